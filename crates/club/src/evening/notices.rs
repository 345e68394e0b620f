//! Findings for the person at the desk when a club is opened: tables that were written anew from their journal,
//! journals and other things that this version cannot read.

use crate::file::subjects::Audit;
use std::collections::BTreeSet;

use tapis_engine::Phase;
use tapis_engine::base::quantity::{SeasonId, TournamentId};
use tapis_locale::Phrase;
use tapis_store::{RiskyPlace, Shelf, Shortfall, StoreError, Unreadable};

use crate::Problem;
use crate::evening::live_tables::all_tables;
use crate::file::live::Live;

impl Audit<'_> {
    /// Replays every journal and compares the tables with it: standings and lists are read from the
    /// tables alone. Where they differ they are written anew.
    pub(crate) fn look_over(&mut self) -> Result<(), Problem> {
        self.look_over_unfinished()?;
        while self.look_over_more(usize::MAX)? {}
        Ok(())
    }

    /// The same, except that the evenings that are over are left to [`look_over_more`](Self::look_over_more).
    pub(crate) fn look_over_unfinished(&mut self) -> Result<(), Problem> {
        self.club.unsound = self.club.file.shortfalls().iter().map(short).collect();
        self.club.unsound.extend(
            self.club
                .file
                .kept_as_found()
                .map(|kept| Phrase::new("notice-short_kept", &[("file", kept.display().to_string().into())])),
        );
        let kept = self.look_over_kept();
        self.club.unsound.extend(kept);
        let rows = self.club.file.tournaments().all()?.into_iter();
        let (over, unfinished): (Vec<_>, Vec<_>) = rows.partition(|row| row.status == Phase::Finished);
        for row in unfinished {
            self.look_over_tournament(row.id, row.name);
        }
        self.club.unsound.extend(self.club.file.checks().unreadable()?.into_iter().map(unreadable));
        self.club.uncompared = over.into_iter().map(|row| row.id).collect();
        Ok(())
    }

    /// Compares some of the evenings that were over when the club was opened with their journals, at most so many.
    /// Answers whether others are left; what it finds is added to [`notices`](Self::notices).
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn look_over_more(&mut self, most: usize) -> Result<bool, Problem> {
        if self.club.uncompared.is_empty() {
            return Ok(false);
        }
        // Some may have been renamed or removed since.
        let rows = self.club.file.tournaments().all()?;
        let some: BTreeSet<TournamentId> =
            self.club.uncompared.drain(..most.min(self.club.uncompared.len())).collect();
        for row in rows {
            if some.contains(&row.id) {
                self.look_over_tournament(row.id, row.name);
            }
        }
        Ok(!self.club.uncompared.is_empty())
    }

    /// Compares the tables of one tournament with its journal, and keeps it in memory if it is not over.
    fn look_over_tournament(&mut self, id: TournamentId, name: String) {
        let compared = self.club.replay(id).and_then(|live| {
            self.mend(id, &live)?;
            Ok(live)
        });
        match compared {
            Ok(live) if live.phase() == Phase::Finished => {}
            Ok(live) => {
                self.club.live.entry(id).or_insert(live);
            }
            Err(error) => {
                let reason = Problem::from(error).message;
                let values = [("tournament", name.into()), ("reason", reason.into())];
                self.club.unsound.push(Phrase::new("notice-unsound", &values));
            }
        }
    }

    /// Standings are read from the tables alone: before they are printed, members and seasons are compared once more
    /// with the library journal, and the tables of the season's tournaments with their journals.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn look_over_season(&mut self, season: SeasonId) -> Result<(), Problem> {
        let tournaments = self.begin_look_over(season)?;
        self.look_over_tournaments(&tournaments)
    }

    /// The first part of [`look_over_season`](Self::look_over_season): members and seasons. Answers the tournaments
    /// that are still to be compared, a few at a time where others wait for the club.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn begin_look_over(&mut self, season: SeasonId) -> Result<Vec<TournamentId>, Problem> {
        for notice in self.look_over_kept() {
            if !self.club.unsound.contains(&notice) {
                self.club.unsound.push(notice);
            }
        }
        let rows = self.club.file.tournaments().all()?.into_iter();
        Ok(rows.filter(|row| row.season == Some(season)).map(|row| row.id).collect())
    }

    /// The second part: the tables of these tournaments.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn look_over_tournaments(&mut self, tournaments: &[TournamentId]) -> Result<(), Problem> {
        for id in tournaments {
            // A journal that cannot be read was told of when the club was opened; a tournament may be gone.
            let Ok(live) = self.club.replay(*id) else { continue };
            self.mend(*id, &live)?;
        }
        Ok(())
    }

    /// Brings a tournament's tables to what its journal says, and notes how many rows differed.
    fn mend(&mut self, id: TournamentId, live: &Live) -> Result<(), StoreError> {
        let expected = all_tables(live);
        // Rows that cannot even be read differ, all of them.
        let differ = self
            .club
            .file
            .checks()
            .live_tables(id)
            .map_or(expected.rows(), |found| expected.since(&found).rows());
        if differ > 0 {
            self.club.file.mend_tables(id, &expected)?;
            self.club.unsound.push(mended(live.setup().name.clone(), differ));
        }
        Ok(())
    }

    /// Findings when the club was opened, a sentence each.
    pub fn notices(&self) -> Vec<Phrase> {
        self.club.unsound.iter().cloned().chain(self.club.file.risky_place().map(at_risk)).collect()
    }

    /// Those of them that say that something in the file was not as it should be.
    pub fn unsound(&self) -> &[Phrase] {
        &self.club.unsound
    }
}

/// The tables of a tournament differed from its journal in so many rows; they say the same now.
fn mended(tournament: String, rows: usize) -> Phrase {
    let rows = i64::try_from(rows).unwrap_or(i64::MAX);
    Phrase::new("notice-mended", &[("tournament", tournament.into()), ("rows", rows.into())])
}

/// A part of what was acknowledged is not in the file.
fn short(Shortfall { tournament, name, acknowledged, found, copy }: &Shortfall) -> Phrase {
    let key = if copy.is_some() { "notice-short_copied" } else { "notice-short" };
    let name = match tournament {
        Some(_) => name.clone().into(),
        None => Phrase::new("notice-short_library", &[]).into(),
    };
    let values = [
        ("tournament", name),
        ("acknowledged", (*acknowledged).into()),
        ("found", (*found).into()),
        ("copy", copy.clone().unwrap_or_default().into()),
    ];
    Phrase::new(key, &values)
}

/// The file lies where it is at risk; nothing is wrong with it.
fn at_risk(place: RiskyPlace) -> Phrase {
    let key = match place {
        RiskyPlace::OneDrive => "notice-place_one_drive",
        RiskyPlace::Dropbox => "notice-place_dropbox",
        RiskyPlace::GoogleDrive => "notice-place_google_drive",
        RiskyPlace::ICloud => "notice-place_icloud",
        RiskyPlace::Network => "notice-place_network",
    };
    Phrase::new(key, &[])
}

/// Something kept cannot be read; it stays in the file.
fn unreadable(Unreadable { shelf, name }: Unreadable) -> Phrase {
    let key = match shelf {
        Shelf::ChipSets => "notice-unreadable_chip_set",
        Shelf::Structures => "notice-unreadable_structure",
        Shelf::Templates => "notice-unreadable_template",
    };
    Phrase::new(key, &[("name", name.into())])
}
