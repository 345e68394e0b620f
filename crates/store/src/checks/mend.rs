//! Bringing what is kept back to what the library journal says.

use rusqlite::{Transaction, params_from_iter};
use serde_json::Value;

use crate::checks::verify::{Stray, StrayKind, verify};
use crate::library::{Shelf, TOURNAMENT, sql_value};
use crate::{ClubFile, StoreError};

/// Difference from the library, and its repair.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MendReport {
    /// Stray values that have again what the program wrote.
    pub mended: Vec<Stray>,
    /// Cannot be put right by the library.
    pub left: Vec<Stray>,
    /// The copy that holds the file as it was found.
    pub copy: Option<String>,
}

impl ClubFile {
    /// Compares all that is stored with the library journal, and writes again what differs. What was found is copied
    /// first, so that nothing is lost whichever was right.
    ///
    /// # Errors
    /// If the file cannot be read, or neither copied nor written.
    pub fn mend_library(&mut self) -> Result<MendReport, StoreError> {
        let found = verify(&self.db)?;
        // If the library is damaged too, nobody knows which of the two is right.
        let trusted = !found.iter().any(|stray| stray.kind == StrayKind::Journal);
        let (wanted, left): (Vec<Stray>, Vec<Stray>) =
            found.into_iter().partition(|stray| trusted && can_be_mended(stray));
        if wanted.is_empty() {
            return Ok(MendReport { left, ..MendReport::default() });
        }
        let copy = self.backup("repair")?.display().to_string();
        // Rows go and come back: until all have, some point to none.
        self.db.pragma_update(None, "foreign_keys", "OFF")?;
        let written = write_again(self, &wanted);
        self.db.pragma_update(None, "foreign_keys", "ON")?;
        written?;
        Ok(MendReport { mended: wanted, left, copy: Some(copy) })
    }
}

fn write_again(file: &mut ClubFile, strays: &[Stray]) -> Result<(), StoreError> {
    let transaction = file.db.transaction()?;
    for (stray, shelf) in strays.iter().filter_map(|stray| Some((stray, Shelf::of_table(&stray.table)?))) {
        if shelf.table != TOURNAMENT {
            let sql = format!("DELETE FROM {} WHERE {} = ?1", shelf.table, shelf.key_of(""));
            transaction.execute(&sql, [&stray.key])?;
        }
    }
    for (stray, shelf) in strays.iter().filter_map(|stray| Some((stray, Shelf::of_table(&stray.table)?))) {
        if let Some(expected) = &stray.expected {
            write(&transaction, shelf, expected)?;
        }
    }
    transaction.commit().map_err(|error| file.journal().settled(error))
}

/// A tournament that is gone cannot be made again from its season alone, and one that was added has a
/// journal of its own.
fn can_be_mended(stray: &Stray) -> bool {
    match stray.kind {
        StrayKind::Changed => true,
        StrayKind::Missing | StrayKind::Added => stray.table != TOURNAMENT,
        StrayKind::Schema | StrayKind::Journal => false,
    }
}

fn write(transaction: &Transaction<'_>, shelf: Shelf, content: &str) -> Result<(), StoreError> {
    let content = shelf.named(content);
    let values = shelf.columns.iter().map(|column| sql_value(content.get(*column).unwrap_or(&Value::Null)));
    let sql = if shelf.table == TOURNAMENT {
        "UPDATE tournament SET season_id = ?2, created_at = ?3, archived_at = ?4 WHERE id = ?1".to_owned()
    } else {
        let places: Vec<String> = (1..=shelf.columns.len()).map(|number| format!("?{number}")).collect();
        let columns = shelf.columns.join(", ");
        format!("INSERT INTO {} ({columns}) VALUES ({})", shelf.table, places.join(", "))
    };
    transaction.execute(&sql, params_from_iter(values))?;
    Ok(())
}
