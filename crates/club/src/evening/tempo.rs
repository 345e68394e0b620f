//! Tempo of the club, from its own past evenings.

use crate::file::subjects::LevelDesign;
use tapis_engine::structure::{PastEvening, Step, Tempo, Wish, design, fitted};
use tapis_engine::{Phase, SetupDraft};

/// So many of the latest evenings speak for the club: it changes, and reading journals takes time.
const LATEST: usize = 20;

impl LevelDesign<'_> {
    /// The tempo of the club's latest evenings; the general one while there are too few. Their
    /// journals are read when it is first asked for, and again after another evening is over.
    pub fn tempo(&mut self) -> Tempo {
        if let Some(tempo) = self.club.tempo {
            return tempo;
        }
        let tempo = Tempo::learnt(&self.past_evenings()).unwrap_or_default();
        self.club.tempo = Some(tempo);
        tempo
    }

    /// The latest evenings that were played until one player had all chips. A file or a journal
    /// that cannot be read says so where it is opened; here it only says nothing of the tempo.
    fn past_evenings(&self) -> Vec<PastEvening> {
        let rows = self.club.file.tournaments().all().unwrap_or_default();
        let finished = rows.iter().filter(|row| row.status == Phase::Finished && !row.recorded);
        let replayed = finished.filter_map(|row| self.club.replay(row.id).ok()?.end_forecast().past());
        replayed.take(LATEST).collect()
    }

    /// A structure designed for an evening of this club, for the games of a set-up.
    pub fn design_levels(&mut self, wish: &Wish, draft: &SetupDraft) -> Vec<Step> {
        let wish = Wish { break_after: draft.sales_last_level(), ..wish.clone() };
        fitted(&design(&wish, self.tempo()), draft.stakes(), &wish.chips)
    }
}
