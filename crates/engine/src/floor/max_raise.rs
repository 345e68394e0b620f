//! The most that may be raised (004, 7-I and 7-II; 003 b).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts};
use crate::base::quantity::Chips;
use crate::rules::game::Game;
use crate::rules::ruleset::{Betting, Ruleset};

/// The names by which a question knows the games, other ones among them.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(remote = "Game", rename_all = "snake_case")]
#[schemars(rename = "Game", transform = crate::floor::schema::every_name::<NamedGame>)]
enum AnyName {
    HoldemLimit,
    #[serde(alias = "pot_limit_holdem", alias = "pot_limit")]
    HoldemPotLimit,
    #[serde(alias = "holdem", alias = "no_limit_holdem", alias = "no_limit")]
    HoldemNoLimit,
    #[serde(alias = "omaha4_high_pot_limit", alias = "omaha4_pot_limit", alias = "omaha_pot_limit")]
    Omaha4High,
    Omaha4HiloLimit,
    #[serde(alias = "omaha4_hilo_pot_limit")]
    Omaha4Hilo,
    #[serde(alias = "omaha5_high_pot_limit", alias = "omaha5_pot_limit")]
    Omaha5High,
    #[serde(alias = "stud_high_limit")]
    StudHigh,
    #[serde(alias = "stud_hilo_limit")]
    StudHilo,
    #[serde(alias = "razz_limit")]
    Razz,
    #[serde(alias = "draw27_limit")]
    Draw27,
}

/// A game by any of its names.
#[derive(Deserialize)]
#[serde(transparent)]
#[expect(dead_code, reason = "only its names are asked")]
struct NamedGame(#[serde(deserialize_with = "AnyName::deserialize")] Game);

/// A game as it is named in the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum RoomGame {
    /// Without a word on the limit, which the rules then say.
    LimitUnsaid(Holdem),
    /// A game with its limit, by any of its names.
    #[serde(deserialize_with = "AnyName::deserialize")]
    #[schemars(with = "AnyName")]
    Named(Game),
}

/// Hold'em, without a word on the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holdem {
    /// Hold'em, limited as the rules say.
    Holdem,
}

impl RoomGame {
    /// The game, its bets limited as these rules say where it does not say so itself.
    fn under(self, rules: &Ruleset) -> Game {
        match self {
            RoomGame::Named(game) => game,
            RoomGame::LimitUnsaid(Holdem::Holdem) => Game::holdem(rules.betting),
        }
    }
}

/// Limit that applies to a raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RaiseLimit {
    /// The call, then the pot with it.
    Pot,
    /// The player's own chips.
    Stack,
    /// A fixed size, at limit.
    Fixed,
}

/// Facts about the pot and the last bet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PotFacts {
    /// Game that is played.
    pub variant: RoomGame,
    /// The pot before the last bet, the bets of this round in it.
    pub pot_before_last_bet: Chips,
    /// The total of the last bet or raise; zero if nobody has bet.
    pub last_bet: Chips,
    /// Chips already in front of the raiser in this round (counted in the pot).
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub already_in: Chips,
    /// Chips that the raiser has in all in this round: nobody bets more. `None` if unknown.
    #[serde(default)]
    pub stack: Option<Chips>,
}

/// The greatest bet or raise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MaxRaise {
    /// The greatest total of a bet or raise. `None` if only the stack, or the fixed size, limits it.
    pub max_raise_to: Option<Chips>,
    /// Limit that applies to the raise.
    pub reason: RaiseLimit,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// The most that may be raised: in pot limit the call, then the pot with that call in it, which
/// is three times the last bet and the pot before it (C16).
///
/// # Errors
/// Amounts that cannot be.
///
/// ```
/// use tapis_engine::floor::max_raise::{RoomGame, PotFacts, max_raise};
/// use tapis_engine::rules::game::Game;
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = PotFacts {
///     variant: RoomGame::Named(Game::HoldemPotLimit), pot_before_last_bet: Chips(300), last_bet: Chips(100),
///     already_in: Chips::ZERO, stack: None,
/// };
/// assert_eq!(max_raise(&Ruleset::default(), &facts).unwrap().max_raise_to, Some(Chips(600)));
/// ```
pub fn max_raise(rules: &Ruleset, facts: &PotFacts) -> Result<MaxRaise, FactsError> {
    let PotFacts { variant, pot_before_last_bet: pot, last_bet: bet, already_in, stack } = *facts;
    amounts(&[("the pot", pot), ("the last bet", bet), ("what is in", already_in)])?;
    amounts(&[("the stack", stack.unwrap_or(Chips::ZERO)), ("what is to call", bet - already_in)])?;
    let game = variant.under(rules);
    let (most, mut reason) = match game.betting() {
        Betting::PotLimit => (Some(bet + (pot + bet + (bet - already_in))), RaiseLimit::Pot),
        Betting::NoLimit => (stack, RaiseLimit::Stack),
        Betting::Limit => (None, RaiseLimit::Fixed),
    };
    let capped = most.map(|most| stack.map_or(most, |stack| stack.min(most)));
    if capped < most {
        reason = RaiseLimit::Stack;
    }
    Ok(MaxRaise { max_raise_to: capped, reason, rule: game.rule().into() })
}
