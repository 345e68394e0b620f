//! Opening a club file, or refusing it without touching it.

mod create;

use std::cell::Cell;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tapis_engine::base::quantity::TournamentId;

use crate::error::OpenError;
use crate::heads::Shortfall;
use crate::journal::older::seal_all;
use crate::keeper::{Committed, Keeper};
use crate::library::Writer;
use crate::lock::{Lock, lock};
use crate::look::{Sound, inspect, refuse_foreign};
use crate::place::{Place, real_path};
use crate::second::{Changed, Second};
use crate::{Author, StoreError, backup, disk, heads, library, place};

/// Marks a SQLite file as ours ("TAPI").
pub(crate) const APPLICATION_ID: i64 = 0x5441_5049;

/// Every migration in order; the file's format is how many have run.
const MIGRATIONS: [&str; 19] = [
    include_str!("../../../migrations/0001_club.sql"),
    include_str!("../../../migrations/0002_rulesets.sql"),
    include_str!("../../../migrations/0003_venues.sql"),
    include_str!("../../../migrations/0004_erasure.sql"),
    include_str!("../../../migrations/0005_chain.sql"),
    include_str!("../../../migrations/0006_chips.sql"),
    include_str!("../../../migrations/0007_rule_texts.sql"),
    include_str!("../../../migrations/0008_origin.sql"),
    include_str!("../../../migrations/0009_library.sql"),
    include_str!("../../../migrations/0010_entry_checks.sql"),
    include_str!("../../../migrations/0011_dues.sql"),
    include_str!("../../../migrations/0012_merged_members.sql"),
    include_str!("../../../migrations/0013_championships.sql"),
    include_str!("../../../migrations/0014_recorded_results.sql"),
    include_str!("../../../migrations/0015_tags_notes_photos.sql"),
    include_str!("../../../migrations/0016_sign_ups.sql"),
    include_str!("../../../migrations/0017_season_results.sql"),
    include_str!("../../../migrations/0018_duties_and_arrivals.sql"),
    include_str!("../../../migrations/0019_commands.sql"),
];

/// The migration after which every journal has a chain from its set-up to its last row.
const SEALS_JOURNALS: i64 = 5;

/// The migration after which every change of what the club keeps is in the library journal.
const BEGINS_LIBRARY: i64 = 9;

/// An open club file. One instance at a time: the lock is given up when it is dropped, or when
/// the process dies in whatever way.
#[derive(Debug)]
pub struct ClubFile {
    pub(crate) db: Connection,
    /// Writes what this file lacks while it follows another computer's.
    pub(crate) taking: Option<Connection>,
    /// How often it did.
    pub(crate) taken: u64,
    pub(crate) path: PathBuf,
    /// Its connection ends before that of the keeper, which looks whether a log is left.
    pub(crate) second: Option<Second>,
    /// Ends after the connections above and before the lock.
    keeper: Option<Keeper>,
    short: Vec<Shortfall>,
    /// The file and its log as they were found, where the log ends too early.
    found: Option<PathBuf>,
    /// Whether opening found the indexes sound; none: asked for since.
    pub(crate) indexes: Cell<Option<bool>>,
    writer: Writer,
    /// The command from which rows come; none: this computer's own.
    pub(crate) command: Option<String>,
    _lock: Lock,
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
            // The next change is written over the damaged part of the log.
            file.found = backup::keep_found(path);
        }
        // What a program that was cut off left in the log goes into the file while all of it can be read.
        // If there is no room for that, the log stays, which is just as safe.
        let _ = file.db.query_row("PRAGMA main.wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        if format < known {
            file.backup("migration").map_err(|error| OpenError::of_store(path, error))?;
            migrate(&mut file.db, format)?;
            if format < SEALS_JOURNALS {
                // What older versions overwrote without erasing it goes now; where there is no room
                // for that the club is open all the same.
                let _ = file.db.execute_batch("VACUUM; PRAGMA main.wal_checkpoint(TRUNCATE)");
            }
        }
        let missing = library::missing_table(&file.db).map_err(|error| OpenError::of_store(path, error))?;
        if let Some(table) = missing {
            return Err(OpenError::Damaged(format!("no table {table}")));
        }
        file.keep_whole().map_err(|error| OpenError::of_store(path, error))?;
        Ok(file)
    }

    fn connect(path: &Path, lock: Lock) -> Result<Self, OpenError> {
        let db = Connection::open(path).map_err(said_of(path))?;
        keep_log(&db, path)?;
        disk::sync_fully(&db).map_err(said_of(path))?;
        db.pragma_update(None, "foreign_keys", "ON").map_err(said_of(path))?;
        // What is erased is overwritten, not only forgotten.
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

    /// Says who changes what the club keeps from now on, and on which device, for the history.
    pub fn set_author(&self, author: Author) {
        self.writer.set(author);
    }

    /// From now on the file is kept complete while nothing happens, and every change of what the club keeps
    /// is in the library journal.
    pub(crate) fn keep_whole(&mut self) -> Result<(), StoreError> {
        library::install(&self.db, &self.writer)?;
        self.keeper = Some(Keeper::start(&self.path, self.short.is_empty())?);
        self.watch_commits()
    }

    /// Tells those who follow the file of each commit.
    pub(crate) fn watch_commits(&mut self) -> Result<(), StoreError> {
        let committed = self.keeper.as_ref().and_then(Keeper::committed);
        let changed = self.second.as_ref().and_then(Second::changed);
        // What was changed while nobody watched is taken in too.
        changed.iter().for_each(Changed::note);
        let hook = move || {
            committed.iter().for_each(Committed::note);
            changed.iter().for_each(Changed::note);
            false
        };
        Ok(self.db.commit_hook(Some(hook))?)
    }

    /// Something else takes the place of all that is in the file: what is known of it counts no more.
    pub(crate) fn let_go(&mut self) -> Result<(), StoreError> {
        self.db.commit_hook(None::<fn() -> bool>)?;
        self.keeper = None;
        self.short.clear();
        self.indexes.set(None);
        heads::forget(&self.path)
    }

    /// Something was committed by another connection than the first.
    pub(crate) fn noted(&self) {
        self.keeper.as_ref().and_then(Keeper::committed).iter().for_each(Committed::note);
        self.second.as_ref().and_then(Second::changed).iter().for_each(Changed::note);
    }

    /// A row of this tournament's journal is on the disk.
    pub(crate) fn grown(&self, tournament: TournamentId) {
        if let Some(keeper) = &self.keeper {
            keeper.grown(tournament);
        }
        if let Some(changed) = self.second.as_ref().and_then(Second::changed) {
            changed.grown();
        }
    }

    /// The journals that were longer before the program ended the last time, or went another way: a
    /// part of what was acknowledged is not in this file.
    pub fn shortfalls(&self) -> &[Shortfall] {
        &self.short
    }

    /// The file and its log as they were found, kept because the log ends before what was acknowledged.
    pub fn kept_as_found(&self) -> Option<&Path> {
        self.found.as_deref()
    }

    /// Where the file lies, where that puts it at risk.
    pub fn risky_place(&self) -> Option<Place> {
        place::of(&self.path)
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
        let copy = backup::make(&self.db, &self.path, reason)?;
        if let Some(second) = &self.second {
            second.copied(&copy);
        }
        Ok(copy)
    }

    /// The copies there are, newest first.
    pub fn backups(&self) -> Vec<backup::Backup> {
        backup::list(&self.path)
    }
}

/// Every change goes to a log first. SQLite does without one where the disk allows none, and does not call
/// that an error.
fn keep_log(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let mode = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
    match mode.map_err(said_of(path))?.as_str() {
        "wal" => Ok(()),
        _ => Err(OpenError::NoLog(path.to_owned())),
    }
}

/// SQLite's files and ours lie beside under longer names: a system takes 255 bytes.
fn refuse_long_name(path: &Path) -> Result<(), OpenError> {
    let length = path.file_name().unwrap_or_default().len();
    let longest = ".restore-journal".len();
    if length + longest > 255 { Err(OpenError::NameTooLong(path.to_owned())) } else { Ok(()) }
}

/// Removes what a program that was killed left half done beside the club.
fn sweep(path: &Path) {
    for suffix in [".new", ".restore"] {
        disk::clear_away(&sibling(path, suffix));
    }
    backup::sweep(path);
}

/// The newest format of club files that this program knows.
pub fn known() -> i64 {
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

pub(crate) fn migrate(db: &mut Connection, from: i64) -> Result<(), OpenError> {
    let path = PathBuf::from(db.path().unwrap_or_default());
    let said = said_of(&path);
    for (step, sql) in (1_i64..).zip(MIGRATIONS).filter(|(step, _)| *step > from) {
        let transaction = db.transaction().map_err(&said)?;
        transaction.execute_batch(sql).map_err(&said)?;
        if step == SEALS_JOURNALS {
            seal_all(&transaction).map_err(|error| OpenError::Other(error.to_string()))?;
        }
        if step == BEGINS_LIBRARY {
            library::take_in_all(&transaction).map_err(|error| OpenError::of_store(&path, error))?;
        }
        transaction.pragma_update(None, "user_version", step).map_err(&said)?;
        transaction.commit().map_err(&said)?;
    }
    Ok(())
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

    /// SQLite may use no more pages than there are: it says of itself that the disk is full.
    #[test]
    fn a_full_disk_refuses_a_row_and_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
        let setup = include_str!("../../../tests/data/setup-1.json");
        let id = file.create_tournament(&serde_json::from_str(setup).unwrap(), None, Millis::ZERO).unwrap();
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
        assert_eq!((file.check().unwrap(), file.journal(id).unwrap().len()), (vec![], written as usize));
        file.db.pragma_update(None, "max_page_count", pages + 100).unwrap();
        assert_eq!(file.append(id, &row, &LiveTables::default()).unwrap(), written + 1);
        assert_eq!(file.check().unwrap(), []);
    }
}
