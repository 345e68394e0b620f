//! Which level a hand is played at (6-1, 6-2).

use crate::quantity::Millis;
use crate::ruleset::DealerMode;

/// When the next hand starts: at the shuffle; without a dealer, when the pot is awarded (6-2).
pub fn hand_starts_at(mode: DealerMode, pot_awarded_at: Millis, next_shuffle_at: Millis) -> Millis {
    match mode {
        DealerMode::PlayersDeal => pot_awarded_at,
        DealerMode::Dealer => next_shuffle_at,
    }
}

/// Whether the next hand is played at the new level: only if it has not started when the old one
/// ends (6-1).
pub fn plays_new_level(start: Millis, level_ends_at: Millis) -> bool {
    start >= level_ends_at
}
