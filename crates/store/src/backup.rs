//! Copies of the club file, made by SQLite's own backup, verified and rotated.

mod rotation;

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{NaiveDateTime, Utc};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use crate::StoreError;
use crate::file::{inspect, sibling};

/// A copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Backup {
    /// The file.
    pub path: String,
    /// When it was made, UTC milliseconds.
    pub at: i64,
    /// Why: `start`, `migration`, `end`, `demand`, or `restore` for what stood here before a copy
    /// was put in its place.
    pub reason: String,
}

const STAMP: &str = "%Y%m%dT%H%M%S";

fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new(".")).join("backups")
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Copies one database over another.
pub(crate) fn run(from: &Connection, to: &mut Connection) -> Result<(), StoreError> {
    Ok(rusqlite::backup::Backup::new(from, to)?.run_to_completion(512, Duration::ZERO, None)?)
}

/// A copy in a file of its own, which needs no log beside it. What stands there is replaced.
pub(crate) fn copied(from: &Connection, target: &Path) -> Result<Connection, StoreError> {
    for old in
        [target.to_owned(), sibling(target, "-wal"), sibling(target, "-shm"), sibling(target, "-journal")]
    {
        let _ = std::fs::remove_file(old);
    }
    let mut copy = Connection::open(target)?;
    run(from, &mut copy)?;
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    Ok(copy)
}

/// Makes a copy, reads it again in whole, and only then gives it its name.
pub(crate) fn make(db: &Connection, path: &Path, reason: &str) -> Result<PathBuf, StoreError> {
    let folder = folder(path);
    std::fs::create_dir_all(&folder)?;
    let target = free_name(&folder, &format!("{}-{}-{reason}", stem(path), Utc::now().format(STAMP)));
    let draft = sibling(&target, ".part");
    let made = copied(db, &draft).and_then(|copy| {
        let sql = "SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM member), user_version FROM pragma_user_version";
        let holds = |db: &Connection| {
            db.query_row(sql, [], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?)))
        };
        let same = holds(&copy)? == holds(db)?;
        drop(copy);
        inspect(&draft).map_err(|_| StoreError::CopyUnsound)?;
        if same { Ok(()) } else { Err(StoreError::CopyUnsound) }
    });
    let named = made.and_then(|()| Ok(std::fs::rename(&draft, &target)?));
    if let Err(error) = named {
        let _ = std::fs::remove_file(&draft);
        return Err(error);
    }
    rotation::rotate(&list(path), Utc::now());
    Ok(target)
}

/// Two copies in one second have two names.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    let plain = folder.join(format!("{name}.tapis"));
    let others = (2..).map(|number| folder.join(format!("{name}-{number}.tapis")));
    std::iter::once(plain).chain(others).find(|path| !path.exists()).unwrap_or_default()
}

pub(crate) fn list(path: &Path) -> Vec<Backup> {
    let prefix = format!("{}-", stem(path));
    let Ok(found) = std::fs::read_dir(folder(path)) else { return Vec::new() };
    let mut backups: Vec<Backup> = found
        .flatten()
        .filter_map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            let (stamp, reason) = name.strip_suffix(".tapis")?.strip_prefix(&prefix)?.split_once('-')?;
            let reason = reason.split('-').next().unwrap_or_default().to_owned();
            let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc().timestamp_millis();
            Some(Backup { path: file.path().to_string_lossy().into_owned(), at, reason })
        })
        .collect();
    backups.sort_by(|a, b| (b.at, &b.path).cmp(&(a.at, &a.path)));
    backups
}
