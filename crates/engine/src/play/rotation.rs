//! The game of each table while games take turns.

use crate::base::quantity::Millis;
use crate::rules::ruleset::Ruleset;
use crate::state::subjects::SeatPlan;
use crate::state::tables::{StatedPositions, Table};
use crate::structure::Stakes;
use crate::structure::clock::step_length;

impl<'a> SeatPlan<'a> {
    /// The rules in force at an instant: bets are limited as the game of that level says.
    pub fn rules_now(self, now: Millis) -> Ruleset {
        self.tournament
            .setup
            .rules_at_level(self.tournament.setup.level_number(self.tournament.read_clock(now).step))
    }

    /// Whether the button stands still in a step: stud is played, or it is a break.
    fn button_rests(self, step: usize) -> bool {
        let Some(here) = self.tournament.setup.steps.get(step) else { return false };
        let game = self.tournament.setup.game_at_level(self.tournament.setup.level_number(step));
        here.is_break() || game.is_some_and(|game| game.variant().is_stud())
    }

    /// The told positions of a table, if they are recent enough to move somebody by them. At levels of stud
    /// the button stands still, so that this time does not count.
    pub(crate) fn fresh(self, table: &Table, now: Millis) -> Option<&StatedPositions> {
        let told = table.told.as_ref()?;
        let limit = Millis::of_seconds(self.tournament.setup.ruleset.positions_fresh_s.into());
        (self.button_age(told.at, now) <= limit).then_some(told)
    }

    /// Time for which the button has moved since an instant.
    fn button_age(self, since: Millis, now: Millis) -> Millis {
        let age = now.saturating_sub(since);
        if self.tournament.setup.stakes() != Stakes::Both {
            return age;
        }
        let reading = self.tournament.read_clock(now);
        let played = |step: usize| {
            let length = self.tournament.setup.steps.get(step).map(step_length).unwrap_or_default();
            if step == reading.step { length.saturating_sub(reading.level_left) } else { length }
        };
        // Back from now: levels in which it moved, then those in which it stood.
        let mut back = (0..=reading.step).rev().peekable();
        let mut moved = Millis::ZERO;
        while let Some(step) = back.next_if(|step| !self.button_rests(*step)) {
            moved = moved.saturating_add(played(step));
        }
        let stood: Millis = back.take_while(|step| self.button_rests(*step)).map(played).sum();
        if age <= moved { age } else { age.saturating_sub(stood).max(moved) }
    }
}
