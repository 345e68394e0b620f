//! Seats that nobody is given until they are released.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{SeatNo, TableNo};

/// Blocked seats of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BlockedSeats {
    pub table: TableNo,
    /// All its seats that are blocked; empty if none is.
    pub seats: Vec<SeatNo>,
}

/// Use of a seat of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatUse {
    /// Anybody may be given it.
    Free,
    Taken,
    /// It is kept for somebody when seats are drawn.
    Kept,
    /// Nobody is given it.
    Blocked,
}

impl SeatUse {
    /// Whether it can be blocked, or is.
    pub(crate) fn may_be_blocked(self) -> bool {
        matches!(self, SeatUse::Free | SeatUse::Blocked)
    }
}
