//! Seats of the players, as far as the rows disclose them.

use std::collections::{BTreeMap, BTreeSet};

use tapis_engine::Event;
use tapis_engine::base::quantity::{EntryId, SeatNo, TableNo};
use tapis_engine::rules::ruleset::BreakDestination;
use tapis_engine::state::seats::{MoveCause, SeatMove, SeatRef};

use crate::in_part::DisclosedEvent;

/// A table in play.
#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    /// Number of its seats, if known.
    pub size: Option<SeatNo>,
    pub seats: BTreeMap<SeatNo, EntryId>,
}

/// The room after some rows.
#[derive(Debug, Default)]
pub(super) struct Room {
    pub tables: BTreeMap<TableNo, Table>,
    at: BTreeMap<EntryId, SeatRef>,
    blocked: BTreeMap<TableNo, Vec<SeatNo>>,
    /// The seats reserved in a draw of all seats.
    pub kept: BTreeMap<EntryId, SeatRef>,
    /// Destination of players from a broken table, if the rules were changed.
    pub destination: Option<BreakDestination>,
    /// Table sizes implied by the draw that is applied next.
    pub sizes: BTreeMap<TableNo, SeatNo>,
    /// Everybody who was ever seated.
    seen: BTreeSet<EntryId>,
    /// As far as the rows show, every arrival and departure is disclosed.
    pub whole: bool,
}

impl Room {
    /// Whether an event affects the room.
    pub fn knows(event: &Event) -> bool {
        matches!(
            event,
            Event::SeatsDrawn { .. }
                | Event::LateSeated { .. }
                | Event::TableOpened { .. }
                | Event::SeatsBlocked { .. }
                | Event::SeatReserved { .. }
                | Event::ReservationLifted { .. }
                | Event::Eliminated { .. }
                | Event::Revived { .. }
                | Event::AbsentRemoved { .. }
                | Event::Moved { .. }
                | Event::RulesetChanged { .. }
        )
    }

    /// Applies what a row discloses.
    pub fn apply(&mut self, told: &DisclosedEvent) {
        match told {
            DisclosedEvent::Event(event) => self.change(event),
            DisclosedEvent::Left(entry) => self.leave(*entry),
        }
        for (no, size) in std::mem::take(&mut self.sizes) {
            if let Some(table) = self.tables.get_mut(&no) {
                table.size.get_or_insert(size);
            }
        }
    }

    fn change(&mut self, event: &Event) {
        match event {
            Event::SeatsDrawn { tables, seats, from, .. } => {
                self.tables.clear();
                self.at.clear();
                self.seen.clear();
                self.whole = true;
                let sizes = from.sizes.iter().copied().map(Some);
                for (no, size) in tables.iter().zip(sizes.chain(std::iter::repeat(None))) {
                    self.tables.insert(*no, Table { size, ..Table::default() });
                }
                seats.iter().for_each(|one| self.put(one.entry, one.at));
            }
            Event::LateSeated { entry, at, .. } | Event::Revived { entry, at } => self.put(*entry, *at),
            Event::TableOpened { table, size } => {
                self.tables.entry(*table).or_insert_with(|| Table { size: Some(*size), ..Table::default() });
            }
            Event::SeatsBlocked { tables } => {
                self.blocked.extend(tables.iter().map(|one| (one.table, one.seats.clone())));
            }
            Event::SeatReserved { entry, at } => {
                self.kept.insert(*entry, *at);
            }
            Event::ReservationLifted { entry } => {
                self.kept.remove(entry);
            }
            Event::Eliminated { out, .. } => out.iter().for_each(|out| self.leave(out.entry)),
            Event::AbsentRemoved { entry, .. } => self.leave(*entry),
            Event::Moved { cause, moves, closed, .. } => self.relocate(*cause, moves, closed),
            Event::RulesetChanged { ruleset } => self.destination = Some(ruleset.break_destination),
            _ => {}
        }
    }

    fn put(&mut self, entry: EntryId, at: SeatRef) {
        self.seen.insert(entry);
        let seated = self.at.insert(entry, at).is_some();
        let table = self.tables.entry(at.table).or_default();
        let taken = table.seats.insert(at.seat, entry);
        self.whole &= !seated && taken.is_none();
        if let Some(other) = taken.filter(|other| *other != entry) {
            self.at.remove(&other);
        }
    }

    /// Removes a player from the room.
    fn leave(&mut self, entry: EntryId) {
        self.kept.remove(&entry);
        match self.at.remove(&entry) {
            Some(at) => self.free(at),
            None => self.whole = false,
        }
    }

    fn free(&mut self, at: SeatRef) {
        if let Some(table) = self.tables.get_mut(&at.table) {
            table.seats.remove(&at.seat);
        }
    }

    fn relocate(&mut self, cause: MoveCause, moves: &[SeatMove], closed: &[TableNo]) {
        for step in moves {
            self.whole &= self.at.get(&step.entry) == Some(&step.from);
            if let Some(at) = self.at.remove(&step.entry) {
                self.free(at);
            }
        }
        for no in closed {
            let left = self.tables.remove(no).map(|table| table.seats).unwrap_or_default();
            self.whole &= left.is_empty();
            left.values().for_each(|entry| {
                self.at.remove(entry);
            });
        }
        // Exactly the remaining players play at these tables.
        if matches!(cause, MoveCause::FinalTable | MoveCause::Round) {
            self.whole &= self.at.is_empty();
            self.at.clear();
            self.tables.values_mut().for_each(|table| table.seats.clear());
        }
        moves.iter().for_each(|step| self.put(step.entry, step.to));
    }

    /// All blocked seats of the room.
    pub fn blocked(&self) -> Vec<(TableNo, SeatNo)> {
        self.blocked.iter().flat_map(|(no, seats)| seats.iter().map(|seat| (*no, *seat))).collect()
    }

    /// Number of seats at a table, if known.
    pub fn size(&self, no: TableNo) -> Option<SeatNo> {
        self.tables.get(&no)?.size
    }

    /// The free, unblocked seats of a table, in order; `None` if it is not in play or its size is unknown.
    pub fn free_seats(&self, no: TableNo) -> Option<Vec<SeatNo>> {
        let table = self.tables.get(&no)?;
        let blocked = self.blocked.get(&no).map(Vec::as_slice).unwrap_or_default();
        let free = |seat: &SeatNo| !table.seats.contains_key(seat) && !blocked.contains(seat);
        Some((1..=table.size?).filter(free).collect())
    }

    /// Everybody with their seat, by table and seat.
    pub fn seated(&self) -> Vec<(EntryId, TableNo, SeatNo)> {
        let of = |(no, table): (&TableNo, &Table)| {
            let seats: Vec<_> = table.seats.iter().map(|(seat, entry)| (*entry, *no, *seat)).collect();
            seats
        };
        self.tables.iter().flat_map(of).collect()
    }

    /// Whether the rows disclose the arrival of each of these players and the departure of each but the winner. If so,
    /// nobody came or left in a withheld row.
    pub fn told_all(&self, winner: Option<EntryId>, mut players: impl Iterator<Item = EntryId>) -> bool {
        let left: Vec<EntryId> = self.at.keys().copied().collect();
        self.whole && left.as_slice() == winner.as_slice() && players.all(|entry| self.seen.contains(&entry))
    }
}
