//! The draw for a move that balances tables: where nothing names the player or the seat, they are drawn, and anyone can
//! repeat the draw.

use crate::base::draw::{Seed, draw_of_each};
use crate::base::quantity::SeatNo;
use crate::state::tables::Table;

/// Subject of the draw for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BalanceDraw {
    /// The player, then the seat.
    Both,
    Player,
    Seat,
}

/// The seats to leave and to take: those that are `None` are drawn, the one to leave first. `None` if there is none to
/// draw from.
pub(crate) fn drawn_for_balance(
    source: &Table,
    target: &Table,
    (leaves, takes): (Option<SeatNo>, Option<SeatNo>),
    seed: &Seed,
) -> Option<(SeatNo, SeatNo)> {
    let (taken, free) = (source.occupied(), target.free());
    let open = [(leaves, &taken), (takes, &free)].into_iter().filter(|(named, _)| named.is_none());
    let lists: Vec<&[SeatNo]> = open.map(|(_, seats)| seats.as_slice()).collect();
    let mut drawn = draw_of_each(&lists, seed)?.into_iter();
    Some((leaves.or_else(|| drawn.next())?, takes.or_else(|| drawn.next())?))
}

/// The draws with this seed that give a move from one seat to another, among the taken seats of the table that is left
/// and the free seats of the other. More than one if they agree by chance.
pub fn balance_draws(
    taken: &[SeatNo],
    free: &[SeatNo],
    (leaves, takes): (SeatNo, SeatNo),
    seed: &Seed,
) -> Vec<BalanceDraw> {
    if !taken.contains(&leaves) || !free.contains(&takes) {
        return Vec::new();
    }
    let gives = |lists: &[&[SeatNo]], seats: &[SeatNo]| draw_of_each(lists, seed).as_deref() == Some(seats);
    let ways = [
        (BalanceDraw::Both, gives(&[taken, free], &[leaves, takes])),
        (BalanceDraw::Player, gives(&[taken], &[leaves])),
        (BalanceDraw::Seat, gives(&[free], &[takes])),
    ];
    ways.into_iter().filter_map(|(draw, gives)| gives.then_some(draw)).collect()
}
