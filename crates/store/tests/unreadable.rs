//! Values that a newer version stored, or somebody edited: left out of the lists and noted, never lost.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rusqlite::Connection;
use tapis_engine::SetupDraft;
use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{ChipSet, UsualSet};
use tapis_store::{ClubFile, OwnChipSet, Shelf, StoreError, Unreadable};

fn setup() -> SetupDraft {
    serde_json::from_str(include_str!("../../../tests/data/setup-1.json")).unwrap()
}

fn set(name: &str) -> OwnChipSet {
    let set = ChipSet { name: name.to_owned(), chips: UsualSet::Five.chips(), ..ChipSet::default() };
    OwnChipSet { id: None, set }
}

#[test]
fn unreadable_values_are_noted_and_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let file = ClubFile::create(&path).unwrap();
    let steps = setup().steps;
    for name in ["Ancien", "Nouveau"] {
        file.library().save_template(name, &setup()).unwrap();
        file.library().save_structure(name, Chips(5_000), &steps).unwrap();
        file.library().save_chip_set(&set(name)).unwrap();
    }
    drop(file);
    let db = Connection::open(&path).unwrap();
    db.execute_batch(
        "UPDATE template SET setup = replace(setup, '\"venue\"', '\"hall\"') WHERE name = 'Nouveau';
         UPDATE structure SET steps = replace(steps, '\"level\"', '\"spin\"') WHERE name = 'Nouveau';
         UPDATE chip SET colour = 'silver' WHERE value = 25 AND chip_set_id = 2;",
    )
    .unwrap();
    let text = |sql: &str| db.query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
    let kept = || {
        let chips = "SELECT group_concat(value || colour) FROM chip WHERE chip_set_id = 2";
        [
            text("SELECT setup FROM template WHERE name = 'Nouveau'"),
            text("SELECT steps FROM structure WHERE name = 'Nouveau'"),
            text(chips),
        ]
    };
    let before = kept();
    assert!(before[2].contains("25silver"), "{}", before[2]);

    let file = ClubFile::open(&path).unwrap();
    let noted = |shelf| Unreadable { shelf, name: "Nouveau".to_owned() };
    assert_eq!(
        file.checks().unreadable().unwrap(),
        [noted(Shelf::ChipSets), noted(Shelf::Structures), noted(Shelf::Templates)]
    );
    assert_eq!(
        file.library().templates().unwrap().iter().map(|t| t.name.as_str()).collect::<Vec<_>>(),
        ["Ancien"]
    );
    assert_eq!(file.library().structures().unwrap().len(), 1);
    assert_eq!(file.library().chip_sets().unwrap().len(), 1);
    let refused =
        |saved: Result<(), StoreError>| assert!(matches!(saved, Err(StoreError::NameTaken)), "{saved:?}");
    refused(file.library().save_template("Nouveau", &setup()));
    refused(file.library().save_structure("nouveau", Chips(5_000), &steps));
    refused(file.library().save_chip_set(&set("Nouveau")).map(|_| ()));
    assert_eq!(kept(), before);
}

/// A setting that a newer version stored is as good as none, but nothing is stored in its place.
#[test]
fn an_unreadable_setting_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    file.settings().keep("count", &7_u8).unwrap();
    file.settings().keep("count", &8_u8).unwrap();
    assert_eq!(file.settings().kept::<u8>("count").unwrap(), Some(8));
    file.settings().set_setting("count", "\"eight\"").unwrap();
    assert_eq!(file.settings().kept::<u8>("count").unwrap(), None);
    assert!(
        matches!(file.settings().keep("count", &9_u8), Err(StoreError::SettingUnread(key)) if key == "count")
    );
    assert_eq!(file.settings().setting("count").unwrap().as_deref(), Some("\"eight\""));
}
