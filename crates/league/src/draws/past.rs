//! The rows that are in force, and the room after them.

use std::collections::BTreeMap;

use tapis_engine::Event;
use tapis_engine::base::quantity::{SeatNo, TableNo};

use super::room::Room;
use super::sizes::Tries;
use crate::in_part::DisclosedEvent;

/// Facts about the room that a row discloses.
#[derive(Debug)]
struct RoomFacts {
    told: DisclosedEvent,
    /// The table sizes that it implied.
    sizes: BTreeMap<TableNo, SeatNo>,
}

/// The rows in force, by number.
#[derive(Debug, Default)]
pub(super) struct Past {
    counted: BTreeMap<u64, Vec<RoomFacts>>,
    undone: BTreeMap<u64, Vec<RoomFacts>>,
    /// `None` if it has to be rebuilt.
    room: Option<Room>,
}

impl Past {
    /// Takes back the row of this number.
    pub fn undo(&mut self, target: u64) {
        if let Some(row) = self.counted.remove(&target) {
            self.room = self.room.take().filter(|_| row.is_empty());
            self.undone.insert(target, row);
        }
    }

    /// Applies a row again that was taken back.
    pub fn redo(&mut self, target: u64) {
        if let Some(row) = self.undone.remove(&target) {
            self.room = self.room.take().filter(|_| row.is_empty());
            self.counted.insert(target, row);
        }
    }

    /// Adds a row; `look` is called with each event and the room before it, if the room can still be built.
    pub fn happened(
        &mut self,
        seq: u64,
        told: Vec<DisclosedEvent>,
        tries: &mut Tries,
        mut look: impl FnMut(&Event, Option<&mut Room>, &mut Tries),
    ) {
        let mut row = Vec::new();
        // Built before this row is added, and updated event by event within it.
        self.room(tries);
        for told in told {
            let mut sizes = BTreeMap::new();
            if let DisclosedEvent::Event(event) = &told {
                if !Room::knows(event) {
                    continue;
                }
                look(event, self.room.as_mut(), tries);
            }
            if let Some(room) = &mut self.room {
                sizes.clone_from(&room.sizes);
                room.apply(&told);
            }
            row.push(RoomFacts { told, sizes });
        }
        self.counted.insert(seq, row);
    }

    /// The room after these rows; `None` if it would take too long to build.
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

    /// Whether a row is in force.
    pub fn counts(&self, seq: u64) -> bool {
        self.counted.contains_key(&seq)
    }

    /// The row of the last draw of all seats that was not undone.
    pub fn last_draw_of_all(&self) -> Option<u64> {
        let draws = |row: &RoomFacts| matches!(&row.told, DisclosedEvent::Event(event) if matches!(**event, Event::SeatsDrawn { .. }));
        self.counted.iter().rev().find(|(_, row)| row.iter().any(draws)).map(|(seq, _)| *seq)
    }
}
