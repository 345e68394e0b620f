//! A ruling of the floor desk, as it is kept: facts, answer, and what the director made of it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::quantity::TableNo;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::vectors::answer_with;

/// The most that facts or an answer may take, in bytes of JSON; a table of ten with every card
/// named takes a tenth of it.
const MOST: usize = 20_000;

/// The director departs from what the rules say (1-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Overruling {
    /// What he decides.
    pub decision: String,
    /// Why.
    pub reason: String,
}

/// A ruling: a question to the rules, their answer, and the director's own decision where he
/// departs from it. Seats are named, never people: a member can be erased and this stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FloorRuling {
    /// At which table, where it matters.
    #[serde(default)]
    pub table: Option<TableNo>,
    /// The subject, a topic of the rule vectors.
    pub topic: String,
    /// The facts.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub given: Value,
    /// What the rules answer.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub result: Value,
    /// The director's own decision (1-1).
    #[serde(default)]
    pub overruled: Option<Overruling>,
}

impl FloorRuling {
    /// Whether it can be kept: the facts can be, the answer is the one that these rules give, and
    /// who departs from it says what he decides and why.
    ///
    /// # Errors
    /// A [`Refusal`] says what is wrong.
    pub fn check(&self, rules: &Ruleset) -> Result<(), Refusal> {
        let size = self.given.to_string().len().max(self.result.to_string().len());
        if size > MOST {
            return Err(Refusal::RulingImpossible);
        }
        let question = json!({ "topic": self.topic, "given": self.given });
        match answer_with(rules, &question).get("result") {
            None => return Err(Refusal::RulingImpossible),
            Some(result) if *result != self.result => return Err(Refusal::RulingChanged),
            Some(_) => {}
        }
        let blank = |text: &str| text.trim().is_empty();
        match &self.overruled {
            Some(own) if blank(&own.decision) || blank(&own.reason) => Err(Refusal::ReasonNeeded),
            _ => Ok(()),
        }
    }
}
