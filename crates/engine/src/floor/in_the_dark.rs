//! Bets announced before the cards come (7-6).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, idle, needed};
use crate::rules::ruleset::{DealerMode, Ruleset};

/// Facts about a bet announced before the cards come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct DarkFacts {
    /// Somebody disputes what was announced.
    pub disputed: bool,
    /// Mode of dealing. `None` if it is the one in the rules.
    #[serde(default)]
    pub dealer_mode: Option<DealerMode>,
    /// Disputed, with a dealer: the dealer confirms it.
    #[serde(default)]
    pub confirmed: Option<bool>,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DarkReason {
    /// Announcing before the cards come is allowed.
    Allowed,
    /// The dealer confirms the announcement.
    Confirmed,
    /// The dealer does not confirm it.
    NotConfirmed,
    /// Without a dealer the floor says which announcements count.
    FloorDecides,
}

/// Ruling on a bet announced before the cards come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DarkRuling {
    /// The announcement binds. `None` if the floor decides.
    pub counts: Option<bool>,
    /// The floor decides whether the announcement binds.
    pub td_decides: bool,
    /// Reason for the ruling.
    pub reason: DarkReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Whether a bet announced before the cards binds.
///
/// # Errors
/// Whether the dealer confirms it is missing where it matters, or told where it does not.
///
/// ```
/// use tapis_engine::floor::in_the_dark::{DarkFacts, in_the_dark};
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = DarkFacts { disputed: false, dealer_mode: None, confirmed: None };
/// assert_eq!(in_the_dark(&Ruleset::default(), &facts).unwrap().counts, Some(true));
/// ```
pub fn in_the_dark(rules: &Ruleset, facts: &DarkFacts) -> Result<DarkRuling, FactsError> {
    let has_dealer = facts.dealer_mode.unwrap_or(rules.dealer_mode) == DealerMode::Dealer;
    if !(facts.disputed && has_dealer) {
        idle(&[("confirmed", facts.confirmed.is_some())])?;
    }
    let reason = match (facts.disputed, has_dealer) {
        (false, _) => DarkReason::Allowed,
        (true, false) => DarkReason::FloorDecides,
        (true, true) if needed("confirmed", facts.confirmed)? => DarkReason::Confirmed,
        (true, true) => DarkReason::NotConfirmed,
    };
    let td_decides = reason == DarkReason::FloorDecides;
    Ok(DarkRuling {
        counts: (!td_decides).then_some(reason != DarkReason::NotConfirmed),
        td_decides,
        reason,
        rule: "7-6".into(),
    })
}
