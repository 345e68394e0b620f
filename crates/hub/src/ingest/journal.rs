//! The journals of a bundle, and the place of each in the league.

use tapis_league::{Hash, JournalStart, SentEvening};

/// A journal of the bundle.
pub(crate) struct BundleJournal {
    pub(crate) start: JournalStart,
    /// The number of the last row that arrived, and its hash.
    pub(crate) last: i64,
    pub(crate) head: Hash,
    pub(crate) evening: SentEvening,
}

/// Numbers of rows and journals are far below what either type holds.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The place of a journal's rows.
#[derive(Debug)]
pub(crate) struct JournalPlace {
    /// The season in which its rows are stored.
    pub(super) season: i32,
    pub(super) epoch: i32,
    /// Rows after this one are new.
    pub(super) after: i64,
    /// The length of the history before, and the hash of its last row.
    pub(super) rows: i64,
    pub(super) head: Hash,
    /// Set if the history is new.
    pub(super) new: Option<New>,
}

/// History that is new to the league.
#[derive(Debug)]
pub(super) struct New {
    /// The one that it diverges from, if any.
    pub(crate) parent: Option<i32>,
}
