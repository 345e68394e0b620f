//! A ruling of the floor desk, as it is stored: question, answer, and what the director made of it.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use crate::base::quantity::{EntryId, TableNo};
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

/// A ruling: a question to the rules, their answer, and the director's own decision where he
/// departs from it. Seats and entries are named, never people: a member can be erased and this stays.
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
    /// The player of whom the question speaks; `None` if nobody was chosen.
    pub player: Option<EntryId>,
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub question: Box<Question>,
    /// Answer that the rules give.
    #[cfg_attr(feature = "ts", ts(rename = "result"))]
    pub answer: Box<Answer>,
    /// The director's own decision (1-1).
    pub overruled: Option<Overruling>,
}

impl FloorRuling {
    /// The facts as they are stored.
    pub fn given(&self) -> Value {
        json!(self.question)["given"].take()
    }

    /// Whether it can be stored: the facts can be, the answer is the one that these rules give, and who departs from it
    /// says what he decides and why.
    ///
    /// # Errors
    /// A [`Refusal`] says what is wrong.
    pub fn check(&self, rules: &Ruleset) -> Result<(), Refusal> {
        let FloorRuling { question, answer, .. } = self;
        if json!(question).to_string().len().max(json!(answer).to_string().len()) > MOST {
            return Err(Refusal::RulingImpossible);
        }
        let found = question.answer(rules).map_err(|_| Refusal::RulingImpossible)?;
        if found != **answer {
            return Err(Refusal::RulingChanged);
        }
        let blank = |text: &str| text.trim().is_empty();
        match &self.overruled {
            Some(own) if blank(&own.decision) || blank(&own.reason) => Err(Refusal::ReasonNeeded),
            _ => Ok(()),
        }
    }
}

/// A ruling as it stands in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RulingJson {
    #[serde(default)]
    table: Option<TableNo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    player: Option<EntryId>,
    topic: String,
    given: Value,
    result: Value,
    #[serde(default)]
    overruled: Option<Overruling>,
}

impl Serialize for FloorRuling {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (topic, given) = (self.question.topic().to_owned(), self.given());
        let (result, overruled) = (json!(self.answer), self.overruled.clone());
        RulingJson { table: self.table, player: self.player, topic, given, result, overruled }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for FloorRuling {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let RulingJson { table, player, topic, given, result, overruled } = RulingJson::deserialize(from)?;
        let question = Question::read(&topic, given).map_err(D::Error::custom)?.into();
        let answer = Answer::read(&topic, result).map_err(D::Error::custom)?.into();
        Ok(FloorRuling { table, player, question, answer, overruled })
    }
}
