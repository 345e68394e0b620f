//! The actions that an entry may not take now, each with its reason.

use serde::{Deserialize, Serialize};

use crate::journal::refusal::Refusal;

/// Action that the desk offers for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntryAction {
    Eliminate,
    Move,
    Revive,
    /// Not there, or there again.
    Absent,
}

/// Action that is refused for a player now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefusedAction {
    pub action: EntryAction,
    pub refusal: Refusal,
}
