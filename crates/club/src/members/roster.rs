//! Members who may come tonight: every member, those who usually come first.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_locale::alphabetical;

use crate::Problem;
use crate::file::library::Library;

/// Number of the last evenings by which regular players are judged.
const LAST: u32 = 9;

/// The members who may be registered, and how often they came lately.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roster {
    /// Number of the last evenings that are counted.
    pub evenings: u32,
    /// Members, the most frequent first; those who came equally often by name.
    pub members: Vec<Regular>,
}

/// A member, and how many of the last evenings the member came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Regular {
    /// The number in the file.
    pub member: MemberId,
    pub first_name: String,
    pub last_name: String,
    /// Number of the last evenings to which the member came.
    pub came: u32,
}

impl Library<'_> {
    /// Every member who is not archived, those who usually come first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn roster(&self) -> Result<Roster, Problem> {
        let (evenings, came) = self.file.attendance().regulars(LAST)?;
        let known =
            self.file.members().all()?.into_iter().filter(|member| !member.archived && !member.erased);
        let mut members: Vec<Regular> = known
            .map(|member| Regular {
                member: member.id,
                came: came.get(&member.id).copied().unwrap_or(0),
                first_name: member.card.first_name,
                last_name: member.card.last_name,
            })
            .collect();
        members.sort_by_cached_key(|regular| {
            (Reverse(regular.came), alphabetical(&regular.last_name, &regular.first_name), regular.member)
        });
        Ok(Roster { evenings, members })
    }
}
