//! Words for tables, places, absent players and what comes too late.

use serde_json::Value as Json;
use tapis_locale::ordinal;

use super::say::{Say, Words, capital};

pub(super) fn balance(say: &Say<'_>) -> Words {
    let values = [("gap", say.value("gap")), ("threshold", say.value("threshold"))];
    let why = say.say("because-gap", &values);
    if !say.yes("must_balance") {
        return say.plain("ruling-balance-no").because(why);
    }
    let values = [("from", say.word("from").into()), ("to", say.word("to").into())];
    Words::new(say.say("ruling-balance-must", &values)).because(why)
}

pub(super) fn break_table(say: &Say<'_>) -> Words {
    match say.word("table") {
        "" => say.plain("ruling-break_table-no"),
        table => Words::new(say.say("ruling-break_table-yes", &[("table", table.into())]))
            .because(say.say("because-break_order", &[])),
    }
}

pub(super) fn break_seating(say: &Say<'_>) -> Words {
    let runs = say.given.get("runs").and_then(Json::as_i64).unwrap_or(1);
    let fair = ["all_seated", "only_previously_free_seats", "no_two_in_same_seat", "other_players_unmoved"]
        .iter()
        .all(|key| say.yes(key));
    let key = if fair { "ruling-break_seating" } else { "ruling-break_seating-unfair" };
    Words::new(say.say(key, &[("runs", runs.into()), ("gap", say.value("max_gap_after"))]))
        .because(say.say("because-any_position", &[]))
}

pub(super) fn ranking(say: &Say<'_>) -> Words {
    let places = say.result.get("places").and_then(Json::as_object).cloned().unwrap_or_default();
    let mut places: Vec<(u32, String)> = places
        .iter()
        .map(|(who, place)| {
            (place.as_u64().and_then(|place| u32::try_from(place).ok()).unwrap_or(0), who.clone())
        })
        .collect();
    places.sort();
    let mut parts = Vec::new();
    for group in places.chunk_by(|one, other| one.0 == other.0) {
        let names: Vec<String> = group.iter().map(|(_, who)| say.who(&Json::from(who.as_str()))).collect();
        let place = group.first().map_or(0, |(place, _)| *place);
        let count = i64::try_from(group.len()).unwrap_or(1);
        let values = [
            ("who", say.joined(&names).into()),
            ("place", ordinal(say.language, place).into()),
            ("count", count.into()),
        ];
        parts.push(capital(&say.say("ruling-ranking", &values)));
    }
    let why = if say.yes("td_decides") { "because-td_decides" } else { "because-stack_at_start" };
    Words::new(parts.join(" ")).because(say.say(why, &[]))
}

pub(super) fn absent(say: &Say<'_>) -> Words {
    let taken = say.count("taken_away").unwrap_or(0);
    let values = [("stack", say.value("stack")), ("taken", taken.into())];
    let key = match (say.yes("removed"), taken > 0) {
        (true, true) => "ruling-absent-taken_away",
        (true, false) => "ruling-absent-blinded_out",
        _ => "ruling-absent-stays",
    };
    Words::new(say.say(key, &values)).because(say.say("because-absent", &[]))
}

pub(super) fn clock_level(say: &Say<'_>) -> Words {
    let key = if say.word("next_hand_level") == "new" {
        "ruling-clock_level-new"
    } else {
        "ruling-clock_level-old"
    };
    say.plain(key).because(say.say("because-hand_starts", &[]))
}

pub(super) fn retroactive(say: &Say<'_>) -> Words {
    let key = if say.yes("admissible") { "ruling-retroactive-heard" } else { "ruling-retroactive-late" };
    say.plain(key).because(say.say("because-hand_starts", &[]))
}
