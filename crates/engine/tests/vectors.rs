//! Every public vector, through the function that answers
//! questions to the rules.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use serde_json::{Value, json};
use tapis_engine::floor::vectors::answer;

const TOPICS: &[&str] = &[
    "balance",
    "who_moves",
    "seat_for_moved",
    "break_table",
    "break_seating",
    "blinds_next",
    "blinds_sequence",
    "ranking",
    "rebuy",
    "end_condition",
    "clock_level",
    "absent",
    "retroactive",
    "time_bank",
    "min_raise",
    "max_raise",
    "reopen",
    "short_action",
    "chips",
    "string_bet",
    "series",
    "out_of_turn",
    "misdeal",
    "board_fix",
    "penalty",
];

fn vectors() -> Vec<Value> {
    let all: Vec<Value> = serde_json::from_str(include_str!("data/vectors-public.json")).unwrap();
    all.into_iter().filter(|vector| TOPICS.contains(&vector["topic"].as_str().unwrap())).collect()
}

/// Each key that is expected is there with an equal value.
fn holds(expected: &Value, actual: &Value) -> bool {
    expected.as_object().unwrap().iter().all(|(key, value)| actual.get(key) == Some(value))
}

#[test]
fn every_public_vector_holds() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 119, "topics or vectors went missing");
    let mut table = String::new();
    for vector in &vectors {
        let answered = answer(vector);
        if !holds(&vector["expect"], &answered["result"]) {
            table += &format!("{} | {} | {} | {answered}\n", vector["id"], vector["rule"], vector["expect"]);
        }
    }
    assert!(table.is_empty(), "vector | rule | expected | answered\n{table}");
}

/// Questions of our own, written from the text of the rules before the engine answered them.
const OWN: [&str; 5] = [
    include_str!("data/vectors-own.json"),
    include_str!("data/vectors-limits.json"),
    include_str!("data/vectors-faults.json"),
    include_str!("data/vectors-games.json"),
    include_str!("data/vectors-draw-stud.json"),
];

/// Edge cases of every topic, written by hand from the text of the rules; `refused` where the facts
/// cannot be, with the `key` of the fact where there is one.
#[test]
fn every_vector_of_our_own_holds() {
    let own = OWN.iter().flat_map(|file| serde_json::from_str::<Vec<Value>>(file).unwrap());
    let mut table = String::new();
    for vector in own {
        let (topic, given) = (&vector["topic"], &vector["given"]);
        let answered = answer(&json!({ "id": vector["id"], "topic": topic, "given": given }));
        let good = match vector["refused"].as_bool() {
            Some(true) => {
                let named = vector.get("key").is_none_or(|key| answered["refusal"]["key"] == *key);
                named && answered["refusal"]["code"].is_string()
            }
            _ => answered.get("refusal").is_none() && holds(&vector["expect"], &answered["result"]),
        };
        if !good {
            table += &format!("{} | {} | {} | {answered}\n", vector["id"], vector["given"], vector["expect"]);
        }
    }
    assert!(table.is_empty(), "vector | given | expected | answered\n{table}");
}

#[test]
fn facts_that_cannot_be_are_refused() {
    let refused = |topic: &str, given: Value| {
        let answered = answer(&json!({ "id": "x", "topic": topic, "given": given }));
        assert!(answered["refusal"]["code"].is_string(), "{topic}: {answered}");
    };
    refused("nonsense", json!({}));
    refused("who_moves", json!({ "seats": 9, "occupied": [1, 12], "last_hand": { "bb": 1 }, "count": 1 }));
    refused("who_moves", json!({ "seats": 9, "occupied": [1, 1], "last_hand": { "bb": 1 }, "count": 1 }));
    refused("balance", json!({ "tables": { "one": 3 } }));
    refused("ranking", json!({ "players_before": 3, "start_stacks": { "A": -1 }, "busted": ["A"] }));
    refused("break_table", json!({ "tables": { "1": 12 }, "seats_per_table": 9, "break_order": ["1"] }));
    let last = json!({ "button": 3, "sb": 2, "bb": 1 });
    refused("blinds_next", json!({ "seats": 9, "last_hand": last, "occupied": [1, 2, 3] }));
    let last = json!({ "button": 1, "sb": 2, "bb": 3 });
    refused(
        "blinds_next",
        json!({ "seats": 9, "last_hand": last, "occupied": [1, 2, 3], "eliminated": [3] }),
    );
    refused(
        "ranking",
        json!({ "players_before": 2, "start_stacks": { "A": 1, "B": 1 }, "busted": ["A", "B"] }),
    );
    refused("absent", json!({ "fee_prepaid": true, "stack": -5, "posted": [25] }));
    assert_eq!(answer(&json!([1, 2]))["refusal"]["code"], "unknown_topic");
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_i64..12).prop_map(Value::from),
        "[a-z_0-9]{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| prop::collection::vec(inner, 0..4).prop_map(Value::from))
}

proptest! {
    /// If any value of a good question is replaced, there is an answer and no panic.
    #[test]
    fn no_question_panics(index in 0_usize..119, key in 0_usize..12, value in any_json()) {
        let mut vector = vectors().swap_remove(index);
        let given = vector["given"].as_object_mut().unwrap();
        let name = given.keys().nth(key % given.len()).unwrap().clone();
        given.insert(name, value);
        let answered = answer(&vector);
        prop_assert!(answered.get("result").is_some() != answered.get("refusal").is_some());
    }
}

/// Puts `value` at the `at`-th place of a question, places being counted into lists and objects.
fn put(question: &mut Value, at: &mut usize, value: &Value) {
    if *at == 0 {
        *question = value.clone();
    }
    *at = at.wrapping_sub(1);
    match question {
        Value::Object(facts) => facts.values_mut().for_each(|fact| put(fact, at, value)),
        Value::Array(items) => items.iter_mut().for_each(|item| put(item, at, value)),
        _ => {}
    }
}

fn extreme() -> impl Strategy<Value = Value> {
    let numbers = [i64::MIN, -1, 0, 1, i64::from(u32::MAX), 1_000_000_000_000_000, i64::MAX];
    prop_oneof![prop::sample::select(numbers.to_vec()).prop_map(Value::from), any_json()]
}

proptest! {
    /// The same deep inside: any place of any question, twice, with extreme numbers among them.
    #[test]
    fn no_depth_panics(
        index in 0_usize..119,
        places in prop::collection::vec((0_usize..40, extreme()), 1..3),
    ) {
        let mut vector = vectors().swap_remove(index);
        for (place, value) in places {
            put(&mut vector["given"], &mut place.clone(), &value);
        }
        let answered = answer(&vector);
        prop_assert!(answered.get("result").is_some() != answered.get("refusal").is_some());
    }
}

/// Rule 6-10: if only the next small blind's seat is free, or none, no seat is named.
#[test]
fn the_small_blinds_seat_is_never_given() {
    for occupied in [json!([1, 2, 4, 5, 6]), json!([1, 2, 3, 4, 5, 6])] {
        let given =
            json!({ "seats": 6, "occupied": occupied, "last_hand": { "button": 1, "sb": 2, "bb": 3 } });
        let answered = answer(&json!({ "id": 1, "topic": "seat_for_moved", "given": given }));
        assert_eq!(answered["result"]["seat"], Value::Null);
    }
}

/// 6-12 to 6-15 with two newcomers, round the table, and on the seats of eliminated blinds.
#[test]
fn newcomers_wait_only_behind_the_button() {
    let next = |last: [u8; 3], eliminated: &[u8], arrivals: &[u8], occupied: &[u8]| {
        let arrivals: Vec<Value> =
            arrivals.iter().map(|seat| json!({ "seat": seat, "reason": "break" })).collect();
        let last = json!({ "button": last[0], "sb": last[1], "bb": last[2], "dealer": last[0] });
        let given = json!({
            "seats": 9, "last_hand": last, "eliminated": eliminated, "arrivals": arrivals, "occupied": occupied,
        });
        let hand = answer(&json!({ "id": 1, "topic": "blinds_next", "given": given }))["result"].clone();
        (hand["button"].clone(), hand["sb"].clone(), hand["bb"].clone(), hand["sits_out"].clone())
    };
    let hand =
        |button: u8, sb: Option<u8>, bb: u8, out: &[u8]| (json!(button), json!(sb), json!(bb), json!(out));
    assert_eq!(next([2, 3, 6], &[], &[4, 5], &[1, 2, 3, 4, 5, 6, 7]), hand(3, Some(6), 7, &[4, 5]));
    assert_eq!(next([7, 8, 1], &[], &[9], &[1, 3, 5, 7, 8, 9]), hand(8, Some(1), 3, &[9]));
    assert_eq!(next([1, 2, 3], &[3], &[3], &[1, 2, 3, 4, 5]), hand(2, Some(3), 4, &[]));
    assert_eq!(next([1, 2, 3], &[2, 3], &[2, 3], &[1, 2, 3, 4]), hand(2, Some(3), 4, &[]));
    // A third player joins a table of two.
    assert_eq!(next([5, 5, 2], &[], &[3], &[2, 3, 5]), hand(5, Some(2), 3, &[]));
    assert_eq!(next([5, 5, 2], &[], &[7], &[2, 5, 7]), hand(7, Some(2), 5, &[]));
}

/// A question's missing facts are the ruleset's or follow from the others.
#[test]
fn facts_left_out_are_no_obstacle() {
    let result = |topic: &str, given: Value| {
        let answered = answer(&json!({ "id": 1, "topic": topic, "given": given }));
        assert!(answered["result"].is_object(), "{topic}: {answered}");
        answered["result"].clone()
    };
    // 6-2: without a dealer the shuffle does not matter, with one the pot does not.
    let clock = json!({ "level_ends_at_s": 1200, "pot_awarded_at_s": 1201 });
    assert_eq!(result("clock_level", clock)["next_hand_level"], "new");
    let clock = json!({ "dealer_mode": "dealer", "level_ends_at_s": 1200, "next_shuffle_at_s": 1199 });
    assert_eq!(result("clock_level", clock)["next_hand_level"], "old");
    let claim = json!({ "dealer_mode": "dealer", "claim_at_s": 94, "next_shuffle_at_s": 95 });
    assert_eq!(result("retroactive", claim)["admissible"], true);
    // 5-4: a format with an add-on has one.
    let mut rebuy = json!({
        "format": "rebuy_addon", "phase": "after_extra_hand_2", "stack": 800, "big_blind": 100,
        "starting_stack": 3000,
    });
    assert_eq!(result("rebuy", rebuy.clone())["stack_after_addon"], 3800);
    rebuy["addon_enabled"] = json!(false);
    assert_eq!(result("rebuy", rebuy)["addon_allowed"], false);
    // A null is a fact that is not told.
    let absent = json!({ "fee_prepaid": true, "stack": 500, "posted": [25], "minutes_late": null });
    assert_eq!(result("absent", absent)["stack"], 475);
    let next = json!({
        "seats": 9, "last_hand": { "button": 1, "sb": 2, "bb": 3 }, "occupied": [1, 2, 3, 4],
        "eliminated": null, "arrivals": null,
    });
    assert_eq!(result("blinds_next", next)["bb"], 4);
    // 1-5, 003 c: the time is up.
    let timed = |elapsed: u32| {
        json!({
            "starting_stack": 3000, "entries": 10, "players_left": 4,
            "end_condition": { "type": "time_limit", "minutes": 180, "elapsed_min": elapsed },
        })
    };
    assert_eq!(result("end_condition", timed(179))["finished"], false);
    assert_eq!(result("end_condition", timed(180))["finished"], true);
}

#[test]
fn moments_that_are_needed_are_asked_for() {
    let refused = |topic: &str, given: Value| {
        let answered = answer(&json!({ "id": 1, "topic": topic, "given": given }));
        assert!(answered["refusal"].is_object(), "{topic}: {answered}");
    };
    refused("clock_level", json!({ "level_ends_at_s": 1200, "next_shuffle_at_s": 1210 }));
    refused(
        "clock_level",
        json!({ "dealer_mode": "dealer", "level_ends_at_s": 1200, "pot_awarded_at_s": 5 }),
    );
    refused(
        "clock_level",
        json!({ "level_ends_at_s": 1200, "pot_awarded_at_s": 1210, "next_shuffle_at_s": 1200 }),
    );
    refused("retroactive", json!({ "pot_awarded_at_s": 95 }));
}
