//! The words of showdown and chip race follow the rules in force, not the club's of 2010.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::floor::question::Question;
use tapis_club::engine::rules::ruleset::{ButtonSystem, ChipRaceRounding, Lowball27, Ruleset, ShowOrder};
use tapis_club::floor::{Ruling, rule};
use tapis_club::locale::Language;

fn ruled(rules: &Ruleset, topic: &str, given: &Value) -> Ruling {
    rule(Language::En, rules, Question::read(topic, given.clone()).as_ref(), &|_| None)
}

fn why(ruling: &Ruling) -> &str {
    ruling.reason.as_deref().unwrap_or_default()
}

#[test]
fn who_shows_first_follows_the_setting() {
    let hand = json!({ "seats": 9, "button": 3, "live": [1, 5, 8], "last_aggressor": 8 });
    let aggressor = ruled(&Ruleset::default(), "show_order", &hand);
    assert_eq!(aggressor.rules, ["8-3"]);
    assert!(why(&aggressor).contains("last to bet or raise"), "{aggressor:?}");

    let rules = Ruleset { show_order: ShowOrder::FirstCaller, ..Ruleset::default() };
    let caller = ruled(&rules, "show_order", &hand);
    assert_eq!(caller.rules, ["setting of the club"]);
    assert!(why(&caller).contains("first to call or raise"), "{caller:?}");

    let all_in = ruled(
        &rules,
        "show_order",
        &json!({ "seats": 9, "button": 3, "live": [1, 5], "last_aggressor": 5, "all_in": true }),
    );
    assert!(all_in.sentence.contains("together"), "{all_in:?}");
    assert_eq!(all_in.rules, ["8-4", "setting of the club"]);
    let alone = ruled(&rules, "show_order", &json!({ "seats": 9, "button": 3, "live": [5] }));
    assert!(alone.sentence.contains("without showing"), "{alone:?}");
    assert_eq!(alone.rules, ["8-6"]);
}

#[test]
fn suits_separate_equal_hands_by_setting() {
    let hands = json!({
        "variant": "holdem", "board": ["2c", "3c", "7d", "8d", "Kh"],
        "hands": { "1": ["As", "Qs"], "2": ["Ah", "Qh"] },
    });
    let shared = ruled(&Ruleset::default(), "hand_compare", &hands);
    assert_eq!(shared.rules, ["decree\u{a0}6-I", "decree\u{a0}6-IV"]);
    assert_eq!(why(&shared), "The hands are equal: they share.");
    let rules = Ruleset { tie_break_by_suit: true, ..Ruleset::default() };
    let by_suit = ruled(&rules, "hand_compare", &hands);
    assert!(by_suit.sentence.contains("seat 1") || by_suit.sentence.contains("Seat\u{a0}1"), "{by_suit:?}");
    assert_eq!(by_suit.rules, ["decree\u{a0}6-I", "setting of the club"]);
    assert!(why(&by_suit).contains("suit"), "{by_suit:?}");
}

/// At low the lesser hand wins: the reason must not speak of a stronger one.
#[test]
fn low_games_have_reasons_and_rules_of_their_own() {
    let razz = json!({
        "variant": "razz",
        "hands": {
            "1": ["As", "2d", "3c", "4h", "6s", "Kd", "Kh"],
            "2": ["Ac", "2h", "3d", "5c", "7s", "Qd", "Qh"],
        },
    });
    let found = ruled(&Ruleset::default(), "hand_compare", &razz);
    assert_eq!(found.rules, ["decree\u{a0}6-II", "decree\u{a0}7-III"]);
    assert!(why(&found).contains("the smaller card wins"), "{found:?}");

    let draw = json!({
        "variant": "draw27",
        "hands": { "1": ["2s", "3d", "4c", "5h", "7s"], "2": ["2c", "3h", "4d", "6c", "7d"] },
    });
    let decree = ruled(&Ruleset::default(), "hand_compare", &draw);
    assert_eq!(decree.rules, ["decree\u{a0}6-II", "decree\u{a0}7-IV"]);
    let rules = Ruleset { lowball_27: Lowball27::International, ..Ruleset::default() };
    let international = ruled(&rules, "hand_compare", &draw);
    assert_eq!(international.rules, ["decree\u{a0}7-IV"]);
    assert!(why(&international).contains("For low"), "{international:?}");

    let both = json!({
        "variant": "omaha4_hilo", "board": ["2c", "3c", "7d", "Kd", "Kh"],
        "hands": { "1": ["As", "4s", "9h", "9d"], "2": ["Ks", "Qh", "5h", "6d"] },
    });
    let both = ruled(&Ruleset::default(), "hand_compare", &both);
    assert!(why(&both).contains("stronger"), "{both:?}");
    assert!(both.lines.iter().any(|line| line.starts_with("Low half. For low")), "{both:?}");
}

/// The ruleset in force says how a chip race is rounded, the question's own settings above it; the
/// ruling says in which order cards are dealt and why each winner wins.
#[test]
fn a_chip_race_explains_its_result() {
    let mut table = json!({
        "low": 25, "high": 100, "seats": 10,
        "players": [
            { "seat": 1, "low_chips": 3, "other_value": 1000 },
            { "seat": 2, "low_chips": 2, "other_value": 0 },
            { "seat": 4, "low_chips": 1, "other_value": 1000 },
        ],
    });
    let half = Ruleset { chip_race_rounding: ChipRaceRounding::Half, ..Ruleset::default() };
    assert!(why(&ruled(&Ruleset::default(), "chip_race", &table)).contains("rounded up"));
    let asked = ruled(&half, "chip_race", &table);
    assert!(why(&asked).contains("half a chip"), "{asked:?}");
    assert!(
        asked.lines.iter().any(|line| {
            line == "Order of the deal, all of a player’s cards together: seat\u{a0}1, seat\u{a0}2 and seat\u{a0}4."
        }),
        "{asked:?}"
    );
    table["cards"] = json!({ "1": ["Kh", "4c", "2d"], "2": ["9s", "8s"], "4": ["As"] });
    let won = ruled(&Ruleset::default(), "chip_race", &table);
    let says = |part: &str| won.lines.iter().any(|line| line.contains(part));
    assert!(
        says("Wins by the best card, A♠: seat\u{a0}4")
            && says("Served first, because nothing was left: seat\u{a0}2"),
        "{won:?}"
    );
    table["settings"] = json!({ "chip_race_rounding": "up" });
    assert!(why(&ruled(&half, "chip_race", &table)).contains("rounded up"));
}

/// No amount of nought is named if only the stack limits a raise.
#[test]
fn no_limit_has_no_greatest_raise() {
    let given = json!({ "variant": "holdem_no_limit", "pot_before_last_bet": 300, "last_bet": 100 });
    let found = ruled(&Ruleset::default(), "max_raise", &given);
    assert!(found.sentence.contains("whole stack"), "{found:?}");
}

/// With a moving button nothing is dead, and the reason does not speak of a big blind that leads.
#[test]
fn a_moving_button_has_a_reason_of_its_own() {
    let rules = Ruleset { button_system: ButtonSystem::Moving, ..Ruleset::default() };
    let given = json!({ "seats": 9, "occupied": [1, 2, 4, 5], "last_hand": { "button": 1, "sb": 2, "bb": 3 }, "eliminated": [3] });
    assert!(why(&ruled(&rules, "blinds_next", &given)).contains("the button passes"));
    assert!(why(&ruled(&Ruleset::default(), "blinds_next", &given)).contains("big blind is out"));
}
