//! Two players act at once (7-22).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::{Act, Choice};
use super::facts::{FactsError, amounts, cannot_be};
use crate::base::quantity::Chips;

/// Action of one of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct AtOnce {
    /// Action that the player took.
    pub action: Act,
    /// His chips in this round, in all: for a bet, a raise or an all-in.
    #[serde(default)]
    pub to: Option<Chips>,
}

/// Facts about two actions at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct AtOnceFacts {
    /// The total of a call before both; zero if nobody has bet.
    pub bet_to_match: Chips,
    /// Action of the player whose turn was first.
    pub first: AtOnce,
    /// Action of the player whose turn was next.
    pub second: AtOnce,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtOnceReason {
    /// The second action makes sense after the first.
    Coherent,
    /// It makes no sense after the first: its player chooses again.
    Overtaken,
}

/// Ruling on two actions at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AtOnceRuling {
    /// The second action stands; the first always does.
    pub second_stands: bool,
    /// The total of a call after the first.
    pub call_to: Chips,
    /// Choices of the second player; empty if the second action stands.
    pub options: Vec<Choice>,
    /// Reason for the ruling.
    pub reason: AtOnceReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on two actions at once: they count in order, and the second must make sense after the first.
///
/// # Errors
/// Amounts that cannot be, or a first action that does not fit the bet.
///
/// ```
/// use tapis_engine::floor::action::Act;
/// use tapis_engine::floor::simultaneous::*;
/// use tapis_engine::base::quantity::Chips;
/// let check = AtOnce { action: Act::Check, to: None };
/// let bet = AtOnce { action: Act::Bet, to: Some(Chips(200)) };
/// let ruling = simultaneous(&AtOnceFacts { bet_to_match: Chips::ZERO, first: bet, second: check }).unwrap();
/// assert_eq!((ruling.second_stands, ruling.call_to), (false, Chips(200)));
/// ```
pub fn simultaneous(facts: &AtOnceFacts) -> Result<AtOnceRuling, FactsError> {
    let bet = facts.bet_to_match;
    amounts(&[("the bet", bet)])?;
    let first = total(facts.first)?;
    let call_to = match (facts.first.action, first) {
        (Act::Check, _) if bet > Chips::ZERO => return cannot_be("the first checks a bet"),
        (Act::Call, _) if bet == Chips::ZERO => return cannot_be("there is no bet to call"),
        (Act::Bet, _) if bet > Chips::ZERO => return cannot_be("there is a bet already"),
        (Act::Raise, _) if bet == Chips::ZERO => return cannot_be("there is no bet to raise"),
        (Act::Bet | Act::Raise, Some(to)) if to <= bet => {
            return cannot_be("the first raises to no more than the bet");
        }
        (_, to) => to.unwrap_or(bet).max(bet),
    };
    let second = total(facts.second)?;
    let changed = call_to > bet;
    let stands = match (facts.second.action, second) {
        (Act::Fold, _) | (Act::AllIn, _) => true,
        (Act::Check, _) => call_to == Chips::ZERO,
        // A player who called a bet before the first raised it had not heard of the raise.
        (Act::Call, _) => call_to > Chips::ZERO && !changed,
        // A raise is at least double the bet that it now faces.
        (_, Some(to)) => to > call_to && (!changed || to >= call_to * 2),
        (_, None) => false,
    };
    let options = match (stands, call_to) {
        (true, _) => Vec::new(),
        (false, Chips::ZERO) => vec![Choice::Check, Choice::Bet],
        (false, _) => vec![Choice::Fold, Choice::Call, Choice::Raise],
    };
    Ok(AtOnceRuling {
        second_stands: stands,
        call_to,
        options,
        reason: if stands { AtOnceReason::Coherent } else { AtOnceReason::Overtaken },
        rule: "7-22".into(),
    })
}

/// The total that goes with an action, where one does.
fn total(done: AtOnce) -> Result<Option<Chips>, FactsError> {
    match (done.action, done.to) {
        (Act::Post, _) => cannot_be("posting is no action"),
        (Act::Bet | Act::Raise | Act::AllIn, None) => Err(FactsError::missing("to")),
        (Act::Bet | Act::Raise | Act::AllIn, Some(Chips::ZERO)) => cannot_be("nobody bets nothing"),
        (Act::Bet | Act::Raise | Act::AllIn, to) => {
            amounts(&[("an amount", to.unwrap_or(Chips::ZERO))]).map(|()| to)
        }
        (_, None) => Ok(None),
        (_, Some(_)) => cannot_be("only a bet, a raise and an all-in have an amount"),
    }
}
