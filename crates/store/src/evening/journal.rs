//! The journal: the truth of a live tournament. A row is acknowledged only when it is on the
//! disk; each carries a hash over itself and the row before, so that a damaged byte is found.

pub(crate) mod chain;
mod commands;
mod handing;
pub mod row;
mod turns;

pub use turns::{Due, Turn};

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use tapis_engine::base::quantity::{ArrivalId, MemberId, Millis, TournamentId};
use tapis_engine::journal::event::EVENT_VERSION;

use crate::base::author::Author;
use crate::evening::journal::row::{COLUMNS, JournalRow, RowKind, one, read};
use crate::evening::live::LiveTables;
use crate::evening::{arrivals, live};
use crate::file::settings;
use crate::file::subjects::JournalTable;
use crate::{ClubFile, StoreError};

/// The version of the program that writes rows now.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// A row to be written.
#[derive(Debug, Clone)]
pub struct NewRow<'a> {
    pub at: Millis,
    /// Author of the row and the device.
    pub author: &'a Author,
    /// The action as JSON, for the history in words.
    pub action: &'a str,
    /// Events of the row as JSON.
    pub events: &'a str,
    /// Whether Ctrl+Z takes it back.
    pub undoable: bool,
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
    let sealed = chain::SealedRow {
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
        device: &row.author.device,
        program: PROGRAM,
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
    tracing::debug!(tournament = tournament.0, seq, kind = kind.name(), "journal row");
    Ok(seq)
}

/// A change that belongs to a row.
#[derive(Debug, Clone, Copy)]
pub enum Beside<'a> {
    /// A setting of the club, by its key and as JSON.
    Setting(&'a str, &'a str),
    /// Somebody who said to have come waits no more.
    Arrived(ArrivalId),
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

    /// The same with what belongs to it: either all of it is on the disk, or nothing.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn append_with(
        &mut self,
        tournament: TournamentId,
        row: &NewRow<'_>,
        tables: &LiveTables,
        beside: Option<Beside<'_>>,
    ) -> Result<i64, StoreError> {
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let seq = insert(&transaction, tournament, row, RowKind::Action, None)?;
        commands::note(&transaction, self.command.as_deref(), tournament, seq, row.at)?;
        live::write(&transaction, tournament, tables)?;
        match beside {
            None => {}
            Some(Beside::Setting(key, value)) => {
                transaction.prepare_cached(settings::SET)?.execute([key, value])?;
            }
            Some(Beside::Arrived(arrival)) => {
                transaction.prepare_cached(arrivals::REMOVE)?.execute([arrival.0])?;
            }
        }
        transaction.commit().map_err(|error| self.journal().settled(error))?;
        self.grown(tournament);
        Ok(seq)
    }
}

impl JournalTable<'_> {
    /// All rows in order, undone ones among them.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rows(self, tournament: TournamentId) -> Result<Vec<JournalRow>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM journal WHERE tournament_id = ?1 ORDER BY seq");
        let mut query = self.file.db.prepare_cached(&sql)?;
        Ok(query.query_map([tournament.0], read)?.collect::<Result<_, _>>()?)
    }

    /// The last row; `None` if nothing has happened yet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn last_row(self, tournament: TournamentId) -> Result<Option<JournalRow>, StoreError> {
        one(&self.file.db, tournament, "ORDER BY seq DESC")
    }

    /// Origin of the chain of its rows: the hash of the set-up with which the tournament was made.
    ///
    /// # Errors
    /// [`StoreError::NotFound`].
    pub fn journal_origin(self, tournament: TournamentId) -> Result<[u8; 32], StoreError> {
        chain::origin_of(&self.file.db, tournament)
    }

    /// The hash of the last row of each tournament that is over, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn finished_heads(self) -> Result<Vec<(TournamentId, Vec<u8>)>, StoreError> {
        let sql = "SELECT tournament_id, head FROM chain JOIN tournament ON id = tournament_id
                   WHERE status = 'finished' ORDER BY tournament_id";
        let mut query = self.file.db.prepare_cached(sql)?;
        let read = |row: &rusqlite::Row<'_>| Ok((TournamentId(row.get(0)?), row.get(1)?));
        Ok(query.query_map([], read)?.collect::<Result<_, _>>()?)
    }

    /// Members with a result in a tournament that is over: the records that are kept, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn finished_players(self) -> Result<BTreeSet<MemberId>, StoreError> {
        let sql = "SELECT DISTINCT coalesce(merged_into, member.id)
                   FROM result JOIN tournament ON tournament.id = result.tournament_id
                   JOIN member ON member.id = member_id WHERE status = 'finished'";
        let mut query = self.file.db.prepare_cached(sql)?;
        Ok(query.query_map([], |row| row.get(0).map(MemberId))?.collect::<Result<_, _>>()?)
    }

    /// Number of rows that were written.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn journal_length(self, tournament: TournamentId) -> Result<i64, StoreError> {
        Ok(chain::end(&self.file.db, tournament)?.0)
    }

    /// Number of rows that this program has changed since it opened the file. Nobody else writes while it is open: if
    /// this has not grown, the file has not changed.
    pub fn rows_changed(self) -> u64 {
        self.file.db.total_changes() + self.file.taken
    }

    /// Time of the last row in UTC milliseconds; `None` if nothing has happened yet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn last_at(self, tournament: TournamentId) -> Result<Option<Millis>, StoreError> {
        let sql = "SELECT at FROM journal WHERE tournament_id = ?1 ORDER BY seq DESC LIMIT 1";
        Ok(self
            .file
            .db
            .prepare_cached(sql)?
            .query_row([tournament.0], |row| row.get(0))
            .optional()?
            .map(Millis))
    }

    /// Hands every row that counts to `take`, in order: its number, the version in which its events
    /// are written, and the events. What was handed out counts only where this ends well.
    ///
    /// # Errors
    /// [`StoreError::Journal`] names the first row that was changed, 0 for the first set-up;
    /// [`StoreError::JournalUnread`] the first that `take` cannot read; [`StoreError::JournalCut`]
    /// where rows are missing at the end.
    pub fn replay(
        self,
        tournament: TournamentId,
        mut take: impl FnMut(i64, i64, &str) -> bool + Send,
    ) -> Result<(), StoreError> {
        chain::walk(&self.file.db, tournament, &mut take)
    }
}
