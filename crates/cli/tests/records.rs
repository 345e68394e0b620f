//! `tapis-cli member` on records: duplicates, merging, personal data, retention.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use serde_json::{Value, json};

use crate::run::{cli, lines, ok, refused};

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

#[test]
fn one_members_data_is_one_object() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init", "--sample"]);
    let data = lines(&ok(folder, &["member", "data", "5"]));
    assert_eq!((data.len(), &data[0]["member"]["id"]), (1, &json!(5)));
    let name = data[0]["member"]["last_name"].as_str().unwrap();
    let first = data[0]["member"]["first_name"].as_str().unwrap();
    let tournaments = data[0]["tournaments"].as_array().unwrap();
    assert!(tournaments.iter().any(|one| one["own"][0]["place"].is_number()), "{tournaments:?}");
    assert!(!data[0]["changes"].as_array().unwrap().is_empty());
    assert_eq!(lines(&ok(folder, &["member", "data", &format!("{first} {name}")]))[0], data[0]);
    assert!(refused(folder, &["member", "data", "Personne"]).contains("Nobody answers"));
    for kind in ["member-data", "processing"] {
        let whose: &[&str] = if kind == "processing" { &[] } else { &["--member", "5"] };
        let out = format!("{kind}.pdf");
        ok(folder, &[&["print", kind, "--out", &out], whose].concat());
        assert!(std::fs::read(folder.join(out)).unwrap().starts_with(b"%PDF-"), "{kind}");
    }
}

#[test]
fn members_are_erased_on_request_after_the_period() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init"]);
    add(folder, "Nom;Prénom\nDupont;Jean\nMartin;Zoé\n");
    let settings = lines(&ok(folder, &["member", "protection", "--contact", "a@example.org"]));
    assert_eq!((&settings[0]["years"], &settings[0]["contact"]), (&json!(3), &json!("a@example.org")));
    let off = lines(&ok(folder, &["member", "protection", "--years", "0"]));
    assert_eq!((&off[0]["years"], &off[0]["contact"]), (&Value::Null, &json!("a@example.org")));
    assert!(refused(folder, &["member", "protection", "--years", "99"]).contains("30"));
    ok(folder, &["member", "protection", "--years", "2"]);
    let listed = lines(&ok(folder, &["member", "retention", "list"]));
    assert_eq!(listed, [json!({ "years": 2, "passed": 0, "kept": 0, "review_due": false })]);

    let keep = ["member", "retention", "keep", "Dupont", "Martin", "--reason"];
    assert!(refused(folder, &[&keep[..], &[" "]].concat()).contains("why"));
    ok(folder, &[&keep[..], &["Litige"]].concat());
    let listed = lines(&ok(folder, &["member", "retention", "list"]));
    assert_eq!((listed.len(), &listed[0]["kept"]["reason"]), (3, &json!("Litige")));
    ok(folder, &["member", "retention", "again", "Martin"]);
    assert_eq!(lines(&ok(folder, &["member", "retention", "list"])).len(), 2);

    let [one, two] = numbers(folder)[..] else { panic!("two members") };
    let (one, two) = (one.to_string(), two.to_string());
    refused(folder, &["member", "retention", "erase", &one]);
    assert!(
        refused(folder, &["member", "retention", "erase", &one, "4711", "--for-good"])
            .contains("no longer exists")
    );
    assert_eq!(numbers(folder).len(), 2, "all or none");
    let erased = lines(&ok(folder, &["member", "retention", "erase", &one, &two, "--for-good"]));
    assert_eq!(
        (&erased[0]["erased"], erased.len()),
        (&json!([one.parse::<i64>().unwrap(), two.parse::<i64>().unwrap()]), 1)
    );
    assert_eq!(numbers(folder), [0; 0]);
}

#[test]
fn a_list_is_imported_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    ok(folder, &["init"]);
    add(folder, "Numéro;Nom;Prénom\n1;Martin;Jean\n2;Martin;Jean\n");
    std::fs::write(folder.join("list.csv"), "Nom;Prénom;Surnom\nPetit;Zoé;\nSolo;;\nMARTIN;Jean;JJ\n")
        .unwrap();
    let done = cli(folder, &["import-members", "list.csv"]);
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success() && said.contains("lines 3, 4"), "{said}");
    assert_eq!(numbers(folder).len(), 2, "nothing was added");
    let taken = ["import-members", "list.csv", "--line", "3=skip", "--line", "4=2"];
    let taken = lines(&ok(folder, &taken));
    assert_eq!((&taken[3]["added"], &taken[3]["updated"]), (&json!(1), &json!(1)));
    assert_eq!(numbers(folder).len(), 3);
    let others = lines(&ok(folder, &["import-members", "list.csv", "--skip-refused"]));
    assert_eq!((&others[3]["added"], &others[3]["rejected"]), (&json!(0), &json!(1)));
}
