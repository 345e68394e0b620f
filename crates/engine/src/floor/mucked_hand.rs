//! Whether a hand thrown face down at the showdown is live (8-8).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A hand that was thrown away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct MuckedFacts {
    /// Event after the hand was thrown away.
    pub event: MuckedEvent,
    /// It is certain which cards they were.
    pub identifiable: bool,
}

/// Event after a hand was thrown away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::floor::schema::every_name::<MuckedEvent>)]
pub enum MuckedEvent {
    /// Its owner takes it back.
    #[serde(alias = "retrieved")]
    RetrievedByOwner,
    /// It turns over by accident.
    #[serde(alias = "accidental_flip")]
    TurnedAccidentally,
    /// The player who is winning turns it over.
    TurnedByCurrentWinner,
    /// The dealer turns it over.
    TurnedByDealer,
    /// Someone else turns it over.
    #[serde(alias = "turned_by_another_player")]
    TurnedByOtherPlayer,
    /// Someone who is not winning asks that it be turned over.
    #[serde(alias = "turned_for_other_player")]
    AskedByOtherPlayer,
    /// It was thrown away before the showdown (3-1, 3-3).
    ThrownBeforeShowdown,
}

impl MuckedEvent {
    /// All of them, as a list to choose from.
    pub const ALL: [MuckedEvent; 7] = [
        MuckedEvent::RetrievedByOwner,
        MuckedEvent::TurnedAccidentally,
        MuckedEvent::TurnedByCurrentWinner,
        MuckedEvent::TurnedByDealer,
        MuckedEvent::TurnedByOtherPlayer,
        MuckedEvent::AskedByOtherPlayer,
        MuckedEvent::ThrownBeforeShowdown,
    ];
}

/// Reason for the hand being live or dead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MuckedReason {
    /// Nobody can say for certain which cards they were.
    NotIdentifiable,
    /// The event makes it live.
    Live,
    /// Live under the director's control.
    LiveUnderControl,
    /// The event makes it dead.
    Dead,
    /// Dead, but the director may save it in rare cases (3-3).
    DeadUnlessSaved,
}

/// Ruling on a hand that was thrown away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MuckedRuling {
    /// The hand takes part in the showdown.
    pub live: bool,
    /// Reason for the ruling.
    pub reason: MuckedReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a hand that was thrown away. One that cannot be identified is always dead.
///
/// ```
/// use tapis_engine::floor::mucked_hand::{MuckedEvent, mucked_hand};
/// assert!(mucked_hand(MuckedEvent::TurnedByCurrentWinner, true).live);
/// assert!(!mucked_hand(MuckedEvent::TurnedByCurrentWinner, false).live);
/// assert!(!mucked_hand(MuckedEvent::TurnedByDealer, true).live);
/// ```
pub fn mucked_hand(event: MuckedEvent, identifiable: bool) -> MuckedRuling {
    let before = event == MuckedEvent::ThrownBeforeShowdown;
    let reason = match event {
        _ if !identifiable => MuckedReason::NotIdentifiable,
        MuckedEvent::RetrievedByOwner => MuckedReason::LiveUnderControl,
        MuckedEvent::TurnedAccidentally | MuckedEvent::TurnedByCurrentWinner => MuckedReason::Live,
        MuckedEvent::TurnedByDealer | MuckedEvent::TurnedByOtherPlayer | MuckedEvent::AskedByOtherPlayer => {
            MuckedReason::Dead
        }
        MuckedEvent::ThrownBeforeShowdown => MuckedReason::DeadUnlessSaved,
    };
    let rule = match (before, identifiable) {
        (true, true) => "3-3",
        (true, false) => "3-2",
        (false, _) => "8-8",
    };
    let live = matches!(reason, MuckedReason::Live | MuckedReason::LiveUnderControl);
    MuckedRuling { live, reason, rule: rule.into() }
}
