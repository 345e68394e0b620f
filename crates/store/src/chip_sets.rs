//! The club's sets of chips.

use rusqlite::{OptionalExtension, params};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tapis_engine::chips::{Chip, ChipSet};

use crate::{ClubFile, StoreError, fold};

/// A set of chips that the club owns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnChipSet {
    /// The number in the file; none: a new one.
    pub id: Option<i64>,
    /// The set.
    pub set: ChipSet,
}

/// A word as serde writes it, and back.
fn word(value: &impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|json| json.as_str().map(str::to_owned)).unwrap_or_default()
}

fn meant<T: DeserializeOwned>(word: String) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word)).ok()
}

impl ClubFile {
    /// All sets by name, each with its chips from the smallest.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn chip_sets(&self) -> Result<Vec<OwnChipSet>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT id, name, change, value, colour, pattern, owned
             FROM chip_set JOIN chip ON chip_set_id = id ORDER BY folded, id, value",
        )?;
        let mut rows = query.query([])?;
        let mut sets: Vec<OwnChipSet> = Vec::new();
        while let Some(row) = rows.next()? {
            let id = Some(row.get(0)?);
            if sets.last().is_none_or(|own| own.id != id) {
                let change = meant(row.get(2)?).unwrap_or_default();
                sets.push(OwnChipSet {
                    id,
                    set: ChipSet { name: row.get(1)?, chips: Vec::new(), change, stack: None },
                });
            }
            let (Some(colour), Some(pattern)) = (meant(row.get(4)?), meant(row.get(5)?)) else { continue };
            if let Some(own) = sets.last_mut() {
                own.set.chips.push(Chip { value: row.get(3)?, colour, pattern, owned: row.get(6)? });
            }
        }
        Ok(sets)
    }

    /// Keeps a set that has no [`ChipSet::problems`]: a new one, or one as it is now. Tournaments
    /// played with it keep their copy.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] where another set has that name, [`StoreError::NotFound`] a set
    /// that is no more.
    pub fn save_chip_set(&self, own: &OwnChipSet) -> Result<i64, StoreError> {
        let set = own.set.clone().sorted();
        let folded = fold(&set.name);
        let transaction = self.db.unchecked_transaction()?;
        let taken: Option<i64> = transaction
            .prepare_cached("SELECT id FROM chip_set WHERE folded = ?1")?
            .query_row([&folded], |row| row.get(0))
            .optional()?;
        if taken.is_some() && taken != own.id {
            return Err(StoreError::NameTaken);
        }
        let id = if let Some(id) = own.id {
            let sql = "UPDATE chip_set SET name = ?2, folded = ?3, change = ?4 WHERE id = ?1";
            if transaction.execute(sql, params![id, set.name, folded, word(&set.change)])? == 0 {
                return Err(StoreError::NotFound("chip set"));
            }
            transaction.execute("DELETE FROM chip WHERE chip_set_id = ?1", [id])?;
            id
        } else {
            let sql = "INSERT INTO chip_set (name, folded, change) VALUES (?1, ?2, ?3)";
            transaction.execute(sql, params![set.name, folded, word(&set.change)])?;
            transaction.last_insert_rowid()
        };
        let sql = "INSERT INTO chip (chip_set_id, value, colour, pattern, owned) VALUES (?1, ?2, ?3, ?4, ?5)";
        for chip in &set.chips {
            transaction.prepare_cached(sql)?.execute(params![
                id,
                chip.value,
                word(&chip.colour),
                word(&chip.pattern),
                chip.owned
            ])?;
        }
        transaction.commit()?;
        Ok(id)
    }

    /// Forgets a set. Tournaments played with it keep their copy.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn delete_chip_set(&self, id: i64) -> Result<(), StoreError> {
        match self.db.execute("DELETE FROM chip_set WHERE id = ?1", [id])? {
            0 => Err(StoreError::NotFound("chip set")),
            _ => Ok(()),
        }
    }
}
