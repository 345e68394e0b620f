//! Re-entries of a tournament: how many, until when and for how much.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips};

/// Rules of other entries, and their period.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReEntries {
    /// Number that one player may buy; `None` for no limit.
    pub max: Option<u32>,
    /// The last level (from 1, breaks not counted) in which they are sold; `None` means as long as latecomers may
    /// enter.
    pub last_level: Option<u32>,
    /// The chips of one; `None` means the starting stack.
    #[serde(default)]
    pub chips: Option<Chips>,
}

/// Price of a re-entry if it is not the price of an entry. A bounty is paid on top as for any entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReEntryPrice {
    /// The part that goes to the prize pool.
    pub fee: Cents,
    /// The part that the club keeps.
    pub club_part: Cents,
}
