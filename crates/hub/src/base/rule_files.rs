//! Rulesets, structures and the rules of championships as files, the same on the command line and in the office.

use serde_json::{Value as Json, json};
use tapis_engine::base::quantity::Chips;
use tapis_engine::championship::ChampionshipRules;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::structure::{BadLine, ReadError, read};
use tapis_league::ListedStructure;
use tapis_locale::{Phrase, Value};

use crate::HubError;

/// The default length of a level, in minutes.
const MINUTES: u32 = 20;
/// Number of unreadable lines that are shown.
const SHOWN: usize = 5;

fn content(key: &str, values: &[(&str, Value)]) -> HubError {
    HubError::Content(Phrase::new(key, values).into())
}

/// Error with its position and subject, as far as `serde_json` reports them.
fn json_error(error: &serde_json::Error) -> HubError {
    let line = ("line", Value::from(i64::try_from(error.line()).unwrap_or(i64::MAX)));
    if !error.is_data() {
        return content("hub-json", &[line]);
    }
    let said = error.to_string();
    let about = said.split('`').nth(1).unwrap_or_default();
    let what = ("what", Value::from(about));
    if said.starts_with("missing field") {
        content("hub-json_missing", &[what])
    } else if said.starts_with("unknown ") {
        content("hub-json_unknown", &[what])
    } else {
        content("hub-json_value", &[line])
    }
}

/// Reads the rules of a championship.
///
/// # Errors
/// [`HubError::Content`].
pub(crate) fn read_rules(file: &[u8]) -> Result<ChampionshipRules, HubError> {
    serde_json::from_slice(file).map_err(|error| json_error(&error))
}

/// Reads a ruleset; omitted settings come from its base.
///
/// # Errors
/// [`HubError::Content`].
pub(crate) fn read_ruleset(name: &str, file: &[u8]) -> Result<Ruleset, HubError> {
    let settings: Json = serde_json::from_slice(file).map_err(|error| json_error(&error))?;
    let all = json!(Ruleset::default());
    let given = settings.as_object().ok_or_else(|| content("hub-json_value", &[("line", 1.into())]))?;
    if let Some(unknown) = given.keys().find(|key| all.get(key.as_str()).is_none()) {
        return Err(content("hub-json_unknown", &[("what", unknown.as_str().into())]));
    }
    let ruleset = Ruleset::default().overlaid(&settings).map_err(|_| {
        let alone =
            |(key, value): &(&String, &Json)| Ruleset::default().overlaid(&json!({ *key: value })).is_err();
        let wrong = given.iter().find(alone).map(|(key, _)| key.as_str()).unwrap_or_default();
        content("hub-json_setting", &[("what", wrong.into())])
    })?;
    Ok(Ruleset { name: name.trim().to_owned(), ..ruleset })
}

/// Reads a structure.
///
/// # Errors
/// [`HubError::Content`].
pub(crate) fn read_structure(name: &str, file: &[u8], stack: i64) -> Result<ListedStructure, HubError> {
    let text = std::str::from_utf8(file).map_err(|_| content("hub-not_text", &[]))?;
    let steps = read(text, MINUTES).map_err(|error| unread(&error))?;
    Ok(ListedStructure { name: name.trim().to_owned(), starting_stack: Chips(stack), steps })
}

fn unread(error: &ReadError) -> HubError {
    match error {
        ReadError::NoLevel => content("paste-no_level", &[]),
        ReadError::Json { line } => content("paste-json", &[("line", i64::from(*line).into())]),
        ReadError::Lines { lines } => {
            let count = i64::try_from(lines.len()).unwrap_or(i64::MAX);
            let whole = Phrase::new("paste-lines", &[("count", count.into())]);
            let one = |bad: &BadLine| {
                let values = [("line", i64::from(bad.line).into()), ("text", bad.text.as_str().into())];
                Phrase::new("paste-line", &values)
            };
            let sentences = std::iter::once(whole).chain(lines.iter().take(SHOWN).map(one));
            HubError::Content(Value::List(sentences.map(Value::from).collect(), " "))
        }
    }
}
