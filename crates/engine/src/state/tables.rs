//! The tables in play: who sits where, and what is known of the positions.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{EntryId, Millis, SeatNo, TableNo};
use crate::positions::hand::{Arrival, LastHand, MoveReason};
use crate::positions::{NextHand, NextRole, SeatFound, next_hand, seat_for_moved};
use crate::rules::rebuys::RebuyPhase;
use crate::rules::ruleset::Ruleset;

/// The positions of a table's last hand, as the director told them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StatedPositions {
    pub hand: LastHand,
    /// Time of the statement.
    pub at: Millis,
    /// Seats whose players have left since.
    pub left: Vec<SeatNo>,
    /// Players who have come since.
    pub arrived: Vec<Arrival>,
}

/// Nobody has told where a table's button or big blind is, or too long ago.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PositionsUntold;

/// A table in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// The number on it.
    pub no: TableNo,
    /// Seat 1 first; `None` if free.
    pub seats: Vec<Option<EntryId>>,
    /// Free seats that nobody is given, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub blocked: Vec<SeatNo>,
    /// Known positions of the table.
    pub told: Option<StatedPositions>,
    /// Phase of the rebuy period's end here (5-5).
    pub rebuy_phase: RebuyPhase,
}

impl Table {
    /// Starts as an empty table.
    pub fn new(no: TableNo, seats: SeatNo) -> Self {
        let seats = vec![None; usize::from(seats)];
        Table { no, seats, blocked: Vec::new(), told: None, rebuy_phase: RebuyPhase::Period }
    }

    /// Number of its seats.
    pub fn size(&self) -> SeatNo {
        SeatNo::try_from(self.seats.len()).unwrap_or(SeatNo::MAX)
    }

    /// Player on a seat.
    pub fn at(&self, seat: SeatNo) -> Option<EntryId> {
        usize::from(seat).checked_sub(1).and_then(|i| self.seats.get(i).copied().flatten())
    }

    /// Whether there is such a seat.
    pub fn has(&self, seat: SeatNo) -> bool {
        seat >= 1 && usize::from(seat) <= self.seats.len()
    }

    /// Puts somebody on a seat, or nobody.
    pub(crate) fn put(&mut self, seat: SeatNo, who: Option<EntryId>) {
        if let Some(place) = usize::from(seat).checked_sub(1).and_then(|i| self.seats.get_mut(i)) {
            *place = who;
        }
    }

    /// Occupied seats in order.
    pub fn occupied(&self) -> Vec<SeatNo> {
        self.numbered(|who| who.is_some())
    }

    /// Free seats in order, but for those that are blocked.
    pub fn free(&self) -> Vec<SeatNo> {
        let mut free = self.numbered(|who| who.is_none());
        free.retain(|seat| !self.blocked.contains(seat));
        free
    }

    fn numbered(&self, wanted: impl Fn(&Option<EntryId>) -> bool) -> Vec<SeatNo> {
        (1..=SeatNo::MAX).zip(&self.seats).filter(|(_, who)| wanted(who)).map(|(seat, _)| seat).collect()
    }

    /// Number of players who can play here: those who do, and one on each free seat.
    pub fn capacity(&self) -> usize {
        let blocked = self.blocked.iter().filter(|seat| self.has(**seat) && self.at(**seat).is_none());
        self.seats.len() - blocked.count()
    }

    /// Number of players here.
    pub fn players(&self) -> usize {
        self.seats.iter().flatten().count()
    }

    /// Button and blinds of the hand after the told one (6-3 to 6-20).
    pub fn next(&self, rules: &Ruleset) -> Option<NextHand> {
        let told = self.told.as_ref()?;
        next_hand(self.size(), &told.hand, &self.occupied(), &told.left, &told.arrived, rules)
    }

    /// The seat of a player moved here (6-10), by positions that are recent enough: none where only the next
    /// small blind's is free. A player alone has no positions: the newcomer takes the first free seat at his left.
    ///
    /// # Errors
    /// The positions must be told first.
    pub(crate) fn seat_for_mover(
        &self,
        rules: &Ruleset,
        told: Option<&StatedPositions>,
    ) -> Result<Option<SeatFound>, PositionsUntold> {
        let occupied = self.occupied();
        if occupied.len() < 2 {
            let from = occupied.first().copied().unwrap_or(0);
            let free = self.free();
            let seat = free.iter().find(|seat| **seat > from).or(free.first()).copied();
            return Ok(seat.map(|seat| SeatFound { seat, next_role: NextRole::Other, sits_out: false }));
        }
        let told = told.ok_or(PositionsUntold)?;
        Ok(seat_for_moved(self.size(), &occupied, &self.blocked, &told.hand, rules))
    }

    pub(crate) fn note_left(&mut self, seat: SeatNo) {
        if let Some(told) = &mut self.told {
            let came = told.arrived.len();
            told.arrived.retain(|arrival| arrival.seat != seat);
            if came == told.arrived.len() && !told.left.contains(&seat) {
                told.left.push(seat);
            }
        }
    }

    pub(crate) fn note_arrived(&mut self, seat: SeatNo, reason: MoveReason) {
        if let Some(told) = &mut self.told {
            told.arrived.push(Arrival { seat, reason });
        }
    }
}
