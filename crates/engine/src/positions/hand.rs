//! The hand that is to be played: button, blinds, and who is dealt in.

use crate::base::quantity::SeatNo;
use serde::{Deserialize, Serialize};

fn yes() -> bool {
    true
}

/// The positions of a hand that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LastHand {
    /// Seat of the button.
    pub button: SeatNo,
    /// The small blind's seat, even if nobody posted from it.
    pub sb: SeatNo,
    /// Whether somebody posted it.
    #[serde(default = "yes")]
    pub sb_posted: bool,
    /// The big blind's seat.
    pub bb: SeatNo,
    /// Seat of the player who dealt. `None` if a professional dealer did, or it is not known.
    #[serde(default)]
    pub dealer: Option<SeatNo>,
    /// Players who owe a small blind, because in this hand they made up a big one.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sb_owed: Vec<SeatNo>,
}

/// Somebody who came to a table since the last hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// Seat that the player took.
    pub seat: SeatNo,
    /// Reason for the move.
    pub reason: MoveReason,
}

/// Button and blinds of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Seat of the button.
    pub button: SeatNo,
    /// Nobody sits there (6-18).
    pub button_dead: bool,
    /// Seat that posts the small blind. `None` if nobody posts it (6-17).
    pub sb: Option<SeatNo>,
    /// Seat that posts the big blind.
    pub bb: SeatNo,
    /// Seat of the player who deals. `None` if there is a professional dealer.
    pub dealer: Option<SeatNo>,
    /// Seats that post a big blind besides, because the big blind went past them.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also_bb: Vec<SeatNo>,
    /// Seats that post a small blind besides, because the small blind went past them.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also_sb: Vec<SeatNo>,
    /// Newcomers who sit this hand out (6-12).
    pub sits_out: Vec<SeatNo>,
}

impl Hand {
    /// A hand in which everybody plays, and nobody makes up a blind.
    pub(crate) fn of(button: SeatNo, sb: Option<SeatNo>, bb: SeatNo, dealer: Option<SeatNo>) -> Hand {
        let (also_bb, also_sb, sits_out) = (Vec::new(), Vec::new(), Vec::new());
        Hand { button, button_dead: false, sb, bb, dealer, also_bb, also_sb, sits_out }
    }
}

/// Statement of a system about the next hand.
pub(crate) struct NextPositions {
    pub(crate) hand: Hand,
    /// The seat that the small blind belongs to, posted or not.
    pub(crate) sb_seat: SeatNo,
    /// Seats that owe a small blind after it.
    pub(crate) sb_owed: Vec<SeatNo>,
}

/// The first of `among` met clockwise after `from`, `from` itself last.
pub(crate) fn next_after(from: SeatNo, among: &[SeatNo]) -> Option<SeatNo> {
    among.iter().copied().filter(|seat| *seat > from).min().or_else(|| among.iter().copied().min())
}

/// Whether a seat lies strictly between two others, clockwise.
pub(crate) fn between(seat: SeatNo, from: SeatNo, to: SeatNo) -> bool {
    if from < to {
        seat > from && seat < to
    } else if from > to {
        seat > from || seat < to
    } else {
        false
    }
}

/// Reason for coming to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MoveReason {
    /// To balance the tables.
    Balance,
    /// From a broken table.
    Break,
}
