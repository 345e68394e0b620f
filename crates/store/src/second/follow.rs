//! Brings the club's copy in the second place to what the club is, in one transaction of the copy, so that
//! it is a club at every moment.
//!
//! Every change of the club is in a journal: of a tournament or of the library. So the ends of the journals
//! tell what the copy lacks, whatever it missed, and whether it is an earlier state of this club at all.

use std::path::{Path, PathBuf};

use chrono::Utc;
use rusqlite::{Connection, OptionalExtension, params};

use crate::backup;
use crate::file::sibling;
use crate::lock::lock;
use crate::look::{connect_reading, inspect};
use crate::{StoreError, disk, identity};

use super::SecondTrouble;

/// So many clubs of one file name can share a folder.
const NAMESAKES: u32 = 99;
/// When one was put aside: to the millisecond, so that no name comes twice.
const MOMENT: &str = "%Y%m%dT%H%M%S%3f";
/// So many files that were found in the copy's place are kept.
const ASIDE: usize = 10;

/// The ends of all journals.
type Ends = Vec<(i64, i64, Vec<u8>)>;

/// What came of it.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// The copy was behind.
    pub(super) changed: bool,
    /// The new name of what stood in the copy's place and is not an earlier state of the club.
    pub(super) aside: Option<PathBuf>,
}

pub(super) struct Follower {
    club: PathBuf,
    /// The copy's name where no other club has it.
    plain: PathBuf,
    pub(super) copy: PathBuf,
    /// Opened once: it goes on reading the club where its file loses its name.
    db: Option<Connection>,
    /// What the copy is known to hold.
    held: Option<Ends>,
    /// Which club it is the copy of.
    identity: Option<String>,
}

/// What lies in the copy's place.
#[derive(Debug, PartialEq, Eq)]
enum Found {
    /// An earlier state of the club, or its state now.
    Earlier,
    /// Something else.
    Other,
}

impl Follower {
    pub(super) fn new(club: &Path, copy: &Path) -> Self {
        let (plain, copy) = (copy.to_owned(), copy.to_owned());
        Follower { club: club.to_owned(), plain, copy, db: None, held: None, identity: None }
    }

    pub(super) fn follow(&mut self) -> Result<Done, SecondTrouble> {
        let db = match self.db.take() {
            Some(db) => db,
            None => connect(&self.club)?,
        };
        let followed = self.follow_with(&db);
        // A connection that cannot let go of the copy is of no more use.
        let attached = is_attached(&db).unwrap_or(true);
        if !attached {
            self.db = Some(db);
        }
        if followed.is_err() {
            self.held = None;
        }
        followed
    }

    fn follow_with(&mut self, db: &Connection) -> Result<Done, SecondTrouble> {
        let now = ends(db)?;
        if self.held.as_ref() == Some(&now) && self.copy.is_file() {
            return Ok(Done::default());
        }
        let identity = identity::of(db)?;
        if self.held.is_none() || self.identity != identity {
            self.copy = own_name(identity.as_deref(), &self.plain);
            self.identity = identity;
        }
        // Nobody else may open the copy meanwhile.
        let _lock = lock(&self.copy)?;
        let found = if self.copy.is_file() { self.update(db)? } else { Found::Other };
        let aside = if found == Found::Other { self.begin(db)? } else { None };
        self.held = Some(now);
        Ok(Done { changed: true, aside })
    }

    /// Writes to the copy what it lacks, if it is an earlier state of the club.
    fn update(&self, db: &Connection) -> Result<Found, SecondTrouble> {
        let attached = db
            .execute("ATTACH ?1 AS second", [self.copy.to_string_lossy()])
            .map_err(StoreError::from)
            .and_then(|_| update_attached(db));
        if attached.is_err() && !db.is_autocommit() {
            let _ = db.execute_batch("ROLLBACK");
        }
        let detached = if is_attached(db)? { db.execute_batch("DETACH second") } else { Ok(()) };
        match attached {
            Err(StoreError::Damaged(_)) => Ok(Found::Other),
            Err(error) => Err(error.into()),
            Ok(found) => detached.map(|()| found).map_err(|error| StoreError::from(error).into()),
        }
    }

    /// Begins a new copy. What lies in its place is kept under another name, which is returned.
    fn begin(&self, db: &Connection) -> Result<Option<PathBuf>, SecondTrouble> {
        let draft = sibling(&self.copy, ".new");
        let begun = backup::copied(db, &draft).and_then(|()| {
            inspect(&draft).map_err(|_| StoreError::CopyUnsound)?;
            let aside = if self.copy.exists() { Some(self.put_aside()?) } else { None };
            disk::put_in_place(&draft, &self.copy)?;
            Ok(aside)
        });
        if begun.is_err() {
            disk::clear_away(&draft);
        }
        Ok(begun?)
    }

    fn put_aside(&self) -> Result<PathBuf, StoreError> {
        let stem = self.copy.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let folder = self.copy.parent().unwrap_or(Path::new("."));
        let name = format!("{stem}-aside-{}", Utc::now().format(MOMENT));
        let aside = backup::free_name(folder, &name);
        for suffix in ["-wal", "-journal", ""] {
            let (from, to) = (sibling(&self.copy, suffix), sibling(&aside, suffix));
            if from.exists() {
                std::fs::rename(from, to)?;
            }
        }
        drop_oldest(folder, &format!("{stem}-aside-"));
        Ok(aside)
    }
}

/// Removes the oldest of the files that were put aside: their names tell when that was.
fn drop_oldest(folder: &Path, prefix: &str) {
    let named = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(prefix) && name.ends_with(".tapis")
    };
    let found = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut aside: Vec<PathBuf> = found.map(|file| file.path()).filter(named).collect();
    aside.sort();
    for old in aside.iter().rev().skip(ASIDE) {
        disk::clear_away(old);
    }
}

/// The name for the club's copy: another club of the same file name keeps its own.
fn own_name(ours: Option<&str>, plain: &Path) -> PathBuf {
    // What cannot be read is no club that would go on there.
    let theirs = |path: &Path| -> Option<String> { identity::of(&connect_reading(path).ok()?).ok()? };
    let stem = plain.file_stem().unwrap_or_default().to_string_lossy();
    let others = (2..=NAMESAKES).map(|number| plain.with_file_name(format!("{stem}-{number}.tapis")));
    let mut names = std::iter::once(plain.to_owned()).chain(others);
    let own = names.find(|path| !path.exists() || theirs(path).is_none_or(|club| Some(&*club) == ours));
    own.unwrap_or_else(|| plain.to_owned())
}

fn connect(club: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open(club)?;
    disk::sync_fully(&db)?;
    // Tables are written one after the other.
    db.pragma_update(None, "foreign_keys", "OFF")?;
    Ok(db)
}

fn is_attached(db: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pragma_database_list WHERE name = 'second')";
    Ok(db.query_row(sql, [], |row| row.get(0))?)
}

/// The library's end has number 0.
fn ends(db: &Connection) -> Result<Ends, StoreError> {
    let sql = "SELECT tournament_id, rows, head FROM main.chain
               UNION ALL SELECT 0, rows, head FROM main.library_end ORDER BY 1";
    let mut query = db.prepare(sql)?;
    let ends = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(ends.collect::<Result<_, _>>()?)
}

fn update_attached(db: &Connection) -> Result<Found, StoreError> {
    // With exclusive access SQLite needs no shared memory, which a network disk does not offer.
    db.query_row("PRAGMA second.locking_mode = EXCLUSIVE", [], |_| Ok(()))?;
    db.execute_batch("PRAGMA second.synchronous = FULL; BEGIN")?;
    // What is erased in the club is overwritten in the copy too.
    db.query_row("PRAGMA second.secure_delete = ON", [], |_| Ok(()))?;
    if !is_earlier(db)? {
        db.execute_batch("ROLLBACK")?;
        return Ok(Found::Other);
    }
    write_tournaments(db)?;
    write_library(db)?;
    db.execute_batch("COMMIT")?;
    Ok(Found::Earlier)
}

/// Whether the copy has the club's tables, and every journal of the copy ends with a row of the club's.
fn is_earlier(db: &Connection) -> Result<bool, StoreError> {
    let number =
        |name: &str, database: &str| db.pragma_query_value(Some(database), name, |row| row.get::<_, i64>(0));
    for name in ["application_id", "user_version"] {
        if number(name, "main")? != number(name, "second")? {
            return Ok(false);
        }
    }
    let sql = "WITH here AS (SELECT name, type, sql FROM main.sqlite_schema),
                    there AS (SELECT name, type, sql FROM second.sqlite_schema)
               SELECT NOT EXISTS (SELECT * FROM here EXCEPT SELECT * FROM there)
                  AND NOT EXISTS (SELECT * FROM there EXCEPT SELECT * FROM here)";
    if !db.query_row(sql, [], |row| row.get::<_, bool>(0))? {
        return Ok(false);
    }
    // A tournament that is not there was deleted: the library, which is compared too, says so.
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM second.chain AS copy WHERE rows > 0
                   AND tournament_id IN (SELECT id FROM main.tournament) AND NOT EXISTS
                   (SELECT 1 FROM main.journal AS ours WHERE ours.tournament_id = copy.tournament_id
                    AND ours.seq = copy.rows AND ours.hash = copy.head))
               AND NOT EXISTS (SELECT 1 FROM second.library_end AS copy WHERE rows > 0 AND NOT EXISTS
                   (SELECT 1 FROM main.library AS ours WHERE ours.seq = copy.rows AND ours.hash = copy.head))
               AND EXISTS (SELECT 1 FROM second.library_end)";
    Ok(db.query_row(sql, [], |row| row.get(0))?)
}

/// Tables of which the rows belong to a tournament, and change with its journal alone.
const OF_TOURNAMENTS: [&str; 4] = ["journal", "entry", "result", "chain"];

/// Writes the tournaments of which the journal is longer than in the copy.
fn write_tournaments(db: &Connection) -> Result<(), StoreError> {
    for table in OF_TOURNAMENTS {
        let sql =
            format!("DELETE FROM second.{table} WHERE tournament_id NOT IN (SELECT id FROM main.tournament)");
        db.execute(&sql, [])?;
    }
    let mut query =
        db.prepare("SELECT tournament_id FROM (SELECT * FROM main.chain EXCEPT SELECT * FROM second.chain)")?;
    let behind: Vec<i64> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for id in behind {
        let known = "SELECT rows FROM second.chain WHERE tournament_id = ?1";
        let known: Option<i64> = db.query_row(known, [id], |row| row.get(0)).optional()?;
        let known = known.unwrap_or(0);
        let rows =
            "INSERT INTO second.journal SELECT * FROM main.journal WHERE tournament_id = ?1 AND seq > ?2";
        db.execute(rows, [id, known])?;
        // Rows that stand in the copy already change only by being undone or done again.
        let turned = "UPDATE second.journal AS old SET undone_by = new.undone_by FROM main.journal AS new
                      WHERE old.tournament_id = ?1 AND old.seq <= ?2 AND new.tournament_id = ?1
                        AND new.seq = old.seq AND old.seq IN
                          (SELECT target FROM main.journal WHERE tournament_id = ?1 AND seq > ?2)";
        db.execute(turned, [id, known])?;
        db.execute(
            "INSERT OR REPLACE INTO second.chain SELECT * FROM main.chain WHERE tournament_id = ?1",
            [id],
        )?;
        for (table, key) in [("tournament", "id"), ("entry", "tournament_id"), ("result", "tournament_id")] {
            write_table(db, table, &format!("WHERE {key} = {id}"))?;
        }
    }
    Ok(())
}

/// Writes all else where the library's journal is longer than in the copy.
fn write_library(db: &Connection) -> Result<(), StoreError> {
    let sql = "SELECT EXISTS (SELECT * FROM main.library_end EXCEPT SELECT * FROM second.library_end)";
    if !db.query_row(sql, [], |row| row.get::<_, bool>(0))? {
        return Ok(());
    }
    let mut query = db.prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table'")?;
    let tables: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let others = |table: &&String| !OF_TOURNAMENTS.contains(&&***table) && !table.starts_with("sqlite_");
    for table in tables.iter().filter(others) {
        write_table(db, table, "")?;
    }
    Ok(())
}

/// Writes the rows that differ, of all that a condition names.
fn write_table(db: &Connection, table: &str, which: &str) -> Result<(), StoreError> {
    let mut query = db.prepare("SELECT name FROM pragma_table_info(?1, 'main') WHERE pk > 0")?;
    let keys: Vec<String> = query.query_map(params![table], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let keys = keys.join(", ");
    db.execute_batch(&format!(
        "DELETE FROM second.{table} WHERE ({keys}) IN
           (SELECT {keys} FROM second.{table} {which} EXCEPT SELECT {keys} FROM main.{table} {which});
         INSERT OR REPLACE INTO second.{table}
           SELECT * FROM main.{table} {which} EXCEPT SELECT * FROM second.{table} {which};"
    ))?;
    Ok(())
}
