//! Stacks counted during play.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, EntryId, Millis};

/// A stack that was counted. Chips bought since are added to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackAtCount {
    pub chips: Chips,
    pub at: Millis,
    /// Duration of play until then, breaks left out.
    pub(crate) played: Millis,
    /// Number of players out then.
    pub(crate) out: usize,
    /// The big blind then; in a break, that of the level to come.
    pub(crate) unit: Chips,
}

/// A count of everybody who was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WholeCount {
    /// Time when its last stack was counted.
    pub at: Millis,
    /// Number of players left then.
    pub players: u32,
    pub chips: Chips,
    /// Chips that were in play.
    pub in_play: Chips,
}

/// A stack that was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CountedStack {
    pub entry: EntryId,
    pub chips: Chips,
}
