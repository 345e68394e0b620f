//! Rooms of a club.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::setup::RoomTable;
use tapis_store::{ClubFile, StoreError, Venue, VenueProblem};

fn file() -> (tempfile::TempDir, ClubFile) {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    (folder, file)
}

fn room(name: &str, tables: Vec<RoomTable>) -> Venue {
    Venue { id: None, name: name.to_owned(), tables }
}

#[test]
fn a_room_keeps_its_tables_in_order() {
    let (_folder, file) = file();
    let window = RoomTable { no: 7, seats: 8, name: Some("  Fenêtre ".to_owned()) };
    let id =
        file.library().save_venue(room(" Salle des fêtes ", vec![window, RoomTable::new(2, 10)])).unwrap();
    let mut kept = file.library().venues().unwrap().remove(0);
    assert_eq!((kept.id, kept.name.as_str()), (Some(id), "Salle des fêtes"));
    assert_eq!(kept.tables[0], RoomTable { no: 7, seats: 8, name: Some("Fenêtre".to_owned()) });
    assert_eq!(kept.tables[1].no, 2);

    kept.tables.remove(0);
    kept.tables.push(RoomTable::new(1, 6));
    assert_eq!(file.library().save_venue(kept.clone()).unwrap(), id);
    assert_eq!(file.library().venues().unwrap(), [kept]);
    file.library().delete_venue(id).unwrap();
    assert!(file.library().venues().unwrap().is_empty());
    assert!(matches!(file.library().delete_venue(id), Err(StoreError::NotFound("venue"))));
}

#[test]
fn each_wrong_field_of_a_room_is_named() {
    let (_folder, file) = file();
    let tables = vec![RoomTable::new(1, 11), RoomTable::new(1, 9)];
    let Err(StoreError::Venue(found)) = file.library().save_venue(room("  ", tables)) else { panic!("kept") };
    assert_eq!(
        found,
        [
            VenueProblem::VenueName,
            VenueProblem::TableSeats { index: 0, table: 1 },
            VenueProblem::TableTwice { index: 1, table: 1 },
        ]
    );
    assert_eq!(found.last().unwrap().field(), "tables.1.no");
    assert!(matches!(file.library().save_venue(room("Vide", vec![])), Err(StoreError::Venue(_))));

    // One name, whatever its accents and capitals.
    file.library().save_venue(room("Café", vec![RoomTable::new(1, 9)])).unwrap();
    let Err(StoreError::Venue(found)) = file.library().save_venue(room("CAFE", vec![RoomTable::new(1, 9)]))
    else {
        panic!("kept twice")
    };
    assert_eq!(found, [VenueProblem::VenueTaken]);
    assert_eq!(file.library().venues().unwrap().len(), 1);
}
