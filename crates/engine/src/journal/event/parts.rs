//! Parts that several events share: seats drawn and eliminations.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{EntryId, Place, SeatNo};
use crate::state::seats::SeatRef;

/// Somebody on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seating {
    pub entry: EntryId,
    pub at: SeatRef,
}

/// Basis of a draw of all seats beside its seed, tables and players, and the seats that are kept or blocked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DrawnFrom {
    /// Number of seats of each table, in their order.
    pub sizes: Vec<SeatNo>,
    /// The players of each team, by number of entry; empty if there are no teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<EntryId>>,
}

/// One player who went out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Out {
    pub entry: EntryId,
    /// The place taken then (8-16).
    pub place: Place,
    /// Player who made the elimination, if known.
    pub by: Option<EntryId>,
}
