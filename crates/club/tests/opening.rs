//! Findings when a club is opened: tables that differ from their journal are written again from it, a journal that this
//! version cannot read is left alone, and the person is told of both.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::PathBuf;

use serde_json::Value;
use sha2::{Digest, Sha256};
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::engine::{Action, Phase};
use tapis_club::locale::Language;
use tapis_club::store::{Author, ClubFile, LiveTables, NewRow};
use tapis_club::{About, Club, DocumentKind, DocumentOptions};

use crate::rich_evening::{LOOKED_AT, play, said};

fn closed(folder: &tempfile::TempDir) -> PathBuf {
    let club = play(folder.path());
    let path = club.file().path().to_owned();
    club.close();
    path
}

fn with_sql(path: &std::path::Path, sql: &str) {
    let db = rusqlite::Connection::open(path).unwrap();
    db.execute_batch(sql).unwrap();
}

#[test]
fn differing_tables_are_repaired_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    assert_eq!(club.audit().notices(), []);
    let before = said(&mut club);
    drop(club);
    for (sql, rows) in [
        ("UPDATE result SET points = 9999 WHERE tournament_id = 1 AND entry = 3", 1),
        ("DELETE FROM entry WHERE tournament_id = 1 AND entry < 5", 4),
        ("INSERT INTO result VALUES (2, 7, 7, 1, 5000, 100)", 1),
        ("UPDATE tournament SET name = 'Autre', status = 'drawn' WHERE id = 1", 1),
        ("UPDATE tournament SET status = 'nonsense' WHERE id = 1", 1),
        ("UPDATE entry SET table_no = -4, due = -1 WHERE tournament_id = 2 AND entry = 2", 13),
    ] {
        with_sql(&path, sql);
        let mut club = Club::open(&path, Millis::ZERO).unwrap();
        let notices: Vec<String> =
            club.audit().notices().iter().map(|notice| notice.say(Language::En)).collect();
        assert_eq!(notices.len(), 1, "{sql}: {notices:?}");
        assert!(notices[0].starts_with("“Gala d’automne”: "), "{sql}: {notices:?}");
        let count = if rows == 1 { "one row".to_owned() } else { format!("{rows} rows") };
        assert!(notices[0].contains(&count), "{sql}: {notices:?}");
        assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new(), "{sql}");
        assert_eq!(said(&mut club), before, "{sql}");
        drop(club);
        assert_eq!(Club::open(&path, Millis::ZERO).unwrap().audit().notices(), [], "{sql}");
    }
}

/// Evenings that are over are compared after the club is open, a few at a time.
#[test]
fn differing_past_evenings_are_reported_later() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    let over = club.tournaments().all().unwrap();
    let over: Vec<TournamentId> =
        over.iter().filter(|evening| evening.status == Phase::Finished).map(|evening| evening.id).collect();
    club.close();
    assert!(!over.is_empty());
    with_sql(&path, "UPDATE result SET points = points + 5000");
    let mut club = Club::open_early(&path, |_| Millis::ZERO).unwrap();
    assert_eq!(club.audit().unsound(), [], "the others have no results");
    let mut slices = 1;
    while club.audit().look_over_more(1).unwrap() {
        slices += 1;
    }
    assert_eq!(slices, over.len());
    assert_eq!(club.audit().unsound().len(), over.len(), "{:?}", club.audit().unsound());
    assert!(!club.audit().look_over_more(1).unwrap(), "only once");
    assert_eq!(club.audit().unsound().len(), over.len());
    assert_eq!(club.audit().verify().unwrap(), Vec::<String>::new());
}

/// An evening that goes on although its row says that it is over can be played on.
#[test]
fn an_evening_ends_only_by_its_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let phase = Club::open(&path, Millis::ZERO).unwrap().tournament(TournamentId(2)).unwrap().phase();
    assert_ne!(phase, Phase::Finished);
    with_sql(&path, "UPDATE tournament SET status = 'finished' WHERE id = 2");
    let mut club = Club::open_early(&path, |_| Millis::ZERO).unwrap();
    while club.audit().look_over_more(1).unwrap() {}
    assert_eq!(club.audit().unsound().len(), 1, "{:?}", club.audit().unsound());
    let playing: Vec<TournamentId> = club.playing().unwrap().into_iter().map(|(id, _)| id).collect();
    assert!(playing.contains(&TournamentId(2)), "{playing:?}");
}

/// Standings are read from the tables alone.
#[test]
fn changed_tables_are_repaired_before_printing() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    let season = club.library().seasons().unwrap()[0].id;
    let before = club.seasons().standings(Language::Fr, season).unwrap();
    with_sql(&path, "UPDATE result SET points = points + 5000");
    assert_ne!(club.seasons().standings(Language::Fr, season).unwrap(), before);
    let options = DocumentOptions::default();
    club.papers().document(DocumentKind::Standings, About::Season(season), options, LOOKED_AT).unwrap();
    assert_eq!(club.seasons().standings(Language::Fr, season).unwrap(), before);
    assert!(!club.audit().notices().is_empty());
}

/// A row that a newer version of the program wrote, sound and unknown here.
#[test]
fn a_newer_journal_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let mut file = ClubFile::open(&path).unwrap();
    let row = NewRow {
        at: LOOKED_AT,
        author: &Author::default(),
        action: "{}",
        events: r#"[{"type":"from_the_future","entry":1}]"#,
        undoable: true,
    };
    let seq = file.append(TournamentId(2), &row, &LiveTables::default()).unwrap();
    drop(file);
    let before = std::fs::read(&path).unwrap();
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    let problem = club.views().desk(Language::Fr, TournamentId(2), LOOKED_AT).unwrap_err();
    assert_eq!(problem.code, "store-journal_unread");
    let version = env!("CARGO_PKG_VERSION");
    for words in ["«\u{a0}Gala d’automne\u{a0}»", &format!("La ligne {seq} "), version] {
        assert!(problem.message.say(Language::Fr).contains(words), "{words}: {problem:?}");
    }
    assert!(club.play().act(TournamentId(2), &Action::PauseClock, LOOKED_AT).is_err());
    assert!(club.play().undo(TournamentId(2), LOOKED_AT).is_err());
    assert!(
        club.audit().notices()[0].say(Language::Fr).contains(&problem.message.say(Language::Fr)),
        "{:?}",
        club.audit().notices()
    );
    assert!(
        club.views().desk(Language::Fr, TournamentId(1), LOOKED_AT).is_ok(),
        "the others are as they were"
    );
    drop(club);
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// Puts a row into a table of the library as a newer version of the program would: the library journal has it too.
fn with_library_row(path: &std::path::Path, table: &str, id: i64, rest: &[&str]) {
    let db = rusqlite::Connection::open(path).unwrap();
    let values = rest.iter().map(|value| format!(", '{value}'")).collect::<String>();
    db.execute_batch(&format!("INSERT INTO {table} VALUES ({id}{values})")).unwrap();
    let end = "SELECT rows, head FROM library_end";
    let (rows, head): (i64, Vec<u8>) = db.query_row(end, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let (seq, key, salt) = (rows + 1, format!("[{id}]"), [7_u8; 16]);
    let content: Vec<Value> =
        [id.into()].into_iter().chain(rest.iter().map(|value| (*value).into())).collect();
    let content = Value::Array(content).to_string();
    let digest = Sha256::new().chain_update(salt).chain_update(&content).finalize().to_vec();
    let mut hash =
        Sha256::new().chain_update(head).chain_update(seq.to_be_bytes()).chain_update(0_i64.to_be_bytes());
    for text in ["", "", "9.9.9", table, &key].map(str::as_bytes).into_iter().chain([&digest[..]]) {
        hash.update(u64::try_from(text.len()).unwrap().to_be_bytes());
        hash.update(text);
    }
    let hash = hash.finalize().to_vec();
    let sql = "INSERT INTO library VALUES (?1, 0, '', '', '9.9.9', ?2, ?3, ?4, ?5, ?6, ?7)";
    db.execute(sql, rusqlite::params![seq, table, key, salt, content, digest, hash]).unwrap();
    db.execute("UPDATE library_end SET rows = ?1, head = ?2", rusqlite::params![seq, hash]).unwrap();
}

/// A template that cannot be read is named, and the others can be used.
#[test]
fn what_is_kept_and_cannot_be_read_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let there = Club::open(&path, Millis::ZERO).unwrap().library().templates().unwrap().len();
    with_library_row(&path, "template", 99, &["Demain", "{}"]);
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    let notices: Vec<String> = club.audit().notices().iter().map(|notice| notice.say(Language::En)).collect();
    assert_eq!(
        notices,
        ["This version cannot read the template “Demain”: it stays in the file and is not listed."]
    );
    assert_eq!(club.library().templates().unwrap().len(), there);
}

/// Every line of the history says who did it and on which device.
#[test]
fn the_history_says_who_did_what_on_which_device() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed(&folder);
    let mut club = Club::open(&path, Millis::ZERO).unwrap();
    club.set_author(Author { person: "Zoé".to_owned(), device: "tablette".to_owned() });
    club.play().act(TournamentId(2), &Action::ResumeClock, LOOKED_AT).unwrap();
    club.play().undo(TournamentId(2), LOOKED_AT).unwrap();
    let history = club.play().history(Language::Fr, TournamentId(2)).unwrap();
    let author = |line: &tapis_club::HistoryLine| (line.who.clone(), line.device.clone());
    let zoe = ("Zoé".to_owned(), Some("tablette".to_owned()));
    assert_eq!((author(&history[0]), history[0].turn), (zoe.clone(), true));
    assert_eq!((author(&history[1]), history[1].turn), (zoe, false));
    assert_eq!(author(&history[2]), ("Anne".to_owned(), Some("portable".to_owned())));
}
