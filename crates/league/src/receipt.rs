//! Answers of the league to a club.

use serde::{Deserialize, Serialize};

use crate::{ClubUid, Hash};

/// The result of importing a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    pub club: ClubUid,
    pub name: String,
    /// Its journals, by number.
    pub journals: Vec<JournalReceipt>,
    /// Members with newer data in the bundle.
    pub members: u64,
}

/// The result for a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalReceipt {
    /// The tournament's number in the club.
    pub journal: i64,
    /// The history that the rows belong to; 0 is the first.
    pub epoch: i32,
    /// Rows that were not there before.
    pub new_rows: i64,
    /// Number of rows of this history that the league now has.
    pub rows: i64,
    /// The hash of the last one.
    pub head: Hash,
    /// The number of rows after which this history diverges from another one; `None` if it is the first or was already
    /// known.
    pub forked_after: Option<i64>,
    /// The league has not decided yet whether this history counts.
    pub undecided: bool,
}

/// Reason why nothing was imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// A code for programs.
    pub code: String,
    /// A sentence for people.
    pub sentence: String,
}
