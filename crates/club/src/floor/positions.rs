//! Words for button, blinds and moved players (chapter 6).

use serde_json::Value as Json;

use super::say::{Say, Words};

pub(super) fn who_moves(say: &Say<'_>) -> Words {
    match say.list("moved") {
        [] => say.plain("ruling-who_moves-none"),
        [one] => Words::new(say.say("ruling-who_moves-one", &[("who", say.who(one).into())]))
            .because(say.say("because-next_big_blind", &[])),
        several => Words::new(say.say("ruling-who_moves-several", &[("who", say.all(several).into())]))
            .because(say.say("because-next_big_blind", &[])),
    }
}

pub(super) fn seat_for_moved(say: &Say<'_>) -> Words {
    if say.count("seat").is_none() {
        return say.plain("ruling-seat_for_moved-none");
    }
    let role = if say.yes("sits_out") { "sits_out" } else { say.word("next_role") };
    let values = [("seat", say.value("seat")), ("role", role.into())];
    Words::new(say.say("ruling-seat_for_moved", &values)).because(say.say("because-nearest_left", &[]))
}

/// Button and blinds of one hand, in one sentence.
fn hand(say: &Say<'_>, hand: &Json) -> String {
    let seat = |key: &str| say.who(hand.get(key).unwrap_or(&Json::Null));
    let dead = hand.get("button_dead").and_then(Json::as_bool).unwrap_or(false);
    let none = hand.get("sb").is_none_or(Json::is_null);
    let values = [
        ("dead", if dead { "yes" } else { "no" }.into()),
        ("button", seat("button").into()),
        ("small", if none { "none" } else { "posted" }.into()),
        ("sb", seat("sb").into()),
        ("bb", seat("bb").into()),
    ];
    say.say("ruling-blinds", &values)
}

/// Who deals, and who sits out.
fn beside(say: &Say<'_>, hand: &Json) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(dealer) = hand.get("dealer").filter(|dealer| !dealer.is_null()) {
        lines.push(say.say("ruling-blinds-dealer", &[("who", say.who(dealer).into())]));
    }
    if let Some(out) = hand.get("sits_out").and_then(Json::as_array).filter(|out| !out.is_empty()) {
        let count = i64::try_from(out.len()).unwrap_or(1);
        let values = [("who", say.all(out).into()), ("count", count.into())];
        lines.push(say.say("ruling-blinds-sits_out", &values));
    }
    lines
}

/// The rules in force let the button move from player to player: nothing is dead.
fn moving(say: &Say<'_>) -> bool {
    say.rules().iter().any(|rule| rule.starts_with("002"))
}

pub(super) fn blinds_next(say: &Say<'_>) -> Words {
    let mut words = Words::new(hand(say, say.result)).lines(beside(say, say.result));
    let none = say.result.get("sb").is_none_or(Json::is_null);
    let why = if moving(say) {
        "because-button_moves"
    } else if say.yes("heads_up") {
        "because-heads_up"
    } else if none && say.yes("button_dead") {
        "because-both_blinds_out"
    } else if none {
        "because-big_blind_out"
    } else if say.yes("button_dead") {
        "because-small_blind_out"
    } else {
        "because-big_blind_leads"
    };
    words.reason = Some(say.say(why, &[]));
    words
}

pub(super) fn blinds_sequence(say: &Say<'_>) -> Words {
    let hands = say.list("hands");
    let line = |(index, played): (usize, &Json)| {
        let mut parts = vec![hand(say, played)];
        parts.extend(beside(say, played));
        let number = i64::try_from(index + 1).unwrap_or(0);
        say.say("ruling-blinds_sequence-hand", &[("number", number.into()), ("hand", parts.join(" ").into())])
    };
    let count = i64::try_from(hands.len()).unwrap_or(0);
    Words::new(say.say("ruling-blinds_sequence", &[("count", count.into())]))
        .lines(hands.iter().enumerate().map(line).collect())
        .because(say.say(if moving(say) { "because-button_moves" } else { "because-big_blind_leads" }, &[]))
}
