//! Club files of each format as their release left them, kept for ever: each is brought up to date, replayed, and says of
//! its evenings what it said then. A new format adds a file (`rich_evening.rs` writes it), in which every kind of event
//! that there is stands.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::{Path, PathBuf};

use serde_json::Value;
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::newest_format;

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

/// State, penalties and standings are those of the day on which the file was written, also after an undo and a redo.
#[test]
fn a_club_of_each_format_is_unchanged() {
    for format in 1..=newest_format() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        std::fs::copy(data(&format!("club-{format}.tapis")), &path).expect("each format has a file");
        let mut club = Club::open(&path, Millis::ZERO).unwrap();
        let expected = std::fs::read(data(&format!("club-{format}.json"))).unwrap();
        let expected: Value = serde_json::from_slice(&expected).unwrap();
        let copies = club.file().backups();
        assert_eq!(copies.iter().any(|copy| copy.reason == "migration"), format < newest_format());
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "format {format}");
        assert_eq!(missing(&expected, &said(&mut club), "club"), None, "format {format}");
        for tournament in [1, 2] {
            club.play().undo(TournamentId(tournament), LOOKED_AT).unwrap();
            club.play().redo(TournamentId(tournament), LOOKED_AT).unwrap();
        }
        assert_eq!(missing(&expected, &said(&mut club), "club"), None, "format {format}");
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "format {format}");
    }
}

#[test]
fn a_damaged_journal_is_refused_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    std::fs::copy(data("club-1.tapis"), &path).unwrap();
    let club = Club::open(&path, Millis::ZERO).unwrap();
    let rows = club.file().journal().rows(TournamentId(1)).unwrap();
    let row = rows.into_iter().find(|row| row.events.starts_with(r#"[{"type":"paid","#)).unwrap();
    drop(club);
    // One digit of one amount.
    let mut bytes = std::fs::read(&path).unwrap();
    let text = row.events.as_bytes();
    let places: Vec<usize> =
        (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    assert!(!places.is_empty());
    let digit = row.events.find("\"amount\":").unwrap() + "\"amount\":".len();
    for at in places {
        bytes[at + digit] = b'9';
    }
    std::fs::write(&path, bytes).unwrap();
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    let problem = club.views().desk(Language::Fr, TournamentId(1), Millis::ZERO).unwrap_err();
    assert_eq!(problem.code, "store-journal");
    let seq = row.seq;
    assert!(problem.message.say(Language::Fr).contains(&format!("abîmé à la ligne {seq}")), "{problem:?}");
    assert!(problem.message.say(Language::En).contains(&format!("damaged at row {seq}")), "{problem:?}");
    assert!(club.audit().verify().unwrap()[0].contains(&format!("seq: {seq}")));
}
