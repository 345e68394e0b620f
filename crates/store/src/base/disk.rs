//! Files made whole or not at all, and for their owner alone.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use rusqlite::Connection;

use crate::StoreError;
use crate::base::place::sibling;

/// An empty file that only its owner can read and write. On Windows it has the rights of its folder,
/// which in a user's own folders are the same.
pub(crate) fn create_private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A small file that only its owner can read, whole or not at all. What was there goes.
///
/// # Errors
/// The system's; what was there stays.
pub fn write_private(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let draft = sibling(path, ".part");
    // A killed program may have left a draft there.
    let _ = std::fs::remove_file(&draft);
    let mut file = create_private(&draft)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    let placed = written.and_then(|()| put_in_place(&draft, path));
    if placed.is_err() {
        // The error that is returned counts, not what it left.
        let _ = std::fs::remove_file(&draft);
    }
    placed
}

/// Removes a database and whatever SQLite keeps beside it.
pub(crate) fn clear_away(path: &Path) {
    for suffix in ["", "-journal", "-wal", "-shm"] {
        // Most of these files are absent.
        let _ = std::fs::remove_file(sibling(path, suffix));
    }
}

/// A new database in the place of whatever lies there.
pub(crate) fn new_database(path: &Path) -> Result<Connection, StoreError> {
    clear_away(path);
    create_private(path)?;
    Ok(Connection::open(path)?)
}

/// Leaves a new database complete in its file, on the disk, and in the mode in which a club is kept:
/// opening it for the first time then writes nothing to it.
pub(crate) fn complete(db: Connection, path: &Path) -> Result<(), StoreError> {
    db.pragma_update(None, "journal_mode", "WAL")?;
    let busy: i64 = db.query_row("PRAGMA main.wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    db.close().map_err(|(_, error)| error)?;
    if busy != 0 {
        return Err(StoreError::CopyUnsound);
    }
    OpenOptions::new().write(true).open(path)?.sync_all()?;
    Ok(())
}

/// A change is acknowledged when the disk has it. On macOS an ordinary sync leaves it in the disk's own
/// memory, which loses it with the power.
pub(crate) fn sync_fully(db: &Connection) -> rusqlite::Result<()> {
    for (name, value) in [("synchronous", "FULL"), ("fullfsync", "ON"), ("checkpoint_fullfsync", "ON")] {
        db.pragma_update(None, name, value)?;
    }
    Ok(())
}

/// Renames a finished file into place, and syncs the folder so that the new name survives a power cut.
pub(crate) fn put_in_place(draft: &Path, path: &Path) -> std::io::Result<()> {
    std::fs::rename(draft, path)?;
    sync_folder(path)
}

/// Syncs a file's folder, so that its names are on the disk. Windows does that by itself.
pub(crate) fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) } {
        // Some network disks do not sync folders.
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}
