//! Which row a device's command became: kept in the transaction that writes the row, so that a command sent again
//! after a crash is found.

use rusqlite::{Connection, OptionalExtension, params};
use tapis_engine::quantity::{Millis, TournamentId};

use super::{JournalRow, one};
use crate::{ClubFile, StoreError};

/// How long a command is known.
const KEPT: Millis = Millis::of_minutes(24 * 60);

/// Notes beside a row the command that it came from; none: it came from this computer.
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

impl ClubFile {
    /// Names the command from which rows come until it is named anew; none: this computer's own.
    pub fn set_command(&mut self, command: Option<String>) {
        self.command = command;
    }

    /// The row that a command became; none: it was not done, or too long ago.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn row_of_command(&self, command: &str) -> Result<Option<(TournamentId, JournalRow)>, StoreError> {
        let sql = "SELECT tournament_id, seq FROM command WHERE name = ?1";
        let mut query = self.db.prepare_cached(sql)?;
        let found =
            query.query_row([command], |row| Ok((TournamentId(row.get(0)?), row.get(1)?))).optional()?;
        let Some((tournament, seq)) = found else { return Ok(None) };
        let seq: i64 = seq;
        Ok(one(&self.db, tournament, &format!("AND seq = {seq}"))?.map(|row| (tournament, row)))
    }
}
