//! What the file holds after a commit that the disk did not confirm.

use crate::{ClubFile, StoreError};

impl ClubFile {
    /// What to say after a failed commit. SQLite has taken it back, but all of it may stand at the end of the log,
    /// where a program that starts after a crash would find it. Another commit written over it settles that;
    /// where the disk does not confirm that one either, nobody knows what the file will hold.
    pub(crate) fn settled(&self, error: rusqlite::Error) -> StoreError {
        match StoreError::from(error) {
            StoreError::DiskAway(said) => match self.write_over() {
                Ok(()) => StoreError::NotKept(said),
                Err(_) => StoreError::DiskAway(said),
            },
            error => error,
        }
    }

    /// A commit that changes nothing: the format is what it was.
    fn write_over(&self) -> rusqlite::Result<()> {
        let format: i64 = self.db.pragma_query_value(None, "user_version", |row| row.get(0))?;
        self.db.pragma_update(None, "user_version", format)
    }
}
