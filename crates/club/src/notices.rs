//! What is found when a club is opened and the person at the desk is told: tables that were written
//! anew from their journal, journals and other things that this version cannot read.

use tapis_engine::Phase;
use tapis_engine::quantity::{SeasonId, TournamentId};
use tapis_locale::text;
use tapis_store::{Place, Shelf, Shortfall, StoreError, Unreadable};

use crate::act::all_tables;
use crate::live::Live;
use crate::{Club, Problem};

/// Something to be told.
#[derive(Debug)]
pub(crate) enum Notice {
    /// The tables of a tournament differed from its journal in so many rows; they say the same now.
    Mended { tournament: String, rows: usize },
    /// The journal of a tournament cannot be read, or its tables could not be written anew.
    Unsound { tournament: String, error: StoreError },
    /// Something kept cannot be read; it stays in the file.
    Unreadable(Unreadable),
    /// A part of what was acknowledged is not in the file.
    Short(Shortfall),
    /// The file lies where it is at risk; nothing is wrong with it.
    Place(Place),
}

impl Club {
    /// Replays every journal and compares the tables with it: standings and lists are read from the
    /// tables alone. Where they differ they are written anew.
    pub(crate) fn look_over(&mut self) -> Result<(), Problem> {
        let rows = self.file.tournaments();
        let mut notices: Vec<Notice> = self.file.shortfalls().iter().cloned().map(Notice::Short).collect();
        for row in self.stored(rows)? {
            let looked = self.replay(row.id).and_then(|live| Ok((self.mend(row.id, &live)?, live)));
            match looked {
                Ok((mended, live)) => {
                    let tournament = live.setup().name.clone();
                    notices.extend((mended > 0).then_some(Notice::Mended { tournament, rows: mended }));
                    if live.phase() != Phase::Finished {
                        self.live.insert(row.id, live);
                    }
                }
                Err(error) => notices.push(Notice::Unsound { tournament: row.name, error }),
            }
        }
        let unreadable = self.file.unreadable();
        notices.extend(self.stored(unreadable)?.into_iter().map(Notice::Unreadable));
        notices.extend(self.file.risky_place().map(Notice::Place));
        self.notices = notices;
        Ok(())
    }

    /// Standings are read from the tables alone: before they are printed, the tables of the season's
    /// tournaments are compared with their journals once more.
    pub(crate) fn look_over_season(&mut self, season: SeasonId) -> Result<(), Problem> {
        let rows = self.file.tournaments();
        for row in self.stored(rows)?.into_iter().filter(|row| row.season == Some(season)) {
            // A journal that cannot be read was told of when the club was opened.
            let Ok(live) = self.replay(row.id) else { continue };
            let mended = self.mend(row.id, &live);
            let rows = self.stored(mended)?;
            let tournament = live.setup().name.clone();
            self.notices.extend((rows > 0).then_some(Notice::Mended { tournament, rows }));
        }
        Ok(())
    }

    /// Brings a tournament's tables to what its journal says; how many rows differed.
    fn mend(&mut self, id: TournamentId, live: &Live) -> Result<usize, StoreError> {
        let expected = all_tables(live);
        // Rows that cannot even be read differ, all of them.
        let differ = self.file.live_tables(id).map_or(expected.rows(), |found| expected.since(&found).rows());
        if differ > 0 {
            self.file.mend_tables(id, &expected)?;
        }
        Ok(differ)
    }

    /// What was found when the club was opened, a sentence each.
    pub fn notices(&self) -> Vec<String> {
        self.notices.iter().map(|notice| self.notice(notice)).collect()
    }

    /// Those of them that say that something in the file was not as it should be.
    pub fn unsound(&self) -> Vec<String> {
        let unsound = self.notices.iter().filter(|notice| !matches!(notice, Notice::Place(_)));
        unsound.map(|notice| self.notice(notice)).collect()
    }

    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Mended { tournament, rows } => {
                let rows = i64::try_from(*rows).unwrap_or(i64::MAX);
                let values = [("tournament", tournament.clone().into()), ("rows", rows.into())];
                text(self.language, "notice-mended", &values)
            }
            Notice::Unsound { tournament, error } => {
                let reason = Problem::storing(self.language, error).message;
                let values = [("tournament", tournament.clone().into()), ("reason", reason.into())];
                text(self.language, "notice-unsound", &values)
            }
            Notice::Short(Shortfall { name, acknowledged, found, copy, .. }) => {
                let key = if copy.is_some() { "notice-short_copied" } else { "notice-short" };
                let values = [
                    ("tournament", name.clone().into()),
                    ("acknowledged", (*acknowledged).into()),
                    ("found", (*found).into()),
                    ("copy", copy.clone().unwrap_or_default().into()),
                ];
                text(self.language, key, &values)
            }
            Notice::Place(place) => {
                let key = match place {
                    Place::OneDrive => "notice-place_one_drive",
                    Place::Dropbox => "notice-place_dropbox",
                    Place::GoogleDrive => "notice-place_google_drive",
                    Place::ICloud => "notice-place_icloud",
                    Place::Network => "notice-place_network",
                };
                text(self.language, key, &[])
            }
            Notice::Unreadable(Unreadable { shelf, name }) => {
                let key = match shelf {
                    Shelf::ChipSets => "notice-unreadable_chip_set",
                    Shelf::Structures => "notice-unreadable_structure",
                    Shelf::Templates => "notice-unreadable_template",
                };
                text(self.language, key, &[("name", name.clone().into())])
            }
        }
    }
}
