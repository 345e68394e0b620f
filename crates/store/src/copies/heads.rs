//! Positions of the journals, stored beside the club file while it is open, and their comparison with the file when it
//! is opened again.

use std::io::Write;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::TournamentId;

use crate::StoreError;
use crate::base::disk;
use crate::base::place::sibling;
use crate::copies::backup::copy::Backup;
use crate::copies::look::Look;

const SUFFIX: &str = ".rows";

/// Position of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Head {
    /// `None` means the library's journal.
    tournament: Option<TournamentId>,
    name: String,
    rows: i64,
    hash: String,
}

impl Head {
    /// `None` if there is no such tournament.
    pub(crate) fn now(db: &Connection, tournament: TournamentId) -> Result<Option<Head>, StoreError> {
        let sql = "SELECT name, rows, hex(head) FROM chain JOIN tournament ON id = tournament_id
                   WHERE tournament_id = ?1";
        let read = |row: &rusqlite::Row<'_>| {
            let tournament = Some(tournament);
            Ok(Head { tournament, name: row.get(0)?, rows: row.get(1)?, hash: row.get(2)? })
        };
        Ok(db.prepare_cached(sql)?.query_row([tournament.0], read).optional()?)
    }

    /// Position of the library's journal. `None` if the file is older than the library.
    pub(crate) fn of_library(db: &Connection) -> Result<Option<Head>, StoreError> {
        if !db.table_exists(None, "library_end")? {
            return Ok(None);
        }
        let read = |row: &rusqlite::Row<'_>| {
            Ok(Head { tournament: None, name: String::new(), rows: row.get(0)?, hash: row.get(1)? })
        };
        Ok(db.prepare_cached("SELECT rows, hex(head) FROM library_end")?.query_row([], read).optional()?)
    }

    fn rows_now(&self, db: &Connection) -> Result<i64, StoreError> {
        let now = match self.tournament {
            Some(tournament) => Head::now(db, tournament)?,
            None => Head::of_library(db)?,
        };
        Ok(now.map_or(0, |now| now.rows))
    }

    /// Whether a journal holds the row at which this one ended.
    fn is_in(&self, db: &Connection) -> Result<bool, StoreError> {
        let found = match self.tournament {
            Some(tournament) if is_deleted(db, tournament)? => return Ok(true),
            Some(tournament) => {
                let sql = "SELECT hex(hash) = ?3 FROM journal WHERE tournament_id = ?1 AND seq = ?2";
                db.query_row(sql, params![tournament.0, self.rows, self.hash], |row| row.get(0))
            }
            None if !db.table_exists(None, "library")? => return Ok(self.rows == 0),
            None => {
                let sql = "SELECT hex(hash) = ?2 FROM library WHERE seq = ?1";
                db.query_row(sql, params![self.rows, self.hash], |row| row.get(0))
            }
        };
        Ok(found.optional()?.unwrap_or(self.rows == 0))
    }
}

/// Whether the library's journal knows a tournament that is not there any more.
fn is_deleted(db: &Connection, tournament: TournamentId) -> Result<bool, StoreError> {
    if !db.table_exists(None, "library")? {
        return Ok(false);
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM library WHERE shelf = 'tournament' AND key = ?2)
               AND NOT EXISTS (SELECT 1 FROM tournament WHERE id = ?1)";
    let key = format!("[{}]", tournament.0);
    Ok(db.prepare_cached(sql)?.query_row(params![tournament.0, key], |row| row.get(0))?)
}

/// A journal that is not what was acknowledged before the program ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortfall {
    /// Tournament of the journal; `None` means the journal of members, seasons and settings.
    pub tournament: Option<TournamentId>,
    /// Name of the tournament; empty for that journal.
    pub name: String,
    /// Rows that were acknowledged.
    pub acknowledged: i64,
    pub found: i64,
    /// The newest copy that holds all of them.
    pub copy: Option<String>,
}

/// Writes the known lengths to the disk.
pub(crate) fn write(club: &Path, heads: &[Head]) -> Result<(), StoreError> {
    let text = serde_json::to_vec(heads).map_err(StoreError::Unwritable)?;
    let (path, draft) = (sibling(club, SUFFIX), sibling(club, ".rows.new"));
    // Mostly there is none; one that stays makes the next line fail.
    let _ = std::fs::remove_file(&draft);
    let mut file = disk::create_private(&draft)?;
    file.write_all(&text)?;
    file.sync_data()?;
    Ok(disk::put_in_place(&draft, &path)?)
}

/// Deletes the stored positions: the file itself is complete, or something else takes its place.
pub(crate) fn forget(club: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(sibling(club, SUFFIX)) {
        Ok(()) => Ok(disk::sync_folder(club)?),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// The journals that have not come as far as was acknowledged, or took another way.
pub(crate) fn compare(db: &Connection, club: &Path, copies: &[Backup]) -> Result<Vec<Shortfall>, StoreError> {
    let text = std::fs::read(sibling(club, SUFFIX)).unwrap_or_default();
    // A missing or truncated file tells nothing.
    let heads: Vec<Head> = serde_json::from_slice(&text).unwrap_or_default();
    let mut short = Vec::new();
    for head in heads {
        if head.is_in(db)? {
            continue;
        }
        let found = head.rows_now(db)?;
        let holds_all = |copy: &&Backup| {
            let look = Look::at(Path::new(&copy.path)).ok();
            look.is_some_and(|look| head.is_in(&look.db).unwrap_or(false))
        };
        let copy = copies.iter().find(holds_all).map(|copy| copy.path.clone());
        let Head { tournament, name, rows: acknowledged, .. } = head;
        short.push(Shortfall { tournament, name, acknowledged, found, copy });
    }
    Ok(short)
}
