//! Deals: those who are left share the prizes among themselves, by what their stacks are worth or as they agree, and
//! may leave an amount for the winner. No rule of the rulesets says how; everybody who is left must agree.

mod offer;
mod share;

use crate::state::subjects::Deals;
use std::collections::BTreeSet;

use crate::base::quantity::{Cents, Chips, EntryId, Millis, Place};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::Payout;
use crate::state::deal::{Deal, DealMethod, DealShare, DealTerms};
use crate::state::entries::Entry;
use crate::state::seats::ResultLine;
use crate::state::stacks::CountedStack;
use crate::state::tournament::Phase;

pub use offer::{DealLine, DealOffer, OfferedAmount};

impl<'a> Deals<'a> {
    /// The deal that stands.
    pub fn deal(self) -> Option<&'a Deal> {
        self.tournament.deal.as_ref()
    }

    /// Amount of each place beside the shares of a deal: of the places that it shares, the first gets what was left for
    /// the winner, the others no money; things stay with their places.
    pub(crate) fn payouts_by_place(self) -> Vec<Payout> {
        let mut payouts = self.tournament.prize_money().payouts();
        if let Some(deal) = &self.tournament.deal {
            for payout in payouts.iter_mut().filter(|payout| payout.place <= deal.places()) {
                payout.amount = if payout.place == 1 { deal.kept } else { Cents::ZERO };
            }
        }
        payouts
    }

    /// Whether a deal leaves nothing to play for.
    pub(crate) fn share_all(self) -> bool {
        self.tournament.deal.as_ref().is_some_and(|deal| deal.kept == Cents::ZERO)
    }

    /// Amounts that a deal gives to those who are still in, by entry, beside these results: a line contains its part of
    /// the deal already.
    pub(crate) fn agreed_beside(self, results: &[ResultLine]) -> Vec<(EntryId, Cents)> {
        let shares = self.tournament.deal.iter().flat_map(|deal| &deal.shares);
        let playing = self.tournament.phase == Phase::Playing;
        let inside =
            |share: &&DealShare| playing && self.tournament.entry(share.entry).is_some_and(Entry::alive);
        let open = |share: &&DealShare| results.iter().all(|line| line.entry != share.entry);
        shares.filter(inside).filter(open).map(|share| (share.entry, share.amount)).collect()
    }

    /// The money of the places that so many players still play for.
    pub(crate) fn pot_of(self, players: Place) -> Cents {
        let within = |payout: &Payout| payout.place <= players;
        self.tournament.prize_money().payouts().into_iter().filter(within).map(|payout| payout.amount).sum()
    }

    /// The stacks of a deal, where they were counted and nobody has gone out since.
    pub(crate) fn stacks_of_deal(self) -> Vec<CountedStack> {
        let Some(deal) =
            self.tournament.deal.as_ref().filter(|deal| deal.places() == self.tournament.counts.left)
        else {
            return Vec::new();
        };
        let stack = |share: &DealShare| share.chips.map(|chips| CountedStack { entry: share.entry, chips });
        deal.shares.iter().map(stack).collect::<Option<_>>().unwrap_or_default()
    }

    /// Whether a deal can be made now.
    pub(crate) fn may_deal(self) -> Result<(), Refusal> {
        if self.tournament.deal.is_some() {
            return Err(Refusal::DealStands);
        }
        if self.tournament.playing().is_err()
            || self.tournament.counts.left < 2
            || self.pot_of(self.tournament.counts.left) <= Cents::ZERO
        {
            return Err(Refusal::NothingToDeal);
        }
        // Stacks at different tables cannot be compared: a deal waits for the last table.
        if self.tournament.setup.rounds.is_some() && self.tournament.tables.len() > 1 {
            let tables = u32::try_from(self.tournament.round_play().tables_playing()).unwrap_or(u32::MAX);
            return Err(Refusal::RoundGoesOn { tables });
        }
        Ok(())
    }

    pub(crate) fn make_deal(
        self,
        method: DealMethod,
        terms: &DealTerms,
        agreed: &[EntryId],
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let offer = self.deal_offer(terms)?;
        let by_chips = matches!(method, DealMethod::Icm | DealMethod::ChipChop);
        if by_chips && offer.players.iter().any(|line| line.chips.is_none()) {
            return Err(Refusal::DealStacks);
        }
        if by_chips && offer.missing < Chips::ZERO {
            return Err(Refusal::StackImpossible);
        }
        // Stacks that were all counted say something, whatever they decide.
        let all = offer.players.iter().all(|line| line.chips.is_some());
        if all && offer.missing > Chips::ZERO && offer.missing != terms.gap {
            return Err(Refusal::DealGap { missing: offer.missing });
        }
        if method == DealMethod::Custom && offer.custom_left != Cents::ZERO {
            return Err(Refusal::DealSum);
        }
        let agreed: BTreeSet<EntryId> = agreed.iter().copied().collect();
        if offer.players.iter().any(|line| !agreed.contains(&line.entry)) {
            return Err(Refusal::DealNotAgreed);
        }
        let share = |line: &DealLine| {
            let amount = line.of(method)?.amount;
            Some(DealShare { entry: line.entry, chips: line.chips, amount })
        };
        let shares = offer.players.iter().map(share).collect::<Option<Vec<_>>>();
        let shares = shares.ok_or(Refusal::DealSum)?;
        Ok(vec![Event::DealMade { at, method, kept: offer.kept, shares }])
    }

    pub(crate) fn lift_deal(self) -> Result<Vec<Event>, Refusal> {
        if self.tournament.deal.is_some() { Ok(vec![Event::DealLifted {}]) } else { Err(Refusal::NoDeal) }
    }

    /// While a deal stands nothing changes the money it shares or who plays for it.
    pub(crate) fn keeps_deal(self, events: &[Event]) -> Result<(), Refusal> {
        let mut after = self.tournament.clone();
        events.iter().for_each(|event| after.apply(event));
        let Some(deal) = &after.deal else { return Ok(()) };
        let inside = |entry: EntryId| deal.shares.iter().any(|share| share.entry == entry);
        let counts = after.entries.iter().filter(|entry| entry.counts() && inside(entry.id)).count();
        if after.deals().pot_of(deal.places()) != deal.pot()
            || counts != deal.shares.len()
            || !after.alive().all(|entry| inside(entry.id))
        {
            return Err(Refusal::DealStands);
        }
        Ok(())
    }
}
