//! The prize pool and what each place is paid.

use crate::state::subjects::PrizeMoney;
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Place};
use crate::prizes::payouts::{Payout, PrizeInKind, Takings, payouts, prize_pool};
use crate::state::seats::ResultLine;
use crate::state::tournament::Phase;

/// A prize, and who has won it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrizeLine {
    /// Place of the prize; 0 means what a deal gives to somebody who is still in.
    pub place: Place,
    pub amount: Cents,
    pub in_kind: Vec<PrizeInKind>,
    /// Bounties, beside the amount, once it is won.
    pub bounties: Cents,
    /// Money to hand over: the amount and the bounties.
    pub money: Cents,
    /// The entry that has won it; `None` if it is still to be won.
    pub winner: Option<EntryId>,
}

impl PrizeLine {
    /// It is given for a place, and not for bounties alone.
    pub fn of_a_place(&self) -> bool {
        self.winner.is_none() || self.amount > Cents::ZERO || !self.in_kind.is_empty()
    }
}

/// These prizes, those still to be won that neighbouring places get alike as one line: each with the last of its
/// places.
pub fn folded(prizes: impl IntoIterator<Item = PrizeLine>) -> Vec<(PrizeLine, Place)> {
    let mut lines: Vec<(PrizeLine, Place)> = Vec::new();
    for prize in prizes {
        let alike = |(first, last): &(PrizeLine, Place)| {
            first.winner.is_none()
                && prize.winner.is_none()
                && prize.place == last.saturating_add(1)
                && prize.amount == first.amount
                && prize.in_kind.is_empty()
                && first.in_kind.is_empty()
        };
        match lines.last_mut().filter(|line| alike(line)) {
            Some((_, last)) => *last = prize.place,
            None => {
                let place = prize.place;
                lines.push((prize, place));
            }
        }
    }
    lines
}

impl PrizeMoney<'_> {
    /// Prizes and their winners, by place: those still to be won, then those won so far. Players who share a place
    /// share its prizes. A deal leaves money by place for the winner alone.
    pub fn prizes(self) -> Vec<PrizeLine> {
        self.prizes_with(&self.results_to_hand())
    }

    pub(super) fn prizes_with(self, results: &[ResultLine]) -> Vec<PrizeLine> {
        let has_line = |entry: EntryId| results.iter().any(|line| line.entry == entry);
        // A player who is still in takes one of the places above those that are taken.
        let left = match self.tournament.phase {
            Phase::Registering | Phase::Drawn => Place::MAX,
            Phase::Playing if self.tournament.alive().all(|entry| has_line(entry.id)) => 0,
            Phase::Playing => self.tournament.counts.left,
            Phase::Finished => 0,
        };
        let nothing = |payout: &Payout| payout.amount == Cents::ZERO && payout.in_kind.is_empty();
        let payouts = self.tournament.deals().payouts_by_place();
        // A thing may be given for the third place alone.
        let given = self.tournament.deal.is_some() || payouts.iter().any(|payout| !nothing(payout));
        let open = |payout: &Payout| payout.place <= left && !(given && nothing(payout));
        let open = payouts.into_iter().filter(open).map(|payout| PrizeLine {
            place: payout.place,
            amount: payout.amount,
            in_kind: payout.in_kind,
            bounties: Cents::ZERO,
            money: payout.amount,
            winner: None,
        });
        let won = results.iter().filter(|line| line.wins()).map(|line| PrizeLine {
            place: line.place,
            amount: line.prize,
            in_kind: line.in_kind.clone(),
            bounties: line.bounties,
            money: line.money(),
            winner: Some(line.entry),
        });
        let mut agreed = self.tournament.deals().agreed_beside(results);
        agreed.sort_by_key(|(_, amount)| Reverse(*amount));
        let agreed = agreed.into_iter().map(|(entry, amount)| PrizeLine {
            place: 0,
            amount,
            in_kind: Vec::new(),
            bounties: Cents::ZERO,
            money: amount,
            winner: Some(entry),
        });
        open.chain(agreed).chain(won).collect()
    }

    /// The money to be shared: what is due for it, or more where the plan guarantees more.
    pub fn pool(self) -> Cents {
        if self.tournament.setup.money.is_none() {
            Cents::ZERO
        } else if self.tournament.setup.flight_level().is_some() {
            self.tournament.counts.pool
        } else {
            prize_pool(&self.tournament.setup.prizes, self.tournament.counts.pool)
        }
    }

    /// Prize of each paid place by the plan as things stand, whatever was announced.
    pub(crate) fn payouts_by_plan(self) -> Vec<Payout> {
        if self.tournament.setup.flight_level().is_some() {
            return Vec::new();
        }
        let takings = Takings {
            pool: self.pool(),
            entries: self.tournament.flight_play().field_entries(),
            players: self.tournament.counts.entries,
            entry_price: self.tournament.setup.entry_price(),
        };
        payouts(&self.tournament.setup.prizes, takings)
    }
}
