//! Rows that a copy of the club lacks, and their import: the copy in the second place, and the file of a second
//! computer.
//!
//! Every change of the club is in a journal: of a tournament or of the library. So the ends of a copy's journals tell
//! what the copy lacks, whatever it missed, and whether it is an earlier state of this club at all.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use rusqlite::types::{Null, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, params, params_from_iter};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_engine::base::quantity::TournamentId;

use crate::base::disk;
use crate::base::format::{APPLICATION_ID, known};
use crate::base::place::sibling;
use crate::copies::backup::put_aside;
use crate::copies::lock::lock;
use crate::copies::look::inspect;
use crate::library::Thing;
use crate::{OpenError, StoreError, library};

/// State of a file: the ends of its journals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileState {
    /// Hash of its tables: rows pass between two files only where these are equal.
    schema: String,
    library: End,
    /// Number of players who wait to be let in, and the last one's number: no journal tells of them.
    arrivals: (i64, i64),
    tournaments: BTreeMap<i64, End>,
}

/// The end of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    rows: i64,
    head: Cell,
}

/// Rows that a file lacks of a later state of the same club.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissingRows {
    /// State of the file afterwards.
    standing: FileState,
    /// Tournaments that were deleted.
    gone: Vec<i64>,
    grown: Vec<Grown>,
    library: Option<Library>,
    arrivals: Vec<Row>,
}

/// A tournament of which the journal is longer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Grown {
    tournament: i64,
    journal: Vec<Row>,
    /// Earlier rows that were undone or done again: their numbers, and the row by which each is undone now.
    turned: Vec<(i64, Option<i64>)>,
    row: Row,
    entries: Vec<Row>,
    results: Vec<Row>,
    sign_ups: Vec<Row>,
}

/// New rows of the library.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Library {
    rows: Vec<Row>,
    /// Earlier rows of which the content is not stored any more.
    cleared: Vec<i64>,
    /// Things that these rows changed, as they are now.
    things: Vec<(Thing, Option<Row>)>,
}

/// A row of a table, in the order of its columns.
type Row = Vec<Cell>;

/// A value of a row.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Cell {
    Null,
    Integer(i64),
    Real(f64),
    Text(String),
    Blob {
        /// The blob's bytes in base 64.
        blob: String,
    },
}

// No table has real numbers; where a damaged one does, none of them is NaN, because SQLite makes these null.
impl Eq for Cell {}

impl From<ValueRef<'_>> for Cell {
    fn from(value: ValueRef<'_>) -> Self {
        match value {
            ValueRef::Null => Cell::Null,
            ValueRef::Integer(number) => Cell::Integer(number),
            ValueRef::Real(number) => Cell::Real(number),
            ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
            ValueRef::Blob(bytes) => Cell::Blob { blob: STANDARD.encode(bytes) },
        }
    }
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Cell::Null => ToSqlOutput::from(Null),
            Cell::Integer(number) => ToSqlOutput::from(*number),
            Cell::Real(number) => ToSqlOutput::from(*number),
            Cell::Text(text) => ToSqlOutput::from(text.as_str()),
            Cell::Blob { blob } => {
                let unread = |error| rusqlite::Error::ToSqlConversionFailure(Box::new(error));
                ToSqlOutput::from(STANDARD.decode(blob).map_err(unread)?)
            }
        })
    }
}

fn all(db: &Connection, sql: &str, key: &[i64]) -> Result<Vec<Row>, StoreError> {
    let mut query = db.prepare_cached(sql)?;
    let rows = query.query_map(params_from_iter(key), whole)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn whole(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    (0..row.as_ref().column_count()).map(|column| Ok(row.get_ref(column)?.into())).collect()
}

fn write_all(db: &Connection, table: &str, rows: &[Row]) -> Result<(), StoreError> {
    let Some(first) = rows.first() else { return Ok(()) };
    let places = vec!["?"; first.len()].join(", ");
    let mut write = db.prepare_cached(&format!("INSERT OR REPLACE INTO {table} VALUES ({places})"))?;
    for row in rows {
        write.execute(params_from_iter(row))?;
    }
    Ok(())
}

impl FileState {
    /// State of a file; `None` if it is no club file of this version's format.
    pub(crate) fn of(db: &Connection) -> Result<Option<Self>, StoreError> {
        let number = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        if number("application_id")? != APPLICATION_ID || number("user_version")? != known() {
            return Ok(None);
        }
        let mut schema = Sha256::new();
        let mut query = db.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name")?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            for column in 0..3 {
                let text: Option<String> = row.get(column)?;
                schema.update(format!("{text:?}\n"));
            }
        }
        let schema = STANDARD.encode(schema.finalize());
        let end = |row: &rusqlite::Row<'_>| Ok(End { rows: row.get(0)?, head: row.get_ref(1)?.into() });
        let library = "SELECT rows, head FROM library_end WHERE id = 1";
        let Some(library) = db.query_row(library, [], end).optional()? else { return Ok(None) };
        let arrivals = "SELECT count(*), coalesce(max(id), 0) FROM arrival";
        let arrivals = db.prepare_cached(arrivals)?.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut query = db.prepare_cached("SELECT rows, head, tournament_id FROM chain")?;
        let tournaments = query.query_map([], |row| Ok((row.get(2)?, end(row)?)))?;
        let tournaments = tournaments.collect::<Result<_, _>>()?;
        Ok(Some(FileState { schema, library, arrivals, tournaments }))
    }

    /// Whether a file is so far, or further: every journal that both have goes on from where it ends here.
    fn is_behind(&self, db: &Connection) -> Result<bool, StoreError> {
        let there = |sql: &str, key: &[i64], head: &Cell| -> Result<bool, StoreError> {
            let found = db
                .prepare_cached(sql)?
                .query_row(params_from_iter(key), |row| Ok(Cell::from(row.get_ref(0)?) == *head));
            Ok(found.optional()?.unwrap_or(false))
        };
        let End { rows, head } = &self.library;
        if *rows > 0 && !there("SELECT hash FROM library WHERE seq = ?1", &[*rows], head)? {
            return Ok(false);
        }
        for (tournament, End { rows, head }) in &self.tournaments {
            // A tournament that is not there was deleted: the library, which is compared too, says so.
            let known = "SELECT EXISTS (SELECT 1 FROM tournament WHERE id = ?1)";
            let known: bool = db.prepare_cached(known)?.query_row([tournament], |row| row.get(0))?;
            let sql = "SELECT hash FROM journal WHERE tournament_id = ?1 AND seq = ?2";
            if *rows > 0 && known && !there(sql, &[*tournament, *rows], head)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Rows that a file in this state lacks; `None` if it is not an earlier state of this one.
pub(crate) fn lacking(db: &Connection, theirs: &FileState) -> Result<Option<MissingRows>, StoreError> {
    // All of it from one state.
    let reading = db.unchecked_transaction()?;
    let Some(standing) = FileState::of(&reading)? else { return Ok(None) };
    if standing.schema != theirs.schema || !theirs.is_behind(&reading)? {
        return Ok(None);
    }
    let ours = &standing.tournaments;
    let gone = theirs.tournaments.keys().filter(|id| !ours.contains_key(id)).copied().collect();
    let behind = ours.iter().filter(|(id, end)| theirs.tournaments.get(id) != Some(end));
    let known = |id: &i64| theirs.tournaments.get(id).map_or(0, |end| end.rows);
    let grown = behind.map(|(id, _)| grown(&reading, *id, known(id))).collect::<Result<_, _>>()?;
    let library = if standing.library == theirs.library {
        None
    } else {
        Some(new_in_library(&reading, theirs.library.rows)?)
    };
    let arrivals = all(&reading, "SELECT * FROM arrival", &[])?;
    Ok(Some(MissingRows { gone, grown, library, arrivals, standing }))
}

pub(crate) fn grown(db: &Connection, id: i64, known: i64) -> Result<Grown, StoreError> {
    let of = |table: &str| all(db, &format!("SELECT * FROM {table} WHERE tournament_id = ?1"), &[id]);
    let row = all(db, "SELECT * FROM tournament WHERE id = ?1", &[id])?.into_iter().next();
    let journal = all(db, "SELECT * FROM journal WHERE tournament_id = ?1 AND seq > ?2", &[id, known])?;
    // Rows that are known change only by being undone or done again.
    let turned = "SELECT seq, undone_by FROM journal WHERE tournament_id = ?1 AND seq <= ?2 AND seq IN
                    (SELECT target FROM journal WHERE tournament_id = ?1 AND seq > ?2)";
    let mut turned = db.prepare_cached(turned)?;
    let turned = turned.query_map([id, known], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Grown {
        tournament: id,
        journal,
        turned: turned.collect::<Result<_, _>>()?,
        row: row.ok_or(StoreError::NotFound("tournament"))?,
        entries: of("entry")?,
        results: of("result")?,
        sign_ups: of("sign_up")?,
    })
}

fn new_in_library(db: &Connection, known: i64) -> Result<Library, StoreError> {
    let mut changed = db.prepare_cached("SELECT DISTINCT shelf, key FROM library WHERE seq > ?1")?;
    let changed = changed.query_map([known], |row| Ok(Thing { shelf: row.get(0)?, key: row.get(1)? }))?;
    let changed: Vec<Thing> = changed.collect::<Result<_, _>>()?;
    let mut cleared =
        db.prepare_cached("SELECT seq FROM library WHERE shelf = ?1 AND seq <= ?2 AND content IS NULL")?;
    let (mut empty, mut things) = (Vec::new(), Vec::new());
    // Erasing a member also clears rows of others, which have no new ones.
    let mut shelves = BTreeSet::new();
    for thing in changed {
        if library::keeps_history(&thing.shelf) && shelves.insert(thing.shelf.clone()) {
            let seqs = cleared.query_map(params![thing.shelf, known], |row| row.get(0))?;
            empty.extend(seqs.collect::<Result<Vec<i64>, _>>()?);
        }
        let (condition, keys) = thing.condition()?;
        let mut query = db.prepare_cached(&format!("SELECT * FROM {} WHERE {condition}", thing.shelf))?;
        let found = query.query_row(params_from_iter(keys), whole);
        things.push((thing, found.optional()?));
    }
    let rows = all(db, "SELECT * FROM library WHERE seq > ?1", &[known])?;
    Ok(Library { rows, cleared: empty, things })
}

/// A connection that writes rows of a copy as they come: no foreign keys, because tables are written one after
/// the other, and what is erased in the club is overwritten in the copy too.
pub(crate) fn prepare_copy(db: &Connection) -> Result<(), StoreError> {
    disk::sync_fully(db)?;
    db.pragma_update(None, "foreign_keys", "OFF")?;
    Ok(db.pragma_update(None, "secure_delete", "ON")?)
}

/// Writes to a copy what it lacks, in one transaction, so that it is a club at every moment. The connection is one
/// of [`prepare_copy`]: it has no triggers that would write the library again.
pub(crate) fn take_in(db: &mut Connection, lacking: &MissingRows) -> Result<(), StoreError> {
    let MissingRows { standing, gone, grown, library, arrivals } = lacking;
    let transaction = db.transaction()?;
    for table in ["journal", "entry", "result", "sign_up", "chain", "arrival"] {
        let mut delete =
            transaction.prepare_cached(&format!("DELETE FROM {table} WHERE tournament_id = ?1"))?;
        for id in gone {
            delete.execute([id])?;
        }
    }
    if let Some(Library { rows, cleared, things }) = library {
        take_in_library(&transaction, rows, cleared, things)?;
        let sql = "UPDATE library_end SET rows = ?1, head = ?2 WHERE id = 1";
        transaction.execute(sql, params![standing.library.rows, standing.library.head])?;
    }
    for one in grown {
        let id = one.tournament;
        let end = standing.tournaments.get(&id).ok_or(StoreError::NotFound("tournament"))?;
        write_all(&transaction, "tournament", std::slice::from_ref(&one.row))?;
        write_all(&transaction, "journal", &one.journal)?;
        let mut turn = transaction
            .prepare_cached("UPDATE journal SET undone_by = ?3 WHERE tournament_id = ?1 AND seq = ?2")?;
        for (seq, by) in &one.turned {
            turn.execute(params![id, seq, by])?;
        }
        for (table, rows) in [("entry", &one.entries), ("result", &one.results), ("sign_up", &one.sign_ups)] {
            let sql = format!("DELETE FROM {table} WHERE tournament_id = ?1");
            transaction.prepare_cached(&sql)?.execute([id])?;
            write_all(&transaction, table, rows)?;
        }
        let sql = "INSERT OR REPLACE INTO chain (tournament_id, rows, head) VALUES (?1, ?2, ?3)";
        transaction.prepare_cached(sql)?.execute(params![id, end.rows, end.head])?;
    }
    transaction.execute("DELETE FROM arrival", [])?;
    write_all(&transaction, "arrival", arrivals)?;
    // Rows that do not add up are not stored.
    let whole = FileState::of(&transaction)?.is_some_and(|now| now == *standing);
    if !whole || !standing.is_behind(&transaction)? {
        return Err(StoreError::CopyUnsound);
    }
    Ok(transaction.commit()?)
}

fn take_in_library(
    db: &Connection,
    rows: &[Row],
    cleared: &[i64],
    things: &[(Thing, Option<Row>)],
) -> Result<(), StoreError> {
    write_all(db, "library", rows)?;
    let mut clear = db.prepare_cached("UPDATE library SET content = NULL, salt = NULL WHERE seq = ?1")?;
    for seq in cleared {
        clear.execute([seq])?;
    }
    let mut shelves = BTreeSet::new();
    for (thing, row) in things {
        shelves.insert(thing.shelf.as_str());
        library::clear_older(db, thing)?;
        let (condition, keys) = thing.condition()?;
        if row.is_none() || !library::is_tournament(&thing.shelf) {
            let sql = format!("DELETE FROM {} WHERE {condition}", thing.shelf);
            db.prepare_cached(&sql)?.execute(params_from_iter(keys))?;
        }
    }
    // All that goes is gone before anything comes: names and numbers may have passed from one row to another.
    for shelf in shelves {
        let of_shelf = things.iter().filter(|(thing, _)| thing.shelf == shelf);
        let new: Vec<Row> = of_shelf.filter_map(|(_, row)| row.clone()).collect();
        write_all(db, shelf, &new)?;
    }
    Ok(())
}

/// Columns of a journal's row that a replay needs; the schema is the same on both sides.
const SEQ: usize = 1;
const KIND: usize = 4;
const UNDONE_BY: usize = 7;
const VERSION: usize = 8;
const EVENTS: usize = 10;

impl Grown {
    /// The new rows as a replay takes them: number, version and events. `None` if something was undone or done again.
    fn actions(&self) -> Option<Vec<(i64, i64, &str)>> {
        let action = |row: &Row| match (row.get(SEQ), row.get(KIND), row.get(UNDONE_BY)) {
            (Some(Cell::Integer(seq)), Some(Cell::Text(kind)), Some(Cell::Null)) if kind == "action" => {
                Some(*seq)
            }
            _ => None,
        };
        if !self.turned.is_empty() {
            return None;
        }
        let rows = self.journal.iter().map(|row| match (action(row)?, row.get(VERSION), row.get(EVENTS)) {
            (seq, Some(Cell::Integer(version)), Some(Cell::Text(events))) => {
                Some((seq, *version, events.as_str()))
            }
            _ => None,
        });
        rows.collect()
    }
}

impl MissingRows {
    /// Actions of a tournament for a replay: number, version and events of each row. `None` if something was undone or
    /// done again, or the tournament is gone.
    pub fn actions(&self, tournament: TournamentId) -> Option<Vec<(i64, i64, &str)>> {
        self.grown.iter().find(|one| one.tournament == tournament.0)?.actions()
    }

    /// State of the file afterwards.
    pub fn standing(&self) -> &FileState {
        &self.standing
    }

    /// Tournaments that are other than before.
    pub fn tournaments(&self) -> impl Iterator<Item = TournamentId> + '_ {
        self.grown.iter().map(|one| one.tournament).chain(self.gone.iter().copied()).map(TournamentId)
    }
}

/// Puts a whole copy of a club that came from another computer where its file belongs. What stood there is stored under
/// another name, which is returned.
///
/// # Errors
/// If the copy is not whole, somebody has the file open, or the disk refuses: what stood there stays.
pub fn put_copy_in_place(draft: &Path, path: &Path) -> Result<Option<PathBuf>, OpenError> {
    inspect(draft)?;
    let _lock = lock(path)?;
    let place = || {
        let aside = if path.exists() { Some(put_aside(path)?) } else { None };
        disk::put_in_place(draft, path)?;
        Ok(aside)
    };
    place().map_err(|error| OpenError::of_store(path, error))
}

/// Path to which the whole copy of a club is written before it is put in its place.
pub fn draft_of(path: &Path) -> PathBuf {
    sibling(path, ".arriving")
}
