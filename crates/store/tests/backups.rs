//! Copies: verified when made, refused when they cannot be used, put back without losing what
//! stood there.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::NaiveDate;
use tapis_engine::base::quantity::Millis;
use tapis_store::{ClubFile, MemberDraft, OpenError, StoreError};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn add(file: &mut ClubFile, name: &str) {
    let draft =
        MemberDraft { last_name: name.to_owned(), first_name: "Une".to_owned(), ..MemberDraft::default() };
    file.members().save_member(draft, Millis::ZERO, today()).unwrap();
}

fn names(file: &ClubFile) -> Vec<String> {
    let mut names: Vec<String> =
        file.members().all().unwrap().into_iter().map(|member| member.card.last_name).collect();
    names.sort();
    names
}

fn beside(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "backups")
        .collect();
    names.sort();
    names
}

#[test]
fn a_copy_put_back_keeps_what_stood_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    add(&mut file, "Avant");
    let early = file.backup("demand").unwrap();
    add(&mut file, "Après");
    let kept = file.restore(&early).unwrap();
    assert_eq!(names(&file), ["Avant"]);
    assert_eq!(file.backups().iter().filter(|copy| copy.reason == "restore").count(), 1);
    // The other way round: what stood there comes back.
    file.restore(&kept).unwrap();
    assert_eq!(names(&file), ["Après", "Avant"]);
    assert_eq!(file.checks().check().unwrap(), []);
    add(&mut file, "Encore");
    drop(file);
    let file = ClubFile::open(&folder.path().join("a.tapis")).unwrap();
    assert_eq!(names(&file), ["Après", "Avant", "Encore"]);
    drop(file);
    assert!(
        !beside(folder.path()).iter().any(|name| name.contains("restore")),
        "{:?}",
        beside(folder.path())
    );
}

#[test]
fn an_unusable_copy_leaves_the_club_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.tapis");
    let mut file = ClubFile::create(&path).unwrap();
    add(&mut file, "Elle");
    let whole = std::fs::read(file.backup("demand").unwrap()).unwrap();
    // A character that means something else in an address, and on Windows in a name.
    let copy = folder.path().join(if cfg!(windows) { "copie à 100 % #" } else { "copie à 100 % ?#" });
    let mut newer = whole.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    let mut damaged = whole.clone();
    damaged[4096..whole.len() - 100].fill(0xAB);
    let cut = whole[..whole.len() / 2].to_vec();
    for (bytes, code) in [
        (b"rien".to_vec(), "open-not_ours"),
        (newer, "open-newer"),
        (damaged, "open-damaged"),
        (cut, "open-damaged"),
    ] {
        std::fs::write(&copy, bytes).unwrap();
        let error = file.restore(&copy).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
        assert_eq!(names(&file), ["Elle"]);
    }
    assert!(matches!(
        file.restore(&folder.path().join("nulle part")),
        Err(StoreError::Copy(error)) if matches!(*error, OpenError::Missing(_))
    ));
    assert!(matches!(
        file.restore(&path),
        Err(StoreError::Copy(error)) if matches!(*error, OpenError::InUse(_))
    ));
    assert_eq!(file.checks().check().unwrap(), []);
}

#[test]
fn copies_of_one_second_have_two_names() {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a.tapis")).unwrap();
    let copies =
        [file.backup("demand").unwrap(), file.backup("demand").unwrap(), file.backup("end").unwrap()];
    assert_eq!(file.backups().len(), 3);
    assert_eq!(beside(&folder.path().join("backups")).len(), 3);
    for copy in &copies {
        ClubFile::open(copy).unwrap();
    }
}
