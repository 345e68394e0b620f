//! One thread that sleeps until something is due: the next second of a running clock, the end of
//! a level. It sleeps for good while no clock runs, until a change wakes it.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tapis_club::Club;
use tapis_club::engine::quantity::Millis;
use tapis_club::engine::views::ClockView;
use tauri::{AppHandle, Emitter, Manager};

use crate::api;
use crate::shared::Shared;
use crate::sound::Alert;
use crate::steady;

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

    /// Sleeps until woken or until then; `None`: until woken.
    fn sleep(&self, most: Option<Duration>) {
        let rung = self.rung.lock().unwrap_or_else(PoisonError::into_inner);
        let asleep = |rung: &mut bool| !*rung;
        let mut rung = match most {
            Some(most) => {
                self.bell.wait_timeout_while(rung, most, asleep).unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.bell.wait_while(rung, asleep).unwrap_or_else(PoisonError::into_inner),
        };
        *rung = false;
    }
}

/// Starts the thread. It ends with the program.
pub fn start(app: AppHandle) {
    thread::spawn(move || {
        let shared = app.state::<Shared>();
        let mut heard = Heard::default();
        let mut awake = Awake::default();
        loop {
            ask_where_asleep(&app, &shared, &mut awake);
            let due = look(&app, &shared, &mut heard);
            awake.sleeps(due.is_some(), steady::now());
            shared.alarm.sleep(due);
        }
    });
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

/// The lid was closed while a clock ran: the desk asks what becomes of that time.
fn ask_where_asleep(app: &AppHandle, shared: &Shared, awake: &mut Awake) {
    let now = steady::now();
    let Some(since) = awake.slept(now) else { return };
    if shared.with(|club| club.note_away(since, now)).unwrap_or_default() {
        // A window that is closing does not hear it, and need not.
        let _ = app.emit("changed", None::<i64>);
    }
}

/// What was heard of each running clock at the last look: its step, and what was left of it.
#[derive(Debug, Default)]
struct Heard(BTreeMap<i64, (usize, Millis)>);

const MINUTE: Millis = 60_000;

impl Heard {
    /// What must be heard now, and whether the step is another one.
    fn listen(&mut self, tournament: i64, clock: &ClockView) -> (Option<Alert>, bool) {
        let Some(step) = clock.current else { return (None, false) };
        let before = self.0.insert(tournament, (step.index, clock.remaining));
        let Some((index, remaining)) = before else { return (None, false) };
        if index != step.index {
            let alert = if step.blinds.is_some() { Alert::Level } else { Alert::Break };
            return ((step.index > index).then_some(alert), true);
        }
        let minute = remaining > MINUTE && clock.remaining <= MINUTE && !clock.overtime;
        (minute.then_some(Alert::OneMinute), false)
    }
}

/// The running clocks.
fn running(club: &mut Club, now: Millis) -> Result<Vec<(i64, ClockView)>, tapis_club::Problem> {
    let mut clocks = Vec::new();
    for row in club.tournaments()? {
        if row.status == "playing" {
            let clock = club.clock(row.id, now)?;
            if clock.running {
                clocks.push((row.id, clock));
            }
        }
    }
    if !clocks.is_empty() {
        club.beat(now);
    }
    Ok(clocks)
}

/// Tells what is due, and says how long to sleep.
fn look(app: &AppHandle, shared: &Shared, heard: &mut Heard) -> Option<Duration> {
    // No club, or one that cannot be read: whoever asks for it is told why; nothing to ring for.
    let clocks = shared.with(|club| running(club, steady::now())).unwrap_or_default();
    heard.0.retain(|id, _| clocks.iter().any(|(running, _)| running == id));
    let mut due: Option<Millis> = None;
    for (tournament, clock) in clocks {
        let (alert, stepped) = heard.listen(tournament, &clock);
        if let Some(alert) = alert {
            shared.sound.play(alert, api::volume(app).unwrap_or_default());
        }
        if stepped {
            let _ = app.emit("changed", Some(tournament));
        }
        let next = until_next_second(clock.remaining);
        due = Some(due.map_or(next, |due| due.min(next)));
        // A window that is closing does not hear it, and need not.
        let _ = app.emit("clock", (tournament, clock));
    }
    due.and_then(|millis| u64::try_from(millis).ok()).map(Duration::from_millis)
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

    use tapis_club::engine::Action;
    use tapis_club::locale::Language;

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

    #[test]
    fn each_level_and_its_last_minute_are_heard_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut club = Club::sample(&folder.path().join("c.tapis"), Language::Fr, 0).unwrap();
        let rows = club.tournaments().unwrap();
        let id = rows.iter().find(|row| row.status == "registering").unwrap().id;
        club.act(id, &serde_json::from_str(r#"{"type":"draw_seats"}"#).unwrap(), 0).unwrap();
        let start: Action = serde_json::from_str(r#"{"type":"start"}"#).unwrap();
        club.act(id, &start, 0).unwrap();
        let length = club.clock(id, 0).unwrap().remaining;
        let mut heard = Heard::default();
        let mut alerts = Vec::new();
        for second in 0..=(length / 1_000 + 1) {
            for (id, clock) in running(&mut club, second * 1_000).unwrap() {
                if let (Some(alert), _) = heard.listen(id, &clock) {
                    alerts.push((second, alert));
                }
            }
        }
        let minute = (length - MINUTE) / 1_000;
        assert_eq!(alerts, [(minute, Alert::OneMinute), (length / 1_000, Alert::Level)]);
    }
}
