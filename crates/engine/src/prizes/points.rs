//! Season points, in hundredths, and the sum behind each score.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Place, Points};

/// Scheme by which points are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum PointsScheme {
    None,
    /// A fixed number for each place, best first, and for taking part.
    Table {
        /// Points of each place, from the first.
        by_place: Vec<Points>,
        /// In hundredths, to everybody.
        participation: Points,
    },
    /// A table for each size of the field, and for taking part.
    BySize {
        /// The smallest field first; the last one holds for larger fields too.
        sizes: Vec<FieldSize>,
        /// In hundredths, to everybody.
        participation: Points,
    },
    /// So much for each player outlasted, and for taking part.
    PerPlayer {
        each: Points,
        /// In hundredths, to everybody.
        participation: Points,
    },
    /// The same with a bonus for the first places.
    PerPlayerWithPodium {
        each: Points,
        /// In hundredths, best first.
        podium: Vec<Points>,
        /// In hundredths, to everybody.
        participation: Points,
    },
    /// Ten times the square root of the entries over the place (PokerStars' school league).
    SquareRoot,
}

/// The points of each place in a field of a certain size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FieldSize {
    /// For fields of so many entries at most, above those of the size before.
    pub up_to: u32,
    /// In hundredths, best first.
    pub by_place: Vec<Points>,
}

/// The table for a field of so many entries.
fn size_for(sizes: &[FieldSize], entries: u32) -> &[Points] {
    let found = sizes.iter().find(|size| entries <= size.up_to).or(sizes.last());
    found.map_or(&[], |size| &size.by_place)
}

/// The most points that one thing is worth: a million.
const MOST: Points = Points(100_000_000);
/// The most places that have points of their own.
const MOST_PLACES: usize = 1_000;
/// The most sizes of a field that have a table of their own.
const MOST_SIZES: usize = 50;

impl PointsScheme {
    /// Whether its numbers are within bounds.
    pub fn is_valid(&self) -> bool {
        let fits = |points: &Points| (-MOST..=MOST).contains(points);
        let list = |points: &[Points]| points.len() <= MOST_PLACES && points.iter().all(fits);
        match self {
            PointsScheme::None | PointsScheme::SquareRoot => true,
            PointsScheme::Table { by_place, participation } => list(by_place) && fits(participation),
            PointsScheme::BySize { sizes, participation } => {
                (1..=MOST_SIZES).contains(&sizes.len())
                    && sizes.first().is_some_and(|size| size.up_to > 0)
                    && sizes.iter().all(|size| list(&size.by_place))
                    && sizes.is_sorted_by(|one, next| one.up_to < next.up_to)
                    && fits(participation)
            }
            PointsScheme::PerPlayer { each, participation } => fits(each) && fits(participation),
            PointsScheme::PerPlayerWithPodium { each, podium, participation } => {
                fits(each) && list(podium) && fits(participation)
            }
        }
    }
}

/// Reason for a part of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PointsFor {
    /// The place, by the scheme's table.
    Place,
    Outlasted {
        players: u32,
    },
    /// One of the first places.
    Podium,
    /// Ten times the square root of entries over place.
    SquareRoot,
    Participation,
}

/// A part of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsPart {
    /// Reason for these points.
    #[serde(rename = "for")]
    pub reason: PointsFor,
    pub points: Points,
}

/// The points of a place in a field of so many entries.
///
/// ```
/// use tapis_engine::prizes::points::{PointsScheme, points};
/// use tapis_engine::base::quantity::Points;
/// let scheme = PointsScheme::PerPlayer { each: Points(100), participation: Points(500) };
/// assert_eq!(points(&scheme, 3, 20), Points(2200));
/// // 10 * sqrt(40 / 4) = 31.62
/// assert_eq!(points(&PointsScheme::SquareRoot, 4, 40), Points(3162));
/// ```
///
/// By the size of the field:
///
/// ```
/// use tapis_engine::prizes::points::{FieldSize, PointsScheme, points};
/// use tapis_engine::base::quantity::Points;
/// let size = |up_to, by_place: [i64; 2]| FieldSize { up_to, by_place: by_place.map(Points).to_vec() };
/// let sizes = vec![size(10, [1000, 600]), size(20, [2000, 1200])];
/// let scheme = PointsScheme::BySize { sizes, participation: Points(100) };
/// let of = |place, entries| points(&scheme, place, entries);
/// assert_eq!([of(1, 10), of(2, 11), of(1, 45), of(3, 45)], [1100, 1300, 2100, 100].map(Points));
/// ```
pub fn points(scheme: &PointsScheme, place: Place, entries: u32) -> Points {
    explain(scheme, place, entries).iter().fold(Points::ZERO, |sum, part| sum.saturating_add(part.points))
}

/// The sum behind a score; parts that are worth nothing are left out.
///
/// ```
/// use tapis_engine::prizes::points::{PointsScheme, explain};
/// use tapis_engine::base::quantity::Points;
/// let podium = [1000, 500].map(Points).to_vec();
/// let scheme = PointsScheme::PerPlayerWithPodium { each: Points(100), podium, participation: Points(200) };
/// let parts: Vec<_> = explain(&scheme, 2, 10).iter().map(|part| part.points).collect();
/// assert_eq!(parts, [800, 500, 200].map(Points));
/// ```
pub fn explain(scheme: &PointsScheme, place: Place, entries: u32) -> Vec<PointsPart> {
    let part = |reason, points| PointsPart { reason, points };
    let of_place = |list: &[Points]| {
        let index = usize::try_from(place).ok().and_then(|place| place.checked_sub(1));
        index.and_then(|index| list.get(index)).copied().unwrap_or_default()
    };
    let players = entries.saturating_sub(place.max(1));
    let outlasted =
        |each: Points| part(PointsFor::Outlasted { players }, each.saturating_mul(i64::from(players)));
    let mut parts = match scheme {
        PointsScheme::None => Vec::new(),
        PointsScheme::Table { by_place, participation } => {
            vec![part(PointsFor::Place, of_place(by_place)), part(PointsFor::Participation, *participation)]
        }
        PointsScheme::BySize { sizes, participation } => vec![
            part(PointsFor::Place, of_place(size_for(sizes, entries))),
            part(PointsFor::Participation, *participation),
        ],
        PointsScheme::PerPlayer { each, participation } => {
            vec![outlasted(*each), part(PointsFor::Participation, *participation)]
        }
        PointsScheme::PerPlayerWithPodium { each, podium, participation } => vec![
            outlasted(*each),
            part(PointsFor::Podium, of_place(podium)),
            part(PointsFor::Participation, *participation),
        ],
        // 1000 hundredths * sqrt(n / k), in integers: sqrt(1000^2 * n / k).
        PointsScheme::SquareRoot => {
            let squared = 1_000_000_i64.saturating_mul(i64::from(entries)) / i64::from(place.max(1));
            vec![part(PointsFor::SquareRoot, Points(squared.isqrt()))]
        }
    };
    parts.retain(|part| part.points != Points::ZERO);
    parts
}
