//! Time to think (3-6).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, cannot_be};
use crate::rules::ruleset::Ruleset;

/// Person who asks for the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::floor::schema::every_name::<Caller>)]
pub enum Caller {
    /// Somebody at the table who still plays the hand.
    PlayerInHand,
    /// Somebody at the table who has folded.
    PlayerFolded,
    /// Somebody at the table who does not play this hand.
    #[serde(alias = "player_not_in_hand")]
    PlayerSittingOut,
    /// The player who deals, where players deal.
    PlayerDealer,
    /// A manager: the director or one of the staff.
    #[serde(alias = "director", alias = "tournament_director", alias = "floor")]
    Manager,
    /// A dealer who does not play.
    Dealer,
    /// Somebody who does not sit at this table.
    #[serde(alias = "player_other_table", alias = "player_eliminated")]
    Spectator,
}

impl Caller {
    /// Anyone seated at the table may ask, and a manager; never the dealer.
    pub fn may_ask(self) -> bool {
        !matches!(self, Caller::Dealer | Caller::Spectator)
    }
}

/// Facts about a request for the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ThinkingFacts {
    /// Person who asked for the clock.
    pub called_by: Caller,
    /// Seconds since the clock was asked for.
    pub elapsed_s: i64,
}

/// State of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ThinkingState {
    /// It does not run: who asked may not.
    NotCalled,
    /// The time to think runs.
    Thinking,
    /// The last seconds are counted aloud.
    Countdown,
    /// Time is over, the hand is dead.
    HandDead,
}

/// Clock so many seconds after it was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TimeBank {
    /// The person who asked is allowed to ask.
    pub request_valid: bool,
    /// State of the clock.
    pub state: ThinkingState,
    /// Seconds left of the present state. `None` if the clock does not run.
    pub remaining_s: Option<i64>,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// The clock so many seconds after it was asked for: the time to think, then the countdown,
/// then the hand is dead.
///
/// # Errors
/// Less than no time has passed.
///
/// ```
/// use tapis_engine::floor::time_bank::{Caller, ThinkingFacts, ThinkingState, time_bank};
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = ThinkingFacts { called_by: Caller::PlayerFolded, elapsed_s: 63 };
/// let clock = time_bank(&Ruleset::default(), &facts).unwrap();
/// assert_eq!((clock.state, clock.remaining_s), (ThinkingState::Countdown, Some(7)));
/// ```
pub fn time_bank(rules: &Ruleset, facts: &ThinkingFacts) -> Result<TimeBank, FactsError> {
    let ThinkingFacts { called_by, elapsed_s } = *facts;
    if elapsed_s < 0 {
        return cannot_be("less than no time has passed");
    }
    let (thinking, counting) = (i64::from(rules.time_bank_s), i64::from(rules.countdown_s));
    let answer = |request_valid, state, remaining_s| {
        Ok(TimeBank { request_valid, state, remaining_s, rule: "3-6".into() })
    };
    if !called_by.may_ask() {
        answer(false, ThinkingState::NotCalled, None)
    } else if elapsed_s < thinking {
        answer(true, ThinkingState::Thinking, Some(thinking - elapsed_s))
    } else if elapsed_s - thinking < counting {
        answer(true, ThinkingState::Countdown, Some(counting - (elapsed_s - thinking)))
    } else {
        answer(true, ThinkingState::HandDead, Some(0))
    }
}
