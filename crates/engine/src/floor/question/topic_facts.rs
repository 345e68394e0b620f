//! The facts of a question, read strictly.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use serde_path_to_error::Segment;

use crate::floor::facts::FactsError;
use crate::rules::ruleset::{Ruleset, catalogue};

/// The facts of a topic, and the settings that stand above the ruleset for this one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopicFacts<F> {
    pub facts: F,
    pub settings: Settings,
}

/// In TypeScript the settings stand among the facts, as in JSON.
#[cfg(feature = "ts")]
impl<F: ts_rs::TS> ts_rs::TS for TopicFacts<F> {
    type WithoutGenerics = TopicFacts<()>;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("{} & {{ settings?: {} }}", F::name(config), Settings::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        F::visit_generics(visitor);
        visitor.visit::<F>();
        visitor.visit::<Settings>();
    }
}

impl<F: DeserializeOwned> TopicFacts<F> {
    /// Reads facts that have their `settings` among them.
    pub(super) fn read(mut given: Value) -> Result<TopicFacts<F>, FactsError> {
        let settings = match given.as_object_mut() {
            Some(facts) => Settings::read(facts.remove("settings").unwrap_or_default())?,
            None => return Err(unreadable("given", "the facts are an object")),
        };
        Ok(TopicFacts { facts: read(given)?, settings })
    }
}

impl<F: Serialize> Serialize for TopicFacts<F> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut given = serde_json::to_value(&self.facts).map_err(serde::ser::Error::custom)?;
        without_nulls(&mut given);
        if let Some(facts) = given.as_object_mut().filter(|_| !self.settings.0.is_empty()) {
            facts.insert("settings".to_owned(), Value::Object(self.settings.0.clone()));
        }
        given.serialize(to)
    }
}

impl<F: JsonSchema> JsonSchema for TopicFacts<F> {
    fn schema_name() -> Cow<'static, str> {
        F::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = F::json_schema(generator);
        let settings = generator.subschema_for::<Settings>().to_value();
        if let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) {
            properties.insert("settings".to_owned(), settings);
        }
        schema
    }
}

/// Settings that stand above the ruleset, by their keys in its catalogue; `base` names one of the
/// program's rulesets, with all of its settings.
///
/// ```
/// use tapis_engine::floor::question::Question;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let balance = |settings| {
///     Question::read("balance", serde_json::json!({ "tables": { "1": 8, "2": 6 }, "settings": settings }))
/// };
/// assert!(balance(serde_json::json!({ "balance_threshold": 2 })).is_ok());
/// let refused = balance(serde_json::json!({ "balance_treshold": 2 })).unwrap_err();
/// assert_eq!(refused.key(), Some("settings.balance_treshold"));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Ruleset>"))]
pub struct Settings(Map<String, Value>);

impl Settings {
    fn read(told: Value) -> Result<Settings, FactsError> {
        let told = match told {
            Value::Null => Map::new(),
            Value::Object(told) => told,
            _ => return Err(unreadable("settings", "settings are an object")),
        };
        let rules = Ruleset::default();
        let mut settings = Map::new();
        for (name, value) in told {
            let key = format!("settings.{name}");
            if name != "base" && !catalogue::keys().any(|known| known == name) {
                return Err(unreadable(&key, &format!("unknown setting `{name}`")));
            }
            if value.is_null() {
                continue;
            }
            rules.overlaid(&json!({ &name: value })).map_err(|error| unreadable(&key, &error.to_string()))?;
            settings.insert(name, value);
        }
        Ok(Settings(settings))
    }

    /// These rules with the settings above them.
    pub(super) fn over(&self, rules: &Ruleset) -> Result<Ruleset, FactsError> {
        let settings = Value::Object(self.0.clone());
        rules.overlaid(&settings).map_err(|error| unreadable("settings", &error.to_string()))
    }
}

fn unreadable(key: &str, why: &str) -> FactsError {
    FactsError::Unreadable { key: key.to_owned(), why: why.to_owned() }
}

/// A fact that is null is one that is not told.
fn without_nulls(facts: &mut Value) {
    match facts {
        Value::Object(facts) => {
            facts.retain(|_, fact| !fact.is_null());
            facts.values_mut().for_each(without_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(without_nulls),
        _ => {}
    }
}

/// A whole number may be written as 8.0.
fn whole_numbers(facts: &mut Value) {
    match facts {
        Value::Object(facts) => facts.values_mut().for_each(whole_numbers),
        Value::Array(items) => items.iter_mut().for_each(whole_numbers),
        Value::Number(number) => {
            let written = number.to_string();
            if let Some(whole) = written.strip_suffix(".0").and_then(|whole| whole.parse::<i64>().ok()) {
                *facts = whole.into();
            }
        }
        _ => {}
    }
}

/// Reads a value. A known key that is null is one that is not told.
pub(super) fn read<T: DeserializeOwned>(mut told: Value) -> Result<T, FactsError> {
    whole_numbers(&mut told);
    loop {
        let error = match serde_path_to_error::deserialize(&told) {
            Ok(read) => return Ok(read),
            Err(error) => error,
        };
        let (path, why) = (error.path(), error.inner().to_string());
        let strange = field(&why, "unknown field `").is_some();
        if strange || !forget(&mut told, &path.iter().collect::<Vec<_>>()) {
            return Err(FactsError::Unreadable { key: key(&path.to_string(), &why), why });
        }
    }
}

/// Takes away the key at this path if it is null. False: it tells something, or is not there.
fn forget(told: &mut Value, path: &[&Segment]) -> bool {
    match (path, told) {
        ([Segment::Map { key }], Value::Object(facts)) => {
            facts.get(key).is_some_and(Value::is_null) && facts.remove(key).is_some()
        }
        ([Segment::Map { key }, rest @ ..], Value::Object(facts)) => {
            facts.get_mut(key).is_some_and(|fact| forget(fact, rest))
        }
        ([Segment::Seq { index }, rest @ ..], Value::Array(items)) => {
            items.get_mut(*index).is_some_and(|item| forget(item, rest))
        }
        _ => false,
    }
}

/// The field that an error names after these words.
fn field<'a>(why: &'a str, words: &str) -> Option<&'a str> {
    Some(why.strip_prefix(words)?.split_once('`')?.0)
}

/// The key that an error is about: the path to it, and the field that the error itself names.
fn key(path: &str, why: &str) -> String {
    match field(why, "missing field `").or_else(|| field(why, "unknown field `")) {
        Some(field) if path == "." => field.to_owned(),
        Some(field) if path == field || path.ends_with(&format!(".{field}")) => path.to_owned(),
        Some(field) => format!("{path}.{field}"),
        None if path == "." => "given".to_owned(),
        None => path.to_owned(),
    }
}
