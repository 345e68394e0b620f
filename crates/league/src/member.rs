//! A member as a club describes it to the league.

use serde::{Deserialize, Serialize};

use crate::MemberUid;

/// Data that a club discloses about a member. No other data on a card leaves the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberRecord {
    pub member: MemberUid,
    /// Increases with each change in the club: the record with the larger number is later.
    pub revision: u64,
    pub state: MemberState,
}

/// The state of a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum MemberState {
    /// A member with a card.
    Known {
        /// The member number in the club.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        licence: Option<String>,
        last_name: String,
        first_name: String,
    },
    /// The member was erased in the club; the league has to delete the name.
    Erased,
    /// The record was merged; its results belong to the one that was kept.
    Merged {
        /// The one that was kept.
        into: MemberUid,
    },
}
