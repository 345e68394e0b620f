//! Actions of players and the meaning of their chips: the words shared by the rules of chapter 7.

use serde::{Deserialize, Serialize};

use crate::base::quantity::Chips;
use crate::rules::game::Game;

/// Action of a player whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::floor::schema::every_name::<Act>)]
pub enum Act {
    /// Posts a blind or an ante, which is no action of his own.
    Post,
    /// Gives up the hand.
    Fold,
    /// Lets it pass, nobody having bet.
    Check,
    /// Pays what was bet.
    Call,
    /// Makes the first bet of the round.
    #[serde(alias = "open")]
    Bet,
    /// Bets more than was bet.
    Raise,
    /// Puts in all that he has.
    #[serde(alias = "allin", alias = "all-in")]
    AllIn,
}

impl Act {
    /// The situation of the others changes by it (7-20).
    pub fn changes_the_situation(self) -> bool {
        matches!(self, Act::Bet | Act::Raise | Act::AllIn)
    }
}

/// Choice still open to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Adds what is missing.
    Complete,
    /// Gives up the hand.
    Fold,
    /// Passes without betting, nobody having bet.
    Check,
    /// Pays what was bet.
    Call,
    /// Makes the first bet of the round.
    Bet,
    /// Bets more than was bet.
    Raise,
}

/// Outcome of chips put on the table, or of words said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Outcome {
    /// An action of a total.
    Counts {
        /// Action that the chips or words count as.
        action: Act,
        /// The player's chips in this round, in all.
        to: Chips,
    },
    /// The player adds what is missing or gives up what he has put in (7-15).
    CompleteOrFold {
        /// Choices of the player: to complete or to fold.
        options: Vec<Choice>,
        /// The total of the call.
        complete_to: Chips,
        /// Chips that stay in the pot if the player folds.
        fold_loses: Chips,
    },
    /// Nothing was done: the player says anew what he does (7-15).
    Void {
        /// Always true: marks an action that is void.
        void: bool,
        /// Choices open to the player.
        options: Vec<Choice>,
    },
}

impl Outcome {
    pub(super) fn complete_or_fold(complete_to: Chips, fold_loses: Chips) -> Outcome {
        Outcome::CompleteOrFold { options: vec![Choice::Complete, Choice::Fold], complete_to, fold_loses }
    }

    /// A fold leaves no more than these chips, which lie on the table.
    pub(super) fn staking(self, lying: Chips) -> Outcome {
        match self {
            Outcome::CompleteOrFold { complete_to, fold_loses, .. } => {
                Outcome::complete_or_fold(complete_to, fold_loses.min(lying))
            }
            other => other,
        }
    }

    pub(super) fn call(to: Chips) -> Outcome {
        Outcome::Counts { action: Act::Call, to }
    }

    pub(super) fn bet(to: Chips) -> Outcome {
        Outcome::Counts { action: Act::Bet, to }
    }

    pub(super) fn raise(to: Chips) -> Outcome {
        Outcome::Counts { action: Act::Raise, to }
    }
}

/// Reason for the outcome of the chips or words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShortReason {
    /// The word said binds (7-14).
    WordsBind,
    /// The amount said is due, whatever was put in (7-2).
    AmountSaid,
    /// An opening is at least the big blind (7-15).
    OpeningCompleted,
    /// A silent short call: complete or fold (7-15).
    ShortCall,
    /// An amount below the call, only spoken, is void (7-15).
    AmountVoid,
    /// Enough of the least raise is there: the rest is imposed (7-15).
    RaiseCompleted,
    /// Too little of it: a call (7-15).
    RaiseBecomesCall,
    /// It is not short.
    NotShort,
    /// All-in for less is no error.
    AllIn,
    /// Limit: an all-in of half a bet or more counts as a whole one (TDA 47-B).
    AllInHalfBet,
    /// Limit: an all-in of less may be completed to a whole bet (TDA 47-B).
    AllInBelowHalf,
    /// Limit: a bet or raise has one size, the rest goes back.
    FixedBet,
    /// Pot limit: it is no more than the pot, the rest goes back.
    AbovePot,
    /// Limit: no raise is left in this round.
    NoRaiseLeft,
}

impl ShortReason {
    /// The number of the rule where the betting limit decides, for a game.
    pub(super) fn limit_rule(self, game: Option<Game>) -> Option<&'static str> {
        match self {
            ShortReason::FixedBet => Some(game.unwrap_or(Game::HoldemLimit).rule()),
            ShortReason::AbovePot => Some(game.unwrap_or(Game::HoldemPotLimit).rule()),
            ShortReason::NoRaiseLeft => Some("003 f"),
            ShortReason::AllInHalfBet | ShortReason::AllInBelowHalf => Some("TDA 2024 47-B"),
            _ => None,
        }
    }
}
