//! The draws that the rows of a journal tell of, and whether the seed gives the same again.
//!
//! Anyone can repeat a draw of all seats from its seed, the players and the tables ([`tapis_engine::draw`]). The row has seed,
//! players and tables; how many seats a table has is in no event that is told, so all that tables can have are tried. Tables
//! of several sizes, seats that were kept for somebody and who is in which team are not told: such a draw is repeated in
//! the club.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use tapis_engine::Event;
use tapis_engine::draw::{Seed, draw_seats};
use tapis_engine::event::{Seating, read_events};
use tapis_engine::quantity::{EntryId, Millis, SeatNo, TableNo};

use crate::{Row, RowContent, RowKind};

/// So many draws of all seats are repeated, each of so many players at most: no evening has more.
const MOST_REPEATED: usize = 50;
const MOST_PLAYERS: usize = 5_000;

/// What was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawKind {
    /// All seats.
    Seats,
    /// The seat of a latecomer.
    Late,
    /// Seats when players moved.
    Move,
}

/// A draw that a row tells of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The number of its row.
    pub row: u64,
    /// When, UTC milliseconds, by the club's computer.
    pub at: Millis,
    /// What was drawn.
    pub kind: DrawKind,
    /// The seed that it follows from.
    pub seed: Seed,
    /// It was not undone.
    pub stands: bool,
    /// The seed, with what the rows tell, gives the same again. False is no accusation: the rest was not told.
    pub repeated: bool,
}

/// What rows tell that a draw rests on.
#[derive(Default)]
struct Room {
    blocked: BTreeMap<TableNo, Vec<SeatNo>>,
}

impl Room {
    /// As the rows that counted have left it.
    fn of<'a>(counted: impl Iterator<Item = &'a Vec<Event>>) -> Self {
        let mut room = Room::default();
        for event in counted.flatten() {
            if let Event::SeatsBlocked { tables } = event {
                room.blocked.extend(tables.iter().map(|one| (one.table, one.seats.clone())));
            }
        }
        room
    }

    /// Whether the seed gives these seats at these tables.
    fn gives(&self, seed: &Seed, tables: &[TableNo], seats: &[Seating]) -> bool {
        let players: Vec<EntryId> = seats.iter().map(|one| one.entry).collect();
        let mut drawn: Vec<_> = seats.iter().map(|one| (one.entry, one.at.table, one.at.seat)).collect();
        drawn.sort_unstable_by_key(|(_, table, seat)| (*table, *seat));
        let used: BTreeSet<TableNo> = tables.iter().copied().collect();
        let blocked: Vec<(TableNo, SeatNo)> = self
            .blocked
            .iter()
            .filter(|(table, _)| used.contains(table))
            .flat_map(|(table, seats)| seats.iter().map(|seat| (*table, *seat)))
            .collect();
        (2..=10).any(|size| {
            let sized: Vec<(TableNo, SeatNo)> = tables.iter().map(|no| (*no, size)).collect();
            draw_seats(&players, &sized, &blocked, &[], seed).is_ok_and(|again| again == drawn)
        })
    }
}

/// All draws that the rows tell of, in their order.
pub(crate) fn draws(rows: &[Row<'_>]) -> Vec<Draw> {
    let mut counted: BTreeMap<u64, Vec<Event>> = BTreeMap::new();
    let mut undone: BTreeMap<u64, Vec<Event>> = BTreeMap::new();
    let (mut found, mut repeated) = (Vec::<Draw>::new(), 0);
    for row in rows {
        match (row.kind, row.target, &row.content) {
            (RowKind::Undo, Some(target), _) => undone.extend(counted.remove_entry(&target)),
            (RowKind::Redo, Some(target), _) => counted.extend(undone.remove_entry(&target)),
            (RowKind::Action, _, RowContent::Told { text, .. }) => {
                let mut events = read_events(i64::from(row.version), text).unwrap_or_default();
                for event in &events {
                    let Some((kind, seed)) = drawn(event) else { continue };
                    let again = |tables: &[TableNo], seats: &[Seating]| {
                        Room::of(counted.values()).gives(&seed, tables, seats)
                    };
                    let repeated = match event {
                        Event::SeatsDrawn { tables, seats, .. }
                            if repeated < MOST_REPEATED && seats.len().max(tables.len()) <= MOST_PLAYERS =>
                        {
                            repeated += 1;
                            again(tables, seats)
                        }
                        _ => false,
                    };
                    found.push(Draw { row: row.seq, at: row.at, kind, seed, stands: true, repeated });
                }
                events.retain(|event| matches!(event, Event::SeatsBlocked { .. }));
                counted.insert(row.seq, events);
            }
            _ => {}
        }
    }
    for draw in &mut found {
        draw.stands = counted.contains_key(&draw.row);
    }
    found
}

fn drawn(event: &Event) -> Option<(DrawKind, Seed)> {
    match event {
        Event::SeatsDrawn { seed, .. } => Some((DrawKind::Seats, *seed)),
        Event::LateSeated { seed, .. } => Some((DrawKind::Late, *seed)),
        Event::Moved { seed: Some(seed), .. } => Some((DrawKind::Move, *seed)),
        _ => None,
    }
}
