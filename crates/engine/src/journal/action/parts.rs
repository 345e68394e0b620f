//! Parts of actions about one player, one stack or one seat.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, EntryId, MemberId};

/// One player who is out, as the director says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BustLine {
    pub entry: EntryId,
    /// Player who took the last chips, if known.
    #[serde(default)]
    pub by: Option<EntryId>,
    /// The stack at the start of the hand; ranks several out in one hand (8-16).
    #[serde(default)]
    pub stack: Option<Chips>,
}

/// A member who is registered together with others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Newcomer {
    pub member: MemberId,
    /// Birth date where known, for rule 1-3.
    #[serde(default)]
    pub born: Option<NaiveDate>,
}

/// A member who is registered with a stack of his own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EntryWithStack {
    pub member: MemberId,
    /// Birth date where known, for rule 1-3.
    #[serde(default)]
    pub born: Option<NaiveDate>,
    /// Chips to begin with.
    pub chips: Chips,
}

/// Position that the director tapped on the table's picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Position {
    Button,
    BigBlind,
}
