//! First and last names of all members, where nothing else of them is needed.

use std::collections::BTreeMap;

use rusqlite::Row;
use tapis_engine::quantity::MemberId;

use crate::{ClubFile, StoreError};

/// What a member is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberName {
    /// First name; may be empty.
    pub first: String,
    /// Last name.
    pub last: String,
}

impl ClubFile {
    /// First and last name of all members who are there: not of those who were erased or merged into another.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn member_names(&self) -> Result<BTreeMap<MemberId, MemberName>, StoreError> {
        let sql = "SELECT id, first_name, last_name FROM member
             WHERE erased_at IS NULL AND merged_into IS NULL ORDER BY id";
        let read =
            |row: &Row<'_>| Ok((MemberId(row.get(0)?), MemberName { first: row.get(1)?, last: row.get(2)? }));
        Ok(self.db.prepare_cached(sql)?.query_map([], read)?.collect::<Result<_, _>>()?)
    }
}
