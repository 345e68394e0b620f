//! Whether the file's tables, indexes and triggers are those that this program makes.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rusqlite::Connection;

use crate::file::opening::migrate;
use crate::{OpenError, StoreError};

type Schema = BTreeMap<String, (String, Option<String>)>;

fn schema(db: &Connection) -> Result<Schema, StoreError> {
    let mut query = db.prepare("SELECT name, type || ' ' || tbl_name, sql FROM sqlite_schema")?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The schema of a new file. It is made once: standings that are printed compare it anew each time.
fn expected() -> Result<&'static Schema, StoreError> {
    static EXPECTED: OnceLock<Schema> = OnceLock::new();
    if let Some(known) = EXPECTED.get() {
        return Ok(known);
    }
    let mut blank = Connection::open_in_memory()?;
    migrate(&mut blank, 0).map_err(|error| match error {
        OpenError::DiskFull => StoreError::DiskFull,
        error => StoreError::Damaged(error.to_string()),
    })?;
    let made = schema(&blank)?;
    Ok(EXPECTED.get_or_init(|| made))
}

/// The names of what differs.
pub(super) fn differences(db: &Connection) -> Result<Vec<String>, StoreError> {
    let (found, expected) = (schema(db)?, expected()?);
    let names = found.keys().chain(expected.keys().filter(|name| !found.contains_key(*name)));
    Ok(names.filter(|name| found.get(*name) != expected.get(*name)).cloned().collect())
}
