//! Rules of a season and its championships, and the seasons that are closed.

use chrono::NaiveDate;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{ChampionshipId, SeasonId};
use tapis_engine::championship::ChampionshipRules;
use tapis_engine::setup::text::invisible;

use crate::StoreError;
use crate::base::problem::ChampionshipProblem;
use crate::file::subjects::ChampionshipsTable;
use crate::seasons::dues::day;

/// A championship of a season, beside the season's own standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Championship {
    /// The number in the file.
    pub id: ChampionshipId,
    pub season: SeasonId,
    pub name: String,
    pub rules: ChampionshipRules,
}

/// Standings to be changed, as a form holds them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChampionshipDraft {
    /// `None` means a new one.
    pub id: Option<ChampionshipId>,
    pub season: SeasonId,
    pub name: String,
    pub rules: ChampionshipRules,
}

/// A season that is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonClosing {
    pub on: NaiveDate,
    /// Person who signed it off.
    pub by: String,
    /// Its standings as they were, as JSON. No name of a member is in it.
    pub standings: String,
}

/// The rules of a row; the text is of column `at`.
fn rules(row: &Row<'_>, at: usize) -> rusqlite::Result<Option<ChampionshipRules>> {
    let text: Option<String> = row.get(at)?;
    let read = |text: String| {
        serde_json::from_str(&text)
            .map_err(|error| rusqlite::Error::FromSqlConversionFailure(at, Type::Text, Box::new(error)))
    };
    text.map(read).transpose()
}

fn problems(rules: &ChampionshipRules) -> Vec<ChampionshipProblem> {
    let found = rules.problems().into_iter();
    found.map(|problem| ChampionshipProblem::Rules { problem }).collect()
}

/// Refuses a season that is closed.
pub(crate) fn open_season(db: &Connection, season: SeasonId) -> Result<(), StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM season_closing WHERE season_id = ?1)";
    let closed: bool = db.prepare_cached(sql)?.query_row([season.0], |row| row.get(0))?;
    if closed { Err(StoreError::SeasonClosed) } else { Ok(()) }
}

impl ChampionshipsTable<'_> {
    /// Rules of the season's own standings.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is no such season.
    pub fn season_rules(self, season: SeasonId) -> Result<ChampionshipRules, StoreError> {
        let sql = "SELECT best_n, min_played, rules FROM season WHERE id = ?1";
        let read = |row: &Row<'_>| {
            // The two numbers have columns of their own.
            let kept = rules(row, 2)?.unwrap_or_default();
            Ok(ChampionshipRules { best_n: row.get(0)?, min_played: row.get(1)?, ..kept })
        };
        let found = self.file.db.prepare_cached(sql)?.query_row([season.0], read).optional()?;
        found.ok_or(StoreError::NotFound("season"))
    }

    /// Sets the rules of the season's own standings.
    ///
    /// # Errors
    /// [`StoreError::Championship`] names what is not right; [`StoreError::SeasonClosed`].
    pub fn set_season_rules(self, season: SeasonId, rules: &ChampionshipRules) -> Result<(), StoreError> {
        self.open_season(season)?;
        let problems = problems(rules);
        if !problems.is_empty() {
            return Err(StoreError::Championship(problems));
        }
        let rest = ChampionshipRules { best_n: None, min_played: 0, ..rules.clone() };
        let text = serde_json::to_string(&rest).map_err(StoreError::Unwritable)?;
        let sql = "UPDATE season SET best_n = ?2, min_played = ?3, rules = ?4 WHERE id = ?1";
        if self.file.journal().write(sql, params![season.0, rules.best_n, rules.min_played, text])? == 0 {
            return Err(StoreError::NotFound("season"));
        }
        Ok(())
    }

    /// The championships of a season, in the order in which they were made.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn of_season(self, season: SeasonId) -> Result<Vec<Championship>, StoreError> {
        let sql = "SELECT id, name, rules FROM championship WHERE season_id = ?1 ORDER BY id";
        let read = |row: &Row<'_>| {
            let rules = rules(row, 2)?.unwrap_or_default();
            Ok(Championship { id: ChampionshipId(row.get(0)?), season, name: row.get(1)?, rules })
        };
        Ok(self.file.db.prepare_cached(sql)?.query_map([season.0], read)?.collect::<Result<_, _>>()?)
    }

    /// Adds a championship, or changes one.
    ///
    /// # Errors
    /// [`StoreError::Championship`] names what is not right; [`StoreError::SeasonClosed`];
    /// [`StoreError::NotFound`] where the one to change is not there.
    pub fn save_championship(self, draft: &ChampionshipDraft) -> Result<ChampionshipId, StoreError> {
        self.open_season(draft.season)?;
        let name = draft.name.trim();
        let others = self.of_season(draft.season)?;
        let taken = others.iter().any(|other| Some(other.id) != draft.id && other.name == name);
        let unfit = name.chars().count() > 200 || name.chars().any(invisible);
        let mut found = problems(&draft.rules);
        found.extend(name.is_empty().then_some(ChampionshipProblem::NameMissing));
        found.extend(unfit.then_some(ChampionshipProblem::NameUnfit));
        found.extend(taken.then_some(ChampionshipProblem::NameTaken));
        if !found.is_empty() {
            return Err(StoreError::Championship(found));
        }
        let sql = if draft.id.is_some() {
            "UPDATE championship SET name = ?3, rules = ?4 WHERE id = ?1 AND season_id = ?2"
        } else {
            "INSERT INTO championship (id, season_id, name, rules) VALUES (?1, ?2, ?3, ?4)"
        };
        let rules = serde_json::to_string(&draft.rules).map_err(StoreError::Unwritable)?;
        if self.file.journal().write(sql, params![draft.id.map(|id| id.0), draft.season.0, name, rules])? == 0
        {
            return Err(StoreError::NotFound("championship"));
        }
        Ok(draft.id.unwrap_or_else(|| ChampionshipId(self.file.db.last_insert_rowid())))
    }

    /// Deletes a championship. Results stay: only their ranking goes.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError::SeasonClosed`].
    pub fn delete_championship(self, season: SeasonId, id: ChampionshipId) -> Result<(), StoreError> {
        self.open_season(season)?;
        let sql = "DELETE FROM championship WHERE id = ?1 AND season_id = ?2";
        if self.file.journal().write(sql, params![id.0, season.0])? == 0 {
            return Err(StoreError::NotFound("championship"));
        }
        Ok(())
    }

    /// Closing of a season; `None` if it is open.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn season_closing(self, season: SeasonId) -> Result<Option<SeasonClosing>, StoreError> {
        let sql = "SELECT closed_on, closed_by, standings FROM season_closing WHERE season_id = ?1";
        let read =
            |row: &Row<'_>| Ok(SeasonClosing { on: day(row, 0)?, by: row.get(1)?, standings: row.get(2)? });
        Ok(self.file.db.prepare_cached(sql)?.query_row([season.0], read).optional()?)
    }

    /// Refuses what would change a season that is closed.
    ///
    /// # Errors
    /// [`StoreError::SeasonClosed`].
    pub(crate) fn open_season(self, season: SeasonId) -> Result<(), StoreError> {
        open_season(&self.file.db, season)
    }

    /// Closes a season with its standings as JSON.
    ///
    /// # Errors
    /// [`StoreError::NameMissing`] where nobody signs; [`StoreError::SeasonClosed`] where it is closed already.
    pub fn close_season(self, season: SeasonId, closing: &SeasonClosing) -> Result<(), StoreError> {
        self.open_season(season)?;
        let by = closing.by.trim();
        if by.is_empty() || by.chars().any(invisible) || by.chars().count() > 200 {
            return Err(StoreError::NameMissing);
        }
        let sql =
            "INSERT INTO season_closing (season_id, closed_on, closed_by, standings) VALUES (?1, ?2, ?3, ?4)";
        self.file.journal().write(sql, params![season.0, closing.on.to_string(), by, closing.standings])?;
        Ok(())
    }

    /// Opens a closed season again; its standings are recalculated from the results.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where it is not closed.
    pub fn reopen_season(self, season: SeasonId) -> Result<(), StoreError> {
        if self.file.journal().write("DELETE FROM season_closing WHERE season_id = ?1", [season.0])? == 0 {
            return Err(StoreError::NotFound("season"));
        }
        Ok(())
    }
}
