//! The floor's rules about motions, turns and chains of errors (chapter 7) beyond the public vectors.

use crate::questions::{holds, refused};
use serde_json::{Value, json};

/// Cases of rules 7-8, 7-9 and 7-24.
#[test]
fn motions() {
    let check = |bet: i64, stages: &[i64], announced: bool, expect: Value| {
        let given = json!({ "bet_to_match": bet, "stages": stages, "raise_announced": announced });
        holds("string_bet", given, expect);
    };
    check(
        400,
        &[1000, 600],
        false,
        json!({ "action": "raise", "to": 1000, "taken_back": 600, "rule": "7-24" }),
    );
    check(400, &[600, 600], false, json!({ "action": "raise", "to": 800 }));
    check(400, &[500, 600], false, json!({ "action": "call", "to": 400 }));
    check(400, &[1000], false, json!({ "action": "raise", "to": 1000, "rule": "7-8" }));
    check(0, &[300, 300], false, json!({ "action": "bet", "to": 300 }));
    // Below the call too only the first stage is considered: complete or fold.
    for (stages, back) in [(&[200, 200], 200), (&[200, 900], 900), (&[200, 100], 100)] {
        let complete = json!({ "complete_to": 400, "fold_loses": 200, "taken_back": back, "rule": "7-24" });
        check(400, stages, false, complete);
    }
    check(
        400,
        &[200],
        false,
        json!({ "complete_to": 400, "fold_loses": 200, "taken_back": 0, "rule": "7-15" }),
    );
    // Raise said first: the call, then the rest; a third motion is one too many.
    check(
        1500,
        &[1500, 4000, 1000],
        true,
        json!({ "action": "raise", "to": 5500, "taken_back": 1000, "rule": "7-9" }),
    );
    check(1500, &[4000, 1000], true, json!({ "action": "raise", "to": 4000, "rule": "7-24" }));
    check(1500, &[1500, 500], true, json!({ "action": "raise", "to": 3000, "rule": "7-14" }));
    check(1500, &[1000, 4000], true, json!({ "action": "raise", "to": 3000 }));
    check(1500, &[4000], true, json!({ "action": "raise", "to": 4000, "rule": "7-8" }));
    refused("string_bet", json!({ "bet_to_match": 400, "stages": [] }));
    refused("string_bet", json!({ "bet_to_match": 400, "stages": [400, -1] }));
    refused("string_bet", json!({ "bet_to_match": -400, "stages": [400] }));
}

/// Cases of rules 7-4 and 7-16.
#[test]
fn chains_of_errors() {
    let given = |error: &str, due: i64, short: i64, after: u32, upstream: u32| {
        json!({
            "error": error, "true_amount": due, "short_amount": short, "players_acted_after": after,
            "upstream_correct": upstream,
        })
    };
    let check = |given: Value, maintained: bool, pays: i64, refund: i64| {
        let expect = json!({ "maintained": maintained, "each_pays": pays, "refund_to_bettor": refund });
        holds("series", given, expect);
    };
    check(given("short_call", 1000, 800, 0, 0), false, 1000, 0);
    check(given("short_call", 1000, 800, 5, 0), true, 800, 200);
    check(given("short_call", 1000, 800, 5, 1), false, 1000, 0);
    check(given("short_open", 200, 100, 1, 0), false, 200, 0);
    check(given("short_raise", 800, 600, 3, 0), true, 600, 0);
    let mut below = given("short_call", 200, 100, 4, 0);
    below["big_blind"] = json!(200);
    check(below, false, 200, 0);
    holds(
        "series",
        json!({ "error": "misread_by_dealer", "players_acted_after": 2 }),
        json!({ "maintained": false, "rule": "7-4" }),
    );
    let insists = json!({ "error": "misread_by_dealer", "players_acted_after": 0, "dealer_admits": false });
    holds("series", insists, json!({ "maintained": true }));
    check(given("misread_by_dealer", 1000, 800, 3, 0), true, 800, 0);
    check(given("misread_by_dealer", 1000, 800, 2, 0), false, 1000, 0);
    refused("series", given("short_call", 800, 800, 3, 0));
    refused("series", given("short_call", 800, -1, 3, 0));
    refused("series", json!({ "error": "short_call", "players_acted_after": 3 }));
    refused("series", given("sneeze", 800, 700, 3, 0));
}

/// Cases of rules 7-20 and 7-21.
#[test]
fn players_passed_over() {
    let given = |past: &[(&str, &str)], own: Value, raised: bool| {
        let past: Vec<Value> =
            past.iter().map(|(player, action)| json!({ "player": player, "action": action })).collect();
        json!({
            "skipped": "A", "acted_past": past, "skipped_action": own, "raise_after_skipped_decision": raised,
        })
    };
    let stands = |given: Value, stand: bool, may: bool| {
        holds("out_of_turn", given, json!({ "actions_stand": stand, "skipped_may_bet_or_raise": may }));
    };
    for unchanged in ["fold", "check", "call"] {
        stands(given(&[("B", "raise")], json!(unchanged), false), true, true);
    }
    for changed in ["bet", "raise"] {
        let given = given(&[("B", "check"), ("C", "fold")], json!(changed), false);
        stands(given.clone(), false, true);
        let options = json!({ "B": ["call", "fold"], "C": ["call", "fold"] });
        holds("out_of_turn", given, json!({ "offender_options": options, "rule": "7-20" }));
    }
    let bettor = given(&[("B", "bet")], json!("bet"), false);
    holds("out_of_turn", bettor, json!({ "offender_options": { "B": ["call", "fold", "raise"] } }));
    // Not decided yet: nothing has changed so far.
    stands(given(&[("B", "call")], Value::Null, false), true, true);
    // Three: too late, whatever he does, until somebody raises after his decision.
    let three = [("B", "check"), ("C", "check"), ("D", "bet")];
    for own in [Value::Null, json!("fold"), json!("call"), json!("raise")] {
        stands(given(&three, own.clone(), false), true, false);
        stands(given(&three, own, true), true, true);
    }
    refused("out_of_turn", given(&[], Value::Null, false));
    refused("out_of_turn", given(&[("A", "call")], Value::Null, false));
    refused("out_of_turn", given(&[("B", "call"), ("B", "fold")], Value::Null, false));
}
