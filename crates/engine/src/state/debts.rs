//! Debts that the club gave up.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Millis};

/// A debt that was written off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrittenOff {
    pub entry: EntryId,
    pub at: Millis,
    pub amount: Cents,
    pub why: String,
}
