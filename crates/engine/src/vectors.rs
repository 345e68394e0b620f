//! Questions to the rules, one JSON object each: `{id, topic, given}` is answered by
//! `{id, result}`, or by `{id, refusal: {code, message}}` for facts that cannot be. Total: never
//! panics, whatever the question.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::balance::check_balance;
use crate::breaking::{can_break, seat_broken_table};
use crate::draw::Seed;
use crate::ending::{EndCondition, total_chips};
use crate::level_for_hand::{hand_starts_at, plays_new_level};
use crate::positions::{Arrival, LastHand, next_hand, seat_for_moved, who_moves};
use crate::quantity::{Chips, EntryId, Millis, SeatNo, TableNo};
use crate::ranking::rank_busts;
use crate::rebuys::{RebuyPhase, RebuyQuestion, ask};
use crate::ruleset::{DealerMode, Ruleset};

/// A question that cannot be answered: a code and a sentence for a developer.
type Impossible = (&'static str, String);

/// Answers one question.
pub fn answer(question: &Value) -> Value {
    let id = question.get("id").cloned().unwrap_or(Value::Null);
    let topic = question.get("topic").and_then(Value::as_str).unwrap_or_default();
    let given = question.get("given").cloned().unwrap_or_else(|| json!({}));
    match result(topic, given) {
        Ok(result) => json!({ "id": id, "result": result }),
        Err((code, message)) => json!({ "id": id, "refusal": { "code": code, "message": message } }),
    }
}

fn result(topic: &str, given: Value) -> Result<Value, Impossible> {
    match topic {
        "balance" => balance(&given),
        "who_moves" => who(given),
        "seat_for_moved" => seat(given),
        "break_table" => break_table(given),
        "break_seating" => break_seating(given),
        "blinds_next" => blinds_next(given),
        "blinds_sequence" => blinds_sequence(given),
        "ranking" => ranking(given),
        "rebuy" => rebuy(given),
        "end_condition" => end_condition(given),
        "clock_level" => clock_level(given),
        other => Err(("unknown_topic", format!("no topic {other:?}"))),
    }
}

fn read<T: DeserializeOwned>(given: Value) -> Result<T, Impossible> {
    serde_json::from_value(given).map_err(|error| ("unreadable", error.to_string()))
}

fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(("impossible", why.into()))
}

fn seats_fit(seats: SeatNo, named: &[SeatNo]) -> Result<(), Impossible> {
    let distinct: BTreeSet<_> = named.iter().collect();
    match named.iter().find(|seat| !(1..=seats).contains(seat)) {
        Some(seat) => impossible(format!("there is no seat {seat}")),
        None if distinct.len() < named.len() => impossible("a seat is named twice"),
        None => Ok(()),
    }
}

fn table_number(name: &str) -> Result<TableNo, Impossible> {
    name.parse().map_err(|_| ("impossible", format!("{name:?} is not a table's number")))
}

fn sizes(tables: &BTreeMap<String, usize>) -> Result<BTreeMap<TableNo, usize>, Impossible> {
    tables.iter().map(|(name, players)| Ok((table_number(name)?, *players))).collect()
}

#[derive(Deserialize)]
struct Tables {
    tables: BTreeMap<String, usize>,
    #[serde(default)]
    settings: Ruleset,
}

fn balance(given: &Value) -> Result<Value, Impossible> {
    let given: Tables = read(given.clone())?;
    let found = check_balance(&sizes(&given.tables)?, &given.settings);
    let name = |table: Option<TableNo>| table.map(|table| table.to_string());
    Ok(json!({
        "must_balance": found.must_balance, "from": name(found.from), "to": name(found.to),
        "gap": found.gap, "threshold": found.threshold, "rule": "6-8",
    }))
}

#[derive(Deserialize)]
struct BigBlind {
    bb: SeatNo,
}

#[derive(Deserialize)]
struct Who {
    #[serde(default = "ten")]
    seats: SeatNo,
    occupied: Vec<SeatNo>,
    last_hand: BigBlind,
    #[serde(default = "one")]
    count: usize,
}

fn ten() -> SeatNo {
    10
}

fn one() -> usize {
    1
}

fn who(given: Value) -> Result<Value, Impossible> {
    let given: Who = read(given)?;
    seats_fit(given.seats, &given.occupied)?;
    seats_fit(given.seats, &[given.last_hand.bb])?;
    if given.count > given.occupied.len() {
        return impossible("more move than sit there");
    }
    Ok(json!({ "moved": who_moves(&given.occupied, given.last_hand.bb, given.count), "rule": "6-9" }))
}

#[derive(Deserialize)]
struct SeatQuestion {
    seats: SeatNo,
    occupied: Vec<SeatNo>,
    last_hand: LastHand,
    #[serde(default)]
    settings: Ruleset,
}

fn positions_fit(seats: SeatNo, hand: &LastHand) -> Result<(), Impossible> {
    [hand.button, hand.sb, hand.bb].iter().try_for_each(|seat| seats_fit(seats, &[*seat]))?;
    if hand.sb == hand.bb { impossible("small and big blind are one seat") } else { Ok(()) }
}

fn seat(given: Value) -> Result<Value, Impossible> {
    let given: SeatQuestion = read(given)?;
    seats_fit(given.seats, &given.occupied)?;
    positions_fit(given.seats, &given.last_hand)?;
    let found = seat_for_moved(given.seats, &given.occupied, &given.last_hand, &given.settings);
    Ok(match found {
        Some(found) => {
            json!({ "seat": found.seat, "next_role": found.next_role, "sits_out": found.sits_out, "rule": "6-10" })
        }
        None => json!({ "seat": null, "next_role": null, "sits_out": false, "rule": "6-10" }),
    })
}

#[derive(Deserialize)]
struct BreakQuestion {
    tables: BTreeMap<String, usize>,
    seats_per_table: SeatNo,
    break_order: Vec<String>,
}

fn break_table(given: Value) -> Result<Value, Impossible> {
    let given: BreakQuestion = read(given)?;
    let tables = sizes(&given.tables)?;
    if tables.values().any(|players| *players > usize::from(given.seats_per_table)) {
        return impossible("a table has more players than seats");
    }
    let order = given.break_order.iter().map(|name| table_number(name)).collect::<Result<Vec<_>, _>>()?;
    let seats = tables.keys().map(|table| (*table, given.seats_per_table)).collect();
    let table = can_break(&tables, &seats, &order).map(|table| table.to_string());
    Ok(json!({ "can_break": table.is_some(), "table": table, "rule": "6-6" }))
}

#[derive(Deserialize)]
struct Broken {
    players: Vec<Value>,
}

#[derive(Deserialize)]
struct Open {
    seats: SeatNo,
    occupied: Vec<SeatNo>,
}

#[derive(Deserialize)]
struct SeatingQuestion {
    broken: Broken,
    tables: BTreeMap<String, Open>,
    #[serde(default = "one")]
    runs: usize,
}

fn break_seating(given: Value) -> Result<Value, Impossible> {
    let given: SeatingQuestion = read(given)?;
    let mut tables: BTreeMap<TableNo, (SeatNo, Vec<SeatNo>)> = BTreeMap::new();
    for (name, table) in given.tables {
        seats_fit(table.seats, &table.occupied)?;
        tables.insert(table_number(&name)?, (table.seats, table.occupied));
    }
    let players: Vec<EntryId> = (1..).take(given.broken.players.len()).collect();
    let (mut all, mut free, mut apart, mut gap) = (true, true, true, 0);
    for run in 0..given.runs.clamp(1, 10_000) {
        let mut seed = [0; 32];
        for (byte, from) in seed.iter_mut().zip(run.to_le_bytes()) {
            *byte = from;
        }
        let Some(seated) = seat_broken_table(&players, &tables, &Seed(seed)) else {
            return impossible("the other tables have too few seats");
        };
        all &= seated.len() == players.len();
        let seats: BTreeSet<_> = seated.iter().map(|(_, table, seat)| (*table, *seat)).collect();
        apart &= seats.len() == seated.len();
        let was_free = |table: &TableNo, seat: &SeatNo| {
            tables.get(table).is_some_and(|(size, taken)| *seat <= *size && !taken.contains(seat))
        };
        free &= seats.iter().all(|(table, seat)| was_free(table, seat));
        let after = |no: &TableNo, taken: &[SeatNo]| {
            taken.len() + seats.iter().filter(|(table, _)| table == no).count()
        };
        let loads: Vec<usize> = tables.iter().map(|(no, (_, taken))| after(no, taken)).collect();
        let spread = loads.iter().max().unwrap_or(&0) - loads.iter().min().unwrap_or(&0);
        gap = gap.max(spread);
    }
    Ok(json!({
        "all_seated": all, "only_previously_free_seats": free, "no_two_in_same_seat": apart,
        "other_players_unmoved": true, "max_gap_after": gap, "rule": "6-11",
    }))
}

#[derive(Deserialize)]
struct Next {
    seats: SeatNo,
    last_hand: LastHand,
    #[serde(default)]
    eliminated: Vec<SeatNo>,
    #[serde(default)]
    arrivals: Vec<Arrival>,
    occupied: Vec<SeatNo>,
    #[serde(default)]
    dealer_mode: Option<DealerMode>,
    #[serde(default)]
    settings: Ruleset,
}

fn blinds_next(given: Value) -> Result<Value, Impossible> {
    let mut given: Next = read(given)?;
    if let Some(mode) = given.dealer_mode {
        given.settings.dealer_mode = mode;
    }
    seats_fit(given.seats, &given.occupied)?;
    seats_fit(given.seats, &given.eliminated)?;
    positions_fit(given.seats, &given.last_hand)?;
    if let Some(arrival) = given.arrivals.iter().find(|arrival| !given.occupied.contains(&arrival.seat)) {
        return impossible(format!("nobody sits on seat {} where somebody arrived", arrival.seat));
    }
    let arrived = |seat: &SeatNo| given.arrivals.iter().any(|arrival| arrival.seat == *seat);
    if given.eliminated.iter().any(|seat| given.occupied.contains(seat) && !arrived(seat)) {
        return impossible("an eliminated player still sits");
    }
    let next =
        next_hand(given.seats, &given.last_hand, &given.occupied, &given.eliminated, &given.arrivals, &given.settings);
    match next {
        Some(next) => serde_json::to_value(next).map_err(|error| ("unreadable", error.to_string())),
        None => impossible("fewer than two players are left"),
    }
}

#[derive(Deserialize)]
struct Change {
    #[serde(default)]
    eliminated: Vec<SeatNo>,
    #[serde(default)]
    arrivals: Vec<Arrival>,
}

#[derive(Deserialize)]
struct Sequence {
    seats: SeatNo,
    first_hand: LastHand,
    occupied: Vec<SeatNo>,
    between: Vec<Change>,
    #[serde(default)]
    dealer_mode: Option<DealerMode>,
    #[serde(default)]
    settings: Ruleset,
}

fn blinds_sequence(given: Value) -> Result<Value, Impossible> {
    let mut given: Sequence = read(given)?;
    if let Some(mode) = given.dealer_mode {
        given.settings.dealer_mode = mode;
    }
    seats_fit(given.seats, &given.occupied)?;
    positions_fit(given.seats, &given.first_hand)?;
    let (mut last, mut occupied) = (given.first_hand, given.occupied);
    let mut hands = Vec::new();
    for change in given.between {
        if change.eliminated.iter().any(|seat| !occupied.contains(seat)) {
            return impossible("somebody is eliminated who does not sit there");
        }
        occupied.retain(|seat| !change.eliminated.contains(seat));
        occupied.extend(change.arrivals.iter().map(|arrival| arrival.seat));
        occupied.sort_unstable();
        seats_fit(given.seats, &occupied)?;
        let next =
            next_hand(given.seats, &last, &occupied, &change.eliminated, &change.arrivals, &given.settings);
        let Some(next) = next else { return impossible("fewer than two players are left") };
        last = next.played();
        hands.push(serde_json::to_value(next).map_err(|error| ("unreadable", error.to_string()))?);
    }
    Ok(json!({ "hands": hands }))
}

#[derive(Deserialize)]
struct Ranking {
    players_before: u32,
    start_stacks: BTreeMap<String, Chips>,
    busted: Vec<String>,
}

fn ranking(given: Value) -> Result<Value, Impossible> {
    let given: Ranking = read(given)?;
    let distinct: BTreeSet<_> = given.busted.iter().collect();
    if distinct.len() < given.busted.len() || given.busted.len() > usize::try_from(given.players_before).unwrap_or(0) {
        return impossible("more are out than played, or one is out twice");
    }
    if given.start_stacks.values().any(|stack| *stack < 0) {
        return impossible("a stack is below zero");
    }
    if let Some(who) = given.busted.iter().find(|who| !given.start_stacks.contains_key(*who)) {
        return impossible(format!("the stack of {who} is not given"));
    }
    let stacks: Vec<(&str, Chips)> = given.start_stacks.iter().map(|(who, stack)| (who.as_str(), *stack)).collect();
    let busted: Vec<&str> = given.busted.iter().map(String::as_str).collect();
    let places: BTreeMap<&str, u32> = rank_busts(given.players_before, &stacks, &busted).into_iter().collect();
    Ok(json!({ "places": places, "rule": "8-16" }))
}

#[derive(Deserialize)]
struct Rebuy {
    format: String,
    phase: RebuyPhase,
    stack: Chips,
    big_blind: Chips,
    starting_stack: Chips,
    #[serde(default)]
    rebuys_taken: u32,
    #[serde(default)]
    max_rebuys: Option<u32>,
    #[serde(default)]
    addon_enabled: bool,
    #[serde(default)]
    addon_taken: bool,
    #[serde(default = "single")]
    addon_multiple: u32,
    #[serde(default)]
    hands_missed: u32,
    #[serde(default)]
    settings: Ruleset,
}

fn single() -> u32 {
    1
}

fn rebuy(given: Value) -> Result<Value, Impossible> {
    let given: Rebuy = read(given)?;
    if given.stack < 0 || given.big_blind < 0 || given.starting_stack < 0 {
        return impossible("chips below zero");
    }
    let freezeout = match given.format.as_str() {
        "freezeout" => true,
        "rebuy" | "rebuy_addon" => false,
        other => return impossible(format!("no format {other:?}")),
    };
    let question = RebuyQuestion {
        freezeout,
        phase: given.phase,
        stack: given.stack,
        big_blind: given.big_blind,
        starting_stack: given.starting_stack,
        rebuys_taken: given.rebuys_taken,
        max_rebuys: given.max_rebuys,
        addon_enabled: given.addon_enabled,
        addon_taken: given.addon_taken,
        addon_multiple: given.addon_multiple,
        hands_missed: given.hands_missed,
    };
    serde_json::to_value(ask(&question, &given.settings)).map_err(|error| ("unreadable", error.to_string()))
}

#[derive(Deserialize)]
struct End {
    starting_stack: Chips,
    entries: u32,
    #[serde(default)]
    rebuys: u32,
    #[serde(default)]
    addons: u32,
    #[serde(default = "single")]
    addon_multiple: u32,
    #[serde(default)]
    chips_removed: Chips,
    players_left: u32,
    end_condition: Value,
    #[serde(default)]
    elapsed_minutes: Option<u32>,
}

fn end_condition(given: Value) -> Result<Value, Impossible> {
    let given: End = read(given)?;
    let total = total_chips(
        given.starting_stack,
        given.entries,
        given.rebuys,
        given.addons,
        given.addon_multiple,
        given.chips_removed,
    );
    if given.starting_stack < 0 || given.chips_removed < 0 || total < 0 || given.players_left > given.entries {
        return impossible("chips below zero, or more players left than entered");
    }
    let kind = given.end_condition.get("type").and_then(Value::as_str).unwrap_or("last_player");
    let finished = match kind {
        "last_player" => given.players_left <= 1,
        "satellite" => match read::<EndCondition>(given.end_condition.clone())? {
            EndCondition::Satellite { qualifiers } => given.players_left <= qualifiers.max(1),
            _ => false,
        },
        "time_limit" => {
            let number = |key: &str| given.end_condition.get(key).and_then(Value::as_u64);
            let elapsed = number("elapsed_minutes").or_else(|| given.elapsed_minutes.map(u64::from));
            let over = number("minutes").zip(elapsed).is_some_and(|(limit, elapsed)| elapsed >= limit);
            given.players_left <= 1 || over
        }
        other => return impossible(format!("no end condition {other:?}")),
    };
    Ok(json!({ "total_chips": total, "finished": finished, "rule": "1-5" }))
}

#[derive(Deserialize)]
struct ClockLevel {
    dealer_mode: DealerMode,
    level_ends_at_s: Millis,
    pot_awarded_at_s: Millis,
    next_shuffle_at_s: Millis,
}

fn clock_level(given: Value) -> Result<Value, Impossible> {
    let given: ClockLevel = read(given)?;
    if given.next_shuffle_at_s < given.pot_awarded_at_s {
        return impossible("the shuffle comes before the pot is awarded");
    }
    let start = hand_starts_at(given.dealer_mode, given.pot_awarded_at_s, given.next_shuffle_at_s);
    let level = if plays_new_level(start, given.level_ends_at_s) { "new" } else { "old" };
    Ok(json!({ "next_hand_level": level, "rule": "6-1" }))
}
