//! The blind clock. The engine never ticks: the clock is an anchor, and reading it is a pure
//! function of the anchor, the structure and *now*. Nothing drifts, however long the evening; a
//! level, the end of a pause and the end of a break all come by reading.

use serde::{Deserialize, Serialize};

use crate::base::quantity::Millis;
use crate::structure::Step;

/// State of the clock the last time somebody touched it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "state", deny_unknown_fields, rename_all = "snake_case")]
pub enum ClockAnchor {
    /// Play has not begun.
    NotStarted,
    /// Stopped, with this much left of the step.
    Paused {
        /// Index of the step in the structure, from 0.
        step: usize,
        /// Time left of it; below 0 means so long in overtime.
        remaining: Millis,
        /// The instant (UTC) at which the clock goes on by itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Millis>,
        /// Time left of a break that the director called; the step goes on after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        break_left: Option<Millis>,
    },
    /// Running: the step that was current at the anchor ends at this instant.
    Running {
        /// Index of the step in the structure, from 0.
        step: usize,
        /// The instant (UTC) at which that step ends.
        ends_at: Millis,
    },
    /// A break that the director called in the middle of a step, which goes on after it.
    Break {
        /// Index of the step that goes on after it, from 0.
        step: usize,
        /// Time left of that step; below 0 means so long in overtime.
        remaining: Millis,
        /// The instant (UTC) at which the break ends.
        ends_at: Millis,
    },
}

/// Reading of the clock at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockReading {
    /// Index of the current step, from 0.
    pub step: usize,
    /// Time left of it, or of the break that the director called; 0 in overtime.
    pub remaining: Millis,
    /// Time left of the step itself; below 0 means so long in overtime.
    pub level_left: Millis,
    /// True while time passes.
    pub running: bool,
    /// True once play has begun.
    pub started: bool,
    /// The last step is over and play goes on at its blinds.
    pub overtime: bool,
    /// The director called a break; the step goes on after it.
    pub called_break: bool,
    /// The instant at which a stopped clock goes on by itself.
    pub resumes_at: Option<Millis>,
}

/// The length of a step.
pub fn step_length(step: &Step) -> Millis {
    Millis::of_minutes(step.minutes().into())
}

/// The most that can be left of a step: a day.
pub(crate) const LONGEST: Millis = Millis::of_minutes(24 * 60);

/// The time until an instant, at most [`LONGEST`]: a computer whose clock is years behind shows no more.
fn left(ends_at: Millis, now: Millis) -> Millis {
    ends_at.saturating_sub(now).min(LONGEST)
}

impl ClockReading {
    /// It passes time, or will by itself.
    pub fn goes_on(&self) -> bool {
        self.running || self.resumes_at.is_some()
    }

    /// It is a break: called, or one of the structure. In overtime behind the last one it is play.
    pub fn rests(&self, steps: &[Step]) -> bool {
        self.called_break || (!self.overtime && steps.get(self.step).is_some_and(Step::is_break))
    }

    fn of(step: usize, level_left: Millis, running: bool) -> Self {
        ClockReading {
            step,
            remaining: level_left.max(Millis::ZERO),
            level_left,
            running,
            started: true,
            overtime: false,
            called_break: false,
            resumes_at: None,
        }
    }
}

impl ClockAnchor {
    /// Stopped, with so much left of a step.
    pub fn stopped(step: usize, remaining: Millis) -> Self {
        ClockAnchor::Paused { step, remaining, until: None, break_left: None }
    }

    /// The anchor with what came by itself until `now`: the end of a pause, of a called break, and
    /// of levels. Reading both gives the same.
    pub fn settled(self, steps: &[Step], now: Millis) -> Self {
        let last = steps.len().saturating_sub(1);
        match self {
            ClockAnchor::Paused { until: Some(until), .. } if until <= now => {
                self.resumed(until).settled(steps, now)
            }
            ClockAnchor::Break { step, remaining, ends_at } if ends_at <= now => {
                let ends_at = ends_at.saturating_add(remaining);
                ClockAnchor::Running { step, ends_at }.settled(steps, now)
            }
            ClockAnchor::Running { step, ends_at } => {
                let (mut step, mut ends_at) = (step.min(last), ends_at);
                while now >= ends_at && step < last {
                    step += 1;
                    ends_at = ends_at.saturating_add(steps.get(step).map(step_length).unwrap_or_default());
                }
                ClockAnchor::Running { step, ends_at }
            }
            other => other,
        }
    }

    /// Reads the clock at `now`. Levels change here by themselves.
    pub fn read(&self, steps: &[Step], now: Millis) -> ClockReading {
        let last = steps.len().saturating_sub(1);
        match self.settled(steps, now) {
            ClockAnchor::NotStarted => {
                let reading = ClockReading::of(0, steps.first().map(step_length).unwrap_or_default(), false);
                ClockReading { started: false, ..reading }
            }
            ClockAnchor::Paused { step, remaining, until, break_left } => {
                let reading = ClockReading::of(step.min(last), remaining, false);
                ClockReading {
                    remaining: break_left.unwrap_or(remaining).max(Millis::ZERO),
                    overtime: step >= last && remaining <= Millis::ZERO && break_left.is_none(),
                    called_break: break_left.is_some(),
                    resumes_at: until,
                    ..reading
                }
            }
            ClockAnchor::Running { step, ends_at } => {
                let reading = ClockReading::of(step, left(ends_at, now), true);
                ClockReading { overtime: now >= ends_at, ..reading }
            }
            ClockAnchor::Break { step, remaining, ends_at } => {
                let reading = ClockReading::of(step.min(last), remaining, true);
                ClockReading { remaining: left(ends_at, now), called_break: true, ..reading }
            }
        }
    }

    /// The same clock stopped at `now`, until somebody lets it go on.
    pub fn paused(self, steps: &[Step], now: Millis) -> Self {
        match self.settled(steps, now) {
            ClockAnchor::NotStarted => self,
            ClockAnchor::Paused { step, remaining, break_left, .. } => {
                ClockAnchor::Paused { step, remaining, until: None, break_left }
            }
            ClockAnchor::Running { step, ends_at } => ClockAnchor::stopped(step, ends_at.saturating_sub(now)),
            ClockAnchor::Break { step, remaining, ends_at } => ClockAnchor::Paused {
                step,
                remaining,
                until: None,
                break_left: Some(ends_at.saturating_sub(now)),
            },
        }
    }

    /// The same clock going on from `now`.
    pub fn resumed(self, now: Millis) -> Self {
        match self {
            ClockAnchor::Paused { step, remaining, break_left: Some(left), .. } => {
                ClockAnchor::Break { step, remaining, ends_at: now.saturating_add(left) }
            }
            ClockAnchor::Paused { step, remaining, .. } => {
                ClockAnchor::Running { step, ends_at: now.saturating_add(remaining) }
            }
            other => other,
        }
    }

    /// The same clock stopped at `now`, to go on by itself at an instant; `None` if not by itself.
    pub fn paused_until(self, steps: &[Step], until: Option<Millis>, now: Millis) -> Self {
        match self.paused(steps, now) {
            ClockAnchor::Paused { step, remaining, break_left, .. } => {
                ClockAnchor::Paused { step, remaining, until, break_left }
            }
            other => other,
        }
    }

    /// A break from `now`, so long; the step goes on after it.
    pub fn breaking(self, steps: &[Step], length: Millis, now: Millis) -> Self {
        let reading = self.read(steps, now);
        let (step, remaining) = (reading.step, reading.level_left);
        ClockAnchor::Break { step, remaining, ends_at: now.saturating_add(length) }
    }

    /// The clock put at a step with so much left of it, running or not as it was.
    pub fn set(self, steps: &[Step], step: usize, remaining: Millis, now: Millis) -> Self {
        match self.settled(steps, now) {
            ClockAnchor::Running { .. } | ClockAnchor::Break { .. } => {
                ClockAnchor::Running { step, ends_at: now.saturating_add(remaining) }
            }
            ClockAnchor::Paused { until, .. } => {
                ClockAnchor::Paused { step, remaining, until, break_left: None }
            }
            ClockAnchor::NotStarted => ClockAnchor::stopped(step, remaining),
        }
    }

    /// Gives time back (positive) or takes it off (negative): of a called break while it lasts, or
    /// else of the step. What is taken off beyond the step's end comes off the steps after it.
    pub fn shifted(self, steps: &[Step], by: Millis, now: Millis) -> Self {
        let last = steps.len().saturating_sub(1);
        let length = |step: usize| steps.get(step).map(step_length).unwrap_or_default();
        let later = |left: Millis| left.saturating_add(by).clamp(Millis::ZERO, LONGEST);
        match self.settled(steps, now) {
            ClockAnchor::Break { step, remaining, ends_at } => {
                let ends_at = now.saturating_add(later(ends_at.saturating_sub(now)));
                ClockAnchor::Break { step, remaining, ends_at }
            }
            ClockAnchor::Paused { step, remaining, until, break_left: Some(left) } => {
                ClockAnchor::Paused { step, remaining, until, break_left: Some(later(left)) }
            }
            settled => {
                let reading = settled.read(steps, now);
                let (mut step, mut left) = (reading.step, reading.level_left.saturating_add(by));
                while left < Millis::ZERO && step < last {
                    step += 1;
                    left = left.saturating_add(length(step));
                }
                settled.set(steps, step, left.min(LONGEST), now)
            }
        }
    }

    /// The clock at `now` as it stood at `since`: what passed between did not happen. A pause that
    /// was to end by itself ends as was said, at the earliest now.
    pub fn given_back(self, steps: &[Step], since: Millis, now: Millis) -> Self {
        let lost = now.saturating_sub(since);
        match self.settled(steps, since) {
            ClockAnchor::Running { step, ends_at } => {
                ClockAnchor::Running { step, ends_at: ends_at.saturating_add(lost) }
            }
            ClockAnchor::Break { step, remaining, ends_at } => {
                ClockAnchor::Break { step, remaining, ends_at: ends_at.saturating_add(lost) }
            }
            ClockAnchor::Paused { step, remaining, until, break_left } => {
                let until = until.map(|until| until.max(now));
                ClockAnchor::Paused { step, remaining, until, break_left }
            }
            ClockAnchor::NotStarted => ClockAnchor::NotStarted,
        }
    }

    /// The same clock anchored in another list of steps, of which those before the present one are
    /// the same. The present step keeps the time that it has lasted: where it is now longer or
    /// shorter, what is left of it changes by as much. Where it is over by then the next step begins
    /// now, and so does the first of the levels added in overtime.
    pub fn anchored_anew(self, old: &[Step], new: &[Step], now: Millis) -> Self {
        let last = new.len().saturating_sub(1);
        let kept = |step: usize, left: Millis| {
            let length = |steps: &[Step]| steps.get(step).map(step_length).unwrap_or_default();
            let changed = left.saturating_add(length(new)).saturating_sub(length(old));
            if step < last || left >= Millis::ZERO { changed.max(Millis::ZERO) } else { changed }
        };
        match self.settled(old, now) {
            ClockAnchor::Running { step, ends_at } => {
                let left = kept(step, ends_at.saturating_sub(now));
                ClockAnchor::Running { step, ends_at: now.saturating_add(left) }
            }
            ClockAnchor::Break { step, remaining, ends_at } => {
                ClockAnchor::Break { step, remaining: kept(step, remaining), ends_at }
            }
            ClockAnchor::Paused { step, remaining, until, break_left } => {
                ClockAnchor::Paused { step, remaining: kept(step, remaining), until, break_left }
            }
            ClockAnchor::NotStarted => ClockAnchor::NotStarted,
        }
    }

    /// Time since which this clock has stood still, which was set in the place of `before`, stopped `since`; none while
    /// time passes. No event tells when a clock was stopped: it follows from what was left.
    pub(crate) fn stopped_since(
        self,
        steps: &[Step],
        before: ClockAnchor,
        since: Option<Millis>,
    ) -> Option<Millis> {
        let ClockAnchor::Paused { step, remaining, until, break_left } = self else { return None };
        let ran = match before {
            ClockAnchor::Paused { until: Some(end), step: stood_at, remaining: left, .. }
                if until != Some(end) && (stood_at, left) != (step, remaining) =>
            {
                before.resumed(end)
            }
            ClockAnchor::NotStarted | ClockAnchor::Paused { .. } => return since,
            running => running,
        };
        match (ran, break_left) {
            (ClockAnchor::Break { ends_at, .. }, Some(left)) => Some(ends_at.saturating_sub(left)),
            (ClockAnchor::Break { step: from, remaining: left, ends_at }, None) => {
                let running = ClockAnchor::Running { step: from, ends_at: ends_at.saturating_add(left) };
                self.stopped_since(steps, running, since)
            }
            (ClockAnchor::Running { step: from, ends_at }, _) => {
                let between: Millis = steps.iter().take(step + 1).skip(from + 1).map(step_length).sum();
                Some(ends_at.saturating_add(between).saturating_sub(remaining))
            }
            (ClockAnchor::NotStarted | ClockAnchor::Paused { .. }, _) => since,
        }
    }

    /// The next instant at which the reading changes otherwise than by time going on: the end of a step, of a called
    /// break, of a pause. `None` if nothing comes by itself.
    pub fn next_moment(&self, steps: &[Step], now: Millis) -> Option<Millis> {
        match self.settled(steps, now) {
            ClockAnchor::NotStarted => None,
            ClockAnchor::Paused { until, .. } => until,
            ClockAnchor::Running { ends_at, .. } => Some(ends_at).filter(|ends_at| *ends_at > now),
            ClockAnchor::Break { ends_at, .. } => Some(ends_at),
        }
    }

    /// The instant at which the current step, or the called break, ends, while time passes.
    pub fn ends_at(&self, steps: &[Step], now: Millis) -> Option<Millis> {
        self.next_moment(steps, now).filter(|_| self.read(steps, now).running)
    }
}
