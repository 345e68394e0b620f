//! A file that becomes another club than the one it was copied from.

use crate::StoreError;
use crate::base::identity::{SETTING, of};
use crate::file::subjects::Settings;

impl Settings<'_> {
    /// Identity of the club, whatever its name; empty if nothing was ever kept in it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn identity(self) -> Result<String, StoreError> {
        Ok(of(&self.file.db)?.unwrap_or_default())
    }

    /// From now on this is another club than the one that its file was copied from. The library journal says who said
    /// so and when.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn become_another_club(self) -> Result<(), StoreError> {
        let new: String = self.file.db.query_row("SELECT hex(randomblob(16))", [], |row| row.get(0))?;
        self.set_setting(SETTING, &format!("\"{new}\""))
    }

    /// Identity that was given to this club, to be stored when a copy is put in its place.
    pub(crate) fn said_identity(self) -> Result<Option<String>, StoreError> {
        self.setting(SETTING)
    }

    /// A copy from before it was said stands here now: it is still this club.
    pub(crate) fn keep_identity(self, said: Option<&str>) -> Result<(), StoreError> {
        match said {
            Some(said) if self.setting(SETTING)?.as_deref() != Some(said) => self.set_setting(SETTING, said),
            _ => Ok(()),
        }
    }
}
