//! Questions about cards: the showdown, who begins at stud, who shows first, hands thrown away.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::floor::facts::FactsError;
use crate::floor::mucked_hand::{MuckedEvent, mucked_hand};
use crate::floor::show_order::{ShowQuestion, show_order};
use crate::floor::showdown::{ShowdownQuestion, showdown};
use crate::floor::stud::{StudQuestion, stud_order};
use crate::ruleset::Ruleset;

use super::{Impossible, impossible, read, rules, written};

impl From<FactsError> for Impossible {
    fn from(error: FactsError) -> Impossible {
        (error.code(), error.to_string())
    }
}

/// The rules to follow and the facts; a fact that is null is one that is not told.
pub(super) fn told<T: DeserializeOwned>(mut given: Value) -> Result<(Ruleset, T), Impossible> {
    let rules = rules(&given["settings"], None)?;
    if let Some(facts) = given.as_object_mut() {
        facts.retain(|_, fact| !fact.is_null());
    }
    Ok((rules, read(given)?))
}

pub(super) fn hand_compare(given: Value) -> Result<Value, Impossible> {
    let (rules, question): (_, ShowdownQuestion) = told(given)?;
    written(showdown(&question, &rules)?)
}

pub(super) fn stud(given: Value) -> Result<Value, Impossible> {
    let (rules, question): (_, StudQuestion) = told(given)?;
    written(stud_order(&question, &rules)?)
}

pub(super) fn show(given: Value) -> Result<Value, Impossible> {
    let (rules, question): (_, ShowQuestion) = told(given)?;
    written(show_order(&question, &rules)?)
}

#[derive(Deserialize)]
struct Mucked {
    event: String,
    #[serde(default)]
    identifiable: Option<bool>,
}

pub(super) fn mucked(given: Value) -> Result<Value, Impossible> {
    let given: Mucked = read(given)?;
    let event = MuckedEvent::from_words(&given.event);
    let untold = given.event.to_lowercase().contains("unidentif");
    match (event, given.identifiable.filter(|_| !untold).or(untold.then_some(false))) {
        (Some(event), identifiable) => written(mucked_hand(event, identifiable.unwrap_or(true))),
        // Whatever happened to it, cards that nobody can tell are dead.
        (None, Some(false)) => Ok(json!({ "live": false, "reason": "not_identifiable", "rule": "8-8" })),
        (None, _) => impossible(format!("no event {:?}", given.event)),
    }
}
