//! Words for tables, places, absent players and what comes too late.

use tapis_engine::base::quantity::Chips;
use tapis_engine::floor::question::moments::{ClaimHeard, NextLevel, PlayedLevel};
use tapis_engine::floor::question::play::{AbsentStack, Places};
use tapis_engine::floor::question::tables::{Balancing, Breaking, SeatsDrawn, SeatsToDraw};
use tapis_locale::ordinal;

use super::say::{Say, Words, capital, count, text_of, word};

pub(super) fn balance(say: &Say<'_>, found: &Balancing) -> Words {
    let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX).into();
    let why = [("gap", whole(found.gap)), ("threshold", whole(found.threshold))];
    let words = if found.must_balance {
        let values = [("from", text_of(found.from.as_ref())), ("to", text_of(found.to.as_ref()))];
        say.words("ruling-balance-must", &values)
    } else {
        say.words("ruling-balance-no", &[])
    };
    words.because(say.say("because-gap", &why)).by_one(&found.rule)
}

pub(super) fn break_table(say: &Say<'_>, found: &Breaking) -> Words {
    let words = match &found.table {
        None => say.words("ruling-break_table-no", &[]),
        Some(table) => say
            .words(
                "ruling-break_table-yes",
                &[("table", table.clone().into()), ("destination", word(found.destination).into())],
            )
            .because(say.say("because-break_order", &[])),
    };
    words.by_one(&found.rule)
}

pub(super) fn break_seating(say: &Say<'_>, facts: &SeatsToDraw, found: &SeatsDrawn) -> Words {
    let fair = found.all_seated
        && found.only_previously_free_seats
        && found.no_two_in_same_seat
        && found.other_players_unmoved;
    let key = if fair { "ruling-break_seating" } else { "ruling-break_seating-unfair" };
    let gap = i64::try_from(found.max_gap_after).unwrap_or(i64::MAX);
    let destination = word(found.destination);
    say.words(key, &[("runs", i64::from(facts.runs).into()), ("gap", gap.into())])
        .because(say.say("because-any_position", &[("destination", destination.into())]))
        .by_one(&found.rule)
}

pub(super) fn ranking(say: &Say<'_>, found: &Places) -> Words {
    let mut places: Vec<(u32, &String)> = found.places.iter().map(|(who, place)| (*place, who)).collect();
    places.sort();
    let mut parts = Vec::new();
    for group in places.chunk_by(|one, other| one.0 == other.0) {
        let Some((place, _)) = group.first() else { continue };
        let names: Vec<String> = group.iter().map(|(_, who)| say.who(who)).collect();
        let values = [
            ("who", say.joined(&names).into()),
            ("place", ordinal(say.language, *place).into()),
            ("count", count(group).into()),
        ];
        parts.push(capital(&say.say("ruling-ranking", &values)));
    }
    let why = if found.td_decides { "because-td_decides" } else { "because-stack_at_start" };
    Words::new(parts.join(" ")).because(say.say(why, &[])).by_one(&found.rule)
}

pub(super) fn absent(say: &Say<'_>, found: &AbsentStack) -> Words {
    let values = [("stack", found.stack.0.into()), ("taken", found.taken_away.0.into())];
    let key = match (found.removed, found.taken_away > Chips::ZERO) {
        (true, true) => "ruling-absent-taken_away",
        (true, false) => "ruling-absent-blinded_out",
        _ => "ruling-absent-stays",
    };
    say.words(key, &values).because(say.say("because-absent", &[])).by_one(&found.rule)
}

pub(super) fn clock_level(say: &Say<'_>, found: &NextLevel) -> Words {
    let key = match found.next_hand_level {
        PlayedLevel::New => "ruling-clock_level-new",
        PlayedLevel::Old => "ruling-clock_level-old",
    };
    say.words(key, &[]).because(say.say("because-hand_starts", &[])).by_one(&found.rule)
}

pub(super) fn retroactive(say: &Say<'_>, found: &ClaimHeard) -> Words {
    let key = if found.admissible { "ruling-retroactive-heard" } else { "ruling-retroactive-late" };
    say.words(key, &[]).because(say.say("because-hand_starts", &[])).by_one(&found.rule)
}
