//! The rows that count, and the room as they have left it.

use std::collections::BTreeMap;

use tapis_engine::Event;
use tapis_engine::quantity::{SeatNo, TableNo};

use super::room::Room;
use super::sizes::Tries;
use crate::in_part::Told;

/// What a row tells of the room.
#[derive(Debug)]
struct Happened {
    told: Told,
    /// The sizes of tables that followed from it.
    sizes: BTreeMap<TableNo, SeatNo>,
}

/// What counts, by number of row.
#[derive(Debug, Default)]
pub(super) struct Past {
    counted: BTreeMap<u64, Vec<Happened>>,
    undone: BTreeMap<u64, Vec<Happened>>,
    /// None: it has to be made anew.
    room: Option<Room>,
}

impl Past {
    pub fn undo(&mut self, target: u64) {
        if let Some(row) = self.counted.remove(&target) {
            self.room = self.room.take().filter(|_| row.is_empty());
            self.undone.insert(target, row);
        }
    }

    pub fn redo(&mut self, target: u64) {
        if let Some(row) = self.undone.remove(&target) {
            self.room = self.room.take().filter(|_| row.is_empty());
            self.counted.insert(target, row);
        }
    }

    /// Takes in what a row tells; `look` is shown each event with the room before it, where that can still be made.
    pub fn happened(
        &mut self,
        seq: u64,
        told: Vec<Told>,
        tries: &mut Tries,
        mut look: impl FnMut(&Event, Option<&mut Room>, &mut Tries),
    ) {
        let mut row = Vec::new();
        // Made before this row counts, and kept up to date within it.
        self.room(tries);
        for told in told {
            let mut sizes = BTreeMap::new();
            if let Told::Event(event) = &told {
                if !Room::knows(event) {
                    continue;
                }
                look(event, self.room.as_mut(), tries);
            }
            if let Some(room) = &mut self.room {
                sizes.clone_from(&room.sizes);
                room.apply(&told);
            }
            row.push(Happened { told, sizes });
        }
        self.counted.insert(seq, row);
    }

    /// The room as the rows have left it; none: it would take too long to make.
    pub fn room(&mut self, tries: &mut Tries) -> Option<&mut Room> {
        if self.room.is_none() {
            let mut room = Room::default();
            for happened in self.counted.values().flatten() {
                if !tries.another(happened.told.seats()) {
                    return None;
                }
                room.sizes.clone_from(&happened.sizes);
                room.apply(&happened.told);
            }
            self.room = Some(room);
        }
        self.room.as_mut()
    }

    /// Whether a row was not undone.
    pub fn counts(&self, seq: u64) -> bool {
        self.counted.contains_key(&seq)
    }

    /// The row of the last draw of all seats that was not undone.
    pub fn last_draw_of_all(&self) -> Option<u64> {
        let draws = |row: &Happened| matches!(&row.told, Told::Event(event) if matches!(**event, Event::SeatsDrawn { .. }));
        self.counted.iter().rev().find(|(_, row)| row.iter().any(draws)).map(|(seq, _)| *seq)
    }
}
