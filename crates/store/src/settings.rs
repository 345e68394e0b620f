//! The club's settings: small values by name.

use rusqlite::OptionalExtension;

use crate::{ClubFile, StoreError};

impl ClubFile {
    /// A setting, as JSON.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.db.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
        Ok(query.query_row([key], |row| row.get(0)).optional()?)
    }

    /// Stores a setting.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO setting (key, value) VALUES (?1, ?2)
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.db.prepare_cached(sql)?.execute([key, value])?;
        Ok(())
    }
}
