//! Satellites (1-5): how many qualify, and the seats that they win.

use crate::state::subjects::Ranking;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId};
use crate::prizes::payouts::Shares;
use crate::setup::Setup;
use crate::setup::end_condition::EndCondition;

/// Seats in another tournament, as prizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SatelliteSeats {
    /// Value of one seat.
    pub value: Cents,
    /// Number of seats that the pool pays for as things stand.
    pub count: u32,
}

impl Setup {
    /// Value of a seat; `None` if no seats are played for.
    pub fn seat_value(&self) -> Option<Cents> {
        match self.prizes.shares {
            Shares::Seats { value } if self.money.is_some() => Some(value),
            _ => None,
        }
    }

    /// The number of qualifiers that the set-up fixes; `None` if it is no satellite, or the prize pool decides.
    pub fn fixed_qualifiers(&self) -> Option<u32> {
        match self.end {
            EndCondition::Satellite { qualifiers } if self.seat_value().is_none() => Some(qualifiers.max(1)),
            _ => None,
        }
    }
}

impl Ranking<'_> {
    /// The seats that are played for; `None` if money or things are.
    pub fn seats(self) -> Option<SatelliteSeats> {
        let value = self.tournament.setup.seat_value()?;
        let seats = self
            .tournament
            .prize_money()
            .payouts()
            .into_iter()
            .filter(|payout| payout.amount >= value)
            .count();
        Some(SatelliteSeats { value, count: u32::try_from(seats).unwrap_or(u32::MAX) })
    }

    /// Number of players who qualify, at least one: the number that the set-up fixes, or one for each seat; `None` if
    /// it is no satellite.
    pub fn qualifiers(self) -> Option<u32> {
        if !matches!(self.tournament.setup.end, EndCondition::Satellite { .. }) {
            return None;
        }
        let by_seats = || self.seats().map_or(1, |seats| seats.count.max(1));
        Some(self.tournament.setup.fixed_qualifiers().unwrap_or_else(by_seats))
    }

    /// Players who have qualified, best first, once it is over: those who won a seat, or share the first place of a
    /// satellite.
    pub fn qualified(self) -> Vec<EntryId> {
        let satellite = matches!(self.tournament.setup.end, EndCondition::Satellite { .. });
        let value = self.tournament.setup.seat_value();
        self.tournament
            .results()
            .iter()
            .filter(|line| value.map_or(satellite && line.place == 1, |value| line.prize >= value))
            .map(|line| line.entry)
            .collect()
    }
}
