//! Opening a club file, or refusing it without touching it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::backup;
use crate::error::OpenError;

/// Marks a SQLite file as ours ("TAPI").
const APPLICATION_ID: i64 = 0x5441_5049;

/// Every migration in order; the file's format is how many have run.
const MIGRATIONS: [&str; 3] = [
    include_str!("../../../migrations/0001_club.sql"),
    include_str!("../../../migrations/0002_rulesets.sql"),
    include_str!("../../../migrations/0003_venues.sql"),
];

/// An open club file. One instance at a time: the lock is given up when it is dropped, or when
/// the process dies in whatever way.
#[derive(Debug)]
pub struct ClubFile {
    pub(crate) db: Connection,
    pub(crate) path: PathBuf,
    _lock: File,
}

impl ClubFile {
    /// Makes a new, empty club file.
    ///
    /// # Errors
    /// [`OpenError::Exists`] where something stands there; it is left alone.
    pub fn create(path: &Path) -> Result<Self, OpenError> {
        if path.exists() {
            return Err(OpenError::Exists(path.to_owned()));
        }
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|_| OpenError::ReadOnly(folder.to_owned()))?;
        }
        let lock = lock(path)?;
        // Made beside and renamed, so that a crash here leaves no half-made club file.
        let draft = sibling(path, ".new");
        let _ = std::fs::remove_file(&draft);
        {
            let mut db = Connection::open(&draft).map_err(|_| OpenError::ReadOnly(path.to_owned()))?;
            db.pragma_update(None, "application_id", APPLICATION_ID).map_err(other)?;
            migrate(&mut db, 0)?;
        }
        // A log left behind by a club that stood here would be replayed into the new one.
        for leftover in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(sibling(path, leftover));
        }
        std::fs::rename(&draft, path).map_err(|error| OpenError::Other(error.to_string()))?;
        Self::connect(path, lock)
    }

    /// Opens a club file; brings an older one up to date after a backup.
    ///
    /// # Errors
    /// [`OpenError`] says why not; the file is as it was.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        if !path.is_file() {
            return Err(OpenError::Missing(path.to_owned()));
        }
        let path = &std::fs::canonicalize(path).map_err(|error| OpenError::Other(error.to_string()))?;
        refuse_foreign(path)?;
        if OpenOptions::new().append(true).open(path).is_err() {
            return Err(OpenError::ReadOnly(path.to_owned()));
        }
        let lock = lock(path)?;
        let (format, known) = (inspect(path)?, known());
        if format > known {
            // The head said otherwise: a newer format was still in the log.
            return Err(OpenError::Newer { found: format, known });
        }
        let mut file = Self::connect(path, lock)?;
        if format < known {
            file.backup("migration").map_err(|error| OpenError::Other(error.to_string()))?;
            migrate(&mut file.db, format)?;
        }
        Ok(file)
    }

    fn connect(path: &Path, lock: File) -> Result<Self, OpenError> {
        let db = Connection::open(path).map_err(other)?;
        db.pragma_update(None, "journal_mode", "WAL").map_err(other)?;
        db.pragma_update(None, "synchronous", "FULL").map_err(other)?;
        db.pragma_update(None, "foreign_keys", "ON").map_err(other)?;
        db.set_prepared_statement_cache_capacity(64);
        Ok(ClubFile { db, path: path.to_owned(), _lock: lock })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Copies the file as it is now into its folder of backups.
    ///
    /// # Errors
    /// Where the copy cannot be written; the club file is as it was.
    pub fn backup(&self, reason: &str) -> Result<PathBuf, crate::StoreError> {
        backup::make(&self.db, &self.path, reason)
    }

    /// The copies there are, newest first.
    pub fn backups(&self) -> Vec<backup::Backup> {
        backup::list(&self.path)
    }
}

/// The newest format that this program knows.
fn known() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

pub(crate) fn sibling(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn other(error: rusqlite::Error) -> OpenError {
    OpenError::Other(error.to_string())
}

fn lock(path: &Path) -> Result<File, OpenError> {
    let beside = sibling(path, ".lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&beside);
    let file = file.map_err(|_| OpenError::ReadOnly(path.parent().unwrap_or(path).to_owned()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(OpenError::Other(error.to_string())),
    }
}

/// Looks at the file's head with plain reads, before SQLite could touch anything.
fn refuse_foreign(path: &Path) -> Result<(), OpenError> {
    use std::io::Read;
    let mut head = [0_u8; 100];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    if let Err(error) = read {
        return Err(match error.kind() {
            std::io::ErrorKind::UnexpectedEof => OpenError::NotOurs(path.to_owned()),
            _ => OpenError::Other(error.to_string()),
        });
    }
    let word = |at: usize| {
        head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes)
    };
    if !head.starts_with(b"SQLite format 3\0") || i64::from(word(68)) != APPLICATION_ID {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let (found, known) = (i64::from(word(60)), known());
    if found > known { Err(OpenError::Newer { found, known }) } else { Ok(()) }
}

/// Checks the file through a connection that cannot write, and tells its format.
fn inspect(path: &Path) -> Result<i64, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let damaged = |error: rusqlite::Error| OpenError::Damaged(error.to_string());
    let db = Connection::open_with_flags(path, flags).map_err(damaged)?;
    let found: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(damaged)?;
    if found != "ok" {
        return Err(OpenError::Damaged(found));
    }
    db.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(damaged)
}

fn migrate(db: &mut Connection, from: i64) -> Result<(), OpenError> {
    for (step, sql) in (1_i64..).zip(MIGRATIONS).filter(|(step, _)| *step > from) {
        let transaction = db.transaction().map_err(other)?;
        transaction.execute_batch(sql).map_err(other)?;
        transaction.pragma_update(None, "user_version", step).map_err(other)?;
        transaction.commit().map_err(other)?;
    }
    Ok(())
}
