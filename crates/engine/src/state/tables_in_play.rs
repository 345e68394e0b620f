//! All tables in play, with what must be known of them at every action kept ready: which are the
//! longest and the shortest, and how many seats are free. So an action costs the same with two
//! tables and with a thousand.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::base::draw::{Seed, draw_below};
use crate::base::quantity::{EntryId, SeatNo, TableNo};
use crate::state::tables::Table;

/// Number of players at a table, and of those who can sit there; blocked seats do not count.
type Load = (usize, usize);

/// The tables in play by number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TablesInPlay {
    tables: BTreeMap<TableNo, Arc<Table>>,
    /// Blocked seats of the room's tables, in play or not; a table without any is not named.
    blocked: BTreeMap<TableNo, Vec<SeatNo>>,
    /// The numbers of those in play, and of those that were since the seats were drawn.
    tonight: BTreeSet<TableNo>,
    /// The numbers of the tables of each load, in order.
    by_load: BTreeMap<Load, Vec<TableNo>>,
    free: usize,
}

impl Deref for TablesInPlay {
    type Target = BTreeMap<TableNo, Arc<Table>>;

    fn deref(&self) -> &Self::Target {
        &self.tables
    }
}

impl Serialize for TablesInPlay {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.tables.iter().map(|(no, table)| (no, table.as_ref())))
    }
}

fn load(table: &Table) -> Load {
    (table.players(), table.capacity())
}

impl TablesInPlay {
    /// Puts a table into play; one of that number stays as it is.
    pub(crate) fn open(&mut self, mut table: Table) {
        if !self.tables.contains_key(&table.no) {
            table.blocked = self.blocked_at(table.no).to_vec();
            self.count(table.no, load(&table));
            self.tonight.insert(table.no);
            self.tables.insert(table.no, Arc::new(table));
        }
    }

    /// The numbers of the tables in play and of those that were, in order.
    pub fn tonight(&self) -> &BTreeSet<TableNo> {
        &self.tonight
    }

    /// Takes a table out of play.
    pub(crate) fn close(&mut self, no: TableNo) {
        if let Some(table) = self.tables.remove(&no) {
            self.discount(no, load(&table));
        }
    }

    /// Takes all out of play. What is blocked stays so.
    pub(crate) fn clear(&mut self) {
        *self = TablesInPlay { blocked: std::mem::take(&mut self.blocked), ..TablesInPlay::default() };
    }

    /// The blocked seats of a table of the room, in order.
    pub fn blocked_at(&self, no: TableNo) -> &[SeatNo] {
        self.blocked.get(&no).map(Vec::as_slice).unwrap_or_default()
    }

    /// The seats of a table of this size that are not blocked, in order.
    pub fn not_blocked(&self, no: TableNo, size: SeatNo) -> impl Iterator<Item = SeatNo> {
        let blocked = self.blocked_at(no);
        (1..=size).filter(|seat| !blocked.contains(seat))
    }

    /// All blocked seats, by table and number.
    pub fn blocked_seats(&self) -> Vec<(TableNo, SeatNo)> {
        self.blocked.iter().flat_map(|(no, seats)| seats.iter().map(|seat| (*no, *seat))).collect()
    }

    /// From now on exactly these seats of a table are blocked.
    pub(crate) fn block(&mut self, no: TableNo, seats: &[SeatNo]) {
        if seats.is_empty() {
            self.blocked.remove(&no);
        } else {
            self.blocked.insert(no, seats.to_vec());
        }
        let Some(table) = self.tables.get_mut(&no).map(Arc::make_mut) else { return };
        let before = load(table);
        table.blocked = seats.to_vec();
        let after = load(table);
        self.discount(no, before);
        self.count(no, after);
    }

    /// Puts somebody on a seat, or nobody.
    pub(crate) fn put(&mut self, no: TableNo, seat: SeatNo, who: Option<EntryId>) {
        let Some(table) = self.tables.get_mut(&no).map(Arc::make_mut) else { return };
        let before = load(table);
        table.put(seat, who);
        let after = load(table);
        if before != after {
            self.discount(no, before);
            self.count(no, after);
        }
    }

    /// A table, to note what is told of it. Seats change by [`TablesInPlay::put`] only.
    pub(crate) fn noted(&mut self, no: TableNo) -> Option<&mut Table> {
        self.tables.get_mut(&no).map(Arc::make_mut)
    }

    /// All tables, to note what is told of them.
    pub(crate) fn all_noted(&mut self) -> impl Iterator<Item = &mut Table> {
        self.tables.values_mut().map(Arc::make_mut)
    }

    fn count(&mut self, no: TableNo, load: Load) {
        let alike = self.by_load.entry(load).or_default();
        if let Err(place) = alike.binary_search(&no) {
            alike.insert(place, no);
        }
        self.free += load.1 - load.0;
    }

    fn discount(&mut self, no: TableNo, load: Load) {
        if let Some(alike) = self.by_load.get_mut(&load) {
            if let Ok(place) = alike.binary_search(&no) {
                alike.remove(place);
            }
            if alike.is_empty() {
                self.by_load.remove(&load);
            }
        }
        self.free -= load.1 - load.0;
    }

    /// Free seats at all tables.
    pub fn free_seats(&self) -> usize {
        self.free
    }

    /// The longest table and how many sit there; the lowest number among equals.
    pub fn longest(&self) -> Option<(TableNo, usize)> {
        let (most, _) = self.by_load.keys().next_back()?;
        self.first_of(*most)
    }

    /// The shortest table and how many sit there; the lowest number among equals.
    pub fn shortest(&self) -> Option<(TableNo, usize)> {
        let (fewest, _) = self.by_load.keys().next()?;
        self.first_of(*fewest)
    }

    fn alike(&self, players: usize) -> impl Iterator<Item = (&Load, &Vec<TableNo>)> {
        self.by_load.range((players, 0)..=(players, usize::MAX))
    }

    fn first_of(&self, players: usize) -> Option<(TableNo, usize)> {
        let no = self.alike(players).filter_map(|(_, tables)| tables.first()).min()?;
        Some((*no, players))
    }

    /// Tables with a free seat, the shortest first.
    pub fn with_room(&self) -> impl Iterator<Item = &Table> {
        let loads = self.by_load.iter().filter(|((players, seats), _)| players < seats);
        loads.flat_map(|(_, tables)| tables).filter_map(|no| self.tables.get(no).map(Arc::as_ref))
    }

    /// Number of seats among which [`TablesInPlay::draw_seat`] draws.
    pub fn seats_to_draw(&self) -> usize {
        let fewest =
            self.by_load.keys().find(|(players, seats)| players < seats).map(|(players, _)| *players);
        let open = fewest.map(|fewest| self.alike(fewest)).into_iter().flatten();
        open.map(|((players, seats), tables)| (seats - players) * tables.len()).sum()
    }

    /// A free seat by draw among the tables with fewest players that have one: what
    /// [`crate::base::draw::draw_one_seat`] draws from the list of all those seats.
    pub fn draw_seat(&self, seed: &Seed) -> Option<(TableNo, SeatNo)> {
        let fewest = self.by_load.keys().find(|(players, seats)| players < seats)?.0;
        let open = || self.alike(fewest).filter(|((players, seats), _)| players < seats);
        let mut drawn = draw_below(self.seats_to_draw(), seed);
        let mut loads = open();
        let (first, others) = (loads.next()?, loads.next());
        let ((players, seats), alike) = first;
        let no = if others.is_none() {
            let each = seats - players;
            let no = *alike.get(drawn / each)?;
            drawn %= each;
            no
        } else {
            let mut tables: Vec<(TableNo, usize)> = Vec::new();
            for ((players, seats), alike) in open() {
                tables.extend(alike.iter().map(|no| (*no, seats - players)));
            }
            tables.sort_unstable();
            let (no, _) = *tables.iter().find(|(_, free)| match drawn.checked_sub(*free) {
                Some(rest) => {
                    drawn = rest;
                    false
                }
                None => true,
            })?;
            no
        };
        let seat = *self.tables.get(&no)?.free().get(drawn)?;
        Some((no, seat))
    }

    /// The same tables counted anew, to be compared with what was kept ready.
    pub(crate) fn recounted(&self) -> Self {
        // Closed tables leave nothing to count.
        let mut anew = TablesInPlay {
            tonight: self.tonight.clone(),
            blocked: self.blocked.clone(),
            ..TablesInPlay::default()
        };
        for table in self.tables.values() {
            anew.open(Table::clone(table));
        }
        anew
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::draw::draw_one_seat;

    /// Tables of different sizes, filled unevenly.
    fn tables() -> TablesInPlay {
        let mut tables = TablesInPlay::default();
        let mut entry = 0;
        for (no, seats, players) in [(3, 9, 4), (1, 6, 6), (7, 8, 4), (2, 9, 5), (9, 6, 4), (4, 9, 9)] {
            tables.open(Table::new(no, seats));
            for seat in 1..=players {
                entry += 1;
                tables.put(no, seat, Some(EntryId(entry)));
            }
        }
        tables
    }

    #[test]
    fn what_is_kept_ready_is_what_one_counts() {
        let mut tables = tables();
        assert_eq!((tables.longest(), tables.shortest()), (Some((4, 9)), Some((3, 4))));
        assert_eq!(tables.free_seats(), 15);
        tables.put(3, 2, None);
        tables.put(3, 2, None);
        tables.close(4);
        assert_eq!((tables.longest(), tables.shortest()), (Some((1, 6)), Some((3, 3))));
        assert_eq!(tables.recounted(), tables);
        assert!(tables.tonight().iter().eq(&[1, 2, 3, 4, 7, 9]));
        assert!(tables.with_room().map(|table| table.no).eq([3, 9, 7, 2]));
    }

    #[test]
    fn the_table_to_break_is_first_in_order() {
        use crate::rules::ruleset::BreakOrder;
        let (all, none) = (tables(), TablesInPlay::default());
        for list in [vec![], vec![5], vec![5, 3, 4], vec![2, 9]] {
            for order in [BreakOrder::HighestFirst, BreakOrder::List { tables: list }] {
                let whole = order.of(all.keys().copied());
                assert_eq!(order.first_of(&all), whole.first().copied(), "{order:?}");
                assert_eq!(order.first_of(&none), None);
            }
        }
    }

    #[test]
    fn a_seat_is_drawn_among_all_free_ones() {
        let mut tables = tables();
        for round in 0..40_u8 {
            let seed = Seed([round; 32]);
            let fewest = tables.values().filter(|t| !t.free().is_empty()).map(|t| t.players()).min();
            let listed: Vec<(TableNo, SeatNo)> = tables
                .values()
                .filter(|table| Some(table.players()) == fewest)
                .flat_map(|table| table.free().into_iter().map(|seat| (table.no, seat)))
                .collect();
            let drawn = tables.draw_seat(&seed);
            assert_eq!(drawn, draw_one_seat(&listed, &seed), "round {round}");
            if let Some((no, seat)) = drawn {
                tables.put(no, seat, Some(EntryId(100 + u32::from(round))));
            }
        }
        assert_eq!((tables.free_seats(), tables.draw_seat(&Seed([0; 32]))), (0, None));
    }
}
