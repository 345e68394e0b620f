//! The round that is played, and those before it.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{EntryId, TableNo};

/// A player of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundPlayer {
    pub entry: EntryId,
    /// The place at the table, 1: won; `None` if it is still playing there.
    pub place: Option<u32>,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundTable {
    pub table: TableNo,
    /// Players there: those still in by seat, then those out, latest first. A player alone has a bye.
    pub players: Vec<RoundPlayer>,
}

/// A round: who plays, or played, at which table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundView {
    /// Its number, from 1.
    pub no: u32,
    /// Its tables by number; in a bracket the winners of the first ones meet in the next round, and so on.
    pub tables: Vec<RoundTable>,
}

/// The round that is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Round {
    /// Its number, from 1.
    pub no: u32,
    /// The rounds that are over.
    pub over: Vec<RoundView>,
    /// Number of players who were out when it was drawn.
    pub out_before: usize,
}

impl Default for Round {
    fn default() -> Self {
        Round { no: 1, over: Vec::new(), out_before: 0 }
    }
}
