//! A hand that is told or shown too soon (4-1, 4-2).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::facts::{FactsError, idle, needed};

/// Way in which the hand became known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Exposure {
    /// Its player told it, or showed it or a part of it (4-1).
    ToldOrShown,
    /// Its player laid it face up in the middle, without a word (4-2).
    LaidInMiddle,
}

/// Facts about a hand that became known too soon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ExposedHandFacts {
    /// Way in which the hand became known.
    pub how: Exposure,
    /// Somebody may still bet in this hand.
    pub bets_possible: bool,
    /// In the middle: no hand can beat it.
    #[serde(default)]
    pub unbeatable: Option<bool>,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ExposedReason {
    /// A hand stays secret while bets are possible (4-1).
    TooSoon,
    /// No more bets are possible: nothing is wrong.
    NoMoreBets,
    /// The floor takes it for a fold or a call, in the interest of the opponents (4-2).
    FloorReadsIt,
    /// A hand that cannot be beaten counts as a call (4-2).
    UnbeatableCalls,
}

/// Ruling on a hand that became known too soon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExposedHandRuling {
    /// The hand is live; in the middle that is so unless the floor takes it for a fold.
    pub hand_live: bool,
    /// Its player is penalised after the hand.
    pub penalised: bool,
    /// Actions that laying the hand in the middle counts as; the floor chooses if there are several.
    pub counts_as: Vec<Choice>,
    /// The floor decides what laying the hand there counts as.
    pub td_decides: bool,
    /// Reason for the ruling.
    pub reason: ExposedReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a hand that became known too soon.
///
/// # Errors
/// Whether the hand can be beaten is missing where it matters, or told where it does not.
///
/// ```
/// use tapis_engine::floor::exposed_hand::*;
/// let shown = ExposedHandFacts { how: Exposure::ToldOrShown, bets_possible: true, unbeatable: None };
/// let ruling = exposed_hand(&shown).unwrap();
/// assert!(ruling.hand_live && ruling.penalised);
/// ```
pub fn exposed_hand(facts: &ExposedHandFacts) -> Result<ExposedHandRuling, FactsError> {
    let (reason, rule) = match facts.how {
        Exposure::ToldOrShown => {
            idle(&[("unbeatable", facts.unbeatable.is_some())])?;
            (ExposedReason::TooSoon, "4-1")
        }
        Exposure::LaidInMiddle if needed("unbeatable", facts.unbeatable)? => {
            (ExposedReason::UnbeatableCalls, "4-2")
        }
        Exposure::LaidInMiddle => (ExposedReason::FloorReadsIt, "4-2"),
    };
    let reason = if facts.bets_possible { reason } else { ExposedReason::NoMoreBets };
    Ok(ExposedHandRuling {
        hand_live: true,
        penalised: facts.bets_possible,
        counts_as: match reason {
            ExposedReason::FloorReadsIt => vec![Choice::Fold, Choice::Call],
            ExposedReason::UnbeatableCalls => vec![Choice::Call],
            _ => Vec::new(),
        },
        td_decides: reason == ExposedReason::FloorReadsIt,
        reason,
        rule: rule.into(),
    })
}
