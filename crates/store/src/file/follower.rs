//! A club file that follows the one of another computer.

use std::path::Path;

use rusqlite::Connection;

use crate::copies::backup;
use crate::copies::catching_up::{FileState, MissingRows, lacking, prepare_copy, take_in};
use crate::{ClubFile, StoreError};

impl ClubFile {
    /// State of this file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn how_far(&self) -> Result<FileState, StoreError> {
        FileState::of(&self.db)?.ok_or_else(|| StoreError::Damaged("no club".to_owned()))
    }

    /// Rows that a copy in this state lacks; `None` if it is not an earlier state of this club, or its tables are
    /// others.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn lacking(&self, theirs: &FileState) -> Result<Option<MissingRows>, StoreError> {
        lacking(&self.db, theirs)
    }

    /// Sets whether this file follows the one of another computer: then nothing is written to it but what it lacks.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn set_following(&mut self, following: bool) -> Result<(), StoreError> {
        self.taking = None;
        Ok(self.db.pragma_update(None, "query_only", following)?)
    }

    /// Writes what this file lacks of a later state of its club. It is on the disk when this returns.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn catch_up(&mut self, lacking: &MissingRows) -> Result<(), StoreError> {
        let taking = match &mut self.taking {
            Some(taking) => taking,
            // A connection of its own: the first one writes the library for each change.
            none => {
                let db = Connection::open(&self.path)?;
                prepare_copy(&db)?;
                none.insert(db)
            }
        };
        take_in(taking, lacking)?;
        self.taken += 1;
        self.noted();
        lacking.tournaments().for_each(|tournament| self.grown(tournament));
        Ok(())
    }

    /// A copy of the club as it is now, in a file of its own. What stands there is replaced.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn copy_to(&self, target: &Path) -> Result<(), StoreError> {
        backup::copied(&self.db, target)
    }
}
