//! Offer of a deal by each method, side by side.

use crate::state::subjects::Deals;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::share::{Part, share_out};
use crate::base::quantity::{Cents, Chips, EntryId};
use crate::journal::refusal::Refusal;
use crate::prizes::icm::icm;
use crate::state::deal::{DealMethod, DealTerms};

/// An amount that a way of sharing gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferedAmount {
    pub amount: Cents,
    /// Surplus over the stack's value by the independent chip model; negative means less. None where stacks are not all
    /// known.
    pub over_icm: Option<Cents>,
}

/// Offer of a deal to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealLine {
    pub entry: EntryId,
    pub chips: Option<Chips>,
    /// By the independent chip model; none where stacks are not all known.
    pub icm: Option<OfferedAmount>,
    /// The lowest prize and the rest by chips; none where stacks are not all known.
    pub chip_chop: Option<OfferedAmount>,
    /// The same to each.
    pub even: OfferedAmount,
    /// As the players said; none where they have not.
    pub custom: Option<OfferedAmount>,
}

impl DealLine {
    /// Share by this method.
    pub fn of(&self, method: DealMethod) -> Option<OfferedAmount> {
        match method {
            DealMethod::Icm => self.icm,
            DealMethod::ChipChop => self.chip_chop,
            DealMethod::Even => Some(self.even),
            DealMethod::Custom => self.custom,
        }
    }
}

/// Money to be shared, and the methods.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealOffer {
    /// The prizes still to be won, the first place first.
    pub prizes: Vec<Cents>,
    pub pot: Cents,
    /// Amount that everybody who is left has already: the lowest of these prizes.
    pub secured: Cents,
    /// Amount left for the winner.
    pub kept: Cents,
    /// The most that could be left for him: everybody else keeps what is secured.
    pub most_kept: Cents,
    /// Shares are multiples of this.
    pub unit: Cents,
    pub counted: Chips,
    /// Chips in play that were not counted; negative if more were counted than are in play.
    pub missing: Chips,
    /// Of the amounts that the players said: what is still to be shared; negative if too much is.
    pub custom_left: Cents,
    /// The players who are left: the largest stack first, those not counted last.
    pub players: Vec<DealLine>,
}

impl Deals<'_> {
    /// Computes the shares of a deal of those who are left, by every method. Changes nothing.
    ///
    /// # Errors
    /// [`Refusal::NothingToDeal`], [`Refusal::DealStands`]; [`Refusal::StackImpossible`] for a stack without chips;
    /// [`Refusal::NotSeated`] and [`Refusal::NamedTwice`] for whom a stack or an amount names; [`Refusal::DealKept`]
    /// and [`Refusal::Amount`] for money.
    pub fn deal_offer(self, terms: &DealTerms) -> Result<DealOffer, Refusal> {
        self.may_deal()?;
        let unit = if terms.unit == Cents::ZERO { self.tournament.setup.prizes.unit } else { terms.unit };
        let stacks = self.told_of_each(terms.stacks.iter().map(|stack| (stack.entry, stack.chips)))?;
        let custom = self.told_of_each(terms.custom.iter().map(|share| (share.entry, share.amount)))?;
        if stacks.values().any(|chips| *chips <= Chips::ZERO) {
            return Err(Refusal::StackImpossible);
        }
        let prizes = self.prizes_to_deal();
        let pot: Cents = prizes.iter().copied().sum();
        if unit <= Cents::ZERO || unit > pot || custom.values().any(|amount| *amount < Cents::ZERO) {
            return Err(Refusal::Amount);
        }
        let secured = prizes.last().copied().unwrap_or(Cents::ZERO);
        let most_kept = pot - Cents(secured.0.saturating_mul(i64::from(self.tournament.counts.left)));
        if !(Cents::ZERO..=most_kept).contains(&terms.kept) {
            return Err(Refusal::DealKept);
        }
        let mut players: Vec<(EntryId, Option<Chips>)> =
            self.tournament.alive().map(|entry| (entry.id, stacks.get(&entry.id).copied())).collect();
        players.sort_by_key(|(entry, chips)| (std::cmp::Reverse(*chips), *entry));
        let counted: Chips = stacks.values().copied().sum();
        let known: Option<Vec<Chips>> = players.iter().map(|(_, chips)| *chips).collect();
        let sharing = Sharing { prizes: &prizes, secured, pot: pot - terms.kept, unit };
        let icm = known.as_ref().map(|stacks| sharing.icm(stacks));
        let chop = known.as_ref().map(|stacks| sharing.chip_chop(stacks));
        let even = sharing.even(players.len());
        let mut lines = Vec::with_capacity(players.len());
        for (index, ((entry, chips), even)) in players.iter().zip(even).enumerate() {
            let at =
                |column: &Option<Vec<Cents>>| column.as_ref().and_then(|column| column.get(index).copied());
            let worth = at(&icm);
            let offered = |amount| OfferedAmount { amount, over_icm: worth.map(|worth| amount - worth) };
            lines.push(DealLine {
                entry: *entry,
                chips: *chips,
                icm: worth.map(offered),
                chip_chop: at(&chop).map(offered),
                even: offered(even),
                custom: custom.get(entry).copied().map(offered),
            });
        }
        Ok(DealOffer {
            custom_left: pot - terms.kept - custom.values().copied().sum(),
            kept: terms.kept,
            missing: self.tournament.counts.in_play() - counted,
            players: lines,
            prizes,
            pot,
            secured,
            most_kept,
            unit,
            counted,
        })
    }

    /// The prizes of as many places as players are left, nothing where a place is not paid.
    fn prizes_to_deal(self) -> Vec<Cents> {
        let left = usize::try_from(self.tournament.counts.left).unwrap_or(usize::MAX);
        let mut prizes: Vec<Cents> =
            self.tournament.prize_money().payouts().into_iter().map(|payout| payout.amount).collect();
        prizes.resize(left, Cents::ZERO);
        prizes
    }

    /// Values given for players who are left, each named once.
    fn told_of_each<T>(
        self,
        told: impl Iterator<Item = (EntryId, T)>,
    ) -> Result<BTreeMap<EntryId, T>, Refusal> {
        let mut each = BTreeMap::new();
        for (entry, value) in told {
            if !self.tournament.known(entry)?.alive() {
                return Err(Refusal::NotSeated { entry });
            }
            if each.insert(entry, value).is_some() {
                return Err(Refusal::NamedTwice { entry });
            }
        }
        Ok(each)
    }
}

struct Sharing<'a> {
    prizes: &'a [Cents],
    /// The lowest of the prizes.
    secured: Cents,
    /// Amount shared now: without what is left for the winner.
    pot: Cents,
    unit: Cents,
}

impl Sharing<'_> {
    /// By the independent chip model. What is left for the winner is taken from the first prize down to the second,
    /// then from both alike, and so on.
    fn icm(&self, stacks: &[Chips]) -> Vec<Cents> {
        let worth = icm(stacks, &self.prizes_left());
        share_out(self.pot, self.unit, worth.into_iter().map(|cents| Part::of(cents, self.unit)))
    }

    /// The prizes, lowered from the top until they make what is shared.
    fn prizes_left(&self) -> Vec<Cents> {
        let mut prizes = self.prizes.to_vec();
        let mut over = prizes.iter().copied().sum::<Cents>() - self.pot;
        while over > Cents::ZERO {
            let top = prizes.first().copied().unwrap_or(Cents::ZERO);
            let tied = prizes.iter().take_while(|prize| **prize == top).count();
            let below = prizes.get(tied).copied().unwrap_or(Cents::ZERO);
            let count = i64::try_from(tied).unwrap_or(1).max(1);
            let each = (top - below).0.min(over.0 / count);
            if each == 0 {
                // Fewer cents than places: the last of the equal ones give one each.
                let last = prizes.iter_mut().take(tied).rev();
                last.take(usize::try_from(over.0).unwrap_or(0)).for_each(|prize| *prize -= Cents(1));
                break;
            }
            prizes.iter_mut().take(tied).for_each(|prize| *prize -= Cents(each));
            over -= Cents(each * count);
        }
        prizes
    }

    /// The lowest prize to each, and what is left by chips.
    fn chip_chop(&self, stacks: &[Chips]) -> Vec<Cents> {
        let all: i128 = stacks.iter().map(|stack| i128::from(stack.0)).sum();
        let players = i128::try_from(stacks.len()).unwrap_or(1);
        let rest = i128::from(self.pot.0) - players * i128::from(self.secured.0);
        let part = |stack: &Chips| {
            let over = i128::from(self.secured.0) * all + rest * i128::from(stack.0);
            Part::fraction(over, all * i128::from(self.unit.0))
        };
        share_out(self.pot, self.unit, stacks.iter().map(part))
    }

    fn even(&self, players: usize) -> Vec<Cents> {
        let count = i128::try_from(players).unwrap_or(1).max(1);
        let part = Part::fraction(i128::from(self.pot.0), count * i128::from(self.unit.0));
        share_out(self.pot, self.unit, std::iter::repeat_n(part, players))
    }
}
