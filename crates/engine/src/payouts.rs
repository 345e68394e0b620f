//! The prize pool and how it is shared. Cents only; what rounding leaves goes to the winner.

use serde::{Deserialize, Serialize};

use crate::quantity::{Cents, Place};

mod check;
pub use check::PrizeError;

/// How the pool is shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields)]
pub enum Shares {
    /// The usual table for so many places.
    #[serde(rename = "standard")]
    Standard {
        /// Places paid; none: one in eight, at least one and at most twenty.
        #[serde(rename = "places")]
        places: Option<u32>,
    },
    /// The usual table for the places that so large a part of the field makes.
    #[serde(rename = "field")]
    Field {
        /// Places paid for a hundred entries, 1 to 100, rounded down, at least one.
        #[serde(rename = "percent")]
        percent: u32,
    },
    /// Own percentages, in hundredths of a percent, best first; they make 10,000.
    #[serde(rename = "percent")]
    Percent {
        /// Of each place.
        #[serde(rename = "shares")]
        shares: Vec<u32>,
    },
    /// Own amounts, best first; what the pool has beyond them goes to the winner.
    #[serde(rename = "amounts")]
    Amounts {
        /// Of each place.
        #[serde(rename = "amounts")]
        amounts: Vec<Cents>,
    },
    /// Honour only, or only prizes in kind.
    #[serde(rename = "nothing")]
    Nothing,
}

/// A thing that is won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PrizeInKind {
    /// By which place.
    #[serde(rename = "place")]
    pub place: Place,
    /// What it is.
    #[serde(rename = "name")]
    pub name: String,
    /// What it is worth, where that is known.
    #[serde(rename = "value")]
    pub value: Option<Cents>,
    /// Who gave it.
    #[serde(rename = "donor")]
    pub donor: Option<String>,
}

/// How prizes are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PrizePlan {
    /// How the pool is shared.
    #[serde(rename = "shares")]
    pub shares: Shares,
    /// Prizes are multiples of this; the remainder goes to the winner.
    #[serde(rename = "unit")]
    pub unit: Cents,
    /// The pool is at least this; 0: no guarantee.
    #[serde(rename = "guarantee")]
    pub guarantee: Cents,
    /// Things that are won.
    #[serde(rename = "in_kind")]
    pub in_kind: Vec<PrizeInKind>,
}

/// What a place gets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payout {
    /// Which.
    pub place: Place,
    /// Money.
    pub amount: Cents,
    /// Things.
    pub in_kind: Vec<PrizeInKind>,
}

/// The most places that can be paid.
const MOST_PLACES: usize = 100;

/// The money to be shared: what came in for it, or the guarantee where that is more.
pub fn prize_pool(plan: &PrizePlan, collected: Cents) -> Cents {
    collected.max(plan.guarantee)
}

/// Places paid in so large a field: one in eight.
pub fn usual_places(entries: u32) -> u32 {
    (entries / 8).clamp(1, 20)
}

/// Percentages in hundredths for the usual tables up to ten places; beyond, place `i` weighs
/// `i` to the power of minus three quarters, which goes on where the tables end.
fn standard(places: usize) -> Vec<u64> {
    const TABLES: [&[u64]; 10] = [
        &[10_000],
        &[6_500, 3_500],
        &[5_000, 3_000, 2_000],
        &[4_500, 2_700, 1_700, 1_100],
        &[4_000, 2_500, 1_600, 1_100, 800],
        &[3_800, 2_300, 1_500, 1_000, 800, 600],
        &[3_500, 2_200, 1_500, 1_000, 750, 600, 450],
        &[3_300, 2_050, 1_400, 1_000, 800, 600, 475, 375],
        &[3_100, 1_950, 1_350, 1_000, 800, 650, 475, 375, 300],
        &[3_000, 1_850, 1_300, 950, 750, 600, 500, 425, 350, 275],
    ];
    match places.checked_sub(1).and_then(|index| TABLES.get(index)) {
        Some(table) => table.to_vec(),
        None => (1..=places.min(MOST_PLACES)).map(weight_beyond).collect(),
    }
}

/// A million over `place` to the power of three quarters, by two integer square roots.
fn weight_beyond(place: usize) -> u64 {
    let place = u128::try_from(place).unwrap_or(u128::MAX).clamp(1, 1000);
    let scaled = (place.pow(3) * 10_u128.pow(16)).isqrt().isqrt().max(1);
    u64::try_from(10_000_000_000 / scaled).unwrap_or(0)
}

/// What each place gets of this pool in a field of so many entries, best first. The amounts make
/// exactly the pool, unless nothing is shared. Places for which rounding leaves nothing are not
/// paid; own amounts are paid from the first down as far as the pool reaches.
///
/// ```
/// use tapis_engine::{payouts::{PrizePlan, Shares, payouts}, quantity::Cents};
/// let shares = Shares::Standard { places: Some(3) };
/// let plan = PrizePlan { shares, unit: Cents(500), guarantee: Cents::ZERO, in_kind: vec![] };
/// let amounts: Vec<_> = payouts(&plan, Cents(27_700), 24).iter().map(|payout| payout.amount).collect();
/// assert_eq!(amounts, [14_200, 8_000, 5_500].map(Cents));
/// ```
pub fn payouts(plan: &PrizePlan, pool: Cents, entries: u32) -> Vec<Payout> {
    let most = usize::try_from(entries).unwrap_or(usize::MAX).min(MOST_PLACES);
    let mut amounts = match &plan.shares {
        Shares::Nothing => Vec::new(),
        _ if pool <= Cents::ZERO || most == 0 => Vec::new(),
        Shares::Amounts { amounts } => fixed(amounts, pool, most),
        Shares::Percent { shares } => {
            let weights: Vec<u64> = shares.iter().map(|share| u64::from(*share)).collect();
            weighted(&weights, pool, plan.unit, most)
        }
        Shares::Standard { places } => {
            by_table(places.unwrap_or_else(|| usual_places(entries)), pool, plan.unit, most)
        }
        Shares::Field { percent } => by_table(places_of(entries, *percent), pool, plan.unit, most),
    };
    while amounts.len() > 1 && amounts.last() == Some(&Cents::ZERO) {
        amounts.pop();
    }
    let things =
        plan.in_kind.iter().map(|prize| usize::try_from(prize.place).unwrap_or(0)).max().unwrap_or(0);
    if things > amounts.len() {
        amounts.resize(things.min(most), Cents::ZERO);
    }
    (1..)
        .zip(amounts)
        .map(|(place, amount)| Payout {
            place,
            amount,
            in_kind: plan.in_kind.iter().filter(|prize| prize.place == place).cloned().collect(),
        })
        .collect()
}

/// Places paid where so many in a hundred are: rounded down, at least one.
fn places_of(entries: u32, percent: u32) -> u32 {
    let places = u64::from(entries) * u64::from(percent) / 100;
    u32::try_from(places).unwrap_or(u32::MAX).max(1)
}

fn by_table(places: u32, pool: Cents, unit: Cents, most: usize) -> Vec<Cents> {
    let places = usize::try_from(places).unwrap_or(1).clamp(1, most);
    weighted(&standard(places), pool, unit, most)
}

fn weighted(weights: &[u64], pool: Cents, unit: Cents, most: usize) -> Vec<Cents> {
    let weights = weights.get(..weights.len().min(most)).unwrap_or(weights);
    let whole: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
    let unit = unit.0.max(1);
    let mut amounts: Vec<Cents> = weights
        .iter()
        .map(|weight| {
            let exact = (i128::from(pool.0) * i128::from(*weight)).checked_div(whole).unwrap_or(0);
            Cents(i64::try_from(exact).unwrap_or(0) / unit * unit)
        })
        .collect();
    remainder_to_first(&mut amounts, pool);
    amounts
}

/// Own amounts as far as the pool reaches, from the first place down.
fn fixed(own: &[Cents], pool: Cents, most: usize) -> Vec<Cents> {
    let mut left = pool;
    let mut amounts: Vec<Cents> = own
        .iter()
        .take(most)
        .map(|amount| {
            let paid = (*amount).clamp(Cents::ZERO, left);
            left -= paid;
            paid
        })
        .collect();
    remainder_to_first(&mut amounts, pool);
    amounts
}

fn remainder_to_first(amounts: &mut Vec<Cents>, pool: Cents) {
    let shared = amounts.iter().fold(Cents::ZERO, |sum, amount| sum.saturating_add(*amount));
    let rest = pool.saturating_sub(shared);
    match amounts.first_mut() {
        Some(first) => *first = first.saturating_add(rest),
        None => amounts.push(rest),
    }
}

/// What each player gets, given everybody's place, best first: those who share a place share the
/// money of the places they fill, the odd cents going to the first named; things go to them in
/// the order in which they are named.
///
/// ```
/// use tapis_engine::{payouts::{Payout, share_ties}, quantity::Cents};
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
