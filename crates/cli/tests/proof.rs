//! `proof` on the command line.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::Value;

use crate::cli::run;

#[test]
fn a_proof_is_made_checked_and_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for club in ["a.tapis", "b.tapis"] {
        assert_eq!(run(folder, &["--club", club, "init", "--sample"]).0, 0);
    }
    let at = |arguments: &[&str]| run(folder, &[&["--club", "a.tapis"], arguments].concat());
    assert_eq!(at(&["simulate", "--players", "6"]).0, 0);
    let shown = at(&["show"]).1;
    let played = shown.iter().find(|row| row["status"] == "finished" && row["id"] == 8).unwrap();
    let id = played["id"].to_string();
    let (status, made, _) = at(&["proof", "make", &id, "proof.json", "--data", "mine"]);
    assert_eq!((status, &made[0]["new_key"]), (0, &Value::Bool(true)));
    assert!(made[0]["words"].as_str().unwrap().contains("The club has a key now"));
    let keys = at(&["proof", "keys"]).1;
    assert_eq!((keys.len(), &keys[0]["fingerprint"]), (1, &made[0]["key"]));
    let (status, checked, _) = at(&["proof", "check", "proof.json"]);
    assert_eq!((status, &checked[0]["verdict"]), (0, &Value::from("same")));
    assert_eq!(keys[0]["withdrawn"], Value::Null);
    assert_eq!(checked[0]["evening"]["tournament"].to_string(), id);

    let (status, checked, said) = run(folder, &["--club", "b.tapis", "proof", "check", "proof.json"]);
    assert_eq!((status, &checked[0]["verdict"]), (2, &Value::from("other_key")));
    assert_eq!(said, "The proof does not establish the evening.\n");
    std::fs::write(folder.join("letter.json"), "{}").unwrap();
    assert_eq!(at(&["proof", "check", "letter.json"]).1[0]["verdict"], "not_a_proof");
    let (status, none, said) = at(&["proof", "check", "absent.json"]);
    assert!(status == 2 && none.is_empty() && said.starts_with("absent.json cannot be read"), "{said}");
    // One that is not over has none, and no file is left.
    let other = shown.iter().find(|row| row["status"] != "finished").unwrap()["id"].to_string();
    let (status, _, said) = at(&["proof", "make", &other, "other.json", "--data", "mine"]);
    assert_eq!((status, said.as_str()), (2, "A proof is made once the evening is over.\n"));
    assert!(!folder.join("other.json").exists());

    // The computer is lost: the evening of the season had ended before, the simulated one ends later tonight.
    let (_, early, _) = at(&["proof", "make", "1", "early.json", "--data", "mine"]);
    assert_eq!((&early[0]["key"], &early[0]["new_key"]), (&made[0]["key"], &Value::Bool(false)));
    let (status, _, said) = at(&["proof", "withdraw", "none"]);
    assert!(status == 2 && said.starts_with("No key of the club"), "{said}");
    let (status, answer, _) = at(&["proof", "withdraw", made[0]["key"].as_str().unwrap()]);
    assert!(status == 0 && answer[0]["withdrawn"]["at"].is_i64(), "{answer:?}");
    assert!(at(&["proof", "keys"]).1[0]["withdrawn"].is_object());
    for (file, status, verdict) in [("early.json", 0, "same"), ("proof.json", 2, "withdrawn")] {
        let checked = at(&["proof", "check", file]);
        assert_eq!((checked.0, &checked.1[0]["verdict"]), (status, &Value::from(verdict)));
        assert!(checked.1[0]["words"].as_str().unwrap().contains("was withdrawn on"), "{checked:?}");
    }
    // The next evening is signed with another key.
    let (_, again, _) = at(&["proof", "make", &id, "again.json", "--data", "mine"]);
    assert_eq!(again[0]["new_key"], Value::Bool(true));
    assert_ne!(again[0]["key"], made[0]["key"]);
    assert_eq!(at(&["another-club"]), (0, vec![serde_json::json!({ "another_club": true })], String::new()));
    assert_eq!(at(&["check"]).0, 0);
}
