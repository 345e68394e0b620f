//! Identity of a club: what tells two clubs apart that began with copies of one file.

use rusqlite::{Connection, OptionalExtension};

use crate::StoreError;

/// The setting that a file has once it was said to be another club than the one it was copied from.
pub(crate) const SETTING: &str = "identity";

/// Identity of this club: what was said, else how its library journal began. `None` if nothing was ever kept in it.
pub(crate) fn of(db: &Connection) -> Result<Option<String>, StoreError> {
    let sql = "SELECT coalesce((SELECT value FROM main.setting WHERE key = ?1),
                               (SELECT hex(hash) FROM main.library WHERE seq = 1))";
    Ok(db.query_row(sql, [SETTING], |row| row.get(0)).optional()?.flatten())
}
