//! Right to raise after short all-ins (7-19).

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::action::Act;
use super::facts::{FactsError, amounts, cannot_be};
use super::min_raise::{Bet, Level, Street};
use crate::base::quantity::Chips;
use crate::rules::game::Game;
use crate::rules::ruleset::{Betting, MinRaiseRule, ReopenRule, Ruleset};

/// Action of one player in the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct RoundAction {
    /// Name of the player.
    pub player: String,
    /// Action that the player took.
    pub action: Act,
    /// The player's chips in this round, in all. `None` if they are what the action needs.
    #[serde(default)]
    pub to: Option<Chips>,
    /// He has no more.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub all_in: bool,
}

/// The actions of a round, in order, and whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct RoundSoFar {
    /// The big blind in force; it does not matter where bets alone are told.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one_chip")]
    pub big_blind: Chips,
    /// The round of betting; after the flop if absent.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub street: Street,
    /// Actions of the round, in order.
    pub actions: Vec<RoundAction>,
    /// Name of the player whose turn it is.
    pub to_act: String,
    /// The game. `None` if it is hold'em, with bets limited as the rules say.
    #[serde(default)]
    pub game: Option<Game>,
}

fn one_chip() -> Chips {
    Chips(1)
}

/// Reason for which a player may raise, or may not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReopenReason {
    /// He has not bet in this round yet.
    NotYetActed,
    /// A whole raise came after him.
    WholeRaise,
    /// His bet has been doubled, if only by short all-ins.
    Doubled,
    /// Short all-ins after him make a whole raise together (TDA).
    FullIncrement,
    /// Only short all-ins came after him.
    ShortAllIns,
    /// Nobody raised after him.
    NothingNew,
    /// Limit: all-ins after him make half a bet or more (TDA 47-B).
    HalfBet,
}

/// Whether the betting is open again for a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reopen {
    /// The player may raise.
    pub may_raise: bool,
    /// The total of his call.
    pub call_to: Chips,
    /// Reason for the ruling.
    pub reason: ReopenReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Bet of a player when he last acted, and the bets since.
struct FacedBet {
    own: Chips,
    whole_raise_since: bool,
}

/// Whether `to_act` may raise, or only call or fold (7-19).
///
/// # Errors
/// Amounts that cannot be, actions that do not follow each other, or a player to act who has
/// folded or is all-in.
///
/// ```
/// use tapis_engine::floor::action::Act;
/// use tapis_engine::floor::min_raise::Street;
/// use tapis_engine::floor::reopen::{RoundAction, RoundSoFar, reopen};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let done = |player: &str, action, to, all_in| {
///     RoundAction { player: player.into(), action, to: Some(Chips(to)), all_in }
/// };
/// let round = RoundSoFar {
///     big_blind: Chips(100),
///     street: Street::Postflop,
///     actions: vec![done("A", Act::Bet, 100, false), done("B", Act::Raise, 180, true)],
///     to_act: "A".into(),
///     game: None,
/// };
/// let answer = reopen(&Ruleset::default(), &round).unwrap();
/// assert_eq!((answer.may_raise, answer.call_to), (false, Chips(180)));
/// ```
pub fn reopen(rules: &Ruleset, round: &RoundSoFar) -> Result<Reopen, FactsError> {
    amounts(&[("the big blind", round.big_blind)])?;
    if round.big_blind == Chips::ZERO {
        return cannot_be("there is no big blind");
    }
    let is_limit = round.game.map_or(rules.betting, Game::betting) == Betting::Limit;
    let rule = match rules.reopen_rule {
        ReopenRule::Doubled if !is_limit => rules.min_raise_rule,
        _ => MinRaiseRule::Increment,
    };
    let mut level = Level::start(round.street, round.big_blind);
    let mut seen: Option<FacedBet> = None;
    let mut gone: BTreeSet<&str> = BTreeSet::new();
    for done in &round.actions {
        amounts(&[("a bet", done.to.unwrap_or(Chips::ZERO))])?;
        // A player who has only posted has not acted yet.
        if done.action == Act::Post {
            continue;
        }
        let who = done.player.as_str();
        if gone.contains(who) {
            return cannot_be(format!("{who} acts after folding or going all-in"));
        }
        if done.action == Act::Fold || done.all_in || done.action == Act::AllIn {
            gone.insert(who);
        }
        if done.action == Act::Fold {
            continue;
        }
        let to = total(done, &level)?;
        // Over a short all-in, a raise that only adds a big blind to it doubles nobody's bet.
        let whole_from = match rule {
            MinRaiseRule::DoubleTotal => level.min_raise_to.max(level.call_to * 2),
            MinRaiseRule::Increment => level.min_raise_to,
        };
        let raised = to > level.call_to;
        let all_in = done.all_in || done.action == Act::AllIn;
        if raised {
            level.raise(Bet { to, all_in }, rule);
        }
        if who == round.to_act {
            seen = Some(FacedBet { own: to, whole_raise_since: false });
        } else if let Some(seen) = seen.as_mut().filter(|_| raised) {
            seen.whole_raise_since |= !all_in || to >= whole_from;
        }
    }
    if gone.contains(round.to_act.as_str()) {
        return cannot_be(format!("{} has folded or is all-in", round.to_act));
    }
    let reason = reason(rules, round, &level, seen.as_ref(), is_limit);
    let may_raise = !matches!(reason, ReopenReason::ShortAllIns | ReopenReason::NothingNew);
    let rule = if is_limit { "TDA 2024 47-B" } else { "7-19" };
    Ok(Reopen { may_raise, call_to: level.call_to, reason, rule: rule.into() })
}

fn reason(
    rules: &Ruleset,
    round: &RoundSoFar,
    level: &Level,
    seen: Option<&FacedBet>,
    is_limit: bool,
) -> ReopenReason {
    let Some(seen) = seen else { return ReopenReason::NotYetActed };
    let call_to = level.call_to;
    if call_to <= seen.own {
        return ReopenReason::NothingNew;
    }
    if seen.whole_raise_since {
        return ReopenReason::WholeRaise;
    }
    if is_limit {
        let half = (call_to - seen.own) * 2 >= level.whole;
        return if half { ReopenReason::HalfBet } else { ReopenReason::ShortAllIns };
    }
    match rules.reopen_rule {
        ReopenRule::Doubled if seen.own == Chips::ZERO => ReopenReason::NotYetActed,
        ReopenRule::Doubled if call_to >= seen.own * 2 => ReopenReason::Doubled,
        ReopenRule::FullIncrement if call_to - seen.own >= level.whole.max(round.big_blind) => {
            ReopenReason::FullIncrement
        }
        _ => ReopenReason::ShortAllIns,
    }
}

/// The player's chips after an action, which must fit what was bet before.
fn total(done: &RoundAction, level: &Level) -> Result<Chips, FactsError> {
    let who = &done.player;
    let told = |default: Chips| {
        let to = done.to.unwrap_or(default);
        amounts(&[("an amount", to)]).map(|()| to)
    };
    match done.action {
        Act::Post | Act::Fold => Ok(Chips::ZERO),
        // The big blind may check before the flop.
        Act::Check if level.call_to > level.unraised() => cannot_be(format!("{who} checks a bet")),
        Act::Check => told(Chips::ZERO).map(|_| level.call_to),
        Act::Call => {
            let to = told(level.call_to)?;
            match to {
                to if to > level.call_to => cannot_be(format!("{who} calls more than was bet")),
                to if to < level.call_to && !done.all_in => cannot_be(format!("{who} calls too little")),
                to => Ok(to),
            }
        }
        Act::Bet | Act::Raise => {
            let Some(to) = done.to else { return Err(FactsError::missing("to")) };
            amounts(&[("an amount", to)])?;
            // Before the flop an all-in below the big blind is told as a bet, too (7-11).
            if to <= level.call_to && !done.all_in {
                return cannot_be(format!("{who} raises to no more than was bet"));
            }
            Ok(to)
        }
        Act::AllIn => match done.to {
            Some(to) => amounts(&[("an amount", to)]).map(|()| to),
            None => Err(FactsError::missing("to")),
        },
    }
}
