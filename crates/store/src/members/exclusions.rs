//! Persons who may not play at the club: from when, until when, why, and who decided.

use chrono::NaiveDate;
use rusqlite::{OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{MemberId, SeasonId, TournamentId};
use tapis_engine::setup::text::invisible;

use crate::StoreError;
use crate::base::problem::ExclusionProblem;
use crate::file::subjects::ExclusionsTable;

/// Somebody may not play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Exclusion {
    pub member: MemberId,
    pub since: NaiveDate,
    /// The last day; `None` means until it is lifted.
    pub until: Option<NaiveDate>,
    pub reason: String,
    pub decided_by: String,
}

impl Exclusion {
    /// Whether it holds on this day.
    pub fn holds_on(&self, day: NaiveDate) -> bool {
        self.since <= day && self.until.is_none_or(|until| day <= until)
    }

    fn problem(&self) -> Option<ExclusionProblem> {
        let odd = |text: &str| text.chars().count() > 500 || text.chars().any(invisible);
        let found = [
            (self.until.is_some_and(|until| until < self.since), ExclusionProblem::EndsBefore),
            (self.reason.is_empty(), ExclusionProblem::ReasonMissing),
            (self.decided_by.is_empty(), ExclusionProblem::DeciderMissing),
            (odd(&self.reason) || odd(&self.decided_by), ExclusionProblem::Text),
        ];
        found.into_iter().find_map(|(wrong, problem)| wrong.then_some(problem))
    }
}

const SELECT: &str = "SELECT member_id, since, until, reason, decided_by FROM exclusion";

/// A date that cannot be read keeps nobody out.
fn read(row: &Row<'_>) -> rusqlite::Result<Option<Exclusion>> {
    let (since, until): (String, Option<String>) = (row.get(1)?, row.get(2)?);
    let (member, reason, decided_by) = (MemberId(row.get(0)?), row.get(3)?, row.get(4)?);
    let since: Option<NaiveDate> = since.parse().ok();
    let until = until.and_then(|until| until.parse().ok());
    Ok(since.map(|since| Exclusion { member, since, until, reason, decided_by }))
}

impl ExclusionsTable<'_> {
    /// Everybody who is or was excluded, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(self) -> Result<Vec<Exclusion>, StoreError> {
        let mut query = self.file.db.prepare_cached(&format!(
            "{SELECT} WHERE member_id IN (SELECT id FROM member WHERE merged_into IS NULL) ORDER BY member_id"
        ))?;
        let rows = query.query_map([], read)?.collect::<Result<Vec<_>, _>>()?;
        Ok(rows.into_iter().flatten().collect())
    }

    /// The exclusion of a member, also one that is over.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn exclusion(self, member: MemberId) -> Result<Option<Exclusion>, StoreError> {
        let mut query = self.file.db.prepare_cached(&format!("{SELECT} WHERE member_id = ?1"))?;
        Ok(query.query_row([member.0], read).optional()?.flatten())
    }

    /// Excludes somebody, or changes how.
    ///
    /// # Errors
    /// [`StoreError::Exclusion`], and [`StoreError::NotFound`] where there is no such member any more.
    pub fn exclude(self, exclusion: &Exclusion) -> Result<(), StoreError> {
        let mut wanted = exclusion.clone();
        wanted.reason = wanted.reason.trim().to_owned();
        wanted.decided_by = wanted.decided_by.trim().to_owned();
        if let Some(problem) = wanted.problem() {
            return Err(StoreError::Exclusion(problem));
        }
        let sql = "INSERT INTO exclusion (member_id, since, until, reason, decided_by)
                   SELECT id, ?2, ?3, ?4, ?5 FROM member WHERE id = ?1 AND erased_at IS NULL AND merged_into IS NULL
                   ON CONFLICT (member_id) DO UPDATE SET since = excluded.since, until = excluded.until,
                     reason = excluded.reason, decided_by = excluded.decided_by";
        let until = wanted.until.map(|day| day.to_string());
        let since = wanted.since.to_string();
        let values = params![wanted.member.0, since, until, wanted.reason, wanted.decided_by];
        if self.file.journal().write(sql, values)? == 0 {
            Err(StoreError::NotFound("member"))
        } else {
            Ok(())
        }
    }

    /// Lifts an exclusion: nothing of it is stored.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none.
    pub fn lift_exclusion(self, member: MemberId) -> Result<(), StoreError> {
        let sql = "DELETE FROM exclusion WHERE member_id = ?1";
        if self.file.journal().write(sql, [member.0])? == 0 {
            Err(StoreError::NotFound("exclusion"))
        } else {
            Ok(())
        }
    }

    /// Number of tournaments of a season to which a guest came beside this one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn evenings_of_guest(
        self,
        member: MemberId,
        season: SeasonId,
        beside: TournamentId,
    ) -> Result<u32, StoreError> {
        let sql = "SELECT count(DISTINCT tournament.id)
             FROM entry JOIN tournament ON tournament.id = entry.tournament_id
             WHERE entry.member_id IN (SELECT id FROM member WHERE ?1 IN (id, merged_into)) AND NOT entry.withdrawn
               AND tournament.season_id = ?2 AND tournament.id <> ?3";
        let values = params![member.0, season.0, beside.0];
        Ok(self.file.db.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }
}
