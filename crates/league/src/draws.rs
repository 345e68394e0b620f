//! The draws that the rows of a journal tell of, and whether the seed gives the same again.
//!
//! Anyone can repeat a draw of all seats from its seed, the players and the tables ([`tapis_engine::draw`]). The row has seed,
//! players and tables; how many seats a table has is in no event that every evening has, so all that a table can have are
//! tried. Seats that were kept for somebody and who is in which team are not told: such a draw is repeated in the club.

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
    /// An envelope of a mystery bounty.
    Envelope,
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

/// What a row tells that a draw rests on.
#[derive(Default)]
struct Room {
    /// The seats of each table, where the set-up was told.
    sizes: BTreeMap<TableNo, SeatNo>,
    blocked: BTreeMap<TableNo, Vec<SeatNo>>,
}

impl Room {
    /// As the rows that counted have left it.
    fn of<'a>(counted: impl Iterator<Item = &'a Vec<Event>>) -> Self {
        let mut room = Room::default();
        for event in counted.flatten() {
            match event {
                Event::Amended { setup } => {
                    room.sizes = setup.tables.iter().map(|table| (table.no, table.seats)).collect();
                }
                Event::SeatsBlocked { tables } => {
                    room.blocked.extend(tables.iter().map(|one| (one.table, one.seats.clone())));
                }
                _ => {}
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
        let gives = |sized: Vec<(TableNo, SeatNo)>| {
            draw_seats(&players, &sized, &blocked, &[], seed).is_ok_and(|again| again == drawn)
        };
        let told = tables.iter().map(|table| Some((*table, *self.sizes.get(table)?))).collect::<Option<_>>();
        told.is_some_and(gives) || (2..=10).any(|size| gives(tables.iter().map(|no| (*no, size)).collect()))
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
                events.retain(|event| matches!(event, Event::Amended { .. } | Event::SeatsBlocked { .. }));
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
        Event::EnvelopeDrawn { seed, .. } => Some((DrawKind::Envelope, *seed)),
        _ => None,
    }
}
