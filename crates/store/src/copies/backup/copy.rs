//! A copy of the club file.

use serde::{Deserialize, Serialize};

/// Backup copy of a club file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Backup {
    pub path: String,
    /// Time of the copy in UTC milliseconds.
    pub at: i64,
    /// Reason for the copy: `start`, `migration`, `end`, `demand`, or `restore` for what stood here before a copy was
    /// put in its place.
    pub reason: String,
}
