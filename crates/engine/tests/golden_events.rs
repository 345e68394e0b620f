//! Old journals stay readable for ever. `tests/data/events` keeps a file for each version in which events are written,
//! one event a line: every event, every field with and without a value, and every word that a field may hold. A new
//! event, field or word needs a line in the newest file; a new version needs a file of its own, and the older files stay
//! as they are.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;
use strum::{EnumProperty, VariantArray};
use tapis_engine::base::quantity::Cents;
use tapis_engine::journal::action::ActionKind;
use tapis_engine::journal::event::{ChangedRows, EVENT_VERSION, read_events};
use tapis_engine::{Action, Event, Setup, Tournament};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data")
}

fn lines(version: i64) -> Vec<String> {
    let file = data().join(format!("events/v{version}.jsonl"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().map(str::to_owned).collect()
}

fn read(version: i64, line: &str) -> Option<Event> {
    read_events(version, &format!("[{line}]")).map(|events| events[0].clone())
}

fn setup() -> Setup {
    serde_json::from_str(&std::fs::read_to_string(data().join("setup-1.json")).unwrap()).unwrap()
}

/// The words that serde says it expects in the place of one that it does not know.
fn expected_words(error: &str) -> Option<BTreeSet<String>> {
    let (_, expected) = error.strip_prefix("unknown variant `?`")?.split_once("expected ")?;
    Some(expected.split('`').skip(1).step_by(2).map(str::to_owned).collect())
}

/// Every place in a value, with the keys that lead there.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(i, item)| (i.to_string(), item)).collect(),
        _ => Vec::new(),
    };
    for (key, value) in inner {
        let at = format!("{at}/{key}");
        places(value, &at, found);
        found.push(at);
    }
}

/// The path without the numbers of list items.
fn named(kind: &str, place: &str) -> String {
    let keys = place.split('/').filter(|key| key.parse::<usize>().is_err());
    format!("{kind}{}", keys.collect::<Vec<_>>().join("."))
}

/// Takes one field out of a value; `None` if the place is an item of a list.
fn without(value: &Value, place: &str) -> Option<Value> {
    let mut value = value.clone();
    let (parent, key) = place.rsplit_once('/')?;
    value.pointer_mut(parent)?.as_object_mut()?.remove(key)?;
    Some(value)
}

#[test]
fn every_line_of_every_version_is_read_and_applied() {
    for version in 1..=EVENT_VERSION {
        let mut tournament = Tournament::new(setup());
        for line in lines(version) {
            let event = read(version, &line).unwrap_or_else(|| panic!("v{version}: {line}"));
            tournament.apply(&event);
            let written = serde_json::to_string(&event).unwrap();
            assert_eq!(read(EVENT_VERSION, &written), Some(event), "{line}");
        }
    }
}

#[test]
fn every_event_is_written_as_its_golden_line() {
    let error = serde_json::from_str::<Event>(r#"{"type":"?"}"#).unwrap_err().to_string();
    let mut missing = expected_words(&error).unwrap();
    for line in lines(EVENT_VERSION) {
        let event = read(EVENT_VERSION, &line).unwrap();
        if serde_json::to_string(&event).unwrap() == line {
            let json: Value = serde_json::from_str(&line).unwrap();
            missing.remove(json["type"].as_str().unwrap());
        } else {
            // Written before a field was added: what stands in the line is written again.
            let (old, new) = (serde_json::from_str(&line).unwrap(), serde_json::to_value(&event).unwrap());
            assert_eq!(lost(&old, &new), None, "{line}");
        }
    }
    assert_eq!(missing, BTreeSet::new(), "events without a line in v{EVENT_VERSION}.jsonl");
}

#[test]
fn every_event_declares_its_rows_and_its_disclosure() {
    for line in lines(EVENT_VERSION) {
        let event = read(EVENT_VERSION, &line).unwrap();
        assert!(event.get_bool("disclosed").is_some(), "{line}");
        let rows = event.get_str("rows");
        assert!(matches!(rows, Some("none" | "tournament" | "entries" | "all")), "{line}");
        let of_nobody = ChangedRows::Entries(Vec::new());
        assert!(event.changed_rows() != of_nobody || line.contains("[]"), "{line}");
    }
}

#[test]
fn the_kind_of_an_action_is_its_type() {
    let error = serde_json::from_str::<Action>(r#"{"type":"?"}"#).unwrap_err().to_string();
    let kinds = ActionKind::VARIANTS.iter().map(|kind| <&str>::from(kind).to_owned()).collect();
    assert_eq!(expected_words(&error), Some(kinds));
}

/// Difference of the new value from the old one; fields may be added.
fn lost(old: &Value, new: &Value) -> Option<String> {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            old.iter().find_map(|(key, value)| lost(value, new.get(key).unwrap_or(&Value::Null)))
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            old.iter().zip(new).find_map(|(old, new)| lost(old, new))
        }
        (old, new) if old == new => None,
        (old, new) => Some(format!("{old} has become {new}")),
    }
}

#[test]
fn optional_fields_occur_with_and_without_value() {
    let (mut with, mut without_value) = (BTreeSet::new(), BTreeSet::new());
    let mut optional = BTreeSet::new();
    let all: Vec<Value> =
        lines(EVENT_VERSION).iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    for json in &all {
        let kind = json["type"].as_str().unwrap();
        let mut found = Vec::new();
        places(json, "", &mut found);
        for place in &found {
            let Some(rest) = without(json, place) else { continue };
            let name = named(kind, place);
            let given = name.contains(".given") || name.contains(".result.");
            // Settings of the rules have defaults of their own, and a ruling's facts are its own.
            if !given && !name.contains("ruleset.") && read(EVENT_VERSION, &rest.to_string()).is_some() {
                let there = json.pointer(place).is_some_and(|value| !value.is_null());
                if there {
                    with.insert(name.clone())
                } else {
                    without_value.insert(name.clone())
                };
                optional.insert(name.clone());
                without_value.extend(all.iter().filter_map(|other| {
                    let parent = place.rsplit_once('/').unwrap().0;
                    let holder = other.pointer(parent)?.as_object()?;
                    let key = place.rsplit('/').next().unwrap();
                    (other["type"] == json["type"] && !holder.contains_key(key)).then(|| name.clone())
                }));
            }
        }
    }
    assert_eq!(optional.difference(&with).collect::<Vec<_>>(), Vec::<&String>::new(), "never with a value");
    assert_eq!(
        optional.difference(&without_value).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "never without a value"
    );
}

#[test]
fn every_word_of_a_field_occurs() {
    let mut words: BTreeMap<BTreeSet<String>, BTreeSet<String>> = BTreeMap::new();
    for line in lines(EVENT_VERSION) {
        let json: Value = serde_json::from_str(&line).unwrap();
        let mut found = Vec::new();
        places(&json, "", &mut found);
        for place in found {
            let Some(Value::String(word)) = json.pointer(&place) else { continue };
            let mut other = json.clone();
            *other.pointer_mut(&place).unwrap() = "?".into();
            if let Err(error) = serde_json::from_value::<Event>(other)
                && let Some(all) = expected_words(&error.to_string())
            {
                words.entry(all).or_default().insert(word.clone());
            }
        }
    }
    assert!(words.len() > 30, "{}", words.len());
    for (all, seen) in words {
        assert_eq!(seen, all, "words without a line in v{EVENT_VERSION}.jsonl");
    }
}

/// A field that this version does not know may say what it must not miss: it is refused. Where a case
/// of an enum has no fields of its own, serde lets others stand beside it; those places are named.
#[test]
fn an_unknown_field_is_refused_wherever_it_stands() {
    let bare = [
        "not_started",
        "freezeout",
        "nothing",
        "none",
        "last_player",
        "disqualified",
        "highest_first",
        "square_root",
        "dealers_choice",
    ];
    for line in lines(EVENT_VERSION) {
        let json: Value = serde_json::from_str(&line).unwrap();
        let mut found = vec![String::new()];
        places(&json, "", &mut found);
        for place in found.iter().filter(|place| !place.contains("/given") && !place.contains("/result")) {
            let mut other = json.clone();
            let Some(holder) = other.pointer_mut(place).and_then(Value::as_object_mut) else { continue };
            let tag = ["type", "state", "kind"].iter().find_map(|tag| holder.get(*tag)?.as_str());
            if tag.is_some_and(|tag| bare.contains(&tag)) {
                continue;
            }
            holder.insert("unheard_of".to_owned(), Value::Null);
            assert_eq!(read(EVENT_VERSION, &other.to_string()), None, "{place} of {line}");
        }
    }
}

/// Reading never judges: a set-up that no form would accept now is what it was.
#[test]
fn what_was_decided_is_applied_without_being_checked_again() {
    let mut tournament = Tournament::new(setup());
    let mut odd = tournament.setup().to_draft();
    odd.seats_per_table = 11;
    odd.prizes.unit = Cents::ZERO;
    odd.steps.clear();
    assert!(odd.clone().check().is_err());
    let line = format!(r#"{{"type":"amended","setup":{}}}"#, serde_json::to_string(&odd).unwrap());
    let amended = read(EVENT_VERSION, &line).unwrap();
    tournament.apply(&amended);
    assert_eq!(tournament.setup().to_draft(), odd);
    let mut plan = odd.prizes.clone();
    plan.unit = Cents(-1);
    let mut rules = odd.ruleset.clone();
    rules.minimum_age = 255;
    let steps = vec![tapis_engine::structure::Step::Break { minutes: 0, color_up: false }];
    let clock = tournament.clock();
    tournament.apply(&Event::PrizesChanged { plan: plan.clone() });
    tournament.apply(&Event::RulesetChanged { ruleset: Box::new(rules.clone()) });
    tournament.apply(&Event::StructureChanged { steps: steps.clone(), clock });
    assert_eq!(tournament.setup().prizes, plan);
    assert_eq!(tournament.setup().ruleset, rules);
    assert_eq!(tournament.setup().steps, steps);
}
