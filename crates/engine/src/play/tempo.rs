//! The tempo of a tournament: the club's before the first card, and its own afterwards.

use crate::base::quantity::Millis;
use crate::state::subjects::EndForecast;
use crate::state::tournament::{Phase, Tournament};
use crate::structure::{Field, PastEvening, Structure, Tempo};

impl EndForecast<'_> {
    /// The tempo that was assumed before the first card.
    pub fn tempo(self) -> Tempo {
        self.tournament.tempo
    }

    /// Course of the evening for the club's tempo; none unless it was played until one player had all chips.
    pub fn past(self) -> Option<PastEvening> {
        // The club's tempo is known for evenings that begin with the same stack for everybody, at the first level.
        if self.tournament.phase != Phase::Finished
            || self.tournament.counts.left != 1
            || self.tournament.pace.mark <= Millis::ZERO
            || self.tournament.own_stacks
            || self.tournament.flights.is_some()
        {
            return None;
        }
        Some(PastEvening {
            structure: Structure::check(self.tournament.setup.steps.clone()).ok()?,
            stack: self.tournament.setup.starting_stack,
            field: Field {
                players: self.tournament.counts.entries,
                // A player who is out and buys another entry loses a stack and brings one, as with a rebuy.
                rebuys: self.tournament.counts.rebuys + self.tournament.counts.re_entries,
                addons: self.tournament.counts.addons,
                addon_multiple: 1,
            },
            played: self.tournament.pace.mark,
            paused: self
                .tournament
                .pace
                .at
                .saturating_sub(self.tournament.started_at?)
                .saturating_sub(self.tournament.pace.mark),
        })
    }
}

impl Tournament {
    /// Sets the club's tempo. No event and no result depends on it.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.tempo = tempo;
    }
}
