//! Bets in several motions (7-8, 7-9, 7-24).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::Outcome;
use super::facts::{FactsError, amounts, cannot_be};
use super::short_action::{Facing, ShortReason};
use crate::quantity::Chips;
use crate::ruleset::Ruleset;

/// The facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Motions {
    /// The total of a call; 0: nobody has bet.
    pub bet_to_match: Chips,
    /// Chips put in, motion by motion.
    pub stages: Vec<Chips>,
    /// "Raise" was said before the first.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub raise_announced: bool,
    /// The least total of a raise; none: double the bet, or the big blind.
    #[serde(default)]
    pub min_raise_to: Option<Chips>,
    /// The big blind in force, where it is told.
    #[serde(default)]
    pub big_blind: Option<Chips>,
}

/// Why the motions count so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MotionReason {
    /// Only the first motion counts (7-24).
    FirstMotion,
    /// All was put in at once (7-8).
    OneMotion,
    /// A raise was said, the call came first, then the rest (7-9).
    CallThenRest,
    /// A raise was said: it is at least the least raise (7-14).
    WordsBind,
    /// The motions only make up the call. Only in kept rulings from before 7-24 was applied to the letter.
    CallMadeUp,
    /// The first motion, alone considered, is below the call: completed or given up (7-24, 7-15).
    BelowCall,
    /// An opening below the big blind is completed (7-15).
    OpeningCompleted,
    /// Too much for a call and too little for a raise (7-15).
    Short,
}

/// The ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MotionRuling {
    /// What the motions come to.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Why.
    pub reason: MotionReason,
    /// Chips that do not count and go back to him.
    pub taken_back: Chips,
    /// The rule that tells most.
    pub rule: Cow<'static, str>,
}

/// What chips put in by several motions come to: the first alone counts (7-24), also where it is below the
/// call, unless a raise was said before and the first motion was the call (7-9).
///
/// # Errors
/// Amounts that cannot be, or no motion.
///
/// ```
/// use tapis_engine::floor::action::{Act, Outcome};
/// use tapis_engine::floor::string_bet::{Motions, string_bet};
/// use tapis_engine::quantity::Chips;
/// use tapis_engine::ruleset::Ruleset;
/// let motions = Motions {
///     bet_to_match: Chips(1500), stages: vec![Chips(1500), Chips(4000)], raise_announced: true, min_raise_to: None, big_blind: None,
/// };
/// let ruling = string_bet(&Ruleset::default(), &motions).unwrap();
/// assert_eq!(ruling.outcome, Outcome::Counts { action: Act::Raise, to: Chips(5500) });
/// ```
pub fn string_bet(rules: &Ruleset, motions: &Motions) -> Result<MotionRuling, FactsError> {
    let bet = motions.bet_to_match;
    // Where no big blind is told any chips open.
    let big_blind = motions.big_blind.or(motions.min_raise_to).unwrap_or(Chips(1));
    let facing = Facing::new(Some(big_blind), bet, motions.min_raise_to)?;
    if motions.stages.len() > 1000 || motions.stages.iter().any(|chips| *chips < Chips(1)) {
        return cannot_be("a motion without chips, or more motions than anybody makes");
    }
    let sum = motions.stages.iter().fold(Chips::ZERO, |sum: Chips, chips| sum.saturating_add(*chips));
    amounts(&[("the chips", sum)])?;
    let Some(first) = motions.stages.first().copied() else { return cannot_be("no chips were put in") };
    let several = motions.stages.len() > 1;
    let ruling = |outcome: Outcome, reason: MotionReason| {
        let counted = match &outcome {
            Outcome::Counts { to, .. } => *to,
            _ => first,
        };
        let rule = match reason {
            MotionReason::FirstMotion | MotionReason::CallMadeUp => "7-24",
            MotionReason::BelowCall | MotionReason::OpeningCompleted | MotionReason::Short if several => {
                "7-24"
            }
            MotionReason::OneMotion => "7-8",
            MotionReason::CallThenRest => "7-9",
            MotionReason::WordsBind => "7-14",
            MotionReason::BelowCall | MotionReason::OpeningCompleted | MotionReason::Short => "7-15",
        };
        MotionRuling { outcome, reason, taken_back: (sum - counted).max(Chips::ZERO), rule: rule.into() }
    };
    if motions.raise_announced && bet > Chips::ZERO {
        // Two motions are one raise where the first is exactly the call.
        let (placed, reason) = match motions.stages.get(1) {
            Some(rest) if first == bet => (first + *rest, MotionReason::CallThenRest),
            Some(_) => (first, MotionReason::FirstMotion),
            None => (first, MotionReason::OneMotion),
        };
        let reason = if placed < facing.min_raise_to { MotionReason::WordsBind } else { reason };
        return Ok(ruling(facing.said_raise(placed), reason));
    }
    let (outcome, short) = facing.silent(first, false, rules.short_raise_percent);
    let reason = match short {
        ShortReason::NotShort if several => MotionReason::FirstMotion,
        ShortReason::NotShort => MotionReason::OneMotion,
        ShortReason::ShortCall => MotionReason::BelowCall,
        ShortReason::OpeningCompleted => MotionReason::OpeningCompleted,
        _ => MotionReason::Short,
    };
    Ok(ruling(outcome, reason))
}
