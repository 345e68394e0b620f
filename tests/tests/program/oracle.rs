//! Compares the engine's showdowns and pots with those of pokerkit, an independent program, deal by
//! deal. The deals come from `tests/oracle/*.py`.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::{Map, Value, json};
use tapis_club::engine::floor::vectors::answer;
use tapis_tests::root;

/// Number of deals of each game, and of hands played to the end.
fn deals() -> (String, String) {
    let told = |name, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    (told("TAPIS_DEALS", "2000"), told("TAPIS_HANDS", "500"))
}

/// The output of pokerkit, a line each. `None` if this machine has no Python.
fn pokerkit(script: &str, arguments: &[&str]) -> Option<Vec<Value>> {
    static PYTHON: OnceLock<Option<PathBuf>> = OnceLock::new();
    let python = PYTHON.get_or_init(prepare).as_ref()?;
    let told = Command::new(python).arg(root().join("tests/oracle").join(script)).args(arguments).output();
    let told = told.unwrap();
    assert!(told.status.success(), "{script} failed: {}", String::from_utf8_lossy(&told.stderr));
    let text = String::from_utf8(told.stdout).unwrap();
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// A Python with pokerkit. If there is no Python at all, this is printed even though the test
/// runner hides the output of passing tests; any other problem fails the test.
fn prepare() -> Option<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let mut why = "no python3, python or py".to_owned();
    for name in ["python3", "python", "py"] {
        let mut command = Command::new(name);
        command.arg(root().join("tests/oracle/prepare.py")).arg(target.join("oracle"));
        let Ok(made) = command.output() else { continue };
        let errors = String::from_utf8_lossy(&made.stderr).trim().to_owned();
        match made.status.code() {
            Some(0) => return Some(String::from_utf8(made.stdout).unwrap().trim().into()),
            Some(3) => why = format!("{name}: {errors}"),
            // The stub that Windows starts when Python is not installed.
            Some(9009) => {}
            _ => panic!("{name} cannot install pokerkit:\n{errors}"),
        }
    }
    let loud = format!("\n\n*** NOT COMPARED WITH POKERKIT: {why} ***\n\n");
    std::io::stderr().write_all(loud.as_bytes()).unwrap();
    None
}

/// pokerkit's names for the engine's hand categories.
fn category(label: &Value) -> Value {
    let Some(label) = label.as_str() else { return Value::Null };
    json!(match label {
        "One pair" => "pair".to_owned(),
        other => other.to_lowercase().replace(' ', "_"),
    })
}

/// Compares the winners, their hands and their shares.
fn same_showdowns(variant: &str, settings: &Value) {
    let (count, _) = deals();
    let Some(deals) = pokerkit("showdowns.py", &[variant, &count, "1"]) else { return };
    assert_eq!(deals.len().to_string(), count);
    let dealt = deals.len();
    let (mut ties, mut highs, mut lows) = (0, 0, 0);
    for mut deal in deals {
        deal["given"]["settings"] = settings.clone();
        let answered = answer(&json!({ "topic": "hand_compare", "given": deal["given"] }));
        let found = &answered["result"];
        for key in ["winners_high", "winners_low", "shares"] {
            assert_eq!(found[key], deal[key], "{key}: {deal} {answered}");
        }
        let mut high = found["category_high"].clone();
        if high == "royal_flush" {
            high = json!("straight_flush");
        }
        assert_eq!(high, category(&deal["label_high"]), "{deal} {answered}");
        assert_eq!(found["category_low"], category(&deal["label_low"]), "{deal} {answered}");
        ties += usize::from(found["reason"] == "tie");
        highs += usize::from(!found["winners_high"].is_null());
        lows += usize::from(!found["winners_low"].is_null());
    }
    println!("{variant}: {highs} high, {lows} low, {ties} ties");
    assert!(ties > dealt / 100, "too few ties to have tested them: {ties}");
}

#[test]
fn holdem() {
    same_showdowns("holdem", &json!({}));
}

#[test]
fn omaha_with_four_cards() {
    same_showdowns("omaha4_high", &json!({}));
}

#[test]
fn omaha_high_and_low() {
    same_showdowns("omaha4_hilo", &json!({}));
}

#[test]
fn omaha_with_five_cards() {
    same_showdowns("omaha5_high", &json!({}));
}

#[test]
fn stud() {
    same_showdowns("stud_high", &json!({}));
}

#[test]
fn stud_high_and_low() {
    same_showdowns("stud_hilo", &json!({}));
}

#[test]
fn razz() {
    same_showdowns("razz", &json!({}));
}

#[test]
fn deuce_to_seven() {
    same_showdowns("draw27", &json!({ "lowball_27": "international" }));
}

#[test]
fn deuce_to_seven_by_the_decree() {
    same_showdowns("draw27_decree", &json!({ "lowball_27": "decree" }));
}

/// Whole hands of hold'em, with folds and all-ins: everybody ends with the same chips.
#[test]
fn pots_of_hands_played_out() {
    let Some(hands) = pokerkit("hands.py", &[&deals().1, "1"]) else { return };
    let played = hands.len();
    let (mut side, mut returned, mut split, mut exact, mut told) = (0, 0, 0, 0, 0);
    for hand in hands {
        let players = hand["players"].as_array().unwrap();
        let live: Vec<&Value> = players.iter().filter(|player| player["folded"] == false).collect();
        let cards: Map<String, Value> =
            live.iter().map(|player| (player["seat"].to_string(), player["cards"].clone())).collect();
        // The question takes the cards once, in `shown`.
        let mut staked = players.clone();
        for player in &mut staked {
            player.as_object_mut().unwrap().remove("cards");
        }
        let mut given = json!({ "seats": hand["seats"], "button": hand["button"], "smallest_chip": 1, "players": staked });
        if live.len() > 1 {
            given["shown"] = json!({ "variant": "holdem", "board": hand["board"], "hands": cards });
        }
        let answered = answer(&json!({ "topic": "pots", "given": given }));
        let found = &answered["result"];
        let awards = found["awards"].as_array().unwrap_or_else(|| panic!("{hand} {answered}"));
        // pokerkit gives all odd chips of a pot to one winner, where 8-13 gives one to each, and merges
        // pots with the same winners, where 8-14 awards them one at a time.
        let odd = |award: &Value| award["high"]["odd_chips"].as_array().unwrap().len();
        let odd: i64 = awards.iter().map(odd).sum::<usize>().try_into().unwrap();
        for (seat, net) in hand["net"].as_object().unwrap() {
            let apart = (found["net"][seat].as_i64().unwrap() - net.as_i64().unwrap()).abs();
            assert!(apart <= odd, "seat {seat}: {hand} {answered}");
            exact += usize::from(apart == 0);
            told += 1;
        }
        side += usize::from(awards.len() > 1);
        returned += usize::from(found["returned"] != json!({}));
        split +=
            usize::from(awards.iter().any(|award| award["high"]["winners"].as_array().unwrap().len() > 1));
    }
    println!(
        "{side} with side pots, {returned} with bets returned, {split} shared, {exact} of {told} nets exact"
    );
    assert!(exact * 100 > told * 97, "{exact} of {told}");
    assert!(side > played / 4 && returned > played / 5 && split > played / 50, "{side} {returned} {split}");
}
