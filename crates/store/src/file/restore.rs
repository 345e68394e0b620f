//! A copy put in the place of the club. What stood there is stored as a copy of its own first, so that nothing is lost
//! whichever was right.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::base::disk;
use crate::base::format::known;
use crate::base::place::{real_path, sibling};
use crate::copies::backup;
use crate::copies::look::{Look, inspect, refuse_foreign};
use crate::file::opening::migrate;
use crate::{ClubFile, OpenError, StoreError};

impl ClubFile {
    /// Puts what a copy holds in the place of what the club holds, all or nothing, and brings it
    /// up to date where it is older. Returns the copy that was made of the club before.
    ///
    /// # Errors
    /// [`StoreError::Copy`] where the copy cannot be used; the club is as it was.
    pub fn restore(&mut self, copy: &Path) -> Result<PathBuf, StoreError> {
        let found = usable(copy, &self.path).map_err(|error| StoreError::Copy(Box::new(error)))?;
        // Taken in before the club is copied: that may rotate this very copy away.
        let draft = sibling(&self.path, ".restore");
        let taken = self.take_in(copy, &draft, found);
        disk::clear_away(&draft);
        taken
    }

    fn take_in(&mut self, copy: &Path, draft: &Path, format: i64) -> Result<PathBuf, StoreError> {
        let unusable = |error| StoreError::Copy(Box::new(error));
        backup::copied(&Look::at(copy).map_err(unusable)?.db, draft)?;
        let mut beside = Connection::open(draft)?;
        if format < known() {
            beside.pragma_update(None, "synchronous", "OFF")?;
            migrate(&mut beside, format).map_err(unusable)?;
        }
        let kept = self.backup("restore")?;
        let identity = self.settings().said_identity()?;
        self.let_go()?;
        let run = backup::run(&beside, &mut self.db);
        self.keep_whole()?;
        run?;
        self.settings().keep_identity(identity.as_deref())?;
        Ok(kept)
    }
}

/// The format of a copy that can be used.
fn usable(copy: &Path, club: &Path) -> Result<i64, OpenError> {
    if !copy.is_file() {
        return Err(OpenError::Missing(copy.to_owned()));
    }
    if real_path(copy).ok() == real_path(club).ok() {
        return Err(OpenError::InUse(copy.to_owned()));
    }
    refuse_foreign(copy)?;
    inspect(copy).map(|sound| sound.format)
}
