//! The rounds of a shoot-out or a bracket.

use serde::{Deserialize, Serialize};

/// Opponents in the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pairing {
    /// The winners of neighbouring tables: the first draw fixes the whole bracket.
    #[default]
    Bracket,
    /// The winners draw seats again.
    Draw,
}

/// Level with which a round begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoundLevels {
    #[default]
    FromFirst,
    /// The one that was reached.
    GoOn,
}

/// Course of a tournament from one round to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// Opponents in the next round.
    pub pairing: Pairing,
    /// Level with which a round begins.
    pub levels: RoundLevels,
    /// The last round, whose winners share first place; `None` if play goes on until one player is left. If it is 1,
    /// every table is a tournament of its own: season points follow from the place at the table and the number of its
    /// players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last: Option<u32>,
}

/// The most rounds that there can be: more than any field needs.
pub(crate) const MOST_ROUNDS: u32 = 20;
