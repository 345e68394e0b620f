//! A member as the league knows one from a club.

use serde::{Deserialize, Serialize};

use crate::MemberUid;

/// What a club says of a member. Nothing else of a card leaves the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberRecord {
    /// Who.
    pub member: MemberUid,
    /// Grows with each change in the club: the larger one is the later.
    pub revision: u64,
    /// What is said.
    pub state: MemberState,
}

/// What there is to say of a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum MemberState {
    /// A card.
    Known {
        /// The number in the club.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<String>,
        /// The licence.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        licence: Option<String>,
        /// Last name.
        last_name: String,
        /// First name.
        first_name: String,
    },
    /// The member was erased in the club: whoever has the name forgets it.
    Erased,
    /// The record was one of a double, and results are those of the one that is kept.
    Merged {
        /// That one.
        into: MemberUid,
    },
}
