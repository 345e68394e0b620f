//! The clock over whole evenings of a made-up time: it never drifts, whatever is pressed when.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use tapis_engine::base::quantity::Millis;
use tapis_engine::structure::Step;
use tapis_engine::structure::clock::{ClockAnchor, step_length};

use crate::levels::lasting as level;

const MINUTE: Millis = Millis::of_minutes(1);

fn pause(minutes: u32) -> Step {
    Step::Break { minutes, color_up: false }
}

fn evening() -> Vec<Step> {
    vec![level(100, 20), level(200, 20), pause(10), level(400, 15), level(800, 1)]
}

/// Press on the clock's controls.
#[derive(Debug, Clone, Copy)]
enum Press {
    Pause,
    PauseFor(Millis),
    Resume,
    Shift(Millis),
    Set(usize, Millis),
    Break(Millis),
}

fn between(from: Millis, to: Millis) -> impl Strategy<Value = Millis> {
    (from.0..to.0).prop_map(Millis)
}

fn press() -> impl Strategy<Value = Press> {
    prop_oneof![
        Just(Press::Pause),
        Just(Press::Resume),
        Just(Press::Resume),
        between(Millis(1), 30 * MINUTE).prop_map(Press::PauseFor),
        between(-30 * MINUTE, 30 * MINUTE).prop_map(Press::Shift),
        (0..5_usize, between(Millis::ZERO, 25 * MINUTE)).prop_map(|(step, left)| Press::Set(step, left)),
        between(Millis(1), 20 * MINUTE).prop_map(Press::Break),
    ]
}

/// A clock as a child would keep it: it counts down in small pieces of time.
#[derive(Debug, Clone)]
struct PieceClock {
    step: usize,
    left: Millis,
    running: bool,
    goes_on_in: Option<Millis>,
    break_left: Option<Millis>,
}

impl PieceClock {
    fn pass(&mut self, steps: &[Step], mut time: Millis) {
        while time > Millis::ZERO {
            let mut piece = time.min(Millis(977));
            if !self.running {
                let Some(wait) = self.goes_on_in else { return };
                piece = piece.min(wait);
                self.goes_on_in = Some(wait - piece);
                if wait == piece {
                    (self.running, self.goes_on_in) = (true, None);
                }
            } else if let Some(left) = self.break_left {
                piece = piece.min(left);
                self.break_left = Some(left - piece).filter(|left| *left > Millis::ZERO);
            } else if self.left > Millis::ZERO && self.step + 1 < steps.len() {
                piece = piece.min(self.left);
                self.left -= piece;
            } else {
                self.left -= piece;
            }
            time -= piece;
            self.turn(steps);
        }
    }

    fn turn(&mut self, steps: &[Step]) {
        while self.running
            && self.break_left.is_none()
            && self.left <= Millis::ZERO
            && self.step + 1 < steps.len()
        {
            self.step += 1;
            self.left += step_length(&steps[self.step]);
        }
    }

    fn press(&mut self, steps: &[Step], press: Press) {
        match press {
            Press::Pause => (self.running, self.goes_on_in) = (false, None),
            Press::PauseFor(time) => (self.running, self.goes_on_in) = (false, Some(time)),
            Press::Resume => (self.running, self.goes_on_in) = (true, None),
            Press::Shift(by) => match self.break_left {
                Some(left) => self.break_left = Some((left + by).max(Millis::ZERO)),
                None => {
                    self.left += by;
                    while self.left < Millis::ZERO && self.step + 1 < steps.len() {
                        self.step += 1;
                        self.left += step_length(&steps[self.step]);
                    }
                }
            },
            Press::Set(step, left) => (self.step, self.left, self.break_left) = (step, left, None),
            Press::Break(time) => {
                (self.running, self.goes_on_in, self.break_left) = (true, None, Some(time));
            }
        }
        if self.running {
            self.break_left = self.break_left.filter(|left| *left > Millis::ZERO);
        }
        self.turn(steps);
    }
}

fn pressed(clock: ClockAnchor, steps: &[Step], press: Press, now: Millis) -> ClockAnchor {
    match press {
        Press::Pause => clock.paused(steps, now),
        Press::PauseFor(time) => clock.paused_until(steps, Some(now + time), now),
        Press::Resume => clock.settled(steps, now).resumed(now),
        Press::Shift(by) => clock.shifted(steps, by, now),
        Press::Set(step, left) => clock.set(steps, step, left, now),
        Press::Break(time) => clock.breaking(steps, time, now),
    }
}

proptest! {
    /// At any moment the reading is the straightforward sum over what was pressed.
    #[test]
    fn the_reading_is_the_sum_over_the_history(
        history in prop::collection::vec((between(Millis::ZERO, 40 * MINUTE), press()), 0..40),
        rest in between(Millis::ZERO, 120 * MINUTE),
    ) {
        let steps = evening();
        let mut now = Millis(1_790_000_000_000);
        let mut clock = ClockAnchor::Running { step: 0, ends_at: now + 20 * MINUTE };
        let mut counted =
            PieceClock { step: 0, left: 20 * MINUTE, running: true, goes_on_in: None, break_left: None };
        for (time, press) in history.into_iter().chain([(rest, Press::Resume)]) {
            now += time;
            counted.pass(&steps, time);
            let read = clock.read(&steps, now);
            prop_assert_eq!((read.step, read.level_left), (counted.step, counted.left));
            prop_assert_eq!(read.running, counted.running);
            prop_assert_eq!(read.called_break, counted.break_left.is_some());
            prop_assert_eq!(read.remaining, counted.break_left.unwrap_or(counted.left).max(Millis::ZERO));
            prop_assert_eq!(read.resumes_at, counted.goes_on_in.map(|wait| now + wait));
            // Writing down what came by itself changes no reading.
            prop_assert_eq!(clock.settled(&steps, now).read(&steps, now), read);
            clock = pressed(clock, &steps, press, now);
            counted.press(&steps, press);
        }
    }

    /// The moment that is announced is the first one at which anything but the time changes.
    #[test]
    fn nothing_comes_before_the_moment_that_is_announced(press in press(), time in between(Millis::ZERO, 90 * MINUTE)) {
        let steps = evening();
        let clock = pressed(ClockAnchor::Running { step: 0, ends_at: 20 * MINUTE }, &steps, press, time);
        let read = clock.read(&steps, time);
        let kind = |now: Millis| {
            let read = clock.read(&steps, now);
            (read.step, read.running, read.called_break, read.overtime)
        };
        match clock.next_moment(&steps, time) {
            Some(moment) => {
                prop_assert!(moment > time);
                prop_assert_eq!(kind(moment - Millis(1)), kind(time));
                prop_assert_ne!(kind(moment), kind(time));
            }
            None => {
                prop_assert!(!read.running || read.overtime);
                prop_assert_eq!(kind(time + 600 * MINUTE), kind(time));
            }
        }
    }

    /// Time lost to a power cut or a suspended computer is given back to the millisecond.
    #[test]
    fn lost_time_given_back_restores_the_clock(
        press in press(), before in between(Millis::ZERO, 90 * MINUTE), since in between(Millis::ZERO, 60 * MINUTE), lost in between(Millis::ZERO, 600 * MINUTE),
    ) {
        let steps = evening();
        let clock = pressed(ClockAnchor::Running { step: 0, ends_at: 20 * MINUTE }, &steps, press, before);
        let (since, back) = (before + since, before + since + lost);
        let mut then = clock.read(&steps, since);
        let after = clock.given_back(&steps, since, back).read(&steps, back);
        if then.resumes_at.is_some_and(|at| at <= back) {
            // The pause was to be over by now: it is.
            then = clock.read(&steps, then.resumes_at.unwrap());
        }
        prop_assert_eq!(
            (after.step, after.level_left, after.remaining, after.running, after.called_break),
            (then.step, then.level_left, then.remaining, then.running, then.called_break)
        );
    }
}

#[test]
fn the_last_level_counts_up() {
    let steps = evening();
    let clock = ClockAnchor::Running { step: 4, ends_at: MINUTE };
    assert!(!clock.read(&steps, MINUTE - Millis(1)).overtime);
    let read = clock.read(&steps, 8 * MINUTE);
    assert!(read.overtime && read.running);
    assert_eq!((read.step, read.remaining, read.level_left), (4, Millis::ZERO, -7 * MINUTE));
    // A pause in overtime forgets nothing.
    let paused = clock.paused(&steps, 8 * MINUTE);
    assert_eq!(paused.read(&steps, 20 * MINUTE).level_left, -7 * MINUTE);
    assert_eq!(paused.resumed(20 * MINUTE).read(&steps, 21 * MINUTE).level_left, -8 * MINUTE);
    // Time given back comes off it first.
    assert_eq!(clock.shifted(&steps, 10 * MINUTE, 8 * MINUTE).read(&steps, 8 * MINUTE).remaining, 3 * MINUTE);
}

#[test]
fn levels_added_in_overtime_begin_now() {
    let steps = evening();
    let clock = ClockAnchor::Running { step: 4, ends_at: MINUTE };
    let mut longer = steps.clone();
    longer.push(level(1_600, 15));
    let read = clock.anchored_anew(&steps, &longer, 8 * MINUTE).read(&longer, 8 * MINUTE);
    assert_eq!((read.step, read.remaining, read.overtime), (5, 15 * MINUTE, false));
}

#[test]
fn clocks_of_older_journals_are_read() {
    let read = |text: &str| serde_json::from_str::<ClockAnchor>(text).unwrap();
    let paused = r#"{"state":"paused","step":2,"remaining":1000}"#;
    assert_eq!(read(paused), ClockAnchor::stopped(2, Millis(1_000)));
    assert_eq!(serde_json::to_string(&read(paused)).unwrap(), paused);
}
