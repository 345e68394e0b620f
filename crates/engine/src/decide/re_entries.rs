//! Another entry for a player who is out (TDA 8).

use rand::Rng;

use crate::bounties::Bounty;
use crate::event::Event;
use crate::quantity::{Cents, EntryId, Millis};
use crate::refusal::Refusal;
use crate::tournament::Tournament;

use super::seed;

impl Tournament {
    pub(super) fn re_enter(
        &self,
        id: EntryId,
        paid: bool,
        at: Millis,
        rng: &mut impl Rng,
    ) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        let entry = self.known(id)?;
        if self.disqualified(id) {
            return Err(Refusal::Disqualified { entry: id });
        }
        if let Some(reason) = self.re_entry_refused(entry, at) {
            return Err(Refusal::ReEntry { entry: id, reason });
        }
        let due = self.setup.re_entry_price();
        let bought = Event::ReEntered {
            entry: id,
            at,
            due,
            paid: if paid { due } else { Cents::ZERO },
            to_pool: self.setup.re_entry_fee(),
            chips: self.setup.re_entry_chips(),
            bounty: self.bounty().map_or(Cents::ZERO, Bounty::amount),
        };
        let (seat, opened) = self.seat_for_latecomer(seed(rng))?;
        let opened = opened.map(|table| Event::TableOpened { table });
        let seated = Event::LateSeated { entry: id, at: seat.0, seed: seat.1 };
        Ok([bought].into_iter().chain(opened).chain([seated]).collect())
    }
}
