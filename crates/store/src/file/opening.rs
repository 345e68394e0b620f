//! Opening a club file, or refusing it without touching it.

use std::cell::Cell;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::StoreError;
use crate::base::disk;
use crate::base::error::OpenError;
use crate::base::format::{MIGRATIONS, known};
use crate::base::place::{real_path, sibling};
use crate::copies::lock::{Lock, lock};
use crate::copies::look::{Sound, inspect, refuse_foreign};
use crate::copies::{backup, heads};
use crate::file::ClubFile;
use crate::library::Writer;

/// Every change goes to a log first. SQLite does without one where the disk allows none, and does not call
/// that an error.
pub(crate) fn keep_log(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let mode = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
    match mode.map_err(said_of(path))?.as_str() {
        "wal" => Ok(()),
        _ => Err(OpenError::NoLog(path.to_owned())),
    }
}

/// SQLite's files and ours lie beside under longer names: a system takes 255 bytes.
pub(crate) fn refuse_long_name(path: &Path) -> Result<(), OpenError> {
    let length = path.file_name().unwrap_or_default().len();
    let longest = ".restore-journal".len();
    if length + longest > 255 { Err(OpenError::NameTooLong(path.to_owned())) } else { Ok(()) }
}

/// Removes what a program that was killed left half done beside the club.
pub(crate) fn sweep(path: &Path) {
    for suffix in [".new", ".restore"] {
        disk::clear_away(&sibling(path, suffix));
    }
    backup::sweep(path);
}

pub(crate) fn said_of(path: &Path) -> impl Fn(rusqlite::Error) -> OpenError {
    move |error| OpenError::of(path, &error)
}

pub(crate) fn migrate(db: &mut Connection, from: i64) -> Result<(), OpenError> {
    let path = PathBuf::from(db.path().unwrap_or_default());
    let said = said_of(&path);
    for (step, sql) in (1_i64..).zip(MIGRATIONS).filter(|(step, _)| *step > from) {
        let transaction = db.transaction().map_err(&said)?;
        transaction.execute_batch(sql).map_err(&said)?;
        transaction.pragma_update(None, "user_version", step).map_err(&said)?;
        transaction.commit().map_err(&said)?;
    }
    Ok(())
}

impl ClubFile {
    /// Opens a club file; brings an older one up to date after a backup.
    ///
    /// # Errors
    /// [`OpenError`] says why not; the file is as it was.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        if !path.is_file() {
            return Err(OpenError::Missing(path.to_owned()));
        }
        let path = &real_path(path).map_err(|error| OpenError::of_io(path, &error))?;
        refuse_long_name(path)?;
        refuse_foreign(path)?;
        if let Err(error) = OpenOptions::new().append(true).open(path) {
            return Err(OpenError::of_io(path, &error));
        }
        let lock = lock(path)?;
        let (Sound { format, indexes }, known) = (inspect(path)?, known());
        sweep(path);
        let mut file = Self::connect(path, lock)?;
        file.indexes.set(Some(indexes));
        let short = heads::compare(&file.db, path, &file.backups());
        file.short = short.map_err(|error| OpenError::of_store(path, error))?;
        if !file.short.is_empty() {
            tracing::warn!(journals = file.short.len(), "journals end before what was acknowledged");
            // The next change is written over the damaged part of the log.
            file.found = backup::keep_found(path);
        }
        // The log of a program that was cut off goes into the file while all of it can be read. If there is no room for
        // that, the log stays, which is just as safe.
        let _ = file.db.query_row("PRAGMA main.wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        if format < known {
            file.backup("migration").map_err(|error| OpenError::of_store(path, error))?;
            migrate(&mut file.db, format)?;
            tracing::info!(from = format, to = known, "migrated");
        }
        let missing = missing_table(&file.db).map_err(|error| OpenError::of_store(path, error))?;
        if let Some(table) = missing {
            return Err(OpenError::Damaged(format!("no table {table}")));
        }
        file.keep_whole().map_err(|error| OpenError::of_store(path, error))?;
        Ok(file)
    }

    pub(crate) fn connect(path: &Path, lock: Lock) -> Result<Self, OpenError> {
        let db = Connection::open(path).map_err(said_of(path))?;
        keep_log(&db, path)?;
        disk::sync_fully(&db).map_err(said_of(path))?;
        db.pragma_update(None, "foreign_keys", "ON").map_err(said_of(path))?;
        // Erased content is overwritten, not only forgotten.
        db.pragma_update(None, "secure_delete", "ON").map_err(said_of(path))?;
        db.set_prepared_statement_cache_capacity(64);
        Ok(ClubFile {
            db,
            taking: None,
            taken: 0,
            path: path.to_owned(),
            second: None,
            keeper: None,
            short: Vec::new(),
            found: None,
            indexes: Cell::new(None),
            writer: Writer::default(),
            command: None,
            _lock: lock,
        })
    }
}

/// A table that is not there; the program cannot work without it.
pub(crate) fn missing_table(db: &Connection) -> Result<Option<String>, StoreError> {
    for shelf in crate::library::SHELVES {
        if !shelf.is_there(db)? {
            return Ok(Some(shelf.table.to_owned()));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]
    use tapis_engine::base::quantity::Millis;

    use super::*;
    use crate::{Author, LiveTables, NewRow, StoreError};

    /// SQLite keeps no log for a database in memory, and says so as for a disk that allows none.
    #[test]
    fn a_disk_that_allows_no_log_is_refused() {
        let db = Connection::open_in_memory().unwrap();
        let refused = keep_log(&db, Path::new("a.tapis")).unwrap_err();
        assert!(matches!(&refused, OpenError::NoLog(path) if path == Path::new("a.tapis")), "{refused:?}");
        assert_eq!(refused.code(), "open-no_log");
    }

    /// A club as the first release left it.
    fn released(folder: &Path) -> PathBuf {
        let path = folder.join("a.tapis");
        std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/club-1.tapis"), &path).unwrap();
        path
    }

    fn format_of(path: &Path) -> i64 {
        inspect(path).unwrap().format
    }

    #[test]
    fn an_older_file_is_migrated_after_a_copy() {
        let folder = tempfile::tempdir().unwrap();
        let path = released(folder.path());
        for _ in 0..2 {
            let file = ClubFile::open(&path).unwrap();
            assert_eq!(format_of(&path), known());
            assert_eq!(file.checks().check().unwrap(), []);
            let later: i64 = file.db.query_row("SELECT count(*) FROM later", [], |row| row.get(0)).unwrap();
            assert_eq!(later, i64::try_from(file.tournaments().all().unwrap().len()).unwrap());
            let copies = file.backups();
            assert_eq!(copies.iter().map(|copy| copy.reason.as_str()).collect::<Vec<_>>(), ["migration"]);
            assert_eq!(format_of(Path::new(&copies[0].path)), 1, "the copy is of the file as it was");
        }
    }

    #[test]
    fn a_failed_migration_leaves_the_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = released(folder.path());
        let db = Connection::open(&path).unwrap();
        // In the way of the last step of the migration.
        db.execute_batch("ALTER TABLE tournament ADD COLUMN later_id INTEGER").unwrap();
        db.close().unwrap();
        let before = std::fs::read(&path).unwrap();
        for _ in 0..2 {
            ClubFile::open(&path).unwrap_err();
            assert!(std::fs::read(&path).unwrap() == before, "the file was changed");
        }
    }

    #[test]
    fn an_older_copy_is_migrated_when_restored() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = ClubFile::create(&folder.path().join("b.tapis")).unwrap();
        let copy = released(folder.path());
        let before = std::fs::read(&copy).unwrap();
        file.restore(&copy).unwrap();
        assert!(!file.tournaments().all().unwrap().is_empty());
        assert_eq!(file.checks().check().unwrap(), []);
        drop(file);
        assert_eq!((format_of(&folder.path().join("b.tapis")), format_of(&copy)), (known(), 1));
        assert!(std::fs::read(&copy).unwrap() == before, "the copy was touched");
        ClubFile::open(&folder.path().join("b.tapis")).unwrap();
    }

    /// SQLite may use no more pages than there are: it says of itself that the disk is full.
    #[test]
    fn a_full_disk_refuses_a_row_and_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
        let setup = include_str!("../../../../tests/data/setup-1.json");
        let id = file
            .tournaments()
            .create_tournament(&serde_json::from_str(setup).unwrap(), None, Millis::ZERO)
            .unwrap();
        let events = format!("[\"{}\"]", "x".repeat(2_000));
        let author = Author::default();
        let row = NewRow { at: Millis(1), author: &author, action: "{}", events: &events, undoable: true };
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
        assert_eq!(
            (file.checks().check().unwrap(), file.journal().rows(id).unwrap().len()),
            (vec![], written as usize)
        );
        file.db.pragma_update(None, "max_page_count", pages + 100).unwrap();
        assert_eq!(file.append(id, &row, &LiveTables::default()).unwrap(), written + 1);
        assert_eq!(file.checks().check().unwrap(), []);
    }
}
