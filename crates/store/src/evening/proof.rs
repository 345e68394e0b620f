//! A short code for the state of a journal, printed on paper. It proves later that the journal held these rows
//! when the paper was printed, and that none of them has changed since.

use rusqlite::{OptionalExtension, params};
use tapis_engine::base::quantity::TournamentId;
use tapis_engine::base::short_code::short;

use crate::StoreError;
use crate::file::subjects::Proofs;

/// A row of a journal that a code was printed for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proven {
    pub tournament: TournamentId,
    /// Name of the tournament.
    pub name: String,
    pub row: i64,
    /// Time of the row in UTC milliseconds.
    pub at: i64,
}

/// The end of a journal. Its hash is over all rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalEnd {
    /// The number of the last row, which is how many rows there are.
    pub rows: i64,
    /// The hash of that row.
    pub hash: Vec<u8>,
}

/// `132-K7Q2-9XPM-4T0A-HJ3C`: the row's number, then the beginning of its hash.
fn code(row: i64, hash: &[u8]) -> String {
    format!("{row}-{}", short(hash))
}

/// Reads a typed code: letters that look like digits count as those digits.
fn read(typed: &str) -> Option<(i64, String)> {
    let (row, rest) = typed.trim().split_once('-')?;
    let plain = rest.chars().filter(char::is_ascii_alphanumeric).map(|c| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    });
    Some((row.parse().ok()?, plain.collect()))
}

impl Proofs<'_> {
    /// The code of a journal as it is now; `None` if nothing has happened in the tournament yet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn proof(self, tournament: TournamentId) -> Result<Option<String>, StoreError> {
        Ok(self.journal_end(tournament)?.map(|end| code(end.rows, &end.hash)))
    }

    /// Present end of a journal; `None` if nothing has happened in the tournament yet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn journal_end(self, tournament: TournamentId) -> Result<Option<JournalEnd>, StoreError> {
        let sql = "SELECT seq, hash FROM journal WHERE tournament_id = ?1 ORDER BY seq DESC LIMIT 1";
        let last = |row: &rusqlite::Row<'_>| Ok(JournalEnd { rows: row.get(0)?, hash: row.get(1)? });
        Ok(self.file.db.prepare_cached(sql)?.query_row([tournament.0], last).optional()?)
    }

    /// The tournament whose journal ends so, or once did; `None` if no journal of this club has that row.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn ended_so(self, end: &JournalEnd) -> Result<Option<TournamentId>, StoreError> {
        let sql = "SELECT tournament_id FROM journal WHERE seq = ?1 AND hash = ?2";
        let mut query = self.file.db.prepare_cached(sql)?;
        Ok(query.query_row(params![end.rows, end.hash], |row| row.get(0).map(TournamentId)).optional()?)
    }

    /// The row for which a code was printed; `None` if no journal of this club holds it. Check the journal's chain too:
    /// a row proves the rows before it only through the chain.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn proven(self, typed: &str) -> Result<Option<Proven>, StoreError> {
        let Some((row, digits)) = read(typed) else { return Ok(None) };
        let sql =
            "SELECT tournament_id, name, seq, at, hash FROM journal JOIN tournament ON id = tournament_id
                   WHERE seq = ?1";
        let mut query = self.file.db.prepare_cached(sql)?;
        let rows = query.query_map(params![row], |row| {
            let proven = Proven {
                tournament: TournamentId(row.get(0)?),
                name: row.get(1)?,
                row: row.get(2)?,
                at: row.get(3)?,
            };
            let printed = code(proven.row, &row.get::<_, Vec<u8>>(4)?);
            Ok((proven, printed))
        })?;
        for found in rows {
            let (proven, printed) = found?;
            if read(&printed).is_some_and(|(_, printed)| printed == digits) {
                return Ok(Some(proven));
            }
        }
        Ok(None)
    }
}
