//! Flights: starting days whose survivors meet in one final.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, TournamentId};

/// A flight, as it is joined with others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Tournament that it was.
    pub tournament: TournamentId,
    /// Name of the flight.
    pub name: String,
    /// Entries sold in it, re-entries among them.
    pub entries: u32,
    /// The money that came in for the pool.
    pub pool: Cents,
}

/// The flights that were joined in a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Flights {
    pub flights: Vec<Flight>,
    /// Players who took part in any of them, each counted once.
    pub field: u32,
    /// Number of its players who play on.
    pub survivors: u32,
    /// The level with which play goes on, from 1, breaks not counted.
    pub level: u32,
}
