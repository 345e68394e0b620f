//! Words for bets and raises (chapter 7).

use serde_json::Value as Json;

use super::say::{Say, Words};

/// What an action counts as, with its amount.
fn action(say: &Say<'_>) -> String {
    let kind = say.word("action").to_owned();
    let key = match kind.as_str() {
        "bet" | "raise" | "call" | "check" | "fold" => format!("ruling-action-{kind}"),
        _ => "ruling-action-other".to_owned(),
    };
    say.say(&key, &[("to", say.value("to"))])
}

/// What a player may still do, as a list.
fn options(say: &Say<'_>, options: &[Json]) -> String {
    let word = |option: &Json| say.say(&format!("option-{}", option.as_str().unwrap_or_default()), &[]);
    let words: Vec<String> = options.iter().map(word).collect();
    match words.as_slice() {
        [] | [_] => words.concat(),
        [first @ .., last] => {
            say.say("ruling-or", &[("first", first.join(", ").into()), ("last", last.clone().into())])
        }
    }
}

pub(super) fn min_raise(say: &Say<'_>) -> Words {
    let values = [("min", say.value("min_raise_to")), ("call", say.value("call_to"))];
    let opening = say.count("call_to").unwrap_or(0) == 0;
    let key = if opening { "ruling-min_raise-open" } else { "ruling-min_raise" };
    Words::new(say.say(key, &values))
}

pub(super) fn max_raise(say: &Say<'_>) -> Words {
    match (say.count("max_raise_to"), say.word("reason")) {
        (Some(most), _) => Words::new(say.say("ruling-max_raise", &[("max", most.into())])),
        (None, "fixed") => say.plain("ruling-max_raise-fixed"),
        (None, _) => say.plain("ruling-max_raise-stack"),
    }
}

pub(super) fn reopen(say: &Say<'_>) -> Words {
    let who = say.who(say.given.get("to_act").unwrap_or(&Json::Null));
    let values = [("who", who.into()), ("call", say.value("call_to"))];
    let key = if say.yes("may_raise") { "ruling-reopen-yes" } else { "ruling-reopen-no" };
    Words::new(say.say(key, &values))
}

pub(super) fn short_action(say: &Say<'_>) -> Words {
    if say.yes("void") {
        let values = [("options", options(say, say.list("options")).into())];
        return Words::new(say.say("ruling-short_action-void", &values));
    }
    if say.result.get("complete_to").is_some() {
        let values = [("to", say.value("complete_to")), ("loses", say.value("fold_loses"))];
        return Words::new(say.say("ruling-short_action-complete", &values));
    }
    counts_as(say)
}

/// What the chips count as: for a short action, for chips without a word, for a bet in stages.
pub(super) fn counts_as(say: &Say<'_>) -> Words {
    Words::new(action(say))
}

pub(super) fn series(say: &Say<'_>) -> Words {
    let refund = say.count("refund_to_bettor").unwrap_or(0);
    let values = [("each", say.value("each_pays")), ("refund", refund.into())];
    let misread = say.given.get("error").and_then(Json::as_str) == Some("misread_by_dealer");
    let key = match (misread, say.yes("maintained"), refund > 0) {
        (true, true, _) => "ruling-series-misread_stands",
        (true, false, _) => "ruling-series-misread_corrected",
        (_, true, true) => "ruling-series-stands_refund",
        (_, true, false) => "ruling-series-stands",
        (_, false, _) => "ruling-series-corrected",
    };
    Words::new(say.say(key, &values))
}

pub(super) fn out_of_turn(say: &Say<'_>) -> Words {
    let skipped = say.who(say.given.get("skipped").unwrap_or(&Json::Null));
    let values = [("who", skipped.into())];
    let key = match (say.yes("actions_stand"), say.yes("skipped_may_bet_or_raise")) {
        (true, true) => "ruling-out_of_turn-stands_free",
        (true, false) => "ruling-out_of_turn-stands_bound",
        (false, true) => "ruling-out_of_turn-falls",
        (false, false) => "ruling-out_of_turn-falls_bound",
    };
    let offenders = say.result.get("offender_options").and_then(Json::as_object);
    let line = |(who, may): (&String, &Json)| {
        let may = options(say, may.as_array().map_or(&[], Vec::as_slice));
        say.say(
            "ruling-out_of_turn-may",
            &[("who", say.who(&Json::from(who.as_str())).into()), ("options", may.into())],
        )
    };
    Words::new(say.say(key, &values))
        .lines(offenders.map(|offenders| offenders.iter().map(line).collect()).unwrap_or_default())
}
