//! Choices about seats, tables, places and rebuys.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base::quantity::TableNo;

/// Mode of dealing: by the players, or by a dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealerMode {
    /// Players deal in turn (2-2).
    #[serde(rename = "players_deal")]
    PlayersDeal,
    /// A dealer who does not play.
    #[serde(rename = "dealer")]
    Dealer,
}

/// Place of the first button (2-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FirstButton {
    /// The highest seat that is taken.
    #[serde(rename = "fixed_seat")]
    FixedSeat,
    /// To the highest card drawn.
    #[serde(rename = "card_draw")]
    CardDraw,
}

/// System by which button and blinds advance (6-3; 002, 11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ButtonSystem {
    /// The big blind leads, the button may be dead.
    #[default]
    #[serde(rename = "dead")]
    Dead,
    /// The button goes to the next player, the next two post.
    #[serde(rename = "moving")]
    Moving,
    /// The same, but whoever a blind went past makes it up over the following hands (001 c).
    #[serde(rename = "moving_made_up")]
    MovingMadeUp,
}

/// A newcomer in a vacant seat between the new button and the small blind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NewcomerBetween {
    /// He sits one hand out (6-12).
    #[serde(rename = "sit_out_one")]
    SitOutOne,
    /// He plays at once (6-16).
    #[serde(rename = "play_now")]
    PlayNow,
}

/// Going heads-up with the big blind out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HeadsUpRepeat {
    /// Last hand's small blind posts it again (6-20).
    #[serde(rename = "post")]
    Post,
    /// Nobody posts it twice running (001 c).
    #[serde(rename = "dead")]
    Dead,
}

/// Player who has the button on going heads-up, where the two rules of the dead button collide (6-5, 6-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HeadsUpButton {
    /// The big blind moves on, and the other player has it (6-20).
    #[default]
    #[serde(rename = "big_blind_moves_on")]
    BigBlindMovesOn,
    /// Last hand's small blind has it (6-5).
    #[serde(rename = "last_small_blind")]
    LastSmallBlind,
}

/// Player who shuffles at a table without a dealer (2-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shuffler {
    /// The player who deals.
    #[default]
    #[serde(rename = "dealer")]
    Dealer,
    /// The small blind, for the player who deals.
    #[serde(rename = "small_blind")]
    SmallBlind,
}

/// Condition under which a stack is small enough for a rebuy (5-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RebuyCondition {
    /// No chips, or strictly less than the big blind.
    #[serde(rename = "zero_or_below_bb")]
    ZeroOrBelowBb,
    #[serde(rename = "zero_only")]
    ZeroOnly,
    /// The big blind or less.
    #[serde(rename = "at_or_below_bb")]
    AtOrBelowBb,
    /// The starting stack or less.
    #[serde(rename = "at_or_below_starting_stack")]
    AtOrBelowStartingStack,
}

/// Equal stacks out in one hand (8-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BustTie {
    /// They share the better place.
    #[serde(rename = "shared")]
    Shared,
    #[serde(rename = "td_decides")]
    TdDecides,
}

/// Seats among which the players of a broken table draw (6-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BreakDestination {
    /// The free seats of the tables that are shortest at that moment.
    #[default]
    #[serde(rename = "shortest_tables")]
    ShortestTables,
    /// All free seats: the tables may be balanced afterwards.
    #[serde(rename = "free_seats")]
    FreeSeats,
}

/// Player who moves when tables are balanced (6-9); at stud, where there is no button, it is drawn in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BalanceMover {
    /// The player who would be the next big blind.
    #[default]
    #[serde(rename = "next_big_blind")]
    NextBigBlind,
    /// One of those at the table, by a draw.
    #[serde(rename = "drawn")]
    Drawn,
}

/// Order in which tables are broken (6-6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields)]
pub enum BreakOrder {
    /// The highest number first.
    #[serde(rename = "highest_first")]
    HighestFirst,
    /// This list; tables that it does not name come last, the highest first.
    #[serde(rename = "list")]
    List {
        #[serde(rename = "tables")]
        tables: Vec<TableNo>,
    },
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
