//! What captains report from their tables. A report changes nothing by itself, unless it concerns the table alone
//! (the button, a hand that is finished) or the club lets eliminations through; the desk confirms the rest. What
//! waits is kept in the club file, so that it still waits after a crash.

mod kept;
mod versions;

use serde::{Deserialize, Serialize};
use tapis_engine::Action;
use tapis_engine::base::quantity::{Chips, EntryId, Millis, SeatNo, TableNo, TournamentId};
use tapis_engine::journal::action::{BustLine, Position};
use tapis_engine::state::stacks::CountedStack;
use tapis_store::{Beside, StoreError};

use crate::{Acted, Club, Problem};

use kept::Reports;

pub use versions::{RecordedOut, ReportConfirms, ReportDecision, ReportVersion};

/// A stack that was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReportedStack {
    /// Whose.
    pub entry: EntryId,
    /// The chips.
    pub chips: Chips,
}

/// What a captain reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// A player who is out asks for another entry. It is booked at the desk, with the money.
    ReEntry {
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReportState {
    /// The desk has not looked at it yet.
    Waiting,
    /// It is done.
    Done,
    /// The desk has put it aside.
    Dismissed,
}

/// A report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Its number; a later report has a higher one.
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
    /// A report that has no number yet.
    fn without_number(
        tournament: TournamentId,
        table: TableNo,
        by: &str,
        what: Reported,
        at: Millis,
        state: ReportState,
    ) -> Self {
        Report { id: 0, tournament, table, by: by.to_owned(), at, what, state }
    }

    fn waits(&self) -> bool {
        self.state == ReportState::Waiting
    }

    /// What is done where it is true and nothing of it has happened yet; none: the desk only takes note.
    fn action(&self) -> Option<Action> {
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
            Reported::ReEntry { entry } => Some(Action::ReEnter { entry: *entry, paid: true }),
            Reported::Stacks { stacks } => Some(counted(stacks)),
            Reported::Stranger { .. } | Reported::Floor { .. } => None,
        }
    }

    /// It concerns the table alone, or the club lets it through: nothing waits for the desk.
    fn at_once(&self, eliminations: bool) -> bool {
        match self.what {
            Reported::Button { .. } | Reported::HandDone {} => true,
            Reported::Out { .. } => eliminations,
            _ => false,
        }
    }
}

fn counted(stacks: &[ReportedStack]) -> Action {
    let counted = |stack: &ReportedStack| CountedStack { entry: stack.entry, chips: stack.chips };
    Action::CountStacks { stacks: stacks.iter().map(counted).collect(), forgotten: Vec::new() }
}

impl Club {
    /// Takes what a captain reports. Answers the report, and what was done where the desk need not confirm it. The
    /// same from the same table again, while it waits, is the one that is there.
    ///
    /// # Errors
    /// Where the table is not in play, or it cannot be as reported; nothing is kept then.
    pub fn report(
        &mut self,
        id: TournamentId,
        table: TableNo,
        by: &str,
        what: Reported,
        at: Millis,
    ) -> Result<(Report, Option<Acted>), Problem> {
        if !self.tournament(id)?.tables().contains_key(&table) {
            return Err(Problem::new("report-table_closed", &[("table", i64::from(table).into())]));
        }
        let mut reports = self.kept_reports()?;
        let report = Report::without_number(id, table, by, what, at, ReportState::Waiting);
        let too_many = || Problem::new("report-too_many", &[]);
        let report = reports.take(report).ok_or_else(too_many)?;
        let eliminates = self.captain_settings()?.eliminates;
        match report.action() {
            // The engine says at once what cannot be.
            Some(action) if report.at_once(eliminates) => {
                reports.set(report.id, ReportState::Done);
                let acted = self.act_settling(id, &action, at, &reports)?;
                return Ok((Report { state: ReportState::Done, ..report }, Some(acted)));
            }
            Some(action) => {
                self.foresee(id, &action, at)?;
            }
            None => {}
        }
        self.keep_reports(&reports, at)?;
        Ok((report, None))
    }

    /// The state of a report that was taken before, though its answer may have been lost. One that was forgotten since
    /// is done.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn reported_before(
        &mut self,
        id: TournamentId,
        table: TableNo,
        by: &str,
        what: Reported,
        at: Millis,
    ) -> Result<Report, Problem> {
        let reports = self.kept_reports()?;
        let tournament = self.tournament(id)?;
        let found = reports.of(id).rev().find(|report| report.table == table && report.what == what);
        Ok(match found {
            Some(report) => versions::told(report, tournament),
            None => Report::without_number(id, table, by, what, at, ReportState::Done),
        })
    }

    /// What waits for the desk, the oldest first: reports that say different things of the same are one decision.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn report_decisions(&mut self, id: TournamentId) -> Result<Vec<ReportDecision>, Problem> {
        let reports = self.kept_reports()?;
        let tournament = self.tournament(id)?;
        Ok(versions::decisions(reports.of(id), tournament))
    }

    /// The latest reports of a table, the latest first. What the desk has recorded by itself is done.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn reports_of_table(&mut self, id: TournamentId, table: TableNo) -> Result<Vec<Report>, Problem> {
        let reports = self.kept_reports()?;
        let tournament = self.tournament(id)?;
        let here = reports.of(id).filter(|report| report.table == table).rev().take(SHOWN);
        Ok(here.map(|report| versions::told(report, tournament)).collect())
    }

    /// The tournament that a report belongs to.
    ///
    /// # Errors
    /// Where there is no such report.
    pub fn tournament_of_report(&self, report: u32) -> Result<TournamentId, Problem> {
        self.kept_reports()?.find(report).map(|found| found.tournament).ok_or_else(gone)
    }

    /// Does what a report says, or takes note of it, and puts aside what says otherwise. Answers the last thing that
    /// was done; none: it was only noted.
    ///
    /// # Errors
    /// Where there is no such report, it was answered, or it can no longer be; then it still waits.
    pub fn report_confirm(&mut self, report: u32, at: Millis) -> Result<Option<Acted>, Problem> {
        let mut reports = self.kept_reports()?;
        let found = reports.find(report).cloned().ok_or_else(gone)?;
        let id = found.tournament;
        let tournament = self.tournament(id)?;
        if !versions::told(&found, tournament).waits() {
            return Err(Problem::new("report-answered", &[]));
        }
        let mut actions = versions::remedy(&found, tournament);
        let against: Vec<u32> = reports
            .of(id)
            .filter(|other| versions::contradict(&found, other))
            .map(|other| other.id)
            .collect();
        reports.set(report, ReportState::Done);
        against.into_iter().for_each(|other| reports.set(other, ReportState::Dismissed));
        let Some(last) = actions.pop() else {
            self.keep_reports(&reports, at)?;
            return Ok(None);
        };
        // The command that confirms it is done once the last is.
        let command = self.file.take_command();
        for action in actions {
            self.act(id, &action, at)?;
        }
        self.file.set_command(command);
        Ok(Some(self.act_settling(id, &last, at, &reports)?))
    }

    /// Puts reports of a tournament aside.
    ///
    /// # Errors
    /// Where there is none of that number, or one was answered; then none is put aside.
    pub fn reports_dismiss(&mut self, id: TournamentId, ids: &[u32], at: Millis) -> Result<(), Problem> {
        let mut reports = self.kept_reports()?;
        for report in ids {
            let found = reports.of(id).find(|found| found.id == *report).ok_or_else(gone)?;
            if !found.waits() {
                return Err(Problem::new("report-answered", &[]));
            }
            reports.set(*report, ReportState::Dismissed);
        }
        self.keep_reports(&reports, at)
    }

    /// Forgets what was reported from the tables of a tournament that is over, or gone.
    pub(crate) fn forget_reports(&mut self, id: TournamentId) -> Result<(), Problem> {
        let mut reports = self.kept_reports()?;
        if reports.forget(id) { Ok(self.file.keep(kept::SETTING, &reports)?) } else { Ok(()) }
    }

    /// Does something, and keeps the reports as they are then, both or neither.
    fn act_settling(
        &mut self,
        id: TournamentId,
        action: &Action,
        at: Millis,
        reports: &Reports,
    ) -> Result<Acted, Problem> {
        let text = crate::act::json(reports)?;
        self.act_beside(id, action, at, &mut rand::rng(), Some(Beside::Setting(kept::SETTING, &text)))
    }

    fn kept_reports(&self) -> Result<Reports, Problem> {
        let Some(text) = self.file.setting(kept::SETTING)? else { return Ok(Reports::default()) };
        // What a newer version wrote is not written over.
        Ok(serde_json::from_str(&text).map_err(|_| StoreError::SettingUnread(kept::SETTING.to_owned()))?)
    }

    /// They were read before they were changed.
    fn keep_reports(&self, reports: &Reports, at: Millis) -> Result<(), Problem> {
        Ok(self.file.keep_done(kept::SETTING, reports, at)?)
    }
}

/// The most reports of a table that its captain is shown.
const SHOWN: usize = 8;

fn gone() -> Problem {
    Problem::new("report-gone", &[])
}
