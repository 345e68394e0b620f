//! The reports that the club file keeps: those that wait, and the last ones that were answered.

use serde::{Deserialize, Serialize};
use tapis_engine::Action;
use tapis_engine::base::quantity::{Chips, EntryId, Millis, SeatNo, TableNo, TournamentId};
use tapis_engine::journal::action::{BustLine, Position};
use tapis_engine::state::stacks::CountedStack;

/// The setting that holds them.
pub(super) const SETTING: &str = "captains-reports";
/// The most waiting reports that are kept.
const MOST: usize = 100;
/// The most answered reports that are kept, so that captains see what became of theirs.
const ANSWERED: usize = 24;

/// The reports, the latest last.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reports {
    last: u32,
    list: Vec<Report>,
}

impl Reports {
    /// Takes a report and numbers it. The same from the same table again, while it waits, is the one that is there.
    /// `None` if too many wait.
    pub(super) fn take(&mut self, mut report: Report) -> Option<Report> {
        let same = |known: &&Report| {
            known.waits()
                && (known.tournament, known.table, &known.what)
                    == (report.tournament, report.table, &report.what)
        };
        if let Some(known) = self.list.iter().find(same) {
            return Some(known.clone());
        }
        if self.list.iter().filter(|known| known.waits()).count() >= MOST {
            return None;
        }
        self.last = self.last.wrapping_add(1);
        report.id = self.last;
        self.list.push(report.clone());
        Some(report)
    }

    pub(super) fn find(&self, id: u32) -> Option<&Report> {
        self.list.iter().find(|report| report.id == id)
    }

    /// Those of a tournament, oldest first.
    pub(super) fn of(&self, id: TournamentId) -> impl DoubleEndedIterator<Item = &Report> {
        self.list.iter().filter(move |report| report.tournament == id)
    }

    pub(super) fn set(&mut self, id: u32, state: ReportState) {
        if let Some(report) = self.list.iter_mut().find(|report| report.id == id) {
            report.state = state;
        }
        let answered = self.list.iter().filter(|report| !report.waits()).count();
        let mut too_many = answered.saturating_sub(ANSWERED);
        self.list.retain(|report| {
            let goes = too_many > 0 && !report.waits();
            too_many -= usize::from(goes);
            !goes
        });
    }

    /// Forgets those of a tournament. False: there were none.
    pub(super) fn forget(&mut self, id: TournamentId) -> bool {
        let before = self.list.len();
        self.list.retain(|report| report.tournament != id);
        self.list.len() < before
    }
}

/// Fate of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReportState {
    /// The desk has not looked at it yet.
    Waiting,
    Done,
    /// The desk has put it aside.
    Dismissed,
}

/// Report of a captain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Its number; a later report has a higher one.
    pub id: u32,
    pub tournament: TournamentId,
    pub table: TableNo,
    /// Author of the report: the person, or else the device.
    pub by: String,
    pub at: Millis,
    pub what: ReportContent,
    /// Fate of the report.
    pub state: ReportState,
}

impl Report {
    /// A report that has no number yet.
    pub(crate) fn without_number(
        tournament: TournamentId,
        table: TableNo,
        by: &str,
        what: ReportContent,
        at: Millis,
        state: ReportState,
    ) -> Self {
        Report { id: 0, tournament, table, by: by.to_owned(), at, what, state }
    }

    pub(crate) fn waits(&self) -> bool {
        self.state == ReportState::Waiting
    }

    /// Action to be done if it is true and nothing of it has happened yet; `None` if the desk only takes note.
    pub(crate) fn action(&self) -> Option<Action> {
        let table = self.table;
        match &self.what {
            ReportContent::Out { players } => Some(Action::Bust { players: players.clone() }),
            ReportContent::Button { seat } => {
                Some(Action::TellPosition { table, seat: *seat, position: Position::Button })
            }
            ReportContent::HandDone {} => Some(Action::TableHandDone { table, done: true }),
            ReportContent::Rebuy { entry } => {
                Some(Action::Rebuy { entry: *entry, stack: Chips::ZERO, paid: true })
            }
            ReportContent::ReEntry { entry } => Some(Action::ReEnter { entry: *entry, paid: true }),
            ReportContent::Stacks { stacks } => Some(counted(stacks)),
            ReportContent::Stranger { .. } | ReportContent::Floor { .. } => None,
        }
    }

    /// It concerns the table alone, or the club lets it through: nothing waits for the desk.
    pub(crate) fn at_once(&self, eliminations: bool) -> bool {
        match self.what {
            ReportContent::Button { .. } | ReportContent::HandDone {} => true,
            ReportContent::Out { .. } => eliminations,
            _ => false,
        }
    }
}

/// Content of a captain's report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReportContent {
    /// One or several players are out in one hand.
    Out {
        /// Players with those who put them out, and the stacks at the start of the hand if there are several.
        players: Vec<BustLine>,
    },
    /// Somebody else sits on a seat than should.
    Stranger {
        seat: SeatNo,
        /// Person who sits there, in the captain's words.
        who: String,
    },
    /// Seat of the button in the last hand.
    Button { seat: SeatNo },
    /// The table has finished the hand, in hand-for-hand play.
    HandDone {},
    /// Chips that were counted at a break.
    Stacks { stacks: Vec<ReportedStack> },
    /// A player asks for a rebuy. It is booked at the desk, with the money.
    Rebuy { entry: EntryId },
    /// A player who is out asks for another entry. It is booked at the desk, with the money.
    ReEntry { entry: EntryId },
    /// Somebody is to come to the table.
    Floor {
        /// Reason in the captain's words; empty if not stated.
        words: String,
    },
}

pub(crate) fn counted(stacks: &[ReportedStack]) -> Action {
    let counted = |stack: &ReportedStack| CountedStack { entry: stack.entry, chips: stack.chips };
    Action::CountStacks { stacks: stacks.iter().map(counted).collect(), forgotten: Vec::new() }
}

/// A stack that was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReportedStack {
    pub entry: EntryId,
    pub chips: Chips,
}

#[cfg(test)]
mod tests {
    use tapis_engine::base::quantity::{EntryId, Millis};

    use super::*;

    fn rebuy(entry: u32) -> Report {
        let what = ReportContent::Rebuy { entry: EntryId(entry) };
        let (tournament, by, state) = (TournamentId(1), "Zoé".to_owned(), ReportState::Waiting);
        Report { id: 0, tournament, table: 1, by, at: Millis::ZERO, what, state }
    }

    #[test]
    fn a_repeated_report_is_one_until_answered() {
        let mut reports = Reports::default();
        let first = reports.take(rebuy(7)).unwrap();
        assert_eq!(reports.take(rebuy(7)).unwrap().id, first.id);
        reports.set(first.id, ReportState::Dismissed);
        assert_ne!(reports.take(rebuy(7)).unwrap().id, first.id, "asked again after it was put aside");
    }

    #[test]
    fn waiting_reports_stay_and_answered_ones_go() {
        let mut reports = Reports::default();
        let waits = reports.take(rebuy(0)).unwrap();
        for entry in 1..=60 {
            let report = reports.take(rebuy(entry)).unwrap();
            reports.set(report.id, ReportState::Done);
        }
        assert!(reports.find(waits.id).is_some());
        assert_eq!(reports.list.len(), 1 + ANSWERED);
        assert_eq!(reports.list.last().unwrap().what, rebuy(60).what);
        let taken = (100..300).filter(|entry| reports.take(rebuy(*entry)).is_some()).count();
        assert_eq!(taken, MOST - 1);
        assert!(reports.forget(TournamentId(1)) && !reports.forget(TournamentId(1)));
    }
}
