//! Words for the showdown: who wins, who shows first, who opens a round of stud.

use tapis_engine::floor::share::Share;
use tapis_engine::floor::show_order::ShowFound;
use tapis_engine::floor::showdown::Showdown;
use tapis_engine::floor::stud::StudOrder;
use tapis_engine::rules::variant::Variant;

use super::say::{Say, Words, cards, count, word};

/// Those with the best hand and those with the best low, and what each gets.
pub(super) fn hand_compare(say: &Say<'_>, variant: Variant, found: &Showdown) -> Words {
    let (high, low) = (found.winners_high.as_deref(), found.winners_low.as_deref());
    let category = found.category_high.map(|category| say.say(&format!("hand-{}", word(category)), &[]));
    let values = [
        ("high", say.all(high.unwrap_or_default()).into()),
        ("high_count", count(high.unwrap_or_default()).into()),
        ("category", category.unwrap_or_default().into()),
        ("low", say.all(low.unwrap_or_default()).into()),
        ("low_count", count(low.unwrap_or_default()).into()),
        ("ranks", found.low_hand.as_deref().unwrap_or_default().replace('T', "10").into()),
    ];
    let hilo = matches!(variant, Variant::Omaha4Hilo | Variant::StudHilo);
    let key = match (high, low) {
        (Some(_), None) if hilo => "ruling-hand_compare-no_low",
        (Some(_), None) => "ruling-hand_compare-high",
        (None, _) => "ruling-hand_compare-low",
        (Some(_), Some(_)) => "ruling-hand_compare-both",
    };
    // At low the hand that would lose at high wins, so it has words of its own.
    let at_low = |reason| say.known(&format!("why-hand_compare_low-{}", word(reason)));
    let mut words = say.words(key, &values);
    if high.is_none() {
        words.reason = at_low(found.reason);
    } else if let Some(why) = found.reason_low.and_then(at_low) {
        words.lines.push(say.say("ruling-hand_compare-low_half", &[("why", why.into())]));
    }
    let words = words.lines(fives(say, found)).lines(shares(say, found)).lines(say.notices(&found.notices));
    words.why(say, "hand_compare", found.reason).by_one(&found.rule)
}

/// Five cards with which each hand plays.
fn fives(say: &Say<'_>, found: &Showdown) -> Vec<String> {
    let mut lines = Vec::new();
    for (who, shown) in &found.hands {
        let high = shown.high.map(|hand| ("ruling-hand_compare-five", hand.cards));
        let low = shown.low.as_ref().map(|hand| ("ruling-hand_compare-five_low", hand.cards));
        for (line, five) in high.into_iter().chain(low) {
            lines.push(say.say(line, &[("who", say.who(who).into()), ("cards", cards(&five).into())]));
        }
    }
    lines
}

fn shares(say: &Say<'_>, found: &Showdown) -> Vec<String> {
    let share = |(who, share): (&String, &Share)| {
        let key = if *share == Share::WHOLE { "ruling-share-all" } else { "ruling-share" };
        say.say(key, &[("who", say.who(who).into()), ("share", share.to_string().into())])
    };
    found.shares.iter().filter(|(_, share)| **share != Share::NOTHING).map(share).collect()
}

pub(super) fn stud_order(say: &Say<'_>, found: &StudOrder) -> Words {
    let (key, who) = match found.bring_in {
        Some(seat) => ("ruling-stud_order-bring_in", say.seat(seat)),
        None => ("ruling-stud_order-first", say.seat_or_nobody(found.first_to_act)),
    };
    say.words(key, &[("who", who.into())]).why(say, "stud_order", found.reason).by_one(&found.rule)
}

pub(super) fn show_order(say: &Say<'_>, found: &ShowFound) -> Words {
    let key = match (found.all_at_once, found.need_not_show) {
        (true, _) => "ruling-show_order-together",
        (false, true) => "ruling-show_order-alone",
        (false, false) => "ruling-show_order",
    };
    let mut words = say.words(key, &[("who", say.seats(&found.order).into())]);
    if found.all_at_once {
        words.reason = Some(say.say("why-show_order-all_in", &[]));
    }
    words.why(say, "show_order", found.reason).by_one(&found.rule)
}
