//! A question is read strictly: whatever key is renamed, missing or of the wrong kind is refused by its
//! name, at every depth, and the schema that the program prints says the same.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tapis_engine::floor::question::schema::schema;
use tapis_engine::floor::question::{Question, TOPICS};
use tapis_engine::floor::vectors::answer;

/// The questions of which every fact is needed or known to be optional.
fn public() -> Vec<Value> {
    serde_json::from_str(include_str!("data/vectors-public.json")).unwrap()
}

/// Every question that has an answer, of every tool of the floor desk.
fn vectors() -> Vec<Value> {
    let files = [
        include_str!("data/vectors-public.json"),
        include_str!("data/vectors-own.json"),
        include_str!("data/vectors-limits.json"),
        include_str!("data/vectors-faults.json"),
        include_str!("data/vectors-games.json"),
        include_str!("data/vectors-draw-stud.json"),
    ];
    let all = files.iter().flat_map(|file| serde_json::from_str::<Vec<Value>>(file).unwrap());
    all.filter(|vector| vector.get("refused").is_none()).collect()
}

#[test]
fn the_questions_are_about_every_topic() {
    let vectors = vectors();
    let asked: BTreeSet<&str> = vectors.iter().map(|vector| vector["topic"].as_str().unwrap()).collect();
    assert_eq!(asked, TOPICS.iter().copied().collect());
}

/// Less than nothing, and more than there can be.
#[test]
fn a_number_that_no_table_has_is_refused() {
    let mut answered = BTreeSet::new();
    for vector in vectors() {
        let mut all = Vec::new();
        numbers(&vector["given"], "", &mut all);
        for place in all {
            for wrong in [json!(-1), json!(9_000_000_000_000_000_000_u64)] {
                let mut given = vector["given"].clone();
                *given.pointer_mut(&place).unwrap() = wrong.clone();
                if ask(&vector, &given).get("refusal").is_none() {
                    let topic = vector["topic"].as_str().unwrap();
                    answered.insert(format!("{topic}{} = {wrong}", without_indices(&place)));
                }
            }
        }
    }
    assert_eq!(answered, BTreeSet::new());
}

/// A player or a table may be called by any number; hands are compared by any, and a clock may begin anywhere.
fn is_name(place: &str) -> bool {
    const FREE: [&str; 9] =
        ["player", "to_act", "busted", "break_order", "players", "table", "strength", "low", "elapsed_s"];
    let place = without_indices(place);
    let key = place.rsplit('/').next().unwrap();
    FREE.contains(&key) || key.ends_with("_at_s")
}

fn numbers(value: &Value, here: &str, into: &mut Vec<String>) {
    match value {
        Value::Object(facts) => {
            facts.iter().for_each(|(key, fact)| numbers(fact, &format!("{here}/{key}"), into));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| numbers(item, &format!("{here}/{at}"), into));
        }
        Value::Number(_) if !is_name(here) => into.push(here.to_owned()),
        _ => {}
    }
}

fn without_indices(place: &str) -> String {
    place.split('/').filter(|part| part.parse::<u32>().is_err()).collect::<Vec<_>>().join("/")
}

/// Every key of an object inside, with the pointer to its object. Keys that name seats, tables or
/// players are no facts.
fn keys(value: &Value, here: &str, into: &mut Vec<(String, String)>) {
    match value {
        Value::Object(facts) => {
            for (key, fact) in facts {
                if !named(here) {
                    into.push((here.to_owned(), key.clone()));
                }
                keys(fact, &format!("{here}/{key}"), into);
            }
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| keys(item, &format!("{here}/{at}"), into));
        }
        _ => {}
    }
}

/// The keys of this object are names or numbers of things.
fn named(object: &str) -> bool {
    ["/tables", "/cards", "/upcards", "/hands", "/start_stacks"].iter().any(|name| object.ends_with(name))
}

fn ask(vector: &Value, given: &Value) -> Value {
    answer(&json!({ "id": vector["id"], "topic": vector["topic"], "given": given }))
}

/// It is refused, and the refusal names the key.
fn refused(vector: &Value, given: &Value, key: &str) {
    let answered = ask(vector, given);
    let told = answered["refusal"]["key"].as_str().unwrap_or_else(|| panic!("{key}: {given} {answered}"));
    // A fact with cases of its own is named as a whole, and the message names the rest.
    let message = answered["refusal"]["message"].as_str().unwrap();
    assert!(told.contains(key) || message.contains(key), "{key}: {given} {answered}");
}

/// Facts that are optional somewhere; everything else must be told.
const OPTIONAL: &str = "
    settings sb_posted dealer eliminated arrivals dealer_mode count break_order table runs button
    cards deck folded strength low hilo rebuys_taken max_rebuys addon_enabled addon_taken
    addon_multiple hands_missed all_in big_blind street already_in announce min_raise_to verbal
    amount_only_spoken raise_announced upstream_correct true_amount short_amount skipped_action
    raise_after_skipped_decision history no_warning rebuys addons chips_removed end_condition
    order_known burns stub no_show_deadline_min minutes_late pot_awarded_at_s next_shuffle_at_s
    last_aggressor exposed_cards players_acted_after_blinds seats board to
";

#[test]
fn an_unknown_key_is_refused_by_name() {
    let mut tried = 0;
    for vector in vectors() {
        let mut all = Vec::new();
        keys(&vector["given"], "", &mut all);
        let mut objects: Vec<String> = all.iter().map(|(object, _)| object.clone()).collect();
        objects.dedup();
        for object in objects {
            for unknown in [json!(1), Value::Null] {
                let mut given = vector["given"].clone();
                given.pointer_mut(&object).unwrap()["brand_new"] = unknown;
                refused(&vector, &given, "brand_new");
                tried += 1;
            }
        }
        for (object, key) in all {
            let mut given = vector["given"].clone();
            let facts = given.pointer_mut(&object).unwrap().as_object_mut().unwrap();
            let fact = facts.remove(&key).unwrap();
            facts.insert(format!("{key}x"), fact);
            let answered = ask(&vector, &given);
            assert!(answered["refusal"]["key"].is_string(), "{key}x: {given} {answered}");
            tried += 1;
        }
    }
    assert!(tried > 1500, "{tried}");
}

#[test]
fn a_missing_key_is_refused_by_name() {
    for vector in public() {
        let mut all = Vec::new();
        keys(&vector["given"], "", &mut all);
        for (object, key) in all {
            let mut given = vector["given"].clone();
            given.pointer_mut(&object).unwrap().as_object_mut().unwrap().remove(&key);
            let answered = ask(&vector, &given);
            let needed = match answered["refusal"]["code"].as_str() {
                Some("unreadable") => answered["refusal"]["key"].as_str().unwrap().contains(&key),
                _ => false,
            };
            let optional =
                object.ends_with("/settings") || OPTIONAL.split_whitespace().any(|known| known == key);
            assert!(needed || optional, "{key} is not needed: {given} {answered}");
        }
    }
}

#[test]
fn a_wrongly_typed_key_is_refused_by_name() {
    for vector in vectors() {
        let mut all = Vec::new();
        keys(&vector["given"], "", &mut all);
        for (object, key) in all {
            let mut given = vector["given"].clone();
            let fact = &mut given.pointer_mut(&object).unwrap()[&key];
            // Names of players are any text, and any text is one.
            *fact = match fact {
                Value::Object(_) | Value::Array(_) => json!("text"),
                _ => json!([{ "a": [] }]),
            };
            refused(&vector, &given, &key);
        }
    }
}

#[test]
fn a_key_beside_the_facts_must_be_known() {
    let question = json!({ "id": 1, "topic": "misdeal", "gvien": { "exposed_cards": [1] } });
    assert_eq!(answer(&question)["refusal"]["key"], "gvien");
    let missing = answer(&json!({ "id": 1, "topic": "misdeal" }));
    assert_eq!(
        (&missing["refusal"]["code"], &missing["refusal"]["key"]),
        (&json!("unreadable"), &json!("given"))
    );
}

/// A case without facts of its own has none.
#[test]
fn the_end_of_the_last_player_has_no_facts() {
    let given = json!({ "starting_stack": 100, "entries": 3, "players_left": 1,
        "end_condition": { "type": "last_player", "qualifiers": 2 } });
    let asked = |given: &Value| answer(&json!({ "id": 1, "topic": "end_condition", "given": given }));
    assert_eq!(asked(&given)["refusal"]["key"], "end_condition.qualifiers", "{}", asked(&given));
    for (told, key) in [
        (json!({ "type": "satellite" }), "end_condition.qualifiers"),
        (json!({ "type": "satellite", "qualifiers": "two" }), "end_condition.qualifiers"),
        (json!({ "type": "satellite", "qualifiers": 2, "minutes": 5 }), "end_condition.minutes"),
        (json!({ "type": "time_limit", "elapsed_min": 5 }), "end_condition.minutes"),
        (json!({ "type": "last_player", "elapsed_min": 5 }), "end_condition.elapsed_min"),
    ] {
        let mut given = given.clone();
        given["end_condition"] = told;
        assert_eq!(asked(&given)["refusal"]["key"], key, "{}", asked(&given));
    }
}

/// A question that is written and read again is the same, and so is its answer.
#[test]
fn questions_and_answers_are_read_as_they_are_written() {
    for vector in public() {
        let topic = vector["topic"].as_str().unwrap();
        let question = Question::read(topic, vector["given"].clone()).unwrap();
        let written = json!(question);
        assert_eq!(written["topic"], topic);
        assert_eq!(serde_json::from_value::<Question>(written).unwrap(), question);
        let answer = question.answer(&tapis_engine::rules::ruleset::Ruleset::default()).unwrap();
        assert_eq!(
            tapis_engine::floor::question::Answer::read(topic, json!(answer)).unwrap(),
            answer,
            "{topic}"
        );
    }
}

/// Whether a value is as a schema says, in as much of JSON Schema as the printed one uses.
fn valid(root: &Value, schema: &Value, value: &Value) -> bool {
    let Some(rules) = schema.as_object() else { return schema == &json!(true) };
    rules.iter().all(|(rule, says)| match rule.as_str() {
        "$ref" => valid(root, root.pointer(&says.as_str().unwrap()[1..]).unwrap(), value),
        "oneOf" => says.as_array().unwrap().iter().filter(|one| valid(root, one, value)).count() == 1,
        "anyOf" => says.as_array().unwrap().iter().any(|one| valid(root, one, value)),
        "allOf" => says.as_array().unwrap().iter().all(|one| valid(root, one, value)),
        "const" => says == value,
        "enum" => says.as_array().unwrap().contains(value),
        "type" => says.as_array().map_or_else(|| is(says, value), |any| any.iter().any(|one| is(one, value))),
        "required" => says.as_array().unwrap().iter().all(|key| value.get(key.as_str().unwrap()).is_some()),
        "minimum" => value.as_i64().is_none_or(|number| number >= says.as_i64().unwrap()),
        "items" => value.as_array().is_none_or(|items| items.iter().all(|item| valid(root, says, item))),
        "properties" => value.as_object().is_none_or(|facts| {
            facts.iter().all(|(key, fact)| says.get(key).is_none_or(|says| valid(root, says, fact)))
        }),
        "additionalProperties" => value.as_object().is_none_or(|facts| {
            let known = |key: &str| {
                let matches = |pattern: &String| match pattern.as_str() {
                    r"^\d+$" => key.parse::<u64>().is_ok(),
                    other => panic!("a pattern that this test does not know: {other}"),
                };
                schema["properties"].get(key).is_some()
                    || schema["patternProperties"].as_object().is_some_and(|all| all.keys().any(matches))
            };
            facts.iter().all(|(key, fact)| known(key) || valid(root, says, fact))
        }),
        "patternProperties" => value.as_object().is_none_or(|facts| {
            let says = says.as_object().unwrap().values().next().unwrap();
            facts.values().all(|fact| valid(root, says, fact))
        }),
        "title" | "description" | "default" | "format" | "pattern" | "maximum" | "minItems" | "maxItems" => {
            true
        }
        other => panic!("a rule that this test does not know: {other}"),
    })
}

fn is(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("a kind that this test does not know: {other}"),
    }
}

#[test]
fn the_schema_holds_for_every_vector_and_its_answer() {
    let schema = schema();
    assert_eq!(schema["$defs"]["question"]["oneOf"].as_array().unwrap().len(), TOPICS.len());
    let holds = |name: &str, value: &Value| valid(&schema, &schema["$defs"][name], value);
    for vector in public() {
        assert!(holds("question", &vector), "{vector}");
        let answered = answer(&vector);
        assert!(holds("answer", &answered), "{answered}");
        let mut strange = vector.clone();
        strange["given"]["brand_new"] = json!(1);
        assert!(!holds("question", &strange), "{strange}");
        assert!(holds("answer", &answer(&strange)), "{}", answer(&strange));
    }
}
