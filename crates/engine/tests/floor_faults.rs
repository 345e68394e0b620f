//! The floor's rules about the deal, time and penalties (chapters 2, 3 and 13) beyond the public
//! vectors.

#![allow(clippy::unwrap_used)]

use crate::questions::{ask, holds, refused};
use serde_json::{Value, json};

/// Cases of rule 3-6.
#[test]
fn time_to_think() {
    let check = |who: &str, elapsed: i64, expect: Value| {
        holds("time_bank", json!({ "called_by": who, "elapsed_s": elapsed }), expect);
    };
    check("manager", 0, json!({ "request_valid": true, "state": "thinking", "remaining_s": 60 }));
    check("manager", 59, json!({ "state": "thinking", "remaining_s": 1 }));
    check("manager", 60, json!({ "state": "countdown", "remaining_s": 10 }));
    check("manager", 69, json!({ "state": "countdown", "remaining_s": 1 }));
    check("manager", 70, json!({ "state": "hand_dead", "remaining_s": 0 }));
    for (who, may) in
        [("player_dealer", true), ("player_sitting_out", true), ("spectator", false), ("dealer", false)]
    {
        check(who, 5, json!({ "request_valid": may }));
    }
    let settings = json!({ "time_bank_s": 30, "countdown_s": 5 });
    let given = json!({ "called_by": "manager", "elapsed_s": 33, "settings": settings });
    holds("time_bank", given, json!({ "state": "countdown", "remaining_s": 2 }));
    refused("time_bank", json!({ "called_by": "manager", "elapsed_s": -1 }));
    refused("time_bank", json!({ "called_by": "the cat", "elapsed_s": 1 }));
}

/// Cases of rules 2-5 to 2-13.
#[test]
fn misdeals() {
    let check = |given: Value, misdeal: bool, reason: &str, rule: &str| {
        holds("misdeal", given, json!({ "misdeal": misdeal, "reason": reason, "rule": rule }));
    };
    check(json!({ "exposed_cards": [1] }), true, "first_or_second_card", "2-8");
    check(json!({ "exposed_cards": [3] }), false, "one_exposed", "2-5");
    check(json!({ "exposed_cards": [3, 12] }), true, "second_exposed", "2-8");
    check(json!({ "exposed_cards": [] }), false, "nothing_wrong", "2-8");
    check(json!({ "wrong_order": true }), true, "wrong_order", "2-8");
    check(json!({ "wrong_count": true }), true, "wrong_count", "2-8");
    check(
        json!({ "wrong_count": true, "small_blind_has_one_extra": true }),
        false,
        "extra_card_is_burn",
        "2-8",
    );
    check(json!({ "small_blind_has_one_extra": true }), false, "extra_card_is_burn", "2-8");
    check(json!({ "wrong_count": true }), true, "wrong_count", "2-8");
    check(json!({ "boxed_cards": 1 }), false, "one_boxed", "2-10");
    check(json!({ "boxed_cards": 2 }), true, "boxed_cards", "2-10");
    check(json!({ "boxed_cards": 3, "initial_deal": false }), false, "boxed_after_deal", "2-10");
    check(json!({ "joker": true }), false, "joker", "2-11");
    // One player acted: still a misdeal; two: too late (2-13).
    check(
        json!({ "exposed_cards": [2], "players_acted_after_blinds": 1 }),
        true,
        "first_or_second_card",
        "2-8",
    );
    check(json!({ "exposed_cards": [2], "players_acted_after_blinds": 2 }), false, "too_late", "2-13");
    check(json!({ "wrong_order": true, "players_acted_after_blinds": 3 }), false, "too_late", "2-13");
    check(json!({ "boxed_cards": 2, "players_acted_after_blinds": 2 }), false, "too_late", "2-13");
    check(json!({ "exposed_cards": [7], "players_acted_after_blinds": 2 }), false, "one_exposed", "2-5");
    // On purpose: that player alone is out (2-8).
    check(json!({ "exposed_cards": [1, 4], "deliberate": true }), false, "deliberate", "2-8");
    check(json!({ "exposed_cards": [2], "deliberate": true }), false, "deliberate", "2-8");
    check(json!({ "exposed_cards": [2], "deliberate": false }), true, "first_or_second_card", "2-8");
    refused("misdeal", json!({ "exposed_cards": [0] }));
    refused("misdeal", json!({ "exposed_cards": [53] }));
    refused("misdeal", json!({ "exposed_cards": [4, 4] }));
    refused("misdeal", json!({ "players_acted_after_blinds": -1 }));
}

/// 2-16 to 2-22, the order known and not known.
#[test]
fn boards() {
    let check = |given: Value, expect: Value| holds("board_fix", given, expect);
    let flop = json!(["Ks", "7d", "2c"]);
    check(
        json!({ "case": "flop_no_burn", "order_known": false, "exposed": flop, "stub": ["9h", "4s"] }),
        json!({ "next_stub_card": "4s", "draws": [{ "as": "burn", "from": flop }], "rule": "2-16" }),
    );
    check(
        json!({ "case": "flop_no_burn", "order_known": false, "exposed": flop, "stub": ["9h", "4s"], "drawn": ["7d"] }),
        json!({ "burn": "7d", "flop": ["Ks", "2c", "9h"], "next_stub_card": "4s" }),
    );
    check(
        json!({ "case": "flop_two_burns", "order_known": true, "burns": ["5d", "Jc"], "exposed": flop, "stub": ["9h"] }),
        json!({ "turn": "9h", "next_stub_card": "9h", "draws": [] }),
    );
    let unknown = json!({
        "case": "flop_two_burns", "order_known": false, "burns": ["5d", "Jc"], "exposed": flop, "stub": ["9h"],
    });
    let draws = json!([{ "as": "turn_burn", "from": flop }, { "as": "burn", "from": ["5d", "Jc"] }]);
    check(unknown.clone(), json!({ "draws": draws, "turn": "9h" }));
    let mut drawn = unknown;
    drawn["drawn"] = json!(["Ks", "Jc"]);
    check(drawn, json!({ "turn_burn": "Ks", "burn": "Jc", "flop": ["5d", "7d", "2c"] }));
    let four = json!(["Ks", "7d", "2c", "8h"]);
    check(
        json!({ "case": "flop_four_cards", "order_known": false, "exposed": four, "stub": ["9h"] }),
        json!({ "turn": "9h", "draws": [{ "as": "turn_burn", "from": four }], "rule": "2-18" }),
    );
    check(
        json!({ "case": "flop_four_cards", "order_known": false, "exposed": four, "stub": ["9h"], "drawn": ["7d"] }),
        json!({ "turn_burn": "7d", "flop": ["Ks", "2c", "8h"] }),
    );
    check(
        json!({ "case": "river_no_burn", "exposed": ["Qd"], "stub": ["4s", "6c"] }),
        json!({ "burn": "Qd", "card": "4s", "next_stub_card": "6c", "rule": "2-19" }),
    );
    check(
        json!({ "case": "premature_flop", "burns": ["5d"], "exposed": flop, "stub": ["9h"] }),
        json!({ "burn": "5d", "reshuffled_into_stub": flop, "flop_burn": false, "bets_stand": true, "rule": "2-20" }),
    );
    check(
        json!({ "case": "premature_flop", "exposed": ["Ks"], "stub": [] }),
        json!({ "reshuffled_into_stub": ["Ks"] }),
    );
    check(
        json!({ "case": "premature_river", "exposed": ["Qd"], "stub": ["4s"] }),
        json!({ "reshuffled_into_stub": ["Qd"], "river_burn": false, "rule": "2-22" }),
    );
    let no = |given: Value| refused("board_fix", given);
    no(json!({ "case": "flop_no_burn", "exposed": ["Ks", "Ks", "2c"], "stub": ["9h"] }));
    no(json!({ "case": "flop_no_burn", "exposed": ["Ks", "7d", "2c"], "stub": ["Ks"] }));
    no(json!({ "case": "flop_no_burn", "exposed": ["Ks", "7d"], "stub": ["9h"] }));
    no(json!({ "case": "flop_no_burn", "exposed": ["Ks", "7d", "2c"], "stub": [] }));
    no(json!({ "case": "flop_two_burns", "burns": ["5d"], "exposed": ["Ks", "7d", "2c"], "stub": ["9h"] }));
    no(json!({ "case": "turn_no_burn", "exposed": ["Zz"], "stub": ["9h"] }));
    no(json!({ "case": "premature_turn", "exposed": ["Qd"], "stub": ["9h"] }));
    no(
        json!({ "case": "flop_four_cards", "order_known": false, "exposed": four, "stub": ["9h"], "drawn": "Ah" }),
    );
    no(json!({ "case": "five_aces", "exposed": ["Qd"], "stub": ["9h"] }));
}

/// Cases of rules 13-1, 11-2 and 12-7.
#[test]
fn the_ladder() {
    let given = |offence: &str, sanctions: &[&str]| {
        let history: Vec<Value> = sanctions
            .iter()
            .map(|sanction| json!({ "player": "A", "offence": "out_of_turn", "sanction": sanction }))
            .collect();
        json!({ "player": "A", "offence": offence, "history": history })
    };
    let check = |given: Value, suggested: &str, acceptable: usize| {
        holds("penalty", given.clone(), json!({ "suggested": suggested }));
        let answered = ask("penalty", given);
        assert_eq!(answered["result"]["acceptable"].as_array().unwrap().len(), acceptable, "{answered}");
    };
    check(given("out_of_turn", &["warning_1_hand", "suspend_1_orbit"]), "suspend_2_orbits", 4);
    check(given("out_of_turn", &["suspend_3_orbits", "warning_1_hand"]), "suspend_4_orbits", 2);
    check(given("out_of_turn", &["suspend_4_orbits"]), "disqualified", 1);
    check(given("out_of_turn", &["disqualified"]), "disqualified", 1);
    check(given("string_bet", &["suspend_4_orbits"]), "warning_1_hand", 6);
    check(given("outside_chips", &[]), "suspend_1_orbit", 5);
    check(given("giving_chips", &[]), "suspend_1_orbit", 5);
    let mut warned = given("out_of_turn", &["warning_1_hand"]);
    warned["no_warning"] = json!(true);
    check(warned, "suspend_1_orbit", 5);
    let mut short = given("out_of_turn", &["warning_1_hand"]);
    short["settings"] = json!({ "penalty_ladder": ["warning_1_hand", "suspend_2_orbits", "disqualified"] });
    check(short, "suspend_2_orbits", 2);
    let mut none = given("out_of_turn", &[]);
    none["settings"] = json!({ "penalty_ladder": [] });
    refused("penalty", none);
    refused("penalty", given("out_of_turn", &["a stern look"]));
}
