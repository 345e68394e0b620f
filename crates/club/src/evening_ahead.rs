//! The evening ahead, as the club's first screen shows it: what is ready, what is missing, whom it awaits.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{Cents, Millis, TableNo, TournamentId};
use tapis_engine::setup::RoomTable;
use tapis_engine::structure::Step;
use tapis_engine::{Action, Phase};
use tapis_locale::alphabetical;
use tapis_store::TournamentRow;

use crate::{Acted, Club, Problem};

/// As many of those who are awaited are named.
const NAMED: usize = 8;

/// The evening that is prepared or played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningAhead {
    /// The number in the file.
    pub id: TournamentId,
    /// What it is called.
    pub name: String,
    /// The day it is played.
    pub date: String,
    /// How far it is.
    pub phase: Phase,
    /// Where it is played; empty: not said.
    pub venue: String,
    /// When it begins, in minutes since midnight.
    pub start_minute: u16,
    /// How many members the club has.
    pub members: u32,
    /// Entries in it.
    pub entries: u32,
    /// What its players still owe.
    pub owed: Cents,
    /// In which currency; none: it is played without money.
    pub currency: Option<String>,
    /// Seats in the room.
    pub seats: u32,
    /// Seats that are wanted: before the draw for as many as came last time.
    pub wanted: u32,
    /// Tables that the room lacks for that.
    pub tables_lacking: u32,
    /// Tables in play.
    pub tables: u32,
    /// Levels of its structure.
    pub levels: u32,
    /// How many of those who came last time are not in yet.
    pub awaited: u32,
    /// The first of them, by name.
    pub awaited_first: Vec<String>,
    /// The last evening that is over.
    pub last: Option<LastEvening>,
}

/// What the last evening's results say, and what it left to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastEvening {
    /// The number in the file.
    pub id: TournamentId,
    /// The day it was played.
    pub date: String,
    /// Players.
    pub entries: u32,
    /// Who won; several where they shared.
    pub winner: String,
    /// What its players still owe.
    pub owed: Cents,
    /// In which currency.
    pub currency: Option<String>,
}

/// What is played now, otherwise the next one that is not over, otherwise the last such.
fn ahead(rows: &[TournamentRow], today: NaiveDate) -> Option<&TournamentRow> {
    let today = today.to_string();
    // The latest stands first in the list.
    let open = || rows.iter().rev().filter(|row| row.status != Phase::Finished);
    let playing = open().find(|row| row.status == Phase::Playing);
    playing.or_else(|| open().find(|row| row.date >= today)).or_else(|| open().next_back())
}

fn last_over(rows: &[TournamentRow]) -> Option<&TournamentRow> {
    rows.iter().find(|row| row.status == Phase::Finished)
}

impl Club {
    /// Who came last time and is not in yet, in the order of the alphabet.
    fn names_missing(&self, tournament: TournamentId, last: TournamentId) -> Result<Vec<String>, Problem> {
        let mut names = self.file.missing_from(tournament, last)?;
        names.sort_by_cached_key(|(last, first)| alphabetical(last, first));
        Ok(names.into_iter().map(|(last, first)| format!("{first} {last}").trim().to_owned()).collect())
    }

    /// The evening ahead; none: nothing is prepared.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn evening_ahead(&mut self, today: NaiveDate) -> Result<Option<EveningAhead>, Problem> {
        let rows = self.tournaments()?;
        let Some(row) = ahead(&rows, today).cloned() else { return Ok(None) };
        let last = last_over(&rows).cloned();
        let awaited = match (&last, row.status) {
            (Some(last), Phase::Registering) => self.names_missing(row.id, last.id)?,
            _ => Vec::new(),
        };
        let members = self.file.member_count()?;
        let expected = last.as_ref().map_or(0, |last| last.entries);
        let last = match last {
            Some(TournamentRow { id, date, entries, .. }) => {
                let found = self.file.winner(id)?;
                let (winner, currency) = found.map(|found| (found.name, found.currency)).unwrap_or_default();
                Some(LastEvening { id, date, entries, winner, owed: self.file.owed(id)?, currency })
            }
            None => None,
        };
        let tournament = self.tournament(row.id)?;
        let setup = tournament.setup();
        let seats: u32 =
            setup.tables.iter().map(|table| u32::from(table.seats.min(setup.seats_per_table))).sum();
        let wanted = if row.status == Phase::Registering { row.entries.max(expected) } else { row.entries };
        let inside = tournament.entries().iter().filter(|entry| entry.counts());
        let levels = setup.steps.iter().filter(|step| matches!(step, Step::Level { .. })).count();
        let at_each = u32::from(setup.seats_per_table).max(1);
        Ok(Some(EveningAhead {
            owed: inside.map(|entry| entry.owed()).sum(),
            currency: setup.money.as_ref().map(|money| money.currency.clone()),
            venue: setup.venue.clone(),
            start_minute: setup.start_minute,
            levels: u32::try_from(levels).unwrap_or(u32::MAX),
            tables: u32::try_from(tournament.tables().len()).unwrap_or(u32::MAX),
            tables_lacking: wanted.saturating_sub(seats).div_ceil(at_each),
            seats,
            wanted,
            members,
            awaited: u32::try_from(awaited.len()).unwrap_or(u32::MAX),
            awaited_first: awaited.into_iter().take(NAMED).collect(),
            last,
            id: row.id,
            name: row.name,
            date: row.date,
            phase: row.status,
            entries: row.entries,
        }))
    }

    /// Adds the tables that the evening ahead lacks to its room.
    ///
    /// # Errors
    /// As [`Club::act`].
    pub fn add_tables(&mut self, id: TournamentId, count: u32, at: Millis) -> Result<Acted, Problem> {
        let mut setup = self.tournament(id)?.setup().to_draft();
        let first = setup.tables.iter().map(|table| table.no).max().unwrap_or(0).saturating_add(1);
        let last = first.saturating_add(TableNo::try_from(count).unwrap_or(TableNo::MAX));
        setup.tables.extend((first..last).map(|no| RoomTable::new(no, setup.seats_per_table)));
        self.act(id, &Action::Amend { setup: Box::new(setup) }, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: i64, date: &str, status: Phase) -> TournamentRow {
        let (name, date) = (id.to_string(), date.to_owned());
        let id = TournamentId(id);
        TournamentRow { id, season: None, name, date, status, entries: 0, recorded: false }
    }

    #[test]
    fn the_evening_ahead_is_the_one_being_played_or_the_next_one() {
        use Phase::{Drawn, Finished, Playing, Registering};
        let day = |text: &str| text.parse::<NaiveDate>().unwrap_or_default();
        // As the file lists them: the latest first.
        let rows = [
            row(2, "2026-11-27", Registering),
            row(3, "2026-11-20", Drawn),
            row(6, "2026-11-13", Finished),
            row(1, "2026-11-13", Finished),
            row(4, "2026-11-06", Registering),
        ];
        let found = |rows: &[TournamentRow], today: &str| ahead(rows, day(today)).map(|row| row.id.0);
        assert_eq!(found(&rows, "2026-11-20"), Some(3));
        assert_eq!(found(&rows, "2026-11-21"), Some(2));
        // Nothing later: the last that is not over.
        assert_eq!(found(&rows, "2027-01-01"), Some(2));
        let mut more = rows.to_vec();
        more.insert(0, row(5, "2026-11-27", Playing));
        assert_eq!(found(&more, "2026-11-20"), Some(5));
        assert_eq!(found(&[row(1, "2026-11-13", Finished)], "2026-11-20"), None);
        assert_eq!(last_over(&rows).map(|row| row.id.0), Some(6));
    }
}
