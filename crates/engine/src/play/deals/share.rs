//! Exact shares as whole units: each gets the units that his share fills, and the units that are left go one by one to
//! the largest rests.

use crate::base::quantity::Cents;

/// A share in units: those it fills, and how much of the next one, in parts of 2^32.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Part {
    units: i64,
    rest: u64,
}

/// Denominator by which rests are compared.
const FINE: u64 = 1 << 32;

impl Part {
    /// A fraction of two whole numbers, the lower one above zero.
    pub(super) fn fraction(over: i128, under: i128) -> Self {
        let under = under.max(1);
        let rest = over.rem_euclid(under) * i128::from(FINE) / under;
        Part {
            units: i64::try_from(over.div_euclid(under)).unwrap_or(0),
            rest: u64::try_from(rest).unwrap_or(0),
        }
    }

    /// So many cents, of which some may be broken.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "amounts are below 2^52 cents and above zero"
    )]
    pub(super) fn of(cents: f64, unit: Cents) -> Self {
        let units = (cents / unit.0.max(1) as f64).max(0.0);
        let filled = libm::floor(units);
        Part { units: filled as i64, rest: ((units - filled) * FINE as f64) as u64 }
    }
}

/// The amounts, in the order of the parts: multiples of the unit, except that what makes no unit goes to the first.
/// Equal rests go to those named first. They make the pot.
pub(super) fn share_out(pot: Cents, unit: Cents, parts: impl Iterator<Item = Part>) -> Vec<Cents> {
    let parts: Vec<Part> = parts.collect();
    let unit = unit.0.max(1);
    let mut units: Vec<i64> = parts.iter().map(|part| part.units).collect();
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(parts.get(*index).map_or(0, |part| part.rest)));
    let mut left = pot.0.div_euclid(unit) - units.iter().sum::<i64>();
    // Rounding may have filled a unit too many, never more than there are players.
    let step = left.signum();
    let in_turn: Vec<usize> = if step < 0 { order.into_iter().rev().collect() } else { order };
    for index in in_turn.iter().cycle().take(parts.len().saturating_mul(2)) {
        if left == 0 {
            break;
        }
        if let Some(units) = units.get_mut(*index) {
            *units += step;
            left -= step;
        }
    }
    let mut amounts: Vec<Cents> = units.into_iter().map(|units| Cents(units * unit)).collect();
    let rest = pot - amounts.iter().copied().sum();
    if let Some(first) = amounts.first_mut() {
        *first += rest;
    }
    amounts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remaining_units_go_to_the_largest_rests() {
        let thirds = || std::iter::repeat_n(Part::fraction(1_007, 3 * 100), 3);
        assert_eq!(share_out(Cents(1_007), Cents(100), thirds()), [407, 300, 300].map(Cents));
        let parts = [(10, 3), (11, 3), (9, 3)].map(|(over, under)| Part::fraction(over, under));
        assert_eq!(share_out(Cents(10), Cents(1), parts.into_iter()), [3, 4, 3].map(Cents));
    }

    #[test]
    fn an_excess_unit_leaves_the_smallest_rest() {
        let parts = [Part { units: 5, rest: 0 }, Part { units: 5, rest: 7 }];
        assert_eq!(share_out(Cents(9), Cents(1), parts.into_iter()), [4, 5].map(Cents));
    }
}
