//! The floor's rules about bets (chapter 7) beyond the public vectors: every value that a
//! question may have, each with its rule.

#![allow(clippy::unwrap_used)]

use crate::questions::{holds, refused};
use serde_json::{Value, json};

fn bets(totals: &[(i64, bool)]) -> Value {
    totals.iter().map(|(to, all_in)| json!({ "to": to, "all_in": all_in })).collect()
}

fn least(street: &str, rule: &str, totals: &[(i64, bool)]) -> Value {
    json!({
        "big_blind": 100, "street": street, "bets": bets(totals), "settings": { "min_raise_rule": rule },
    })
}

#[test]
fn the_least_raise_by_double_and_by_increment() {
    let check = |street: &str, rule: &str, totals: &[(i64, bool)], call: i64, min: i64, number: &str| {
        let expect = json!({ "call_to": call, "min_raise_to": min, "rule": number });
        holds("min_raise", least(street, rule, totals), expect);
    };
    let (double, add) = ("double_total", "increment");
    // 7-7, 7-10: nobody has bet.
    check("preflop", add, &[], 100, 200, "7-10");
    check("postflop", add, &[], 0, 100, "7-7");
    // 7-10: chains of whole raises.
    check("preflop", double, &[(200, false), (400, false), (900, false)], 900, 1800, "7-10");
    check("preflop", add, &[(200, false), (400, false), (900, false)], 900, 1400, "7-10");
    // A call among the bets changes nothing.
    check("postflop", double, &[(300, false), (300, false)], 300, 600, "7-10");
    // 7-11: all-in below the big blind; exactly the big blind is no longer below it.
    check("preflop", add, &[(30, true)], 100, 200, "7-11");
    check("preflop", double, &[(30, true), (80, true)], 100, 200, "7-11");
    check("preflop", double, &[(100, true)], 100, 200, "7-10");
    check("preflop", double, &[(30, true), (300, false)], 300, 600, "7-10");
    // 7-12: between one and two big blinds; two are a whole raise.
    check("preflop", add, &[(130, true)], 130, 230, "7-12");
    check("preflop", double, &[(199, true)], 199, 299, "7-12");
    check("preflop", double, &[(200, true)], 200, 400, "7-10");
    check("preflop", double, &[(30, true), (130, true)], 130, 230, "7-12");
    check("preflop", double, &[(130, true), (180, true)], 180, 280, "7-12");
    check("preflop", double, &[(130, true), (230, false)], 230, 460, "7-10");
    // 7-13: an opening below the big blind after the flop; the big blind is a whole bet.
    check("postflop", add, &[(30, true)], 30, 130, "7-13");
    check("postflop", double, &[(100, true)], 100, 200, "7-10");
    check("postflop", double, &[(30, true), (130, false)], 130, 260, "7-10");
    check("postflop", double, &[(40, true), (90, true)], 90, 190, "7-13");
    // TDA: a short all-in leaves the last whole raise as it was.
    check("preflop", add, &[(300, false), (350, true)], 350, 550, "7-12");
    check("postflop", add, &[(100, false), (250, true)], 250, 400, "7-10");
}

/// 7-10 after an incomplete all-in over a bet: the rules are silent, the director may choose.
#[test]
fn the_director_judges_an_incomplete_all_in() {
    let given = least("postflop", "double_total", &[(300, false), (500, true)]);
    holds("min_raise", given, json!({ "call_to": 500, "min_raise_to": 800, "td_decides": true }));
    let given = least("preflop", "double_total", &[(300, false), (350, true)]);
    holds(
        "min_raise",
        given,
        json!({ "call_to": 350, "min_raise_to": 450, "td_decides": true, "alternatives": [550, 700] }),
    );
    holds("min_raise", least("preflop", "double_total", &[(130, true)]), json!({ "td_decides": false }));
}

/// 003 f, j: limit raises by one bet, three times in a round, and by two bets from the turn.
#[test]
fn limit_raises_have_one_size() {
    let limit = |street: &str, totals: &[(i64, bool)], raises: Value| {
        json!({
            "big_blind": 100, "street": street, "bets": bets(totals),
            "settings": { "betting": "limit", "limit_max_raises": raises },
        })
    };
    holds("min_raise", limit("preflop", &[], Value::Null), json!({ "call_to": 100, "min_raise_to": 200 }));
    holds("min_raise", limit("turn", &[(200, false)], json!(3)), json!({ "min_raise_to": 400 }));
    let capped = [(200, false), (300, false), (400, false)];
    holds("min_raise", limit("preflop", &capped, json!(3)), json!({ "min_raise_to": null }));
    holds("min_raise", limit("preflop", &capped, json!(4)), json!({ "min_raise_to": 500 }));
    holds("min_raise", limit("preflop", &capped, json!("unlimited")), json!({ "min_raise_to": 500 }));
}

#[test]
fn bets_that_cannot_be_are_refused() {
    refused("min_raise", json!({ "big_blind": 0, "street": "preflop", "bets": [] }));
    refused("min_raise", json!({ "big_blind": -100, "street": "preflop", "bets": [] }));
    refused("min_raise", json!({ "big_blind": 100, "street": "nowhere", "bets": [] }));
    refused("min_raise", least("postflop", "double_total", &[(-100, false)]));
    refused("min_raise", least("postflop", "double_total", &[(0, false)]));
    refused("min_raise", least("postflop", "double_total", &[(300, false), (200, false)]));
    refused("min_raise", least("postflop", "neither", &[(300, false)]));
    refused("min_raise", json!({ "big_blind": i64::MAX, "street": "preflop", "bets": [] }));
}

/// 004, 7-I and 7-II.
#[test]
fn the_most_that_may_be_raised() {
    let given = |variant: &str, pot: i64, bet: i64| json!({ "variant": variant, "pot_before_last_bet": pot, "last_bet": bet });
    holds("max_raise", given("holdem_pot_limit", 150, 0), json!({ "max_raise_to": 150 }));
    holds("max_raise", given("holdem_pot_limit", 1000, 250), json!({ "max_raise_to": 1750 }));
    for (variant, rule) in
        [("omaha4_high", "004 7-II 1°"), ("omaha4_hilo", "004 7-II 3°"), ("omaha5_high", "004 7-II 4°")]
    {
        holds("max_raise", given(variant, 300, 100), json!({ "max_raise_to": 600, "rule": rule }));
    }
    holds(
        "max_raise",
        given("holdem_no_limit", 300, 100),
        json!({ "max_raise_to": null, "reason": "stack" }),
    );
    holds("max_raise", given("holdem_limit", 300, 100), json!({ "max_raise_to": null, "reason": "fixed" }));
    let stack =
        json!({ "variant": "holdem_pot_limit", "pot_before_last_bet": 300, "last_bet": 100, "stack": 450 });
    holds("max_raise", stack, json!({ "max_raise_to": 450, "reason": "stack" }));
    // The small blind's 50 count: to call 50, pot then 200, raise by 200.
    let blind = json!({ "variant": "holdem_pot_limit", "pot_before_last_bet": 50, "last_bet": 100, "already_in": 50 });
    holds("max_raise", blind, json!({ "max_raise_to": 300 }));
    refused("max_raise", given("holdem_pot_limit", -1, 100));
    refused("max_raise", given("chess", 300, 100));
    refused(
        "max_raise",
        json!({ "variant": "holdem_pot_limit", "pot_before_last_bet": 1, "last_bet": 1, "already_in": 2 }),
    );
}

fn round(street: &str, actions: &[(&str, &str, i64, bool)], to_act: &str, rule: &str) -> Value {
    let actions: Vec<Value> = actions
        .iter()
        .map(|(player, action, to, all_in)| {
            json!({ "player": player, "action": action, "to": to, "all_in": all_in })
        })
        .collect();
    json!({
        "big_blind": 100, "street": street, "actions": actions, "to_act": to_act,
        "settings": { "reopen_rule": rule },
    })
}

/// Cases of rule 7-19.
#[test]
fn short_all_ins_do_not_open_the_betting_again() {
    let check = |street: &str,
                 actions: &[(&str, &str, i64, bool)],
                 to_act: &str,
                 rule: &str,
                 may: bool,
                 call: i64| {
        holds("reopen", round(street, actions, to_act, rule), json!({ "may_raise": may, "call_to": call }));
    };
    let (doubled, full) = ("doubled", "full_increment");
    let bet_raise = [("A", "bet", 100, false), ("B", "raise", 200, false)];
    check("postflop", &bet_raise, "A", doubled, true, 200);
    check("postflop", &bet_raise, "A", full, true, 200);
    // Exactly doubled; one chip less.
    let short = |to| [("A", "bet", 100, false), ("B", "raise", 180, true), ("C", "raise", to, true)];
    check("postflop", &short(200), "A", doubled, true, 200);
    check("postflop", &short(199), "A", doubled, false, 199);
    check("postflop", &short(200), "A", full, true, 200);
    check("postflop", &short(199), "A", full, false, 199);
    // The caller's bet is doubled too; one who called the first all-in is not.
    let two = [
        ("A", "bet", 100, false),
        ("D", "call", 100, false),
        ("B", "raise", 180, true),
        ("E", "call", 180, false),
        ("C", "raise", 210, true),
    ];
    check("postflop", &two, "D", doubled, true, 210);
    check("postflop", &two, "E", doubled, false, 210);
    check("postflop", &two, "F", doubled, true, 210);
    // A whole all-in raise opens it; after a raise that is no all-in it is open to all before it.
    let whole = [("A", "bet", 100, false), ("B", "raise", 250, true)];
    check("postflop", &whole, "A", doubled, true, 250);
    check("postflop", &whole, "A", full, true, 250);
    let again = [
        ("A", "raise", 300, false),
        ("B", "raise", 450, true),
        ("C", "raise", 900, false),
        ("D", "raise", 1000, true),
    ];
    check("preflop", &again, "A", doubled, true, 1000);
    check("preflop", &again, "C", doubled, false, 1000);
    check("preflop", &again, "C", full, false, 1000);
    // Before the flop: limpers, and an all-in below the big blind.
    let limp = |to| [("A", "call", 100, false), ("B", "raise", to, true)];
    check("preflop", &limp(150), "A", doubled, false, 150);
    check("preflop", &limp(200), "A", doubled, true, 200);
    check("preflop", &limp(150), "BB", doubled, true, 150);
    check("preflop", &[("A", "raise", 40, true)], "B", doubled, true, 100);
    // A player who checked has not bet (7-19); TDA needs a whole bet.
    let checked = [("A", "check", 0, false), ("B", "bet", 60, true)];
    check("postflop", &checked, "A", doubled, true, 60);
    check("postflop", &checked, "A", full, false, 60);
    check("postflop", &[("A", "check", 0, false), ("B", "bet", 100, true)], "A", full, true, 100);
    // Nothing new to raise over.
    check("postflop", &[("A", "bet", 100, false), ("B", "call", 100, false)], "A", doubled, false, 100);
    // The last whole raise counts, not the first.
    let chain = [("A", "raise", 300, false), ("B", "raise", 700, false), ("C", "raise", 1000, true)];
    check("preflop", &chain, "B", full, false, 1000);
    check("preflop", &chain, "B", doubled, false, 1000);
    check("preflop", &chain, "A", doubled, true, 1000);
}

/// Rule 7-19, if a whole raise is the increment (C12), and the betting reopens when doubled (C13).
#[test]
fn a_whole_all_in_raise_opens_betting() {
    let mut given =
        round("preflop", &[("A", "raise", 300, false), ("B", "raise", 520, true)], "A", "doubled");
    holds("reopen", given.clone(), json!({ "may_raise": false }));
    given["settings"]["min_raise_rule"] = json!("increment");
    holds("reopen", given, json!({ "may_raise": true, "reason": "whole_raise" }));
}

#[test]
fn rounds_that_cannot_be_are_refused() {
    let no = |actions: &[(&str, &str, i64, bool)], to_act: &str| {
        refused("reopen", round("postflop", actions, to_act, "doubled"))
    };
    no(&[("A", "bet", 100, true)], "A");
    no(&[("A", "fold", 0, false)], "A");
    no(&[("A", "fold", 0, false), ("A", "bet", 100, false)], "B");
    no(&[("A", "bet", 100, false), ("B", "check", 0, false)], "A");
    no(&[("A", "bet", 100, false), ("B", "raise", 100, false)], "A");
    no(&[("A", "bet", 100, false), ("B", "call", 50, false)], "A");
    no(&[("A", "bet", 100, false), ("B", "call", 150, false)], "A");
    no(&[("A", "bet", -100, false)], "B");
    no(&[("A", "dance", 100, false)], "B");
}

/// Cases of rules 7-14 and 7-15.
#[test]
fn too_few_chips() {
    let given = |kind: &str, bet: i64, min: i64, placed: i64, verbal: Value, spoken: bool| {
        json!({
            "kind": kind, "big_blind": 100, "bet_to_match": bet, "min_raise_to": min, "placed": placed,
            "verbal": verbal, "amount_only_spoken": spoken,
        })
    };
    let check = |given: Value, expect: Value| holds("short_action", given, expect);
    let none = Value::Null;
    // Openings are completed, chips or words.
    check(
        given("open", 0, 100, 60, none.clone(), true),
        json!({ "action": "bet", "to": 100, "rule": "7-15" }),
    );
    check(
        given("open", 0, 100, 60, json!("bet"), false),
        json!({ "action": "bet", "to": 100, "rule": "7-14" }),
    );
    check(given("open", 0, 100, 100, none.clone(), false), json!({ "action": "bet", "to": 100 }));
    check(given("open", 100, 200, 60, none.clone(), false), json!({ "action": "bet", "to": 100 }));
    check(
        given("call", 800, 1600, 799, none.clone(), false),
        json!({ "options": ["complete", "fold"], "complete_to": 800, "fold_loses": 799 }),
    );
    check(
        given("call", 800, 1600, 500, json!("call"), true),
        json!({ "action": "call", "to": 800, "rule": "7-14" }),
    );
    check(given("call", 800, 1600, 500, json!("raise"), false), json!({ "action": "raise", "to": 1600 }));
    check(given("call", 800, 1600, 500, json!("call"), false), json!({ "td_may_relieve": true }));
    // Raises: half of the increment, one chip below it, spoken amounts alike.
    check(given("raise", 400, 1000, 700, none.clone(), false), json!({ "action": "raise", "to": 1000 }));
    check(given("raise", 400, 1000, 699, none.clone(), false), json!({ "action": "call", "to": 400 }));
    check(given("raise", 400, 800, 600, none.clone(), true), json!({ "action": "raise", "to": 800 }));
    check(given("raise", 400, 800, 575, none.clone(), true), json!({ "action": "call", "to": 400 }));
    check(
        given("raise", 400, 800, 575, json!("call"), false),
        json!({ "action": "call", "to": 400, "rule": "7-14" }),
    );
    check(given("raise", 400, 800, 900, json!("raise"), false), json!({ "action": "raise", "to": 900 }));
    check(given("raise", 400, 800, 300, json!("raise"), false), json!({ "action": "raise", "to": 800 }));
    // A silent "raise" below the call is a short call.
    check(
        given("raise", 400, 800, 300, none.clone(), false),
        json!({ "complete_to": 400, "fold_loses": 300 }),
    );
    let mut strict = given("raise", 400, 800, 600, none.clone(), false);
    strict["settings"] = json!({ "short_raise_percent": 60 });
    check(strict, json!({ "action": "call", "to": 400 }));
    let mut all_in = given("call", 800, 1600, 500, none.clone(), false);
    all_in["all_in"] = json!(true);
    check(all_in, json!({ "action": "call", "to": 500, "reason": "all_in" }));
    refused("short_action", given("call", 0, 100, 60, none.clone(), false));
    refused("short_action", given("open", 500, 1000, 60, none.clone(), false));
    refused("short_action", given("call", 800, 1600, -5, none.clone(), false));
    refused("short_action", given("raise", 800, 700, 900, none, false));
    refused("short_action", given("raise", 800, 1600, 900, json!("fold"), false));
}

/// Cases of rules 7-26 and 7-27.
#[test]
fn one_chip_or_several() {
    let given = |bet: i64, already: i64, chips: &[i64], announce: Value, min: i64| {
        json!({
            "big_blind": 100, "street": "postflop", "bet_to_match": bet, "already_in": already,
            "chips": chips, "announce": announce, "min_raise_to": min,
        })
    };
    let check = |given: Value, expect: Value| holds("chips", given, expect);
    let (none, raise) = (Value::Null, json!("raise"));
    // One chip without a word is a call.
    check(given(400, 0, &[500], none.clone(), 800), json!({ "action": "call", "to": 400, "rule": "7-26" }));
    check(given(500, 0, &[500], none.clone(), 1000), json!({ "action": "call", "to": 500 }));
    check(given(400, 0, &[5000], none.clone(), 800), json!({ "action": "call", "to": 400 }));
    check(
        given(400, 0, &[100], none.clone(), 800),
        json!({ "options": ["complete", "fold"], "complete_to": 400 }),
    );
    check(given(0, 0, &[25], none.clone(), 100), json!({ "action": "bet", "to": 100 }));
    check(given(600, 200, &[1000], none.clone(), 1000), json!({ "action": "call", "to": 600 }));
    // With a word, or an amount before the chip.
    check(
        given(300, 0, &[1000], raise.clone(), 600),
        json!({ "action": "raise", "to": 1000, "td_decides": false }),
    );
    check(
        given(300, 0, &[500], raise.clone(), 600),
        json!({ "action": "raise", "to": 600, "td_decides": true }),
    );
    check(given(300, 100, &[1000], raise.clone(), 600), json!({ "to": 1000, "alternatives": [1100] }));
    check(given(200, 0, &[1000], json!(400), 400), json!({ "action": "raise", "to": 400 }));
    check(given(200, 0, &[1000], json!(200), 400), json!({ "action": "call", "to": 200 }));
    check(given(200, 0, &[1000], json!(300), 400), json!({ "action": "raise", "to": 400 }));
    check(given(200, 0, &[1000], json!(299), 400), json!({ "action": "call", "to": 200 }));
    check(given(0, 0, &[1000], json!(300), 100), json!({ "action": "bet", "to": 300 }));
    check(given(200, 0, &[1000], json!("call"), 400), json!({ "action": "call", "to": 200 }));
    check(given(0, 0, &[500], json!("bet"), 100), json!({ "action": "bet", "to": 500 }));
    // Several chips: each is needed for the call, or all of them count.
    check(
        given(1200, 0, &[1000, 500], none.clone(), 2400),
        json!({ "action": "call", "to": 1200, "rule": "7-27" }),
    );
    check(given(1200, 0, &[1000, 1000, 1000], none.clone(), 2400), json!({ "action": "raise", "to": 3000 }));
    check(
        given(1200, 0, &[1000, 100], none.clone(), 2400),
        json!({ "complete_to": 1200, "fold_loses": 1100 }),
    );
    check(given(1200, 0, &[1000, 100, 100], none.clone(), 2400), json!({ "action": "call", "to": 1200 }));
    check(given(0, 0, &[100, 100, 25], none.clone(), 100), json!({ "action": "bet", "to": 225 }));
    check(given(0, 0, &[25, 25], none.clone(), 100), json!({ "action": "bet", "to": 100 }));
    // Chips already in count with the others.
    check(given(1200, 200, &[500, 500, 500], none.clone(), 2400), json!({ "action": "call", "to": 1200 }));
    check(given(1200, 400, &[500, 500], none.clone(), 2000), json!({ "action": "call", "to": 1200 }));
    check(
        given(1200, 200, &[1000, 1000, 1000], none.clone(), 2400),
        json!({ "action": "raise", "to": 3200 }),
    );
    check(given(1200, 0, &[1000, 1000, 1000], raise.clone(), 2400), json!({ "action": "raise", "to": 3000 }));
    check(
        given(1200, 0, &[1000, 1000], raise, 2400),
        json!({ "action": "raise", "to": 2400, "rule": "7-14" }),
    );
    let mut strict = given(1200, 0, &[500, 500, 500, 500], none.clone(), 2400);
    strict["settings"] = json!({ "short_raise_percent": 75 });
    check(strict, json!({ "action": "call", "to": 1200 }));
    refused("chips", given(1200, 0, &[], none.clone(), 2400));
    refused("chips", given(1200, 0, &[0], none.clone(), 2400));
    refused("chips", given(1200, 0, &[-500, 1000], none.clone(), 2400));
    refused("chips", given(1200, 1300, &[500], none.clone(), 2400));
    refused("chips", given(0, 0, &[500], json!("call"), 100));
    refused("chips", given(1200, 0, &[i64::MAX, i64::MAX], none, 2400));
}
