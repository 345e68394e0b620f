//! Tapping on the table (7-5).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::facts::{FactsError, amounts};
use crate::base::quantity::Chips;

/// The facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TapFacts {
    /// What the player has still to pay to stay in: blinds or bets; 0: nothing.
    pub to_pay: Chips,
}

/// Why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TapReason {
    /// There are blinds or a bet to pay.
    SomethingToPay,
    /// Nobody has bet more than the player has in.
    NothingToPay,
}

/// The ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TapRuling {
    /// What tapping several times is.
    pub action: Choice,
    /// Why.
    pub reason: TapReason,
    /// The rule.
    pub rule: Cow<'static, str>,
}

/// Meaning of tapping on the table several times: a fold where there is something to pay, else a check.
///
/// # Errors
/// An amount that cannot be.
///
/// ```
/// use tapis_engine::floor::action::Choice;
/// use tapis_engine::floor::tap::{TapFacts, tap};
/// use tapis_engine::base::quantity::Chips;
/// assert_eq!(tap(&TapFacts { to_pay: Chips::ZERO }).unwrap().action, Choice::Check);
/// ```
pub fn tap(facts: &TapFacts) -> Result<TapRuling, FactsError> {
    amounts(&[("what is to pay", facts.to_pay)])?;
    let (action, reason) = match facts.to_pay {
        Chips::ZERO => (Choice::Check, TapReason::NothingToPay),
        _ => (Choice::Fold, TapReason::SomethingToPay),
    };
    Ok(TapRuling { action, reason, rule: "7-5".into() })
}
