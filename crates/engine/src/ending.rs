//! When it is over (1-5, 003 c), and the chips there must be.

use serde::{Deserialize, Serialize};

use crate::clock::step_length;
use crate::quantity::{Chips, Millis};
use crate::setup::{SetupDraft, level_number};
use crate::tournament::Tournament;

/// When play ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields)]
pub enum EndCondition {
    /// One player has all chips (1-5).
    #[serde(rename = "last_player")]
    LastPlayer,
    /// All who are left qualify (1-5).
    #[serde(rename = "satellite")]
    Satellite {
        /// How many qualify.
        #[serde(rename = "qualifiers")]
        qualifiers: u32,
    },
    /// After its last level: nobody wins, and those left bring their stacks to the day on which all flights meet.
    #[serde(rename = "flight")]
    Flight {
        /// The last level, from 1, breaks not counted.
        #[serde(rename = "last_level")]
        last_level: u32,
    },
    /// After so long; those left are ranked by chips (003 c).
    #[serde(rename = "time_limit")]
    TimeLimit {
        /// How long, in minutes.
        #[serde(rename = "minutes")]
        minutes: u32,
    },
}

impl SetupDraft {
    /// How much of the structure is over when it ends by time, where play begins with this step: by a limit, or with the
    /// last level of a flight; none: it does not.
    pub(crate) fn play_limit(&self, first_step: usize) -> Option<Millis> {
        let steps = &self.steps;
        let until = |count: usize| steps.iter().take(count).map(step_length).sum::<Millis>();
        match self.end {
            EndCondition::TimeLimit { minutes } => {
                Some(until(first_step).saturating_add(Millis::of_minutes(minutes.into())))
            }
            EndCondition::Flight { last_level } => {
                let last = (0..steps.len()).rfind(|step| {
                    steps.get(*step).is_some_and(|step| !step.is_break())
                        && level_number(steps, *step) <= last_level
                });
                Some(until(last.map_or(0, |last| last.saturating_add(1))))
            }
            EndCondition::LastPlayer | EndCondition::Satellite { .. } => None,
        }
    }
}

impl Tournament {
    /// How much of the structure is over when it ends by time; none: it does not.
    pub(crate) fn play_limit(&self) -> Option<Millis> {
        self.setup.play_limit(self.first_step())
    }
}

/// All chips in play: what was handed out less what was removed (1-5).
pub fn total_chips(
    starting_stack: Chips,
    entries: u32,
    rebuys: u32,
    addons: u32,
    addon_multiple: u32,
    removed: Chips,
) -> Chips {
    let stacks = i64::from(entries)
        .saturating_add(i64::from(rebuys))
        .saturating_add(i64::from(addons).saturating_mul(i64::from(addon_multiple)));
    starting_stack.saturating_mul(stacks).saturating_sub(removed)
}
