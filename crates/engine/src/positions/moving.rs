//! Systems in which the button always goes to the next player, and the next two have the blinds
//! (002, 11). In one of them a player whom a blind went past makes it up (001 c).

use crate::base::quantity::SeatNo;
use crate::positions::hand::{Arrival, Hand, LastHand, NextPositions, between, next_after};
use crate::rules::ruleset::{ButtonSystem, DealerMode, Ruleset};

/// Seats of a moving button and of the small blind of that hand: heads-up the same seat.
pub(super) fn button_and_small_blind(last: &LastHand, occupied: &[SeatNo]) -> Option<(SeatNo, SeatNo)> {
    let button = next_after(last.button, occupied)?;
    let sb = if occupied.len() == 2 { button } else { next_after(button, occupied)? };
    Some((button, sb))
}

/// The hand after `last` where the button moves. `occupied` is sorted and has two seats or more.
pub(super) fn moving(
    last: &LastHand,
    occupied: &[SeatNo],
    eliminated: &[SeatNo],
    arrivals: &[Arrival],
    rules: &Ruleset,
) -> Option<NextPositions> {
    let (button, sb) = button_and_small_blind(last, occupied)?;
    let heads_up = occupied.len() == 2;
    let bb = next_after(sb, occupied)?;
    // Heads-up each posts one of the two; what was owed is owed no more.
    let made_up = if rules.button_system == ButtonSystem::MovingMadeUp && !heads_up {
        made_up(last, (sb, bb), occupied, |seat| {
            eliminated.contains(&seat) || arrivals.iter().any(|arrival| arrival.seat == seat)
        })
    } else {
        MadeUp { sb_posted: true, ..MadeUp::default() }
    };
    let dealer = (rules.dealer_mode == DealerMode::PlayersDeal).then_some(button);
    let hand = Hand::of(button, made_up.sb_posted.then_some(sb), bb, dealer);
    let hand = Hand { also_bb: made_up.also_bb, also_sb: made_up.also_sb, ..hand };
    Some(NextPositions { hand, sb_seat: sb, sb_owed: made_up.sb_owed })
}

#[derive(Default)]
struct MadeUp {
    /// The player in the small blind posts it: no big blind is due from that player first.
    sb_posted: bool,
    also_bb: Vec<SeatNo>,
    also_sb: Vec<SeatNo>,
    sb_owed: Vec<SeatNo>,
}

/// Seats that make up a blind, and which. A player posts one blind in a hand, the big one first; a small blind due in
/// the same hand follows in the next.
fn made_up(
    last: &LastHand,
    (sb, bb): (SeatNo, SeatNo),
    occupied: &[SeatNo],
    changed: impl Fn(SeatNo) -> bool,
) -> MadeUp {
    // After a newcomer sat down between the blinds a blind may not have moved on: nobody was passed.
    let passed = |from: SeatNo, to: SeatNo| {
        let on = to != from && !between(to, last.button, from);
        occupied.iter().copied().filter(move |seat| on && between(*seat, from, to))
    };
    let also_bb: Vec<SeatNo> = passed(last.bb, bb).collect();
    let owing = last.sb_owed.iter().copied().filter(|seat| occupied.contains(seat) && !changed(*seat));
    let mut due: Vec<SeatNo> = passed(last.sb, sb).chain(owing).chain([sb]).collect();
    due.sort_unstable();
    due.dedup();
    let (sb_owed, posted): (Vec<SeatNo>, Vec<SeatNo>) =
        due.into_iter().partition(|seat| *seat == bb || also_bb.contains(seat));
    MadeUp {
        sb_posted: posted.contains(&sb),
        also_sb: posted.into_iter().filter(|seat| *seat != sb).collect(),
        also_bb,
        sb_owed,
    }
}
