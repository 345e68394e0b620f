//! The questions that the floor desk's forms ask when the public vectors are entered in them by their labels, as the
//! pages' tests store them: each has the answer that its vector expects.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tapis_engine::floor::vectors::answer_with;
use tapis_engine::rules::ruleset::Ruleset;

/// Topics that are no dispute at a table: the floor desk has no form for them.
const WITHOUT_A_FORM: [&str; 3] = ["blinds_sequence", "break_seating", "end_condition"];

/// Players whom a vector calls by letters, as the forms call them: by their seats.
fn seated(value: &Value) -> Value {
    let seat = |name: &str| match name.as_bytes() {
        [letter @ b'A'..=b'D'] => (letter - b'A' + 1).to_string(),
        _ => name.to_owned(),
    };
    match value {
        Value::String(name) => json!(seat(name)),
        Value::Array(all) => all.iter().map(seated).collect(),
        Value::Object(all) => all.iter().map(|(name, value)| (seat(name), seated(value))).collect(),
        other => other.clone(),
    }
}

#[test]
fn every_form_asks_what_its_vector_asks() {
    let vectors: Vec<Value> = serde_json::from_str(include_str!("data/vectors-public.json")).unwrap();
    let mut questions: BTreeMap<String, Value> =
        serde_json::from_str(include_str!("data/questions-of-forms.json")).unwrap();
    let mut table = String::new();
    for vector in &vectors {
        let (id, topic) = (vector["id"].as_str().unwrap(), vector["topic"].as_str().unwrap());
        let Some(question) = questions.remove(id) else {
            assert!(WITHOUT_A_FORM.contains(&topic), "{id} was not entered");
            continue;
        };
        let mut question = question;
        // The desk counts the seconds by itself.
        if topic == "time_bank" {
            question["given"]["elapsed_s"] = vector["given"]["elapsed_s"].clone();
        }
        let settings = vector["given"].get("settings").filter(|settings| !settings.is_null());
        let rules = Ruleset::with(settings.unwrap_or(&json!({}))).unwrap();
        let answered = answer_with(&rules, &question)["result"].clone();
        let expected = seated(&vector["expect"]);
        let differs = expected.as_object().unwrap().iter().find(|(key, value)| {
            let answer = &answered[key.as_str()];
            seated(answer) != **value
        });
        if let Some((key, value)) = differs {
            table += &format!("{id} | {key} | {value} | {} | {question}\n", answered[key]);
        }
    }
    assert!(questions.is_empty(), "questions of no vector: {questions:?}");
    assert!(table.is_empty(), "vector | key | expected | answered | asked\n{table}");
}
