//! State of the file after a commit that the disk did not confirm.

use rusqlite::Params;

use crate::StoreError;
use crate::file::subjects::JournalTable;

impl JournalTable<'_> {
    /// Runs a statement that is a change of its own; answers how many rows it changed.
    pub(crate) fn write(self, sql: &str, values: impl Params) -> Result<usize, StoreError> {
        let written = self.file.db.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
        written.map_err(|error| {
            // Part of a larger change: its end is what counts.
            if self.file.db.is_autocommit() { self.settled(error) } else { error.into() }
        })
    }

    /// Error to report after a failed commit. SQLite has taken it back, but all of it may stand at the end of the log,
    /// where a program that starts after a crash would find it. Another commit written over it settles that; where the
    /// disk does not confirm that one either, nobody knows what the file will hold.
    pub(crate) fn settled(self, error: rusqlite::Error) -> StoreError {
        match StoreError::from(error) {
            StoreError::DiskAway(said) => match self.write_over() {
                Ok(()) => StoreError::NotKept(said),
                Err(_) => StoreError::DiskAway(said),
            },
            error => error,
        }
    }

    /// A commit that changes nothing: the format is what it was.
    fn write_over(self) -> rusqlite::Result<()> {
        let format: i64 = self.file.db.pragma_query_value(None, "user_version", |row| row.get(0))?;
        self.file.db.pragma_update(None, "user_version", format)
    }
}
