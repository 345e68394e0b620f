//! Which level a hand is played at (6-1, 6-2), and how far back a decision may reach (9-1).

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
///
/// ```
/// use tapis_engine::{level_for_hand::{hand_starts_at, plays_new_level}, ruleset::DealerMode};
/// // The pot is awarded before the level ends, the cards are shuffled after it.
/// let players = hand_starts_at(DealerMode::PlayersDeal, 1195, 1210);
/// let dealer = hand_starts_at(DealerMode::Dealer, 1195, 1210);
/// assert!(!plays_new_level(players, 1200) && plays_new_level(dealer, 1200));
/// ```
pub fn plays_new_level(start: Millis, level_ends_at: Millis) -> bool {
    start >= level_ends_at
}

/// Whether a claim about a hand may still be heard: the next one has not begun (9-1).
///
/// ```
/// use tapis_engine::level_for_hand::may_be_heard;
/// assert!(may_be_heard(94, 95) && !may_be_heard(95, 95));
/// ```
pub fn may_be_heard(claim_at: Millis, next_hand_starts_at: Millis) -> bool {
    claim_at < next_hand_starts_at
}
