//! Seats, moves between them, and the results of those who left them.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, EntryId, MemberId, Place, Points, SeatNo, TableNo};
use crate::prizes::payouts::PrizeInKind;
use crate::rules::citation::{FINAL_TABLE, Rule};

/// A seat of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatRef {
    pub table: TableNo,
    /// The seat at it.
    pub seat: SeatNo,
}

/// Cause of a player's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MoveCause {
    /// Balance between tables (6-8).
    Balance,
    /// The table was broken (6-6).
    Break,
    /// The final table was drawn (1-4).
    FinalTable,
    /// All seats were drawn anew during play (1-4).
    Redraw,
    /// The next round was drawn: the winners of all tables, with new stacks (1-4).
    Round,
    /// The director's own decision (1-1).
    Director,
}

impl MoveCause {
    /// The rule it rests on.
    pub fn rule(self) -> Rule {
        match self {
            MoveCause::Balance => "6-8".into(),
            MoveCause::Break => "6-6".into(),
            MoveCause::FinalTable => FINAL_TABLE,
            MoveCause::Redraw | MoveCause::Round => "1-4".into(),
            MoveCause::Director => "1-1".into(),
        }
    }
}

/// Move of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatMove {
    pub entry: EntryId,
    pub from: SeatRef,
    pub to: SeatRef,
}

/// One line of the final result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    pub entry: EntryId,
    /// The member, for the season.
    pub member: MemberId,
    /// The place; equals share the better number.
    pub place: Place,
    pub prize: Cents,
    pub in_kind: Vec<PrizeInKind>,
    /// Bounties won, the own head among them where it was kept to the end; not part of `prize`.
    #[serde(default, skip_serializing_if = "Cents::is_zero")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Cents>", optional))]
    pub bounties: Cents,
    pub points: Points,
}

impl ResultLine {
    /// Money in all: the prize and the bounties.
    pub fn money(&self) -> Cents {
        self.prize.saturating_add(self.bounties)
    }

    /// The place brings money or things.
    pub fn in_money(&self) -> bool {
        self.prize > Cents::ZERO || !self.in_kind.is_empty()
    }

    /// It brings money or things, by its place or by bounties.
    pub fn wins(&self) -> bool {
        self.money() > Cents::ZERO || !self.in_kind.is_empty()
    }
}
