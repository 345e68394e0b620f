//! Small chips that turn up after they were raced off (10-7).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts, cannot_be};
use crate::base::quantity::Chips;

/// Facts about small chips that turn up late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct LateChipsFacts {
    /// Total value of the chips.
    pub value: Chips,
    /// The race for them is over.
    pub race_over: bool,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LateChipsReason {
    /// After the race they are worth nothing.
    RaceOver,
    /// The race is not over: they are exchanged or raced with the others.
    StillInPlay,
}

/// Ruling on small chips that turn up late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LateChipsRuling {
    /// Value of the chips that are exchanged or raced with the others.
    pub exchanged: Chips,
    /// Value of the chips that leave the tournament.
    pub removed: Chips,
    /// Reason for the ruling.
    pub reason: LateChipsReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on small chips that turn up late.
///
/// # Errors
/// An amount that cannot be.
///
/// ```
/// use tapis_engine::floor::late_chips::{LateChipsFacts, late_chips};
/// use tapis_engine::base::quantity::Chips;
/// assert_eq!(late_chips(&LateChipsFacts { value: Chips(75), race_over: true }).unwrap().removed, Chips(75));
/// ```
pub fn late_chips(facts: &LateChipsFacts) -> Result<LateChipsRuling, FactsError> {
    amounts(&[("the chips", facts.value)])?;
    if facts.value == Chips::ZERO {
        return cannot_be("no chips were found");
    }
    let (exchanged, removed, reason) = match facts.race_over {
        true => (Chips::ZERO, facts.value, LateChipsReason::RaceOver),
        false => (facts.value, Chips::ZERO, LateChipsReason::StillInPlay),
    };
    Ok(LateChipsRuling { exchanged, removed, reason, rule: "10-7".into() })
}
