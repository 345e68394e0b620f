//! Words for pots, odd chips and the chip race (8-13, 8-14, chapter 10).

use tapis_engine::floor::chip_race::RaceReason;
use tapis_engine::floor::pots::PotsSettlement;
use tapis_engine::floor::question::pots::{OddChips, Race};

use super::say::{Say, Words, capital, card, cards, count};

/// Several sentences as one text.
fn said(sentences: &[String]) -> String {
    sentences.iter().map(|sentence| capital(sentence)).collect::<Vec<_>>().join(" ")
}

pub(super) fn pots(say: &Say<'_>, found: &PotsSettlement) -> Words {
    let mut lines = Vec::new();
    for (number, pot) in (0_i64..).zip(&found.pots) {
        let values = [
            ("amount", pot.amount.0.into()),
            ("number", number.into()),
            ("who", say.seats(&pot.eligible).into()),
        ];
        lines.push(say.say(if number == 0 { "ruling-pots-main" } else { "ruling-pots-side" }, &values));
    }
    lines.extend(say.each(&found.returned, "ruling-pots-returned"));
    let payouts = say.each(&found.payouts, "ruling-pots-pays");
    let sentence = if payouts.is_empty() { say.say("ruling-pots-none", &[]) } else { said(&payouts) };
    Words::new(sentence)
        .lines(lines)
        .lines(say.notices(&found.notices))
        .because(say.say("because-one_pot_at_a_time", &[]))
        .by_one(&found.rule)
}

pub(super) fn odd_chips(say: &Say<'_>, found: &OddChips) -> Words {
    Words::new(said(&say.each(&found.payouts, "ruling-pots-pays")))
        .because(say.say("because-odd_chips", &[]))
        .by_one(&found.rule)
}

pub(super) fn chip_race(say: &Say<'_>, found: &Race) -> Words {
    let mut lines = say.each(&found.exchanged, "ruling-chip_race-exchanged");
    if !found.deal_order.is_empty() {
        lines.push(say.say("ruling-chip_race-order", &[("who", say.seats(&found.deal_order).into())]));
    }
    let chips = ("chips", found.chips_awarded.into());
    let words = match &found.winners {
        None => {
            let needed = i64::try_from(found.cards_needed).unwrap_or(i64::MAX);
            lines.extend(say.each(&found.race_chips, "ruling-chip_race-odd"));
            say.words("ruling-chip_race-deal", &[chips, ("cards", needed.into())])
        }
        Some(winners) => {
            lines.extend(ended(say, found));
            let values = [("who", say.seats(winners).into()), ("count", count(winners).into()), chips];
            let key = if winners.is_empty() { "ruling-chip_race-none" } else { "ruling-chip_race" };
            say.words(key, &values)
        }
    };
    words.lines(lines).why(say, "chip_race", found.reason).by_one(&found.rule)
}

/// The cards, why each winner won, and the stacks after the race.
fn ended(say: &Say<'_>, found: &Race) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, hand) in found.cards.iter().flatten() {
        let values = [("who", say.seat(*seat).into()), ("cards", cards(hand).into())];
        lines.push(say.say("ruling-chip_race-cards", &values));
    }
    for (seat, why) in found.reasons.iter().flatten() {
        let (key, won) = match why {
            RaceReason::Saved => ("ruling-chip_race-saved", String::new()),
            RaceReason::EnoughForAll => ("ruling-chip_race-enough_for_all", String::new()),
            RaceReason::Card { card: won } => ("ruling-chip_race-card", card(&won.to_string())),
        };
        lines.push(say.say(key, &[("who", say.seat(*seat).into()), ("card", won.into())]));
    }
    if found.extra_for_saved > 0 {
        lines.push(say.say("ruling-chip_race-extra", &[("chips", found.extra_for_saved.into())]));
    }
    if let Some(stacks) = &found.after {
        lines.extend(say.each(stacks, "ruling-chip_race-final"));
    }
    lines
}
