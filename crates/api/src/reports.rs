//! What captains report from their tables. A report changes nothing by itself, unless it concerns the table alone
//! (the button, a hand that is finished) or the club lets eliminations through; the desk confirms the rest.

use serde::{Deserialize, Serialize};
use tapis_club::engine::Action;
use tapis_club::engine::action::{BustLine, Position};
use tapis_club::engine::quantity::{Chips, EntryId, Millis, SeatNo, TableNo, TournamentId};

/// A stack that was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct ReportedStack {
    /// Whose.
    pub entry: EntryId,
    /// The chips.
    pub chips: Chips,
}

/// What a captain reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Reported {
    /// One or several players are out in one hand.
    Out {
        /// Who, by whom, and the stacks at the start of the hand where several are.
        players: Vec<BustLine>,
    },
    /// Somebody else sits on a seat than should.
    Stranger {
        /// The seat.
        seat: SeatNo,
        /// Who sits there, in the captain's words.
        who: String,
    },
    /// Where the button was in the last hand.
    Button {
        /// On which seat.
        seat: SeatNo,
    },
    /// The table has finished the hand, in hand-for-hand play.
    HandDone {},
    /// Chips that were counted at a break.
    Stacks {
        /// Each player's.
        stacks: Vec<ReportedStack>,
    },
    /// A player asks for a rebuy. It is booked at the desk, with the money.
    Rebuy {
        /// Who.
        entry: EntryId,
    },
    /// Somebody is to come to the table.
    Floor {
        /// Why, in the captain's words; empty: not said.
        words: String,
    },
}

/// What became of a report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReportState {
    /// The desk has not looked at it yet.
    Waiting,
    /// It is done.
    Done,
    /// The desk has put it aside.
    Dismissed,
}

/// A report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Report {
    /// Its number, in this start of the program.
    pub id: u32,
    /// Of which tournament.
    pub tournament: TournamentId,
    /// From which table.
    pub table: TableNo,
    /// Who reported it: the person, or else the device.
    pub by: String,
    /// When.
    pub at: Millis,
    /// What.
    pub what: Reported,
    /// What became of it.
    pub state: ReportState,
}

impl Report {
    /// The players that it is about.
    pub(crate) fn about(&self) -> Vec<EntryId> {
        match &self.what {
            Reported::Out { players } => players.iter().map(|line| line.entry).collect(),
            Reported::Rebuy { entry } => vec![*entry],
            _ => Vec::new(),
        }
    }

    /// Another report says something else of the same.
    pub(crate) fn contradicts(&self, other: &Report) -> bool {
        let waits = |report: &Report| report.state == ReportState::Waiting;
        if self.id == other.id || self.tournament != other.tournament || !waits(self) || !waits(other) {
            return false;
        }
        let same_seat = match (&self.what, &other.what) {
            (Reported::Stranger { seat, .. }, Reported::Stranger { seat: there, .. }) => {
                self.table == other.table && seat == there
            }
            _ => false,
        };
        same_seat || (self.about().iter().any(|one| other.about().contains(one)) && self.what != other.what)
    }

    /// What the desk does that confirms it; none: it only takes note.
    pub(crate) fn action(&self) -> Option<Action> {
        let table = self.table;
        match &self.what {
            Reported::Out { players } => Some(Action::Bust { players: players.clone() }),
            Reported::Button { seat } => {
                Some(Action::TellPosition { table, seat: *seat, position: Position::Button })
            }
            Reported::HandDone {} => Some(Action::TableHandDone { table, done: true }),
            Reported::Rebuy { entry } => {
                Some(Action::Rebuy { entry: *entry, stack: Chips::ZERO, paid: true })
            }
            Reported::Stranger { .. } | Reported::Stacks { .. } | Reported::Floor { .. } => None,
        }
    }

    /// It concerns the table alone: nothing waits for the desk.
    pub(crate) fn at_once(&self, eliminations: bool) -> bool {
        match self.what {
            Reported::Button { .. } | Reported::HandDone {} => true,
            Reported::Out { .. } => eliminations,
            _ => false,
        }
    }
}

/// The reports of this start of the program, the latest last.
#[derive(Debug, Default)]
pub(crate) struct Reports {
    last: u32,
    list: Vec<Report>,
}

/// More reports are not kept.
const MOST: usize = 300;

impl Reports {
    /// Takes a report. The same from the same table again, while it waits, is the one that is there.
    pub(crate) fn take(&mut self, mut report: Report) -> Report {
        let same = |known: &&Report| {
            known.state == ReportState::Waiting
                && (known.tournament, known.table, &known.what)
                    == (report.tournament, report.table, &report.what)
        };
        if let Some(known) = self.list.iter().find(same) {
            return known.clone();
        }
        self.last += 1;
        report.id = self.last;
        self.list.push(report.clone());
        if self.list.len() > MOST {
            self.list.remove(0);
        }
        report
    }

    pub(crate) fn find(&self, id: u32) -> Option<&Report> {
        self.list.iter().find(|report| report.id == id)
    }

    pub(crate) fn set(&mut self, id: u32, state: ReportState) {
        if let Some(report) = self.list.iter_mut().find(|report| report.id == id) {
            report.state = state;
        }
    }

    pub(crate) fn waiting(&self) -> impl Iterator<Item = &Report> {
        self.list.iter().filter(|report| report.state == ReportState::Waiting)
    }

    /// The latest of a table, the latest first.
    pub(crate) fn of_table(&self, tournament: TournamentId, table: TableNo) -> Vec<Report> {
        let here = |report: &&Report| (report.tournament, report.table) == (tournament, table);
        self.list.iter().rev().filter(here).take(8).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(table: u16, what: Reported) -> Report {
        Report {
            id: 0,
            tournament: TournamentId(1),
            table,
            by: "Renard Bleu".to_owned(),
            at: Millis::ZERO,
            what,
            state: ReportState::Waiting,
        }
    }

    fn out(entry: u32, by: Option<u32>) -> Reported {
        let line = BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None };
        Reported::Out { players: vec![line] }
    }

    #[test]
    fn a_report_sent_twice_is_one_and_two_that_differ_contradict_each_other() {
        let mut reports = Reports::default();
        let first = reports.take(report(1, out(7, Some(8))));
        assert_eq!(reports.take(report(1, out(7, Some(8)))).id, first.id);
        let other = reports.take(report(1, out(7, Some(9))));
        assert!(first.contradicts(&other) && other.contradicts(&first));
        let elsewhere = reports.take(report(2, out(12, None)));
        assert!(!first.contradicts(&elsewhere));
        let rebuy = reports.take(report(1, Reported::Rebuy { entry: EntryId(7) }));
        assert!(rebuy.contradicts(&first), "out, or still in and asking for chips");
        reports.set(other.id, ReportState::Dismissed);
        assert_eq!(reports.waiting().count(), 3);
        let again = reports.take(report(1, out(7, Some(9))));
        assert_ne!(again.id, other.id, "said again after it was put aside");
    }
}
