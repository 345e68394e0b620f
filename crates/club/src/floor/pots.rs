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
    Words::new(sentence).lines(lines).because(say.say("because-one_pot_at_a_time", &[]))
}

pub(super) fn odd_chips(say: &Say<'_>) -> Words {
    Words::new(said(&say.each("payouts", "ruling-pots-pays"))).because(say.say("because-odd_chips", &[]))
}

pub(super) fn chip_race(say: &Say<'_>) -> Words {
    let mut lines = say.each("exchanged", "ruling-chip_race-exchanged");
    let order = say.list("deal_order");
    if !order.is_empty() {
        lines.push(say.say("ruling-chip_race-order", &[("who", say.all(order).into())]));
    }
    if say.result.get("winners").is_some_and(Json::is_null) {
        let values = [("chips", say.value("chips_awarded")), ("cards", say.value("cards_needed"))];
        lines.extend(say.each("race_chips", "ruling-chip_race-odd"));
        return Words::new(say.say("ruling-chip_race-deal", &values)).lines(lines);
    }
    let winners = say.list("winners");
    let count = i64::try_from(winners.len()).unwrap_or(0);
    let values =
        [("who", say.all(winners).into()), ("count", count.into()), ("chips", say.value("chips_awarded"))];
    let key = if winners.is_empty() { "ruling-chip_race-none" } else { "ruling-chip_race" };
    lines.extend(by_seat(say, "cards").into_iter().map(|(who, cards)| {
        let cards: Vec<String> = seats(Some(cards)).iter().filter_map(Json::as_str).map(card).collect();
        say.say("ruling-chip_race-cards", &[("who", who.into()), ("cards", cards.join(" ").into())])
    }));
    lines.extend(by_seat(say, "reasons").into_iter().map(|(who, why)| {
        let won = |key: &str| why.get(key).and_then(Json::as_str).unwrap_or_default();
        let values = [("who", who.into()), ("card", card(won("card")).into())];
        say.say(&format!("ruling-chip_race-{}", won("reason")), &values)
    }));
    if let Some(extra) = say.count("extra_for_saved").filter(|extra| *extra > 0) {
        lines.push(say.say("ruling-chip_race-extra", &[("chips", extra.into())]));
    }
    lines.extend(say.each("final", "ruling-chip_race-final"));
    Words::new(say.say(key, &values)).lines(lines)
}

/// What the answer says of each seat, in the order of seats.
fn by_seat<'a>(say: &Say<'a>, key: &str) -> Vec<(String, &'a Json)> {
    let Some(each) = say.result.get(key).and_then(Json::as_object) else { return Vec::new() };
    let mut each: Vec<(&String, &Json)> = each.iter().collect();
    each.sort_by_key(|(who, _)| who.parse::<u64>().unwrap_or(u64::MAX));
    each.into_iter().map(|(who, what)| (say.who(&Json::from(who.as_str())), what)).collect()
}
