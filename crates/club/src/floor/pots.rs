//! Words for pots, odd chips and the chip race (8-13, 8-14, chapter 10).

use serde_json::Value as Json;

use super::say::{Say, Words, capital, card};

fn seats(list: Option<&Json>) -> &[Json] {
    list.and_then(Json::as_array).map_or(&[], Vec::as_slice)
}

/// Several sentences as one text.
fn said(sentences: &[String]) -> String {
    sentences.iter().map(|sentence| capital(sentence)).collect::<Vec<_>>().join(" ")
}

pub(super) fn pots(say: &Say<'_>) -> Words {
    let mut lines = Vec::new();
    for (index, pot) in say.list("pots").iter().enumerate() {
        let values = [
            ("amount", pot.get("amount").and_then(Json::as_i64).unwrap_or(0).into()),
            ("number", i64::try_from(index).unwrap_or(0).into()),
            ("who", say.all(seats(pot.get("eligible"))).into()),
        ];
        lines.push(say.say(if index == 0 { "ruling-pots-main" } else { "ruling-pots-side" }, &values));
    }
    lines.extend(say.each("returned", "ruling-pots-returned"));
    let payouts = say.each("payouts", "ruling-pots-pays");
    let sentence = if payouts.is_empty() { say.say("ruling-pots-none", &[]) } else { said(&payouts) };
    Words::new(sentence)
        .lines(lines)
        .because(say.say("because-one_pot_at_a_time", &[]))
        .rules(&["8-13", "8-14"])
}

pub(super) fn odd_chips(say: &Say<'_>) -> Words {
    Words::new(said(&say.each("payouts", "ruling-pots-pays")))
        .because(say.say("because-odd_chips", &[]))
        .rules(&["8-13"])
}

pub(super) fn chip_race(say: &Say<'_>) -> Words {
    let mut lines = say.each("exchanged", "ruling-chip_race-exchanged");
    let half = say.given.pointer("/settings/chip_race_rounding").and_then(Json::as_str) == Some("half");
    let why = say.say(if half { "because-rounded_half" } else { "because-rounded_up" }, &[]);
    if say.result.get("winners").is_some_and(Json::is_null) {
        let values = [("chips", say.value("chips_awarded")), ("cards", say.value("cards_needed"))];
        lines.extend(say.each("race_chips", "ruling-chip_race-odd"));
        return Words::new(say.say("ruling-chip_race-deal", &values)).lines(lines).because(why);
    }
    let winners = say.list("winners");
    let count = i64::try_from(winners.len()).unwrap_or(0);
    let values =
        [("who", say.all(winners).into()), ("count", count.into()), ("chips", say.value("chips_awarded"))];
    let key = if winners.is_empty() { "ruling-chip_race-none" } else { "ruling-chip_race" };
    let saved = say.list("saved");
    if !saved.is_empty() {
        lines.push(say.say("ruling-chip_race-saved", &[("who", say.all(saved).into())]));
    }
    if let Some(cards) = say.result.get("cards").and_then(Json::as_object) {
        let mut dealt: Vec<(&String, String)> = cards
            .iter()
            .map(|(who, cards)| {
                let cards: Vec<String> =
                    seats(Some(cards)).iter().filter_map(Json::as_str).map(card).collect();
                (who, cards.join(" "))
            })
            .collect();
        dealt.sort_by_key(|(who, _)| who.parse::<u64>().unwrap_or(u64::MAX));
        lines.extend(dealt.into_iter().map(|(who, cards)| {
            let who = say.who(&Json::from(who.as_str()));
            say.say("ruling-chip_race-cards", &[("who", who.into()), ("cards", cards.into())])
        }));
    }
    lines.extend(say.each("final", "ruling-chip_race-final"));
    Words::new(say.say(key, &values)).lines(lines).because(why).rules(&["10-3", "10-4", "10-5"])
}
