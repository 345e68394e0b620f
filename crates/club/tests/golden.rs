//! Club files as older versions left them, kept for ever: each is brought up to date, replayed, and
//! says of its evening what it said then. `tests/data/club-1.tapis` was written by format 1, events
//! of version 1; every kind of event that there was stands in it. A new format adds a file
//! (`rich_evening.rs` writes it).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;

use crate::rich_evening::{LOOKED_AT, said};

pub fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(name)
}

/// Differences of the actual value from the expected one; what there is may say more.
fn missing(expected: &Value, actual: &Value, at: &str) -> Option<String> {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual)) => expected.iter().find_map(|(key, value)| {
            missing(value, actual.get(key).unwrap_or(&Value::Null), &format!("{at}.{key}"))
        }),
        (Value::Array(expected), Value::Array(actual)) if expected.len() == actual.len() => {
            let pairs = expected.iter().zip(actual).enumerate();
            pairs.into_iter().find_map(|(index, (one, other))| missing(one, other, &format!("{at}[{index}]")))
        }
        (expected, actual) if expected == actual => None,
        (expected, actual) => Some(format!("{at}: {expected} has become {actual}")),
    }
}

#[test]
fn a_club_of_the_first_format_is_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    std::fs::copy(data("club-1.tapis"), &path).unwrap();
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    let expected: Value = serde_json::from_slice(&std::fs::read(data("club-1.json")).unwrap()).unwrap();
    let desk = club.views().desk(Language::Fr, TournamentId(1), Millis(1_795_300_000_000)).unwrap();
    assert_eq!(missing(&expected, &serde_json::to_value(&desk.view).unwrap(), "view"), None);
    // The copy made before it was brought up to date is the file as it was.
    let copies = club.file().backups();
    assert_eq!(copies.iter().map(|copy| copy.reason.as_str()).collect::<Vec<_>>(), ["migration"]);
    // It can still be changed from where it stands.
    club.play().undo(TournamentId(1), Millis(1_795_300_000_000)).unwrap();
    club.play().redo(TournamentId(1), Millis(1_795_300_000_000)).unwrap();
    assert_eq!(
        missing(
            &expected,
            &serde_json::to_value(
                &club.views().desk(Language::Fr, TournamentId(1), Millis::ZERO).unwrap().view
            )
            .unwrap(),
            "view"
        ),
        None
    );
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
    let kinds: BTreeSet<String> = club
        .file()
        .journal()
        .rows(TournamentId(1))
        .unwrap()
        .iter()
        .flat_map(|row| serde_json::from_str::<Vec<Value>>(&row.events).unwrap())
        .map(|event| event["type"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(kinds.len(), 22, "{kinds:?}");
}

/// Every file that `rich_evening.rs` wrote: state, penalties and standings are those of the day on
/// which it was kept, also after an undo and a redo.
#[test]
fn a_club_of_each_later_format_is_unchanged() {
    let mut formats = Vec::new();
    for format in 2..100 {
        let kept = data(&format!("club-{format}.tapis"));
        if !kept.exists() {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        std::fs::copy(kept, &path).unwrap();
        let mut club = Club::open(&path, Millis::ZERO).unwrap();
        let expected = std::fs::read(data(&format!("club-{format}.json"))).unwrap();
        let expected: Value = serde_json::from_slice(&expected).unwrap();
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "format {format}");
        assert_eq!(missing(&expected, &said(&mut club), "club"), None, "format {format}");
        for tournament in [1, 2] {
            club.play().undo(TournamentId(tournament), LOOKED_AT).unwrap();
            club.play().redo(TournamentId(tournament), LOOKED_AT).unwrap();
        }
        assert_eq!(missing(&expected, &said(&mut club), "club"), None, "format {format}");
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "format {format}");
        formats.push(format);
    }
    assert_eq!(formats.last(), Some(&19), "the newest format has no file: {formats:?}");
}

#[test]
fn a_damaged_journal_is_refused_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    std::fs::copy(data("club-1.tapis"), &path).unwrap();
    let club = Club::open(&path, Millis::ZERO).unwrap();
    drop(club);
    // One digit of one amount, in the row that begins so.
    let mut bytes = std::fs::read(&path).unwrap();
    let text = br#"[{"type":"paid","entry":2,"amount":500}]"#;
    let places: Vec<usize> =
        (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at + text.len() - 5] = b'9';
    }
    std::fs::write(&path, bytes).unwrap();
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    let problem = club.views().desk(Language::Fr, TournamentId(1), Millis::ZERO).unwrap_err();
    assert_eq!(problem.code, "store-journal");
    assert!(problem.message.say(Language::Fr).contains("abîmé à la ligne 15"), "{problem:?}");
    assert!(problem.message.say(Language::En).contains("damaged at row 15"), "{problem:?}");
    assert!(club.audit().verify().unwrap()[0].contains("seq: 15"));
}
