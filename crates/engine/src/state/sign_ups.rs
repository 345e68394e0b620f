//! Sign-ups before the evening.

use serde::Serialize;

use crate::base::quantity::{MemberId, Millis};

/// A member who signed up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SignUp {
    /// Its number among all sign-ups ever made for this tournament, from 1.
    pub no: u32,
    pub member: MemberId,
    pub at: Millis,
    /// At some time there was no place for this member.
    pub waited: bool,
}

/// All who signed up, earliest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct SignUps {
    pub(crate) list: Vec<SignUp>,
    /// Number of all sign-ups, those who signed off included.
    pub(crate) made: u32,
}

impl SignUps {
    /// In the order in which they signed up.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &SignUp> {
        self.list.iter()
    }

    /// Whether a member signed up.
    pub fn contains(&self, member: MemberId) -> bool {
        self.list.iter().any(|sign_up| sign_up.member == member)
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}
