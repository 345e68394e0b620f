//! Whether a plan of prizes can be carried out, and where it cannot.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{MinimumCash, PrizePlan, Shares};
use crate::base::quantity::Cents;
use crate::prizes::payouts::share::MOST_PLACES;

/// Reason why prizes cannot be given like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum PrizeError {
    /// Places paid must be 1 to 100.
    Places,
    /// The part of the field that is paid must be 1 to 100 %.
    FieldPercent,
    /// Percentages must make 100.
    PercentSum {
        /// Sum of the shares, in hundredths of a percent.
        sum: u32,
    },
    /// No place has a share, or more than a hundred have.
    ShareCount,
    /// An amount below zero or beyond ten million.
    AmountOf {
        /// Index of the place, from 0.
        index: usize,
    },
    /// A seat is worth one cent to ten million.
    SeatValue,
    /// Prizes are multiples of one cent to a million.
    Unit,
    /// A guarantee below zero or beyond a thousand million.
    Guarantee,
    /// A minimum of nothing, or beyond ten million or a hundred entries.
    Minimum,
    /// A minimum of so many entries where an entry costs nothing.
    MinimumOfNothing,
    /// An own amount below the minimum.
    BelowMinimum {
        /// Index of the place, from 0.
        index: usize,
    },
    /// A prize that is not for a place has no name.
    NamedName {
        /// Index in the list, from 0.
        index: usize,
    },
    /// Two prizes that are not for a place have one name.
    NamedTwice {
        /// The second in the list, from 0.
        index: usize,
    },
    /// Its money is below zero or beyond ten million.
    NamedAmount {
        /// Index in the list, from 0.
        index: usize,
    },
    /// A thing is won by the first place or a later one.
    ThingPlace {
        /// Index in the list, from 0.
        index: usize,
    },
    /// A thing has no name.
    ThingName {
        /// Index in the list, from 0.
        index: usize,
    },
}

impl PrizeError {
    /// The field of the set-up's draft that it belongs to, as a path in it.
    pub fn field(&self) -> String {
        let fixed = match self {
            PrizeError::Places => "prizes.places",
            PrizeError::FieldPercent => "prizes.percent",
            PrizeError::PercentSum { .. } | PrizeError::ShareCount => "prizes.shares",
            PrizeError::Minimum | PrizeError::MinimumOfNothing => "prizes.minimum",
            PrizeError::AmountOf { index } | PrizeError::BelowMinimum { index } => {
                return format!("prizes.shares.{index}");
            }
            PrizeError::SeatValue => "prizes.value",
            PrizeError::Unit => "prizes.unit",
            PrizeError::Guarantee => "prizes.guarantee",
            PrizeError::NamedName { index } | PrizeError::NamedTwice { index } => {
                return format!("prizes.named.{index}.name");
            }
            PrizeError::NamedAmount { index } => return format!("prizes.named.{index}.amount"),
            PrizeError::ThingPlace { index } => return format!("prizes.in_kind.{index}.place"),
            PrizeError::ThingName { index } => return format!("prizes.in_kind.{index}.name"),
        };
        fixed.to_owned()
    }
}

impl PrizePlan {
    /// All that stands in the way of giving prizes like this, where an entry costs so much; `None` if no money is
    /// played for.
    ///
    /// ```
    /// use tapis_engine::prizes::payouts::{PrizeError, PrizePlan, Shares};
    /// use tapis_engine::base::quantity::Cents;
    /// let shares = Shares::Percent { shares: vec![5_000, 3_000] };
    /// let plan = PrizePlan { shares, ..PrizePlan::default() };
    /// assert_eq!(plan.errors(Some(Cents(1_000))), [PrizeError::PercentSum { sum: 8_000 }]);
    /// ```
    pub fn errors(&self, entry_price: Option<Cents>) -> Vec<PrizeError> {
        let mut errors = Vec::new();
        match &self.shares {
            Shares::Standard { places } if places.is_some_and(|places| !(1..=100).contains(&places)) => {
                errors.push(PrizeError::Places);
            }
            Shares::Field { percent } if !(1..=100).contains(percent) => {
                errors.push(PrizeError::FieldPercent);
            }
            Shares::Percent { shares } => {
                let sum = shares.iter().fold(0_u32, |sum, share| sum.saturating_add(*share));
                if shares.is_empty() || shares.len() > MOST_PLACES {
                    errors.push(PrizeError::ShareCount);
                } else if sum != 10_000 {
                    errors.push(PrizeError::PercentSum { sum });
                }
            }
            Shares::Amounts { amounts } => {
                if amounts.is_empty() || amounts.len() > MOST_PLACES {
                    errors.push(PrizeError::ShareCount);
                }
                let impossible = |amount: &Cents| !(0..=1_000_000_000).contains(&amount.0);
                let found = amounts.iter().enumerate().filter(|(_, amount)| impossible(amount));
                errors.extend(found.map(|(index, _)| PrizeError::AmountOf { index }));
            }
            Shares::Seats { value } if !(1..=1_000_000_000).contains(&value.0) => {
                errors.push(PrizeError::SeatValue);
            }
            Shares::Standard { .. } | Shares::Field { .. } | Shares::Seats { .. } | Shares::Nothing => {}
        }
        if !(1..=100_000_000).contains(&self.unit.0) {
            errors.push(PrizeError::Unit);
        }
        if !(0..=100_000_000_000).contains(&self.guarantee.0) {
            errors.push(PrizeError::Guarantee);
        }
        self.check_minimum(entry_price, &mut errors);
        for (index, thing) in self.in_kind.iter().enumerate() {
            if thing.place < 1 {
                errors.push(PrizeError::ThingPlace { index });
            }
            if thing.name.trim().is_empty() {
                errors.push(PrizeError::ThingName { index });
            }
        }
        self.check_named(&mut errors);
        errors
    }

    fn check_named(&self, errors: &mut Vec<PrizeError>) {
        let mut seen = BTreeSet::new();
        for (index, prize) in self.named.iter().enumerate() {
            if prize.name.trim().is_empty() {
                errors.push(PrizeError::NamedName { index });
            } else if !seen.insert(prize.name.trim()) {
                errors.push(PrizeError::NamedTwice { index });
            }
            if !(0..=1_000_000_000).contains(&prize.amount.0) {
                errors.push(PrizeError::NamedAmount { index });
            }
        }
    }

    fn check_minimum(&self, entry_price: Option<Cents>, errors: &mut Vec<PrizeError>) {
        let Some(minimum) = self.minimum else { return };
        let possible = match minimum {
            MinimumCash::Amount { amount } => (1..=1_000_000_000).contains(&amount.0),
            MinimumCash::Entries { hundredths } => (1..=10_000).contains(&hundredths),
        };
        if !possible {
            errors.push(PrizeError::Minimum);
            return;
        }
        let Some(price) = entry_price else { return };
        let least = minimum.cents(price);
        if least <= Cents::ZERO {
            errors.push(PrizeError::MinimumOfNothing);
        }
        if let Shares::Amounts { amounts } = &self.shares {
            let below = |amount: &Cents| (Cents(1)..least).contains(amount);
            let found = amounts.iter().enumerate().filter(|(_, amount)| below(amount));
            errors.extend(found.map(|(index, _)| PrizeError::BelowMinimum { index }));
        }
    }
}
