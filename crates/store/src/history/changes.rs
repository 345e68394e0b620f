//! Changes of members and seasons, with their authors and times.

use std::collections::BTreeMap;

use rusqlite::params;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tapis_engine::base::quantity::{MemberId, SeasonId};

use crate::StoreError;
use crate::file::subjects::LibraryTable;
use crate::history::separations::{OnceMerged, once_merged};
use crate::library::{MEMBER, SEASON, Shelf};

/// A change of a member or a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LibraryChange {
    /// Time of the change in UTC milliseconds.
    pub at: i64,
    /// Author of the change; empty if not stated.
    pub who: String,
    /// Device of the change; empty if not stated.
    pub device: String,
    /// Start of the record's history: it was made then.
    pub first: bool,
    /// Each field that became another.
    pub fields: Vec<LibraryField>,
}

/// A field that became another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LibraryField {
    pub field: String,
    /// Value before the change; `None` if nothing, or it was erased.
    pub before: Option<String>,
    /// Value after the change; `None` if nothing.
    pub after: Option<String>,
}

/// Fields that follow from others, or that nobody chooses.
const SILENT: [&str; 5] = ["id", "folded", "created_at", "merged_into", "taken_over"];

impl LibraryTable<'_> {
    /// The changes of a member, latest first. What the member had taken over from a record that stands for itself again
    /// is another person's, and is left out.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_changes(self, id: MemberId) -> Result<Vec<LibraryChange>, StoreError> {
        self.changes(MEMBER, id.0, &once_merged(&self.file.db, id)?)
    }

    /// Start and length of the history of each member that the club ever had: the hash of the first row of the library
    /// journal, and the number of the last one. The hash is no other member's, here or in another club.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_origins(self) -> Result<BTreeMap<MemberId, (Vec<u8>, u64)>, StoreError> {
        let sql = "SELECT CAST(substr(key, 2) AS INTEGER), hash, last
                   FROM (SELECT key, min(seq) AS first, max(seq) AS last FROM library WHERE shelf = 'member' GROUP BY key)
                   JOIN library USING (key) WHERE shelf = 'member' AND seq = first";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok((MemberId(row.get(0)?), (row.get(1)?, u64::try_from(row.get::<_, i64>(2)?).unwrap_or(0))))
        };
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Number of changes in the library journal. The number grows with each one, whatever the clock says.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn library_rows(self) -> Result<u64, StoreError> {
        let rows: i64 =
            self.file.db.query_row("SELECT coalesce(max(rows), 0) FROM library_end", [], |row| row.get(0))?;
        Ok(u64::try_from(rows).unwrap_or(0))
    }

    /// The changes of a season, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn season_changes(self, id: SeasonId) -> Result<Vec<LibraryChange>, StoreError> {
        self.changes(SEASON, id.0, &[])
    }

    fn changes(self, shelf: Shelf, id: i64, once: &[OnceMerged]) -> Result<Vec<LibraryChange>, StoreError> {
        let sql =
            "SELECT at, who, device, content, seq FROM library WHERE shelf = ?1 AND key = ?2 ORDER BY seq";
        let key = Value::Array(vec![id.into()]).to_string();
        let mut query = self.file.db.prepare_cached(sql)?;
        let mut rows = query.query(params![shelf.table, key])?;
        let (mut changes, mut before) = (Vec::new(), Map::new());
        while let Some(row) = rows.next()? {
            let (content, seq): (Option<String>, i64) = (row.get(3)?, row.get(4)?);
            let mut after = content.map(|content| shelf.named(&content)).unwrap_or_default();
            let mut others = false;
            for one in once {
                others |= one.leave_out(seq, &mut after);
            }
            let (first, fields) = (changes.is_empty(), differences(&before, &after));
            before = after;
            if others && fields.is_empty() {
                continue;
            }
            changes.push(LibraryChange {
                at: row.get(0)?,
                who: row.get(1)?,
                device: row.get(2)?,
                first,
                fields,
            });
        }
        changes.reverse();
        Ok(changes)
    }
}

fn differences(before: &Map<String, Value>, after: &Map<String, Value>) -> Vec<LibraryField> {
    let names = after.keys().chain(before.keys().filter(|name| !after.contains_key(*name)));
    let said = |value: Option<&Value>| {
        value.map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    };
    names
        .filter(|name| !SILENT.contains(&name.as_str()) && before.get(*name) != after.get(*name))
        .map(|name| LibraryField {
            field: name.clone(),
            before: said(before.get(name)),
            after: said(after.get(name)),
        })
        .collect()
}
