//! The ranking of an evening that is over, as corrected by hand.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{EntryId, Millis, Place};

/// Somebody's place after a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CorrectedPlace {
    pub entry: EntryId,
    /// The place; those who share one have the same.
    pub place: Place,
}

/// That the ranking was corrected last, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankingCorrection {
    pub at: Millis,
    pub why: String,
}
