//! The file alone is the club, and what was acknowledged and is not there is told.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_store::{Author, ClubFile, LiveTables, MemberDraft, NewRow, Shortfall};

pub fn evening(folder: &Path) -> (ClubFile, PathBuf, TournamentId) {
    let path = folder.join("a.tapis");
    let file = ClubFile::create(&path).unwrap();
    let setup = include_str!("../../../tests/data/setup-1.json");
    let id = file
        .tournaments()
        .create_tournament(&serde_json::from_str(setup).unwrap(), None, Millis::ZERO)
        .unwrap();
    (file, path, id)
}

pub fn append(file: &mut ClubFile, id: TournamentId, rows: i64) {
    let author = Author::default();
    for at in 0..rows {
        let row = NewRow { at: Millis(at), author: &author, action: "{}", events: "[]", undoable: true };
        file.append(id, &row, &LiveTables::default()).unwrap();
    }
}

/// Waits until a condition holds.
pub(crate) fn until(what: &str, mut so: impl FnMut() -> bool) {
    let started = Instant::now();
    while !so() {
        assert!(started.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The rows that the file holds by itself, copied without its log.
fn rows_alone(path: &Path, aside: &Path) -> i64 {
    std::fs::copy(path, aside).unwrap();
    let db = Connection::open(aside).unwrap();
    db.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap_or(0)
}

#[test]
fn when_nothing_happens_the_file_alone_holds_the_evening() {
    let folder = tempfile::tempdir().unwrap();
    let (mut file, path, id) = evening(folder.path());
    append(&mut file, id, 190);
    let aside = tempfile::tempdir().unwrap();
    until("the log was not emptied", || rows_alone(&path, &aside.path().join("b.tapis")) == 190);
}

/// State of the disk when the power goes while another program reads the file, so that nothing of the log could be
/// brought into it.
fn cut_off(folder: &Path, rows: i64) -> PathBuf {
    let (mut file, path, id) = evening(folder);
    file.backup("demand").unwrap();
    let reader = Connection::open(&path).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM journal").unwrap();
    append(&mut file, id, rows);
    let noted = folder.join("a.tapis.rows");
    let all = format!("\"rows\":{rows},");
    until("the rows were not noted", || {
        std::fs::read_to_string(&noted).is_ok_and(|text| text.contains(&all))
    });
    let aside = folder.join("cut");
    std::fs::create_dir(&aside).unwrap();
    for name in ["a.tapis", "a.tapis-wal", "a.tapis.rows"] {
        std::fs::copy(folder.join(name), aside.join(name)).unwrap();
    }
    aside.join("a.tapis")
}

#[test]
fn a_flipped_bit_in_the_log_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = cut_off(folder.path(), 130);
    let log = path.with_file_name("a.tapis-wal");
    let mut bytes = std::fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&log, &bytes).unwrap();
    let as_found = std::fs::read(&path).unwrap();
    let mut file = ClubFile::open(&path).unwrap();
    // Before anything is written over it, the damaged log is stored with its file.
    let kept = file.kept_as_found().unwrap().to_owned();
    assert_eq!(std::fs::read(format!("{}-wal", kept.display())).unwrap(), bytes);
    assert_eq!(std::fs::read(&kept).unwrap(), as_found);
    assert_eq!(file.checks().check().unwrap(), [], "nothing in the file itself shows it");
    let found = file.journal().journal_length(TournamentId(1)).unwrap();
    assert!(found < 130, "{found}");
    let short = [Shortfall {
        tournament: Some(TournamentId(1)),
        name: file.tournaments().tournament(TournamentId(1)).unwrap().name,
        acknowledged: 130,
        found,
        copy: None,
    }];
    assert_eq!(file.shortfalls(), short);
    drop(file);
    // It is told until the evening goes on from there.
    file = ClubFile::open(&path).unwrap();
    assert_eq!(file.shortfalls(), short);
    assert_eq!((file.kept_as_found(), kept.exists()), (None, true), "its log is in the file by now");
    append(&mut file, TournamentId(1), 1);
    let noted = path.with_file_name("a.tapis.rows");
    let all = format!("\"rows\":{},", found + 1);
    until("the row was not noted", || std::fs::read_to_string(&noted).is_ok_and(|text| text.contains(&all)));
    drop(file);
    assert_eq!(ClubFile::open(&path).unwrap().shortfalls(), []);
}

#[test]
fn an_older_file_is_reported_with_its_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = cut_off(folder.path(), 40);
    let noted = path.with_file_name("a.tapis.rows");
    let rows = std::fs::read(&noted).unwrap();
    let whole = ClubFile::open(&path).unwrap().backup("demand").unwrap();
    std::fs::write(&noted, rows).unwrap();
    let old = std::fs::read_dir(folder.path().join("backups")).unwrap().next().unwrap().unwrap().path();
    std::fs::copy(old, &path).unwrap();
    let mut file = ClubFile::open(&path).unwrap();
    let told: Vec<_> = file.shortfalls().iter().map(|short| (short.acknowledged, short.found)).collect();
    assert_eq!(told, [(40, 0)]);
    assert_eq!(file.shortfalls()[0].copy.as_deref(), whole.to_str());
    // Put back, nothing is missing any more.
    file.restore(&whole).unwrap();
    assert_eq!((file.journal().journal_length(TournamentId(1)).unwrap(), file.shortfalls()), (40, &[][..]));
    drop(file);
    assert_eq!(ClubFile::open(&path).unwrap().shortfalls(), []);
}

#[test]
fn a_whole_club_reports_nothing_after_a_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = cut_off(folder.path(), 40);
    let file = ClubFile::open(&path).unwrap();
    assert_eq!((file.journal().journal_length(TournamentId(1)).unwrap(), file.shortfalls()), (40, &[][..]));
    drop(file);
    let left: Vec<_> = std::fs::read_dir(path.parent().unwrap()).unwrap().flatten().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

/// Nothing but members was entered, and the end of the log is lost.
#[test]
fn missing_acknowledged_members_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (file, path, _) = evening(folder.path());
    let reader = Connection::open(&path).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM member").unwrap();
    for number in 0..30 {
        let last_name = format!("Joueur {number}");
        let draft = MemberDraft { first_name: "Dé".into(), last_name, ..MemberDraft::default() };
        file.members().save_member(draft, Millis::ZERO, chrono::NaiveDate::default()).unwrap();
    }
    let rows: i64 = Connection::open(&path)
        .unwrap()
        .query_row("SELECT rows FROM library_end", [], |row| row.get(0))
        .unwrap();
    let all = format!("\"tournament\":null,\"name\":\"\",\"rows\":{rows},");
    let noted = folder.path().join("a.tapis.rows");
    until("the rows were not noted", || {
        std::fs::read_to_string(&noted).is_ok_and(|text| text.contains(&all))
    });
    let aside = folder.path().join("cut");
    std::fs::create_dir(&aside).unwrap();
    for name in ["a.tapis", "a.tapis-wal", "a.tapis.rows"] {
        std::fs::copy(folder.path().join(name), aside.join(name)).unwrap();
    }
    let log = aside.join("a.tapis-wal");
    let mut bytes = std::fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&log, bytes).unwrap();
    let file = ClubFile::open(&aside.join("a.tapis")).unwrap();
    assert_eq!(file.checks().check().unwrap(), [], "nothing in the file itself shows it");
    let told: Vec<_> = file.shortfalls().iter().map(|short| (short.tournament, short.acknowledged)).collect();
    assert_eq!(told, [(None, rows)]);
    assert!(file.shortfalls()[0].found < rows);
}
