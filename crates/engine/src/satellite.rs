//! Satellites (1-5): how many qualify, and the seats that they win.

use serde::{Deserialize, Serialize};

use crate::ending::EndCondition;
use crate::payouts::Shares;
use crate::quantity::{Cents, EntryId};
use crate::setup::Setup;
use crate::tournament::Tournament;

/// The seats in another tournament that are played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SatelliteSeats {
    /// What one is worth.
    pub value: Cents,
    /// How many the pool pays for as things stand.
    pub count: u32,
}

impl Setup {
    /// How many qualify whatever the pool is; none: it is no satellite, or one in which the pool says how many.
    pub fn fixed_qualifiers(&self) -> Option<u32> {
        match (self.end, &self.prizes.shares) {
            (EndCondition::Satellite { .. }, Shares::Seats { .. }) => None,
            (EndCondition::Satellite { qualifiers }, _) => Some(qualifiers.max(1)),
            _ => None,
        }
    }
}

impl Tournament {
    /// Who has qualified, best first, once it is over: those who won a seat, or share the first place of a satellite.
    pub fn qualified(&self) -> Vec<EntryId> {
        let satellite = matches!(self.setup.end, EndCondition::Satellite { .. });
        let value = self.seats().map(|seats| seats.value);
        self.results()
            .iter()
            .filter(|line| value.map_or(satellite && line.place == 1, |value| line.prize >= value))
            .map(|line| line.entry)
            .collect()
    }

    /// The seats that are played for; none: money or things are.
    pub fn seats(&self) -> Option<SatelliteSeats> {
        let Shares::Seats { value } = self.setup.prizes.shares else { return None };
        let seats = self.payouts().into_iter().filter(|payout| payout.amount >= value).count();
        Some(SatelliteSeats { value, count: u32::try_from(seats).unwrap_or(u32::MAX) })
    }

    /// How many qualify, at least one: as many as the set-up says, or as there are seats; none: it is no satellite.
    pub fn qualifiers(&self) -> Option<u32> {
        match self.setup.end {
            EndCondition::Satellite { .. } => {
                let pooled = || self.seats().map_or(1, |seats| seats.count.max(1));
                Some(self.setup.fixed_qualifiers().unwrap_or_else(pooled))
            }
            _ => None,
        }
    }
}
