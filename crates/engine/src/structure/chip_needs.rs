//! The smallest chip that a level asks for.

use crate::base::quantity::Chips;
use crate::structure::Step;

pub(crate) fn gcd(mut one: Chips, mut other: Chips) -> Chips {
    while other != Chips::ZERO {
        (one, other) = (other, one % other);
    }
    one.abs()
}

/// The amounts that a step asks for.
pub(crate) fn amounts(step: &Step) -> [Chips; 4] {
    match *step {
        Step::Level { small_blind, big_blind, ante, .. } => [small_blind, big_blind, ante, Chips::ZERO],
        Step::Stud { ante, bring_in, small_bet, .. } => [ante, bring_in, small_bet, Chips::ZERO],
        Step::Mixed { small_blind, big_blind, ante, bring_in, .. } => {
            [small_blind, big_blind, ante, bring_in]
        }
        Step::Break { .. } => [Chips::ZERO; 4],
    }
}

/// For each step the largest chip that every blind and ante from there on is a multiple of, which
/// is the smallest that must still be in play; the set's smallest where no chip is.
///
/// ```
/// use tapis_engine::structure::smallest_needed;
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::structure::{AnteKind, Step};
/// let level = |small_blind: Chips| Step::Level {
///     small_blind, big_blind: small_blind * 2, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let steps = [25, 50, 100, 500].map(|chips| level(Chips(chips)));
/// assert_eq!(smallest_needed(&steps, &[25, 100, 500].map(Chips)), [25, 25, 100, 500].map(Chips));
/// ```
pub fn smallest_needed(steps: &[Step], values: &[Chips]) -> Vec<Chips> {
    let mut common = Chips::ZERO;
    let mut needed: Vec<Chips> = steps
        .iter()
        .rev()
        .map(|step| {
            common = amounts(step).into_iter().fold(common, gcd);
            let payers = values.iter().rev().find(|value| **value > Chips::ZERO && common.is_whole(**value));
            payers.or(values.first()).copied().unwrap_or(Chips(1))
        })
        .collect();
    needed.reverse();
    needed
}

/// The values that blinds are made of: the club's chips, or whatever pays what there is.
pub(super) fn payers(steps: &[Step], values: &[Chips]) -> Vec<Chips> {
    if !values.is_empty() {
        return values.to_vec();
    }
    let usual = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000].map(Chips);
    let needed = smallest_needed(steps, &usual).first().copied().unwrap_or(Chips(1));
    usual.into_iter().filter(|value| *value >= needed).collect()
}
