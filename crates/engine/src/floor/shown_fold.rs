//! A folded hand shown to somebody (12-8).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, cannot_be};

/// Person who saw the hand, or the whole table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeenBy {
    /// A player out of the hand, or somebody who watches.
    OutOfHand,
    /// A player still in, who has acted in this round.
    Acted,
    /// A player still in, who has not bet in this round yet.
    StillToAct,
    /// Everybody at the table.
    Everybody,
}

/// Facts about a folded hand shown to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ShownFoldFacts {
    /// Person who saw the hand, or the whole table.
    pub seen_by: SeenBy,
    /// The round of betting is over.
    pub round_over: bool,
}

/// Moment at which all see the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShownWhen {
    /// At once, without waiting.
    Now,
    /// After the round of betting.
    AfterRound,
    /// They have seen it.
    Done,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShownFoldReason {
    /// A hand that one player has seen is shown to all, so that nobody has an advantage.
    OneIsAll,
    /// A player who had still to act saw it.
    BeforeActing,
    /// All have seen it.
    AllSaw,
}

/// Ruling on a folded hand shown to somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownFoldRuling {
    /// Moment at which all see the hand.
    pub shown: ShownWhen,
    /// The player who showed it is penalised.
    pub penalised: bool,
    /// The betting of the round is played again.
    pub replayed: bool,
    /// Reason for the ruling.
    pub reason: ShownFoldReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a folded hand that somebody was shown.
///
/// # Errors
/// Nobody has still to act in a round that is over.
///
/// ```
/// use tapis_engine::floor::shown_fold::*;
/// let facts = ShownFoldFacts { seen_by: SeenBy::StillToAct, round_over: false };
/// assert!(shown_fold(&facts).unwrap().replayed);
/// ```
pub fn shown_fold(facts: &ShownFoldFacts) -> Result<ShownFoldRuling, FactsError> {
    let (shown, reason) = match (facts.seen_by, facts.round_over) {
        (SeenBy::StillToAct, true) => return cannot_be("nobody has still to act in a round that is over"),
        (SeenBy::StillToAct, false) => (ShownWhen::Now, ShownFoldReason::BeforeActing),
        (SeenBy::Everybody, _) => (ShownWhen::Done, ShownFoldReason::AllSaw),
        (_, true) => (ShownWhen::Now, ShownFoldReason::OneIsAll),
        (_, false) => (ShownWhen::AfterRound, ShownFoldReason::OneIsAll),
    };
    let before_acting = reason == ShownFoldReason::BeforeActing;
    Ok(ShownFoldRuling {
        shown,
        penalised: before_acting,
        replayed: before_acting,
        reason,
        rule: "12-8".into(),
    })
}
