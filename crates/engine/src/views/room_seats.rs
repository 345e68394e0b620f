//! The seats of the room: which are taken, kept, blocked or free.

use serde::{Deserialize, Serialize};

use crate::quantity::{SeatNo, TableNo};
use crate::tournament::Tournament;

/// What a seat of the room is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatUse {
    /// Anybody may be given it.
    Free,
    /// Somebody sits there.
    Taken,
    /// It is kept for somebody when seats are drawn.
    Kept,
    /// Nobody is given it.
    Blocked,
}

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
    let rooms = tournament.setup.tables.iter().map(|room| room.no);
    rooms.map(|no| of_table(tournament, no)).collect()
}

fn of_table(tournament: &Tournament, no: TableNo) -> RoomTableSeats {
    let table = tournament.tables.get(&no);
    let size = tournament.setup.seats_at(no).unwrap_or(0);
    let blocked: Vec<SeatNo> =
        tournament.tables.blocked_at(no).iter().copied().filter(|seat| *seat <= size).collect();
    let seat_use = |seat: SeatNo| {
        if table.is_some_and(|table| table.at(seat).is_some()) {
            SeatUse::Taken
        } else if blocked.contains(&seat) {
            SeatUse::Blocked
        } else if tournament.is_kept(no, seat) {
            SeatUse::Kept
        } else {
            SeatUse::Free
        }
    };
    let seats: Vec<SeatUse> = (1..=size).map(seat_use).collect();
    let may_be_blocked = (1..=size).filter(|seat| tournament.may_be_blocked(no, *seat).is_ok()).collect();
    RoomTableSeats { no, open: table.is_some(), seats, blocked, may_be_blocked }
}
