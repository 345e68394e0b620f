//! The envelopes of mystery bounties: those left, and those drawn.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::draw::Seed;
use crate::base::quantity::{Cents, EntryId, Millis};

/// An envelope that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawnEnvelope {
    /// Player who had gone out.
    pub from: EntryId,
    /// The number of the envelope, from 1.
    pub envelope: u32,
    /// Amount in the envelope.
    pub amount: Cents,
    /// The seed of its draw.
    pub seed: Seed,
    pub at: Millis,
}

/// The envelopes of a tournament, once they are sealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct SealedEnvelopes {
    pub(crate) at: Millis,
    /// Amount in each envelope, by number.
    pub(crate) envelopes: Vec<Cents>,
    /// Players who were out already.
    pub(crate) before: BTreeSet<EntryId>,
    /// In the order in which they were drawn.
    pub(crate) drawn: Vec<DrawnEnvelope>,
}
