//! The author of a change: a person and a device.

use serde::{Deserialize, Serialize};

/// Person who changes something, and the device.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Author {
    /// The person's name; empty if not stated.
    pub person: String,
    /// The device's name; empty if not stated.
    pub device: String,
}
