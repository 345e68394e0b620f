//! The lot that names a player and a seat for a move, where no position does.

use crate::base::draw::{Dice, Seed};
use crate::base::quantity::SeatNo;
use crate::state::tables::Table;

/// The seats to leave and to take of a move for balance: what is not named is drawn, the one to leave first. `None` if
/// there is none to draw from.
pub(crate) fn drawn_for_balance(
    source: &Table,
    target: &Table,
    (mover, seat): (Option<SeatNo>, Option<SeatNo>),
    seed: Option<&Seed>,
) -> Option<(SeatNo, SeatNo)> {
    let mut dice = seed.map(Dice::new);
    let mut drawn = |named: Option<SeatNo>, among: Vec<SeatNo>| match named {
        Some(named) => Some(named),
        None => dice.as_mut()?.pick(&among),
    };
    Some((drawn(mover, source.occupied())?, drawn(seat, target.free())?))
}
