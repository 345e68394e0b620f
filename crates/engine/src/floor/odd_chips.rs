//! Sharing chips that cannot be shared alike (8-13): the odd ones go, one each, to the first winners
//! left of the button.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, chip_is, chips_are, left_of, seat_is, seats_are, ten};
use crate::base::quantity::{Chips, SeatNo};

/// A pot to be shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct OddChipsFacts {
    /// Number of seats at the table; 10 if absent.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "ten")]
    pub seats: SeatNo,
    /// Seat of the button; nobody need sit there.
    pub button: SeatNo,
    /// Chips in the pot.
    pub pot: Chips,
    /// The value of the smallest chip in play.
    pub smallest_chip: Chips,
    /// Seats of the players who share the pot.
    pub winners: Vec<SeatNo>,
}

/// A pot, or a half of one, and who gets what of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Split {
    /// Chips that are shared.
    pub amount: Chips,
    /// Seats of the winners, in order from the left of the button.
    pub winners: Vec<SeatNo>,
    /// Chips that each winner gets at least.
    pub each: Chips,
    /// Seats that get one of the smallest chips more.
    pub odd_chips: Vec<SeatNo>,
    /// Chips that each winner gets, by seat.
    pub payouts: BTreeMap<SeatNo, Chips>,
}

/// Shares one pot.
///
/// # Errors
/// A seat that is not there, chips that cannot be, or a pot that is no number of the smallest chips.
///
/// ```
/// use tapis_engine::floor::odd_chips::{OddChipsFacts, odd_chips};
/// use tapis_engine::base::quantity::Chips;
/// let pot = OddChipsFacts { seats: 9, button: 4, pot: Chips(1025), smallest_chip: Chips(25), winners: vec![2, 6] };
/// let split = odd_chips(&pot).unwrap();
/// assert_eq!((split.each, split.odd_chips), (Chips(500), vec![6]));
/// ```
pub fn odd_chips(facts: &OddChipsFacts) -> Result<Split, FactsError> {
    let OddChipsFacts { seats, button, pot, smallest_chip, winners } = facts;
    seat_is(*seats, *button)?;
    seats_are(*seats, winners.iter().copied())?;
    chips_are(*pot)?;
    chip_is(*smallest_chip)?;
    whole(*pot, *smallest_chip)?;
    Ok(split(*pot, *smallest_chip, left_of(*button, winners.iter().copied())))
}

/// The amount is a number of the smallest chips.
pub(crate) fn whole(chips: Chips, smallest_chip: Chips) -> Result<(), FactsError> {
    if chips.is_whole(smallest_chip) {
        Ok(())
    } else {
        Err(FactsError::NotWholeChips { chips, smallest_chip })
    }
}

/// Shares whole chips among winners in order from the left of the button. Nobody wins: nothing is
/// given.
pub(crate) fn split(amount: Chips, smallest_chip: Chips, winners: Vec<SeatNo>) -> Split {
    let many = i64::try_from(winners.len()).unwrap_or(i64::MAX).max(1);
    let chips = amount / smallest_chip;
    let each = smallest_chip * (chips / many);
    let odd = usize::try_from(chips % many).unwrap_or(0);
    let odd_chips: Vec<SeatNo> = winners.iter().copied().take(odd).collect();
    let gets = |seat: &SeatNo| each + if odd_chips.contains(seat) { smallest_chip } else { Chips::ZERO };
    let payouts = winners.iter().map(|seat| (*seat, gets(seat))).collect();
    Split { amount, each, odd_chips, payouts, winners }
}
