//! The end of a tournament by time.

use crate::base::quantity::Millis;
use crate::setup::end_condition::EndCondition;
use crate::setup::{SetupDraft, level_number};
use crate::structure::clock::step_length;

impl SetupDraft {
    /// Part of the structure that is over when it ends by time, if play begins with this step: by a limit, or with the
    /// last level of a flight; `None` if it does not.
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
