//! The journal's chain: whatever is changed in it is found when it is read, and by the check.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_store::{Author, ClubFile, Finding, LiveTables, NewRow, StoreError};

fn setup() -> SetupDraft {
    serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap()
}

fn anne() -> Author {
    Author { person: "Anne".to_owned(), device: "portable".to_owned() }
}

/// Twenty rows, of which the last two are undone and one of them done again.
fn club(folder: &Path) -> (PathBuf, TournamentId) {
    let path = folder.join("a.tapis");
    let mut file = ClubFile::create(&path).unwrap();
    let id = file.tournaments().create_tournament(&setup(), None, Millis::ZERO).unwrap();
    for at in 1..=17 {
        let row = NewRow { at: Millis(at), author: &anne(), action: "{}", events: "[]", undoable: true };
        assert_eq!(file.append(id, &row, &LiveTables::default()).unwrap(), at);
    }
    for redo in [false, false, true] {
        file.turn_back(id, redo, Millis(30), &anne(), |turn| {
            turn.replay_after(0, |_, _, _| true)?;
            Ok(LiveTables::default())
        })
        .unwrap()
        .unwrap();
    }
    assert_eq!(
        (file.checks().check().unwrap(), file.journal().last_at(id).unwrap()),
        (vec![], Some(Millis(30)))
    );
    (path, id)
}

fn tampered(sql: &str) -> (Result<(), StoreError>, Vec<Finding>) {
    let folder = tempfile::tempdir().unwrap();
    let (path, id) = club(folder.path());
    let changed =
        Connection::open(&path).unwrap().execute_batch(&format!("PRAGMA foreign_keys = OFF; {sql}"));
    changed.unwrap();
    let file = ClubFile::open(&path).unwrap();
    (file.journal().replay(id, |_, _, _| true), file.checks().check().unwrap())
}

#[test]
fn a_changed_row_is_refused_and_named() {
    for (sql, row) in [
        ("UPDATE journal SET events = '[{}]' WHERE seq = 7", 7),
        ("UPDATE journal SET action = '' WHERE seq = 7", 7),
        ("UPDATE journal SET who = 'Paul' WHERE seq = 1", 1),
        ("UPDATE journal SET at = at + 1 WHERE seq = 17", 17),
        ("UPDATE journal SET device = 'autre' WHERE seq = 6", 6),
        ("UPDATE journal SET program = '9.9.9' WHERE seq = 6", 6),
        ("UPDATE journal SET hash = zeroblob(32) WHERE seq = 3", 3),
        ("UPDATE journal SET version = version + 1 WHERE seq = 3", 3),
        ("UPDATE journal SET kind = 'redo', target = 2 WHERE seq = 5", 5),
        ("DELETE FROM journal WHERE seq = 9", 9),
        ("DELETE FROM journal WHERE seq = 1", 1),
        ("UPDATE journal SET undone_by = NULL WHERE seq = 17", 17),
        ("UPDATE journal SET undone_by = 18 WHERE seq = 4", 4),
        ("UPDATE journal SET undone_by = 18 WHERE seq = 16", 16),
        // The first set-up is what the first row's hash stands on.
        ("UPDATE tournament SET setup = replace(setup, '5000', '6000')", 1),
    ] {
        let (read, found) = tampered(sql);
        assert!(matches!(read, Err(StoreError::Journal { seq, .. }) if seq == row), "{sql}: {read:?}");
        assert_eq!(found, [Finding::Chain { tournament: TournamentId(1), seq: row }], "{sql}");
    }
}

/// A row that is sound and that this version cannot read: the tournament, the row and the version of
/// the program that wrote it are named, and the file stays as it is.
#[test]
fn an_unreadable_row_names_its_version() {
    let folder = tempfile::tempdir().unwrap();
    let (path, id) = club(folder.path());
    let before = std::fs::read(&path).unwrap();
    let file = ClubFile::open(&path).unwrap();
    let read = file.journal().replay(id, |seq, _, _| seq != 5);
    let Err(StoreError::JournalUnread { tournament, name, seq, program }) = read else { panic!("{read:?}") };
    assert_eq!((tournament, name.as_str(), seq), (id, "Soirée de référence", 5));
    assert_eq!(program, env!("CARGO_PKG_VERSION"));
    assert_eq!(file.checks().check().unwrap(), []);
    drop(file);
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// An undo reads what follows a row, and no more: the rows before it are not asked for.
#[test]
fn what_counts_after_a_row_is_handed_on_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    let id = file.tournaments().create_tournament(&setup(), None, Millis::ZERO).unwrap();
    for (at, undoable) in [(1, true), (2, true), (3, false), (4, true), (5, false), (6, true)] {
        let row = NewRow { at: Millis(at), author: &anne(), action: "{}", events: "[]", undoable };
        file.append(id, &row, &LiveTables::default()).unwrap();
    }
    let mut turn = |redo, after| {
        let mut rows = Vec::new();
        let turned = file.turn_back(id, redo, Millis(9), &anne(), |turn| {
            turn.replay_after(after, |seq, _, _| {
                rows.push(seq);
                true
            })?;
            Ok(LiveTables::default())
        });
        (turned.unwrap().map(|row| row.seq), rows)
    };
    assert_eq!(turn(false, 2), (Some(6), vec![3, 4, 5]));
    assert_eq!(turn(false, 2), (Some(4), vec![3, 5]));
    assert_eq!(turn(true, 1), (Some(4), vec![2, 3, 4, 5]));
    assert_eq!(turn(true, 5), (Some(6), vec![6]));
    assert_eq!(turn(true, 0), (None, vec![]));
    assert_eq!(turn(false, 5), (Some(6), vec![]));
    assert_eq!(turn(false, 1), (Some(4), vec![2, 3, 5]));
    assert_eq!(turn(false, 0), (Some(2), vec![1, 3, 5]));
    assert_eq!(turn(false, 0), (Some(1), vec![3, 5]));
    assert_eq!(turn(false, 0), (None, vec![]));
}

#[test]
fn a_tail_cut_off_is_found() {
    for (sql, left) in [
        ("DELETE FROM journal WHERE seq = 20; UPDATE journal SET undone_by = 19 WHERE seq = 16", 19),
        ("DELETE FROM journal WHERE seq > 3", 3),
        ("DELETE FROM journal", 0),
    ] {
        let (read, found) = tampered(sql);
        assert!(
            matches!(read, Err(StoreError::JournalCut { found, written: 20, .. }) if found == left),
            "{sql}: {read:?}"
        );
        assert_eq!(found, [Finding::Tail { tournament: TournamentId(1), found: left, written: 20 }]);
    }
    let (read, _) = tampered("DELETE FROM chain");
    assert!(matches!(read, Err(StoreError::Journal { seq: 0, .. })), "{read:?}");
}

#[test]
fn a_tournament_in_which_nothing_happened_can_be_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    let id = file.tournaments().create_tournament(&setup(), None, Millis::ZERO).unwrap();
    file.journal().replay(id, |_, _, _| true).unwrap();
    file.tournaments().delete_tournaments(&[id]).unwrap();
    assert_eq!((file.checks().check().unwrap(), file.tournaments().all().unwrap()), (vec![], vec![]));
}

/// The code on paper proves the journal as it was when the paper was printed.
#[test]
fn a_printed_code_fails_after_a_change() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let mut file = ClubFile::create(&path).unwrap();
    let id = file.tournaments().create_tournament(&setup(), None, Millis::ZERO).unwrap();
    assert_eq!(file.proofs().proof(id).unwrap(), None);
    let author = Author::default();
    let mut codes = Vec::new();
    for at in 1..=3 {
        let row = NewRow { at: Millis(at), author: &author, action: "{}", events: "[]", undoable: true };
        file.append(id, &row, &LiveTables::default()).unwrap();
        codes.push(file.proofs().proof(id).unwrap().unwrap());
    }
    for (row, code) in (1..).zip(&codes) {
        let (number, digits) = code.split_once('-').unwrap();
        let typed = format!(" {number}-{} ", digits.to_lowercase().replace('1', "l").replace('-', " "));
        let proven = file.proofs().proven(&typed).unwrap().unwrap_or_else(|| panic!("{code} {typed}"));
        assert_eq!((proven.tournament, proven.row, proven.at), (id, row, row));
    }
    let other = codes[0].replacen('1', "2", 1);
    for wrong in ["", "1", "x-y", "1-", other.as_str()] {
        assert_eq!(file.proofs().proven(wrong).unwrap(), None, "{wrong}");
    }
    drop(file);
    Connection::open(&path).unwrap().execute_batch("UPDATE journal SET hash = randomblob(32)").unwrap();
    assert_eq!(ClubFile::open(&path).unwrap().proofs().proven(&codes[2]).unwrap(), None);
}
