//! The journal: the truth of a live tournament. A row is acknowledged only when it is on the
//! disk; each carries a hash over itself and the row before, so that a damaged byte is found.

pub(crate) mod chain;
mod handing;
pub(crate) mod older;

use rusqlite::{Connection, OptionalExtension, Row, TransactionBehavior, params};
use tapis_engine::event::EVENT_VERSION;

pub use handing::Take;

use crate::live::{self, LiveTables};
use crate::{ClubFile, StoreError};

/// What a row is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowKind {
    /// Something was done.
    Action,
    /// The row `target` was undone.
    Undo,
    /// The row `target` was done again.
    Redo,
}

impl RowKind {
    fn name(self) -> &'static str {
        match self {
            RowKind::Action => "action",
            RowKind::Undo => "undo",
            RowKind::Redo => "redo",
        }
    }

    fn named(name: &str) -> Self {
        match name {
            "undo" => RowKind::Undo,
            "redo" => RowKind::Redo,
            _ => RowKind::Action,
        }
    }
}

/// A row to be written.
#[derive(Debug, Clone)]
pub struct NewRow<'a> {
    /// UTC milliseconds.
    pub at: i64,
    /// Who did it.
    pub who: &'a str,
    /// The action as JSON, for the history in words.
    pub action: &'a str,
    /// What happened as JSON.
    pub events: &'a str,
    /// Whether Ctrl+Z takes it back.
    pub undoable: bool,
}

/// A row as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalRow {
    /// Its number in the tournament, from 1.
    pub seq: i64,
    /// UTC milliseconds.
    pub at: i64,
    /// Who did it.
    pub who: String,
    /// What it is.
    pub kind: RowKind,
    /// Whether Ctrl+Z takes it back.
    pub undoable: bool,
    /// The row that it undoes or does again.
    pub target: Option<i64>,
    /// The row by which it is undone now.
    pub undone_by: Option<i64>,
    /// The action as JSON.
    pub action: String,
    /// What happened as JSON.
    pub events: String,
    /// The version in which its events are written.
    pub version: i64,
    hash: Vec<u8>,
}

impl JournalRow {
    /// Whether it counts in the replay.
    pub fn active(&self) -> bool {
        self.kind == RowKind::Action && self.undone_by.is_none()
    }
}

const COLUMNS: &str = "seq, at, who, kind, undoable, target, undone_by, version, action, events, hash";

fn read(row: &Row<'_>) -> rusqlite::Result<JournalRow> {
    let kind = RowKind::named(row.get_ref(3)?.as_str()?);
    Ok(JournalRow {
        seq: row.get(0)?,
        at: row.get(1)?,
        who: row.get(2)?,
        kind,
        undoable: row.get(4)?,
        target: row.get(5)?,
        undone_by: row.get(6)?,
        version: row.get(7)?,
        action: row.get(8)?,
        events: row.get(9)?,
        hash: row.get(10)?,
    })
}

fn one(db: &Connection, tournament: i64, condition: &str) -> Result<Option<JournalRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM journal WHERE tournament_id = ?1 {condition} LIMIT 1");
    Ok(db.prepare_cached(&sql)?.query_row([tournament], read).optional()?)
}

fn undo_target(db: &Connection, tournament: i64) -> Result<Option<JournalRow>, StoreError> {
    one(db, tournament, "AND kind = 'action' AND undoable AND undone_by IS NULL ORDER BY seq DESC")
}

/// The row undone last, unless something new has been done since.
fn redo_target(db: &Connection, tournament: i64) -> Result<Option<JournalRow>, StoreError> {
    let undone = one(db, tournament, "AND undone_by IS NOT NULL ORDER BY undone_by DESC")?;
    let latest = one(db, tournament, "AND kind = 'action' AND undoable ORDER BY seq DESC")?;
    let latest = latest.map_or(0, |row| row.seq);
    Ok(undone.filter(|row| row.undone_by.is_some_and(|by| by > latest)))
}

fn insert(
    db: &Connection,
    tournament: i64,
    row: &NewRow<'_>,
    kind: RowKind,
    target: Option<i64>,
) -> Result<i64, StoreError> {
    let (last, before) = chain::end(db, tournament)?;
    let seq = last + 1;
    let sealed = chain::Sealed {
        tournament,
        seq,
        at: row.at,
        version: EVENT_VERSION,
        undoable: row.undoable,
        target,
        who: row.who,
        kind: kind.name(),
        action: row.action,
        events: row.events,
    };
    let hash = sealed.hash(&before);
    let sql = "INSERT INTO journal (tournament_id, seq, at, who, kind, undoable, target, version, action, events, hash)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    db.prepare_cached(sql)?.execute(params![
        tournament,
        seq,
        row.at,
        row.who,
        kind.name(),
        row.undoable,
        target,
        EVENT_VERSION,
        row.action,
        row.events,
        hash
    ])?;
    chain::set_end(db, tournament, seq, &hash)?;
    Ok(seq)
}

fn rows(db: &Connection, tournament: i64) -> Result<Vec<JournalRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM journal WHERE tournament_id = ?1 ORDER BY seq");
    let mut query = db.prepare_cached(&sql)?;
    Ok(query.query_map([tournament], read)?.collect::<Result<_, _>>()?)
}

/// Hands the events of every row that counts to its argument, in order, with the version in which
/// they are written, and checks the chain on the way.
pub type Replay<'a> = dyn Fn(&mut Take<'_>) -> Result<(), StoreError> + 'a;

impl ClubFile {
    /// Writes a row and what it changes in the tables, in one transaction. Returns when both are
    /// on the disk.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn append(
        &mut self,
        tournament: i64,
        row: &NewRow<'_>,
        tables: &LiveTables,
    ) -> Result<i64, StoreError> {
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let seq = insert(&transaction, tournament, row, RowKind::Action, None)?;
        live::write(&transaction, tournament, tables)?;
        transaction.commit()?;
        Ok(seq)
    }

    /// All rows in order, undone ones among them.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn journal(&self, tournament: i64) -> Result<Vec<JournalRow>, StoreError> {
        rows(&self.db, tournament)
    }

    /// When the last row was written, UTC milliseconds; none: nothing has happened yet.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn last_at(&self, tournament: i64) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT at FROM journal WHERE tournament_id = ?1 ORDER BY seq DESC LIMIT 1";
        Ok(self.db.prepare_cached(sql)?.query_row([tournament], |row| row.get(0)).optional()?)
    }

    /// Hands the events of every row that counts to `take`, in order, with the version in which
    /// they are written. What was handed out counts only where this ends well.
    ///
    /// # Errors
    /// [`StoreError::Journal`] names the first row that was changed or that `take` cannot read,
    /// 0 for the first set-up; [`StoreError::JournalCut`] where rows are missing at the end.
    pub fn replay(
        &self,
        tournament: i64,
        mut take: impl FnMut(i64, &str) -> bool + Send,
    ) -> Result<(), StoreError> {
        chain::walk(&self.db, tournament, &mut take)
    }

    /// What Ctrl+Z would take back.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn undo_target(&self, tournament: i64) -> Result<Option<JournalRow>, StoreError> {
        undo_target(&self.db, tournament)
    }

    /// What Ctrl+Y would do again.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn redo_target(&self, tournament: i64) -> Result<Option<JournalRow>, StoreError> {
        redo_target(&self.db, tournament)
    }

    /// Undoes (or, with `redo`, does again) the row that is due. `tables` makes the tables from
    /// the journal as it then is, inside the same transaction. None: nothing is due.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn turn_back(
        &mut self,
        tournament: i64,
        redo: bool,
        at: i64,
        who: &str,
        tables: impl FnOnce(&Replay<'_>) -> Result<LiveTables, StoreError>,
    ) -> Result<Option<JournalRow>, StoreError> {
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found = if redo {
            redo_target(&transaction, tournament)?
        } else {
            undo_target(&transaction, tournament)?
        };
        let Some(target) = found else { return Ok(None) };
        let row = NewRow { at, who, action: &target.action, events: "[]", undoable: false };
        let kind = if redo { RowKind::Redo } else { RowKind::Undo };
        let seq = insert(&transaction, tournament, &row, kind, Some(target.seq))?;
        let by = (!redo).then_some(seq);
        let sql = "UPDATE journal SET undone_by = ?3 WHERE tournament_id = ?1 AND seq = ?2";
        transaction.prepare_cached(sql)?.execute(params![tournament, target.seq, by])?;
        let db: &Connection = &transaction;
        let tables = tables(&|take| chain::walk(db, tournament, take))?;
        live::write(&transaction, tournament, &tables)?;
        transaction.commit()?;
        Ok(Some(target))
    }
}
