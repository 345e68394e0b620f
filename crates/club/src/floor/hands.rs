//! Words for the showdown: who wins, who shows first, who opens a round of stud.

use serde_json::Value as Json;

use super::say::{Say, Words, card};

/// Those with the best hand and those with the best low, and what each gets.
pub(super) fn hand_compare(say: &Say<'_>) -> Words {
    let (high, low) = (say.list("winners_high"), say.list("winners_low"));
    let count = |of: &[Json]| i64::try_from(of.len()).unwrap_or(0);
    let category = match say.word("category_high") {
        "" => String::new(),
        name => say.say(&format!("hand-{name}"), &[]),
    };
    let ranks = say.word("low_hand").replace('T', "10");
    let values = [
        ("high", say.all(high).into()),
        ("high_count", count(high).into()),
        ("category", category.into()),
        ("low", say.all(low).into()),
        ("low_count", count(low).into()),
        ("ranks", ranks.into()),
    ];
    let key = match (high.is_empty(), low.is_empty()) {
        (false, true) if say.hilo() => "ruling-hand_compare-no_low",
        (false, true) => "ruling-hand_compare-high",
        (true, _) => "ruling-hand_compare-low",
        (false, false) => "ruling-hand_compare-both",
    };
    let mut lines = fives(say);
    lines.extend(shares(say));
    let mut words = Words::new(say.say(key, &values));
    if high.is_empty() {
        words.reason = decided(say, "hand_compare_low", say.word("reason"));
    } else if let Some(why) = decided(say, "hand_compare_low", say.word("reason_low")) {
        lines.insert(0, say.say("ruling-hand_compare-low_half", &[("why", why.into())]));
    }
    words.lines(lines)
}

/// What decided: at low the hand that would lose at high wins, so it has words of its own.
fn decided(say: &Say<'_>, half: &str, reason: &str) -> Option<String> {
    say.known(&format!("why-{half}-{reason}"))
}

/// With which five cards each hand plays.
fn fives(say: &Say<'_>) -> Vec<String> {
    let Some(hands) = say.result.get("hands").and_then(Json::as_object) else { return Vec::new() };
    let mut lines = Vec::new();
    for (who, shown) in hands {
        for (half, line) in [("high", "ruling-hand_compare-five"), ("low", "ruling-hand_compare-five_low")] {
            let cards = shown.pointer(&format!("/{half}/cards")).and_then(Json::as_array);
            let Some(cards) = cards else { continue };
            let cards: Vec<String> = cards.iter().filter_map(Json::as_str).map(card).collect();
            let who = say.who(&Json::from(who.as_str()));
            lines.push(say.say(line, &[("who", who.into()), ("cards", cards.join(" ").into())]));
        }
    }
    lines
}

fn shares(say: &Say<'_>) -> Vec<String> {
    let Some(shares) = say.result.get("shares").and_then(Json::as_object) else { return Vec::new() };
    let share = |(who, share): (&String, &Json)| {
        let part = share.as_str()?;
        let who = say.who(&Json::from(who.as_str()));
        let key = match part {
            "0" => return None,
            "1" => "ruling-share-all",
            _ => "ruling-share",
        };
        Some(say.say(key, &[("who", who.into()), ("share", part.into())]))
    };
    shares.iter().filter_map(share).collect()
}

pub(super) fn stud_order(say: &Say<'_>) -> Words {
    if say.result.get("bring_in").is_some_and(|seat| !seat.is_null()) {
        return Words::new(say.say("ruling-stud_order-bring_in", &[("who", say.who_is("bring_in").into())]));
    }
    Words::new(say.say("ruling-stud_order-first", &[("who", say.who_is("first_to_act").into())]))
}

pub(super) fn show_order(say: &Say<'_>) -> Words {
    let who = say.all(say.list("order"));
    let key = match (say.yes("all_at_once"), say.yes("need_not_show")) {
        (true, _) => "ruling-show_order-together",
        (false, true) => "ruling-show_order-alone",
        (false, false) => "ruling-show_order",
    };
    let mut words = Words::new(say.say(key, &[("who", who.into())]));
    if say.yes("all_at_once") {
        words.reason = Some(say.say("why-show_order-all_in", &[]));
    }
    words
}
