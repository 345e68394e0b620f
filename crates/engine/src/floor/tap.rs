//! Tapping on the table (7-5).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::Choice;
use super::facts::{FactsError, amounts};
use crate::base::quantity::Chips;

/// Facts about a player who taps on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TapFacts {
    /// Chips that the player has still to pay to stay in, for blinds or bets; zero if there are none.
    pub to_pay: Chips,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TapReason {
    /// There are blinds or a bet to pay.
    SomethingToPay,
    /// Nobody has bet more than the player has in.
    NothingToPay,
}

/// Ruling on tapping on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TapRuling {
    /// Action that tapping several times counts as.
    pub action: Choice,
    /// Reason for the ruling.
    pub reason: TapReason,
    /// Number of the rule applied.
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
