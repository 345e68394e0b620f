//! Prizes that were announced, given by name, or handed over.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, Millis};
use crate::prizes::payouts::PrizeInKind;
use crate::state::seats::ResultLine;

/// Prizes as they were announced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnnouncedPrizes {
    pub at: Millis,
    pub pool: Cents,
    /// Amount of each place, best first.
    pub amounts: Vec<Cents>,
    /// They were kept although others would follow from the pool; `None` if they were not.
    pub kept: Option<KeptPrizes>,
}

/// A decision that announced prizes stay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeptPrizes {
    pub at: Millis,
    pub pool: Cents,
    /// Amount that the plan would have given each place then, best first.
    pub amounts: Vec<Cents>,
    /// Use of the difference, in the director's words; empty if nothing was said.
    pub note: String,
}

/// A prize that was handed over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandedPrize {
    pub entry: EntryId,
    pub at: Millis,
    pub amount: Cents,
    pub in_kind: Vec<PrizeInKind>,
}

impl HandedPrize {
    /// It is what this line of the results gives.
    pub(crate) fn is_all_of(&self, line: &ResultLine) -> bool {
        self.amount == line.money() && self.in_kind == line.in_kind
    }
}

/// A named prize in a player's hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedHandover {
    pub at: Millis,
    pub amount: Cents,
    pub thing: Option<String>,
}

/// A named prize that was given to a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct GivenPrize {
    pub(crate) prize: String,
    pub(crate) entry: EntryId,
    /// Amount and thing handed over; `None` if nothing yet.
    pub(crate) handed: Option<NamedHandover>,
}
