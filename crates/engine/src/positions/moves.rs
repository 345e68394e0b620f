//! Players who change tables: which of them (6-9), to which seat, and what they are there (6-10).

use serde::{Deserialize, Serialize};

use super::moving::button_and_small_blind;
use super::{NextHand, next_hand};
use crate::base::quantity::SeatNo;
use crate::positions::hand::{Arrival, LastHand, MoveReason, between, next_after};
use crate::rules::ruleset::{ButtonSystem, Ruleset};

/// Seats that move when a table gives up `count` players: the future big blinds in order (6-9).
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

/// The players who have the big blind next, in order, after a hand.
///
/// ```
/// use tapis_engine::positions::hand::LastHand;
/// use tapis_engine::positions::future_big_blinds;
/// use tapis_engine::rules::ruleset::{ButtonSystem, Ruleset};
/// let last = LastHand { button: 1, sb: 2, sb_posted: true, bb: 3, dealer: None, sb_owed: vec![] };
/// let moving = Ruleset { button_system: ButtonSystem::Moving, ..Ruleset::default() };
/// // The big blind is out: a moving button lets seat 4 go past it.
/// assert_eq!(future_big_blinds(&[1, 2, 4, 5], &last, 1, &Ruleset::default()), [4]);
/// assert_eq!(future_big_blinds(&[1, 2, 4, 5], &last, 1, &moving), [5]);
/// ```
pub fn future_big_blinds(occupied: &[SeatNo], last: &LastHand, count: usize, rules: &Ruleset) -> Vec<SeatNo> {
    let before = match rules.button_system {
        ButtonSystem::Dead | ButtonSystem::MovingMadeUp => None,
        ButtonSystem::Moving => button_and_small_blind(last, occupied).map(|(_, small_blind)| small_blind),
    };
    who_moves(occupied, before.unwrap_or(last.bb), count)
}

/// Position of a moved player in the next hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NextRole {
    /// Big blind of the hand.
    Bb,
    /// Button of the hand.
    Button,
    /// Neither button nor big blind.
    Other,
}

/// The seat that a moved player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatFound {
    pub seat: SeatNo,
    /// Position of the player in the next hand.
    pub next_role: NextRole,
    /// He sits one hand out (6-12).
    pub sits_out: bool,
}

/// Whether a player moved to this free seat would be the next small blind, which is never given
/// (6-10). With a dead button that is the last big blind's own seat, whoever moves there.
pub fn next_small_blind(
    seats: SeatNo,
    occupied: &[SeatNo],
    seat: SeatNo,
    last: &LastHand,
    rules: &Ruleset,
) -> bool {
    match rules.button_system {
        ButtonSystem::Dead => seat == last.bb,
        ButtonSystem::Moving | ButtonSystem::MovingMadeUp => hand_with(seats, occupied, seat, last, rules)
            .is_some_and(|next| !next.heads_up && next.hand.sb == Some(seat)),
    }
}

fn hand_with(
    seats: SeatNo,
    occupied: &[SeatNo],
    seat: SeatNo,
    last: &LastHand,
    rules: &Ruleset,
) -> Option<NextHand> {
    let with: Vec<SeatNo> = occupied.iter().copied().chain([seat]).collect();
    next_hand(seats, last, &with, &[], &[Arrival { seat, reason: MoveReason::Balance }], rules)
}

/// The seat of a player moved for balance: the nearest free one left of the big blind that is not blocked, never the
/// next small blind (6-10). `None` if only that one is free; the director decides.
///
/// ```
/// use tapis_engine::positions::hand::LastHand;
/// use tapis_engine::positions::{NextRole, seat_for_moved};
/// use tapis_engine::rules::ruleset::Ruleset;
/// let last = LastHand { button: 1, sb: 2, sb_posted: true, bb: 3, dealer: None, sb_owed: vec![] };
/// let found = seat_for_moved(9, &[1, 4, 5, 6, 7, 8, 9], &[], &last, &Ruleset::default()).unwrap();
/// assert_eq!((found.seat, found.next_role), (2, NextRole::Button));
/// ```
pub fn seat_for_moved(
    seats: SeatNo,
    occupied: &[SeatNo],
    blocked: &[SeatNo],
    last: &LastHand,
    rules: &Ruleset,
) -> Option<SeatFound> {
    let free: Vec<SeatNo> = (1..=seats)
        .filter(|seat| !occupied.contains(seat) && !blocked.contains(seat))
        .filter(|seat| !next_small_blind(seats, occupied, *seat, last, rules))
        .collect();
    let seat = next_after(last.bb, &free)?;
    let next = hand_with(seats, occupied, seat, last, rules);
    let next_role = match &next {
        Some(next) if next.posts_bb(seat) => NextRole::Bb,
        Some(next) if next.hand.button == seat => NextRole::Button,
        _ => NextRole::Other,
    };
    let sits_out = next.is_some_and(|next| next.hand.sits_out.contains(&seat));
    Some(SeatFound { seat, next_role, sits_out })
}

/// Hands that bring the big blind, or a moving button, from one seat to another: the players met on
/// the way. Whole rounds are not seen.
///
/// ```
/// use tapis_engine::positions::hands_between;
/// assert_eq!(hands_between(&[1, 2, 4, 7], 2, 1), 3);
/// assert_eq!(hands_between(&[1, 2, 4, 7], 2, 2), 0);
/// ```
pub fn hands_between(occupied: &[SeatNo], from: SeatNo, to: SeatNo) -> u32 {
    if from == to {
        return 0;
    }
    let passed = occupied.iter().filter(|seat| **seat == to || between(**seat, from, to));
    u32::try_from(passed.count()).unwrap_or(u32::MAX)
}
