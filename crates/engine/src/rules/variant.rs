//! The games of 004, article 7.

use serde::{Deserialize, Serialize};

/// Game that is played, as article 7 describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Texas hold'em, two cards each (7-I).
    Holdem,
    /// Omaha with four cards (7-II 1°).
    Omaha4High,
    /// Omaha with four cards, high and low (7-II 2° and 3°).
    Omaha4Hilo,
    /// Omaha with five cards (7-II 4°).
    Omaha5High,
    /// Seven card stud (7-III 1°).
    StudHigh,
    /// Seven card stud, high and low (7-III 2°).
    StudHilo,
    /// Seven card stud, low (7-III 3°).
    Razz,
    /// 2-7 triple draw (7-IV).
    Draw27,
}
