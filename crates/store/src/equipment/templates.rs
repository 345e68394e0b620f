//! Tournaments to be played again.

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};
use tapis_engine::SetupDraft;

use crate::base::words::json;
use crate::file::subjects::LibraryTable;
use crate::file::unreadable::{keep_unreadable, read_or_note};
use crate::{Shelf, StoreError, Unreadable};

/// A tournament to be played again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Template {
    /// The number in the file.
    pub id: i64,
    pub name: String,
    /// The set-up to begin with.
    pub setup: SetupDraft,
}

impl LibraryTable<'_> {
    /// All templates by name, but for those in [`Checks::unreadable`].
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn templates(self) -> Result<Vec<Template>, StoreError> {
        self.read_templates(&mut Vec::new())
    }

    pub(crate) fn read_templates(self, noted: &mut Vec<Unreadable>) -> Result<Vec<Template>, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT id, name, setup FROM template ORDER BY name")?;
        let rows = query.query_map([], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, row.get::<_, String>(2)?))
        })?;
        let mut templates = Vec::new();
        for row in rows {
            let (id, name, setup) = row?;
            let setup = serde_json::from_str(&setup).ok();
            if let Some(setup) = read_or_note(Shelf::Templates, &name, setup, noted) {
                templates.push(Template { id, name, setup });
            }
        }
        Ok(templates)
    }

    /// Stores a set-up as a template; one of the same name is replaced.
    ///
    /// # Errors
    /// [`StoreError::NameMissing`], [`StoreError::NameTaken`] by one that cannot be read, or where the file cannot be
    /// written.
    pub fn save_template(self, name: &str, setup: &SetupDraft) -> Result<(), StoreError> {
        let name = named(name)?;
        let kept = "SELECT setup FROM template WHERE name = ?1";
        keep_unreadable::<SetupDraft>(&self.file.db, kept, name)?;
        let sql = "INSERT INTO template (name, setup) VALUES (?1, ?2)
                   ON CONFLICT (name) DO UPDATE SET setup = excluded.setup";
        self.file.journal().write(sql, params![name, json(setup)?])?;
        Ok(())
    }

    /// Renames a template.
    ///
    /// # Errors
    /// [`StoreError::NameMissing`], [`StoreError::NameTaken`] where another one has that name,
    /// [`StoreError::NotFound`].
    pub fn rename_template(self, id: i64, name: &str) -> Result<(), StoreError> {
        let name = named(name)?;
        let sql = "SELECT id FROM template WHERE name = ?1 AND id <> ?2";
        let other: Option<i64> =
            self.file.db.prepare_cached(sql)?.query_row(params![name, id], |row| row.get(0)).optional()?;
        if other.is_some() {
            return Err(StoreError::NameTaken);
        }
        match self.file.journal().write("UPDATE template SET name = ?2 WHERE id = ?1", params![id, name])? {
            0 => Err(StoreError::NotFound("template")),
            _ => Ok(()),
        }
    }

    /// Deletes a template. Tournaments made from it stay as they are.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn delete_template(self, id: i64) -> Result<(), StoreError> {
        match self.file.journal().write("DELETE FROM template WHERE id = ?1", [id])? {
            0 => Err(StoreError::NotFound("template")),
            _ => Ok(()),
        }
    }
}

fn named(name: &str) -> Result<&str, StoreError> {
    let name = name.trim();
    if name.is_empty() { Err(StoreError::NameMissing) } else { Ok(name) }
}
