//! The club's settings: small values by name.

use rusqlite::OptionalExtension;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tapis_engine::base::quantity::Millis;

use crate::StoreError;
use crate::base::words::json;
use crate::file::subjects::Settings;

/// Stores a setting by its key.
pub(crate) const SET: &str = "INSERT INTO setting (key, value) VALUES (?1, ?2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value";

impl Settings<'_> {
    /// A setting, as JSON.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn setting(self, key: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.file.db.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
        Ok(query.query_row([key], |row| row.get(0)).optional()?)
    }

    /// Stores a setting.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_setting(self, key: &str, value: &str) -> Result<(), StoreError> {
        self.file.journal().write(SET, [key, value]).map(|_| ())
    }

    /// A value kept as JSON; `None` if nothing is stored, or this version cannot read it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn kept<T: DeserializeOwned>(self, key: &str) -> Result<Option<T>, StoreError> {
        Ok(self.setting(key)?.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Stores a value as JSON.
    ///
    /// # Errors
    /// [`StoreError::SettingUnread`] where one is kept that this version cannot read: it stays.
    pub fn keep<T: Serialize + DeserializeOwned>(self, key: &str, value: &T) -> Result<(), StoreError> {
        if self.setting(key)?.is_some() && self.kept::<T>(key)?.is_none() {
            return Err(StoreError::SettingUnread(key.to_owned()));
        }
        self.set_setting(key, &json(value)?)
    }

    /// The same where it is all that a device's command does.
    ///
    /// # Errors
    /// As for [`Settings::keep`].
    pub fn keep_done<T: Serialize>(self, key: &str, value: &T, at: Millis) -> Result<(), StoreError> {
        self.file.journal().write_done(SET, [key, &json(value)?], at).map(|_| ())
    }
}
