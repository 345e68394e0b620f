//! The club's sets of chips.

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{Chip, ChipSet};
use tapis_lists::fold;

use crate::base::words::{meant, word};
use crate::file::subjects::LibraryTable;
use crate::file::unreadable::read_or_note;
use crate::{Shelf, StoreError, Unreadable};

/// A set of chips that the club owns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnChipSet {
    /// The number in the file; `None` means a new one.
    pub id: Option<i64>,
    pub set: ChipSet,
}

impl LibraryTable<'_> {
    /// All sets by name, each with its chips from the smallest, but for those in [`Checks::unreadable`].
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn chip_sets(self) -> Result<Vec<OwnChipSet>, StoreError> {
        self.read_chip_sets(&mut Vec::new())
    }

    pub(crate) fn read_chip_sets(self, noted: &mut Vec<Unreadable>) -> Result<Vec<OwnChipSet>, StoreError> {
        let mut query =
            self.file.db.prepare_cached("SELECT id, name, change FROM chip_set ORDER BY folded, id")?;
        let mut rows = query.query([])?;
        let mut sets = Vec::new();
        while let Some(row) = rows.next()? {
            let (id, name): (i64, String) = (row.get(0)?, row.get(1)?);
            let change = meant(row.get(2)?);
            // A set without one of its chips would be saved without it: it is left out whole.
            let whole = change.zip(self.chips(id)?);
            if let Some((change, chips)) = read_or_note(Shelf::ChipSets, &name, whole, noted) {
                sets.push(OwnChipSet { id: Some(id), set: ChipSet { name, chips, change, stack: None } });
            }
        }
        Ok(sets)
    }

    /// The chips of a set; `None` if one of them cannot be read.
    fn chips(self, set: i64) -> Result<Option<Vec<Chip>>, StoreError> {
        let sql = "SELECT value, colour, pattern, owned FROM chip WHERE chip_set_id = ?1 ORDER BY value";
        let mut query = self.file.db.prepare_cached(sql)?;
        let rows = query.query_map([set], |row| {
            let look = meant(row.get(1)?).zip(meant(row.get(2)?));
            let (value, owned) = (Chips(row.get(0)?), row.get(3)?);
            Ok(look.map(|(colour, pattern)| Chip { value, colour, pattern, owned }))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Stores a set that has no [`ChipSet::problems`]: a new one, or one as it is now. Tournaments played with it keep
    /// their copy.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] where another set has that name, [`StoreError::NotFound`] a set that is no more.
    pub fn save_chip_set(self, own: &OwnChipSet) -> Result<i64, StoreError> {
        let set = own.set.clone().sorted();
        let (folded, change) = (fold(&set.name), word(&set.change)?);
        let transaction = self.file.db.unchecked_transaction()?;
        let taken: Option<i64> = transaction
            .prepare_cached("SELECT id FROM chip_set WHERE folded = ?1")?
            .query_row([&folded], |row| row.get(0))
            .optional()?;
        if taken.is_some() && taken != own.id {
            return Err(StoreError::NameTaken);
        }
        let id = if let Some(id) = own.id {
            let sql = "UPDATE chip_set SET name = ?2, folded = ?3, change = ?4 WHERE id = ?1";
            if transaction.execute(sql, params![id, set.name, folded, change])? == 0 {
                return Err(StoreError::NotFound("chip set"));
            }
            transaction.execute("DELETE FROM chip WHERE chip_set_id = ?1", [id])?;
            id
        } else {
            let sql = "INSERT INTO chip_set (name, folded, change) VALUES (?1, ?2, ?3)";
            transaction.execute(sql, params![set.name, folded, change])?;
            transaction.last_insert_rowid()
        };
        let sql = "INSERT INTO chip (chip_set_id, value, colour, pattern, owned) VALUES (?1, ?2, ?3, ?4, ?5)";
        for chip in &set.chips {
            transaction.prepare_cached(sql)?.execute(params![
                id,
                chip.value.0,
                word(&chip.colour)?,
                word(&chip.pattern)?,
                chip.owned
            ])?;
        }
        transaction.commit().map_err(|error| self.file.journal().settled(error))?;
        Ok(id)
    }

    /// Deletes a set. Tournaments played with it keep their copy.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn delete_chip_set(self, id: i64) -> Result<(), StoreError> {
        match self.file.journal().write("DELETE FROM chip_set WHERE id = ?1", [id])? {
            0 => Err(StoreError::NotFound("chip set")),
            _ => Ok(()),
        }
    }
}
