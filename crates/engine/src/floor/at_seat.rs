//! Whether a player is in the seat when it matters (2-14, 7-1).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// Moment at which the seat matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatEvent {
    /// The last card of the deal reaches the button, or whoever deals (2-14).
    DealtIn,
    /// The player says what he does (7-1).
    Acts,
}

/// Facts about a player who should be in the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct AtSeatFacts {
    /// Moment at which the seat matters.
    pub event: SeatEvent,
    /// The player sat there at that moment.
    pub seated: bool,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatReason {
    /// He was not seated in time (2-14).
    Away,
    /// He was seated in time (2-14).
    InTime,
    /// An action declared standing does not count (7-1).
    Standing,
    /// He acted from his seat (7-1).
    Seated,
}

/// Ruling on a player who was, or was not, in the seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AtSeatRuling {
    /// The hand is live.
    pub hand_live: bool,
    /// The action that the player declared counts. `None` if the player declared nothing.
    pub action_counts: Option<bool>,
    /// Reason for the ruling.
    pub reason: SeatReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a player who was, or was not, in the seat.
///
/// ```
/// use tapis_engine::floor::at_seat::*;
/// assert!(!at_seat(AtSeatFacts { event: SeatEvent::DealtIn, seated: false }).hand_live);
/// ```
pub fn at_seat(AtSeatFacts { event, seated }: AtSeatFacts) -> AtSeatRuling {
    let (reason, rule) = match (event, seated) {
        (SeatEvent::DealtIn, true) => (SeatReason::InTime, "2-14"),
        (SeatEvent::DealtIn, false) => (SeatReason::Away, "2-14"),
        (SeatEvent::Acts, true) => (SeatReason::Seated, "7-1"),
        (SeatEvent::Acts, false) => (SeatReason::Standing, "7-1"),
    };
    AtSeatRuling {
        hand_live: reason != SeatReason::Away,
        action_counts: (event == SeatEvent::Acts).then_some(seated),
        reason,
        rule: rule.into(),
    }
}
