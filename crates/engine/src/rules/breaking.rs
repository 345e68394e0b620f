//! Breaking a table (6-6, 6-11).

use std::collections::BTreeMap;

use crate::base::draw::{Dice, Seed};
use crate::base::quantity::{EntryId, SeatNo, TableNo};
use crate::rules::ruleset::BreakDestination;

/// The table to break now: the first of the order, as soon as its players fit elsewhere (6-6).
///
/// ```
/// use std::collections::BTreeMap;
/// use tapis_engine::rules::breaking::can_break;
/// let seats = BTreeMap::from([(1, 9), (2, 9), (3, 9)]);
/// assert_eq!(can_break(&BTreeMap::from([(1, 7), (2, 6), (3, 5)]), &seats, &[3, 2, 1]), Some(3));
/// assert_eq!(can_break(&BTreeMap::from([(1, 8), (2, 7), (3, 5)]), &seats, &[3, 2, 1]), None);
/// ```
pub fn can_break(
    tables: &BTreeMap<TableNo, usize>,
    seats: &BTreeMap<TableNo, SeatNo>,
    order: &[TableNo],
) -> Option<TableNo> {
    let first = order.iter().copied().find(|no| tables.contains_key(no))?;
    let players = tables.get(&first).copied()?;
    let others = tables.iter().filter(|(no, _)| **no != first);
    let free: usize = others
        .map(|(no, seated)| usize::from(seats.get(no).copied().unwrap_or(0)).saturating_sub(*seated))
        .sum();
    fits_elsewhere(tables.len(), players, free).then_some(first)
}

/// Whether a table with so many players can be broken where so many seats are free elsewhere.
pub(crate) fn fits_elsewhere(tables: usize, players: usize, free: usize) -> bool {
    tables > 1 && players <= free
}

/// A seat by draw for every player of a broken table: each draws in turn, in an order that is drawn too, among the free
/// seats that the rules name (6-6, 6-11). `tables`: how many play at each of the others, and its free seats in order.
/// `None` if there are too few seats.
pub fn seat_broken_table(
    players: &[EntryId],
    tables: &BTreeMap<TableNo, (usize, Vec<SeatNo>)>,
    destination: BreakDestination,
    seed: &Seed,
) -> Option<Vec<(EntryId, TableNo, SeatNo)>> {
    let mut dice = Dice::new(seed);
    let mut order = players.to_vec();
    order.sort_unstable();
    dice.shuffle(&mut order);
    let mut tables = tables.clone();
    let mut seated = Vec::with_capacity(order.len());
    for who in order {
        let with_room = || tables.iter().filter(|(_, (_, free))| !free.is_empty());
        let fewest = with_room().map(|(_, (players, _))| *players).min()?;
        let meant = |players: usize| destination == BreakDestination::FreeSeats || players == fewest;
        let free: Vec<(TableNo, SeatNo)> = with_room()
            .filter(|(_, (players, _))| meant(*players))
            .flat_map(|(no, (_, free))| free.iter().map(|seat| (*no, *seat)))
            .collect();
        let (table, seat) = dice.pick(&free)?;
        if let Some((players, free)) = tables.get_mut(&table) {
            *players += 1;
            free.retain(|other| *other != seat);
        }
        seated.push((who, table, seat));
    }
    Some(seated)
}
