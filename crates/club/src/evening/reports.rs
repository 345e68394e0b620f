//! Reports of captains from their tables. A report changes nothing by itself, unless it concerns the table alone (the
//! button, a hand that is finished) or the club lets eliminations through; the desk confirms the rest. What waits is
//! stored in the club file, so that it still waits after a crash.

pub mod store;
mod versions;

use crate::file::subjects::TableReports;
use tapis_engine::Action;
use tapis_engine::base::quantity::{Millis, TableNo, TournamentId};
use tapis_store::{Beside, StoreError};

use crate::evening::reports::store::{Report, ReportContent, ReportState};
use crate::{ActionOutcome, Problem};

use store::Reports;

pub use versions::{RecordedOut, ReportConfirms, ReportDecision, ReportVersion};

impl TableReports<'_> {
    /// Takes what a captain reports. Answers the report, and what was done where the desk need not confirm it. The same
    /// from the same table again, while it waits, is the one that is there.
    ///
    /// # Errors
    /// If the table is not in play, or it cannot be as reported; nothing is stored then.
    pub fn report(
        &mut self,
        id: TournamentId,
        table: TableNo,
        by: &str,
        what: ReportContent,
        at: Millis,
    ) -> Result<(Report, Option<ActionOutcome>), Problem> {
        if !self.club.tournament(id)?.tables().contains_key(&table) {
            return Err(Problem::new("report-table_closed", &[("table", i64::from(table).into())]));
        }
        let mut reports = self.kept_reports()?;
        let report = Report::without_number(id, table, by, what, at, ReportState::Waiting);
        let too_many = || Problem::new("report-too_many", &[]);
        let report = reports.take(report).ok_or_else(too_many)?;
        let eliminates = self.club.phones().captain_settings()?.eliminates;
        match report.action() {
            // The engine says at once what cannot be.
            Some(action) if report.at_once(eliminates) => {
                reports.set(report.id, ReportState::Done);
                let acted = self.act_settling(id, &action, at, &reports)?;
                return Ok((Report { state: ReportState::Done, ..report }, Some(acted)));
            }
            Some(action) => {
                self.club.play().foresee(id, &action, at)?;
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
        what: ReportContent,
        at: Millis,
    ) -> Result<Report, Problem> {
        let reports = self.kept_reports()?;
        let tournament = self.club.tournament(id)?;
        let found = reports.of(id).rev().find(|report| report.table == table && report.what == what);
        Ok(match found {
            Some(report) => versions::told(report, tournament),
            None => Report::without_number(id, table, by, what, at, ReportState::Done),
        })
    }

    /// Decisions that wait for the desk, oldest first: reports that say different things of the same are one decision.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn report_decisions(&mut self, id: TournamentId) -> Result<Vec<ReportDecision>, Problem> {
        let reports = self.kept_reports()?;
        let tournament = self.club.tournament(id)?;
        Ok(versions::decisions(reports.of(id), tournament))
    }

    /// The latest reports of a table, latest first. What the desk has recorded by itself is done.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn reports_of_table(&mut self, id: TournamentId, table: TableNo) -> Result<Vec<Report>, Problem> {
        let reports = self.kept_reports()?;
        let tournament = self.club.tournament(id)?;
        let here = reports.of(id).filter(|report| report.table == table).rev().take(SHOWN);
        Ok(here.map(|report| versions::told(report, tournament)).collect())
    }

    /// The tournament that a report belongs to.
    ///
    /// # Errors
    /// If there is no such report.
    pub fn tournament_of_report(&self, report: u32) -> Result<TournamentId, Problem> {
        self.kept_reports()?.find(report).map(|found| found.tournament).ok_or_else(gone)
    }

    /// Does what a report says, or takes note of it, and puts aside what says otherwise. Answers the last thing that
    /// was done; `None` if it was only noted.
    ///
    /// # Errors
    /// If there is no such report, it was answered, or it can no longer be; then it still waits.
    pub fn report_confirm(&mut self, report: u32, at: Millis) -> Result<Option<ActionOutcome>, Problem> {
        let mut reports = self.kept_reports()?;
        let found = reports.find(report).cloned().ok_or_else(gone)?;
        let id = found.tournament;
        let tournament = self.club.tournament(id)?;
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
        let command = self.club.file.take_command();
        for action in actions {
            self.club.play().act(id, &action, at)?;
        }
        self.club.file.set_command(command);
        Ok(Some(self.act_settling(id, &last, at, &reports)?))
    }

    /// Puts reports of a tournament aside.
    ///
    /// # Errors
    /// If there is none of that number, or one was answered; then none is put aside.
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
        if reports.forget(id) {
            Ok(self.club.file.settings().keep(store::SETTING, &reports)?)
        } else {
            Ok(())
        }
    }

    /// Does something, and keeps the reports as they are then, both or neither.
    fn act_settling(
        &mut self,
        id: TournamentId,
        action: &Action,
        at: Millis,
        reports: &Reports,
    ) -> Result<ActionOutcome, Problem> {
        let text = crate::evening::act::json(reports)?;
        self.club.play().act_beside(
            id,
            action,
            at,
            &mut rand::rng(),
            Some(Beside::Setting(store::SETTING, &text)),
        )
    }

    fn kept_reports(&self) -> Result<Reports, Problem> {
        let Some(text) = self.club.file.settings().setting(store::SETTING)? else {
            return Ok(Reports::default());
        };
        // A report of a newer version is not overwritten.
        Ok(serde_json::from_str(&text).map_err(|_| StoreError::SettingUnread(store::SETTING.to_owned()))?)
    }

    /// They were read before they were changed.
    fn keep_reports(&self, reports: &Reports, at: Millis) -> Result<(), Problem> {
        Ok(self.club.file.settings().keep_done(store::SETTING, reports, at)?)
    }
}

/// The most reports of a table that its captain is shown.
const SHOWN: usize = 8;

fn gone() -> Problem {
    Problem::new("report-gone", &[])
}
