//! The rows of the journal.

use rusqlite::{Connection, OptionalExtension, Row};
use tapis_engine::base::quantity::{Millis, TournamentId};

use crate::StoreError;

/// Kind of a journal's row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowKind {
    Action,
    /// The row `target` was undone.
    Undo,
    /// The row `target` was done again.
    Redo,
}

impl RowKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            RowKind::Action => "action",
            RowKind::Undo => "undo",
            RowKind::Redo => "redo",
        }
    }

    pub(crate) fn named(name: &str) -> Self {
        match name {
            "undo" => RowKind::Undo,
            "redo" => RowKind::Redo,
            _ => RowKind::Action,
        }
    }
}

/// A row as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalRow {
    /// Its number in the tournament, from 1.
    pub seq: i64,
    pub at: Millis,
    pub who: String,
    /// Device of the action; empty if not stated.
    pub device: String,
    /// The version of the program that wrote it.
    pub program: String,
    pub kind: RowKind,
    /// Whether Ctrl+Z takes it back. Of an undo: it took back one row alone, or puts it back.
    pub undoable: bool,
    /// The row that it undoes or does again.
    pub target: Option<i64>,
    /// The row by which it is undone now.
    pub undone_by: Option<i64>,
    /// The action as JSON.
    pub action: String,
    /// Events of the row as JSON.
    pub events: String,
    /// The version in which its events are written.
    pub version: i64,
    hash: Vec<u8>,
}

impl JournalRow {
    /// Its hash, over itself and the row before.
    pub fn hash(&self) -> &[u8] {
        &self.hash
    }

    /// Whether it counts in the replay.
    pub fn active(&self) -> bool {
        self.kind == RowKind::Action && self.undone_by.is_none()
    }
}

pub(crate) const COLUMNS: &str =
    "seq, at, who, kind, undoable, target, undone_by, version, action, events, hash, device, program";

pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<JournalRow> {
    let kind = RowKind::named(row.get_ref(3)?.as_str()?);
    Ok(JournalRow {
        seq: row.get(0)?,
        at: Millis(row.get(1)?),
        who: row.get(2)?,
        kind,
        undoable: row.get(4)?,
        target: row.get(5)?,
        undone_by: row.get(6)?,
        version: row.get(7)?,
        action: row.get(8)?,
        events: row.get(9)?,
        hash: row.get(10)?,
        device: row.get(11)?,
        program: row.get(12)?,
    })
}

pub(crate) fn one(
    db: &Connection,
    tournament: TournamentId,
    condition: &str,
) -> Result<Option<JournalRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM journal WHERE tournament_id = ?1 {condition} LIMIT 1");
    Ok(db.prepare_cached(&sql)?.query_row([tournament.0], read).optional()?)
}

/// The error for a sound row that this version cannot read.
pub(crate) fn unread(db: &Connection, tournament: TournamentId, seq: i64) -> StoreError {
    let sql = "SELECT name, program FROM journal JOIN tournament ON id = tournament_id
               WHERE tournament_id = ?1 AND seq = ?2";
    let found = db.query_row(sql, [tournament.0, seq], |row| Ok((row.get(0)?, row.get(1)?)));
    match found {
        Ok((name, program)) => StoreError::JournalUnread { tournament, name, seq, program },
        Err(error) => error.into(),
    }
}
