//! Deals: those who are left share the prizes among themselves, by what their stacks are worth or as they agree, and
//! may leave an amount for the winner. No rule of the rulesets says how; everybody who is left must agree.

mod offer;
mod share;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::action::CountedStack;
use crate::entries::Entry;
use crate::event::Event;
use crate::payouts::Payout;
use crate::quantity::{Cents, Chips, EntryId, Millis, Place};
use crate::refusal::Refusal;
use crate::tournament::{Phase, Tournament};

pub use offer::{DealLine, DealOffer, Offered};

/// How a deal shares the money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealMethod {
    /// By what each stack is worth: the independent chip model ([`icm`](crate::icm::icm)).
    #[serde(rename = "icm")]
    Icm,
    /// The lowest prize to each, the rest by chips.
    #[serde(rename = "chip_chop")]
    ChipChop,
    /// The same to each.
    #[serde(rename = "even")]
    Even,
    /// As the players say.
    #[serde(rename = "custom")]
    Custom,
}

/// What one player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealAmount {
    /// Who.
    #[serde(rename = "entry")]
    pub entry: EntryId,
    /// How much.
    #[serde(rename = "amount")]
    pub amount: Cents,
}

/// What a deal is made of.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealTerms {
    /// Stacks counted, as far as they are.
    #[serde(rename = "stacks", default)]
    pub stacks: Vec<CountedStack>,
    /// What is left for the winner.
    #[serde(rename = "kept", default)]
    pub kept: Cents,
    /// Shares are multiples of this, except that what cannot be shared so goes to the largest stack.
    /// 0: as the prizes are.
    #[serde(rename = "unit", default)]
    pub unit: Cents,
    /// Amounts that the players say, as far as they have.
    #[serde(rename = "custom", default)]
    pub custom: Vec<DealAmount>,
    /// Chips missing from the counted stacks that the director has seen and accepts.
    #[serde(rename = "gap", default)]
    pub gap: Chips,
}

/// A player's share of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealShare {
    /// Who.
    #[serde(rename = "entry")]
    pub entry: EntryId,
    /// The stack then; none: it was not counted.
    #[serde(rename = "chips")]
    pub chips: Option<Chips>,
    /// What he gets, whatever his place.
    #[serde(rename = "amount")]
    pub amount: Cents,
}

/// A deal that stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal {
    /// When it was made.
    pub at: Millis,
    /// How the money was shared.
    pub method: DealMethod,
    /// What is left for the winner.
    pub kept: Cents,
    /// What each of those who were left gets, by entry.
    pub shares: Vec<DealShare>,
}

impl Deal {
    /// What this entry gets by it; nothing where it is not in it.
    pub fn share(&self, entry: EntryId) -> Cents {
        self.shares.iter().find(|share| share.entry == entry).map_or(Cents::ZERO, |share| share.amount)
    }

    /// The money it disposes of: all shares and what is left for the winner.
    pub fn pot(&self) -> Cents {
        self.kept + self.shares.iter().map(|share| share.amount).sum()
    }

    /// The places whose prizes it shares: as many as players are in it.
    fn places(&self) -> Place {
        Place::try_from(self.shares.len()).unwrap_or(Place::MAX)
    }
}

impl Tournament {
    /// The deal that stands.
    pub fn deal(&self) -> Option<&Deal> {
        self.deal.as_ref()
    }

    /// What each place still gets beside the shares of a deal: of the places that it shares, the first gets what was
    /// left for the winner, the others no money; things stay with their places.
    pub(crate) fn payouts_by_place(&self) -> Vec<Payout> {
        let mut payouts = self.payouts();
        if let Some(deal) = &self.deal {
            for payout in payouts.iter_mut().filter(|payout| payout.place <= deal.places()) {
                payout.amount = if payout.place == 1 { deal.kept } else { Cents::ZERO };
            }
        }
        payouts
    }

    /// What a deal gives to those who are still in, by entry.
    pub(crate) fn agreed_for_those_in(&self) -> Vec<(EntryId, Cents)> {
        let shares = self.deal.iter().flat_map(|deal| &deal.shares);
        let playing = self.phase == Phase::Playing;
        let inside = |share: &&DealShare| playing && self.entry(share.entry).is_some_and(Entry::alive);
        shares.filter(inside).map(|share| (share.entry, share.amount)).collect()
    }

    /// The money of the places that so many players still play for.
    pub(crate) fn pot_of(&self, players: Place) -> Cents {
        let within = |payout: &Payout| payout.place <= players;
        self.payouts().into_iter().filter(within).map(|payout| payout.amount).sum()
    }

    /// The stacks of a deal, where they were counted and nobody has gone out since.
    pub(crate) fn stacks_of_deal(&self) -> Vec<CountedStack> {
        let Some(deal) = self.deal.as_ref().filter(|deal| deal.places() == self.counts.left) else {
            return Vec::new();
        };
        let stack = |share: &DealShare| share.chips.map(|chips| CountedStack { entry: share.entry, chips });
        deal.shares.iter().map(stack).collect::<Option<_>>().unwrap_or_default()
    }

    /// Whether a deal can be made now.
    pub(crate) fn may_deal(&self) -> Result<(), Refusal> {
        if self.deal.is_some() {
            return Err(Refusal::DealStands);
        }
        if self.playing().is_err() || self.counts.left < 2 || self.pot_of(self.counts.left) <= Cents::ZERO {
            return Err(Refusal::NothingToDeal);
        }
        // Stacks at different tables cannot be compared: a deal waits for the last table.
        if self.setup.rounds.is_some() && self.tables.len() > 1 {
            let tables = u32::try_from(self.tables_playing()).unwrap_or(u32::MAX);
            return Err(Refusal::RoundGoesOn { tables });
        }
        Ok(())
    }

    pub(crate) fn make_deal(
        &self,
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

    pub(crate) fn lift_deal(&self) -> Result<Vec<Event>, Refusal> {
        if self.deal.is_some() { Ok(vec![Event::DealLifted {}]) } else { Err(Refusal::NoDeal) }
    }

    /// While a deal stands nothing changes the money it shares or who plays for it.
    pub(crate) fn keeps_deal(&self, events: &[Event]) -> Result<(), Refusal> {
        let mut after = self.clone();
        events.iter().for_each(|event| after.apply(event));
        let Some(deal) = &after.deal else { return Ok(()) };
        let inside = |entry: EntryId| deal.shares.iter().any(|share| share.entry == entry);
        let counts = after.entries.iter().filter(|entry| entry.counts() && inside(entry.id)).count();
        if after.pot_of(deal.places()) != deal.pot()
            || counts != deal.shares.len()
            || !after.alive().all(|entry| inside(entry.id))
        {
            return Err(Refusal::DealStands);
        }
        Ok(())
    }
}
