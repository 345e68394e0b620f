//! Questions about tables: balance, which table breaks, and where its players sit down.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::blinds::seats_fit;
use super::one;
use crate::base::draw::Seed;
use crate::base::quantity::{EntryId, SeatNo, TableNo};
use crate::floor::facts::{FactsError, TABLE_SEATS, cannot_be};
use crate::rules::balance::check_balance;
use crate::rules::breaking::{can_break, seat_broken_table};
use crate::rules::ruleset::{BreakDestination, BreakOrder, Ruleset};

/// A player or a table by the name or the number that people give it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged, expecting = "a name or a number")]
pub enum NameOrNumber {
    /// Number of the player or the table.
    Number(u32),
    /// Name of the player or the table.
    Name(String),
}

/// A table's number, as it is or as text.
fn table_number(named: &NameOrNumber) -> Result<TableNo, FactsError> {
    let number = match named {
        NameOrNumber::Number(number) => TableNo::try_from(*number).ok(),
        NameOrNumber::Name(name) => name.parse().ok(),
    };
    number.map_or_else(|| cannot_be(format!("{named:?} is not a table's number")), Ok)
}

/// No table has more players than a table can have seats.
fn sizes_fit(tables: &BTreeMap<TableNo, usize>) -> Result<(), FactsError> {
    if tables.values().any(|players| *players > usize::from(*TABLE_SEATS.end())) {
        return cannot_be("no table has so many seats");
    }
    Ok(())
}

/// Number of players at each table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TableSizes {
    /// Players by the table's number.
    pub tables: BTreeMap<TableNo, usize>,
}

/// Whether tables are balanced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Balancing {
    /// Somebody must move to another table.
    pub must_balance: bool,
    /// Number of the table that gives up a player. `None` if nobody moves.
    pub from: Option<String>,
    /// Number of the table that takes the player. `None` if nobody moves.
    pub to: Option<String>,
    /// Players between the longest and the shortest table.
    pub gap: usize,
    /// The gap from which tables are balanced.
    pub threshold: usize,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn balance(rules: &Ruleset, facts: &TableSizes) -> Result<Balancing, FactsError> {
    sizes_fit(&facts.tables)?;
    let found = check_balance(&facts.tables, rules);
    let name = |table: Option<TableNo>| table.map(|table| table.to_string());
    Ok(Balancing {
        must_balance: found.must_balance,
        from: name(found.from),
        to: name(found.to),
        gap: found.gap,
        threshold: found.threshold,
        rule: "6-8".into(),
    })
}

/// One number for every table, or a number for each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged, expecting = "a number of seats, or one for each table")]
pub enum SeatsEach {
    /// Every table has as many.
    All(SeatNo),
    /// By the table's number.
    Each(BTreeMap<String, SeatNo>),
}

/// Tables of which one may be broken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TablesToBreak {
    /// Players by the table's number.
    pub tables: BTreeMap<TableNo, usize>,
    /// Seats at the tables.
    pub seats_per_table: SeatsEach,
    /// The tables, the first to be broken first. `None` if the order is that of the rules.
    #[serde(default)]
    pub break_order: Option<Vec<NameOrNumber>>,
}

/// Whether a table is broken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Breaking {
    /// The others have seats enough.
    pub can_break: bool,
    /// Number of the table to break. `None` if none can be broken.
    pub table: Option<String>,
    /// Seats among which its players draw.
    #[serde(default)]
    pub destination: BreakDestination,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn break_table(rules: &Ruleset, facts: &TablesToBreak) -> Result<Breaking, FactsError> {
    let tables = &facts.tables;
    sizes_fit(tables)?;
    let seats: BTreeMap<TableNo, SeatNo> = match &facts.seats_per_table {
        SeatsEach::All(seats) => tables.keys().map(|table| (*table, *seats)).collect(),
        SeatsEach::Each(each) => each
            .iter()
            .map(|(name, seats)| Ok((table_number(&NameOrNumber::Name(name.clone()))?, *seats)))
            .collect::<Result<_, FactsError>>()?,
    };
    let room = |table: &TableNo| usize::from(seats.get(table).copied().unwrap_or(0));
    if seats.values().any(|seats| !TABLE_SEATS.contains(seats)) {
        return cannot_be("no table has so many seats, or so few");
    }
    if tables.iter().any(|(table, players)| *players > room(table)) {
        return cannot_be("a table has more players than seats");
    }
    let order = match &facts.break_order {
        Some(order) => {
            let tables = order.iter().map(table_number).collect::<Result<_, FactsError>>()?;
            &BreakOrder::List { tables }
        }
        None => &rules.break_order,
    };
    let order = order.of(tables.keys().copied());
    let table = can_break(tables, &seats, &order).map(|table| table.to_string());
    let destination = rules.break_destination;
    Ok(Breaking { can_break: table.is_some(), table, destination, rule: "6-6".into() })
}

/// A table that is broken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct BrokenTable {
    /// Number of the table. `None` if it is not told.
    #[serde(default)]
    pub table: Option<NameOrNumber>,
    /// Players who sat at the table.
    pub players: Vec<NameOrNumber>,
}

/// A table that takes players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Number of seats at the table.
    pub seats: SeatNo,
    /// Those that are taken.
    pub occupied: Vec<SeatNo>,
}

/// A table that is broken, and where its players may sit down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct SeatsToDraw {
    /// The table that is broken.
    pub broken: BrokenTable,
    /// The others by number.
    pub tables: BTreeMap<TableNo, OpenTable>,
    /// Number of draws to make, 10,000 at most; 1 if absent.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one")]
    pub runs: u32,
}

/// Result of all draws: a condition is true if it held in every one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatsDrawn {
    /// Everybody got a seat.
    pub all_seated: bool,
    /// Only free seats were given.
    pub only_previously_free_seats: bool,
    /// No seat was given twice.
    pub no_two_in_same_seat: bool,
    /// No other player moved.
    pub other_players_unmoved: bool,
    /// The greatest gap between two tables afterwards.
    pub max_gap_after: usize,
    /// Seats among which they drew.
    #[serde(default)]
    pub destination: BreakDestination,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn break_seating(rules: &Ruleset, facts: &SeatsToDraw) -> Result<SeatsDrawn, FactsError> {
    let broken = facts.broken.table.as_ref().map(table_number).transpose()?;
    let mut tables: BTreeMap<TableNo, (usize, Vec<SeatNo>)> = BTreeMap::new();
    for (table, open) in &facts.tables {
        if broken == Some(*table) {
            return cannot_be("the broken table takes nobody");
        }
        seats_fit(open.seats, &open.occupied)?;
        let free = (1..=open.seats).filter(|seat| !open.occupied.contains(seat)).collect();
        tables.insert(*table, (open.occupied.len(), free));
    }
    let names: BTreeSet<&NameOrNumber> = facts.broken.players.iter().collect();
    if names.len() < facts.broken.players.len() {
        return cannot_be("a player is named twice");
    }
    let players: Vec<EntryId> = (0..names.len()).map(EntryId::at_index).collect();
    let destination = rules.break_destination;
    let mut held = DrawFlaws::default();
    for run in 0..facts.runs.clamp(1, 10_000) {
        let mut seed = [0; 32];
        seed.iter_mut().zip(run.to_le_bytes()).for_each(|(byte, from)| *byte = from);
        let Some(seated) = seat_broken_table(&players, &tables, destination, &Seed(seed)) else {
            return cannot_be("the other tables have too few seats");
        };
        held.note(&players, &tables, &seated);
    }
    Ok(SeatsDrawn {
        all_seated: !held.left_standing,
        only_previously_free_seats: !held.on_taken,
        no_two_in_same_seat: !held.twice,
        other_players_unmoved: true,
        max_gap_after: held.gap,
        destination,
        rule: "6-11".into(),
    })
}

/// Seats and players seen in all draws.
#[derive(Default)]
struct DrawFlaws {
    left_standing: bool,
    on_taken: bool,
    twice: bool,
    gap: usize,
}

impl DrawFlaws {
    fn note(
        &mut self,
        players: &[EntryId],
        tables: &BTreeMap<TableNo, (usize, Vec<SeatNo>)>,
        seated: &[(EntryId, TableNo, SeatNo)],
    ) {
        let who: BTreeSet<EntryId> = seated.iter().map(|(entry, ..)| *entry).collect();
        let seats: BTreeSet<(TableNo, SeatNo)> =
            seated.iter().map(|(_, table, seat)| (*table, *seat)).collect();
        let free = |(table, seat): &(TableNo, SeatNo)| {
            tables.get(table).is_some_and(|(_, free)| free.contains(seat))
        };
        self.left_standing |= who.len() != players.len();
        self.twice |= seats.len() != seated.len();
        self.on_taken |= !seats.iter().all(free);
        let load = |no: &TableNo, there: usize| there + seats.iter().filter(|(at, _)| at == no).count();
        let loads: Vec<usize> = tables.iter().map(|(no, (there, _))| load(no, *there)).collect();
        let spread = loads.iter().max().unwrap_or(&0).saturating_sub(*loads.iter().min().unwrap_or(&0));
        self.gap = self.gap.max(spread);
    }
}
