//! The tempo of a tournament: the club's before the first card, and its own afterwards.

use crate::base::quantity::Millis;
use crate::state::tournament::{Phase, Tournament};
use crate::structure::{Field, PastEvening, Structure, Tempo};

impl Tournament {
    /// Sets the club's tempo. No event and no result depends on it.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.tempo = tempo;
    }

    /// The tempo that was assumed before the first card.
    pub fn tempo(&self) -> Tempo {
        self.tempo
    }

    /// Course of the evening for the club's tempo; none unless it was played until one player had all chips.
    pub fn past(&self) -> Option<PastEvening> {
        // The club's tempo is known for evenings that begin with the same stack for everybody, at the first level.
        if self.phase != Phase::Finished
            || self.counts.left != 1
            || self.pace.mark <= Millis::ZERO
            || self.own_stacks
            || self.flights.is_some()
        {
            return None;
        }
        Some(PastEvening {
            structure: Structure::check(self.setup.steps.clone()).ok()?,
            stack: self.setup.starting_stack,
            field: Field {
                players: self.counts.entries,
                // A player who is out and buys another entry loses a stack and brings one, as with a rebuy.
                rebuys: self.counts.rebuys + self.counts.re_entries,
                addons: self.counts.addons,
                addon_multiple: 1,
            },
            played: self.pace.mark,
            paused: self.pace.at.saturating_sub(self.started_at?).saturating_sub(self.pace.mark),
        })
    }
}
