//! `league` on the command line.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use ed25519_dalek::{Signer, SigningKey};
use serde_json::Value;
use tapis_league::{Hash, LISTS_VERSION, Lists};

use crate::cli::run;

#[test]
fn closed_evenings_are_shown_written_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(run(folder, &["--club", "a.tapis", "init", "--sample"]).0, 0);
    let at = |arguments: &[&str]| run(folder, &[&["--club", "a.tapis"], arguments].concat());

    let (status, shown, _) = at(&["league", "show"]);
    assert_eq!(status, 0);
    let evenings: Vec<&Value> = shown.iter().filter_map(|line| line.get("evening")).collect();
    let members: Vec<&Value> = shown.iter().filter_map(|line| line.get("member")).collect();
    let over = at(&["show"]).1.iter().filter(|row| row["status"] == "finished").count();
    assert!(over > 0 && evenings.len() == over, "{evenings:?}");
    // The bundle discloses a member's number, licence and name, and nothing else.
    let said: Vec<&String> = members[0].as_object().unwrap().keys().collect();
    assert_eq!(said, ["member", "number", "licence", "last_name", "first_name"]);

    // All of it: what a person spent and won, and each row of the journal.
    let (status, all, _) = at(&["league", "show", "--all"]);
    assert_eq!(status, 0);
    let of = |kind: &str| all.iter().filter_map(|line| line.get(kind)).collect::<Vec<&Value>>();
    let sum = |field: &str| evenings.iter().map(|one| one[field].as_u64().unwrap()).sum::<u64>();
    assert_eq!((of("evening"), of("member")), (evenings.clone(), members.clone()));
    let (results, rows) = (of("result"), of("row"));
    assert_eq!((of("figures").len(), results.len() as u64), (over, sum("results")));
    let told = rows.iter().filter(|row| row["events"].is_array()).count() as u64;
    assert_eq!((told, rows.len() as u64), (sum("told"), sum("told") + sum("withheld")));
    let known = results.iter().find(|one| one["name"].is_string()).unwrap();
    for field in
        ["place", "points", "spent", "prize", "rebuys", "addons", "eliminations", "bounties", "record"]
    {
        assert!(known.get(field).is_some_and(|value| !value.is_null()), "{field}");
    }
    let whole = |one: &Value| {
        format!("{} {}", one["first_name"].as_str().unwrap(), one["last_name"].as_str().unwrap())
    };
    assert!(members.iter().any(|one| Some(whole(one).as_str()) == known["name"].as_str()));

    let (status, written, _) = at(&["league", "write", "a.tapis-league", "--data", "mine"]);
    assert_eq!((status, &written[0]["new_key"], &written[0]["evenings"]), (0, &true.into(), &over.into()));
    assert!(written[0]["words"].as_str().unwrap().contains("give the league this fingerprint"));
    let (status, checked, _) = run(folder, &["league", "check", "a.tapis-league"]);
    assert_eq!(
        (status, &checked[0]["key"], &checked[0]["named"]),
        (0, &written[0]["key"], &members.len().into())
    );
    let listed = checked[0]["evenings"].as_array().unwrap();
    assert_eq!(listed.len(), over);
    for (evening, shown) in listed.iter().zip(&evenings) {
        assert_eq!((&evening["journal"], &evening["name"]), (&shown["tournament"], &shown["name"]));
        assert_eq!(evening["withheld"], shown["withheld"]);
    }

    // The same club writes the same rows again, and has its key already.
    let (_, again, _) = at(&["league", "write", "b.tapis-league", "--data", "mine"]);
    assert_eq!((&again[0]["new_key"], &again[0]["key"]), (&false.into(), &written[0]["key"]));
    let (_, second, _) = run(folder, &["league", "check", "b.tapis-league"]);
    assert_eq!(second[0]["evenings"], checked[0]["evenings"]);

    let mut changed = std::fs::read(folder.join("a.tapis-league")).unwrap();
    changed.truncate(changed.len() - 9);
    std::fs::write(folder.join("c.tapis-league"), changed).unwrap();
    let (status, none, said) = run(folder, &["league", "check", "c.tapis-league"]);
    assert!(status == 2 && none.is_empty() && said.starts_with("This file was cut off"), "{said}");
    let (status, _, said) = run(folder, &["league", "check", "a.tapis"]);
    assert!(status == 2 && said.starts_with("This file was not written by a club"), "{said}");
    let (status, _, said) = run(folder, &["league", "check", "absent"]);
    assert!(status == 2 && said.starts_with("absent cannot be read"), "{said}");

    assert_eq!(run(folder, &["--club", "new.tapis", "init"]).0, 0);
    let (status, _, said) =
        run(folder, &["--club", "new.tapis", "league", "write", "n.tapis-league", "--data", "mine"]);
    assert_eq!((status, said.as_str()), (2, "There is nothing to send: no evening is over.\n"));
    assert!(!folder.join("n.tapis-league").exists());
}

/// Lists of a league without anybody in it, made at this time.
fn lists(file: &Path, made: &str) -> String {
    let key = SigningKey::from_bytes(&[5; 32]);
    let public = key.verifying_key().to_bytes();
    let lists = Lists {
        tapis_lists: LISTS_VERSION,
        league: "Ligue".to_owned(),
        key: Hash(public),
        made: serde_json::from_str(made).unwrap(),
        persons: Vec::new(),
        calendar: Vec::new(),
        rulesets: Vec::new(),
        structures: Vec::new(),
    };
    std::fs::write(file, lists.write(&|bytes| key.sign(bytes).to_bytes()).unwrap()).unwrap();
    tapis_league::fingerprint(&public)
}

#[test]
fn older_lists_are_imported_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(run(folder, &["--club", "a.tapis", "init"]).0, 0);
    let key = lists(&folder.join("old.tapis-lists"), "1795000000000");
    lists(&folder.join("new.tapis-lists"), "1795000000001");
    let take = |file: &str, more: &[&str]| {
        let arguments = ["--club", "a.tapis", "league", "lists", file, "--take", "--league", &key];
        run(folder, &[&arguments, more].concat())
    };
    for file in ["old.tapis-lists", "new.tapis-lists", "new.tapis-lists"] {
        assert_eq!(take(file, &[]).0, 0, "{file}");
    }
    let (status, printed, said) = take("old.tapis-lists", &[]);
    assert!(status == 2 && printed.is_empty() && said.contains("--older"), "{said}");
    assert_eq!(take("old.tapis-lists", &["--older"]).0, 0);
}

#[test]
fn a_club_without_a_league_receives_advice() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(run(folder, &["--club", "a.tapis", "init", "--sample"]).0, 0);
    let at = |arguments: &[&str]| run(folder, &[&["--club", "a.tapis", "league"], arguments].concat());
    let (status, _, said) = at(&["send", "--data", "mine"]);
    assert!(status == 2 && said.contains("join the league with its code"), "{said}");
    let (status, _, said) = at(&["join", "abc"]);
    assert_eq!((status, said.lines().count()), (2, 1), "{said}");
}
