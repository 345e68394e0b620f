//! The journal: the truth of a live tournament. A row is acknowledged only when it is on the
//! disk; each carries a hash over itself and the row before, so that a damaged byte is found.

pub(crate) mod chain;
mod handing;
pub(crate) mod older;

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use tapis_engine::event::EVENT_VERSION;
use tapis_engine::quantity::{MemberId, Millis, TournamentId};

use crate::live::{self, LiveTables};
use crate::{ClubFile, StoreError, settings};

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

/// Who changes something, and on which device.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Author {
    /// The person's name; empty: not said.
    pub person: String,
    /// The device's name; empty: not said.
    pub device: String,
}

/// The version of the program that writes rows now.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// A row to be written.
#[derive(Debug, Clone)]
pub struct NewRow<'a> {
    /// UTC milliseconds.
    pub at: Millis,
    /// Who did it, and where.
    pub author: &'a Author,
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
    pub at: Millis,
    /// Who did it.
    pub who: String,
    /// On which device; none: rows of formats before 8 do not say.
    pub device: Option<String>,
    /// The version of the program that wrote it; none: rows of formats before 8 do not say.
    pub program: Option<String>,
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
    /// Its hash, over itself and the row before.
    pub fn hash(&self) -> &[u8] {
        &self.hash
    }

    /// Whether it counts in the replay.
    pub fn active(&self) -> bool {
        self.kind == RowKind::Action && self.undone_by.is_none()
    }
}

const COLUMNS: &str =
    "seq, at, who, kind, undoable, target, undone_by, version, action, events, hash, device, program";

fn read(row: &Row<'_>) -> rusqlite::Result<JournalRow> {
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

fn one(db: &Connection, tournament: TournamentId, condition: &str) -> Result<Option<JournalRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM journal WHERE tournament_id = ?1 {condition} LIMIT 1");
    Ok(db.prepare_cached(&sql)?.query_row([tournament.0], read).optional()?)
}

/// The last row that can be undone. Goes back from the end by what undo and redo rows point to: an
/// undo left nothing to undo between its row and itself, and what was done again last comes first.
fn undo_target(db: &Connection, tournament: TournamentId) -> Result<Option<JournalRow>, StoreError> {
    let mut below = i64::MAX;
    loop {
        let condition = format!("AND seq < {below} AND (undoable OR kind <> 'action') ORDER BY seq DESC");
        let Some(row) = one(db, tournament, &condition)? else { return Ok(None) };
        below = match (row.kind, row.target) {
            (RowKind::Action, _) if row.undone_by.is_none() => return Ok(Some(row)),
            (RowKind::Redo, Some(target)) => return one(db, tournament, &format!("AND seq = {target}")),
            (RowKind::Undo, Some(target)) => target.min(row.seq),
            _ => row.seq,
        };
    }
}

/// The row undone last, unless something new has been done since.
fn redo_target(db: &Connection, tournament: TournamentId) -> Result<Option<JournalRow>, StoreError> {
    let undone = one(db, tournament, "AND undone_by IS NOT NULL ORDER BY undone_by DESC")?;
    let latest = one(db, tournament, "AND kind = 'action' AND undoable ORDER BY seq DESC")?;
    let latest = latest.map_or(0, |row| row.seq);
    Ok(undone.filter(|row| row.undone_by.is_some_and(|by| by > latest)))
}

pub(crate) fn insert(
    db: &Connection,
    tournament: TournamentId,
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
        who: &row.author.person,
        kind: kind.name(),
        action: row.action,
        events: row.events,
        device: Some(&row.author.device),
        program: Some(PROGRAM),
    };
    let hash = sealed.hash(&before);
    let sql = "INSERT INTO journal (tournament_id, seq, at, who, kind, undoable, target, version, action, events, hash,
                 device, program) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
    db.prepare_cached(sql)?.execute(params![
        tournament.0,
        seq,
        row.at.0,
        row.author.person,
        kind.name(),
        row.undoable,
        target,
        EVENT_VERSION,
        row.action,
        row.events,
        hash,
        row.author.device,
        PROGRAM
    ])?;
    chain::set_end(db, tournament, seq, &hash)?;
    Ok(seq)
}

fn rows(db: &Connection, tournament: TournamentId, columns: &str) -> Result<Vec<JournalRow>, StoreError> {
    let sql = format!("SELECT {columns} FROM journal WHERE tournament_id = ?1 ORDER BY seq");
    let mut query = db.prepare_cached(&sql)?;
    Ok(query.query_map([tournament.0], read)?.collect::<Result<_, _>>()?)
}

/// A row that is being undone or done again: what counts in the journal then.
#[derive(Debug)]
pub struct Turn<'a> {
    db: &'a Connection,
    tournament: TournamentId,
    /// The row.
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
        // After the target nothing counts but the clock's own buttons: the target was the last row
        // that could be undone.
        let parts = [
            ("seq > ?2 AND seq <= ?3 AND kind = 'action'", seq, self.target),
            ("seq > ?2 AND seq <= ?3 AND kind = 'action' AND NOT undoable", self.target, i64::MAX),
        ];
        for (condition, from, to) in parts {
            let sql = format!(
                "SELECT seq, version, events FROM journal
                 WHERE tournament_id = ?1 AND {condition} AND undone_by IS NULL ORDER BY seq"
            );
            let mut query = self.db.prepare_cached(&sql)?;
            let mut rows = query.query([self.tournament.0, from, to])?;
            while let Some(row) = rows.next()? {
                let seq = row.get(0)?;
                if !take(seq, row.get(1)?, row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?) {
                    return Err(unread(self.db, self.tournament, seq));
                }
            }
        }
        Ok(())
    }
}

/// The error for a sound row that this version cannot read.
fn unread(db: &Connection, tournament: TournamentId, seq: i64) -> StoreError {
    let sql = "SELECT name, program FROM journal JOIN tournament ON id = tournament_id
               WHERE tournament_id = ?1 AND seq = ?2";
    let found = db.query_row(sql, [tournament.0, seq], |row| Ok((row.get(0)?, row.get(1)?)));
    match found {
        Ok((name, program)) => StoreError::JournalUnread { tournament, name, seq, program },
        Err(error) => error.into(),
    }
}

impl ClubFile {
    /// Writes a row and what it changes in the tables, in one transaction. Returns when both are
    /// on the disk.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn append(
        &mut self,
        tournament: TournamentId,
        row: &NewRow<'_>,
        tables: &LiveTables,
    ) -> Result<i64, StoreError> {
        self.append_with(tournament, row, tables, None)
    }

    /// The same with a setting of the club, by its key and as JSON: either all of it is on the disk, or nothing.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn append_with(
        &mut self,
        tournament: TournamentId,
        row: &NewRow<'_>,
        tables: &LiveTables,
        setting: Option<(&str, &str)>,
    ) -> Result<i64, StoreError> {
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let seq = insert(&transaction, tournament, row, RowKind::Action, None)?;
        live::write(&transaction, tournament, tables)?;
        if let Some((key, value)) = setting {
            transaction.prepare_cached(settings::SET)?.execute([key, value])?;
        }
        transaction.commit().map_err(|error| self.settled(error))?;
        self.grown(tournament);
        Ok(seq)
    }

    /// All rows in order, undone ones among them.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn journal(&self, tournament: TournamentId) -> Result<Vec<JournalRow>, StoreError> {
        rows(&self.db, tournament, COLUMNS)
    }

    /// Where the chain of its rows begins: the hash of the set-up with which the tournament was made.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn journal_origin(&self, tournament: TournamentId) -> Result<[u8; 32], StoreError> {
        chain::origin_of(&self.db, tournament)
    }

    /// The hash of the last row of each tournament that is over, by number.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn finished_heads(&self) -> Result<Vec<(TournamentId, Vec<u8>)>, StoreError> {
        let sql = "SELECT tournament_id, head FROM chain JOIN tournament ON id = tournament_id
                   WHERE status = 'finished' ORDER BY tournament_id";
        let mut query = self.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((TournamentId(row.get(0)?), row.get(1)?));
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Who has a result in a tournament that is over: the records that are kept, by number.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn finished_players(&self) -> Result<BTreeSet<MemberId>, StoreError> {
        let sql = "SELECT DISTINCT coalesce(merged_into, member.id)
                   FROM result JOIN tournament ON tournament.id = result.tournament_id
                   JOIN member ON member.id = member_id WHERE status = 'finished'";
        let mut query = self.db.prepare_cached(sql)?;
        Ok(query.query_map([], |row| row.get(0).map(MemberId))?.collect::<Result<_, _>>()?)
    }

    /// How many rows were written.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn journal_length(&self, tournament: TournamentId) -> Result<i64, StoreError> {
        Ok(chain::end(&self.db, tournament)?.0)
    }

    /// How many rows this program has changed since it opened the file. Nobody else writes while it is open: if
    /// this has not grown, the file has not changed.
    pub fn rows_changed(&self) -> u64 {
        self.db.total_changes() + self.taken
    }

    /// When the last row was written, UTC milliseconds; none: nothing has happened yet.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn last_at(&self, tournament: TournamentId) -> Result<Option<Millis>, StoreError> {
        let sql = "SELECT at FROM journal WHERE tournament_id = ?1 ORDER BY seq DESC LIMIT 1";
        Ok(self.db.prepare_cached(sql)?.query_row([tournament.0], |row| row.get(0)).optional()?.map(Millis))
    }

    /// Hands every row that counts to `take`, in order: its number, the version in which its events
    /// are written, and the events. What was handed out counts only where this ends well.
    ///
    /// # Errors
    /// [`StoreError::Journal`] names the first row that was changed, 0 for the first set-up;
    /// [`StoreError::JournalUnread`] the first that `take` cannot read; [`StoreError::JournalCut`]
    /// where rows are missing at the end.
    pub fn replay(
        &self,
        tournament: TournamentId,
        mut take: impl FnMut(i64, i64, &str) -> bool + Send,
    ) -> Result<(), StoreError> {
        chain::walk(&self.db, tournament, &mut take)
    }

    /// What Ctrl+Z would take back.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn undo_target(&self, tournament: TournamentId) -> Result<Option<JournalRow>, StoreError> {
        undo_target(&self.db, tournament)
    }

    /// What Ctrl+Y would do again.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn redo_target(&self, tournament: TournamentId) -> Result<Option<JournalRow>, StoreError> {
        redo_target(&self.db, tournament)
    }

    /// Undoes (or, with `redo`, does again) the row that is due. `tables` says what that changes in
    /// the tables, from the journal as it then is, inside the same transaction. None: nothing is due.
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
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found = if redo {
            redo_target(&transaction, tournament)?
        } else {
            undo_target(&transaction, tournament)?
        };
        let Some(target) = found else { return Ok(None) };
        let row = NewRow { at, author, action: &target.action, events: "[]", undoable: false };
        let kind = if redo { RowKind::Redo } else { RowKind::Undo };
        let seq = insert(&transaction, tournament, &row, kind, Some(target.seq))?;
        let by = (!redo).then_some(seq);
        let sql = "UPDATE journal SET undone_by = ?3 WHERE tournament_id = ?1 AND seq = ?2";
        transaction.prepare_cached(sql)?.execute(params![tournament.0, target.seq, by])?;
        let tables = tables(&Turn { db: &transaction, tournament, target: target.seq })?;
        live::write(&transaction, tournament, &tables)?;
        transaction.commit().map_err(|error| self.settled(error))?;
        self.grown(tournament);
        Ok(Some(target))
    }
}
