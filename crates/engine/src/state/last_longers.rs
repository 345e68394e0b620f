//! Bets on who stays in longest.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId};

/// Bet on who stays in longest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LastLonger {
    /// Its number, from 1.
    pub no: u32,
    /// Name of the bet; empty if there is none.
    pub name: String,
    /// The stake of each; 0 if there is none.
    pub stake: Cents,
    /// Players in the bet, by number of entry.
    pub players: Vec<EntryId>,
}
