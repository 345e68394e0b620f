//! End of a tournament (1-5, 003 c).

use serde::{Deserialize, Serialize};

/// Condition under which play ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum EndCondition {
    /// One player has all chips (1-5).
    LastPlayer,
    /// All who are left qualify (1-5).
    Satellite { qualifiers: u32 },
    /// After its last level: nobody wins, and those left bring their stacks to the day on which all flights meet.
    Flight {
        /// The last level, from 1, breaks not counted.
        last_level: u32,
    },
    /// After so long; those left are ranked by chips (003 c).
    TimeLimit {
        /// Duration of play in minutes.
        minutes: u32,
    },
}
