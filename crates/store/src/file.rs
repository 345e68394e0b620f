//! Opening a club file, or refusing it without touching it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use crate::backup;
use crate::error::OpenError;
use crate::journal::older::seal_all;

/// Marks a SQLite file as ours ("TAPI").
const APPLICATION_ID: i64 = 0x5441_5049;

/// Every migration in order; the file's format is how many have run.
const MIGRATIONS: [&str; 8] = [
    include_str!("../../../migrations/0001_club.sql"),
    include_str!("../../../migrations/0002_rulesets.sql"),
    include_str!("../../../migrations/0003_venues.sql"),
    include_str!("../../../migrations/0004_erasure.sql"),
    include_str!("../../../migrations/0005_chain.sql"),
    include_str!("../../../migrations/0006_chips.sql"),
    include_str!("../../../migrations/0007_rule_texts.sql"),
    include_str!("../../../migrations/0008_origin.sql"),
];

/// The migration after which every journal has a chain from its set-up to its last row.
const SEALS_JOURNALS: i64 = 5;

/// An open club file. One instance at a time: the lock is given up when it is dropped, or when
/// the process dies in whatever way.
#[derive(Debug)]
pub struct ClubFile {
    pub(crate) db: Connection,
    pub(crate) path: PathBuf,
    _lock: Lock,
}

impl ClubFile {
    /// Creates a new, empty club file.
    ///
    /// ```
    /// use tapis_store::{ClubFile, MemberDraft, OpenError};
    ///
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("club.tapis");
    /// let mut file = ClubFile::create(&path)?;
    /// let draft = MemberDraft { first_name: "Éva".into(), last_name: "Durand".into(), ..MemberDraft::default() };
    /// file.save_member(draft, 0, chrono::NaiveDate::default())?;
    /// assert_eq!(file.find_members("eva", false, 10)?.len(), 1);
    /// assert!(matches!(ClubFile::open(&path), Err(OpenError::InUse(_))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
        if let Err(error) = write_empty(&draft) {
            let _ = std::fs::remove_file(&draft);
            let _ = std::fs::remove_file(sibling(&draft, "-journal"));
            return Err(error);
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
            file.backup("migration").map_err(|error| match error {
                crate::StoreError::DiskFull => OpenError::DiskFull,
                error => OpenError::Other(error.to_string()),
            })?;
            migrate(&mut file.db, format)?;
            if format < SEALS_JOURNALS {
                // What older versions overwrote without erasing it goes now; where there is no room
                // for that the club is open all the same.
                let _ = file.db.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
            }
        }
        Ok(file)
    }

    fn connect(path: &Path, lock: Lock) -> Result<Self, OpenError> {
        let db = Connection::open(path).map_err(said_of(path))?;
        db.pragma_update(None, "journal_mode", "WAL").map_err(said_of(path))?;
        db.pragma_update(None, "synchronous", "FULL").map_err(said_of(path))?;
        db.pragma_update(None, "foreign_keys", "ON").map_err(said_of(path))?;
        // What is erased is overwritten, not only forgotten.
        db.pragma_update(None, "secure_delete", "ON").map_err(said_of(path))?;
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

fn write_empty(path: &Path) -> Result<(), OpenError> {
    let mut db = Connection::open(path).map_err(said_of(path))?;
    db.pragma_update(None, "application_id", APPLICATION_ID).map_err(said_of(path))?;
    migrate(&mut db, 0)
}

/// The newest format that this program knows.
pub(crate) fn known() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

pub(crate) fn sibling(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn said_of(path: &Path) -> impl Fn(rusqlite::Error) -> OpenError {
    move |error| OpenError::of(path, &error)
}

/// Held while a club is open. The file that carries it goes with it; after a power cut it stays
/// and holds nothing.
#[derive(Debug)]
struct Lock {
    path: PathBuf,
    _file: File,
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// How long one waits for another instance that is just ending: a system gives up the locks of a
/// process some time after its death.
const ENDING: Duration = Duration::from_millis(1500);

fn lock(path: &Path) -> Result<Lock, OpenError> {
    let beside = sibling(path, ".lock");
    let started = Instant::now();
    loop {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&beside);
        let file = file.map_err(|_| OpenError::ReadOnly(path.parent().unwrap_or(path).to_owned()))?;
        match file.try_lock() {
            // Whoever held it before may have removed it meanwhile: then it holds nobody off.
            Ok(()) if is_at(&file, &beside) => return Ok(Lock { path: beside, _file: file }),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) if started.elapsed() < ENDING => {
                std::thread::sleep(Duration::from_millis(25));
            }
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(OpenError::Other(error.to_string())),
        }
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |(ours, there): (std::fs::Metadata, std::fs::Metadata)| {
        (ours.dev(), ours.ino()) == (there.dev(), there.ino())
    };
    file.metadata().ok().zip(std::fs::metadata(path).ok()).is_some_and(same)
}

#[cfg(not(unix))]
fn is_at(_file: &File, path: &Path) -> bool {
    path.exists()
}

/// Looks at the file's head with plain reads, before SQLite could touch anything.
pub(crate) fn refuse_foreign(path: &Path) -> Result<(), OpenError> {
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

/// A connection that cannot write. Where no log lies beside the file none is made either: then
/// nobody else has it open, and it can be taken as it stands.
pub(crate) fn connect_reading(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let plain_open = || Connection::open_with_flags(path, flags);
    if ["-wal", "-journal"].iter().any(|suffix| sibling(path, suffix).exists()) {
        return plain_open();
    }
    let Some(text) = path.to_str() else { return plain_open() };
    let text = if cfg!(windows) { text.replace('\\', "/") } else { text.to_owned() };
    let text = text.strip_prefix("//?/").unwrap_or(&text);
    if text.starts_with("UNC/") {
        return plain_open();
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~:".contains(c);
    let mut uri = "file:".to_owned();
    // A drive's letter comes after a third slash.
    uri.push_str(if text.get(1..2) == Some(":") { "///" } else { "" });
    for c in text.chars() {
        let mut bytes = [0; 4];
        let escape = |byte: &u8| format!("%{byte:02X}");
        match c {
            c if plain(c) => uri.push(c),
            c => uri.extend(c.encode_utf8(&mut bytes).as_bytes().iter().map(escape)),
        }
    }
    uri.push_str("?immutable=1");
    Connection::open_with_flags(uri, flags | OpenFlags::SQLITE_OPEN_URI)
}

/// Checks the file through a connection that cannot write, and tells its format.
pub(crate) fn inspect(path: &Path) -> Result<i64, OpenError> {
    let damaged = |error: rusqlite::Error| OpenError::Damaged(error.to_string());
    let db = connect_reading(path).map_err(damaged)?;
    let found: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(damaged)?;
    if found != "ok" {
        return Err(OpenError::Damaged(found));
    }
    db.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(damaged)
}

pub(crate) fn migrate(db: &mut Connection, from: i64) -> Result<(), OpenError> {
    let path = PathBuf::from(db.path().unwrap_or_default());
    let said = said_of(&path);
    for (step, sql) in (1_i64..).zip(MIGRATIONS).filter(|(step, _)| *step > from) {
        let transaction = db.transaction().map_err(&said)?;
        transaction.execute_batch(sql).map_err(&said)?;
        if step == SEALS_JOURNALS {
            seal_all(&transaction).map_err(|error| OpenError::Other(error.to_string()))?;
        }
        transaction.pragma_update(None, "user_version", step).map_err(&said)?;
        transaction.commit().map_err(&said)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]
    use super::*;
    use crate::{Author, LiveTables, NewRow, StoreError};

    /// SQLite may use no more pages than there are: it says of itself that the disk is full.
    #[test]
    fn a_full_disk_refuses_a_row_and_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
        let setup = include_str!("../../../tests/data/setup-1.json");
        let id = file.create_tournament(&serde_json::from_str(setup).unwrap(), None, 0).unwrap();
        let events = format!("[\"{}\"]", "x".repeat(2_000));
        let author = Author::default();
        let row = NewRow { at: 1, author: &author, action: "{}", events: &events, undoable: true };
        file.append(id, &row, &LiveTables::default()).unwrap();
        let pages: i64 = file.db.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
        file.db.pragma_update(None, "max_page_count", pages).unwrap();
        let mut written = 1;
        let error = loop {
            match file.append(id, &row, &LiveTables::default()) {
                Ok(seq) => written = seq,
                Err(error) => break error,
            }
        };
        assert!(matches!(error, StoreError::DiskFull), "{error:?}");
        assert_eq!((file.check().unwrap(), file.journal(id).unwrap().len()), (vec![], written as usize));
        file.db.pragma_update(None, "max_page_count", pages + 100).unwrap();
        assert_eq!(file.append(id, &row, &LiveTables::default()).unwrap(), written + 1);
        assert_eq!(file.check().unwrap(), []);
    }
}
