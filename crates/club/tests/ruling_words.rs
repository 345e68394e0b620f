//! The words of every ruling, kept one file per topic, so that a change of a sentence is seen where it is made.
//! `INSTA_UPDATE=always` writes them anew: read the difference.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde_json::Value;
use tapis_club::engine::floor::vectors;
use tapis_club::engine::rules::ruleset::Ruleset;
use tapis_club::floor::rule;
use tapis_club::locale::Language;

fn questions() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data");
    let read = |name| -> Vec<Value> {
        let file = folder.join(format!("vectors-{name}.json"));
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
    };
    ["public", "own", "limits", "faults", "draw-stud"].into_iter().flat_map(read).collect()
}

/// A ruling as the floor desk shows it. No refusal: its words are the facts' names.
fn words(language: Language, question: &Value) -> Option<String> {
    let ruling = rule(language, &Ruleset::default(), vectors::read(question).as_ref(), &|_| None);
    if ruling.refusal.is_some() {
        return None;
    }
    let mut told = ruling.sentence;
    for line in ruling.lines {
        write!(told, "\n- {line}").unwrap();
    }
    if let Some(reason) = ruling.reason {
        write!(told, "\n({reason})").unwrap();
    }
    write!(told, "\n{}", ruling.rules.join(", ")).unwrap();
    Some(told)
}

#[test]
fn every_rulings_words_are_as_reviewed() {
    let mut topics: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for question in questions() {
        let topic = question["topic"].as_str().unwrap().to_owned();
        let said = Language::ALL.map(|language| words(language, &question));
        if let [Some(french), Some(english)] = said {
            let both = format!("{french}\n{english}\n");
            let topic = topics.entry(topic).or_default();
            // In the order of the questions, so that a change of words moves nothing.
            if !topic.contains(&both) {
                topic.push(both);
            }
        }
    }
    for (topic, said) in topics {
        insta::assert_snapshot!(topic, said.join("\n"));
    }
}
