//! Seasons, and the results that count for them.

pub mod championships;
pub mod dues;

use std::collections::BTreeSet;

use chrono::NaiveDate;
use rusqlite::{Row, Transaction, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Place, Points, SeasonId, TournamentId};
use tapis_engine::setup::text::invisible;

use crate::StoreError;
use crate::base::problem::SeasonProblem;
use crate::file::subjects::SeasonsTable;
use crate::seasons::dues::day;

/// A season as a form holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonDraft {
    /// `None` means a new one.
    pub id: Option<SeasonId>,
    pub name: String,
    pub starts_on: chrono::NaiveDate,
    pub ends_on: chrono::NaiveDate,
    /// Number of best results that count; `None` for all.
    pub best_n: Option<u32>,
    /// Tournaments one must have played to be ranked.
    pub min_played: u32,
}

impl SeasonDraft {
    /// Faults of the season's data.
    pub fn problems(&self) -> Vec<SeasonProblem> {
        let name = self.name.trim();
        let found = [
            (name.is_empty(), SeasonProblem::NameMissing),
            (name.chars().count() > 200, SeasonProblem::NameTooLong),
            (name.chars().any(invisible), SeasonProblem::NameInvisible),
            (self.ends_on < self.starts_on, SeasonProblem::EndsBeforeItBegins),
            (self.best_n == Some(0), SeasonProblem::CountsNothing),
        ];
        found.into_iter().filter(|(wrong, _)| *wrong).map(|(_, problem)| problem).collect()
    }
}

/// Season of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Season {
    /// The number in the file.
    pub id: SeasonId,
    pub name: String,
    pub starts_on: String,
    pub ends_on: String,
    /// Number of best results that count; `None` for all.
    pub best_n: Option<u32>,
    /// Tournaments one must have played to be ranked.
    pub min_played: u32,
    /// Tournaments that are over.
    pub played: u32,
    /// Its standings are signed off, and nothing changes them any more.
    pub closed: bool,
    /// It is archived: not offered where a season is chosen for something new.
    pub archived: bool,
}

/// A finished tournament with its results, as the tables know them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResults {
    pub tournament: TournamentId,
    pub name: String,
    pub date: NaiveDate,
    pub results: Vec<SeasonResult>,
}

/// A result of a finished tournament, as the tables know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonResult {
    /// Member of the result; of merged records the one that is kept.
    pub member: MemberId,
    pub entry: EntryId,
    pub place: Place,
    pub prize: Cents,
    /// Points that the tournament's own set-up gave.
    pub points: Points,
    pub due: Cents,
    pub rebuys: u32,
    pub addons: u32,
}

fn read(row: &Row<'_>) -> rusqlite::Result<Season> {
    Ok(Season {
        id: SeasonId(row.get(0)?),
        name: row.get(1)?,
        starts_on: row.get(2)?,
        ends_on: row.get(3)?,
        best_n: row.get(4)?,
        min_played: row.get(5)?,
        played: row.get(6)?,
        closed: row.get(7)?,
        archived: row.get::<_, Option<i64>>(8)?.is_some(),
    })
}

impl SeasonsTable<'_> {
    /// All seasons, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(self) -> Result<Vec<Season>, StoreError> {
        let mut query = self.file.db.prepare_cached(
            "SELECT id, name, starts_on, ends_on, best_n, min_played,
               (SELECT count(*) FROM tournament WHERE season_id = season.id AND status = 'finished'),
               EXISTS (SELECT 1 FROM season_closing WHERE season_id = season.id), archived
             FROM season ORDER BY starts_on DESC, id DESC",
        )?;
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Adds a season, or changes one.
    ///
    /// # Errors
    /// [`StoreError::Season`] names what is not right; [`StoreError::NotFound`] where the one to
    /// change is not there; [`StoreError::SeasonClosed`].
    pub fn save_season(self, draft: &SeasonDraft) -> Result<SeasonId, StoreError> {
        if let Some(id) = draft.id {
            self.file.championships().open_season(id)?;
        }
        let problems = draft.problems();
        if !problems.is_empty() {
            return Err(StoreError::Season(problems));
        }
        let sql = if draft.id.is_some() {
            "UPDATE season SET name = ?2, starts_on = ?3, ends_on = ?4, best_n = ?5, min_played = ?6 WHERE id = ?1"
        } else {
            "INSERT INTO season (id, name, starts_on, ends_on, best_n, min_played)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        };
        let (name, from, to) = (draft.name.trim(), draft.starts_on.to_string(), draft.ends_on.to_string());
        let values = params![draft.id.map(|id| id.0), name, from, to, draft.best_n, draft.min_played];
        if self.file.journal().write(sql, values)? == 0 {
            return Err(StoreError::NotFound("season"));
        }
        Ok(draft.id.unwrap_or_else(|| SeasonId(self.file.db.last_insert_rowid())))
    }

    /// Archives a season, or restores an archived one.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none.
    pub fn archive_season(self, id: SeasonId, archived: bool) -> Result<(), StoreError> {
        let sql = "UPDATE season SET archived = ?2 WHERE id = ?1";
        let changed = self.file.journal().write(sql, params![id.0, archived.then_some(1)])?;
        if changed == 0 { Err(StoreError::NotFound("season")) } else { Ok(()) }
    }

    /// Deletes a season with its championships and what its dues were to be. Its tournaments stay, in no season.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none; [`StoreError::SeasonClosed`]; [`StoreError::SeasonPaid`] where
    /// dues of it were paid, whose receipts are numbered without gaps.
    pub fn delete_season(self, id: SeasonId) -> Result<(), StoreError> {
        let transaction = Transaction::new_unchecked(&self.file.db, TransactionBehavior::Immediate)?;
        self.file.championships().open_season(id)?;
        let paid = "SELECT EXISTS (SELECT 1 FROM due_payment WHERE season_id = ?1)";
        if transaction.query_row(paid, [id.0], |row| row.get(0))? {
            return Err(StoreError::SeasonPaid);
        }
        for sql in [
            "UPDATE tournament SET season_id = NULL WHERE season_id = ?1",
            "DELETE FROM championship WHERE season_id = ?1",
            "DELETE FROM member_due WHERE season_id = ?1",
            "DELETE FROM season_due WHERE season_id = ?1",
        ] {
            transaction.execute(sql, [id.0])?;
        }
        if transaction.execute("DELETE FROM season WHERE id = ?1", [id.0])? == 0 {
            return Err(StoreError::NotFound("season"));
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))
    }

    /// A season's finished tournaments before this day, written as in the file, with their results, by day; `None` for
    /// all of them. The results of guests are left out, and tournaments in which only guests played.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn evening_results(
        self,
        season: SeasonId,
        before: Option<&str>,
    ) -> Result<Vec<EveningResults>, StoreError> {
        let mut query = self.file.db.prepare_cached(include_str!("seasons/results.sql"))?;
        let mut rows = query.query(params![season.0, before])?;
        let mut evenings: Vec<EveningResults> = Vec::new();
        while let Some(row) = rows.next()? {
            let tournament = TournamentId(row.get(1)?);
            let result = SeasonResult {
                member: MemberId(row.get(0)?),
                entry: EntryId(row.get(4)?),
                place: row.get(5)?,
                prize: Cents(row.get(6)?),
                points: Points(row.get(7)?),
                due: Cents(row.get(8)?),
                rebuys: row.get(9)?,
                addons: row.get(10)?,
            };
            match evenings.last_mut() {
                Some(evening) if evening.tournament == tournament => evening.results.push(result),
                _ => {
                    let (name, date) = (row.get(2)?, day(row, 3)?);
                    evenings.push(EveningResults { tournament, name, date, results: vec![result] });
                }
            }
        }
        Ok(evenings)
    }

    /// Members who played a tournament before this day, written as in the file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn played_before(self, day: &str) -> Result<BTreeSet<MemberId>, StoreError> {
        let sql = "SELECT DISTINCT coalesce(member.merged_into, member.id)
             FROM entry JOIN tournament ON tournament.id = entry.tournament_id
             JOIN member ON member.id = entry.member_id
             WHERE tournament.date < ?1 AND tournament.status = 'finished' AND NOT entry.withdrawn";
        let mut query = self.file.db.prepare_cached(sql)?;
        Ok(query.query_map([day], |row| row.get(0).map(MemberId))?.collect::<Result<_, _>>()?)
    }
}
