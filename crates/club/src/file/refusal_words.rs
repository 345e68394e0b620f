//! The sentences of what a set-up or a championship refuses.

use serde::Serialize;
use serde_json::Value as Json;
use tapis_engine::setup::SetupError;
use tapis_locale::{Phrase, Value};
use tapis_store::ChampionshipProblem;
use tapis_words::rules_words;

/// A sentence for a reason why a draft cannot be played.
pub(crate) fn setup_phrase(error: &SetupError) -> Phrase {
    let (part, (code, mut values)) = match error {
        SetupError::Chips { error } => ("chips-", reason(error)),
        SetupError::Structure { error } => ("structure-", reason(error)),
        SetupError::Prizes { error } => ("prizes-", reason(error)),
        error => ("", reason(error)),
    };
    for (name, value) in &mut values {
        match (name.as_str(), &*value) {
            // People count from one.
            ("step" | "index", Value::Number(at)) => (*name, *value) = ("line".to_owned(), (at + 1).into()),
            ("sum", Value::Number(points)) => *value = Value::Points(*points),
            _ => {}
        }
    }
    Phrase::with(format!("setup-{part}{code}"), values)
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

/// A reason's code, empty if it has none, and its other fields as values of a sentence.
pub(crate) fn reason(of: &impl Serialize) -> (String, Vec<(String, Value)>) {
    let mut code = String::new();
    let mut values = Vec::new();
    if let Ok(Json::Object(fields)) = serde_json::to_value(of) {
        for (name, value) in fields {
            match value {
                Json::String(text) if name == "code" => code = text,
                Json::String(text) => values.push((name, Value::Text(text))),
                Json::Number(number) => values.extend(number.as_i64().map(|number| (name, number.into()))),
                _ => {}
            }
        }
    }
    (code, values)
}
