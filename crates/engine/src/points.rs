//! Season points, in hundredths.

use serde::{Deserialize, Serialize};

use crate::quantity::{Place, Points};

/// How points are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PointsScheme {
    /// None.
    None,
    /// A fixed number for each place, best first, and for taking part.
    Table {
        /// In hundredths.
        by_place: Vec<Points>,
        /// In hundredths, to everybody.
        participation: Points,
    },
    /// So much for each player outlasted, and for taking part.
    PerPlayer {
        /// In hundredths.
        each: Points,
        /// In hundredths, to everybody.
        participation: Points,
    },
    /// Ten times the square root of the entries over the place (PokerStars' school league).
    SquareRoot,
}

/// The points of a place in a field of so many entries.
pub fn points(scheme: &PointsScheme, place: Place, entries: u32) -> Points {
    match scheme {
        PointsScheme::None => 0,
        PointsScheme::Table { by_place, participation } => {
            let index = usize::try_from(place).ok().and_then(|place| place.checked_sub(1));
            let own = index.and_then(|index| by_place.get(index)).copied().unwrap_or(0);
            own.saturating_add(*participation)
        }
        PointsScheme::PerPlayer { each, participation } => {
            let beaten = i64::from(entries.saturating_sub(place));
            each.saturating_mul(beaten).saturating_add(*participation)
        }
        // 1000 hundredths * sqrt(n / k), in integers: sqrt(1000^2 * n / k).
        PointsScheme::SquareRoot => (1_000_000_i64.saturating_mul(i64::from(entries)) / i64::from(place.max(1))).isqrt(),
    }
}
