//! Teams of a tournament.

use serde::{Deserialize, Serialize};

use crate::base::quantity::MemberId;
use crate::setup::text::invisible;

/// Team with its members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TeamList {
    pub name: String,
    pub members: Vec<MemberId>,
}

impl TeamList {
    /// Whether it has a name that can be printed, and players.
    pub(crate) fn is_valid(&self) -> bool {
        let length = self.name.trim().chars().count();
        (1..=100).contains(&length) && !self.name.chars().any(invisible) && !self.members.is_empty()
    }
}
