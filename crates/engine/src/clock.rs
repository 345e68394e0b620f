//! The blind clock. The engine never ticks: the clock is an anchor, and reading it is a pure
//! function of the anchor, the structure and *now*. Nothing drifts, however long the evening.

use serde::{Deserialize, Serialize};

use crate::quantity::Millis;
use crate::structure::Step;

/// Where the clock stood the last time somebody touched it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ClockAnchor {
    /// Play has not begun.
    NotStarted,
    /// Stopped, with this much left of the step.
    Paused {
        /// Index of the step in the structure, from 0.
        step: usize,
        /// What is left of it.
        remaining: Millis,
    },
    /// Running: the step that was current at the anchor ends at this instant.
    Running {
        /// Index of the step in the structure, from 0.
        step: usize,
        /// The instant (UTC) at which that step ends.
        ends_at: Millis,
    },
}

/// What the clock shows at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockReading {
    /// Index of the current step, from 0.
    pub step: usize,
    /// What is left of it; 0 in overtime.
    pub remaining: Millis,
    /// True while time passes.
    pub running: bool,
    /// True once play has begun.
    pub started: bool,
    /// The last step is over and play goes on at its blinds.
    pub overtime: bool,
}

/// The length of a step.
pub fn step_length(step: &Step) -> Millis {
    i64::from(step.minutes()).saturating_mul(60_000)
}

impl ClockAnchor {
    /// Reads the clock at `now`. Levels change here by themselves.
    pub fn read(&self, steps: &[Step], now: Millis) -> ClockReading {
        let last = steps.len().saturating_sub(1);
        match *self {
            ClockAnchor::NotStarted => ClockReading {
                step: 0,
                remaining: steps.first().map_or(0, step_length),
                running: false,
                started: false,
                overtime: false,
            },
            ClockAnchor::Paused { step, remaining } => ClockReading {
                step: step.min(last),
                remaining: remaining.max(0),
                running: false,
                started: true,
                overtime: step >= last && remaining <= 0,
            },
            ClockAnchor::Running { step, ends_at } => {
                let (mut step, mut ends_at) = (step.min(last), ends_at);
                while now >= ends_at && step < last {
                    step += 1;
                    ends_at = ends_at.saturating_add(steps.get(step).map_or(0, step_length));
                }
                ClockReading {
                    step,
                    remaining: ends_at.saturating_sub(now).max(0),
                    running: true,
                    started: true,
                    overtime: now >= ends_at,
                }
            }
        }
    }

    /// The same clock stopped at `now`.
    pub fn paused(&self, steps: &[Step], now: Millis) -> ClockAnchor {
        match self {
            ClockAnchor::Running { .. } => {
                let reading = self.read(steps, now);
                ClockAnchor::Paused { step: reading.step, remaining: reading.remaining }
            }
            other => *other,
        }
    }

    /// The same clock going on from `now`.
    pub fn resumed(&self, now: Millis) -> ClockAnchor {
        match *self {
            ClockAnchor::Paused { step, remaining } => {
                ClockAnchor::Running { step, ends_at: now.saturating_add(remaining) }
            }
            other => other,
        }
    }

    /// The clock put at a step with so much left of it, running or not as it was.
    pub fn set(&self, step: usize, remaining: Millis, now: Millis) -> ClockAnchor {
        match self {
            ClockAnchor::Running { .. } => {
                ClockAnchor::Running { step, ends_at: now.saturating_add(remaining) }
            }
            _ => ClockAnchor::Paused { step, remaining },
        }
    }

    /// The instant at which the current step ends, while it runs.
    pub fn ends_at(&self, steps: &[Step], now: Millis) -> Option<Millis> {
        let reading = self.read(steps, now);
        (reading.running && !reading.overtime).then(|| now.saturating_add(reading.remaining))
    }
}
