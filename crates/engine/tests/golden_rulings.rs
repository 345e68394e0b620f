//! A ruling that was kept stays readable for ever. `tests/data/events/rulings-v1.txt` lists every field and
//! word of every question and answer, a line each; `!` marks a field that must be there. Nothing listed may
//! go, change its kind or become required. After an addition `TAPIS_REFERENCES=write` writes the list anew.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tapis_engine::floor::question::schema::schema;

fn list() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/events/rulings-v1.txt")
}

/// Adds a line for everything that a schema allows. References are followed: the names of Rust types
/// are not on the disk, so they do not matter.
fn describe(root: &Value, schema: &Value, at: &str, lines: &mut BTreeSet<String>) {
    if !schema.is_object() {
        return;
    }
    let array = |rule: &str| schema[rule].as_array().into_iter().flatten();
    if let Some(place) = schema["$ref"].as_str() {
        describe(root, root.pointer(&place[1..]).unwrap(), at, lines);
    }
    for one in array("oneOf").chain(array("anyOf")).chain(array("allOf")) {
        // A tagged case gets its tag as part of the path.
        let case = ["type", "kind", "act"].iter().find_map(|tag| one["properties"][tag]["const"].as_str());
        let at = case.map_or_else(|| at.to_owned(), |case| format!("{at}/{case}"));
        describe(root, one, &at, lines);
    }
    for word in array("enum").chain(schema.get("const")) {
        lines.insert(format!("{at} = {word}"));
    }
    match &schema["type"] {
        Value::String(kind) => _ = lines.insert(format!("{at}: {kind}")),
        Value::Array(kinds) => {
            lines.extend(kinds.iter().map(|kind| format!("{at}: {}", kind.as_str().unwrap())))
        }
        _ => {}
    }
    let inner = |rule: &str| schema[rule].as_object().into_iter().flatten();
    for (key, field) in inner("properties") {
        // The settings that a question may bring along are the same everywhere.
        let at = if key == "settings" { key.clone() } else { format!("{at}/{key}") };
        if array("required").any(|required| required == key) {
            lines.insert(format!("{at}!"));
        }
        describe(root, field, &at, lines);
    }
    for (_, field) in inner("patternProperties") {
        describe(root, field, &format!("{at}/*"), lines);
    }
    for rule in ["items", "additionalProperties"] {
        describe(root, &schema[rule], &format!("{at}/*"), lines);
    }
}

fn described() -> BTreeSet<String> {
    let root = schema();
    let mut lines = BTreeSet::new();
    let questions = root.pointer("/$defs/question/oneOf").unwrap().as_array().unwrap();
    // Answers stand in the order of their questions.
    let answers = root.pointer("/$defs/answer/oneOf/0/properties/result/anyOf").unwrap().as_array().unwrap();
    assert_eq!(questions.len(), answers.len());
    for (question, answer) in questions.iter().zip(answers) {
        let topic = question.pointer("/properties/topic/const").and_then(Value::as_str).unwrap();
        describe(&root, &question["properties"]["given"], &format!("{topic}/given"), &mut lines);
        describe(&root, answer, &format!("{topic}/result"), &mut lines);
    }
    lines
}

#[test]
fn what_a_kept_ruling_says_stays_readable() {
    let today = described();
    if std::env::var_os("TAPIS_REFERENCES").is_some_and(|value| value == "write") {
        let text: String = today.iter().flat_map(|line| [line, "\n"]).collect();
        std::fs::write(list(), text).unwrap();
    }
    let text = std::fs::read_to_string(list()).unwrap();
    let kept: BTreeSet<String> = text.lines().map(str::to_owned).collect();
    let gone: Vec<_> = kept.difference(&today).filter(|line| !line.ends_with('!')).collect();
    assert_eq!(gone, Vec::<&String>::new(), "stands in journals, and is not read any more");
    // A field may only be required of an object that is new itself.
    let is_new = |line: &String| {
        let object = line.rsplit_once('/').unwrap().0;
        !kept.iter().any(|kept| kept.starts_with(object))
    };
    let demanded: Vec<_> =
        today.difference(&kept).filter(|line| line.ends_with('!') && !is_new(line)).collect();
    assert_eq!(demanded, Vec::<&String>::new(), "required, though kept rulings lack it");
    let added: Vec<_> = today.difference(&kept).collect();
    assert_eq!(added, Vec::<&String>::new(), "not in the list yet: write it anew");
}
