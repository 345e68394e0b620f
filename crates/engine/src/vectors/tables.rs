//! Questions about tables: balance, which table breaks, and where its players sit down.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::balance::check_balance;
use crate::breaking::{can_break, seat_broken_table};
use crate::draw::Seed;
use crate::floor::facts::TABLE_SEATS;
use crate::quantity::{EntryId, SeatNo, TableNo};

use super::{Impossible, impossible, one, read, rules, seats_fit, table_number};

fn sizes(tables: &BTreeMap<String, usize>) -> Result<BTreeMap<TableNo, usize>, Impossible> {
    let sizes: BTreeMap<TableNo, usize> = tables
        .iter()
        .map(|(name, players)| Ok((table_number(name)?, *players)))
        .collect::<Result<_, Impossible>>()?;
    if tables.values().any(|players| *players > usize::from(*TABLE_SEATS.end())) {
        return impossible("no table has so many seats");
    }
    if sizes.len() < tables.len() { impossible("a table is named twice") } else { Ok(sizes) }
}

#[derive(Deserialize)]
struct Tables {
    tables: BTreeMap<String, usize>,
    #[serde(default)]
    settings: Value,
}

pub(super) fn balance(given: Value) -> Result<Value, Impossible> {
    let given: Tables = read(given)?;
    let found = check_balance(&sizes(&given.tables)?, &rules(&given.settings, None)?);
    let name = |table: Option<TableNo>| table.map(|table| table.to_string());
    Ok(json!({
        "must_balance": found.must_balance, "from": name(found.from), "to": name(found.to),
        "gap": found.gap, "threshold": found.threshold, "rule": "6-8",
    }))
}

/// One number for every table, or a number for each.
#[derive(Deserialize)]
#[serde(untagged)]
enum Seats {
    All(SeatNo),
    Each(BTreeMap<String, SeatNo>),
}

#[derive(Deserialize)]
struct BreakQuestion {
    tables: BTreeMap<String, usize>,
    seats_per_table: Seats,
    #[serde(default)]
    break_order: Value,
    #[serde(default)]
    settings: Value,
}

pub(super) fn break_table(given: Value) -> Result<Value, Impossible> {
    let mut given: BreakQuestion = read(given)?;
    let tables = sizes(&given.tables)?;
    let seats: BTreeMap<TableNo, SeatNo> = match given.seats_per_table {
        Seats::All(seats) => tables.keys().map(|table| (*table, seats)).collect(),
        Seats::Each(each) => each
            .iter()
            .map(|(name, seats)| Ok((table_number(name)?, *seats)))
            .collect::<Result<_, Impossible>>()?,
    };
    let room = |table: &TableNo| usize::from(seats.get(table).copied().unwrap_or(0));
    if seats.values().any(|seats| !TABLE_SEATS.contains(seats)) {
        return impossible("no table has so many seats, or so few");
    }
    if tables.iter().any(|(table, players)| *players > room(table)) {
        return impossible("a table has more players than seats");
    }
    if given.settings.is_null() {
        given.settings = json!({});
    }
    if let Some(settings) = given.settings.as_object_mut().filter(|_| !given.break_order.is_null()) {
        settings.insert("break_order".to_owned(), given.break_order);
    }
    let order = rules(&given.settings, None)?.break_order.of(tables.keys().copied());
    let table = can_break(&tables, &seats, &order).map(|table| table.to_string());
    Ok(json!({ "can_break": table.is_some(), "table": table, "rule": "6-6" }))
}

#[derive(Deserialize)]
struct Broken {
    #[serde(default)]
    table: Value,
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
    runs: u32,
}

pub(super) fn break_seating(given: Value) -> Result<Value, Impossible> {
    let given: SeatingQuestion = read(given)?;
    let mut tables: BTreeMap<TableNo, (SeatNo, Vec<SeatNo>)> = BTreeMap::new();
    for (name, table) in given.tables {
        if given.broken.table.as_str() == Some(name.as_str()) {
            return impossible("the broken table takes nobody");
        }
        seats_fit(table.seats, &table.occupied)?;
        tables.insert(table_number(&name)?, (table.seats, table.occupied));
    }
    let names: BTreeSet<String> = given.broken.players.iter().map(Value::to_string).collect();
    if names.len() < given.broken.players.len() {
        return impossible("a player is named twice");
    }
    let players: Vec<EntryId> = (1..).take(names.len()).collect();
    let mut held = Held::default();
    for run in 0..given.runs.clamp(1, 10_000) {
        let mut seed = [0; 32];
        seed.iter_mut().zip(run.to_le_bytes()).for_each(|(byte, from)| *byte = from);
        let Some(seated) = seat_broken_table(&players, &tables, &Seed(seed)) else {
            return impossible("the other tables have too few seats");
        };
        held.note(&players, &tables, &seated);
    }
    Ok(json!({
        "all_seated": !held.left_standing, "only_previously_free_seats": !held.on_taken,
        "no_two_in_same_seat": !held.twice, "other_players_unmoved": true,
        "max_gap_after": held.gap, "rule": "6-11",
    }))
}

/// What was seen in all draws.
#[derive(Default)]
struct Held {
    left_standing: bool,
    on_taken: bool,
    twice: bool,
    gap: usize,
}

impl Held {
    fn note(
        &mut self,
        players: &[EntryId],
        tables: &BTreeMap<TableNo, (SeatNo, Vec<SeatNo>)>,
        seated: &[(EntryId, TableNo, SeatNo)],
    ) {
        let who: BTreeSet<EntryId> = seated.iter().map(|(entry, ..)| *entry).collect();
        let seats: BTreeSet<(TableNo, SeatNo)> =
            seated.iter().map(|(_, table, seat)| (*table, *seat)).collect();
        let free = |(table, seat): &(TableNo, SeatNo)| {
            tables.get(table).is_some_and(|(size, taken)| *seat <= *size && !taken.contains(seat))
        };
        self.left_standing |= who.len() != players.len();
        self.twice |= seats.len() != seated.len();
        self.on_taken |= !seats.iter().all(free);
        let load =
            |no: &TableNo, taken: &[SeatNo]| taken.len() + seats.iter().filter(|(at, _)| at == no).count();
        let loads: Vec<usize> = tables.iter().map(|(no, (_, taken))| load(no, taken)).collect();
        let spread = loads.iter().max().unwrap_or(&0).saturating_sub(*loads.iter().min().unwrap_or(&0));
        self.gap = self.gap.max(spread);
    }
}
