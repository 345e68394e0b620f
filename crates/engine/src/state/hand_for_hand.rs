//! Hand for hand: the hands of each table.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::base::quantity::TableNo;

/// Play goes hand for hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandForHand {
    /// The hand being played, from 1.
    pub hand: u32,
    /// It ends when so many players are left.
    pub until_left: u32,
    /// Tables that have finished the hand.
    pub done: BTreeSet<TableNo>,
}

/// Hands announced as the last ones of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LastHands {
    pub hands: u32,
    /// Step in which they were announced.
    pub step: usize,
}
