//! Right to see a hand that was not shown at the showdown (8-7).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::rules::ruleset::Ruleset;

/// Facts about a request to see a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ShowRequestFacts {
    /// The player who asks plays at the table, in the hand or not.
    pub at_table: bool,
    /// The hand was still in at the showdown.
    pub at_showdown: bool,
    /// Only two players are at the table.
    pub heads_up: bool,
    /// Number of requests granted to this player in this tournament before.
    pub requests_made: u32,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShowRequestReason {
    /// Against collusion, as an exception.
    Granted,
    /// Only players at the table may ask.
    NotAtTable,
    /// The hand had been given up before the showdown.
    NotAtShowdown,
    /// Two players alone cannot collude.
    HeadsUp,
    /// The player has had as many as the rules allow.
    UsedUp,
}

/// Ruling on a request to see a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShowRequestRuling {
    /// The hand is shown.
    pub granted: bool,
    /// Requests left to this player after it.
    pub left: u32,
    /// Reason for the ruling.
    pub reason: ShowRequestReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a request to see a hand.
///
/// ```
/// use tapis_engine::floor::show_request::*;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = ShowRequestFacts { at_table: true, at_showdown: true, heads_up: false, requests_made: 1 };
/// assert!(!show_request(&Ruleset::default(), &facts).granted);
/// ```
pub fn show_request(rules: &Ruleset, facts: &ShowRequestFacts) -> ShowRequestRuling {
    let most = u32::from(rules.show_requests);
    let reason = match *facts {
        ShowRequestFacts { at_table: false, .. } => ShowRequestReason::NotAtTable,
        ShowRequestFacts { at_showdown: false, .. } => ShowRequestReason::NotAtShowdown,
        ShowRequestFacts { heads_up: true, .. } => ShowRequestReason::HeadsUp,
        ShowRequestFacts { requests_made, .. } if requests_made >= most => ShowRequestReason::UsedUp,
        _ => ShowRequestReason::Granted,
    };
    let granted = reason == ShowRequestReason::Granted;
    let left = most.saturating_sub(facts.requests_made).saturating_sub(u32::from(granted));
    ShowRequestRuling { granted, left, reason, rule: "8-7".into() }
}
