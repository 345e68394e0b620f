//! Structures to be used again.

use rusqlite::params;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Chips;
use tapis_engine::structure::Step;
use tapis_lists::fold;

use crate::base::words::json;
use crate::file::subjects::LibraryTable;
use crate::file::unreadable::{keep_unreadable, read_or_note};
use crate::{Shelf, StoreError, Unreadable};

/// A structure to be used again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeptStructure {
    /// The number in the file; `None` if the program brings it along.
    pub id: Option<i64>,
    pub name: String,
    /// The stack that it was made for.
    pub starting_stack: Chips,
    /// Its levels and breaks.
    pub steps: Vec<Step>,
}

impl LibraryTable<'_> {
    /// All kept structures by name, but for those in [`Checks::unreadable`].
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn structures(self) -> Result<Vec<KeptStructure>, StoreError> {
        self.read_structures(&mut Vec::new())
    }

    pub(crate) fn read_structures(
        self,
        noted: &mut Vec<Unreadable>,
    ) -> Result<Vec<KeptStructure>, StoreError> {
        let sql = "SELECT id, name, starting_stack, steps FROM structure ORDER BY folded, id";
        let mut query = self.file.db.prepare_cached(sql)?;
        let mut rows = query.query([])?;
        let mut kept = Vec::new();
        while let Some(row) = rows.next()? {
            let name: String = row.get(1)?;
            let steps = serde_json::from_str(&row.get::<_, String>(3)?).ok();
            if let Some(steps) = read_or_note(Shelf::Structures, &name, steps, noted) {
                let (id, starting_stack) = (Some(row.get(0)?), Chips(row.get(2)?));
                kept.push(KeptStructure { id, name, starting_stack, steps });
            }
        }
        Ok(kept)
    }

    /// Stores a structure; one of the same name is replaced.
    ///
    /// # Errors
    /// [`StoreError::NameMissing`], [`StoreError::NameTaken`] by one that cannot be read, or where the file cannot be
    /// written.
    pub fn save_structure(self, name: &str, stack: Chips, steps: &[Step]) -> Result<(), StoreError> {
        let name = name.trim();
        if name.is_empty() {
            return Err(StoreError::NameMissing);
        }
        let kept = "SELECT steps FROM structure WHERE folded = ?1";
        keep_unreadable::<Vec<Step>>(&self.file.db, kept, &fold(name))?;
        let sql = "INSERT INTO structure (name, folded, starting_stack, steps) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (folded) DO UPDATE
                   SET name = excluded.name, starting_stack = excluded.starting_stack, steps = excluded.steps";
        self.file.journal().write(sql, params![name, fold(name), stack.0, json(steps)?])?;
        Ok(())
    }

    /// Deletes a kept structure. Tournaments played by it stay as they are.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn delete_structure(self, id: i64) -> Result<(), StoreError> {
        match self.file.journal().write("DELETE FROM structure WHERE id = ?1", [id])? {
            0 => Err(StoreError::NotFound("structure")),
            _ => Ok(()),
        }
    }
}
