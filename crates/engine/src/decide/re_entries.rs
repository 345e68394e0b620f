//! Another entry for a player who is out (TDA 8).

use rand::Rng;

use crate::bounties::Bounty;
use crate::event::Event;
use crate::quantity::{Cents, EntryId, Millis};
use crate::refusal::Refusal;
use crate::tournament::Tournament;

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
        let seated = self.seated_at_once(id, rng)?;
        Ok([bought].into_iter().chain(seated).collect())
    }
}
