//! Questions about bets and raises (chapter 7).

use serde_json::{Value, json};

use crate::floor::{chip_rules, max_raise, min_raise, reopen, short_action, string_bet};

use super::{Impossible, ruling};

pub(super) fn min_raise(given: Value) -> Result<Value, Impossible> {
    ruling(given, min_raise::min_raise)
}

pub(super) fn max_raise(given: Value) -> Result<Value, Impossible> {
    ruling(given, |_, facts| max_raise::max_raise(facts))
}

pub(super) fn reopen(mut given: Value) -> Result<Value, Impossible> {
    // Who has only posted a blind has not acted yet (7-19).
    let posted = |done: &Value| {
        done["action"].as_str().is_some_and(|act| act.starts_with("post") || act.contains("blind"))
    };
    if let Some(facts) = given.as_object_mut() {
        // Neither matters where bets alone are told.
        facts.entry("street").or_insert(json!("postflop"));
        facts.entry("big_blind").or_insert(json!(1));
        if let Some(actions) = facts.get_mut("actions").and_then(Value::as_array_mut) {
            actions.retain(|done| !posted(done));
        }
    }
    ruling(given, reopen::reopen)
}

/// Where it is not told: to open it is the least bet, over a bet it does not matter.
fn with_big_blind(mut given: Value) -> Value {
    let opens = given["bet_to_match"].as_i64().unwrap_or(0) == 0;
    let least = if opens { given["min_raise_to"].clone() } else { json!(1) };
    if let Some(facts) = given.as_object_mut().filter(|_| !least.is_null()) {
        facts.entry("big_blind").or_insert(least);
    }
    given
}

pub(super) fn short_action(given: Value) -> Result<Value, Impossible> {
    ruling(with_big_blind(given), short_action::short_action)
}

pub(super) fn chips(given: Value) -> Result<Value, Impossible> {
    ruling(with_big_blind(given), chip_rules::chips)
}

pub(super) fn string_bet(given: Value) -> Result<Value, Impossible> {
    ruling(given, string_bet::string_bet)
}
