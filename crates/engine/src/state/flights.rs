//! Flights: starting days whose survivors meet in one final.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, TournamentId};

/// A flight, as it is joined with others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Tournament that it was.
    #[serde(rename = "tournament")]
    pub tournament: TournamentId,
    /// Name of the flight.
    #[serde(rename = "name")]
    pub name: String,
    /// Entries sold in it, re-entries among them.
    #[serde(rename = "entries")]
    pub entries: u32,
    /// The money that came in for the pool.
    #[serde(rename = "pool")]
    pub pool: Cents,
}

/// The flights that were joined in a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Flights {
    #[serde(rename = "flights")]
    pub flights: Vec<Flight>,
    /// Players who took part in any of them, each counted once.
    #[serde(rename = "field")]
    pub field: u32,
    /// Number of its players who play on.
    #[serde(rename = "survivors")]
    pub survivors: u32,
    /// The level with which play goes on, from 1, breaks not counted.
    #[serde(rename = "level")]
    pub level: u32,
}
