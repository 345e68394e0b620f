//! Questions decided by the moment at which the next hand begins (6-2): its level, and whether a claim is in time.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::blinds::dealt_by;
use crate::floor::facts::{FactsError, cannot_be};
use crate::rules::ruleset::{DealerMode, Ruleset};

/// The moment from which a hand is played (6-2): only one of the two moments decides, and it must
/// be told.
fn hand_starts(
    rules: &Ruleset,
    dealer_mode: Option<DealerMode>,
    pot: Option<i64>,
    shuffle: Option<i64>,
) -> Result<i64, FactsError> {
    if pot.is_some_and(|pot| pot < 0) || pot.zip(shuffle).is_some_and(|(pot, shuffle)| shuffle < pot) {
        return cannot_be("the shuffle comes before the pot is awarded");
    }
    let mode = dealt_by(rules, dealer_mode).dealer_mode;
    let (told, key) = match mode {
        DealerMode::PlayersDeal => (pot, "pot_awarded_at_s"),
        DealerMode::Dealer => (shuffle, "next_shuffle_at_s"),
    };
    told.ok_or_else(|| FactsError::missing(key))
}

/// A level that ends around the start of a hand, in seconds of one clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct LevelMoments {
    /// Mode of dealing. `None` if it is the one in the rules.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
    /// Moment at which the level ends.
    pub level_ends_at_s: i64,
    /// The pot is awarded: it decides where players deal.
    #[serde(default)]
    pub pot_awarded_at_s: Option<i64>,
    /// The next shuffle begins: it decides where a dealer deals.
    #[serde(default)]
    pub next_shuffle_at_s: Option<i64>,
}

/// The level at which a hand is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlayedLevel {
    /// The one that has ended.
    Old,
    /// The one that begins.
    New,
}

/// Level at which the next hand is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextLevel {
    /// The old one or the new one.
    pub next_hand_level: PlayedLevel,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn clock_level(rules: &Ruleset, facts: &LevelMoments) -> Result<NextLevel, FactsError> {
    let starts = hand_starts(rules, facts.dealer_mode, facts.pot_awarded_at_s, facts.next_shuffle_at_s)?;
    let ended = starts >= facts.level_ends_at_s;
    Ok(NextLevel {
        next_hand_level: if ended { PlayedLevel::New } else { PlayedLevel::Old },
        rule: "6-1".into(),
    })
}

/// A claim about a hand, in seconds of one clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ClaimMoments {
    /// Mode of dealing. `None` if it is the one in the rules.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
    /// The claim is made.
    pub claim_at_s: i64,
    /// The pot is awarded: it decides where players deal.
    #[serde(default)]
    pub pot_awarded_at_s: Option<i64>,
    /// The next shuffle begins: it decides where a dealer deals.
    #[serde(default)]
    pub next_shuffle_at_s: Option<i64>,
}

/// Whether a claim comes in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClaimHeard {
    /// The claim comes in time.
    pub admissible: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn retroactive(rules: &Ruleset, facts: &ClaimMoments) -> Result<ClaimHeard, FactsError> {
    let starts = hand_starts(rules, facts.dealer_mode, facts.pot_awarded_at_s, facts.next_shuffle_at_s)?;
    Ok(ClaimHeard { admissible: facts.claim_at_s < starts, rule: "9-1".into() })
}
