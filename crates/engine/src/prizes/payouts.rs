//! The prize pool and how it is shared. Cents only; what rounding leaves goes to the winner.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Place};
use crate::prizes::payouts::share::MOST_PLACES;

mod check;
mod share;
pub use check::PrizeError;
use share::{by_table, fixed, seats, weighted};

/// Division of the pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum Shares {
    /// The usual table for so many places.
    Standard {
        /// Places paid; `None` means one in eight, at least one and at most twenty.
        places: Option<u32>,
    },
    /// The usual table for the places that so large a part of the field makes.
    Field {
        /// Places paid for a hundred entries, 1 to 100, rounded down, at least one.
        percent: u32,
    },
    /// Own percentages, in hundredths of a percent, best first; they make 10,000.
    Percent { shares: Vec<u32> },
    /// Own amounts, best first; what the pool has beyond them goes to the winner.
    Amounts { amounts: Vec<Cents> },
    /// Seats in another tournament, as many as the pool pays for; what is left goes to the next place in cash.
    Seats {
        /// Value of one seat: what an entry there costs.
        value: Cents,
    },
    /// Honour only, or only prizes in kind.
    Nothing,
}

/// The least that a place gets that is paid at all: the minimum cash. Where the usual table or own percentages give
/// less, the last places are raised to it and the others share the rest as before; where the pool does not reach to
/// give it to every place, fewer are paid. It does not apply to seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum MinimumCash {
    Amount {
        amount: Cents,
    },
    /// So many times what an entry costs in all.
    Entries {
        /// In hundredths: 100 is what a player has paid to play.
        hundredths: u32,
    },
}

impl MinimumCash {
    /// In money, where an entry costs so much; a fraction of a cent counts as one.
    pub fn cents(self, entry_price: Cents) -> Cents {
        match self {
            MinimumCash::Amount { amount } => amount.max(Cents::ZERO),
            MinimumCash::Entries { hundredths } => {
                let times = entry_price.max(Cents::ZERO).0.saturating_mul(i64::from(hundredths));
                Cents(times.saturating_add(99) / 100)
            }
        }
    }
}

/// A thing that is won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PrizeInKind {
    pub place: Place,
    pub name: String,
    /// Value of it, if known.
    pub value: Option<Cents>,
    pub donor: Option<String>,
}

/// A prize for something else than a place: best newcomer, first out … The director says who gets it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NamedPrize {
    /// Name of the prize; each name occurs once.
    pub name: String,
    /// Money, taken from the pool before it is shared among the places; 0 if there is none.
    pub amount: Cents,
    /// Thing that is won beside it; `None` if nothing.
    pub thing: Option<String>,
    /// Value of that thing, if known.
    pub value: Option<Cents>,
    pub donor: Option<String>,
}

/// Plan of the prizes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PrizePlan {
    /// Division of the pool.
    pub shares: Shares,
    /// Prizes are multiples of this; the remainder goes to the winner.
    pub unit: Cents,
    /// The pool is at least this; 0 means no guarantee.
    pub guarantee: Cents,
    /// Things that are won.
    pub in_kind: Vec<PrizeInKind>,
    /// The least that a paid place gets; `None` means as the shares give.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub minimum: Option<MinimumCash>,
    /// Prizes that are not for a place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<NamedPrize>>"))]
    pub named: Vec<NamedPrize>,
}

impl Default for PrizePlan {
    /// The usual table in whole units of the currency, and nothing else.
    fn default() -> Self {
        PrizePlan {
            shares: Shares::Standard { places: None },
            unit: Cents(100),
            guarantee: Cents::ZERO,
            in_kind: Vec::new(),
            minimum: None,
            named: Vec::new(),
        }
    }
}

/// Figures from which prizes are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Takings {
    /// The money to be shared ([`prize_pool`]).
    pub pool: Cents,
    /// Entries of all players, re-entries among them: they say how many places are paid.
    pub entries: u32,
    /// Players: at most so many places are paid.
    pub players: u32,
    /// Price of one of them with all its parts.
    pub entry_price: Cents,
}

/// Prize of a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payout {
    pub place: Place,
    pub amount: Cents,
    pub in_kind: Vec<PrizeInKind>,
}

/// The money to be shared: what came in for it, or the guarantee where that is more.
pub fn prize_pool(plan: &PrizePlan, collected: Cents) -> Cents {
    collected.max(plan.guarantee)
}

/// Places paid in so large a field: one in eight.
pub fn usual_places(entries: u32) -> u32 {
    (entries / 8).clamp(1, 20)
}

/// Amounts of the places from this pool, best first. With the named prizes ([`PrizePlan::named_amounts`]) the amounts
/// make exactly the pool, unless nothing is shared. Places for which rounding leaves nothing are not paid; own amounts
/// are paid from the first down as far as the pool reaches.
///
/// ```
/// use tapis_engine::prizes::payouts::{MinimumCash, PrizePlan, Shares, Takings, payouts};
/// use tapis_engine::base::quantity::Cents;
/// let plan = PrizePlan { shares: Shares::Standard { places: Some(4) }, unit: Cents(500), ..PrizePlan::default() };
/// let takings = Takings { pool: Cents(24_000), entries: 24, players: 24, entry_price: Cents(1_000) };
/// let amounts = |plan: &PrizePlan| -> Vec<i64> {
///     payouts(plan, takings).iter().map(|payout| payout.amount.0).collect()
/// };
/// assert_eq!(amounts(&plan), [11_500, 6_000, 4_000, 2_500]);
/// // The last two places are raised to four times the entry; the first two share what is left as 45 to 27.
/// let plan = PrizePlan { minimum: Some(MinimumCash::Entries { hundredths: 400 }), ..plan };
/// assert_eq!(amounts(&plan), [10_000, 6_000, 4_000, 4_000]);
/// ```
pub fn payouts(plan: &PrizePlan, takings: Takings) -> Vec<Payout> {
    let Takings { entries, players, entry_price, .. } = takings;
    let pool = plan.for_places(takings.pool);
    let most = usize::try_from(players).unwrap_or(usize::MAX).min(MOST_PLACES);
    let least = plan.minimum.map_or(Cents::ZERO, |minimum| minimum.cents(entry_price));
    let mut amounts = match &plan.shares {
        Shares::Nothing => Vec::new(),
        _ if pool <= Cents::ZERO || most == 0 => Vec::new(),
        Shares::Amounts { amounts } => fixed(amounts, pool, most, least),
        Shares::Seats { value } => seats(*value, pool, most),
        Shares::Percent { shares } => {
            let weights: Vec<u64> = shares.iter().take(most).map(|share| u64::from(*share)).collect();
            weighted(&weights, pool, plan.unit, least)
        }
        Shares::Standard { places } => {
            by_table(places.unwrap_or_else(|| usual_places(entries)), pool, plan.unit, most, least)
        }
        Shares::Field { percent } => by_table(places_of(entries, *percent), pool, plan.unit, most, least),
    };
    while amounts.len() > 1 && amounts.last() == Some(&Cents::ZERO) {
        amounts.pop();
    }
    with_things(amounts, &plan.in_kind, most)
}

/// Prizes of the places in money, best first, with the things that are won there, for at most so many places.
pub(crate) fn with_things(mut amounts: Vec<Cents>, in_kind: &[PrizeInKind], most: usize) -> Vec<Payout> {
    let things = in_kind.iter().map(|prize| usize::try_from(prize.place).unwrap_or(0)).max().unwrap_or(0);
    if things > amounts.len() {
        amounts.resize(things.min(most), Cents::ZERO);
    }
    (1..)
        .zip(amounts)
        .map(|(place, amount)| Payout {
            place,
            amount,
            in_kind: in_kind.iter().filter(|prize| prize.place == place).cloned().collect(),
        })
        .collect()
}

/// Places paid where so many in a hundred are: rounded down, at least one.
fn places_of(entries: u32, percent: u32) -> u32 {
    let places = u64::from(entries) * u64::from(percent) / 100;
    u32::try_from(places).unwrap_or(u32::MAX).max(1)
}

/// Prizes of the players, given everybody's place, best first: those who share a place share the money of the places
/// they fill, the odd cents going to the first named; things go to them in the order in which they are named.
///
/// ```
/// use tapis_engine::prizes::payouts::{Payout, share_ties};
/// use tapis_engine::base::quantity::Cents;
/// let paid = |place, cents| Payout { place, amount: Cents(cents), in_kind: vec![] };
/// let shared = share_ties(&[paid(1, 5000), paid(2, 3000), paid(3, 2001)], &[1, 2, 2, 4]);
/// let amounts: Vec<_> = shared.iter().map(|payout| payout.amount).collect();
/// assert_eq!(amounts, [5000, 2501, 2500, 0].map(Cents));
/// ```
pub fn share_ties(payouts: &[Payout], places: &[Place]) -> Vec<Payout> {
    let mut shared: Vec<Payout> = Vec::with_capacity(places.len());
    let at = |place: Place| {
        usize::try_from(place)
            .ok()
            .and_then(|place| place.checked_sub(1))
            .and_then(|index| payouts.get(index))
    };
    for run in places.chunk_by(|a, b| a == b) {
        let count = i64::try_from(run.len()).unwrap_or(1).max(1);
        let place = run.first().copied().unwrap_or(1);
        let filled = || (place..=Place::MAX).take(run.len()).filter_map(at);
        let sum = filled().fold(Cents::ZERO, |sum, payout| sum.saturating_add(payout.amount)).0;
        for index in 0..run.len() {
            let odd = if index == 0 { sum % count } else { 0 };
            let things = filled().nth(index).map_or_else(Vec::new, |payout| payout.in_kind.clone());
            shared.push(Payout { place, amount: Cents(sum / count + odd), in_kind: things });
        }
    }
    shared
}
