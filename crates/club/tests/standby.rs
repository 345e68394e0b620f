//! The file of a second computer follows the club through everything that can happen, and can take over at any
//! moment.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use rusqlite::Connection;
use rusqlite::types::Value;
use tapis_club::Club;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::MissingRows;

use crate::rich_evening;

/// Every row of every table.
fn rows(path: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let db = Connection::open(path).unwrap();
    let sql =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    let mut tables = db.prepare(sql).unwrap();
    let tables = tables.query_map([], |row| row.get::<_, String>(0)).unwrap().map(Result::unwrap);
    let of = |table: String| {
        let mut query = db.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = query.column_count();
        let rows = query.query_map([], |row| (0..columns).map(|column| row.get(column)).collect());
        let mut rows: Vec<Vec<Value>> = rows.unwrap().map(Result::unwrap).collect();
        rows.sort_by_key(|row| format!("{row:?}"));
        (table, rows)
    };
    tables.map(of).collect()
}

/// Bytes that go over the network.
fn sent(lacking: &MissingRows) -> MissingRows {
    serde_json::from_str(&serde_json::to_string(lacking).unwrap()).unwrap()
}

fn now() -> Millis {
    rich_evening::LOOKED_AT
}

#[test]
fn a_second_file_follows_everything_that_can_happen() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("second.tapis");
    let second: Rc<RefCell<Option<Club>>> = Rc::default();
    let (follows, path) = (Rc::clone(&second), copy.clone());
    let mut seen = 0;
    let watch = move |club: &mut Club| {
        let mut second = follows.borrow_mut();
        let second = second.get_or_insert_with(|| {
            club.file().copy_to(&path).unwrap();
            Club::open_following(&path).unwrap()
        });
        let lacks = club.standby().lacking(&second.standby().how_far().unwrap()).unwrap().unwrap();
        second.standby().catch_up(&sent(&lacks)).unwrap();
        seen += 1;
        if seen % 40 == 0 {
            assert_eq!(rows(club.file().path()), rows(&path), "after {seen} actions");
            let mut first = Club::open_following(&copied(club, &path)).unwrap();
            for tournament in club.tournaments().all().unwrap() {
                let desk = |club: &mut Club| club.views().desk(Language::Fr, tournament.id, now()).unwrap();
                assert_eq!(desk(&mut first), desk(second));
            }
        }
    };
    let mut club = rich_evening::play_watched(folder.path(), Box::new(watch));
    let mut second = second.borrow_mut().take().unwrap();
    // Much that no action is followed by: dues, photos, notes, championships, members that are erased.
    let lacks = club.standby().lacking(&second.standby().how_far().unwrap()).unwrap().unwrap();
    second.standby().catch_up(&sent(&lacks)).unwrap();
    assert_eq!(rows(club.file().path()), rows(&copy));
    assert_eq!(rich_evening::said(&mut second), rich_evening::said(&mut club));
    // It changes nothing by itself, until it leads.
    assert!(second.details().set_name("Another").is_err());
    second.standby().take_over("b", "Bar", now()).unwrap();
    assert_eq!(second.audit().notices(), []);
    second.details().set_name("Another").unwrap();
    drop(second);
    let mut second = Club::open(&copy, now()).unwrap();
    assert_eq!(second.file().checks().check().unwrap(), []);
    assert_eq!((second.standby().lead().unwrap().unwrap().term, second.name().as_str()), (1, "Another"));
    // The club that was left behind is an earlier state of it, and it is none of the other.
    assert!(second.standby().lacking(&club.standby().how_far().unwrap()).unwrap().is_some());
    assert!(club.standby().lacking(&second.standby().how_far().unwrap()).unwrap().is_none());
}

/// The file as it is, under another name.
fn copied(club: &Club, beside: &Path) -> std::path::PathBuf {
    let path = beside.with_file_name("looked-at.tapis");
    club.file().copy_to(&path).unwrap();
    path
}

#[test]
fn rows_of_another_history_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = rich_evening::play(folder.path());
    let copy = folder.path().join("second.tapis");
    club.file().copy_to(&copy).unwrap();
    let mut second = Club::open(&copy, now()).unwrap();
    let before = second.standby().how_far().unwrap();
    club.details().set_name("One").unwrap();
    let lacks = club.standby().lacking(&before).unwrap().unwrap();
    second.details().set_name("Other").unwrap();
    assert!(
        club.standby().lacking(&second.standby().how_far().unwrap()).unwrap().is_none(),
        "both have gone on"
    );
    drop(second);
    // Rows for an earlier state do not add up.
    let mut second = Club::open_following(&copy).unwrap();
    let held = rows(&copy);
    let mut text = serde_json::to_value(&lacks).unwrap();
    let head = text["standing"]["library"]["head"].take();
    text["standing"]["library"]["head"] = serde_json::json!({ "blob": "AAAA" });
    assert!(second.standby().catch_up(&serde_json::from_value(text).unwrap()).is_err(), "{head}");
    assert_eq!(rows(&copy), held);
}
