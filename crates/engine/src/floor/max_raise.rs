//! The most that may be raised (004, 7-I and 7-II; 003 b).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts};
use crate::quantity::Chips;
use crate::ruleset::Betting;

/// A game and how its bets are limited, as article 7 of the decree lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::question::schema::every_name::<Game>)]
pub enum Game {
    /// Hold'em, limit (7-I 1°).
    HoldemLimit,
    /// Hold'em, pot limit (7-I 2°).
    #[serde(alias = "pot_limit_holdem", alias = "pot_limit")]
    HoldemPotLimit,
    /// Hold'em, no limit (7-I 3°).
    #[serde(alias = "holdem", alias = "no_limit_holdem", alias = "no_limit")]
    HoldemNoLimit,
    /// Omaha with four cards, high, pot limit (7-II 1°).
    #[serde(alias = "omaha4_high_pot_limit", alias = "omaha4_pot_limit", alias = "omaha_pot_limit")]
    Omaha4High,
    /// Omaha with four cards, high and low, limit (7-II 2°).
    Omaha4HiloLimit,
    /// Omaha with four cards, high and low, pot limit (7-II 3°).
    #[serde(alias = "omaha4_hilo_pot_limit")]
    Omaha4Hilo,
    /// Omaha with five cards, high, pot limit (7-II 4°).
    #[serde(alias = "omaha5_high_pot_limit", alias = "omaha5_pot_limit")]
    Omaha5High,
    /// Stud, high, limit (7-III 1°).
    #[serde(alias = "stud_high_limit")]
    StudHigh,
    /// Stud, high and low, limit (7-III 2°).
    #[serde(alias = "stud_hilo_limit")]
    StudHilo,
    /// Razz, limit (7-III 3°).
    #[serde(alias = "razz_limit")]
    Razz,
    /// Triple draw 2-7, limit (7-IV).
    #[serde(alias = "draw27_limit")]
    Draw27,
}

impl Game {
    /// How its bets are limited.
    pub fn betting(self) -> Betting {
        match self {
            Game::HoldemNoLimit => Betting::NoLimit,
            Game::HoldemPotLimit | Game::Omaha4High | Game::Omaha4Hilo | Game::Omaha5High => {
                Betting::PotLimit
            }
            _ => Betting::Limit,
        }
    }

    /// The article of the decree.
    pub fn rule(self) -> &'static str {
        match self {
            Game::HoldemLimit => "004 7-I 1°",
            Game::HoldemPotLimit => "004 7-I 2°",
            Game::HoldemNoLimit => "004 7-I 3°",
            Game::Omaha4High => "004 7-II 1°",
            Game::Omaha4HiloLimit => "004 7-II 2°",
            Game::Omaha4Hilo => "004 7-II 3°",
            Game::Omaha5High => "004 7-II 4°",
            Game::StudHigh => "004 7-III 1°",
            Game::StudHilo => "004 7-III 2°",
            Game::Razz => "004 7-III 3°",
            Game::Draw27 => "004 7-IV",
        }
    }
}

/// What limits a raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RaiseLimit {
    /// The call, then the pot with it.
    Pot,
    /// The player's own chips.
    Stack,
    /// A fixed size.
    Fixed,
}

/// The facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PotFacts {
    /// The game.
    pub variant: Game,
    /// The pot before the last bet, the bets of this round in it.
    pub pot_before_last_bet: Chips,
    /// The total of the last bet or raise; 0: nobody has bet.
    pub last_bet: Chips,
    /// What the raiser has in front of him already in this round (counted in the pot).
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub already_in: Chips,
    /// What the raiser has in all in this round, where it is known: nobody bets more.
    #[serde(default)]
    pub stack: Option<Chips>,
}

/// The most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MaxRaise {
    /// The greatest total of a bet or raise; none: only the stack, or the fixed size, says.
    pub max_raise_to: Option<Chips>,
    /// What limits it.
    pub reason: RaiseLimit,
    /// The rule.
    pub rule: Cow<'static, str>,
}

/// The most that may be raised: in pot limit the call, then the pot with that call in it, which
/// is three times the last bet and the pot before it (C16).
///
/// # Errors
/// Amounts that cannot be.
///
/// ```
/// use tapis_engine::floor::max_raise::{Game, PotFacts, max_raise};
/// use tapis_engine::quantity::Chips;
/// let facts = PotFacts {
///     variant: Game::HoldemPotLimit, pot_before_last_bet: Chips(300), last_bet: Chips(100), already_in: Chips::ZERO, stack: None,
/// };
/// assert_eq!(max_raise(&facts).unwrap().max_raise_to, Some(Chips(600)));
/// ```
pub fn max_raise(facts: &PotFacts) -> Result<MaxRaise, FactsError> {
    let PotFacts { variant, pot_before_last_bet: pot, last_bet: bet, already_in, stack } = *facts;
    amounts(&[("the pot", pot), ("the last bet", bet), ("what is in", already_in)])?;
    amounts(&[("the stack", stack.unwrap_or(Chips::ZERO)), ("what is to call", bet - already_in)])?;
    let (most, mut reason) = match variant.betting() {
        Betting::PotLimit => (Some(bet + (pot + bet + (bet - already_in))), RaiseLimit::Pot),
        Betting::NoLimit => (stack, RaiseLimit::Stack),
        Betting::Limit => (None, RaiseLimit::Fixed),
    };
    let capped = most.map(|most| stack.map_or(most, |stack| stack.min(most)));
    if capped < most {
        reason = RaiseLimit::Stack;
    }
    Ok(MaxRaise { max_raise_to: capped, reason, rule: variant.rule().into() })
}
