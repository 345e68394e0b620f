//! What facts must be before a rule is asked.

use crate::quantity::Chips;

/// Facts that cannot be: why not, in words for a developer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CannotBe(pub String);

/// More chips than any tournament has; sums of a few amounts below it never overflow.
pub(super) const MOST: Chips = 1_000_000_000_000_000;

pub(super) fn cannot_be<T>(why: impl Into<String>) -> Result<T, CannotBe> {
    Err(CannotBe(why.into()))
}

/// None of these amounts is below zero or beyond all chips.
pub(super) fn amounts(named: &[(&str, Chips)]) -> Result<(), CannotBe> {
    match named.iter().find(|(_, chips)| !(0..=MOST).contains(chips)) {
        Some((name, chips)) => cannot_be(format!("{name} cannot be {chips}")),
        None => Ok(()),
    }
}
