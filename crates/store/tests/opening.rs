//! Recovery of interrupted files, and true messages about those that cannot be opened and are left alone.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tapis_store::{ClubFile, OpenError};

fn club(folder: &Path) -> PathBuf {
    let path = folder.join("a.tapis");
    drop(ClubFile::create(&path).unwrap());
    path
}

fn beside(path: &Path) -> Vec<std::ffi::OsString> {
    let files = std::fs::read_dir(path.parent().unwrap()).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    names.sort();
    names
}

fn refused(path: &Path) -> OpenError {
    let (before, others) = (std::fs::read(path).unwrap(), beside(path));
    let error = ClubFile::open(path).unwrap_err();
    assert_eq!(std::fs::read(path).unwrap(), before, "the file was touched");
    assert_eq!(beside(path), others, "something was left beside it");
    error
}

fn changed(path: &Path, sql: &str) {
    let db = Connection::open(path).unwrap();
    db.execute_batch(sql).unwrap();
    db.close().unwrap();
}

#[test]
fn a_first_opening_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = club(folder.path());
    let copy = ClubFile::open(&path).unwrap().backup("demand").unwrap();
    for path in [path, copy] {
        let before = std::fs::read(&path).unwrap();
        let file = ClubFile::open(&path).unwrap();
        assert!(std::fs::read(&path).unwrap() == before, "{} was written to", path.display());
        drop(file);
    }
}

/// As a copy is left when another program changes it and is killed.
#[test]
fn a_journal_left_hot_is_rolled_back() {
    let folder = tempfile::tempdir().unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/club-1.tapis");
    let path = folder.path().join("a.tapis");
    std::fs::copy(&source, &path).unwrap();
    let db = Connection::open(&path).unwrap();
    db.pragma_update(None, "journal_mode", "DELETE").unwrap();
    // Pages go to the file before the end, so that the journal is needed.
    db.execute_batch(
        "PRAGMA cache_size = 1; BEGIN; CREATE TABLE more (one); UPDATE member SET note = hex(zeroblob(3000))",
    )
    .unwrap();
    let journal = folder.path().join("a.tapis-journal");
    let killed = tempfile::tempdir().unwrap();
    let left = killed.path().join("b.tapis");
    std::fs::copy(&path, &left).unwrap();
    std::fs::copy(&journal, killed.path().join("b.tapis-journal")).unwrap();
    assert!(std::fs::read(&left).unwrap() != std::fs::read(&source).unwrap(), "nothing was interrupted");
    let file = ClubFile::open(&left).unwrap();
    assert_eq!(file.checks().check().unwrap(), []);
    // The head too may be half written: the journal holds the first page as it was.
    for head in [4, 512] {
        let copy = killed.path().join(format!("{head}.tapis"));
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[..head].fill(0xA5);
        std::fs::write(&copy, bytes).unwrap();
        std::fs::copy(&journal, killed.path().join(format!("{head}.tapis-journal"))).unwrap();
        let file = ClubFile::open(&copy).unwrap();
        assert_eq!(file.checks().check().unwrap(), []);
    }
}

#[test]
fn a_sector_in_the_log_is_not_foreign() {
    let folder = tempfile::tempdir().unwrap();
    let path = club(folder.path());
    let db = Connection::open(&path).unwrap();
    db.execute_batch("PRAGMA wal_autocheckpoint = 0; CREATE TABLE another (one); DROP TABLE another")
        .unwrap();
    let left = tempfile::tempdir().unwrap();
    let torn = left.path().join("a.tapis");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[..512].fill(0xA5);
    std::fs::write(&torn, bytes).unwrap();
    std::fs::copy(folder.path().join("a.tapis-wal"), left.path().join("a.tapis-wal")).unwrap();
    let file = ClubFile::open(&torn).unwrap();
    assert_eq!(file.checks().check().unwrap(), []);
    drop(file);
    assert!(std::fs::read(&torn).unwrap().starts_with(b"SQLite format 3\0"));
    assert_eq!(beside(&torn), ["a.tapis"]);
}

#[test]
fn each_reason_is_told_by_its_own_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = club(folder.path());
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() - 4096]).unwrap();
    assert!(matches!(refused(&path), OpenError::Cut { missing: 4096 }));
    for version in [-3, 0] {
        std::fs::write(&path, &whole).unwrap();
        changed(&path, &format!("PRAGMA user_version = {version}"));
        assert!(matches!(refused(&path), OpenError::NotOurs(_)));
    }
    let foreign = folder.path().join("foreign.tapis");
    changed(&foreign, "PRAGMA application_id = 0x54415049; PRAGMA user_version = 1; CREATE TABLE a (b)");
    assert!(matches!(refused(&foreign), OpenError::NotOurs(_)));
    let long = folder.path().join(format!("{}.tapis", "é".repeat(124)));
    assert!(matches!(ClubFile::create(&long), Err(OpenError::NameTooLong(_))));
    std::fs::write(&long, &whole).unwrap();
    assert!(matches!(refused(&long), OpenError::NameTooLong(_)));
}

#[test]
fn a_club_with_a_long_name_has_copies_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("{}.tapis", "é".repeat(115)));
    let file = ClubFile::create(&path).unwrap();
    let copy = file.backup("demand").unwrap();
    assert_eq!(file.backups().into_iter().map(|copy| copy.path.into()).collect::<Vec<PathBuf>>(), [copy]);
}

#[test]
fn another_program_differs_from_another_window() {
    let folder = tempfile::tempdir().unwrap();
    let path = club(folder.path());
    let other = Connection::open(&path).unwrap();
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE").unwrap();
    let error = ClubFile::open(&path).unwrap_err();
    assert!(matches!(error, OpenError::Held(_)), "{error:?}");
    drop(other);
    ClubFile::open(&path).unwrap();
}

#[test]
fn what_was_left_half_done_is_swept_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = club(folder.path());
    let copy = ClubFile::open(&path).unwrap().backup("demand").unwrap();
    let part = format!("{}.part", copy.display().to_string().replace("demand", "end"));
    for left in [part.as_str(), &format!("{part}-journal"), &format!("{}.restore", path.display())] {
        std::fs::write(left, "half").unwrap();
    }
    drop(ClubFile::open(&path).unwrap());
    assert_eq!(beside(&path), ["a.tapis", "backups"]);
    assert_eq!(beside(&copy).len(), 1);
}

#[cfg(unix)]
#[test]
fn files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let file = ClubFile::create(&path).unwrap();
    file.settings().set_setting("name", "Club").unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for path in [path, folder.path().join("a.tapis-wal"), file.backup("demand").unwrap()] {
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}
