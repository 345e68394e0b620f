//! What all commands share: the open club, the tournament in the room, the alarm and the sounds.

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

use tapis_club::floor::Countdown;
use tapis_club::locale::Language;
use tapis_club::room::Scene;
use tapis_club::{Club, Problem};

use crate::alarm::Alarm;
use crate::awake::Awake;
use crate::sound::Sound;
use crate::steady;

/// What the director chose for the room, for as long as the program runs.
#[derive(Debug, Default)]
pub(crate) struct RoomChoice {
    /// The tournaments to show; none: those that are played.
    pub(crate) shown: Vec<i64>,
    /// The scene that is held.
    pub(crate) hold: Option<Scene>,
    /// The window has filled a screen: where that screen goes away, it waits for it to come back.
    pub(crate) filled: bool,
    /// Somebody wants it to fill its screen, or not to; none: as the club's place for it says.
    pub(crate) full: Option<bool>,
    /// It fills a screen now.
    pub(crate) fills: bool,
    /// The screen it filled has gone away.
    pub(crate) away: bool,
    /// Keeps the screen from sleeping while the window is open.
    pub(crate) awake: Option<Awake>,
}

/// What all commands share.
#[derive(Debug)]
pub(crate) struct Shared {
    club: Mutex<Option<Club>>,
    room: Mutex<RoomChoice>,
    countdown: Mutex<Option<Countdown>>,
    /// Why the club that was asked for at the start is not open.
    unopened: Mutex<Option<Problem>>,
    /// Rings when the clock says so.
    pub(crate) alarm: Alarm,
    /// The alerts.
    pub(crate) sound: Sound,
}

/// A command that panicked left the club as it is on the disk: what it holds can still be used.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    pub(crate) fn new(sound: Sound) -> Self {
        Shared {
            club: Mutex::new(None),
            room: Mutex::new(RoomChoice::default()),
            countdown: Mutex::new(None),
            unopened: Mutex::new(None),
            alarm: Alarm::default(),
            sound,
        }
    }

    /// Keeps why a club could not be opened before there was a desk to say it.
    pub(crate) fn keep_unopened(&self, problem: Problem) {
        *locked(&self.unopened) = Some(problem);
    }

    /// Why the club that was asked for at the start is not open.
    pub(crate) fn unopened(&self) -> Option<Problem> {
        locked(&self.unopened).clone()
    }

    /// A club is open.
    pub(crate) fn is_open(&self) -> bool {
        locked(&self.club).is_some()
    }

    /// The language of the open club; French where none is open.
    pub(crate) fn language(&self) -> Language {
        locked(&self.club).as_ref().map_or_else(Language::default, Club::language)
    }

    /// Does something with the open club.
    ///
    /// # Errors
    /// Where none is open, or it is refused.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut Club) -> Result<T, Problem>) -> Result<T, Problem> {
        let mut club = locked(&self.club);
        let club = club.as_mut().ok_or_else(|| Problem::new(Language::default(), "program-no_club", &[]))?;
        work(club)
    }

    /// The same where nobody else is at work with the club; none: somebody is.
    pub(crate) fn try_with<T>(
        &self,
        work: impl FnOnce(&mut Club) -> Result<T, Problem>,
    ) -> Option<Result<T, Problem>> {
        let mut club = match self.club.try_lock() {
            Ok(club) => club,
            Err(TryLockError::Poisoned(club)) => club.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        let none = || Problem::new(Language::default(), "program-no_club", &[]);
        Some(club.as_mut().ok_or_else(none).and_then(work))
    }

    /// Opens another club.
    ///
    /// # Errors
    /// Where it does not open; the one before stays open.
    pub(crate) fn replace(&self, open: impl FnOnce() -> Result<Club, Problem>) -> Result<(), Problem> {
        let mut club = locked(&self.club);
        let opened = open()?;
        // By the time of the club that is left.
        let now = steady::now();
        steady::follow(&opened.heartbeat());
        if let Some(before) = club.replace(opened) {
            before.close_at(now);
        }
        self.forget_room();
        Ok(())
    }

    /// What the director chose for the room.
    pub(crate) fn room(&self) -> MutexGuard<'_, RoomChoice> {
        locked(&self.room)
    }

    /// Other tournaments are there: what was chosen of those before is forgotten.
    pub(crate) fn forget_room(&self) {
        let mut room = locked(&self.room);
        room.shown.clear();
        room.hold = None;
    }

    /// The time that runs for a player, for as long as the program does.
    pub(crate) fn countdown(&self) -> MutexGuard<'_, Option<Countdown>> {
        locked(&self.countdown)
    }

    /// Closes the club in good order.
    pub(crate) fn close(&self) {
        if let Some(club) = locked(&self.club).take() {
            club.close_at(steady::now());
        }
    }
}
