//! The contents of a bundle, for people who receive one.

use chrono::NaiveDate;
use serde::Serialize;
use tapis_engine::base::quantity::Millis;
use tapis_league::{Bundle, BundleError, BundleLine, ClubUid, Hash, MemberState, RowContent, fingerprint};

use crate::Problem;

/// Content of a verified bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BundleContents {
    /// The club that wrote it.
    pub club: ClubUid,
    pub name: String,
    /// The fingerprint of the key that signed it, as on the club's reports.
    pub key: String,
    /// Time of creation in UTC milliseconds by the club's clock.
    pub made: Millis,
    /// Number of members that it names.
    pub named: usize,
    /// Number of them who are erased.
    pub erased: usize,
    /// Its evenings, in the order of the file.
    pub evenings: Vec<BundleEvening>,
}

/// An evening in a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BundleEvening {
    /// The tournament's number in the club file.
    pub journal: u64,
    pub name: String,
    /// The day it was played.
    pub date: NaiveDate,
    pub results: usize,
    /// The rows of its journal.
    pub rows: u64,
    /// The number of withheld rows.
    pub withheld: u64,
    /// The hash of the last row.
    pub head: Hash,
    /// The hash of the same row in the club file.
    pub own_head: Hash,
}

/// Verifies a whole bundle and lists its contents.
///
/// # Errors
/// If it is not valid.
pub fn look_into(bytes: &[u8]) -> Result<BundleContents, Problem> {
    read(bytes).map_err(|error| Problem::new(error.code(), &error.values()))
}

fn read(bytes: &[u8]) -> Result<BundleContents, BundleError> {
    let bundle = Bundle::open(bytes)?;
    let head = bundle.head();
    let mut contents = BundleContents {
        club: head.club,
        name: head.name.clone(),
        key: fingerprint(&head.key.0),
        made: head.made,
        named: 0,
        erased: 0,
        evenings: Vec::new(),
    };
    let mut withheld = 0;
    let mut lines = bundle.lines()?;
    while let Some(line) = lines.next()? {
        match line {
            BundleLine::Member(record) => match record.state {
                MemberState::Known { .. } => contents.named += 1,
                MemberState::Erased => contents.erased += 1,
                MemberState::Merged { .. } => {}
            },
            BundleLine::Journal(_) => withheld = 0,
            BundleLine::Row(row, _) => {
                withheld += u64::from(matches!(row.content, RowContent::Withheld { .. }))
            }
            BundleLine::Evening(sent) => {
                let evening = sent.evening;
                contents.evenings.push(BundleEvening {
                    journal: evening.journal,
                    name: evening.name,
                    date: evening.date,
                    results: evening.results.len(),
                    rows: evening.rows,
                    withheld,
                    head: evening.head,
                    own_head: evening.own_head,
                });
            }
        }
    }
    Ok(contents)
}
