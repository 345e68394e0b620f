//! A new club file: made beside and renamed when it is complete.

use std::fs::OpenOptions;
use std::path::Path;

use crate::base::disk;
use crate::base::error::OpenError;
use crate::base::format::APPLICATION_ID;
use crate::base::place::sibling;
use crate::copies::heads;
use crate::copies::lock::{Lock, lock};
use crate::file::opening::{migrate, refuse_long_name, said_of};
use crate::{ClubFile, StoreError, library};

impl ClubFile {
    /// Creates a new, empty club file.
    ///
    /// ```
    /// use tapis_engine::base::quantity::Millis;
    /// use tapis_store::{ClubFile, MemberDraft, OpenError};
    ///
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("club.tapis");
    /// let mut file = ClubFile::create(&path)?;
    /// let draft = MemberDraft { first_name: "Éva".into(), last_name: "Durand".into(), ..MemberDraft::default() };
    /// file.members().save_member(draft, Millis::ZERO, chrono::NaiveDate::default())?;
    /// assert_eq!(file.members().find_members("eva", false)?.len(), 1);
    /// assert!(matches!(ClubFile::open(&path), Err(OpenError::InUse(_))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OpenError::Exists`] where something stands there; it is left alone.
    pub fn create(path: &Path) -> Result<Self, OpenError> {
        Self::create_with(path, |_| Ok(()))
    }

    /// Creates a new club file that holds something from the beginning: a crash or a full disk leaves
    /// no club without it.
    ///
    /// # Errors
    /// As [`ClubFile::create`], and where it cannot be filled; then there is no club file.
    pub fn create_with(
        path: &Path,
        fill: impl FnOnce(&Self) -> Result<(), StoreError>,
    ) -> Result<Self, OpenError> {
        let lock = room_for(path)?;
        // Made beside and renamed, so that a crash here leaves no half-made club file.
        let draft = sibling(path, ".new");
        let lock = match write_empty(&draft).and_then(|()| Self::filled(&draft, lock, fill)) {
            Ok(lock) => lock,
            Err(error) => {
                disk::clear_away(&draft);
                return Err(error);
            }
        };
        Self::in_place(&draft, path, lock)
    }

    /// Creates a club file in many steps, in each of which it is an open club under another name: a crash or
    /// an error leaves no club.
    ///
    /// # Errors
    /// As [`ClubFile::create`], and what `make` answers; then there is no club file.
    pub fn create_by<E: From<OpenError>>(
        path: &Path,
        make: impl FnOnce(&Path) -> Result<Self, E>,
    ) -> Result<Self, E> {
        let lock = room_for(path)?;
        let draft = sibling(path, ".new");
        disk::clear_away(&draft);
        let closed = make(&draft).and_then(|file| Ok(file.closed()?));
        if let Err(error) = closed {
            disk::clear_away(&draft);
            return Err(error);
        }
        Ok(Self::in_place(&draft, path, lock)?)
    }

    /// Closes it, complete in its file and on the disk.
    fn closed(self) -> Result<(), OpenError> {
        let path = self.path.clone();
        drop(self);
        if sibling(&path, "-wal").exists() {
            return Err(OpenError::Disk("the log could not be brought into the file".to_owned()));
        }
        let synced = OpenOptions::new().write(true).open(&path).and_then(|file| file.sync_all());
        synced.map_err(|error| OpenError::of_io(&path, &error))
    }

    /// Gives a draft that is complete in its file the name of the club, and opens it.
    fn in_place(draft: &Path, path: &Path, lock: Lock) -> Result<Self, OpenError> {
        // A log left behind by a club that stood here would be replayed into the new one.
        disk::clear_away(path);
        heads::forget(path).map_err(|error| OpenError::of_store(path, error))?;
        disk::put_in_place(draft, path).map_err(|error| OpenError::of_io(path, &error))?;
        let mut file = Self::connect(path, lock)?;
        file.keep_whole().map_err(|error| OpenError::of_store(path, error))?;
        Ok(file)
    }

    /// Fills a draft and leaves it complete on the disk. Returns the lock of the club that it becomes.
    fn filled(
        draft: &Path,
        lock: Lock,
        fill: impl FnOnce(&Self) -> Result<(), StoreError>,
    ) -> Result<Lock, OpenError> {
        let file = Self::connect(draft, lock)?;
        let installed = library::install(&file.db, &file.writer);
        let done = installed.and_then(|()| fill(&file)).and_then(|()| disk::complete(file.db, draft));
        done.map(|()| file._lock).map_err(|error| OpenError::of_store(draft, error))
    }
}

/// Makes the folder of a new club, and takes its name.
fn room_for(path: &Path) -> Result<Lock, OpenError> {
    if path.exists() {
        return Err(OpenError::Exists(path.to_owned()));
    }
    refuse_long_name(path)?;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| match OpenError::of_io(folder, &error) {
            OpenError::Disk(_) => OpenError::ReadOnly(folder.to_owned()),
            error => error,
        })?;
    }
    lock(path)
}

/// A draft needs no journal of its own: what is not whole is thrown away.
fn write_empty(path: &Path) -> Result<(), OpenError> {
    let said = said_of(path);
    let mut db = disk::new_database(path).map_err(|error| OpenError::of_store(path, error))?;
    db.pragma_update(None, "synchronous", "OFF").map_err(&said)?;
    db.pragma_update(None, "application_id", APPLICATION_ID).map_err(&said)?;
    migrate(&mut db, 0)?;
    disk::complete(db, path).map_err(|error| OpenError::of_store(path, error))
}
