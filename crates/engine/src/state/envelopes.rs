//! The envelopes of mystery bounties: those left, and those drawn.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::draw::Seed;
use crate::base::quantity::{Cents, EntryId, Millis};

/// An envelope that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawnEnvelope {
    /// Who had gone out.
    pub from: EntryId,
    /// The number of the envelope, from 1.
    pub envelope: u32,
    /// What was in it.
    pub amount: Cents,
    /// The seed of its draw.
    pub seed: Seed,
    pub at: Millis,
}

/// The envelopes of a tournament, once they are sealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Sealed {
    pub(crate) at: Millis,
    /// What is in each, by number.
    pub(crate) envelopes: Vec<Cents>,
    /// Who was out already.
    pub(crate) before: BTreeSet<EntryId>,
    /// In the order in which they were drawn.
    pub(crate) drawn: Vec<DrawnEnvelope>,
}
