//! Stored values that this version of the program cannot read: a newer one wrote it, or the file was edited. It is left
//! out of the lists, stays in the file, and nothing is saved over it.

use rusqlite::{Connection, params};
use serde::de::DeserializeOwned;

use crate::StoreError;
use crate::file::subjects::Checks;

/// A list in which something may be unreadable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shelf {
    ChipSets,
    Structures,
    Templates,
}

/// Something kept that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// List in which it would stand.
    pub shelf: Shelf,
    /// Name of the thing.
    pub name: String,
}

/// The value of a row, or its name among those that cannot be read.
pub(crate) fn read_or_note<T>(
    shelf: Shelf,
    name: &str,
    value: Option<T>,
    noted: &mut Vec<Unreadable>,
) -> Option<T> {
    if value.is_none() {
        noted.push(Unreadable { shelf, name: name.to_owned() });
    }
    value
}

/// Refuses to save over a row of that name which cannot be read. `sql` selects its JSON.
pub(crate) fn keep_unreadable<T: DeserializeOwned>(
    db: &Connection,
    sql: &str,
    name: &str,
) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(sql)?;
    let mut rows = query.query(params![name])?;
    while let Some(row) = rows.next()? {
        if serde_json::from_str::<T>(&row.get::<_, String>(0)?).is_err() {
            return Err(StoreError::NameTaken);
        }
    }
    Ok(())
}

impl Checks<'_> {
    /// Everything kept that this version cannot read.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn unreadable(self) -> Result<Vec<Unreadable>, StoreError> {
        let mut noted = Vec::new();
        self.file.library().read_chip_sets(&mut noted)?;
        self.file.library().read_structures(&mut noted)?;
        self.file.library().read_templates(&mut noted)?;
        Ok(noted)
    }
}
