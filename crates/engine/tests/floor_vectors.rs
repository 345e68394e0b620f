//! Every public vector about cards and chips, through the function that answers questions.

#![allow(clippy::unwrap_used)]

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Value, json};
use tapis_engine::floor::vectors::answer;

const TOPICS: [&str; 7] =
    ["chip_race", "pots", "odd_chips", "hand_compare", "stud_order", "show_order", "mucked_hand"];

static VECTORS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let all: Vec<Value> = serde_json::from_str(include_str!("data/vectors-public.json")).unwrap();
    all.into_iter().filter(|vector| TOPICS.contains(&vector["topic"].as_str().unwrap())).collect()
});

fn holds(expected: &Value, actual: &Value) -> bool {
    expected.as_object().unwrap().iter().all(|(key, value)| actual.get(key) == Some(value))
}

#[test]
fn every_public_vector_holds() {
    assert_eq!(VECTORS.len(), 46, "topics or vectors went missing");
    let mut table = String::new();
    for vector in VECTORS.iter() {
        let answered = answer(vector);
        if !holds(&vector["expect"], &answered["result"]) {
            table += &format!("{} | {} | {} | {answered}\n", vector["id"], vector["rule"], vector["expect"]);
        }
    }
    assert!(table.is_empty(), "vector | rule | expected | answered\n{table}");
}

fn asked(topic: &str, given: Value) -> Value {
    answer(&json!({ "id": "x", "topic": topic, "given": given }))
}

/// A public vector's facts with some changed.
fn facts(id: &str, changed: &[(&str, Value)]) -> (String, Value) {
    let vector = VECTORS.iter().find(|vector| vector["id"] == id).unwrap();
    let mut given = vector["given"].clone();
    for (pointer, value) in changed {
        match given.pointer_mut(pointer) {
            Some(place) => *place = value.clone(),
            None => given[&pointer[1..]] = value.clone(),
        }
    }
    (vector["topic"].as_str().unwrap().to_owned(), given)
}

#[test]
fn facts_that_cannot_be_are_refused() {
    let refused = |id: &str, changed: &[(&str, Value)], code: &str| {
        let (topic, given) = facts(id, changed);
        let answered = asked(&topic, given);
        assert_eq!(answered["refusal"]["code"], code, "{id} {changed:?}: {answered}");
    };
    let hands = "PUB-hand_compare-01";
    refused(hands, &[("/hands/A", json!(["Ac", "Kd"]))], "card_twice");
    refused(hands, &[("/hands/A", json!(["As", "As"]))], "card_twice");
    refused(hands, &[("/board", json!(["Ac", "9s", "7h", "4d", "Ah"]))], "card_twice");
    refused(hands, &[("/board", json!(["Ac", "9s", "7h", "4d"]))], "card_count");
    refused(hands, &[("/board", json!([]))], "card_count");
    refused(hands, &[("/hands/A", json!(["As"]))], "card_count");
    refused(hands, &[("/hands/A", json!(["As", "Kd", "Jc"]))], "card_count");
    refused(hands, &[("/hands", json!({}))], "nobody");
    for card in ["1s", "Ax", "A", "", "10s", "ASs", "é♠"] {
        refused(hands, &[("/hands/A", json!([card, "Kd"]))], "unreadable");
    }
    refused(hands, &[("/variant", json!("badugi"))], "unreadable");
    refused(hands, &[("/settings", json!({ "tie_break_by_suit": 7 }))], "unreadable");
    refused("PUB-hand_compare-15", &[("/board", json!(["Tc"]))], "card_count");
    refused("PUB-hand_compare-19", &[("/hands/A", json!(["7s", "5d", "4h", "3c"]))], "card_count");

    let pots = "PUB-pots-03";
    refused(pots, &[("/players/0/seat", json!(10))], "no_such_seat");
    refused(pots, &[("/players/0/seat", json!(0))], "no_such_seat");
    refused(pots, &[("/players/0/seat", json!(3))], "seat_twice");
    refused(pots, &[("/button", json!(10))], "no_such_seat");
    refused(pots, &[("/players/0/put_in", json!(-200))], "chips_out_of_range");
    refused(pots, &[("/players/0/put_in", json!(i64::MAX))], "chips_out_of_range");
    refused(pots, &[("/players/0/put_in", json!(1e300))], "unreadable");
    refused(pots, &[("/players/0/put_in", json!(210))], "not_whole_chips");
    refused(pots, &[("/players/0/put_in", json!(200.5))], "unreadable");
    refused(pots, &[("/smallest_chip", json!(0))], "chips_out_of_range");
    refused(pots, &[("/players", json!([]))], "nobody");
    refused(pots, &[("/players", json!([{ "seat": 1, "put_in": 100, "folded": true }]))], "nobody");

    let shown = |hands: Value| json!({ "variant": "holdem", "board": ["2c", "5d", "9h", "Jc", "3s"], "hands": hands });
    refused(pots, &[("/shown", shown(json!({ "7": ["As", "Ad"] })))], "not_live");
    refused(pots, &[("/shown", shown(json!({ "2": ["As", "2c"] })))], "card_twice");
    refused(pots, &[("/shown", shown(json!({})))], "nobody");
    refused(pots, &[("/shown", json!("all"))], "unreadable");

    let odd = "PUB-odd_chips-02";
    refused(odd, &[("/winners", json!([]))], "nobody");
    refused(odd, &[("/winners", json!([1, 1]))], "seat_twice");
    refused(odd, &[("/winners", json!([1, 12]))], "no_such_seat");
    refused(odd, &[("/pot", json!(-100))], "chips_out_of_range");
    refused(odd, &[("/pot", json!(550))], "not_whole_chips");
    refused(odd, &[("/smallest_chip", json!(-100))], "chips_out_of_range");

    let race = "PUB-chip_race-01";
    refused(race, &[("/players/0/seat", json!(11))], "no_such_seat");
    refused(race, &[("/players/0/seat", json!(2))], "seat_twice");
    refused(race, &[("/players/0/low_chips", json!(-1))], "chips_out_of_range");
    refused(race, &[("/players/0/other_value", json!(-1))], "chips_out_of_range");
    refused(race, &[("/players/0/low_chips", json!(i64::MAX))], "chips_out_of_range");
    refused(race, &[("/players", json!([]))], "nobody");
    refused(race, &[("/low", json!(0))], "chips_out_of_range");
    refused(race, &[("/high", json!(25))], "chips_do_not_change");
    refused(race, &[("/high", json!(110))], "chips_do_not_change");
    refused(race, &[("/cards/1", json!(["Kh", "4c"]))], "card_count");
    refused(race, &[("/cards/1", json!(["Kh", "4c", "Kd"]))], "card_twice");
    refused(race, &[("/cards", json!({ "1": ["Kh", "4c", "2d"], "3": ["Ks"] }))], "card_count");
    refused(race, &[("/cards", json!({ "1": ["Kh", "4c", "2d"] }))], "card_count");
    let dealt = "PUB-chip_race-08";
    refused(dealt, &[("/button", json!(null))], "no_button");
    refused(dealt, &[("/button", json!(11))], "no_such_seat");
    refused(dealt, &[("/deck", json!(["5c", "9d", "Kh", "Ah", "2s"]))], "card_count");
    refused(dealt, &[("/deck/0", json!("3s"))], "card_twice");

    let stud = "PUB-stud_order-02";
    refused(stud, &[("/round", json!(6))], "no_such_round");
    refused(stud, &[("/round", json!(0))], "no_such_round");
    refused(stud, &[("/round", json!(3))], "card_count");
    refused(stud, &[("/upcards/4", json!(["Ks", "9c"]))], "card_twice");
    refused(stud, &[("/upcards", json!({}))], "nobody");
    refused(stud, &[("/upcards", json!({ "0": ["Ks", "9c"] }))], "no_such_seat");
    refused(stud, &[("/variant", json!("holdem"))], "not_stud");

    let show = "PUB-show_order-01";
    refused(show, &[("/live", json!([]))], "nobody");
    refused(show, &[("/live", json!([1, 1]))], "seat_twice");
    refused(show, &[("/live", json!([1, 10]))], "no_such_seat");
    refused(show, &[("/last_aggressor", json!(10))], "no_such_seat");
    refused(show, &[("/first_caller", json!(2))], "not_live");
    refused("PUB-mucked_hand-01", &[("/event", json!("eaten_by_the_dog"))], "unreadable");
}

/// Optional facts may be absent or null.
#[test]
fn optional_facts_may_be_missing() {
    let given = json!({ "seats": 9, "button": 3, "live": [1, 5, 8] });
    assert_eq!(asked("show_order", given)["result"]["order"], json!([5, 8, 1]));
    let given = json!({ "variant": "razz", "hands": { "A": ["As", "2s", "3s", "4s", "5s", "Kd", "Kh"] } });
    assert_eq!(asked("hand_compare", given)["result"]["reason"], "alone");
    let null = Value::Null;
    for (id, fact) in [
        ("PUB-hand_compare-15", "/board"),
        ("PUB-stud_order-01", "/variant"),
        ("PUB-show_order-01", "/all_in"),
        ("PUB-pots-01", "/hilo"),
        ("PUB-pots-01", "/shown"),
        ("PUB-chip_race-01", "/deck"),
    ] {
        let (topic, given) = facts(id, &[(fact, null.clone()), ("/settings", null.clone())]);
        assert!(asked(&topic, given.clone())["result"].is_object(), "{id} {fact} {}", asked(&topic, given));
    }
    let players = json!([{ "seat": 1, "put_in": 100, "strength": 1 }, { "seat": 2, "put_in": 100 }]);
    let given = json!({ "seats": 9, "button": 3, "smallest_chip": 25, "players": players, "settings": null });
    assert_eq!(asked("pots", given)["result"]["payouts"], json!({ "1": 200 }));
}

/// Cases that 8-8 lists; a hand that cannot be told is dead, whatever happened to it.
#[test]
fn mucked_hands_live_and_dead() {
    let live = |event: &str, identifiable: bool| {
        let answered = asked("mucked_hand", json!({ "event": event, "identifiable": identifiable }));
        answered["result"]["live"].as_bool().unwrap_or_else(|| panic!("{event}: {answered}"))
    };
    for event in [
        "retrieved_by_owner",
        "retrieved",
        "turned_accidentally",
        "accidental_flip",
        "turned_by_current_winner",
    ] {
        assert!(live(event, true), "{event}");
        assert!(!live(event, false), "{event}");
    }
    for event in [
        "turned_by_dealer",
        "turned_by_other_player",
        "turned_by_another_player",
        "turned_for_other_player",
        "asked_by_other_player",
        "thrown_before_showdown",
    ] {
        assert!(!live(event, true), "{event}");
        assert!(!live(event, false), "{event}");
    }
    // Nothing is guessed from other words.
    let other = asked("mucked_hand", json!({ "event": "turned_by_non_winner", "identifiable": false }));
    assert_eq!(
        (&other["refusal"]["code"], &other["refusal"]["key"]),
        (&json!("unreadable"), &json!("event"))
    );
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        (0_i64..12).prop_map(Value::from),
        "[2-9TJQKA][shdc]".prop_map(Value::from),
        "[a-z_0-9é]{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        let list = prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from);
        let map = prop::collection::btree_map("[A-C1-9]{1,2}", inner, 0..4);
        prop_oneof![list, map.prop_map(|map| json!(map))]
    })
}

/// Every place in a value.
fn places(value: &Value, here: &str, into: &mut Vec<String>) {
    into.push(here.to_owned());
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(key, inner)| places(inner, &format!("{here}/{key}"), into))
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, inner)| places(inner, &format!("{here}/{at}"), into));
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    /// If any two values of a good question are replaced, at any depth, there is an answer and no panic.
    #[test]
    fn no_question_panics(
        index in 0_usize..46,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any_json()), 1..3),
    ) {
        let mut vector = VECTORS[index].clone();
        for (at, value) in changes {
            let mut all = Vec::new();
            places(&vector["given"], "", &mut all);
            let place = at.get(&all);
            *vector["given"].pointer_mut(place).unwrap() = value;
        }
        let answered = answer(&vector);
        prop_assert!(answered.get("result").is_some() != answered.get("refusal").is_some());
    }
}
