//! Choices about seats, tables, places and rebuys.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base::quantity::TableNo;

/// Mode of dealing: by the players, or by a dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DealerMode {
    /// Players deal in turn (2-2).
    PlayersDeal,
    /// A dealer who does not play.
    Dealer,
}

/// Place of the first button (2-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FirstButton {
    /// The highest seat that is taken.
    FixedSeat,
    /// To the highest card drawn.
    CardDraw,
}

/// System by which button and blinds advance (6-3; 002, 11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ButtonSystem {
    /// The big blind leads, the button may be dead.
    #[default]
    Dead,
    /// The button goes to the next player, the next two post.
    Moving,
    /// The same, but whoever a blind went past makes it up over the following hands (001 c).
    MovingMadeUp,
}

/// A newcomer in a vacant seat between the new button and the small blind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NewcomerBetween {
    /// He sits one hand out (6-12).
    SitOutOne,
    /// He plays at once (6-16).
    PlayNow,
}

/// Going heads-up with the big blind out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HeadsUpRepeat {
    /// Last hand's small blind posts it again (6-20).
    Post,
    /// Nobody posts it twice running (001 c).
    Dead,
}

/// Player who has the button on going heads-up, where the two rules of the dead button collide (6-5, 6-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HeadsUpButton {
    /// The big blind moves on, and the other player has it (6-20).
    #[default]
    BigBlindMovesOn,
    /// Last hand's small blind has it (6-5).
    LastSmallBlind,
}

/// Player who shuffles at a table without a dealer (2-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shuffler {
    /// The player who deals.
    #[default]
    Dealer,
    /// The small blind, for the player who deals.
    SmallBlind,
}

/// Condition under which a stack is small enough for a rebuy (5-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RebuyCondition {
    /// No chips, or strictly less than the big blind.
    ZeroOrBelowBb,
    ZeroOnly,
    /// The big blind or less.
    AtOrBelowBb,
    /// The starting stack or less.
    AtOrBelowStartingStack,
}

/// Equal stacks out in one hand (8-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BustTie {
    /// They share the better place.
    Shared,
    TdDecides,
}

/// Seats among which the players of a broken table draw (6-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BreakDestination {
    /// The free seats of the tables that are shortest at that moment.
    #[default]
    ShortestTables,
    /// All free seats: the tables may be balanced afterwards.
    FreeSeats,
}

/// Player who moves when tables are balanced (6-9); at stud, where there is no button, it is drawn in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BalanceMover {
    /// The player who would be the next big blind.
    #[default]
    NextBigBlind,
    /// One of those at the table, by a draw.
    Drawn,
}

/// Order in which tables are broken (6-6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum BreakOrder {
    /// The highest number first.
    HighestFirst,
    /// This list; tables that it does not name come last, the highest first.
    List { tables: Vec<TableNo> },
}

impl BreakOrder {
    /// The tables in the order in which they are broken.
    pub fn of(&self, tables: impl Iterator<Item = TableNo>) -> Vec<TableNo> {
        let mut open: Vec<TableNo> = tables.collect();
        open.sort_unstable_by(|a, b| b.cmp(a));
        match self {
            BreakOrder::HighestFirst => open,
            BreakOrder::List { tables } => {
                let named = tables.iter().copied().filter(|no| open.contains(no));
                named.chain(open.iter().copied().filter(|no| !tables.contains(no))).collect()
            }
        }
    }

    /// The first of [`BreakOrder::of`], found without making the whole list.
    pub fn first_of<T>(&self, open: &BTreeMap<TableNo, T>) -> Option<TableNo> {
        let named = match self {
            BreakOrder::HighestFirst => None,
            BreakOrder::List { tables } => tables.iter().copied().find(|no| open.contains_key(no)),
        };
        // If none that is named is open, none of those open is named.
        named.or_else(|| open.keys().next_back().copied())
    }
}
