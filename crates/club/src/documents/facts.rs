//! The stored facts of a dispute in words: what the ruling was based on.

use serde_json::Value as Json;
use tapis_locale::{Language, number, text};

use crate::floor::card;

/// Facts worth printing, in the order in which people tell them. The others
/// (settings, switches of the desk) are part of the answer's words.
const TOLD: [&str; 39] = [
    "tables",
    "seats",
    "occupied",
    "eliminated",
    "last_hand",
    "first_hand",
    "count",
    "busted",
    "start_stacks",
    "players_before",
    "button",
    "big_blind",
    "bet_to_match",
    "already_in",
    "min_raise_to",
    "placed",
    "stages",
    "pot",
    "pot_before_last_bet",
    "last_bet",
    "stack",
    "true_amount",
    "short_amount",
    "players_acted_after",
    "skipped",
    "to_act",
    "live",
    "last_aggressor",
    "winners",
    "hands",
    "upcards",
    "board",
    "exposed",
    "exposed_cards",
    "elapsed_s",
    "minutes_late",
    "rebuys_taken",
    "low",
    "high",
];

/// Each fact as a label with its value; facts without words are left out.
pub(super) fn in_words(given: &Json, language: Language) -> Vec<String> {
    let fact = |key: &&str| {
        let value = said(given.get(*key)?, language)?;
        Some(text(language, &format!("fact-{key}"), &[("value", value.into())]))
    };
    let mut facts: Vec<String> = TOLD.iter().filter_map(fact).collect();
    // Chips put on the table are listed by value; everywhere else a chip count is stated above.
    if let Some(chips) = given.get("chips").filter(|chips| chips.is_array()) {
        facts.extend(
            said(chips, language).map(|value| text(language, "fact-chips", &[("value", value.into())])),
        );
    }
    facts
}

fn said(value: &Json, language: Language) -> Option<String> {
    match value {
        Json::Number(found) => found.as_i64().map(|found| number(language, found)),
        Json::String(found) if is_card(found) => Some(card(found)),
        Json::String(found) => Some(found.clone()).filter(|found| !found.is_empty()),
        Json::Array(list) => {
            let cards = list.iter().all(|one| one.as_str().is_some_and(is_card));
            let each: Vec<String> = list.iter().filter_map(|one| said(one, language)).collect();
            (!each.is_empty()).then(|| each.join(if cards { " " } else { ", " }))
        }
        Json::Object(parts) => {
            let part = |(key, value): (&String, &Json)| {
                let named = crate::floor::known(language, &format!("floor-spot-{key}"));
                let value = said(value, language)?;
                let values = [("key", named.unwrap_or_else(|| key.clone()).into()), ("value", value.into())];
                Some(text(language, "fact-part", &values))
            };
            let each: Vec<String> = parts.iter().filter_map(part).collect();
            (!each.is_empty()).then(|| each.join(", "))
        }
        Json::Bool(_) | Json::Null => None,
    }
}

fn is_card(code: &str) -> bool {
    let mut signs = code.chars();
    matches!((signs.next(), signs.next(), signs.next()), (Some(rank), Some(suit), None)
        if "AKQJT98765432".contains(rank) && "shdc".contains(suit))
}
