//! The evenings ahead, as the club's first screen shows them: what is ready, what is missing, who is expected.

use crate::file::subjects::Schedule;
use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, MemberId, Millis, TableNo, TournamentId};
use tapis_engine::play::sign_ups::{SignUpState, SignUpsView};
use tapis_engine::setup::RoomTable;
use tapis_engine::structure::Step;
use tapis_engine::{Action, Phase, SetupDraft};
use tapis_locale::alphabetical;
use tapis_store::{Member, TournamentRow};

use crate::{ActionOutcome, Problem};

/// As many of those who are awaited are named.
const NAMED: usize = 8;

/// The evening that is prepared or played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningAhead {
    /// The number in the file.
    pub id: TournamentId,
    pub name: String,
    /// The day it is played.
    pub date: String,
    /// Phase of the evening.
    pub phase: Phase,
    /// States of the steps until its clock runs.
    pub steps: Steps,
    /// Venue of the evening; empty if not stated.
    pub venue: String,
    /// Start in minutes after midnight.
    pub start_minute: u16,
    /// Number of the club's members.
    pub members: u32,
    pub entries: u32,
    /// Of these, who is still in it.
    pub left: u32,
    /// Amount that its players still owe.
    pub owed: Cents,
    /// Currency of the evening; `None` if it is played without money.
    pub currency: Option<String>,
    /// Seats in the room.
    pub seats: u32,
    /// Seats that are wanted. Before the draw: for those who are in and those who signed up and have a place; where
    /// nobody signed up, for as many as came last time.
    pub wanted: u32,
    /// Tables that the room lacks for that.
    pub tables_lacking: u32,
    pub tables: u32,
    /// Levels of its structure.
    pub levels: u32,
    /// Source of the list of awaited players.
    pub awaited_by: ExpectedListSource,
    /// Number of those awaited who are not in yet.
    pub awaited: u32,
    /// The first of them, by name.
    pub awaited_first: Vec<String>,
    /// Number of players who signed up and wait for a place.
    pub waiting: u32,
    /// Number of free places; `None` for no limit.
    pub places_left: Option<u32>,
    /// The last evening that is over.
    pub last: Option<LastEvening>,
}

/// Source of the list of players who come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ExpectedListSource {
    /// They signed up, and have a place.
    SignedUp,
    /// They came last time: nobody signed up.
    LastTime,
}

/// State of a step on the way to the first hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    Done,
    /// It is to be done now.
    Now,
    /// Something is missing, which can be put right at any time.
    Lacking,
    /// Other steps must come first.
    Later,
}

/// The steps from an empty club to the running clock; at most one is to be done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Steps {
    /// The club has members.
    pub players: StepState,
    /// Those who are wanted are in.
    pub entries: StepState,
    /// There is a seat for each of them, and the seats are drawn.
    pub seats: StepState,
    pub clock: StepState,
}

impl Steps {
    fn of(phase: Phase, members: u32, entries: u32, seats: u32, wanted: u32) -> Self {
        use StepState::{Done, Lacking, Later, Now};
        let closed = phase != Phase::Registering;
        let nobody = members == 0 && entries == 0;
        let enough = entries >= wanted.max(2);
        Steps {
            players: if nobody { Now } else { Done },
            entries: match (closed || enough, nobody) {
                (true, _) => Done,
                (false, true) => Later,
                (false, false) => Now,
            },
            seats: match (closed, seats < wanted, enough) {
                (true, _, _) => Done,
                (false, true, _) => Lacking,
                (false, false, true) => Now,
                (false, false, false) => Later,
            },
            clock: match (phase, closed) {
                (Phase::Playing | Phase::Finished, _) => Done,
                (_, true) => Now,
                (_, false) => Later,
            },
        }
    }
}

/// Results of the last evening, and its open tasks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastEvening {
    /// The number in the file.
    pub id: TournamentId,
    /// The day it was played.
    pub date: String,
    pub entries: u32,
    /// Winner of the evening; several where they shared.
    pub winner: String,
    /// Duration of play; `None` if nobody knows.
    pub lasted: Option<Millis>,
    pub incidents: u32,
    /// Amount that its players still owe.
    pub owed: Cents,
    pub currency: Option<String>,
}

/// Those that are played now, then today's that are not over; where there is neither the next one that is not over,
/// otherwise the last such. None of them is archived.
pub(crate) fn ahead(rows: &[TournamentRow], today: NaiveDate) -> Vec<&TournamentRow> {
    let today = today.to_string();
    // The latest stands first in the list.
    let open = || rows.iter().rev().filter(|row| row.status != Phase::Finished && !row.archived);
    let playing = open().filter(|row| row.status == Phase::Playing);
    let tonight = open().filter(|row| row.status != Phase::Playing && row.date == today);
    let now: Vec<&TournamentRow> = playing.chain(tonight).collect();
    if !now.is_empty() {
        return now;
    }
    open().find(|row| row.date >= today).or_else(|| open().next_back()).into_iter().collect()
}

fn last_over(rows: &[TournamentRow]) -> Option<&TournamentRow> {
    rows.iter().find(|row| row.status == Phase::Finished)
}

impl Schedule<'_> {
    /// Players of the last time who are not in yet, in alphabetical order.
    fn names_missing(&self, tournament: TournamentId, last: TournamentId) -> Result<Vec<String>, Problem> {
        let mut names = self.club.file.attendance().missing_from(tournament, last)?;
        names.sort_by_cached_key(|(last, first)| alphabetical(last, first));
        Ok(names.into_iter().map(|(last, first)| format!("{first} {last}").trim().to_owned()).collect())
    }

    /// Players who signed up, have a place and are not in yet, in alphabetical order.
    fn names_expected(&self, tournament: TournamentId, view: &SignUpsView) -> Result<Vec<String>, Problem> {
        let expected = view.lines.iter().filter(|line| line.state == SignUpState::Expected);
        let expected: BTreeSet<MemberId> = expected.map(|line| line.member).collect();
        let mut members = self.club.file.members().members_signed_up(tournament)?;
        members.retain(|member| expected.contains(&member.id) && !member.erased);
        members.sort_by_cached_key(|member| alphabetical(&member.card.last_name, &member.card.first_name));
        let name = |member: &Member| member.card.full_name().trim().to_owned();
        Ok(members.iter().map(name).collect())
    }

    /// The evenings ahead: those that are played, then those that are prepared; `None` if nothing is prepared.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn evenings_ahead(&mut self, today: NaiveDate) -> Result<Vec<EveningAhead>, Problem> {
        let rows = self.club.tournaments().all()?;
        let last = last_over(&rows);
        ahead(&rows, today).into_iter().map(|row| self.evening_ahead(row.clone(), last.cloned())).collect()
    }

    fn evening_ahead(
        &mut self,
        row: TournamentRow,
        last: Option<TournamentRow>,
    ) -> Result<EveningAhead, Problem> {
        let sign_ups = self.club.tournament(row.id)?.registration().sign_ups_view();
        let awaited_by = if sign_ups.lines.is_empty() {
            ExpectedListSource::LastTime
        } else {
            ExpectedListSource::SignedUp
        };
        let awaited = match (awaited_by, &last, row.status) {
            (ExpectedListSource::SignedUp, _, Phase::Registering) => {
                self.names_expected(row.id, &sign_ups)?
            }
            (ExpectedListSource::LastTime, Some(last), Phase::Registering) => {
                self.names_missing(row.id, last.id)?
            }
            _ => Vec::new(),
        };
        let members = self.club.file.attendance().member_count()?;
        let expected = match awaited_by {
            ExpectedListSource::SignedUp => row.entries.saturating_add(sign_ups.expected),
            ExpectedListSource::LastTime => last.as_ref().map_or(0, |last| last.entries),
        };
        let last = match last {
            Some(TournamentRow { id, date, entries, .. }) => {
                let found = self.club.file.attendance().winner(id)?;
                let (winner, currency) = found.map(|found| (found.name, found.currency)).unwrap_or_default();
                let played = self.club.tournament(id)?;
                let lasted = played.ended_at().zip(played.started_at());
                let lasted = lasted.map(|(ended, began)| ended.saturating_sub(began));
                let owed =
                    played.entries().iter().filter(|entry| entry.counts()).map(|entry| entry.owed()).sum();
                let incidents = self.club.file.attendance().incidents(id)?;
                Some(LastEvening { id, date, entries, winner, lasted, incidents, owed, currency })
            }
            None => None,
        };
        let tournament = self.club.tournament(row.id)?;
        let setup = tournament.setup();
        let seats: u32 =
            setup.tables.iter().map(|table| u32::from(table.seats.min(setup.seats_per_table))).sum();
        let wanted = if row.status == Phase::Registering { row.entries.max(expected) } else { row.entries };
        let inside = tournament.entries().iter().filter(|entry| entry.counts());
        let levels = setup.steps.iter().filter(|step| matches!(step, Step::Level { .. })).count();
        let at_each = u32::from(setup.seats_per_table).max(1);
        let left = inside.clone().filter(|entry| entry.alive()).count();
        Ok(EveningAhead {
            steps: Steps::of(row.status, members, row.entries, seats, wanted),
            left: u32::try_from(left).unwrap_or(u32::MAX),
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
            awaited_by,
            waiting: sign_ups.waiting,
            places_left: sign_ups.places_left,
            awaited: u32::try_from(awaited.len()).unwrap_or(u32::MAX),
            awaited_first: awaited.into_iter().take(NAMED).collect(),
            last,
            id: row.id,
            name: row.name,
            date: row.date,
            phase: row.status,
            entries: row.entries,
        })
    }

    /// Limits how many may play, or lifts the limit. Whoever signed up beyond it waits.
    ///
    /// # Errors
    /// As [`Play::act`].
    pub fn set_capacity(
        &mut self,
        id: TournamentId,
        capacity: Option<u32>,
        at: Millis,
    ) -> Result<ActionOutcome, Problem> {
        let setup = SetupDraft { capacity, ..self.club.tournament(id)?.setup().to_draft() };
        self.club.play().act(id, &Action::Amend { setup: Box::new(setup) }, at)
    }

    /// Adds the tables that the evening ahead lacks to its room.
    ///
    /// # Errors
    /// As [`Play::act`].
    pub fn add_tables(&mut self, id: TournamentId, count: u32, at: Millis) -> Result<ActionOutcome, Problem> {
        let mut setup = self.club.tournament(id)?.setup().to_draft();
        let first = setup.tables.iter().map(|table| table.no).max().unwrap_or(0).saturating_add(1);
        let last = first.saturating_add(TableNo::try_from(count).unwrap_or(TableNo::MAX));
        setup.tables.extend((first..last).map(|no| RoomTable::new(no, setup.seats_per_table)));
        self.club.play().act(id, &Action::Amend { setup: Box::new(setup) }, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: i64, date: &str, status: Phase) -> TournamentRow {
        let (name, date) = (id.to_string(), date.to_owned());
        let id = TournamentId(id);
        TournamentRow { id, season: None, name, date, status, entries: 0, recorded: false, archived: false }
    }

    #[test]
    fn the_evening_ahead_is_the_present_or_next() {
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
        let found = |rows: &[TournamentRow], today: &str| -> Vec<i64> {
            ahead(rows, day(today)).into_iter().map(|row| row.id.0).collect()
        };
        assert_eq!(found(&rows, "2026-11-20"), [3]);
        assert_eq!(found(&rows, "2026-11-21"), [2]);
        // Nothing later: the last that is not over.
        assert_eq!(found(&rows, "2027-01-01"), [2]);
        // Two in one evening: the one that is played comes first.
        let mut more = rows.to_vec();
        more.insert(0, row(5, "2026-11-27", Playing));
        assert_eq!(found(&more, "2026-11-20"), [5, 3]);
        assert_eq!(found(&more, "2026-11-21"), [5]);
        assert_eq!(found(&more, "2026-11-27"), [5, 2]);
        assert!(found(&[row(1, "2026-11-13", Finished)], "2026-11-20").is_empty());
        assert_eq!(last_over(&rows).map(|row| row.id.0), Some(6));
    }

    #[test]
    fn one_step_is_always_next() {
        use StepState::{Done, Lacking, Later, Now};
        let all = |phase, members, entries, seats, wanted| {
            let Steps { players, entries, seats, clock } = Steps::of(phase, members, entries, seats, wanted);
            [players, entries, seats, clock]
        };
        assert_eq!(all(Phase::Registering, 0, 0, 18, 0), [Now, Later, Later, Later]);
        assert_eq!(all(Phase::Registering, 30, 0, 18, 0), [Done, Now, Later, Later]);
        // As many as last time are expected.
        assert_eq!(all(Phase::Registering, 30, 12, 18, 16), [Done, Now, Later, Later]);
        assert_eq!(all(Phase::Registering, 30, 12, 18, 12), [Done, Done, Now, Later]);
        assert_eq!(all(Phase::Registering, 30, 20, 18, 20), [Done, Done, Lacking, Later]);
        assert_eq!(all(Phase::Drawn, 30, 12, 18, 12), [Done, Done, Done, Now]);
        assert_eq!(all(Phase::Playing, 30, 12, 18, 12), [Done, Done, Done, Done]);
    }
}
