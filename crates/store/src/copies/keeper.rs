//! Keeps the club file complete by itself, and notes beside it how far each journal has come.
//!
//! SQLite writes to its log first, and people copy the file without the log. So the log is checkpointed
//!//! into the file after some dozens of changes and after some seconds without one. The number of rows of
//!//! each journal and the hash of the last one are written to a file beside it: SQLite treats a damaged
//!//! frame as the end of the log, and nothing in the file itself shows that more was acknowledged. All of
//!//! this runs in a separate thread with its own connection, so that no change waits for it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;
use tapis_engine::base::quantity::TournamentId;

use crate::StoreError;
use crate::base::disk;
use crate::base::place::sibling;
use crate::copies::heads;
use crate::copies::heads::Head;

/// The log is checkpointed after this many changes.
const DOZENS: u32 = 32;
/// The log is emptied after this long without a change.
const QUIET: Duration = Duration::from_secs(3);
/// Wait before another attempt to note something: on Windows another program, such as one that looks for viruses, may
/// hold the file for a moment.
const AGAIN: Duration = Duration::from_secs(1);
/// Changes that follow each other closer than this are noted together.
const TOGETHER: Duration = Duration::from_millis(100);

/// Event for the keeper's thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Event {
    /// Something was committed, or is about to be.
    Committed,
    /// A row of this tournament's journal is on the disk.
    Grown(TournamentId),
}

/// Notifies the thread of each commit.
#[derive(Debug)]
pub(crate) struct CommitSignal(Sender<Event>);

impl CommitSignal {
    pub(crate) fn note(&self) {
        // The thread lives longer than the connection that this belongs to.
        let _ = self.0.send(Event::Committed);
    }
}

/// The thread, as long as the club is open.
#[derive(Debug)]
pub(crate) struct Keeper {
    path: PathBuf,
    /// Nothing was missing when the club was opened.
    whole: bool,
    events: Option<Sender<Event>>,
    thread: Option<JoinHandle<bool>>,
}

impl Keeper {
    pub(crate) fn start(path: &Path, whole: bool) -> std::io::Result<Self> {
        let (events, received) = mpsc::channel();
        let mut work = Work {
            path: path.to_owned(),
            db: None,
            touched: BTreeSet::new(),
            library: None,
            whole,
            noted: false,
            owed: false,
            in_log: 0,
        };
        let thread = std::thread::Builder::new().name("club file".to_owned());
        let thread = thread.spawn(move || work.run(&received))?;
        Ok(Keeper { path: path.to_owned(), whole, events: Some(events), thread: Some(thread) })
    }

    pub(crate) fn committed(&self) -> Option<CommitSignal> {
        self.events.clone().map(CommitSignal)
    }

    pub(crate) fn grown(&self, tournament: TournamentId) {
        if let Some(events) = &self.events {
            // The thread lives as long as this does.
            let _ = events.send(Event::Grown(tournament));
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.events.take());
        let noted = self.thread.take().and_then(|thread| thread.join().ok()).unwrap_or(false);
        // Without a log the file holds everything. What was missing is told until something new is done.
        if (noted || self.whole) && !sibling(&self.path, "-wal").exists() {
            // Lengths that stay are found in the file at the next opening.
            let _ = heads::forget(&self.path);
        }
    }
}

/// Whether the club is still open.
#[derive(PartialEq, Eq)]
enum Club {
    Open,
    Closing,
}

struct Work {
    path: PathBuf,
    /// Opened at the first change.
    db: Option<Connection>,
    /// Tournaments whose journals have grown since the club was opened.
    touched: BTreeSet<TournamentId>,
    /// Position of the library's journal when it was noted.
    library: Option<Head>,
    /// Nothing was missing when the club was opened.
    whole: bool,
    noted: bool,
    /// The last time something could not be noted.
    owed: bool,
    in_log: u32,
}

impl Work {
    /// Whether something was noted.
    fn run(&mut self, received: &Receiver<Event>) -> bool {
        while self.wait(received) == Club::Open {
            // A failure that stays shows at the next write or the next opening; nobody can be told here.
            self.owed = self.note().is_err();
            if self.in_log >= DOZENS {
                self.empty_log();
            }
        }
        self.noted
    }

    /// Waits for a change and those that follow at once.
    fn wait(&mut self, received: &Receiver<Event>) -> Club {
        if self.owed {
            match received.recv_timeout(AGAIN) {
                Ok(event) => self.take(event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Club::Closing,
            }
            return Club::Open;
        }
        let mut next =
            if self.in_log == 0 { Err(RecvTimeoutError::Timeout) } else { received.recv_timeout(QUIET) };
        if next == Err(RecvTimeoutError::Timeout) {
            if self.in_log > 0 {
                self.empty_log();
            }
            next = received.recv().map_err(|_| RecvTimeoutError::Disconnected);
        }
        loop {
            match next {
                Ok(event) => self.take(event),
                Err(RecvTimeoutError::Timeout) => return Club::Open,
                Err(RecvTimeoutError::Disconnected) => return Club::Closing,
            }
            if self.in_log >= DOZENS {
                return Club::Open;
            }
            next = received.recv_timeout(TOGETHER);
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Committed => self.in_log += 1,
            Event::Grown(tournament) => drop(self.touched.insert(tournament)),
        }
    }

    fn connected(&mut self) -> Result<&Connection, StoreError> {
        if self.db.is_none() {
            let db = Connection::open(&self.path)?;
            disk::sync_fully(&db)?;
            self.db = Some(db);
        }
        self.db.as_ref().ok_or(StoreError::Busy)
    }

    /// Writes down how far the journals have come.
    fn note(&mut self) -> Result<(), StoreError> {
        let touched = self.touched.clone();
        let (known_library, whole) = (self.library.clone(), self.whole);
        let db = self.connected()?;
        let library = Head::of_library(db)?;
        // Rows known to be missing stay noted until an evening goes on.
        if touched.is_empty() && (!whole || library == known_library) {
            return Ok(());
        }
        let mut known: Vec<Head> = library.iter().cloned().collect();
        for tournament in touched {
            known.extend(Head::now(db, tournament)?);
        }
        heads::write(&self.path, &known)?;
        self.library = library;
        self.noted = true;
        Ok(())
    }

    /// Empties the log; pages in use are left in it until the next time.
    fn empty_log(&mut self) {
        let emptied = self
            .connected()
            .and_then(|db| Ok(db.query_row("PRAGMA main.wal_checkpoint(PASSIVE)", [], |_| Ok(()))?));
        if emptied.is_ok() {
            self.in_log = 0;
        }
    }
}
