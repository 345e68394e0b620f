//! `tapis-cli member` on records: duplicates, merging.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use serde_json::{Value, json};

use crate::run::{lines, ok, refused};

/// Adds members, and returns their numbers.
fn add(folder: &Path, list: &str) {
    std::fs::write(folder.join("list.csv"), list).unwrap();
    ok(folder, &["import-members", "list.csv"]);
}

fn numbers(folder: &Path) -> Vec<i64> {
    let members = lines(&ok(folder, &["member", "list"]));
    members.iter().map(|line| line["member"]["id"].as_i64().unwrap()).collect()
}

#[test]
fn duplicates_are_listed_merged_separated_and_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init"]);
    add(folder, "Nom;Prénom;Licence\nDupond;Jean;\nDupont;Jean;F-77\nMartin;Zoé;\n");
    let pair = |folder: &Path| lines(&ok(folder, &["member", "duplicates"]));
    let found = pair(folder);
    assert_eq!((found.len(), &found[0]["likeness"]), (1, &json!("spelling")));
    let id = |side: &str| found[0][side]["member"]["id"].to_string();
    let (kept, other) = (id("kept"), id("other"));

    let preview = lines(&ok(folder, &["member", "merge", &kept, &other, "--preview"]));
    assert_eq!((&preview[0]["refused"], &preview[0]["card"]["licence"]), (&Value::Null, &json!("F-77")));
    assert_eq!(numbers(folder).len(), 3, "a preview does nothing");
    ok(folder, &["member", "merge", &kept, &other]);
    assert_eq!((numbers(folder).len(), pair(folder).len()), (2, 0));
    assert!(refused(folder, &["member", "merge", &kept, &kept]).contains("same"));

    ok(folder, &["member", "separate", &other]);
    assert!(!refused(folder, &["member", "separate", &other]).is_empty());
    assert_eq!((numbers(folder).len(), pair(folder).len()), (3, 1));
    ok(folder, &["member", "distinct", &kept, &other]);
    assert_eq!((numbers(folder).len(), pair(folder).len()), (3, 0));
}
