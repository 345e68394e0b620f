//! Seasons and their standings.

use tapis_engine::quantity::SeasonId;
use tapis_locale::Language;
use tapis_store::{Season, SeasonDraft, StandingLine};

use super::{Library, erased_name};
use crate::Problem;

impl Library<'_> {
    /// All seasons, the latest first.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn seasons(&self) -> Result<Vec<Season>, Problem> {
        Ok(self.file.seasons()?)
    }

    /// Adds a season, or changes one.
    ///
    /// # Errors
    /// A sentence for each thing that is not right.
    pub fn save_season(&self, draft: &SeasonDraft) -> Result<SeasonId, Problem> {
        Ok(self.file.save_season(draft)?)
    }

    /// The standings of a season.
    ///
    /// # Errors
    /// Where there is none.
    pub fn standings(&self, language: Language, season: SeasonId) -> Result<Vec<StandingLine>, Problem> {
        let mut lines = self.file.standings(season)?;
        for line in lines.iter_mut().filter(|line| line.name.trim().is_empty()) {
            line.name = erased_name(line.member).say(language);
        }
        Ok(lines)
    }
}
