//! The row that a device's command became, or that it was done: kept in the transaction that does it, so that a command
//! sent again after a crash is found.

use rusqlite::{Connection, OptionalExtension, Params, params};
use tapis_engine::base::quantity::{Millis, TournamentId};

use crate::evening::journal::row::{JournalRow, one};
use crate::file::subjects::JournalTable;
use crate::{ClubFile, StoreError};

/// Time for which a command is known.
const KEPT: Millis = Millis::of_minutes(24 * 60);

/// Notes beside a row the command that it came from; `None` if it came from this computer.
pub(super) fn note(
    db: &Connection,
    command: Option<&str>,
    tournament: TournamentId,
    seq: i64,
    at: Millis,
) -> Result<(), StoreError> {
    let Some(command) = command else { return Ok(()) };
    db.prepare_cached("DELETE FROM command WHERE at < ?1")?.execute([at.saturating_sub(KEPT).0])?;
    let sql = "INSERT OR REPLACE INTO command (name, tournament_id, seq, at) VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?.execute(params![command, tournament.0, seq, at.0])?;
    Ok(())
}

/// The tournament of commands that are no row of a journal.
const NO_TOURNAMENT: TournamentId = TournamentId(0);

impl ClubFile {
    /// The command's name; what is done until it is given back is not found by it.
    pub fn take_command(&mut self) -> Option<String> {
        self.command.take()
    }

    /// Sets the command from which rows come until it is set again; `None` if they come from this computer's own.
    pub fn set_command(&mut self, command: Option<String>) {
        self.command = command;
    }
}

impl JournalTable<'_> {
    /// Notes in the transaction that is under way that the command is done, which is no row of a journal, and the
    /// number of what it made; 0 if nothing that has one.
    pub(crate) fn note_done(self, made: i64, at: Millis) -> Result<(), StoreError> {
        note(&self.file.db, self.file.command.as_deref(), NO_TOURNAMENT, made, at)
    }

    /// Makes a change of one statement that is all the command does.
    pub(crate) fn write_done(self, sql: &str, values: impl Params, at: Millis) -> Result<usize, StoreError> {
        let transaction = self.file.db.unchecked_transaction()?;
        let changed = self.write(sql, values)?;
        self.note_done(0, at)?;
        transaction.commit().map_err(|error| self.settled(error))?;
        Ok(changed)
    }

    /// The number of what a command made that is no row of a journal, 0 where that has none. `None` if it was not done,
    /// or too long ago.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn made_by_command(self, command: &str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT seq FROM command WHERE name = ?1 AND tournament_id = ?2";
        let mut query = self.file.db.prepare_cached(sql)?;
        Ok(query.query_row(params![command, NO_TOURNAMENT.0], |row| row.get(0)).optional()?)
    }

    /// The row that a command became; `None` if it was not done, or too long ago.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn row_of_command(self, command: &str) -> Result<Option<(TournamentId, JournalRow)>, StoreError> {
        let sql = "SELECT tournament_id, seq FROM command WHERE name = ?1";
        let mut query = self.file.db.prepare_cached(sql)?;
        let found =
            query.query_row([command], |row| Ok((TournamentId(row.get(0)?), row.get(1)?))).optional()?;
        let Some((tournament, seq)) = found else { return Ok(None) };
        let seq: i64 = seq;
        Ok(one(&self.file.db, tournament, &format!("AND seq = {seq}"))?.map(|row| (tournament, row)))
    }
}
