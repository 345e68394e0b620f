//! Undo, redo, and one row taken back alone: what was done last is what is undone next.
//!
//! The rows say it all. An undo or redo marks the row that is due. A row that was taken back alone, wherever it stands,
//! is an undo that is itself undoable; what undoes that is an undoable redo.

use rusqlite::{Connection, TransactionBehavior, params};
use tapis_engine::base::quantity::{Millis, TournamentId};

use super::{NewRow, commands, insert};
use crate::base::author::Author;
use crate::evening::journal::row::{JournalRow, RowKind, one, unread};
use crate::evening::live;
use crate::evening::live::LiveTables;
use crate::file::subjects::JournalTable;
use crate::{ClubFile, StoreError};

/// Something that can be undone or done again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Step {
    /// The row by which it was done.
    row: i64,
    /// The row that it marks; `None` means an action, which marks none.
    taken_back: Option<i64>,
}

/// Actions that were done and are not undone, and those undone since: the last of each is due.
#[derive(Debug, Default)]
struct Steps {
    done: Vec<Step>,
    undone: Vec<Step>,
}

impl Steps {
    fn take(&mut self, seq: i64, kind: RowKind, undoable: bool, target: Option<i64>) {
        let of = |steps: &[Step], of: Step| {
            let same = |step: &Step| match of.taken_back {
                None => *step == of,
                Some(target) => step.taken_back == Some(target),
            };
            steps.iter().rposition(same)
        };
        let action = |row: i64| Step { row, taken_back: None };
        let (from, to, step) = match (kind, undoable, target) {
            (RowKind::Action, true, _) => {
                self.done.push(action(seq));
                self.undone.clear();
                return;
            }
            (RowKind::Undo, true, Some(target)) => {
                let step = Step { row: seq, taken_back: Some(target) };
                if self.undone.last().map(|last| last.taken_back) != Some(Some(target)) {
                    self.done.push(step);
                    self.undone.clear();
                    return;
                }
                (&mut self.undone, &mut self.done, step)
            }
            (RowKind::Redo, true, Some(target)) => {
                (&mut self.done, &mut self.undone, Step { row: seq, taken_back: Some(target) })
            }
            (RowKind::Undo, false, Some(target)) => (&mut self.done, &mut self.undone, action(target)),
            (RowKind::Redo, false, Some(target)) => (&mut self.undone, &mut self.done, action(target)),
            _ => return,
        };
        if let Some(index) = of(from, step) {
            to.push(from.remove(index));
        }
    }

    fn read(db: &Connection, tournament: TournamentId) -> Result<Self, StoreError> {
        let mut steps = Steps::default();
        let last = one(db, tournament, "AND (undoable OR kind <> 'action') ORDER BY seq DESC")?;
        match last {
            None => return Ok(steps),
            // Nothing has been undone since.
            Some(row) if row.kind == RowKind::Action => {
                steps.take(row.seq, row.kind, true, None);
                return Ok(steps);
            }
            Some(_) => {}
        }
        let sql = "SELECT seq, kind, undoable, target FROM journal
                   WHERE tournament_id = ?1 AND (undoable OR kind <> 'action') ORDER BY seq";
        let mut query = db.prepare_cached(sql)?;
        let mut rows = query.query([tournament.0])?;
        while let Some(row) = rows.next()? {
            let kind = RowKind::named(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?);
            steps.take(row.get(0)?, kind, row.get(2)?, row.get(3)?);
        }
        Ok(steps)
    }
}

/// Effect of an undo or a redo now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// The row by which it was done.
    pub row: JournalRow,
    /// The row that counts no more afterwards, or counts again.
    pub target: i64,
    kind: RowKind,
}

impl Due {
    /// It was done by taking one row back alone.
    pub fn took_back(&self) -> bool {
        self.row.kind != RowKind::Action
    }
}

fn due(db: &Connection, tournament: TournamentId, redo: bool) -> Result<Option<Due>, StoreError> {
    let steps = Steps::read(db, tournament)?;
    let last = if redo { steps.undone.last() } else { steps.done.last() };
    let Some(step) = last else { return Ok(None) };
    let Some(row) = one(db, tournament, &format!("AND seq = {}", step.row))? else { return Ok(None) };
    let kind = if redo == step.taken_back.is_some() { RowKind::Undo } else { RowKind::Redo };
    Ok(Some(Due { row, target: step.taken_back.unwrap_or(step.row), kind }))
}

/// A row that is being undone or done again: what counts in the journal then.
#[derive(Debug)]
pub struct Turn<'a> {
    db: &'a Connection,
    tournament: TournamentId,
    pub target: i64,
}

impl Turn<'_> {
    /// Hands on the rows that count after one that stands before the target, in order. They were
    /// checked when the journal was first read; only these are read again.
    ///
    /// # Errors
    /// [`StoreError::JournalUnread`] where `take` cannot read one.
    pub fn replay_after(
        &self,
        seq: i64,
        mut take: impl FnMut(i64, i64, &str) -> bool,
    ) -> Result<(), StoreError> {
        let sql = "SELECT seq, version, events FROM journal
                   WHERE tournament_id = ?1 AND seq > ?2 AND kind = 'action' AND undone_by IS NULL ORDER BY seq";
        let mut query = self.db.prepare_cached(sql)?;
        let mut rows = query.query([self.tournament.0, seq])?;
        while let Some(row) = rows.next()? {
            let seq = row.get(0)?;
            if !take(seq, row.get(1)?, row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?) {
                return Err(unread(self.db, self.tournament, seq));
            }
        }
        Ok(())
    }
}

impl ClubFile {
    /// Undoes (or, with `redo`, does again) what is due. `tables` says what that changes in the tables, from the
    /// journal as it then is, inside the same transaction. `None` if nothing is due.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn turn_back(
        &mut self,
        tournament: TournamentId,
        redo: bool,
        at: Millis,
        author: &Author,
        tables: impl FnOnce(&Turn<'_>) -> Result<LiveTables, StoreError>,
    ) -> Result<Option<JournalRow>, StoreError> {
        let Some(due) = due(&self.db, tournament, redo)? else { return Ok(None) };
        let marks = Marks { target: due.target, kind: due.kind, undoable: due.took_back() };
        mark(self, tournament, &marks, &due.row.action, at, author, tables)?;
        Ok(Some(due.row))
    }

    /// Takes back one row, wherever it stands. Whether the rows after it still hold is for the caller to judge. Returns
    /// the row that says so; `None` if there is no such row, or it is undone already.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn take_row_back(
        &mut self,
        tournament: TournamentId,
        row: i64,
        at: Millis,
        author: &Author,
        tables: impl FnOnce(&Turn<'_>) -> Result<LiveTables, StoreError>,
    ) -> Result<Option<i64>, StoreError> {
        let found = one(&self.db, tournament, &format!("AND seq = {row}"))?;
        let Some(found) = found.filter(|row| row.active() && row.undoable) else { return Ok(None) };
        let marks = Marks { target: row, kind: RowKind::Undo, undoable: true };
        mark(self, tournament, &marks, &found.action, at, author, tables).map(Some)
    }
}

impl JournalTable<'_> {
    /// Action that Ctrl+Z would take back.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn undo_target(self, tournament: TournamentId) -> Result<Option<Due>, StoreError> {
        due(&self.file.db, tournament, false)
    }

    /// Action that Ctrl+Y would do again.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn redo_target(self, tournament: TournamentId) -> Result<Option<Due>, StoreError> {
        due(&self.file.db, tournament, true)
    }
}

fn mark(
    file: &mut ClubFile,
    tournament: TournamentId,
    marks: &Marks,
    action: &str,
    at: Millis,
    author: &Author,
    tables: impl FnOnce(&Turn<'_>) -> Result<LiveTables, StoreError>,
) -> Result<i64, StoreError> {
    let Marks { target, kind, undoable } = *marks;
    let transaction = file.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let row = NewRow { at, author, action, events: "[]", undoable };
    let seq = insert(&transaction, tournament, &row, kind, Some(target))?;
    commands::note(&transaction, file.command.as_deref(), tournament, seq, at)?;
    let by = (kind == RowKind::Undo).then_some(seq);
    let sql = "UPDATE journal SET undone_by = ?3 WHERE tournament_id = ?1 AND seq = ?2";
    transaction.prepare_cached(sql)?.execute(params![tournament.0, target, by])?;
    let tables = tables(&Turn { db: &transaction, tournament, target })?;
    live::write(&transaction, tournament, &tables)?;
    transaction.commit().map_err(|error| file.journal().settled(error))?;
    file.grown(tournament);
    Ok(seq)
}

/// Content of a row that undoes or does again.
#[derive(Clone, Copy)]
struct Marks {
    target: i64,
    kind: RowKind,
    undoable: bool,
}
