//! Order in which hands are shown (8-3; 003, i and k).

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, left_of, seat_is, seats_are};
use crate::base::quantity::SeatNo;
use crate::rules::ruleset::{Ruleset, ShowOrder};

/// Players still in at the showdown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ShowQuestion {
    /// Seats at the table.
    pub seats: SeatNo,
    /// Seat of the button; nobody need sit there.
    pub button: SeatNo,
    /// Seats of the players with a live hand.
    pub live: Vec<SeatNo>,
    /// Seat of the last player to bet or raise in the last round. `None` if everybody checked.
    #[serde(default)]
    pub last_aggressor: Option<SeatNo>,
    /// Seat of the first player to call or raise in the last round, where 003 k is followed. `None` if it is the first
    /// live player left of the last aggressor.
    #[serde(default)]
    pub first_caller: Option<SeatNo>,
    /// No more betting was possible because of all-ins (8-4).
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub all_in: bool,
}

/// Reason for a player showing first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShowReason {
    /// He bet or raised last (8-3).
    LastAggressor,
    /// He called or raised first (003 k).
    FirstCaller,
    /// Nobody bet: he spoke first (8-3, 003 i).
    FirstToSpeak,
    /// Everybody else has given up (8-6).
    Alone,
}

/// Order in which hands are shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShowFound {
    /// Seats in the order in which they show.
    pub order: Vec<SeatNo>,
    /// Reason for the first player showing first.
    pub reason: ShowReason,
    /// All hands are turned up at once, and none may be thrown away (8-4).
    pub all_at_once: bool,
    /// The winner need not show (8-6).
    pub need_not_show: bool,
    /// Numbers of the rules followed, separated by commas.
    pub rule: String,
}

/// Determines who shows first, and who next.
///
/// # Errors
/// Seats that are not there, nobody in the hand, or a first caller who is not in it.
///
/// ```
/// use tapis_engine::floor::show_order::{ShowQuestion, show_order};
/// use tapis_engine::rules::ruleset::Ruleset;
///
/// let hand = ShowQuestion {
///     seats: 9, button: 3, live: vec![1, 5, 8], last_aggressor: Some(8), first_caller: None, all_in: false,
/// };
/// assert_eq!(show_order(&hand, &Ruleset::default()).unwrap().order, [8, 1, 5]);
/// ```
pub fn show_order(question: &ShowQuestion, rules: &Ruleset) -> Result<ShowFound, FactsError> {
    let ShowQuestion { seats, button, live, last_aggressor, first_caller, all_in } = question;
    seat_is(*seats, *button)?;
    seats_are(*seats, live.iter().copied())?;
    for seat in last_aggressor.iter().chain(first_caller) {
        seat_is(*seats, *seat)?;
    }
    if let Some(seat) = first_caller.filter(|seat| !live.contains(seat)) {
        return Err(FactsError::NotLive { seat });
    }
    let from = |seat: SeatNo| left_of(before(seat, *seats), live.iter().copied());
    let after = |seat: SeatNo| left_of(seat, live.iter().copied());
    let (order, reason, rule) = match (rules.show_order, *first_caller, *last_aggressor) {
        _ if live.len() == 1 => (live.clone(), ShowReason::Alone, "8-6"),
        (ShowOrder::FirstCaller, Some(caller), _) => (from(caller), ShowReason::FirstCaller, "003 k"),
        (ShowOrder::FirstCaller, None, Some(last)) => (after(last), ShowReason::FirstCaller, "003 k"),
        // A dead hand shows nothing; those at its left come next.
        (ShowOrder::LastAggressor, _, Some(last)) => (from(last), ShowReason::LastAggressor, "8-3"),
        (ShowOrder::FirstCaller, None, None) => (after(*button), ShowReason::FirstToSpeak, "003 i"),
        (ShowOrder::LastAggressor, _, None) => (after(*button), ShowReason::FirstToSpeak, "8-3"),
    };
    let need_not_show = reason == ShowReason::Alone && !all_in;
    let rule = if *all_in { format!("8-4, {rule}") } else { rule.to_owned() };
    Ok(ShowFound { order, reason, all_at_once: *all_in, need_not_show, rule })
}

/// The seat at the right of this one.
fn before(seat: SeatNo, seats: SeatNo) -> SeatNo {
    if seat > 1 { seat - 1 } else { seats }
}
