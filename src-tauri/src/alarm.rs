//! One thread that sleeps until something is due: the next second of a running clock, the end of
//! a level. It sleeps for good while no clock runs, until a change wakes it.

use std::sync::mpsc::{self, Sender};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tapis_club::engine::Tournament;
use tapis_club::engine::quantity::Millis;
use tapis_club::engine::views::{ClockView, clock_view};
use tapis_club::store::Heartbeat;
use tauri::{AppHandle, Emitter, Manager};

use crate::heard::Heard;
use crate::shared::Shared;
use crate::steady;
use crate::telling::{Telling, coming};

/// Wakes the thread.
#[derive(Debug, Default)]
pub struct Alarm {
    rung: Mutex<bool>,
    bell: Condvar,
}

impl Alarm {
    /// Something has changed: look again.
    pub fn wake(&self) {
        *self.rung.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.bell.notify_one();
    }

    /// Sleeps until woken or until then; `None`: until woken. True: it was woken.
    fn sleep(&self, most: Option<Duration>) -> bool {
        let rung = self.rung.lock().unwrap_or_else(PoisonError::into_inner);
        let asleep = |rung: &mut bool| !*rung;
        let mut rung = match most {
            Some(most) => {
                self.bell.wait_timeout_while(rung, most, asleep).unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.bell.wait_while(rung, asleep).unwrap_or_else(PoisonError::into_inner),
        };
        std::mem::take(&mut *rung)
    }
}

/// Starts the thread. It ends with the program.
pub fn start(app: AppHandle) {
    thread::spawn(move || {
        let shared = app.state::<Shared>();
        let mut heard = Heard::default();
        let mut awake = Awake::default();
        let mut played = Played::start();
        let mut telling = Telling::default();
        let mut rung = true;
        loop {
            if ask_where_asleep(&app, &shared, &mut awake) {
                heard.forget();
            }
            let late = !played.refresh(&shared, rung);
            let tell = telling.is_due(rung, steady::now());
            let due = look(&app, &shared, &played, &mut heard, tell);
            telling.expects(due, steady::now());
            let due = if late { Some(due.unwrap_or(RETRY).min(RETRY)) } else { due };
            let now = steady::now();
            let ticking = played.ticking(now);
            if ticking {
                played.beat(now);
            }
            awake.sleeps(ticking, now);
            rung = shared.alarm.sleep(due);
        }
    });
}

/// How soon the club is asked again where somebody else is at work on it.
const RETRY: Duration = Duration::from_millis(20);

/// The tournaments that are being played, as they were after the last change. The clock goes by
/// this copy: whatever is being printed or written meanwhile, no level is late for it.
struct Played {
    tournaments: Vec<(i64, Tournament)>,
    /// A change has not been seen yet.
    stale: bool,
    beats: Sender<(Heartbeat, Millis)>,
    /// None while it is not answered what becomes of an absence: it counts from its beginning.
    heartbeat: Option<Heartbeat>,
    beaten: Millis,
}

/// A sign of life so often: an absence shorter than twice this is not worth a question.
const BEAT: Millis = 2_000;

impl Played {
    fn start() -> Self {
        let (beats, received) = mpsc::channel::<(Heartbeat, Millis)>();
        // Its own thread: a beat waits for the disk, and the clock does not.
        thread::spawn(move || {
            while let Ok((heartbeat, now)) = received.recv() {
                heartbeat.beat(now);
            }
        });
        Played { tournaments: Vec::new(), stale: true, beats, heartbeat: None, beaten: 0 }
    }

    /// Looks anew after a change. False: the club is busy, what is known is from before.
    fn refresh(&mut self, shared: &Shared, rung: bool) -> bool {
        self.stale |= rung;
        if !self.stale {
            return true;
        }
        let Some(found) =
            shared.try_with(|club| Ok((club.playing()?, club.away().is_none().then(|| club.heartbeat()))))
        else {
            return false;
        };
        // No club, or one that cannot be read: whoever asks for it is told why.
        (self.tournaments, self.heartbeat) = found.unwrap_or_default();
        self.stale = false;
        true
    }

    /// Says that the program lives, while a clock runs.
    fn beat(&mut self, now: Millis) {
        if (self.beaten..self.beaten.saturating_add(BEAT)).contains(&now) {
            return;
        }
        if let Some(heartbeat) = &self.heartbeat {
            self.beaten = now;
            // The thread lives as long as the program.
            let _ = self.beats.send((heartbeat.clone(), now));
        }
    }

    fn ticking(&self, now: Millis) -> bool {
        self.tournaments.iter().any(|(_, tournament)| tournament.read_clock(now).running)
    }
}

/// When this thread last looked, while a clock ran: it looks every second, so a long gap means
/// that the computer slept.
#[derive(Debug, Default)]
struct Awake(Option<Millis>);

/// Longer than any work that could hold this thread up.
const ASLEEP: Millis = 20_000;

impl Awake {
    /// It sleeps until the next second of a clock, or for good where none runs.
    fn sleeps(&mut self, ticking: bool, now: Millis) {
        self.0 = ticking.then_some(now);
    }

    /// Since when the computer slept, if it did.
    fn slept(&self, now: Millis) -> Option<Millis> {
        self.0.filter(|last| now.saturating_sub(*last) >= ASLEEP)
    }
}

/// The lid was closed while a clock ran: the desk asks what becomes of that time. True: it was.
fn ask_where_asleep(app: &AppHandle, shared: &Shared, awake: &mut Awake) -> bool {
    let now = steady::now();
    let Some(since) = awake.slept(now) else { return false };
    if shared.with(|club| club.note_away(since, now)).unwrap_or_default() {
        // A window that is closing does not hear it, and need not.
        let _ = app.emit("changed", None::<i64>);
    }
    true
}

/// Tells what is due, and says how long to sleep. `tell`: the pages are told the time.
fn look(
    app: &AppHandle,
    shared: &Shared,
    played: &Played,
    heard: &mut Heard,
    tell: bool,
) -> Option<Duration> {
    let now = steady::now();
    let ids: Vec<i64> = played.tournaments.iter().map(|(id, _)| *id).collect();
    heard.keep(&ids);
    let mut due: Option<Millis> = None;
    for (id, tournament) in &played.tournaments {
        let clock = clock_view(tournament, now);
        let (alert, turned) = heard.listen(*id, tournament.clock(), &clock);
        let moment = tournament.clock().next_moment(&tournament.setup().steps, now);
        let next = until_next_look(&clock, moment, now);
        due = next.map(|next| due.map_or(next, |due| due.min(next))).or(due);
        if (clock.running && tell) || turned {
            let coming = coming(tournament, &clock);
            // A window that is closing does not hear it, and need not.
            let _ = app.emit("clock", (*id, clock, coming));
        }
        if turned {
            let _ = app.emit("changed", Some(*id));
        }
        if let Some(alert) = alert {
            shared.sound.play(alert);
        }
    }
    due.and_then(|millis| u64::try_from(millis).ok()).map(Duration::from_millis)
}

/// How long until something of a clock changes: its next whole second, or the moment that comes by
/// itself. A stopped one is looked at once a second too where it is to go on: no timer counts while
/// the computer sleeps.
fn until_next_look(clock: &ClockView, moment: Option<Millis>, now: Millis) -> Option<Millis> {
    let second = if clock.overtime {
        1_000 - clock.over.rem_euclid(1_000)
    } else {
        until_next_second(clock.remaining)
    };
    match moment {
        None => clock.running.then_some(second),
        Some(moment) if clock.running => Some(second.min(moment - now)),
        Some(moment) => Some((moment - now).clamp(1, 1_000)),
    }
}

/// The figures on the screen change when a whole second is left.
fn until_next_second(remaining: Millis) -> Millis {
    match remaining.rem_euclid(1_000) {
        0 => 1_000,
        rest => rest,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Instant;

    use super::*;

    #[test]
    fn the_figures_change_on_the_whole_second() {
        assert_eq!(until_next_second(90_000), 1_000);
        assert_eq!(until_next_second(89_001), 1);
        assert_eq!(until_next_second(0), 1_000);
    }

    #[test]
    fn a_change_ends_the_sleep() {
        let alarm = Arc::new(Alarm::default());
        let other = Arc::clone(&alarm);
        let started = Instant::now();
        let sleeper = thread::spawn(move || other.sleep(Some(Duration::from_secs(60))));
        alarm.wake();
        sleeper.join().unwrap();
        assert!(started.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn only_a_gap_that_no_work_explains_is_a_sleep() {
        let mut awake = Awake::default();
        assert_eq!(awake.slept(1_000_000), None);
        awake.sleeps(true, 1_000_000);
        assert_eq!(awake.slept(1_001_000), None);
        assert_eq!(awake.slept(1_019_999), None);
        assert_eq!(awake.slept(1_020_000), Some(1_000_000));
        // No clock runs: there is nothing to ask, however long it sleeps.
        awake.sleeps(false, 2_000_000);
        assert_eq!(awake.slept(9_000_000), None);
    }
}
