//! Plain levels for structures of tests.

use tapis_engine::base::quantity::Chips;
use tapis_engine::structure::{AnteKind, Step};

/// A level of so many minutes without an ante; the small blind is half the big one.
pub fn lasting(big_blind: i64, minutes: u32) -> Step {
    Step::Level {
        small_blind: Chips(big_blind / 2),
        big_blind: Chips(big_blind),
        ante: Chips::ZERO,
        ante_kind: AnteKind::None,
        minutes,
    }
}

/// The same of twenty minutes.
pub fn level(big_blind: i64) -> Step {
    lasting(big_blind, 20)
}
