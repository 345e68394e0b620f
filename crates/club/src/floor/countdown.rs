//! Time called on a player: a moment to think, a countdown, then the hand is dead (3-6).

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Millis, TableNo};
use tapis_engine::floor::time_bank::{Caller, ThinkingFacts, ThinkingState, time_bank};
use tapis_engine::rules::ruleset::Ruleset;

/// Time for which the end is still shown.
const SHOWN_AFTER: Millis = Millis::of_seconds(15);

/// Time that runs for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Countdown {
    since: Millis,
    rules: Ruleset,
    table: Option<TableNo>,
    in_room: bool,
}

/// The same at one instant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountdownView {
    /// State of the countdown.
    pub state: ThinkingState,
    /// Whole seconds left in this state, rounded up.
    pub remaining_s: i64,
    /// Table of the player, if it was stated.
    pub table: Option<TableNo>,
    /// The room sees it too.
    pub in_room: bool,
}

impl Countdown {
    /// Begins to run by these rules.
    ///
    /// ```
    /// use tapis_club::floor::Countdown;
    /// use tapis_club::engine::base::quantity::Millis;
    /// use tapis_club::engine::{floor::time_bank::ThinkingState, rules::ruleset::Ruleset};
    ///
    /// let running = Countdown::start(Millis(1_000), Ruleset::default(), Some(4), true);
    /// let at = |now| running.at(Millis(now)).map(|view| (view.state, view.remaining_s));
    /// assert_eq!(at(1_000), Some((ThinkingState::Thinking, 60)));
    /// assert_eq!(at(60_999), Some((ThinkingState::Thinking, 1)));
    /// assert_eq!(at(61_000), Some((ThinkingState::Countdown, 10)));
    /// assert_eq!(at(71_000), Some((ThinkingState::HandDead, 0)));
    /// assert_eq!(at(90_000), None);
    /// ```
    pub fn start(now: Millis, rules: Ruleset, table: Option<TableNo>, in_room: bool) -> Self {
        Countdown { since: now, rules, table, in_room }
    }

    /// The time to think and the countdown together.
    fn whole(&self) -> Millis {
        Millis::of_seconds(i64::from(self.rules.time_bank_s) + i64::from(self.rules.countdown_s))
    }

    /// The moment at which the hand is dead.
    pub fn end(&self) -> Millis {
        self.since.saturating_add(self.whole())
    }

    /// State at this instant; none once its end has been shown long enough.
    pub fn at(&self, now: Millis) -> Option<CountdownView> {
        let elapsed = now.saturating_sub(self.since).max(Millis::ZERO);
        if elapsed > self.whole().saturating_add(SHOWN_AFTER) {
            return None;
        }
        let facts = ThinkingFacts { called_by: Caller::Manager, elapsed_s: elapsed.seconds() };
        let found = time_bank(&self.rules, &facts).ok()?;
        Some(CountdownView {
            state: found.state,
            remaining_s: found.remaining_s.unwrap_or(0),
            table: self.table,
            in_room: self.in_room,
        })
    }
}
