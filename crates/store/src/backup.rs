//! Copies of the club file, made by SQLite's own backup and rotated.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Datelike, NaiveDateTime, Utc};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use crate::StoreError;

/// A copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Backup {
    /// The file.
    pub path: String,
    /// When it was made, UTC milliseconds.
    pub at: i64,
    /// Why: `start`, `migration`, `end`, `demand`.
    pub reason: String,
}

const STAMP: &str = "%Y%m%dT%H%M%S";

fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new(".")).join("backups")
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

pub(crate) fn make(db: &Connection, path: &Path, reason: &str) -> Result<PathBuf, StoreError> {
    let folder = folder(path);
    std::fs::create_dir_all(&folder)?;
    let name = format!("{}-{}-{reason}.tapis", stem(path), Utc::now().format(STAMP));
    let (target, draft) = (folder.join(&name), folder.join(format!("{name}.part")));
    let _ = std::fs::remove_file(&draft);
    {
        let mut copy = Connection::open(&draft)?;
        rusqlite::backup::Backup::new(db, &mut copy)?.run_to_completion(
            512,
            std::time::Duration::ZERO,
            None,
        )?;
    }
    std::fs::rename(&draft, &target)?;
    rotate(path);
    Ok(target)
}

pub(crate) fn list(path: &Path) -> Vec<Backup> {
    let prefix = format!("{}-", stem(path));
    let Ok(found) = std::fs::read_dir(folder(path)) else { return Vec::new() };
    let mut backups: Vec<Backup> = found
        .flatten()
        .filter_map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            let (stamp, reason) = name.strip_suffix(".tapis")?.strip_prefix(&prefix)?.split_once('-')?;
            let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc().timestamp_millis();
            let path = file.path().to_string_lossy().into_owned();
            Some(Backup { path, at, reason: reason.to_owned() })
        })
        .collect();
    backups.sort_by(|a, b| (b.at, &b.path).cmp(&(a.at, &a.path)));
    backups
}

/// Keeps every copy for two days, then the newest of each day for two months, then of each month.
fn rotate(path: &Path) {
    let now = Utc::now();
    let mut kept = std::collections::BTreeSet::new();
    for backup in list(path) {
        let Some(at) = DateTime::from_timestamp_millis(backup.at) else { continue };
        let age = (now - at).num_days();
        let slot = match age {
            ..2 => continue,
            2..60 => (at.year(), at.ordinal()),
            _ => (at.year(), 1000 + at.month()),
        };
        if !kept.insert(slot) {
            let _ = std::fs::remove_file(&backup.path);
        }
    }
}
