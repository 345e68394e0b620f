//! How many seats tables can have had where nothing tells it: a seed shuffles the seats of table after table, so that each
//! table's size is found before the next one's is tried.

use tapis_engine::quantity::{SeatNo, TableNo};

/// How many seats a table can have.
const SIZES: std::ops::RangeInclusive<SeatNo> = 2..=10;
/// More tables than that are tried with one size for all alone.
const MOST_TABLES: usize = 60;

/// What came of trying.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Sizes {
    /// With these sizes the seed gives the seats.
    Found(Vec<(TableNo, SeatNo)>),
    /// With none.
    None,
    /// Not all were tried.
    GaveUp,
}

/// How many draws may be tried in all.
#[derive(Debug)]
pub(super) struct Tries(u32);

impl Default for Tries {
    fn default() -> Self {
        Tries(500_000)
    }
}

impl Tries {
    /// Whether there is another, for a draw at so many tables.
    pub fn another(&mut self, tables: usize) -> bool {
        let cost = u32::try_from(tables / 8).unwrap_or(u32::MAX).saturating_add(1);
        let left = self.0.checked_sub(cost);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// Finds sizes with which `gives` says yes of the first table, of the first two, and so on to all of them.
pub(super) fn find(
    tables: &[(TableNo, Option<SeatNo>)],
    tries: &mut Tries,
    gives: impl Fn(&[(TableNo, SeatNo)]) -> bool,
) -> Sizes {
    // As they are known, the others of one size.
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
