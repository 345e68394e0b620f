//! A player who was passed over (7-20, 7-21).

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::action::{Act, Choice};
use super::facts::{FactsError, cannot_be};

/// Somebody who acted before his turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ActedPast {
    /// Name of the player.
    pub player: String,
    /// Action that the player took.
    pub action: Act,
}

/// Facts about a player who was passed over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct SkippedFacts {
    /// Name of the player who was passed over.
    pub skipped: String,
    /// Players who acted past that player, in order.
    pub acted_past: Vec<ActedPast>,
    /// Action that the player passed over now takes. `None` if the player has not said.
    #[serde(default)]
    pub skipped_action: Option<Act>,
    /// Somebody bet or raised after he had decided.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub raise_after_skipped_decision: bool,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SkippedReason {
    /// One or two acted past him, and he changes nothing for them (7-20).
    SituationUnchanged,
    /// One or two acted past him, and he bets or raises (7-20).
    SituationChanged,
    /// One or two acted past him; it depends on what he does (7-20).
    NotYetDecided,
    /// Three or more acted past him: he spoke too late (7-21).
    TooLate,
    /// Three or more acted past him, but a raise after his decision frees him (7-21).
    FreedByRaise,
}

/// Ruling on a player who was passed over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkippedRuling {
    /// The actions taken out of turn bind.
    pub actions_stand: bool,
    /// The player passed over may bet or raise.
    pub skipped_may_bet_or_raise: bool,
    /// Choices of the player passed over.
    pub skipped_options: Vec<Choice>,
    /// Choices of each player who acted out of turn, by name; empty if their actions stand.
    pub offender_options: BTreeMap<String, Vec<Choice>>,
    /// Reason for the ruling.
    pub reason: SkippedReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// One or two players who acted past another are bound if he folds, checks or calls; if he bets
/// or raises they choose anew between call and fold, and raise only if they had bet or raised
/// (7-20). Three or more are bound, and he may only call or fold, until somebody raises after his
/// decision (7-21).
///
/// # Errors
/// Nobody acted past him, he is among them, or somebody is named twice.
///
/// ```
/// use tapis_engine::floor::action::{Act, Choice};
/// use tapis_engine::floor::out_of_turn::{ActedPast, SkippedFacts, out_of_turn};
/// let facts = SkippedFacts {
///     skipped: "A".into(),
///     acted_past: vec![ActedPast { player: "B".into(), action: Act::Call }],
///     skipped_action: Some(Act::Raise),
///     raise_after_skipped_decision: false,
/// };
/// let ruling = out_of_turn(&facts).unwrap();
/// assert!(!ruling.actions_stand && ruling.offender_options["B"] == [Choice::Call, Choice::Fold]);
/// ```
pub fn out_of_turn(facts: &SkippedFacts) -> Result<SkippedRuling, FactsError> {
    let players: BTreeSet<&str> = facts.acted_past.iter().map(|past| past.player.as_str()).collect();
    if players.is_empty() {
        return cannot_be("nobody acted past him");
    }
    if players.len() < facts.acted_past.len() || players.contains(facts.skipped.as_str()) {
        return cannot_be("a player is named twice");
    }
    if facts.acted_past.iter().any(|past| past.action == Act::Post) {
        return cannot_be("posting a blind is no action");
    }
    let already_bet = facts.acted_past.iter().any(|past| past.action.changes_the_situation());
    let all_checked = facts.acted_past.iter().all(|past| past.action == Act::Check);
    if players.len() >= 3 {
        let free = facts.raise_after_skipped_decision;
        let mut options = vec![Choice::Fold, if all_checked { Choice::Check } else { Choice::Call }];
        if free {
            options = vec![Choice::Fold, Choice::Call, Choice::Raise];
        }
        return Ok(SkippedRuling {
            actions_stand: true,
            skipped_may_bet_or_raise: free,
            skipped_options: options,
            offender_options: BTreeMap::new(),
            reason: if free { SkippedReason::FreedByRaise } else { SkippedReason::TooLate },
            rule: "7-21".into(),
        });
    }
    let (stand, reason) = match facts.skipped_action {
        None => (true, SkippedReason::NotYetDecided),
        Some(act) if act.changes_the_situation() => (false, SkippedReason::SituationChanged),
        Some(_) => (true, SkippedReason::SituationUnchanged),
    };
    let anew = |past: &ActedPast| {
        let mut options = vec![Choice::Call, Choice::Fold];
        if past.action.changes_the_situation() {
            options.push(Choice::Raise);
        }
        (past.player.clone(), options)
    };
    let offender_options = if stand { BTreeMap::new() } else { facts.acted_past.iter().map(anew).collect() };
    let mut options = vec![Choice::Fold, Choice::Call, Choice::Raise];
    if all_checked && !already_bet {
        options = vec![Choice::Check, Choice::Bet];
    }
    Ok(SkippedRuling {
        actions_stand: stand,
        skipped_may_bet_or_raise: true,
        skipped_options: options,
        offender_options,
        reason,
        rule: "7-20".into(),
    })
}
