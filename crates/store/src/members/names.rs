//! First and last names of all members, where nothing else of them is needed.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row};
use tapis_engine::base::quantity::MemberId;
use tapis_lists::{first_without_capitals, without_capitals};

use crate::StoreError;
use crate::file::subjects::MembersTable;

/// Whether names in capitals are written as people write them; else as they were typed.
const RECASED: &str = "names.recased";

/// Whether the club writes names in capitals as people write them.
pub(super) fn recased(db: &Connection) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
    let value: Option<String> = query.query_row([RECASED], |row| row.get(0)).optional()?;
    Ok(value.as_deref() == Some("true"))
}

/// Names of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberName {
    /// First name; may be empty.
    pub first: String,
    pub last: String,
}

impl MembersTable<'_> {
    /// Whether names in capitals are written as people write them, wherever a name comes in ("DUPONT Michel" becomes
    /// "Dupont Michel"); otherwise as they were typed, as in a new club.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn names_recased(self) -> Result<bool, StoreError> {
        recased(&self.file.db)
    }

    /// Decides how names in capitals are written from now on. Members who are there stay as they are.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn recase_names(self, recase: bool) -> Result<(), StoreError> {
        self.file.settings().keep(RECASED, &recase)
    }

    /// A first and a last name that were typed, as the club writes names.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn typed_name(self, first: String, last: String) -> Result<MemberName, StoreError> {
        Ok(if self.names_recased()? {
            MemberName {
                first: first_without_capitals(&first).into_owned(),
                last: without_capitals(&last).into_owned(),
            }
        } else {
            MemberName { first, last }
        })
    }

    /// First and last name of all members who are there: not of those who were erased or merged into another.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_names(self) -> Result<BTreeMap<MemberId, MemberName>, StoreError> {
        let sql = "SELECT id, first_name, last_name FROM member
             WHERE erased_at IS NULL AND merged_into IS NULL ORDER BY id";
        let read =
            |row: &Row<'_>| Ok((MemberId(row.get(0)?), MemberName { first: row.get(1)?, last: row.get(2)? }));
        Ok(self.file.db.prepare_cached(sql)?.query_map([], read)?.collect::<Result<_, _>>()?)
    }
}
