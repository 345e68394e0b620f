//! What the league answers.

use serde::{Deserialize, Serialize};

use crate::{ClubUid, Hash};

/// What became of a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The club.
    pub club: ClubUid,
    /// What the club is called.
    pub name: String,
    /// Its journals, by number.
    pub journals: Vec<JournalReceipt>,
    /// Members of whom the bundle said something newer.
    pub members: u64,
}

/// What became of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalReceipt {
    /// The tournament's number in the club.
    pub journal: i64,
    /// The history that the rows belong to; 0: the first.
    pub epoch: i32,
    /// Rows that were not there before.
    pub new_rows: i64,
    /// How many rows of this history the league holds now.
    pub rows: i64,
    /// The hash of the last of them.
    pub head: Hash,
    /// This history parts from another one after so many rows; none: it is the first, or was known already.
    pub forked_after: Option<i64>,
}

/// Why it took nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// Names it for a program.
    pub code: String,
    /// Says it to a person.
    pub sentence: String,
}
