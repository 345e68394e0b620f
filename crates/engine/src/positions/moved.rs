//! Players who change tables: which of them (6-9), to which seat, and what they are there (6-10).

use serde::{Deserialize, Serialize};

use super::{Arrival, LastHand, MoveReason, between, next_after, next_hand};
use crate::quantity::SeatNo;
use crate::ruleset::{ButtonSystem, Ruleset};

/// Who moves when a table gives up `count` players: the future big blinds in order (6-9).
///
/// ```
/// use tapis_engine::positions::who_moves;
/// assert_eq!(who_moves(&[2, 3, 5, 8], 5, 2), [8, 2]);
/// ```
pub fn who_moves(occupied: &[SeatNo], last_bb: SeatNo, count: usize) -> Vec<SeatNo> {
    let mut left = occupied.to_vec();
    let mut moved = Vec::new();
    let mut from = last_bb;
    while moved.len() < count {
        let Some(seat) = next_after(from, &left) else { break };
        left.retain(|other| *other != seat);
        moved.push(seat);
        from = seat;
    }
    moved
}

/// What a moved player is in the next hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NextRole {
    /// Big blind.
    Bb,
    /// Button.
    Button,
    /// Neither.
    Other,
}

/// The seat that a moved player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatFound {
    /// Which.
    pub seat: SeatNo,
    /// What he is there in the next hand.
    pub next_role: NextRole,
    /// He sits one hand out (6-12).
    pub sits_out: bool,
}

/// The seat of a player moved for balance: the nearest free one left of the big blind, never
/// the next small blind (6-10). None: only that one is free; the director decides.
///
/// ```
/// use tapis_engine::{positions::{LastHand, NextRole, seat_for_moved}, ruleset::Ruleset};
/// let last = LastHand { button: 1, sb: 2, sb_posted: true, bb: 3, dealer: None };
/// let found = seat_for_moved(9, &[1, 4, 5, 6, 7, 8, 9], &last, &Ruleset::default()).unwrap();
/// assert_eq!((found.seat, found.next_role), (2, NextRole::Button));
/// ```
pub fn seat_for_moved(
    seats: SeatNo,
    occupied: &[SeatNo],
    last: &LastHand,
    rules: &Ruleset,
) -> Option<SeatFound> {
    let next_with = |seat: SeatNo| {
        let with: Vec<SeatNo> = occupied.iter().copied().chain([seat]).collect();
        next_hand(seats, last, &with, &[], &[Arrival { seat, reason: MoveReason::Balance }], rules)
    };
    // With a dead button the next small blind is always the last big blind's own seat.
    let small_blind = |seat: SeatNo| match rules.button_system {
        ButtonSystem::Dead => seat == last.bb,
        ButtonSystem::Moving => next_with(seat).is_some_and(|next| !next.heads_up && next.sb == Some(seat)),
    };
    let free: Vec<SeatNo> =
        (1..=seats).filter(|seat| !occupied.contains(seat) && !small_blind(*seat)).collect();
    let seat = next_after(last.bb, &free)?;
    let next = next_with(seat);
    let next_role = match &next {
        Some(next) if next.bb == seat => NextRole::Bb,
        Some(next) if next.button == seat => NextRole::Button,
        _ => NextRole::Other,
    };
    let sits_out = next.is_some_and(|next| next.sits_out.contains(&seat));
    Some(SeatFound { seat, next_role, sits_out })
}

/// Hands that bring the big blind from one seat to another: the players met on the way. Whole
/// rounds are not seen.
///
/// ```
/// use tapis_engine::positions::hands_between;
/// assert_eq!(hands_between(&[1, 2, 4, 7], 2, 1), 3);
/// assert_eq!(hands_between(&[1, 2, 4, 7], 2, 2), 0);
/// ```
pub fn hands_between(occupied: &[SeatNo], from_bb: SeatNo, to_bb: SeatNo) -> u32 {
    if from_bb == to_bb {
        return 0;
    }
    let passed = occupied.iter().filter(|seat| **seat == to_bb || between(**seat, from_bb, to_bb));
    u32::try_from(passed.count()).unwrap_or(u32::MAX)
}
