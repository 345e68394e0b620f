//! Rulesets of the club's own, in the file.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_engine::rules::ruleset::{Base, Ruleset};
use tapis_store::{ClubFile, StoreError};

fn named(name: &str, base: Base) -> Ruleset {
    Ruleset { name: name.to_owned(), ..Ruleset::of(base) }
}

#[test]
fn a_ruleset_is_stored_with_base_and_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let file = ClubFile::create(&path).unwrap();
    let ours = Ruleset { time_bank_s: 40, late_tables: Some(3), ..named("Vendredi", Base::Tda) };
    let id = file.rules().add_ruleset(&ours).unwrap();
    file.rules().add_ruleset(&named("Été", Base::Club)).unwrap();
    drop(file);
    let file = ClubFile::open(&path).unwrap();
    assert_eq!(file.rules().ruleset(id).unwrap().ruleset, ours);
    let unlimited = Ruleset { limit_max_raises: None, ..ours };
    file.rules().save_ruleset(id, &unlimited).unwrap();
    assert_eq!(file.rules().ruleset(id).unwrap().ruleset, unlimited);
    assert_eq!(file.rules().rulesets().unwrap().len(), 2);
    file.rules().delete_ruleset(id).unwrap();
    assert!(matches!(file.rules().ruleset(id), Err(StoreError::NotFound(_))));
    assert!(matches!(file.rules().save_ruleset(id, &unlimited), Err(StoreError::NotFound(_))));
    assert!(matches!(file.rules().delete_ruleset(id), Err(StoreError::NotFound(_))));
}

#[test]
fn two_rulesets_never_bear_one_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    let first = file.rules().add_ruleset(&named("Vendredi", Base::Club)).unwrap();
    let second = file.rules().add_ruleset(&named("Samedi", Base::Club)).unwrap();
    assert!(matches!(file.rules().add_ruleset(&named("vendredi", Base::Tda)), Err(StoreError::NameTaken)));
    let taken = file.rules().save_ruleset(second, &named("VENDREDI", Base::Club));
    assert!(matches!(taken, Err(StoreError::NameTaken)));
    file.rules().save_ruleset(first, &named("VENDREDI", Base::Club)).unwrap();
}
