//! The sentences of what a set-up or a championship refuses.

use serde_json::Value as Json;
use tapis_engine::setup::SetupError;
use tapis_locale::{Phrase, Value};
use tapis_store::ChampionshipProblem;
use tapis_words::rules_words;

/// A sentence for a reason why a draft cannot be played.
pub(crate) fn setup_phrase(error: &SetupError) -> Phrase {
    let json = serde_json::to_value(error).unwrap_or_default();
    let (key, inner) = match json.get("error") {
        Some(inner) => (format!("setup-{}-{}", code(&json), code(inner)), inner),
        None => (format!("setup-{}", code(&json)), &json),
    };
    let mut found = values(inner);
    let number = |name: &str| inner.get(name).and_then(Json::as_i64);
    // People count from one.
    if let Some(line) = number("step").or_else(|| number("index")) {
        found.push(("line".to_owned(), Value::Number(line + 1)));
    }
    if let Some(sum) = number("sum") {
        found.retain(|(name, _)| name != "sum");
        found.push(("sum".to_owned(), Value::Points(sum)));
    }
    Phrase::with(key, found)
}

/// Fault of a championship, as the field of a form and in words.
pub(crate) fn championship_words(problem: &ChampionshipProblem) -> (&'static str, Phrase) {
    let name = |key| ("name", Phrase::new(key, &[]));
    match problem {
        ChampionshipProblem::NameMissing => name("championship-name_missing"),
        ChampionshipProblem::NameUnfit => name("championship-name_unfit"),
        ChampionshipProblem::NameTaken => name("championship-name_taken"),
        ChampionshipProblem::Rules { problem } => ("rules", rules_words(problem)),
    }
}

/// The fields of a serialised reason as values of a sentence.
pub(crate) fn values(reason: &Json) -> Vec<(String, Value)> {
    let Some(fields) = reason.as_object() else { return Vec::new() };
    fields
        .iter()
        .filter_map(|(name, value)| {
            let value = match value {
                Json::String(text) => Value::Text(text.clone()),
                Json::Number(number) => Value::Number(number.as_i64()?),
                _ => return None,
            };
            Some((name.clone(), value))
        })
        .collect()
}

/// A serialised reason's own name.
pub(crate) fn code(reason: &Json) -> &str {
    reason.get("code").and_then(Json::as_str).unwrap_or_default()
}
