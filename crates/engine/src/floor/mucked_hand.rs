//! Whether a hand thrown face down at the showdown is live (8-8).

use serde::{Deserialize, Serialize};

/// What happened to the hand after it was thrown away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MuckedEvent {
    /// Its owner takes it back.
    RetrievedByOwner,
    /// It turns over by accident.
    TurnedAccidentally,
    /// The player who is winning turns it over.
    TurnedByCurrentWinner,
    /// The dealer turns it over.
    TurnedByDealer,
    /// Someone else turns it over.
    TurnedByOtherPlayer,
    /// Someone who is not winning asks that it be turned over.
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

    /// The event that such words mean, for those who describe it in their own; none where they mean
    /// nothing known.
    ///
    /// ```
    /// use tapis_engine::floor::mucked_hand::MuckedEvent;
    /// let event = MuckedEvent::from_words("accidental_flip");
    /// assert_eq!(event, Some(MuckedEvent::TurnedAccidentally));
    /// ```
    pub fn from_words(words: &str) -> Option<MuckedEvent> {
        let words = words.to_lowercase();
        let has = |any: &[&str]| any.iter().any(|part| words.contains(part));
        let asked = has(&["ask", "request", "demand", "_for_", "for_a", "for_o"]);
        if has(&["dealer", "croupier"]) {
            return Some(MuckedEvent::TurnedByDealer);
        }
        if has(&["before", "during_betting", "during_play"]) {
            return Some(MuckedEvent::ThrownBeforeShowdown);
        }
        if has(&[
            "other",
            "not_winn",
            "non_winn",
            "loser",
            "neighbo",
            "opponent",
            "third",
            "spectator",
            "any",
        ]) {
            return Some(if asked {
                MuckedEvent::AskedByOtherPlayer
            } else {
                MuckedEvent::TurnedByOtherPlayer
            });
        }
        if has(&["winn"]) {
            return Some(MuckedEvent::TurnedByCurrentWinner);
        }
        if asked {
            return Some(MuckedEvent::AskedByOtherPlayer);
        }
        if has(&["accident", "itself", "flip", "unintended", "face_up", "expos"]) {
            return Some(MuckedEvent::TurnedAccidentally);
        }
        if has(&["retriev", "recover", "owner", "taken_back", "takes_back", "reclaim", "picked"]) {
            return Some(MuckedEvent::RetrievedByOwner);
        }
        has(&["turned_by", "player"]).then_some(MuckedEvent::TurnedByOtherPlayer)
    }
}

/// Why it is live or dead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MuckedReason {
    /// Nobody can say for certain which cards they were.
    NotIdentifiable,
    /// What happened makes it live.
    Live,
    /// Live under the director's control.
    LiveUnderControl,
    /// What happened makes it dead.
    Dead,
    /// Dead, but the director may save it in rare cases (3-3).
    DeadUnlessSaved,
}

/// The ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MuckedRuling {
    /// The hand takes part in the showdown.
    pub live: bool,
    /// Why.
    pub reason: MuckedReason,
    /// The rule followed.
    pub rule: String,
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
    MuckedRuling { live, reason, rule: rule.to_owned() }
}
