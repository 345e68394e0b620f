//! The JSON Schema of every question and answer.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::floor::question::topic_facts::Settings;
use crate::rules::ruleset::catalogue::SettingKind;
use crate::rules::ruleset::{Base, Ruleset};

/// One schema for what `tapis-cli rule` reads and writes, a line each: `$defs/question` is a question,
/// with the facts of each topic; `$defs/answer` is its answer or refusal.
///
/// ```
/// let schema = tapis_engine::floor::question::schema::schema();
/// assert!(schema["$defs"]["question"]["oneOf"].as_array().unwrap().len() >= 32);
/// ```
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let (mut questions, mut results) = (Vec::new(), Vec::new());
    for (topic, [given, result]) in super::schemas(&mut generator) {
        questions.push(json!({
            "type": "object",
            "properties": {
                "id": true, "topic": { "const": topic }, "given": given,
                "rule": true, "expect": true, "note": true,
            },
            "required": ["topic", "given"],
            "additionalProperties": false,
        }));
        results.push(result.to_value());
    }
    let mut definitions: Map<String, Value> = generator.take_definitions(true);
    definitions.values_mut().for_each(optional_may_be_null);
    definitions.insert("question".to_owned(), json!({ "oneOf": questions }));
    let refusal = json!({
        "type": "object",
        "properties": {
            "code": { "type": "string" }, "message": { "type": "string" },
            "key": { "type": "string", "description": "The fact that is unknown, missing or of the wrong kind." },
        },
        "required": ["code", "message"],
    });
    let answered = |name: &str, schema: Value| json!({ "type": "object", "properties": { "id": true, name: schema }, "required": ["id", name] });
    let answers = [answered("result", json!({ "anyOf": results })), answered("refusal", refusal)];
    definitions.insert("answer".to_owned(), json!({ "oneOf": answers }));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tapis-cli rule",
        "description": "Questions to the rules and their answers. A fact that is null is one that is not told.",
        "anyOf": [{ "$ref": "#/$defs/question" }, { "$ref": "#/$defs/answer" }],
        "$defs": definitions,
    })
}

/// A fact that need not be told may be null.
fn optional_may_be_null(schema: &mut Value) {
    let required = schema.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for (_, fact) in properties.iter_mut().filter(|(key, _)| !required.contains(&json!(key))) {
        *fact = json!({ "anyOf": [fact.take(), { "type": "null" }] });
    }
}

impl JsonSchema for Settings {
    fn schema_name() -> Cow<'static, str> {
        "Settings".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let settings = Ruleset::default().catalogue();
        let mut properties: Map<String, Value> =
            settings.iter().map(|setting| (setting.key.clone(), setting_schema(&setting.kind))).collect();
        properties.insert("base".to_owned(), json!({ "enum": [Base::Club, Base::Tda, null] }));
        json_schema!({
            "type": "object",
            "description": "Settings that stand above the ruleset for this one question.",
            "properties": properties,
            "additionalProperties": false,
        })
    }
}

fn setting_schema(kind: &SettingKind) -> Value {
    let off = json!(["off", "none", "never", "unlimited"]);
    match kind {
        SettingKind::Switch => json!({ "enum": [true, false, "on", "yes", "off", "no", "none", null] }),
        SettingKind::Number { may_be_off: true, .. } => {
            json!({ "anyOf": [{ "type": ["integer", "null"], "minimum": 0 }, { "enum": off }] })
        }
        SettingKind::Number { .. } => json!({ "type": ["integer", "null"], "minimum": 0 }),
        SettingKind::Choice { choices } => {
            let choices: Vec<Value> =
                choices.iter().map(|choice| json!(choice)).chain([Value::Null]).collect();
            json!({ "enum": choices })
        }
        SettingKind::Numbers { .. } => {
            json!({ "type": ["array", "integer", "string", "object", "null"] })
        }
        SettingKind::Steps { choices } => {
            json!({ "type": ["array", "null"], "items": { "enum": choices } })
        }
    }
}
