//! Helpers at an evening and their tasks.

use rusqlite::params;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, TournamentId};
use tapis_engine::setup::text::invisible;

use crate::StoreError;
use crate::base::problem::FieldProblem;
use crate::file::subjects::DutiesTable;

/// The longest name of a task, in characters.
const LONGEST: usize = 40;

/// A member helps at an evening.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Duty {
    pub tournament: TournamentId,
    /// Task in the club's words.
    pub task: String,
    /// Helper; of merged records the one that is kept.
    pub member: MemberId,
}

impl DutiesTable<'_> {
    /// Every duty there is, by evening, task and number of the member.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(self) -> Result<Vec<Duty>, StoreError> {
        let sql = "SELECT DISTINCT tournament_id, task, coalesce(member.merged_into, member.id)
                   FROM duty JOIN member ON member.id = duty.member_id ORDER BY 1, 2, 3";
        let mut query = self.file.db.prepare_cached(sql)?;
        let duties = query.query_map([], |row| {
            Ok(Duty {
                tournament: TournamentId(row.get(0)?),
                task: row.get(1)?,
                member: MemberId(row.get(2)?),
            })
        })?;
        Ok(duties.collect::<Result<_, _>>()?)
    }

    /// Notes that a member helps at an evening; nothing changes where it is noted already.
    ///
    /// # Errors
    /// [`StoreError::Fields`] where the task has no name, too long a one, or one with characters that nobody sees;
    /// [`StoreError::NotFound`] where there is no such evening, or no such member any more.
    pub fn add_duty(self, duty: &Duty) -> Result<(), StoreError> {
        let task = duty.task.trim();
        let problems = [
            (task.is_empty(), FieldProblem::TaskMissing),
            (task.chars().count() > LONGEST, FieldProblem::TaskTooLong),
            (task.chars().any(invisible), FieldProblem::Invisible),
        ];
        let problems: Vec<FieldProblem> =
            problems.into_iter().filter_map(|(wrong, problem)| wrong.then_some(problem)).collect();
        if !problems.is_empty() {
            return Err(StoreError::Fields(problems));
        }
        self.file.tournaments().tournament(duty.tournament)?;
        let there = "SELECT EXISTS (SELECT 1 FROM member WHERE id = ?1 AND erased_at IS NULL AND merged_into IS NULL)";
        if !self.file.db.query_row(there, [duty.member.0], |row| row.get::<_, bool>(0))? {
            return Err(StoreError::NotFound("member"));
        }
        let sql = "INSERT OR IGNORE INTO duty (tournament_id, task, member_id) VALUES (?1, ?2, ?3)";
        self.file.journal().write(sql, params![duty.tournament.0, task, duty.member.0])?;
        Ok(())
    }

    /// Notes that a member does not help there after all, under whatever record it was noted.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where it was not noted.
    pub fn remove_duty(self, duty: &Duty) -> Result<(), StoreError> {
        let sql = "DELETE FROM duty WHERE tournament_id = ?1 AND task = ?2
                   AND member_id IN (SELECT id FROM member WHERE ?3 IN (id, merged_into))";
        let gone = self.file.journal().write(sql, params![duty.tournament.0, duty.task, duty.member.0])?;
        if gone == 0 { Err(StoreError::NotFound("duty")) } else { Ok(()) }
    }
}
