//! A ruling of the floor desk, as it is stored: question, answer, and what the director made of it.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use crate::base::quantity::TableNo;
use crate::floor::question::{Answer, Question};
use crate::journal::refusal::Refusal;
use crate::rules::ruleset::Ruleset;

/// The most that facts or an answer may take, in bytes of JSON; a table of ten with every card
/// named takes a tenth of it.
const MOST: usize = 20_000;

/// The director departs from what the rules say (1-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Overruling {
    pub decision: String,
    pub reason: String,
}

/// A question to the rules and their answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
#[allow(clippy::large_enum_variant, reason = "almost all are the large one")]
pub enum Ruled {
    /// As it is asked and answered today.
    Typed {
        #[cfg_attr(feature = "ts", ts(flatten))]
        question: Question,
        #[cfg_attr(feature = "ts", ts(rename = "result"))]
        answer: Answer,
    },
    /// A ruling from a time when facts were read loosely, whose facts say nothing today. It is shown
    /// and kept as it was; no new one is made.
    #[cfg_attr(feature = "ts", ts(skip))]
    Untyped { topic: String, given: Value, result: Value },
}

/// A ruling: a question to the rules, their answer, and the director's own decision where he
/// departs from it. Seats are named, never people: a member can be erased and this stays.
///
/// ```
/// use serde_json::json;
/// use tapis_engine::journal::floor_ruling::FloorRuling;
/// use tapis_engine::Refusal;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let kept = |balance: bool| json!({
///     "table": null, "topic": "balance", "given": { "tables": { "1": 9, "2": 6 } }, "overruled": null,
///     "result": {
///         "must_balance": balance, "from": "1", "to": "2", "gap": 3, "threshold": 3, "rule": "6-8",
///     },
/// });
/// let read = |ruling| serde_json::from_value::<FloorRuling>(ruling).unwrap();
/// assert_eq!(read(kept(true)).check(&Ruleset::default()), Ok(()));
/// assert_eq!(read(kept(false)).check(&Ruleset::default()), Err(Refusal::RulingChanged));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FloorRuling {
    /// Table of the dispute, if it matters.
    pub table: Option<TableNo>,
    /// The question and the answer.
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub ruled: Box<Ruled>,
    /// The director's own decision (1-1).
    pub overruled: Option<Overruling>,
}

impl FloorRuling {
    /// The topic of the question.
    pub fn topic(&self) -> &str {
        match &*self.ruled {
            Ruled::Typed { question, .. } => question.topic(),
            Ruled::Untyped { topic, .. } => topic,
        }
    }

    /// The facts as they are stored.
    pub fn given(&self) -> Value {
        match &*self.ruled {
            Ruled::Typed { question, .. } => json!(question)["given"].take(),
            Ruled::Untyped { given, .. } => given.clone(),
        }
    }

    /// Whether it can be stored: the facts can be, the answer is the one that these rules give, and who departs from it
    /// says what he decides and why.
    ///
    /// # Errors
    /// A [`Refusal`] says what is wrong.
    pub fn check(&self, rules: &Ruleset) -> Result<(), Refusal> {
        let Ruled::Typed { question, answer } = &*self.ruled else {
            return Err(Refusal::RulingImpossible);
        };
        if json!(question).to_string().len().max(json!(answer).to_string().len()) > MOST {
            return Err(Refusal::RulingImpossible);
        }
        let found = question.answer(rules).map_err(|_| Refusal::RulingImpossible)?;
        if found != *answer {
            return Err(Refusal::RulingChanged);
        }
        let blank = |text: &str| text.trim().is_empty();
        match &self.overruled {
            Some(own) if blank(&own.decision) || blank(&own.reason) => Err(Refusal::ReasonNeeded),
            _ => Ok(()),
        }
    }
}

/// A ruling as it stands in JSON: topic, facts and answer beside each other, or under `untyped` where
/// they are not today's.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    table: Option<TableNo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    topic: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    given: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    untyped: Option<Untyped>,
    #[serde(default)]
    overruled: Option<Overruling>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Untyped {
    topic: String,
    given: Value,
    result: Value,
}

impl Serialize for FloorRuling {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let FloorRuling { table, overruled, .. } = self.clone();
        let mut written = Written { table, topic: None, given: None, result: None, untyped: None, overruled };
        match &*self.ruled {
            Ruled::Typed { question, answer } => {
                written.topic = Some(question.topic().to_owned());
                written.given = Some(self.given());
                written.result = Some(json!(answer));
            }
            Ruled::Untyped { topic, given, result } => {
                let (topic, given, result) = (topic.clone(), given.clone(), result.clone());
                written.untyped = Some(Untyped { topic, given, result });
            }
        }
        written.serialize(to)
    }
}

impl<'de> Deserialize<'de> for FloorRuling {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Written { table, topic, given, result, untyped, overruled } = Written::deserialize(from)?;
        if let Some(Untyped { topic, given, result }) = untyped {
            let ruled = Box::new(Ruled::Untyped { topic, given, result });
            return Ok(FloorRuling { table, ruled, overruled });
        }
        let topic = topic.ok_or_else(|| D::Error::missing_field("topic"))?;
        let given = given.ok_or_else(|| D::Error::missing_field("given"))?;
        let result = result.ok_or_else(|| D::Error::missing_field("result"))?;
        let question = Question::read(&topic, given).map_err(D::Error::custom)?;
        let answer = Answer::read(&topic, result).map_err(D::Error::custom)?;
        Ok(FloorRuling { table, ruled: Box::new(Ruled::Typed { question, answer }), overruled })
    }
}

/// Brings a ruling from version 1 of the events, whose facts and answer were any JSON, to today's
/// form: typed where they are what a question and an answer are, else as they were.
pub(crate) fn typed(ruling: &mut Value) {
    let Some(keys) = ruling.as_object_mut() else { return };
    let mut take = |key: &str| keys.remove(key).unwrap_or_default();
    let (topic, given, result) = (take("topic"), take("given"), take("result"));
    let known = topic.as_str().and_then(|topic| {
        Answer::read(topic, result.clone()).ok()?;
        Question::read_old(topic, given.clone()).ok()
    });
    match known {
        Some(question) => {
            keys.insert("topic".to_owned(), topic);
            keys.insert("given".to_owned(), json!(question)["given"].take());
            keys.insert("result".to_owned(), result);
        }
        None => {
            let topic = topic.as_str().unwrap_or_default();
            let untyped = json!({ "topic": topic, "given": given, "result": result });
            keys.insert("untyped".to_owned(), untyped);
        }
    }
}
