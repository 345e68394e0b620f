//! `tapis-cli rule` answers by the ruleset that is named: the program's, or one of the club's own.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::engine::rules::ruleset::{Base, Ruleset};
use tapis_club::locale::Language;
use tapis_tests::program;

fn ask(arguments: &[&str], settings: &Value) -> Output {
    let question = json!({ "id": "q", "topic": "time_bank",
        "given": { "called_by": "manager", "elapsed_s": 20, "settings": settings } });
    let mut child = Command::new(program("tapis-cli"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A name that is not known is said before anything is read.
    let _ = writeln!(child.stdin.take().unwrap(), "{question}");
    child.wait_with_output().unwrap()
}

/// Seconds left to think, twenty after time was called.
fn left(arguments: &[&str], settings: Value) -> i64 {
    let answered = ask(arguments, &settings);
    assert!(answered.status.success(), "{answered:?}");
    let answer: Value = serde_json::from_slice(&answered.stdout).unwrap();
    answer["result"]["remaining_s"].as_i64().unwrap()
}

#[test]
fn the_ruleset_is_the_one_that_is_named() {
    assert_eq!(left(&["rule"], json!({})), 40);
    assert_eq!(left(&["rule", "--ruleset", "club"], json!({})), 40);
    assert_eq!(left(&["rule", "--ruleset", "TDA"], json!({})), 5);
    // The question's own settings stand above the ruleset's.
    assert_eq!(left(&["rule", "--ruleset", "tda"], json!({ "time_bank_s": 90 })), 70);
}

#[test]
fn the_clubs_own_ruleset_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    let club = Club::create(&path, "Essai", Language::Fr, chrono::Local::now().date_naive()).unwrap();
    let ours = Ruleset { time_bank_s: 35, ..Ruleset::of(Base::Tda) };
    club.rules().create_ruleset(Language::Fr, "Vendredi soir", &ours).unwrap();
    club.close();
    let file = path.to_str().unwrap();
    assert_eq!(left(&["--club", file, "rule", "--ruleset", "vendredi soir"], json!({})), 15);
    let unknown = ask(&["--club", file, "rule", "--ruleset", "Samedi"], &json!({}));
    assert!(!unknown.status.success());
    let said = String::from_utf8(unknown.stderr).unwrap();
    assert!(said.contains("Il n’y a pas de règlement «\u{a0}Samedi\u{a0}»"), "{said}");
}

/// Words on request; without them not a byte is other than before.
#[test]
fn rulings_are_said_in_words_on_request() {
    let plain = ask(&["rule"], &json!({}));
    for (language, said) in [("fr", "Il reste"), ("en", "left to think")] {
        let worded = ask(&["rule", "--in-words", language], &json!({}));
        assert!(worded.status.success(), "{worded:?}");
        let mut answer: Value = serde_json::from_slice(&worded.stdout).unwrap();
        let words = answer.as_object_mut().unwrap().remove("words").unwrap();
        assert!(words["sentence"].as_str().unwrap().contains(said), "{words}");
        assert_eq!(words["rules"], json!(["3-6"]));
        assert_eq!(format!("{answer}\n").as_bytes(), plain.stdout);
    }
    let impossible = ask(&["rule", "--in-words", "fr"], &json!({ "time_bank_s": "long" }));
    let answer: Value = serde_json::from_slice(&impossible.stdout).unwrap();
    assert!(answer["refusal"]["code"].is_string(), "{answer}");
    assert!(answer["words"]["refusal"].as_str().unwrap().contains("vérifiez"), "{answer}");
}

/// A misspelt key gets no ruling: the refusal names it.
#[test]
fn a_misspelt_key_is_named() {
    let answered = ask(&["rule"], &json!({ "time_bank": 20 }));
    assert!(answered.status.success(), "{answered:?}");
    let answer: Value = serde_json::from_slice(&answered.stdout).unwrap();
    assert_eq!(answer["refusal"]["code"], "unreadable");
    assert_eq!(answer["refusal"]["key"], "settings.time_bank");
    assert!(answer.get("result").is_none());
}

#[test]
fn the_schema_is_printed() {
    let printed = ask(&["rule", "--schema"], &json!({}));
    assert!(printed.status.success(), "{printed:?}");
    let schema: Value = serde_json::from_slice(&printed.stdout).unwrap();
    assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
    let questions = schema["$defs"]["question"]["oneOf"].as_array().unwrap();
    let topics: Vec<&str> =
        questions.iter().map(|one| one["properties"]["topic"]["const"].as_str().unwrap()).collect();
    assert_eq!(topics, tapis_club::engine::floor::question::TOPICS);
}
