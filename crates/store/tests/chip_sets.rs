//! Sets of chips and kept structures in the club file.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{Change, ChipSet, UsualSet};
use tapis_engine::structure::{AnteKind, Step};
use tapis_store::{ClubFile, OwnChipSet, StoreError};

fn own(id: Option<i64>, name: &str, usual: UsualSet) -> OwnChipSet {
    OwnChipSet {
        id,
        set: ChipSet { name: name.to_owned(), chips: usual.chips(), change: Change::Twice, stack: None },
    }
}

#[test]
fn sets_are_kept_changed_and_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    assert_eq!(file.library().chip_sets().unwrap(), []);
    let mut mixed = own(None, " Mallette ", UsualSet::Five);
    mixed.set.chips.reverse();
    let id = file.library().save_chip_set(&mixed).unwrap();
    // Tidied and in order, with colours, patterns and counts as they were.
    assert_eq!(file.library().chip_sets().unwrap(), [own(Some(id), "Mallette", UsualSet::Five)]);
    assert!(matches!(
        file.library().save_chip_set(&own(None, "MALLETTE", UsualSet::Ten)),
        Err(StoreError::NameTaken)
    ));
    file.library().save_chip_set(&own(Some(id), "Mallette du club", UsualSet::Hundred)).unwrap();
    assert_eq!(file.library().chip_sets().unwrap(), [own(Some(id), "Mallette du club", UsualSet::Hundred)]);
    assert!(matches!(
        file.library().save_chip_set(&own(Some(9), "Autre", UsualSet::Ten)),
        Err(StoreError::NotFound(_))
    ));
    file.library().delete_chip_set(id).unwrap();
    assert_eq!(file.library().chip_sets().unwrap(), []);
    assert!(matches!(file.library().delete_chip_set(id), Err(StoreError::NotFound(_))));
}

#[test]
fn structures_are_kept_under_their_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    let level = |big_blind| Step::Level {
        small_blind: big_blind / 2,
        big_blind,
        ante: Chips::ZERO,
        ante_kind: AnteKind::None,
        minutes: 20,
    };
    assert!(matches!(
        file.library().save_structure(" ", Chips(5_000), &[level(Chips(50))]),
        Err(StoreError::NameMissing)
    ));
    file.library().save_structure("Profonde", Chips(5_000), &[level(Chips(50))]).unwrap();
    file.library()
        .save_structure(" profonde ", Chips(10_000), &[level(Chips(50)), level(Chips(100))])
        .unwrap();
    let kept = file.library().structures().unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (kept[0].name.as_str(), kept[0].starting_stack.0, kept[0].steps.len()),
        ("profonde", 10_000, 2)
    );
    file.library().delete_structure(kept[0].id.unwrap()).unwrap();
    assert_eq!(file.library().structures().unwrap(), []);
}
