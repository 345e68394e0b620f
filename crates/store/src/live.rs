//! The tables beside the journal, written in the same transaction.

use rusqlite::{Connection, params};

use crate::{ClubFile, StoreError};

/// A row of `entry`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryRow {
    /// Its number in the tournament.
    pub entry: u32,
    /// Whose.
    pub member: i64,
    /// Cents due.
    pub due: i64,
    /// Cents received.
    pub paid: i64,
    /// Rebuys taken.
    pub rebuys: u32,
    /// Add-ons taken.
    pub addons: u32,
    /// Table and seat, while seated.
    pub seat: Option<(u16, u8)>,
    /// Entries outlasted, once out.
    pub outlasted: Option<u32>,
    /// Taken back.
    pub withdrawn: bool,
}

/// A row of `result`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResultRow {
    /// The entry.
    pub entry: u32,
    /// Whose.
    pub member: i64,
    /// The place.
    pub place: u32,
    /// Cents won.
    pub prize: i64,
    /// Season points in hundredths.
    pub points: i64,
}

/// What an action changes in the tables.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LiveTables {
    /// Entries: those that changed, or all.
    pub entries: Vec<EntryRow>,
    /// Results: none while it is played.
    pub results: Vec<ResultRow>,
    /// Whether these are all the rows there are; others are removed.
    pub whole: bool,
    /// Name, day and status of the tournament, where they changed.
    pub head: Option<(String, String, String)>,
}

pub(crate) fn write(db: &Connection, tournament: i64, tables: &LiveTables) -> Result<(), StoreError> {
    if tables.whole {
        db.prepare_cached("DELETE FROM entry WHERE tournament_id = ?1")?.execute([tournament])?;
        db.prepare_cached("DELETE FROM result WHERE tournament_id = ?1")?.execute([tournament])?;
    }
    let mut entry = db.prepare_cached(
        "INSERT OR REPLACE INTO entry (tournament_id, entry, member_id, due, paid, rebuys, addons, table_no,
           seat_no, outlasted, withdrawn) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?;
    for row in &tables.entries {
        let (table, seat) = row.seat.unzip();
        entry.execute(params![
            tournament,
            row.entry,
            row.member,
            row.due,
            row.paid,
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
        result.execute(params![tournament, row.entry, row.member, row.place, row.prize, row.points])?;
    }
    if let Some((name, date, status)) = &tables.head {
        let sql = "UPDATE tournament SET name = ?2, date = ?3, status = ?4 WHERE id = ?1";
        db.prepare_cached(sql)?.execute(params![tournament, name, date, status])?;
    }
    Ok(())
}

impl ClubFile {
    /// The tables as they are, for the check against the journal.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn live_tables(&self, tournament: i64) -> Result<LiveTables, StoreError> {
        let mut entries = self.db.prepare(
            "SELECT entry, member_id, due, paid, rebuys, addons, table_no, seat_no, outlasted, withdrawn
             FROM entry WHERE tournament_id = ?1 ORDER BY entry",
        )?;
        let entries = entries.query_map([tournament], |row| {
            Ok(EntryRow {
                entry: row.get(0)?,
                member: row.get(1)?,
                due: row.get(2)?,
                paid: row.get(3)?,
                rebuys: row.get(4)?,
                addons: row.get(5)?,
                seat: row.get::<_, Option<u16>>(6)?.zip(row.get(7)?),
                outlasted: row.get(8)?,
                withdrawn: row.get(9)?,
            })
        })?;
        let entries = entries.collect::<Result<_, _>>()?;
        let mut results = self.db.prepare(
            "SELECT entry, member_id, place, prize, points FROM result WHERE tournament_id = ?1 ORDER BY entry",
        )?;
        let results = results.query_map([tournament], |row| {
            Ok(ResultRow {
                entry: row.get(0)?,
                member: row.get(1)?,
                place: row.get(2)?,
                prize: row.get(3)?,
                points: row.get(4)?,
            })
        })?;
        let results = results.collect::<Result<_, _>>()?;
        Ok(LiveTables { entries, results, whole: true, head: None })
    }
}
