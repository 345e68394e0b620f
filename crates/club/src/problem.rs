//! What could not be done, as a sentence that says what to do.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tapis_engine::Refusal;
use tapis_engine::quantity::EntryId;
use tapis_engine::ruleset::Ruleset;
use tapis_locale::{Language, Value, text};
use tapis_store::{OpenError, StoreError};

use crate::setup::setup_sentence;

/// What could not be done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// Names it for a program.
    pub code: String,
    /// Says it to a person, in the club's language.
    pub message: String,
    /// The rule it rests on.
    pub rule: Option<String>,
    /// The fields of a form that are not right: a code, or a path in its draft, and a sentence
    /// each.
    pub fields: Vec<(String, String)>,
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

pub(crate) fn say(language: Language, key: &str, values: &[(String, Value)]) -> String {
    let borrowed: Vec<(&str, Value)> =
        values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    text(language, key, &borrowed)
}

impl Problem {
    /// A sentence of the catalogue.
    pub fn new(language: Language, code: &str, values: &tapis_locale::Values<'_>) -> Self {
        Problem {
            code: code.to_owned(),
            message: text(language, code, values),
            rule: None,
            fields: Vec::new(),
        }
    }

    pub(crate) fn opening(language: Language, error: &OpenError) -> Self {
        let detail = match error {
            // The sentence says what is wrong; the place is all that it lacks.
            OpenError::Missing(place) => place.display().to_string(),
            _ => error.to_string(),
        };
        let mut told = vec![("detail", detail.into())];
        let mut problem = Problem::new(language, error.code(), &told);
        match error {
            // Damaged too, to a program; a person is told what to do about it.
            OpenError::Cut { missing } => {
                told.push(("missing", i64::try_from(*missing).unwrap_or(i64::MAX).into()));
                problem.message = text(language, "open-cut", &told);
            }
            OpenError::Format(found) => {
                told.push(("format", (*found).into()));
                problem.message = text(language, error.code(), &told);
            }
            _ => {}
        }
        problem
    }

    pub(crate) fn storing(language: Language, error: &StoreError) -> Self {
        if let StoreError::Copy(found) = error {
            return Problem::opening(language, found);
        }
        let mut told = vec![("detail", error.to_string().into())];
        match error {
            StoreError::MemberPlays { tournament } => told.push(("tournament", tournament.clone().into())),
            StoreError::Journal { seq, .. } => told.push(("row", (*seq).into())),
            StoreError::JournalUnread { name, seq, program, .. } => {
                let version = program.clone().unwrap_or_else(|| "0.1.0".to_owned());
                told.extend([("tournament", name.clone().into()), ("row", (*seq).into())]);
                told.push(("version", version.into()));
            }
            StoreError::JournalCut { found, written, .. } => {
                told.extend([("found", (*found).into()), ("written", (*written).into())]);
            }
            _ => {}
        }
        let mut problem = Problem::new(language, error.code(), &told);
        if let StoreError::Season(found) = error {
            for field in found {
                let json = serde_json::to_value(field).unwrap_or_default();
                let code = json.get("code").and_then(Json::as_str).unwrap_or_default().to_owned();
                let sentence = text(language, &format!("season-{code}"), &[]);
                problem.fields.push((code, sentence));
            }
        }
        if let StoreError::Fields(found) = error {
            for field in found {
                let json = serde_json::to_value(field).unwrap_or_default();
                let code = json.get("code").and_then(Json::as_str).unwrap_or_default().to_owned();
                let sentence = say(language, &format!("field-{code}"), &values(&json));
                problem.fields.push((code, sentence));
            }
        }
        problem
    }

    /// A refusal, with the player's name where one is meant and the rule as these rules cite it.
    pub(crate) fn refused(
        language: Language,
        rules: &Ruleset,
        refusal: &Refusal,
        name: impl Fn(EntryId) -> String,
    ) -> Self {
        let json = serde_json::to_value(refusal).unwrap_or_default();
        let code = json.get("code").and_then(Json::as_str).unwrap_or("refused").to_owned();
        let mut values = values(&json);
        if let Some(entry) =
            json.get("entry").and_then(Json::as_u64).and_then(|entry| u32::try_from(entry).ok())
        {
            values.push(("player".to_owned(), name(EntryId(entry)).into()));
        }
        if let Some(reason) = json.get("reason").and_then(Json::as_str) {
            let reason = text(language, &format!("reason-{reason}"), &[]);
            values.retain(|(name, _)| name != "reason");
            values.push(("reason".to_owned(), reason.into()));
        }
        let mut fields = Vec::new();
        if let Refusal::Setup { errors } = refusal {
            fields.extend(errors.iter().map(|error| (error.field(), setup_sentence(language, error))));
        }
        let reasons: Vec<&str> = fields.iter().map(|(_, sentence)| sentence.as_str()).collect();
        values.push(("reasons".to_owned(), reasons.join(" ").into()));
        let message = say(language, &format!("refusal-{code}"), &values);
        let rule = refusal.rule().map(|rule| rules.cite(rule).to_string());
        Problem { code, message, rule, fields }
    }
}
