//! Words for the deal, dead hands, time and penalties (chapters 2, 3, 8 and 13).

use serde_json::Value as Json;

use super::say::{Say, Words, card};

pub(super) fn misdeal(say: &Say<'_>) -> Words {
    say.plain(if say.yes("misdeal") { "ruling-misdeal-yes" } else { "ruling-misdeal-no" })
}

/// The corrected board, a line for each part that the answer names.
pub(super) fn board_fix(say: &Say<'_>) -> Words {
    const PARTS: [&str; 9] = [
        "burn",
        "flop",
        "turn_burn",
        "turn",
        "card",
        "river",
        "next_stub_card",
        "set_aside",
        "reshuffled_into_stub",
    ];
    let cards = |value: &Json| match value {
        Json::String(one) => card(one),
        Json::Array(several) => {
            several.iter().filter_map(Json::as_str).map(card).collect::<Vec<_>>().join(" ")
        }
        _ => String::new(),
    };
    let mut lines: Vec<String> = PARTS
        .iter()
        .filter_map(|part| Some((part, cards(say.result.get(*part)?))))
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(part, cards)| say.say(&format!("board-{part}"), &[("cards", cards.into())]))
        .collect();
    if say.result.get("river_burn").and_then(Json::as_bool) == Some(false) {
        lines.push(say.say("board-no_river_burn", &[]));
    }
    let case = say.given.get("case").and_then(Json::as_str).unwrap_or_default();
    let drawn = say.given.get("order_known").and_then(Json::as_bool) == Some(false);
    let key = match (case, drawn) {
        ("flop_no_burn", false) => "ruling-board_fix-flop_no_burn",
        ("flop_no_burn", true) => "ruling-board_fix-flop_no_burn_drawn",
        ("flop_two_burns", false) => "ruling-board_fix-flop_two_burns",
        ("flop_two_burns", true) => "ruling-board_fix-flop_two_burns_drawn",
        ("flop_four_cards", false) => "ruling-board_fix-flop_four_cards",
        ("flop_four_cards", true) => "ruling-board_fix-flop_four_cards_drawn",
        ("turn_no_burn" | "river_no_burn", _) => "ruling-board_fix-no_burn",
        ("premature_flop", _) => "ruling-board_fix-premature_flop",
        ("premature_turn", _) => "ruling-board_fix-premature_turn",
        ("premature_river", _) => "ruling-board_fix-premature_river",
        _ => "ruling-board_fix",
    };
    say.plain(key).lines(lines)
}

pub(super) fn mucked_hand(say: &Say<'_>) -> Words {
    say.plain(if say.yes("live") { "ruling-mucked_hand-live" } else { "ruling-mucked_hand-dead" })
}

pub(super) fn time_bank(say: &Say<'_>) -> Words {
    if !say.yes("request_valid") {
        return say.plain("ruling-time_bank-invalid");
    }
    let key = match say.word("state") {
        "thinking" => "ruling-time_bank-thinking",
        "countdown" => "ruling-time_bank-countdown",
        _ => "ruling-time_bank-dead",
    };
    Words::new(say.say(key, &[("seconds", say.value("remaining_s"))]))
}

pub(super) fn penalty(say: &Say<'_>) -> Words {
    let sanction = |code: &str| say.say(&format!("sanction-{code}"), &[]);
    let others: Vec<String> = say
        .list("acceptable")
        .iter()
        .filter_map(Json::as_str)
        .filter(|code| *code != say.word("suggested"))
        .map(sanction)
        .collect();
    let mut words =
        Words::new(say.say("ruling-penalty", &[("sanction", sanction(say.word("suggested")).into())]));
    if !others.is_empty() {
        words.lines.push(say.say("ruling-penalty-or", &[("sanctions", others.join(" · ").into())]));
    }
    words
}
