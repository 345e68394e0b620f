//! The tables beside the journal, written in the same transaction.

use rusqlite::{Connection, params};
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points, TournamentId};

use crate::file::subjects::Checks;
use crate::{ClubFile, StoreError};

/// A row of `entry`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryRow {
    /// Its number in the tournament.
    pub entry: EntryId,
    pub member: MemberId,
    pub due: Cents,
    pub paid: Cents,
    pub rebuys: u32,
    pub addons: u32,
    /// Table and seat, while seated.
    pub seat: Option<(u16, u8)>,
    /// Entries outlasted, once out.
    pub outlasted: Option<u32>,
    pub withdrawn: bool,
}

/// A row of `result`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResultRow {
    pub entry: EntryId,
    pub member: MemberId,
    pub place: u32,
    pub prize: Cents,
    pub points: Points,
}

/// A row of `sign_up`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SignUpRow {
    /// Its number among all sign-ups ever made for the tournament.
    pub no: u32,
    pub member: MemberId,
    pub at: Millis,
}

/// The tournament's own row, as far as it follows from the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    pub name: String,
    /// The day it is played.
    pub date: String,
    /// Phase of the tournament, as it is stored.
    pub status: String,
    /// Its results were entered afterwards, without the names of so many players; `None` if it is played with the
    /// program.
    pub unnamed: Option<u32>,
}

/// Rows of the tables: all of a tournament, or those that an action changes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LiveTables {
    /// Entries in order of their numbers.
    pub entries: Vec<EntryRow>,
    pub results: Vec<ResultRow>,
    /// Sign-ups in the order of their numbers.
    pub sign_ups: Vec<SignUpRow>,
    /// Numbers of sign-ups of which the row goes.
    pub gone_sign_ups: Vec<u32>,
    /// Entries of which the row goes.
    pub gone_entries: Vec<EntryId>,
    /// Entries of which the result goes.
    pub gone_results: Vec<EntryId>,
    /// The tournament's own row; `None` if it stays.
    pub head: Option<Head>,
}

/// The rows that differ, and the keys of those that are there no longer; both lists are sorted.
fn differences<T: Clone + PartialEq, K: Ord>(
    before: &[T],
    after: &[T],
    key: impl Fn(&T) -> K,
) -> (Vec<T>, Vec<K>) {
    let find = |rows: &[T], row: &T| rows.binary_search_by_key(&key(row), &key).ok();
    let same = |row: &T| find(before, row).and_then(|index| before.get(index)) == Some(row);
    let changed = after.iter().filter(|row| !same(row)).cloned().collect();
    let gone = before.iter().filter(|row| find(after, row).is_none()).map(&key).collect();
    (changed, gone)
}

impl LiveTables {
    /// Changes that turn `before` into this; both are all rows of a tournament.
    pub fn since(&self, before: &LiveTables) -> LiveTables {
        let (entries, gone_entries) = differences(&before.entries, &self.entries, |row| row.entry);
        let (results, gone_results) = differences(&before.results, &self.results, |row| row.entry);
        let (sign_ups, gone_sign_ups) = differences(&before.sign_ups, &self.sign_ups, |row| row.no);
        let head = self.head.clone().filter(|head| before.head.as_ref() != Some(head));
        LiveTables { entries, results, sign_ups, gone_sign_ups, gone_entries, gone_results, head }
    }

    /// Number of rows that it names.
    pub fn rows(&self) -> usize {
        let gone = self.gone_entries.len() + self.gone_results.len() + self.gone_sign_ups.len();
        let there = self.entries.len() + self.results.len() + self.sign_ups.len();
        there + gone + usize::from(self.head.is_some())
    }
}

pub(crate) fn write(
    db: &Connection,
    tournament: TournamentId,
    tables: &LiveTables,
) -> Result<(), StoreError> {
    for (table, gone) in [("entry", &tables.gone_entries), ("result", &tables.gone_results)] {
        let sql = format!("DELETE FROM {table} WHERE tournament_id = ?1 AND entry = ?2");
        for entry in gone {
            db.prepare_cached(&sql)?.execute(params![tournament.0, entry.0])?;
        }
    }
    let mut entry = db.prepare_cached(
        "INSERT OR REPLACE INTO entry (tournament_id, entry, member_id, due, paid, rebuys, addons, table_no,
           seat_no, outlasted, withdrawn) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    for row in &tables.entries {
        let (table, seat) = row.seat.unzip();
        entry.execute(params![
            tournament.0,
            row.entry.0,
            row.member.0,
            row.due.0,
            row.paid.0,
            row.rebuys,
            row.addons,
            table,
            seat,
            row.outlasted,
            row.withdrawn
        ])?;
    }
    let mut result = db.prepare_cached(
        "INSERT OR REPLACE INTO result (tournament_id, entry, member_id, place, prize, points)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for row in &tables.results {
        result.execute(params![
            tournament.0,
            row.entry.0,
            row.member.0,
            row.place,
            row.prize.0,
            row.points.0
        ])?;
    }
    for no in &tables.gone_sign_ups {
        db.prepare_cached("DELETE FROM sign_up WHERE tournament_id = ?1 AND no = ?2")?
            .execute(params![tournament.0, no])?;
    }
    let mut sign_up = db.prepare_cached(
        "INSERT OR REPLACE INTO sign_up (tournament_id, no, member_id, at) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for SignUpRow { no, member, at } in &tables.sign_ups {
        sign_up.execute(params![tournament.0, no, member.0, at.0])?;
    }
    if let Some(Head { name, date, status, unnamed }) = &tables.head {
        let sql = "UPDATE tournament SET name = ?2, date = ?3, status = ?4, unnamed = ?5 WHERE id = ?1";
        db.prepare_cached(sql)?.execute(params![tournament.0, name, date, status, unnamed])?;
    }
    Ok(())
}

impl ClubFile {
    /// Writes all rows of a tournament again, in the place of those there are.
    ///
    /// # Errors
    /// Nothing is written then.
    pub fn mend_tables(&mut self, tournament: TournamentId, tables: &LiveTables) -> Result<(), StoreError> {
        let transaction = self.db.transaction()?;
        transaction.execute("DELETE FROM entry WHERE tournament_id = ?1", [tournament.0])?;
        transaction.execute("DELETE FROM result WHERE tournament_id = ?1", [tournament.0])?;
        transaction.execute("DELETE FROM sign_up WHERE tournament_id = ?1", [tournament.0])?;
        write(&transaction, tournament, tables)?;
        transaction.commit().map_err(|error| self.journal().settled(error))?;
        Ok(())
    }
}

impl Checks<'_> {
    /// All rows of a tournament as they are, for the check against the journal.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn live_tables(self, tournament: TournamentId) -> Result<LiveTables, StoreError> {
        let mut entries = self.file.db.prepare_cached(
            "SELECT entry, member_id, due, paid, rebuys, addons, table_no, seat_no, outlasted, withdrawn
             FROM entry WHERE tournament_id = ?1 ORDER BY entry",
        )?;
        let entries = entries.query_map([tournament.0], |row| {
            Ok(EntryRow {
                entry: EntryId(row.get(0)?),
                member: MemberId(row.get(1)?),
                due: Cents(row.get(2)?),
                paid: Cents(row.get(3)?),
                rebuys: row.get(4)?,
                addons: row.get(5)?,
                seat: row.get::<_, Option<u16>>(6)?.zip(row.get(7)?),
                outlasted: row.get(8)?,
                withdrawn: row.get(9)?,
            })
        })?;
        let entries = entries.collect::<Result<_, _>>()?;
        let mut results = self.file.db.prepare_cached(
            "SELECT entry, member_id, place, prize, points FROM result WHERE tournament_id = ?1 ORDER BY entry",
        )?;
        let results = results.query_map([tournament.0], |row| {
            Ok(ResultRow {
                entry: EntryId(row.get(0)?),
                member: MemberId(row.get(1)?),
                place: row.get(2)?,
                prize: Cents(row.get(3)?),
                points: Points(row.get(4)?),
            })
        })?;
        let results = results.collect::<Result<_, _>>()?;
        let mut sign_ups = self
            .file
            .db
            .prepare_cached("SELECT no, member_id, at FROM sign_up WHERE tournament_id = ?1 ORDER BY no")?;
        let sign_ups = sign_ups.query_map([tournament.0], |row| {
            Ok(SignUpRow { no: row.get(0)?, member: MemberId(row.get(1)?), at: Millis(row.get(2)?) })
        })?;
        let sign_ups = sign_ups.collect::<Result<_, _>>()?;
        let sql = "SELECT name, date, status, unnamed FROM tournament WHERE id = ?1";
        let head = self.file.db.prepare_cached(sql)?.query_row([tournament.0], |row| {
            Ok(Head { name: row.get(0)?, date: row.get(1)?, status: row.get(2)?, unnamed: row.get(3)? })
        })?;
        Ok(LiveTables { entries, results, sign_ups, head: Some(head), ..LiveTables::default() })
    }
}
