//! Copies of the club file, made by SQLite's own backup, verified and rotated.

pub mod copy;
pub(crate) mod rotation;

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{NaiveDateTime, Utc};
use rusqlite::Connection;

use crate::StoreError;
use crate::base::disk;
use crate::base::place::sibling;
use crate::copies::backup;
use crate::copies::backup::copy::Backup;
use crate::copies::look::{Look, inspect};

const STAMP: &str = "%Y%m%dT%H%M%S";

/// Folder of a club's copies.
pub(crate) fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new(".")).join("backups")
}

/// Prefix of the names of a club's copies. A long name is cut, so that there is room for more.
fn stem(path: &Path) -> String {
    let mut stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let end = (0..=150).rev().find(|end| stem.is_char_boundary(*end));
    stem.truncate(end.unwrap_or_default());
    stem
}

/// A backup's name as it is beside a copy of the club.
pub(crate) fn renamed(backup: &Path, club: &Path, copy: &Path) -> Option<String> {
    let name = backup.file_name()?.to_string_lossy().into_owned();
    Some(format!("{}{}", stem(copy), name.strip_prefix(&stem(club))?))
}

/// Copies one database over another.
pub(crate) fn run(from: &Connection, to: &mut Connection) -> Result<(), StoreError> {
    Ok(rusqlite::backup::Backup::new(from, to)?.run_to_completion(512, Duration::ZERO, None)?)
}

/// A copy in a file of its own, which needs no log beside it. What stands there is replaced.
pub(crate) fn copied(from: &Connection, target: &Path) -> Result<(), StoreError> {
    let mut copy = disk::new_database(target)?;
    copy.pragma_update(None, "synchronous", "OFF")?;
    run(from, &mut copy)?;
    disk::complete(copy, target)
}

/// Makes a copy, reads it again in whole, and only then gives it its name.
pub(crate) fn make(db: &Connection, path: &Path, reason: &str) -> Result<PathBuf, StoreError> {
    let folder = folder(path);
    std::fs::create_dir_all(&folder)?;
    let target = free_name(&folder, &format!("{}-{}-{reason}", stem(path), Utc::now().format(STAMP)));
    let draft = sibling(&target, ".part");
    let made = copied(db, &draft).and_then(|()| {
        inspect(&draft).map_err(|_| StoreError::CopyUnsound)?;
        let copy = Look::at(&draft).map_err(|_| StoreError::CopyUnsound)?;
        if holds(&copy.db)? == holds(db)? { Ok(()) } else { Err(StoreError::CopyUnsound) }
    });
    let named = made.and_then(|()| Ok(disk::put_in_place(&draft, &target)?));
    if let Err(error) = named {
        disk::clear_away(&draft);
        tracing::warn!(reason, "no backup");
        return Err(error);
    }
    tracing::debug!(reason, "backup");
    rotation::rotate(&list(path), Utc::now());
    Ok(target)
}

/// Copies a file and its log as they are, under a name that is never rotated away: none without a log, or
/// where there is no room.
pub(crate) fn keep_found(path: &Path) -> Option<PathBuf> {
    let log = sibling(path, "-wal");
    if std::fs::metadata(&log).ok()?.len() == 0 {
        return None;
    }
    let folder = folder(path);
    std::fs::create_dir_all(&folder).ok()?;
    let kept = free_name(&folder, &format!("{}-damaged-{}", stem(path), Utc::now().format(STAMP)));
    let copied = [(log.as_path(), sibling(&kept, "-wal")), (path, kept.clone())].into_iter().try_for_each(
        |(from, to)| {
            let mut to = disk::create_private(&to)?;
            std::io::copy(&mut std::fs::File::open(from)?, &mut to)?;
            to.sync_all()
        },
    );
    if copied.is_err() {
        disk::clear_away(&kept);
    }
    copied.ok().map(|()| kept)
}

/// Numbers by which copies are compared: rows of all journals, members, format.
fn holds(db: &Connection) -> rusqlite::Result<(i64, i64, i64)> {
    let sql = "SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM member), user_version
               FROM pragma_user_version";
    db.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
}

/// Removes copies that were never finished.
pub(crate) fn sweep(path: &Path) {
    let prefix = format!("{}-", stem(path));
    let unfinished = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.starts_with(&prefix) && name.contains(".tapis.part")
    };
    let found = std::fs::read_dir(folder(path)).into_iter().flatten().flatten();
    for left in found.map(|file| file.path()).filter(|path| unfinished(path)) {
        // The next backup tries to remove it again.
        let _ = std::fs::remove_file(left);
    }
}

/// Two copies in one second have two names.
pub(crate) fn free_name(folder: &Path, name: &str) -> PathBuf {
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

/// Gives what stands in a copy's place another name, which is returned.
pub(crate) fn put_aside(copy: &Path) -> Result<PathBuf, StoreError> {
    let stem = copy.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let folder = copy.parent().unwrap_or(Path::new("."));
    let name = format!("{stem}-aside-{}", Utc::now().format(MOMENT));
    let aside = backup::free_name(folder, &name);
    for suffix in ["-wal", "-journal", ""] {
        let (from, to) = (sibling(copy, suffix), sibling(&aside, suffix));
        if from.exists() {
            std::fs::rename(from, to)?;
        }
    }
    drop_oldest(folder, &format!("{stem}-aside-"));
    Ok(aside)
}

/// Format of the time when a copy was put aside: to the millisecond, so that no name comes twice.
pub(crate) const MOMENT: &str = "%Y%m%dT%H%M%S%3f";

/// Removes the oldest of the files that were put aside: their names tell when that was.
pub(crate) fn drop_oldest(folder: &Path, prefix: &str) {
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

/// So many files that were found in the copy's place are kept.
pub(crate) const ASIDE: usize = 10;
