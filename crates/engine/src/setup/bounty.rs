//! The bounty of a tournament: what a head is worth, and when envelopes are drawn.

use serde::{Deserialize, Serialize};

use crate::base::quantity::Cents;

/// Bounty for putting a player out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum Bounty {
    /// The same for each.
    Fixed {
        /// Amount that each entry pays for it.
        amount: Cents,
    },
    /// A part is paid out, the rest goes onto the head of whoever won it.
    Progressive {
        /// Amount that each entry pays for it, and that is on each head at first.
        amount: Cents,
        /// Part of a head that goes onto the winner's, in percent, 1 to 99.
        to_head: u32,
    },
    /// From a moment on, one of the envelopes that are left is drawn for each.
    Mystery {
        /// Amount that each entry pays for it.
        amount: Cents,
        /// Envelopes that the club wants; what is over is shared by the others in equal parts.
        envelopes: Vec<Envelopes>,
        /// Moment from which they are drawn.
        from: MysteryFrom,
    },
}

impl Bounty {
    /// Amount that each entry pays for it.
    pub fn amount(&self) -> Cents {
        match self {
            Bounty::Fixed { amount }
            | Bounty::Progressive { amount, .. }
            | Bounty::Mystery { amount, .. } => *amount,
        }
    }

    /// A head as it is paid out and as it goes onto the winner's. What is paid is rounded down to the unit; the rest
    /// goes onto the head.
    pub(crate) fn parts(&self, head: Cents, unit: i64) -> (Cents, Cents) {
        let Bounty::Progressive { to_head, .. } = self else { return (head, Cents::ZERO) };
        let kept = i128::from(head.0) * i128::from(100_u32.saturating_sub(*to_head)) / 100;
        let paid = Cents(i64::try_from(kept).unwrap_or(head.0) / unit * unit);
        (paid, head.saturating_sub(paid))
    }
}

/// Unit in which bounties are shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BountyRounding {
    #[default]
    Cents,
    /// In whole units of the currency where an entry's part is whole, so that no coins are needed.
    Whole,
}

impl BountyRounding {
    /// The smallest amount in which bounties of this size are paid.
    pub(crate) fn unit_of(self, amount: Cents) -> i64 {
        if self == BountyRounding::Whole { whole_unit(amount) } else { 1 }
    }
}

/// The most envelopes, and so the most players left with whom they can begin.
pub(crate) const MOST_ENVELOPES: u32 = 10_000;

/// Envelopes with the same amount in them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Envelopes {
    /// Amount in each envelope.
    pub amount: Cents,
    pub count: u32,
}

/// Moment from which envelopes are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum MysteryFrom {
    /// As soon as everybody who is left is paid.
    InTheMoney {},
    /// As soon as so many are left.
    Players { players: u32 },
}

/// The unit without coins: a whole one of the currency, where an entry's part is whole.
pub(crate) fn whole_unit(amount: Cents) -> i64 {
    if amount.0 % 100 == 0 { 100 } else { 1 }
}
