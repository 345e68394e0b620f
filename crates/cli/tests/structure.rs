//! Structures from the command line, without a club.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tapis-cli")).args(arguments).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_proposed_structure_survives_a_file() {
    let proposed = run(&[
        "structure",
        "propose",
        "--players",
        "40",
        "--minutes",
        "300",
        "--ante",
        "big-blind",
        "--format",
        "json",
    ]);
    assert!(proposed.status.success(), "{proposed:?}");
    let json: serde_json::Value = serde_json::from_slice(&proposed.stdout).unwrap();
    let steps = json["steps"].as_array().unwrap();
    assert_eq!(steps[0]["big_blind"], 100);
    let minutes = json["view"]["ends_after"].as_i64().unwrap() / 60_000;
    assert!((280..=320).contains(&minutes), "{minutes}");
    assert_eq!(json["view"]["remarks"].as_array().unwrap().len(), 0);

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.json");
    std::fs::write(&file, serde_json::to_string(steps).unwrap()).unwrap();
    let table = run(&["structure", "read", file.to_str().unwrap(), "--players", "40", "--format", "csv"]);
    assert!(text(&table).starts_with("Niveau;Petite blinde;"), "{}", text(&table));
    std::fs::write(&file, text(&table)).unwrap();
    let again = run(&["structure", "read", file.to_str().unwrap(), "--players", "40", "--format", "json"]);
    let again: serde_json::Value = serde_json::from_slice(&again.stdout).unwrap();
    assert_eq!(again["steps"], json["steps"]);
    let shown = run(&["--language", "en", "structure", "read", file.to_str().unwrap(), "--chips", "five"]);
    assert!(text(&shown).contains("50/100"), "{}", text(&shown));
}

#[test]
fn a_stud_level_states_bets_and_bring_in() {
    let said = text(&run(&["structure", "propose", "--game", "stud_high", "--players", "16"]));
    let first = said.lines().next().unwrap();
    assert!(first.contains("100/200") && first.ends_with("bring-in 25"), "{said}");
    let said = text(&run(&["structure", "propose", "--rotation", "horse", "--players", "16"]));
    let razz = |line: &str| line.contains("bring-in") && line.ends_with("Razz limit");
    assert!(said.lines().any(razz), "{said}");
}

#[test]
fn unreadable_lines_are_reported_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.csv");
    std::fs::write(&file, "25;50\nbof\n").unwrap();
    let refused = run(&["structure", "read", file.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("Ligne 2 illisible"), "{said}");
    let unknown = run(&["structure", "propose", "--chips", "plastic"]);
    assert_eq!(unknown.status.code(), Some(2));
}
