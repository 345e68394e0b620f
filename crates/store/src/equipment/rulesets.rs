//! Rulesets of the club's own. Kept is what each changes in its base.

use rusqlite::{OptionalExtension, Row, params};
use serde_json::Value;
use tapis_engine::rules::ruleset::{Base, Ruleset};

use crate::StoreError;
use crate::file::subjects::RulesTable;

/// A ruleset of the club's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnRuleset {
    /// The number in the file.
    pub id: i64,
    /// All its settings, and its name.
    pub ruleset: Ruleset,
}

fn read(row: &Row<'_>) -> rusqlite::Result<(i64, String, String, String)> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
}

fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Io(error.into())
}

fn ruleset((id, name, base, settings): (i64, String, String, String)) -> Result<OwnRuleset, StoreError> {
    let base: Base = serde_json::from_value(Value::String(base)).map_err(unreadable)?;
    let settings: Value = serde_json::from_str(&settings).map_err(unreadable)?;
    let changed = Ruleset::of(base).overlaid(&settings).map_err(unreadable)?;
    Ok(OwnRuleset { id, ruleset: Ruleset { base, name, ..changed } })
}

/// Parts of a ruleset that are stored: its base, and what it changes there.
fn kept(ruleset: &Ruleset) -> (String, String) {
    (ruleset.base.to_string(), ruleset.changes().to_string())
}

fn named(error: StoreError) -> StoreError {
    match error {
        StoreError::Database(error)
            if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) =>
        {
            StoreError::NameTaken
        }
        error => error,
    }
}

impl RulesTable<'_> {
    /// The club's own rulesets by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rulesets(self) -> Result<Vec<OwnRuleset>, StoreError> {
        let sql = "SELECT id, name, base, settings FROM ruleset ORDER BY name COLLATE NOCASE";
        let mut query = self.file.db.prepare_cached(sql)?;
        query.query_map([], read)?.map(|row| ruleset(row?)).collect()
    }

    /// One of them.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where there is none with that number.
    pub fn ruleset(self, id: i64) -> Result<OwnRuleset, StoreError> {
        let mut query =
            self.file.db.prepare_cached("SELECT id, name, base, settings FROM ruleset WHERE id = ?1")?;
        let row = query.query_row([id], read).optional()?;
        ruleset(row.ok_or(StoreError::NotFound("ruleset"))?)
    }

    /// Adds one, under the name that it has.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] where another has that name.
    pub fn add_ruleset(self, ruleset: &Ruleset) -> Result<i64, StoreError> {
        let (base, settings) = kept(ruleset);
        let sql = "INSERT INTO ruleset (name, base, settings) VALUES (?1, ?2, ?3)";
        self.file.journal().write(sql, params![ruleset.name, base, settings]).map_err(named)?;
        Ok(self.file.db.last_insert_rowid())
    }

    /// Stores one anew: its name, its base and its settings.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] where another has that name, [`StoreError::NotFound`] where it is
    /// there no longer.
    pub fn save_ruleset(self, id: i64, ruleset: &Ruleset) -> Result<(), StoreError> {
        let (base, settings) = kept(ruleset);
        let sql = "UPDATE ruleset SET name = ?2, base = ?3, settings = ?4 WHERE id = ?1";
        match self.file.journal().write(sql, params![id, ruleset.name, base, settings]).map_err(named)? {
            0 => Err(StoreError::NotFound("ruleset")),
            _ => Ok(()),
        }
    }

    /// Deletes one. Tournaments keep their copy.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] where it is there no longer.
    pub fn delete_ruleset(self, id: i64) -> Result<(), StoreError> {
        match self.file.journal().write("DELETE FROM ruleset WHERE id = ?1", [id])? {
            0 => Err(StoreError::NotFound("ruleset")),
            _ => Ok(()),
        }
    }
}
