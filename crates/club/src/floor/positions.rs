//! Words for button, blinds and moved players (chapter 6).

use std::borrow::Cow;

use tapis_engine::base::quantity::SeatNo;
use tapis_engine::floor::question::blinds::{HandToCome, HandsToCome, MovingPlayers, SeatGiven};
use tapis_engine::positions::NextHand;
use tapis_engine::positions::hand::Hand;

use super::say::{Say, Words, capital, count, word};

pub(super) fn who_moves(say: &Say<'_>, found: &MovingPlayers) -> Words {
    if found.drawn {
        return say.words("ruling-who_moves-drawn", &[]).by_one(&found.rule);
    }
    let key = match found.moved.as_slice() {
        [] => return say.words("ruling-who_moves-none", &[]).by_one(&found.rule),
        [_] => "ruling-who_moves-one",
        _ => "ruling-who_moves-several",
    };
    say.words(key, &[("who", say.seats(&found.moved).into())])
        .because(say.say("because-next_big_blind", &[]))
        .by_one(&found.rule)
}

pub(super) fn seat_for_moved(say: &Say<'_>, found: &SeatGiven) -> Words {
    let words = match (found.seat, found.next_role) {
        (Some(seat), Some(role)) => {
            let role = if found.sits_out { "sits_out".to_owned() } else { word(role) };
            say.words("ruling-seat_for_moved", &[("seat", i64::from(seat).into()), ("role", role.into())])
                .because(say.say("because-nearest_left", &[]))
        }
        _ => say.words("ruling-seat_for_moved-none", &[]),
    };
    words.by_one(&found.rule)
}

/// Button and blinds of one hand, in one sentence.
fn hand(say: &Say<'_>, hand: &Hand) -> String {
    let small: Vec<SeatNo> = hand.sb.iter().chain(&hand.also_sb).copied().collect();
    let big: Vec<SeatNo> = hand.also_bb.iter().chain([&hand.bb]).copied().collect();
    let values = [
        ("dead", if hand.button_dead { "yes" } else { "no" }.into()),
        ("button", say.seat(hand.button).into()),
        ("small", if small.is_empty() { "none" } else { "posted" }.into()),
        ("sb", say.seats(&small).into()),
        ("bb", say.seats(&big).into()),
    ];
    say.say("ruling-blinds", &values)
}

/// Dealer and players who sit out.
fn beside(say: &Say<'_>, hand: &Hand) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(dealer) = hand.dealer {
        lines.push(say.say("ruling-blinds-dealer", &[("who", say.seat(dealer).into())]));
    }
    if !hand.sits_out.is_empty() {
        let values = [("who", say.seats(&hand.sits_out).into()), ("count", count(&hand.sits_out).into())];
        lines.push(say.say("ruling-blinds-sits_out", &values));
    }
    lines
}

/// Reason if the rules in force let the button move from player to player: nothing is dead.
fn moving(rules: &[Cow<'static, str>]) -> Option<&'static str> {
    rules.iter().find_map(|rule| match rule.split_once(' ') {
        Some(("002", _)) => Some("because-button_moves"),
        Some(("001", _)) => Some("because-button_moves_made_up"),
        _ => None,
    })
}

pub(super) fn blinds_next(say: &Say<'_>, found: &HandToCome) -> Words {
    let HandToCome { next: NextHand { hand: next, heads_up, shuffles, cuts, .. }, rules } = found;
    let why = match (next.sb, next.button_dead) {
        _ if let Some(why) = moving(rules) => why,
        _ if *heads_up => "because-heads_up",
        (None, true) => "because-both_blinds_out",
        (None, false) => "because-big_blind_out",
        (Some(_), true) => "because-small_blind_out",
        (Some(_), false) => "because-big_blind_leads",
    };
    let mut lines = beside(say, next);
    // That the player who deals shuffles needs no saying.
    if let (Some(shuffles), Some(cuts)) = (shuffles.filter(|seat| next.dealer != Some(*seat)), *cuts) {
        let values = [("who", say.seat(shuffles).into()), ("cuts", say.seat(cuts).into())];
        lines.push(say.say("ruling-blinds-shuffles", &values));
    }
    Words::new(hand(say, next)).lines(lines).because(say.say(why, &[])).by(rules)
}

pub(super) fn blinds_sequence(say: &Say<'_>, found: &HandsToCome) -> Words {
    let line = |(number, played): (i64, &Hand)| {
        let mut parts = vec![hand(say, played)];
        parts.extend(beside(say, played).iter().map(|line| capital(line)));
        say.say("ruling-blinds_sequence-hand", &[("number", number.into()), ("hand", parts.join(" ").into())])
    };
    let why = moving(&found.rules).unwrap_or("because-big_blind_leads");
    say.words("ruling-blinds_sequence", &[("count", count(&found.hands).into())])
        .lines((1..).zip(&found.hands).map(line).collect())
        .because(say.say(why, &[]))
        .by(&found.rules)
}
