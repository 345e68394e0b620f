//! The stored facts of a dispute in words: what the ruling was based on.

use serde_json::Value as Json;
use tapis_locale::{Language, number, text};

use crate::floor::card;
use crate::floor::say::known;

/// The facts that are told first, in the order in which people tell them; the others follow.
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

/// Facts that did not happen unless stated: a "no" says nothing.
const HAPPENED: [&str; 10] = [
    "aberration",
    "all_in",
    "amount_only_spoken",
    "both_of_one_hand",
    "irregular_deck",
    "joker",
    "late_joker",
    "small_blind_has_one_extra",
    "wrong_count",
    "wrong_order",
];

fn says_something(key: &str, value: &Json) -> bool {
    key != "settings" && !value.is_null() && !(HAPPENED.contains(&key) && *value == Json::Bool(false))
}

/// Each fact as a label with its value; what was not told is left out.
pub(super) fn in_words(given: &Json, language: Language) -> Vec<String> {
    let Some(facts) = given.as_object() else { return Vec::new() };
    let first = TOLD.iter().filter_map(|key| facts.get_key_value(*key));
    let others = facts.iter().filter(|(key, _)| !TOLD.contains(&key.as_str()));
    let told = first.chain(others).filter(|(key, value)| says_something(key, value));
    let fact = |(key, value): (&String, &Json)| labelled(key, value, language);
    let settings = facts.get("settings").and_then(Json::as_object).into_iter().flatten();
    told.filter_map(fact).chain(settings.map(|(key, value)| set(key, value, language))).collect()
}

/// A setting of the question's own.
fn set(key: &str, value: &Json, language: Language) -> String {
    let word = value.as_str().and_then(|word| known(language, &format!("setting-{key}-{word}")));
    let value = word.or_else(|| said(value, language)).unwrap_or_default();
    part(known(language, &format!("setting-{key}")).as_deref().unwrap_or(key), &value, language)
}

fn labelled(key: &str, value: &Json, language: Language) -> Option<String> {
    let value = said(value, language)?;
    let label = format!("fact-{key}");
    let words = text(language, &label, &[("value", value.as_str().into())]);
    Some(if words == label { part(key, &value, language) } else { words })
}

fn part(key: &str, value: &str, language: Language) -> String {
    text(language, "fact-part", &[("key", key.into()), ("value", value.into())])
}

/// A value in words; none where nothing was told.
fn said(value: &Json, language: Language) -> Option<String> {
    match value {
        Json::Number(found) => found.as_i64().map(|found| number(language, found)),
        Json::String(found) if is_card(found) => Some(card(found)),
        Json::String(found) => Some(word(found, language)).filter(|found| !found.is_empty()),
        Json::Bool(is) => Some(text(language, if *is { "fact-true" } else { "fact-false" }, &[])),
        Json::Null => None,
        Json::Array(list) if list.is_empty() => Some(text(language, "fact-nothing", &[])),
        Json::Array(list) => {
            let between = if list.iter().all(|one| one.as_str().is_some_and(is_card)) {
                " "
            } else if list.iter().any(Json::is_object) {
                " · "
            } else {
                ", "
            };
            let each: Vec<String> = list.iter().filter_map(|one| said(one, language)).collect();
            (!each.is_empty()).then(|| each.join(between))
        }
        Json::Object(parts) => {
            let told = parts.iter().filter(|(_, value)| **value != Json::Bool(false));
            let each: Vec<String> = told.filter_map(|(key, value)| within(key, value, language)).collect();
            (!each.is_empty()).then(|| each.join(", "))
        }
    }
}

/// A fact within another: a seat or a name with its value, or a label.
fn within(key: &str, value: &Json, language: Language) -> Option<String> {
    match known(language, &format!("floor-spot-{key}")) {
        Some(spot) => Some(part(&spot, &said(value, language)?, language)),
        None => labelled(key, value, language),
    }
}

/// A choice by its name, anything else as it was written.
fn word(found: &str, language: Language) -> String {
    let named = known(language, &format!("fact-is-{found}"))
        .or_else(|| known(language, &format!("played-{found}")))
        .or_else(|| known(language, &format!("offence-{found}")));
    named.unwrap_or_else(|| found.to_owned())
}

fn is_card(code: &str) -> bool {
    let mut signs = code.chars();
    matches!((signs.next(), signs.next(), signs.next()), (Some(rank), Some(suit), None)
        if "AKQJT98765432".contains(rank) && "shdc".contains(suit))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    const VECTORS: [&str; 6] = [
        include_str!("../../../engine/tests/data/vectors-public.json"),
        include_str!("../../../engine/tests/data/vectors-own.json"),
        include_str!("../../../engine/tests/data/vectors-limits.json"),
        include_str!("../../../engine/tests/data/vectors-faults.json"),
        include_str!("../../../engine/tests/data/vectors-draw-stud.json"),
        include_str!("../../../engine/tests/data/vectors-games.json"),
    ];

    /// Every number, card and free word of a fact, as it is printed.
    fn leaves(value: &Json, language: Language, found: &mut Vec<String>) {
        match value {
            Json::Array(list) => list.iter().for_each(|one| leaves(one, language, found)),
            Json::Object(parts) => parts.values().for_each(|one| leaves(one, language, found)),
            Json::Null | Json::Bool(_) => {}
            leaf => found.extend(said(leaf, language)),
        }
    }

    #[test]
    fn every_fact_of_every_question_is_printed_in_words() {
        let mut coded = std::collections::BTreeSet::new();
        for file in VECTORS {
            let vectors: Vec<Json> = serde_json::from_str(file).unwrap();
            for vector in vectors.iter().filter(|vector| vector.get("refused").is_none()) {
                let given = vector["given"].as_object().unwrap();
                for language in [Language::Fr, Language::En] {
                    let words = in_words(&vector["given"], language);
                    let told = given.iter().filter(|(key, value)| says_something(key, value));
                    let settings = given.get("settings").and_then(Json::as_object).map_or(0, |set| set.len());
                    let facts = told.filter(|(_, value)| said(value, language).is_some()).count();
                    assert_eq!(words.len(), facts + settings, "{vector}: {words:?}");
                    let whole = words.join(" | ");
                    let mut expected = Vec::new();
                    leaves(&vector["given"], language, &mut expected);
                    for leaf in expected {
                        assert!(whole.contains(&leaf) || given.contains_key("settings"), "{leaf}: {whole}");
                    }
                    let code = |word: &&str| {
                        word.contains('_') && word.chars().all(|c| c.is_ascii_lowercase() || c == '_')
                    };
                    coded.extend(whole.split([' ', ',', ':', '\u{a0}']).filter(code).map(str::to_owned));
                }
            }
        }
        // An offence may be anything that somebody wrote.
        coded.remove("slow_play");
        assert!(coded.is_empty(), "no words for {coded:?}");
    }

    #[test]
    fn the_bets_behind_a_least_raise_are_told() {
        let given = serde_json::json!({ "big_blind": 100, "street": "preflop", "game": "holdem_limit",
            "bets": [{ "to": 250 }, { "to": 400, "all_in": true }], "settings": { "limit_max_raises": 4 } });
        assert_eq!(
            in_words(&given, Language::En),
            [
                "Big blind: 100",
                "Round: before the flop",
                "Game: Limit Texas Hold’em",
                "Bets of the round: to: 250 · to: 400, all-in: yes",
                "Raises a round in limit: 4"
            ]
        );
    }
}
