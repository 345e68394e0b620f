//! Questions to the rules and what is expected of their answers, for the floor's tests.

#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use tapis_engine::floor::vectors::answer;

/// Asks a question and returns the whole answer.
pub fn ask(topic: &str, given: Value) -> Value {
    answer(&json!({ "id": "own", "topic": topic, "given": given }))
}

/// Each expected key is in the answer with an equal value.
pub fn holds(topic: &str, given: Value, expect: Value) {
    let answered = ask(topic, given.clone());
    for (key, value) in expect.as_object().unwrap() {
        assert_eq!(answered["result"].get(key), Some(value), "{topic} {given}: {key} in {answered}");
    }
}

/// These facts cannot be.
pub fn refused(topic: &str, given: Value) {
    let answered = ask(topic, given.clone());
    assert!(answered["refusal"]["code"].is_string(), "{topic} {given}: {answered}");
}
