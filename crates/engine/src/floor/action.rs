//! What players do, and what their chips come to count as: the words shared by the rules of
//! chapter 7.

use serde::{Deserialize, Serialize};

use crate::quantity::Chips;

/// What a player does when it is his turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::question::schema::every_name::<Act>)]
pub enum Act {
    /// Posts a blind or an ante, which is no action of his own.
    Post,
    /// Gives up.
    Fold,
    /// Lets it pass, nobody having bet.
    Check,
    /// Pays what was bet.
    Call,
    /// Opens.
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

/// What a player may still choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Adds what is missing.
    Complete,
    /// Gives up.
    Fold,
    /// Lets it pass.
    Check,
    /// Pays.
    Call,
    /// Opens.
    Bet,
    /// Raises.
    Raise,
}

/// What chips on the table, or words, come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Outcome {
    /// An action of a total.
    Counts {
        /// Which.
        action: Act,
        /// The player's chips in this round, in all.
        to: Chips,
    },
    /// The player adds what is missing or gives up what he has put in (7-15).
    CompleteOrFold {
        /// Both choices.
        options: Vec<Choice>,
        /// The total of the call.
        complete_to: Chips,
        /// What a fold leaves in the pot.
        fold_loses: Chips,
    },
    /// Nothing was done: the player says anew what he does (7-15).
    Void {
        /// True.
        void: bool,
        /// What he may choose.
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
