//! Seats that nobody is given until they are released: a broken chair, a ninth seat that waits for more players, or
//! all the free ones of a table that takes nobody. They belong to the room: a draw made anew leaves them blocked.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::quantity::{SeatNo, TableNo};
use crate::refusal::Refusal;
use crate::tournament::{Phase, Tournament};

/// Which seats of a table are blocked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BlockedSeats {
    /// The table.
    #[serde(rename = "table")]
    pub table: TableNo,
    /// All its seats that are blocked; empty: none is.
    #[serde(rename = "seats")]
    pub seats: Vec<SeatNo>,
}

impl Tournament {
    pub(crate) fn block_seats(&self, tables: &[BlockedSeats]) -> Result<Vec<Event>, Refusal> {
        if self.phase == Phase::Finished {
            return Err(Refusal::AlreadyFinished);
        }
        let mut changed: Vec<BlockedSeats> = Vec::new();
        for BlockedSeats { table, seats } in tables {
            let seats: BTreeSet<SeatNo> = seats.iter().copied().collect();
            seats.iter().try_for_each(|seat| self.may_be_blocked(*table, *seat))?;
            if self.setup.seats_at(*table).is_none() || changed.iter().any(|other| other.table == *table) {
                return Err(Refusal::NoSuchTable { table: *table });
            }
            let seats: Vec<SeatNo> = seats.into_iter().collect();
            if seats != self.tables.blocked_at(*table) {
                changed.push(BlockedSeats { table: *table, seats });
            }
        }
        changed.sort_by_key(|blocked| blocked.table);
        Ok(if changed.is_empty() { Vec::new() } else { vec![Event::SeatsBlocked { tables: changed }] })
    }

    /// Refuses a seat that does not exist, where somebody sits, or that is kept for the draw.
    pub(crate) fn may_be_blocked(&self, no: TableNo, seat: SeatNo) -> Result<(), Refusal> {
        let size = self.setup.seats_at(no).ok_or(Refusal::NoSuchTable { table: no })?;
        if seat < 1 || seat > size {
            return Err(Refusal::NoSuchSeat { table: no, seat });
        }
        let sits = self.tables.get(&no).is_some_and(|table| table.at(seat).is_some());
        if sits || self.is_kept(no, seat) { Err(Refusal::SeatTaken { table: no, seat }) } else { Ok(()) }
    }

    /// Whether somebody will get this seat when seats are drawn. A draw may be made anew until play begins.
    pub(crate) fn is_kept(&self, no: TableNo, seat: SeatNo) -> bool {
        let mut kept = self.alive().filter_map(|entry| entry.reserved);
        self.phase < Phase::Playing && kept.any(|at| (at.table, at.seat) == (no, seat))
    }

    /// How many of a table's seats are not blocked.
    pub(crate) fn seats_in_use(&self, no: TableNo, size: SeatNo) -> SeatNo {
        let blocked = self.tables.blocked_at(no).iter().filter(|seat| **seat <= size).count();
        size.saturating_sub(SeatNo::try_from(blocked).unwrap_or(SeatNo::MAX))
    }

    /// Why nobody can be seated: all seats are taken, or all the others are blocked.
    pub(crate) fn no_free_seat(&self) -> Refusal {
        let blocked = self.tables.blocked_seats();
        match blocked.iter().filter(|(no, seat)| self.may_be_blocked(*no, *seat).is_ok()).count() {
            0 => Refusal::NoFreeSeat,
            seats => Refusal::OnlyBlockedSeats { seats: u32::try_from(seats).unwrap_or(u32::MAX) },
        }
    }
}
