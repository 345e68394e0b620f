//! Facts that people name in their own words, read as the rulings name them.

use serde_json::{Map, Value, json};

use crate::floor::misdeal::Cause;
use crate::floor::time_bank::Caller;

fn has(words: &str, any: &[&str]) -> bool {
    any.iter().any(|part| words.contains(part))
}

/// Who asks for the clock (3-6); none where the words mean nobody.
pub(super) fn caller(words: &str) -> Option<Caller> {
    let words = words.to_lowercase();
    let words = words.as_str();
    let elsewhere = &[
        "other_table",
        "another_table",
        "different_table",
        "spectator",
        "rail",
        "public",
        "outsid",
        "eliminat",
        "bust",
        "absent",
        "visitor",
        "non_seated",
        "not_seated",
        "unseated",
        "standing",
        "audience",
    ];
    let out_of_hand = &["not_in", "out_of_hand", "sitting", "sits", "seated", "at_table", "no_longer_in"];
    if matches!(words, "td" | "floor")
        || has(words, &["manager", "director", "staff", "assistant", "organi", "floor_"])
    {
        Some(Caller::Manager)
    } else if has(words, elsewhere) {
        Some(Caller::Spectator)
    } else if has(words, &["dealer", "croupier", "dealing"]) {
        Some(if words.starts_with("player") { Caller::PlayerDealer } else { Caller::Dealer })
    } else if words.contains("fold") {
        Some(Caller::PlayerFolded)
    } else if has(words, out_of_hand) {
        Some(Caller::PlayerSittingOut)
    } else if has(words, &["in_hand", "player", "opponent"]) {
        Some(Caller::PlayerInHand)
    } else {
        None
    }
}

/// Said to be so: true, a number above zero, a list with something in it.
fn is_so(fact: &Value) -> bool {
    match fact {
        Value::Bool(so) => *so,
        Value::Number(number) => number.as_i64().is_some_and(|number| number > 0),
        Value::Array(items) => !items.is_empty(),
        Value::String(text) => !matches!(text.as_str(), "" | "no" | "none" | "false"),
        _ => false,
    }
}

/// The facts of a deal (2-5 to 2-13) under the names that the ruling has for them.
pub(super) fn as_deal_facts(given: Value) -> Value {
    let Value::Object(told) = given else { return given };
    let mut facts = Map::new();
    for (name, fact) in told {
        // "fault": "wrong_order" says the same as "wrong_order": true.
        match (name.as_str(), fact.as_str()) {
            ("fault" | "event" | "case" | "kind" | "irregularity" | "problem" | "error", Some(what)) => {
                note_fact(&mut facts, &what.to_lowercase(), json!(true));
            }
            _ => note_fact(&mut facts, &name.to_lowercase(), fact),
        }
    }
    Value::Object(facts)
}

/// Whose doing it was. What a player does and nobody calls an accident, he means.
fn cause(words: &str) -> Value {
    let words = words.to_lowercase();
    json!(if has(&words, &["dealer", "croupier"]) {
        Cause::Dealer
    } else if has(&words, &["accident", "involuntar", "unintend", "unintention"]) {
        Cause::Accident
    } else if has(&words, &["player", "deliberat", "voluntar", "intention", "on_purpose"]) {
        Cause::PlayerDeliberate
    } else {
        return json!(words);
    })
}

fn note_fact(facts: &mut Map<String, Value>, name: &str, fact: Value) {
    let mut put = |name: &str, fact: Value| {
        facts.insert(name.to_owned(), fact);
    };
    // "correct_order": false is a wrong order.
    let right = !has(name, &["incorrect", "not_"]) && has(name, &["correct", "right", "_ok", "good"]);
    let wrong = json!(is_so(&fact) != right);
    let small_blind = name.starts_with("sb_") || name.ends_with("_sb") || has(name, &["small_blind", "_sb_"]);
    if matches!(name, "settings" | "exposed_cards" | "aberration" | "initial_deal" | "extra_card_to") {
        put(name, fact);
    } else if name.contains("acted") {
        put("players_acted_after_blinds", fact);
    } else if has(name, &["boxed", "face_up", "upside"]) {
        let count = match &fact {
            Value::Bool(so) => json!(u32::from(*so)),
            Value::Array(cards) => json!(cards.len()),
            _ => fact,
        };
        put("boxed_cards", count);
    } else if has(name, &["initial", "during_deal"]) {
        put("initial_deal", json!(is_so(&fact)));
    } else if has(name, &["after_deal", "after_the_deal", "later"]) {
        put("initial_deal", json!(!is_so(&fact)));
    } else if let ("phase" | "stage" | "street" | "when" | "found", Some(when)) = (name, fact.as_str()) {
        put("initial_deal", json!(!when.contains("after") && has(when, &["deal", "initial"])));
    } else if has(name, &["involuntar", "unintend", "unintentional", "accident"]) {
        // What is not meant is treated as the dealer's doing (2-5).
    } else if has(name, &["deliberat", "voluntar", "intention", "on_purpose"]) {
        put("deliberate", json!(is_so(&fact)));
    } else if matches!(name, "cause" | "caused_by" | "exposed_by" | "by") {
        put("cause", fact.as_str().map_or(fact.clone(), cause));
    } else if name.contains("extra") && small_blind {
        put("small_blind_has_one_extra", json!(is_so(&fact)));
    } else if name == "extra_card" && fact.is_string() {
        put("extra_card_to", fact);
    } else if name.contains("order") {
        put("wrong_order", wrong);
    } else if has(name, &["count", "number", "extra", "too_many", "too_few", "missing"]) {
        put("wrong_count", wrong);
    } else if name.contains("joker") {
        put("joker", json!(is_so(&fact)));
    }
}

/// Whether the time agreed on has been played (003 c): it is said, or the time played or left is;
/// in the condition or beside it, in seconds, hours or minutes.
pub(super) fn time_is_up(end: &Value, facts: &Value) -> bool {
    let told: Vec<(&str, &Value)> = [end, facts]
        .into_iter()
        .filter_map(Value::as_object)
        .flat_map(|told| told.iter().map(|(name, fact)| (name.as_str(), fact)))
        .filter(|(name, _)| !matches!(*name, "type" | "settings" | "players_left"))
        .collect();
    let over = ["up", "over", "reached", "expired", "elapsed", "ended", "done", "passed", "finished"];
    let says = |name: &str, fact: &Value| {
        over.iter().any(|word| name.contains(word)).then(|| fact.as_bool()).flatten()
    };
    if let Some(up) = told.iter().find_map(|(name, fact)| says(name, fact)) {
        return up;
    }
    let seconds = |name: &str, fact: &Value| {
        let unit = match name {
            _ if name.ends_with("_s") || name.contains("sec") => 1,
            _ if name.ends_with("_h") || name.contains("hour") => 3600,
            _ => 60,
        };
        Some(fact.as_i64()?.saturating_mul(unit))
    };
    let of = |any: &[&str]| {
        let named = told.iter().filter(|(name, _)| has(name, any));
        named.filter_map(|(name, fact)| seconds(name, fact)).next()
    };
    if let Some(left) = of(&["remaining", "time_left"]) {
        return left <= 0;
    }
    let played = of(&["elapsed", "played"]);
    let limit = told
        .iter()
        .filter(|(name, _)| !has(name, &["elapsed", "played"]))
        .filter(|(name, _)| has(name, &["minutes", "limit", "duration", "seconds", "hours", "time", "after"]))
        .find_map(|(name, fact)| seconds(name, fact));
    limit.zip(played).is_some_and(|(limit, played)| played >= limit)
}
