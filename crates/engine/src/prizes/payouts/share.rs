//! Money shared among places, best first: by weights, by own amounts, and never less than the minimum cash.

use crate::base::quantity::Cents;

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

/// By the usual table for so many places, or for as many as the minimum can be given to.
pub(super) fn by_table(places: u32, pool: Cents, unit: Cents, most: usize, least: Cents) -> Vec<Cents> {
    let places = usize::try_from(places).unwrap_or(1).clamp(1, most).min(reached(pool, unit, least));
    weighted(&standard(places), pool, unit, least)
}

/// The minimum in whole units, as it is paid.
fn floor(unit: Cents, least: Cents) -> i64 {
    let unit = unit.0.max(1);
    least.0.max(0).saturating_add(unit - 1) / unit * unit
}

/// Number of places that the pool reaches, at least one.
fn reached(pool: Cents, unit: Cents, least: Cents) -> usize {
    let places = pool.0.checked_div(floor(unit, least)).unwrap_or(i64::MAX);
    usize::try_from(places).unwrap_or(1).max(1)
}

/// By weights, rounded down to the unit; the remainder goes to the first. Places that would get less than the minimum
/// are raised to it, and the others share what is left by the same weights, until nobody gets less. Places without
/// weight are not paid; the last ones fall away where the pool does not reach for all.
pub(super) fn weighted(weights: &[u64], pool: Cents, unit: Cents, least: Cents) -> Vec<Cents> {
    let reached = reached(pool, unit, least);
    let mut paid = 0;
    let reaches = |weight: &u64| {
        paid += usize::from(*weight > 0);
        paid <= reached
    };
    let weights: Vec<u64> = weights.iter().copied().take_while(reaches).collect();
    let (unit, floor) = (unit.0.max(1), floor(unit, least));
    let mut raised = vec![false; weights.len()];
    loop {
        let places = || weights.iter().zip(&raised);
        let given = places().filter(|(_, raised)| **raised).fold(0, |sum: i64, _| sum.saturating_add(floor));
        let rest = i128::from(pool.0.saturating_sub(given));
        let whole: i128 =
            places().filter(|(_, raised)| !**raised).map(|(weight, _)| i128::from(*weight)).sum();
        let amount = |(weight, raised): (&u64, &bool)| {
            let exact = (rest * i128::from(*weight)).checked_div(whole).unwrap_or(0);
            if *raised { floor } else { i64::try_from(exact).unwrap_or(0) / unit * unit }
        };
        let amounts: Vec<i64> = places().map(amount).collect();
        let low: Vec<bool> = places()
            .zip(&amounts)
            .map(|((weight, raised), amount)| *raised || (*weight > 0 && *amount < floor && reached > 1))
            .collect();
        if low == raised {
            let mut amounts = amounts.into_iter().map(Cents).collect();
            remainder_to_first(&mut amounts, pool);
            return amounts;
        }
        raised = low;
    }
}

/// Own amounts as far as the pool reaches, from the first place down. What is left for a place where it ends goes to
/// the first if it is below the minimum.
pub(super) fn fixed(own: &[Cents], pool: Cents, most: usize, least: Cents) -> Vec<Cents> {
    let mut left = pool;
    let mut amounts: Vec<Cents> = own
        .iter()
        .take(most)
        .map(|amount| {
            let paid = (*amount).clamp(Cents::ZERO, left);
            if paid < *amount && paid < least {
                left = Cents::ZERO;
                return Cents::ZERO;
            }
            left -= paid;
            paid
        })
        .collect();
    remainder_to_first(&mut amounts, pool);
    amounts
}

/// As many seats as the pool pays for, then what is left of it; where there are no more places, that goes to the first.
pub(super) fn seats(value: Cents, pool: Cents, most: usize) -> Vec<Cents> {
    let value = value.max(Cents(1));
    let count = usize::try_from(pool.0 / value.0).unwrap_or(0).min(most);
    let mut amounts = vec![value; count];
    if count < most {
        let rest = Cents(pool.0 % value.0);
        amounts.extend((rest > Cents::ZERO).then_some(rest));
    } else {
        remainder_to_first(&mut amounts, pool);
    }
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

/// The most places that can be paid.
pub(crate) const MOST_PLACES: usize = 100;
