//! Questions to the rules, one JSON object each: `{id, topic, given}` is answered by
//! `{id, result}`, or by `{id, refusal: {code, message}}` for facts that cannot be. Total: never
//! panics, whatever the question.
//!
//! ```
//! use serde_json::json;
//! use tapis_engine::vectors::answer;
//!
//! let question = json!({
//!     "id": "q1", "topic": "who_moves",
//!     "given": { "seats": 9, "occupied": [2, 3, 5, 8], "last_hand": { "bb": 8 }, "count": 1 },
//! });
//! assert_eq!(answer(&question)["result"]["moved"], json!([2]));
//! ```

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::floor::CannotBe;
use crate::floor::facts::TABLE_SEATS;
use crate::quantity::{SeatNo, TableNo};
use crate::ruleset::{DealerMode, Ruleset};

mod bets;
mod blinds;
mod cards;
mod chips;
mod faults;
mod in_words;
mod play;
mod tables;

/// A question that cannot be answered: a code and a sentence for a developer.
type Impossible = (&'static str, String);

/// Answers one question by the club's rules.
pub fn answer(question: &Value) -> Value {
    answer_with(&Ruleset::default(), question)
}

/// Answers one question by these rules. The question's own settings stand above them.
///
/// ```
/// use serde_json::json;
/// use tapis_engine::{ruleset::Ruleset, vectors::answer_with};
///
/// let rules = Ruleset::with(&json!({ "balance_threshold": 2 })).unwrap();
/// let question = json!({ "topic": "balance", "given": { "tables": { "1": 8, "2": 6 } } });
/// assert_eq!(answer_with(&rules, &question)["result"]["must_balance"], json!(true));
/// ```
pub fn answer_with(rules: &Ruleset, question: &Value) -> Value {
    let id = question.get("id").cloned().unwrap_or(Value::Null);
    let topic = question.get("topic").and_then(Value::as_str).unwrap_or_default();
    let mut given = question.get("given").cloned().unwrap_or_else(|| json!({}));
    tidy(&mut given);
    match settled(rules, given).and_then(|given| result(topic, given)) {
        Ok(result) => json!({ "id": id, "result": result }),
        Err((code, message)) => json!({ "id": id, "refusal": { "code": code, "message": message } }),
    }
}

/// A fact that is null is one that is not told; a whole number may be written as 8.0.
fn tidy(facts: &mut Value) {
    match facts {
        Value::Object(facts) => {
            facts.retain(|_, fact| !fact.is_null());
            facts.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        Value::Number(number) => {
            let written = number.to_string();
            let whole = written.strip_suffix(".0").and_then(|whole| whole.parse::<i64>().ok());
            if let Some(whole) = whole {
                *facts = whole.into();
            }
        }
        _ => {}
    }
}

/// The question with all settings in it, its own above the ruleset's: a topic reads them there.
fn settled(rules: &Ruleset, mut given: Value) -> Result<Value, Impossible> {
    let Some(facts) = given.as_object_mut() else {
        return Err(("unreadable", "the facts are no object".into()));
    };
    let own = facts.get("settings").unwrap_or(&Value::Null);
    let rules = rules.overlaid(own).map_err(|error| ("unreadable", error.to_string()))?;
    facts.insert("settings".to_owned(), rules.settings());
    Ok(given)
}

fn result(topic: &str, given: Value) -> Result<Value, Impossible> {
    match topic {
        "balance" => tables::balance(given),
        "break_table" => tables::break_table(given),
        "break_seating" => tables::break_seating(given),
        "who_moves" => blinds::who(given),
        "seat_for_moved" => blinds::seat(given),
        "blinds_next" => blinds::next(given),
        "blinds_sequence" => blinds::hands(given),
        "ranking" => play::ranking(given),
        "rebuy" => play::rebuy(given),
        "end_condition" => play::end_condition(given),
        "absent" => play::absent_player(given),
        "clock_level" => play::clock_level(given),
        "retroactive" => play::retroactive(given),
        "hand_compare" => cards::hand_compare(given),
        "stud_order" => cards::stud(given),
        "show_order" => cards::show(given),
        "mucked_hand" => cards::mucked(given),
        "chip_race" => chips::chip_race(given),
        "pots" => chips::pots(given),
        "odd_chips" => chips::odd(given),
        "min_raise" => bets::min_raise(given),
        "max_raise" => bets::max_raise(given),
        "reopen" => bets::reopen(given),
        "short_action" => bets::short_action(given),
        "chips" => bets::chips(given),
        "string_bet" => bets::string_bet(given),
        "series" => faults::series(given),
        "out_of_turn" => faults::out_of_turn(given),
        "misdeal" => faults::misdeal(given),
        "board_fix" => faults::board_fix(given),
        "time_bank" => faults::time_bank(given),
        "penalty" => faults::penalty(given),
        other => Err(("unknown_topic", format!("no topic {other:?}"))),
    }
}

fn read<T: DeserializeOwned>(given: Value) -> Result<T, Impossible> {
    serde_json::from_value(given).map_err(|error| ("unreadable", error.to_string()))
}

/// A typed answer as JSON.
fn written<T: Serialize>(answer: T) -> Result<Value, Impossible> {
    serde_json::to_value(answer).map_err(|error| ("unreadable", error.to_string()))
}

/// The answer of a ruling of the floor.
fn ruling<F: DeserializeOwned, A: Serialize>(
    given: Value,
    rule: impl FnOnce(&Ruleset, &F) -> Result<A, CannotBe>,
) -> Result<Value, Impossible> {
    let rules = rules(given.get("settings").unwrap_or(&Value::Null), None)?;
    let facts: F = read(given)?;
    written(rule(&rules, &facts).map_err(|CannotBe(why)| ("impossible", why))?)
}

fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(("impossible", why.into()))
}

/// The rules that the question's settings say; who deals may stand beside them.
fn rules(settings: &Value, dealer_mode: Option<DealerMode>) -> Result<Ruleset, Impossible> {
    let mut rules = Ruleset::with(settings).map_err(|error| ("unreadable", error.to_string()))?;
    rules.dealer_mode = dealer_mode.unwrap_or(rules.dealer_mode);
    Ok(rules)
}

/// All these seats exist at a table that can be, and each is named once.
fn seats_fit(seats: SeatNo, named: &[SeatNo]) -> Result<(), Impossible> {
    if !TABLE_SEATS.contains(&seats) {
        return impossible(format!("no table has {seats} seats"));
    }
    let distinct: BTreeSet<_> = named.iter().collect();
    match named.iter().find(|seat| !(1..=seats).contains(seat)) {
        Some(seat) => impossible(format!("there is no seat {seat}")),
        None if distinct.len() < named.len() => impossible("a seat is named twice"),
        None => Ok(()),
    }
}

fn table_number(name: &str) -> Result<TableNo, Impossible> {
    name.parse().map_err(|_| ("impossible", format!("{name:?} is not a table's number")))
}

/// Something that is there once, for absent counts.
fn one() -> u32 {
    1
}
