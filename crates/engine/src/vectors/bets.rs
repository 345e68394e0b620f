//! Questions about bets and raises (chapter 7).

use serde_json::Value;

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
    if let Some(actions) = given["actions"].as_array_mut() {
        actions.retain(|done| !posted(done));
    }
    ruling(given, reopen::reopen)
}

pub(super) fn short_action(given: Value) -> Result<Value, Impossible> {
    ruling(given, short_action::short_action)
}

pub(super) fn chips(given: Value) -> Result<Value, Impossible> {
    ruling(given, chip_rules::chips)
}

pub(super) fn string_bet(given: Value) -> Result<Value, Impossible> {
    ruling(given, string_bet::string_bet)
}
