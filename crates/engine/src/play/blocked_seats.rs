//! Seats that nobody is given until they are released: a broken chair, a ninth seat that waits for more players, or
//! all the free ones of a table that takes nobody. They belong to the room: a draw made anew leaves them blocked.

use crate::state::subjects::SeatPlan;
use std::collections::BTreeSet;

use crate::base::quantity::{SeatNo, TableNo};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::state::blocked_seats::{BlockedSeats, SeatUse};
use crate::state::tournament::Phase;

impl SeatPlan<'_> {
    pub(crate) fn block_seats(self, tables: &[BlockedSeats]) -> Result<Vec<Event>, Refusal> {
        if self.tournament.phase == Phase::Finished {
            return Err(Refusal::AlreadyFinished);
        }
        let kept = self.kept_seats();
        let mut changed: Vec<BlockedSeats> = Vec::new();
        for BlockedSeats { table: no, seats } in tables {
            let size = self
                .tournament
                .setup
                .seats_at(*no)
                .filter(|_| changed.iter().all(|other| other.table != *no));
            let size = size.ok_or(Refusal::NoSuchTable { table: *no })?;
            let seats: BTreeSet<SeatNo> = seats.iter().copied().collect();
            for seat in seats.iter().copied() {
                if seat < 1 || seat > size {
                    return Err(Refusal::NoSuchSeat { table: *no, seat });
                }
                if !self.seat_use(*no, seat, &kept).may_be_blocked() {
                    return Err(Refusal::SeatTaken { table: *no, seat });
                }
            }
            let seats: Vec<SeatNo> = seats.into_iter().collect();
            if seats != self.tournament.tables.blocked_at(*no) {
                changed.push(BlockedSeats { table: *no, seats });
            }
        }
        changed.sort_by_key(|blocked| blocked.table);
        Ok(if changed.is_empty() { Vec::new() } else { vec![Event::SeatsBlocked { tables: changed }] })
    }

    /// Seats that somebody gets when seats are drawn. A draw may be made anew until play begins.
    pub(crate) fn kept_seats(self) -> BTreeSet<(TableNo, SeatNo)> {
        let kept = self
            .tournament
            .alive()
            .filter(|_| self.tournament.phase < Phase::Playing)
            .filter_map(|entry| entry.reserved);
        kept.map(|at| (at.table, at.seat)).collect()
    }

    /// Use of a seat of the room; `kept`: those of [`SeatPlan::kept_seats`].
    pub(crate) fn seat_use(self, no: TableNo, seat: SeatNo, kept: &BTreeSet<(TableNo, SeatNo)>) -> SeatUse {
        if self.tournament.tables.get(&no).is_some_and(|table| table.at(seat).is_some()) {
            SeatUse::Taken
        } else if self.tournament.tables.blocked_at(no).contains(&seat) {
            SeatUse::Blocked
        } else if kept.contains(&(no, seat)) {
            SeatUse::Kept
        } else {
            SeatUse::Free
        }
    }

    /// Number of a table's seats that are not blocked.
    pub(crate) fn seats_in_use(self, no: TableNo, size: SeatNo) -> SeatNo {
        SeatNo::try_from(self.tournament.tables.not_blocked(no, size).count()).unwrap_or(SeatNo::MAX)
    }

    /// Reason why nobody can be seated: all seats are taken, or all the others are blocked.
    pub(crate) fn no_free_seat(self) -> Refusal {
        let blocked = self.tournament.tables.blocked_seats().into_iter();
        let exists = |(no, seat): &(TableNo, SeatNo)| {
            self.tournament.setup.seats_at(*no).is_some_and(|size| *seat <= size)
        };
        match blocked.filter(exists).count() {
            0 => Refusal::NoFreeSeat,
            seats => Refusal::OnlyBlockedSeats { seats: u32::try_from(seats).unwrap_or(u32::MAX) },
        }
    }
}
