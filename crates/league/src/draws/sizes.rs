//! Searches for table sizes that are not disclosed. A seed shuffles the seats table by table, so each table's size is
//! found before the next one is tried.

use tapis_engine::base::quantity::{SeatNo, TableNo};

/// Numbers of seats that a table can have.
const SIZES: std::ops::RangeInclusive<SeatNo> = 2..=10;
/// With more tables than this, only a single size for all is tried.
const MOST_TABLES: usize = 60;

/// The result of the search.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Sizes {
    /// The seed gives the seats with these sizes.
    Found(Vec<(TableNo, SeatNo)>),
    None,
    /// Not all were tried.
    GaveUp,
}

/// Number of draws that may be tried in all.
#[derive(Debug)]
pub(super) struct Tries(u32);

impl Default for Tries {
    fn default() -> Self {
        Tries(500_000)
    }
}

impl Tries {
    /// Uses a try for a draw at this many tables; false if none is left.
    pub fn another(&mut self, tables: usize) -> bool {
        let cost = u32::try_from(tables / 8).unwrap_or(u32::MAX).saturating_add(1);
        let left = self.0.checked_sub(cost);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// Finds sizes for which `gives` is true for the first table, the first two, and so on up to all.
pub(super) fn find(
    tables: &[(TableNo, Option<SeatNo>)],
    tries: &mut Tries,
    gives: impl Fn(&[(TableNo, SeatNo)]) -> bool,
) -> Sizes {
    // Known sizes, with one size for all others.
    for size in SIZES {
        let sized: Vec<_> = tables.iter().map(|(no, known)| (*no, known.unwrap_or(size))).collect();
        if !tries.another(tables.len()) {
            return Sizes::GaveUp;
        }
        if gives(&sized) {
            return Sizes::Found(sized);
        }
        if tables.iter().all(|(_, known)| known.is_some()) {
            break;
        }
    }
    if tables.len() > MOST_TABLES {
        return Sizes::GaveUp;
    }
    let mut open: Vec<Vec<(TableNo, SeatNo)>> = vec![Vec::new()];
    while let Some(sized) = open.pop() {
        let Some((no, known)) = tables.get(sized.len()) else { return Sizes::Found(sized) };
        for size in known.map_or(SIZES, |known| known..=known) {
            let mut next = sized.clone();
            next.push((*no, size));
            if !tries.another(next.len()) {
                return Sizes::GaveUp;
            }
            if gives(&next) {
                open.push(next);
            }
        }
    }
    Sizes::None
}
