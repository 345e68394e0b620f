//! The seats of the room: which are taken, kept, blocked or free.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{SeatNo, TableNo};
use crate::state::blocked_seats::SeatUse;
use crate::state::tournament::Tournament;

/// A table of the room, in play or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomTableSeats {
    /// The number on it.
    pub no: TableNo,
    /// It is in play.
    pub open: bool,
    /// Its seats, seat 1 first.
    pub seats: Vec<SeatUse>,
    /// Its blocked seats, in order.
    pub blocked: Vec<SeatNo>,
    /// Seats that could be blocked, and those that are, in order.
    pub may_be_blocked: Vec<SeatNo>,
}

pub(super) fn room_seats(tournament: &Tournament) -> Vec<RoomTableSeats> {
    let kept = tournament.seat_plan().kept_seats();
    let rooms = tournament.setup.tables.iter().map(|room| room.no);
    rooms.map(|no| of_table(tournament, no, &kept)).collect()
}

fn of_table(tournament: &Tournament, no: TableNo, kept: &BTreeSet<(TableNo, SeatNo)>) -> RoomTableSeats {
    let size = tournament.setup.seats_at(no).unwrap_or(0);
    let seats: Vec<SeatUse> =
        (1..=size).map(|seat| tournament.seat_plan().seat_use(no, seat, kept)).collect();
    let those = |wanted: fn(SeatUse) -> bool| {
        (1..=size).zip(&seats).filter(|(_, used)| wanted(**used)).map(|(seat, _)| seat).collect()
    };
    RoomTableSeats {
        no,
        open: tournament.tables.contains_key(&no),
        blocked: those(|used| used == SeatUse::Blocked),
        may_be_blocked: those(SeatUse::may_be_blocked),
        seats,
    }
}
