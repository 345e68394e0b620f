//! A second place for the club: a folder on a stick or on another computer, where a copy of the club follows
//! every change and where each backup is put too (`docs/decisions/0012-second-place.md`).
//!
//! All of it happens in a thread with a connection of its own: no change waits for a slow or missing disk,
//! and none fails because of it. What could not be written is caught up with when the folder is back.

mod copies;
pub(crate) mod follow;
pub mod trouble;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use chrono::Utc;

use crate::StoreError;
use crate::base::place::sibling;
use crate::copies::heartbeat;
use crate::copies::second::trouble::SecondTrouble;

use follow::Follower;

/// Changes of the library that follow each other closer than this are written together,
const TOGETHER: Duration = Duration::from_millis(150);
/// but none waits longer than this. A row of a tournament's journal does not wait at all.
const AT_MOST: Duration = Duration::from_millis(500);
/// A commit is announced before it is done: the club is looked at again after this long.
const AGAIN: Duration = Duration::from_secs(1);
/// Interval of looking at the folder while nothing happens, or while it is missing.
const LOOK: Duration = Duration::from_secs(5);
/// Longest wait of closing a club for a disk that does not answer.
const LAST: Duration = Duration::from_secs(10);

/// State of the second place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondState {
    pub folder: PathBuf,
    /// Time when it last held all of the club, in UTC milliseconds.
    pub reached: Option<i64>,
    /// Reason why it does not hold all of it now.
    pub trouble: Option<SecondTrouble>,
    /// The new name of what stood there under the club's name and is not an earlier state of this club.
    pub aside: Option<PathBuf>,
    /// The copy: not under the club's name where another club's copy has it.
    pub copy: PathBuf,
    /// It is on the disk that holds the club.
    pub same_disk: bool,
}

/// Called when trouble begins or ends, in the thread of the second place.
pub type SecondTold = Box<dyn Fn(&SecondState) + Send>;

/// Event for the second place's thread.
pub(crate) enum Event {
    /// Something was committed, or is about to be.
    Changed,
    /// A row of a tournament's journal is on the disk.
    Grown,
    /// A copy was made.
    Copied(PathBuf),
    /// A caller waits until everything that can be written is written.
    Asked(Sender<()>),
}

/// The thread, as long as the club is open.
pub(crate) struct Second {
    pub(crate) state: Arc<Mutex<SecondState>>,
    events: Option<Sender<Event>>,
    ended: Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for Second {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Second").field("state", &*locked(&self.state)).finish_non_exhaustive()
    }
}

/// Notifies the thread of each commit.
#[derive(Debug)]
pub(crate) struct ChangeSignal(Sender<Event>);

impl ChangeSignal {
    pub(crate) fn note(&self) {
        // A thread that has ended hears nothing, and need not.
        let _ = self.0.send(Event::Changed);
    }

    pub(crate) fn grown(&self) {
        // As in `note`: a thread that has ended hears nothing.
        let _ = self.0.send(Event::Grown);
    }
}

pub(crate) fn locked(state: &Mutex<SecondState>) -> std::sync::MutexGuard<'_, SecondState> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Second {
    /// `waiting` is the newest backup, which belongs there too.
    pub(crate) fn start(
        club: &Path,
        folder: &Path,
        waiting: Option<PathBuf>,
        reached: Option<i64>,
        told: SecondTold,
    ) -> Result<Self, StoreError> {
        let name: OsString = club.file_name().unwrap_or_default().to_owned();
        let copy = folder.join(name);
        if copy.canonicalize().is_ok_and(|copy| club.canonicalize().is_ok_and(|club| club == copy)) {
            return Err(StoreError::SecondIsFirst);
        }
        let state = SecondState {
            folder: folder.to_owned(),
            reached,
            trouble: None,
            aside: None,
            copy: copy.clone(),
            same_disk: false,
        };
        let state = Arc::new(Mutex::new(state));
        let (events, received) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        let mut work = Work {
            follower: Follower::new(club, &copy),
            folder: folder.to_owned(),
            club: club.to_owned(),
            state: Arc::clone(&state),
            told,
            waiting,
            looked: false,
        };
        let thread = std::thread::Builder::new().name("second place".to_owned());
        let thread = thread.spawn(move || {
            work.run(&received);
            drop(work);
            // Nobody may wait any more.
            let _ = end.send(());
        })?;
        Ok(Second { state, events: Some(events), ended, thread: Some(thread) })
    }

    pub(crate) fn changed(&self) -> Option<ChangeSignal> {
        self.events.clone().map(ChangeSignal)
    }

    pub(crate) fn send(&self, event: Event) {
        if let Some(events) = &self.events {
            // The thread lives as long as this does.
            let _ = events.send(event);
        }
    }

    pub(crate) fn copied(&self, copy: &Path) {
        self.send(Event::Copied(copy.to_owned()));
    }
}

impl Drop for Second {
    /// Writes the acknowledged rows before the club is closed, unless the disk does not answer.
    fn drop(&mut self) {
        drop(self.events.take());
        let ended = self.ended.recv_timeout(LAST).is_ok();
        if let Some(thread) = self.thread.take().filter(|_| ended) {
            // A panic in it was reported when it happened.
            let _ = thread.join();
        }
    }
}

struct Work {
    follower: Follower,
    folder: PathBuf,
    club: PathBuf,
    state: Arc<Mutex<SecondState>>,
    told: SecondTold,
    /// The newest copy that is not there yet.
    waiting: Option<PathBuf>,
    /// The folder was reached, or was found missing, and somebody was told.
    looked: bool,
}

/// Next step of the thread.
#[derive(PartialEq, Eq)]
enum Next {
    Work,
    End,
}

impl Work {
    fn run(&mut self, received: &Receiver<Event>) {
        let mut pause = self.bring();
        loop {
            let mut asked = Vec::new();
            let next = self.wait(received, pause, &mut asked);
            pause = self.bring();
            if next == Next::End && self.folder.is_dir() {
                self.copy_heartbeat();
            }
            for waits in asked {
                // The one that asked may have given up.
                let _ = waits.send(());
            }
            if next == Next::End {
                return;
            }
        }
    }

    /// Waits for something to do, and for what follows at once.
    fn wait(&mut self, received: &Receiver<Event>, pause: Duration, asked: &mut Vec<Sender<()>>) -> Next {
        let mut next = received.recv_timeout(pause);
        let begun = Instant::now();
        let mut together = TOGETHER;
        loop {
            match next {
                Ok(Event::Changed) => {}
                // Changes already announced go with it, and nothing is waited for.
                Ok(Event::Grown) => together = Duration::ZERO,
                Ok(Event::Copied(copy)) => self.waiting = Some(copy),
                Ok(Event::Asked(waits)) => {
                    asked.push(waits);
                    return Next::Work;
                }
                Err(RecvTimeoutError::Timeout) => return Next::Work,
                Err(RecvTimeoutError::Disconnected) => return Next::End,
            }
            if begun.elapsed() > AT_MOST {
                return Next::Work;
            }
            next = received.recv_timeout(together);
        }
    }

    /// Updates the second place to the club's state. Returns how long to wait for a change before looking again.
    fn bring(&mut self) -> Duration {
        // Before anything is reached: a copy that is put aside is noted on the way.
        let before = locked(&self.state).clone();
        let brought = self.reach();
        let mut state = locked(&self.state);
        let pause = match brought {
            Ok(changed) => {
                state.reached = Some(Utc::now().timestamp_millis());
                state.trouble = None;
                if changed { AGAIN } else { LOOK }
            }
            Err(trouble) => {
                state.trouble = Some(trouble);
                LOOK
            }
        };
        let newly = state.trouble != before.trouble || state.aside != before.aside || !self.looked;
        let now = state.clone();
        drop(state);
        self.looked = true;
        if newly {
            (self.told)(&now);
        }
        pause
    }

    /// Copies the heartbeat, so that whoever opens the copy is asked about a clock that ran. Without it the clock
    /// counts as never interrupted, which loses nothing.
    fn copy_heartbeat(&self) {
        let [life, copy] = [&self.club, &self.follower.copy].map(|club| sibling(club, heartbeat::SUFFIX));
        // It fails where neither of the two is there, too.
        let _ =
            if life.exists() { std::fs::copy(life, copy).map(|_| ()) } else { std::fs::remove_file(copy) };
    }

    /// True: something was new.
    fn reach(&mut self) -> Result<bool, SecondTrouble> {
        // A folder that is made where a stick is missing would be on the first disk.
        if !self.folder.is_dir() {
            return Err(SecondTrouble::Missing);
        }
        locked(&self.state).same_disk = same_disk(&self.folder, &self.club);
        let done = self.follower.follow()?;
        locked(&self.state).copy.clone_from(&self.follower.copy);
        if done.changed {
            self.copy_heartbeat();
        }
        if done.aside.is_some() {
            locked(&self.state).aside = done.aside;
        }
        if let Some(copy) = &self.waiting {
            copies::put(copy, &self.club, &self.follower.copy)?;
            self.waiting = None;
        }
        Ok(done.changed)
    }
}

/// Whether two paths are on one disk, as far as the system tells.
fn same_disk(folder: &Path, club: &Path) -> bool {
    #[cfg(unix)]
    let disk =
        |path: &Path| std::fs::metadata(path).ok().map(|found| std::os::unix::fs::MetadataExt::dev(&found));
    #[cfg(not(unix))]
    let disk = |path: &Path| Some(path.canonicalize().ok()?.components().next()?.as_os_str().to_owned());
    disk(folder).is_some_and(|there| disk(club) == Some(there))
}
