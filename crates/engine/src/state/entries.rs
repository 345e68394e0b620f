//! Entries, their money and their standing. entries, their money and where they stand.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, EntryId, MemberId, Millis};
use crate::state::seats::SeatRef;
use crate::state::stacks::StackAtCount;

/// Standing of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum EntryStatus {
    /// In, without a seat yet.
    Waiting,
    Seated {
        at: SeatRef,
    },
    Out {
        /// Number of entries that this one outlasted: the place is the number of entries less this, so that a latecomer
        /// moves every place by itself.
        outlasted: u32,
        at: Millis,
        /// Player who made the elimination, if known.
        by: Option<EntryId>,
        /// Seat of the player until then.
        from: SeatRef,
    },
    /// Of an evening whose results were entered afterwards.
    Recorded {
        /// Number of players that this one outlasted.
        outlasted: u32,
        /// Player who made the elimination, if known.
        by: Option<EntryId>,
    },
    /// Taken back before play.
    Withdrawn,
}

/// An add-on as it was sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoldAddOn {
    pub chips: Chips,
    pub due: Cents,
    /// Money received for it at once.
    pub paid: Cents,
}

/// One player in the tournament, with the entry that counts: the last one bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry {
    /// Its number, from 1.
    pub id: EntryId,
    pub member: MemberId,
    /// Time of the registration.
    pub registered_at: Millis,
    pub late: bool,
    /// Money due in all.
    pub due: Cents,
    /// Money received in all.
    pub paid: Cents,
    /// Amount that was owed and has been written off.
    pub written_off: Cents,
    pub rebuys: u32,
    pub addons: u32,
    /// The add-on that can be taken back; `None` if there is none.
    pub add_on: Option<SoldAddOn>,
    /// Payment for the bounty on this head.
    pub bounty: Cents,
    /// Chips handed out in all.
    pub chips: Chips,
    /// The stack when it was counted last; `None` if it was not.
    pub counted: Option<StackAtCount>,
    /// The seat kept for the draw.
    pub reserved: Option<SeatRef>,
    /// Not there: dealt in and blinded (2-14).
    pub absent: bool,
    pub standing: EntryStatus,
    /// Players put out by this one.
    pub hits: u32,
    /// The number of its elimination among all; `None` if not out.
    pub out_no: Option<u32>,
    /// The player's earlier entries, earliest first; empty if there is only this one.
    pub earlier: Vec<EarlierEntry>,
}

impl Entry {
    /// The seat, while at a table.
    pub fn seat(&self) -> Option<SeatRef> {
        match self.standing {
            EntryStatus::Seated { at } => Some(at),
            _ => None,
        }
    }

    /// Still counted: not taken back.
    pub fn counts(&self) -> bool {
        self.standing != EntryStatus::Withdrawn
    }

    /// Still in: neither out nor taken back.
    pub fn alive(&self) -> bool {
        matches!(self.standing, EntryStatus::Waiting | EntryStatus::Seated { .. })
    }

    /// The fee was paid before play: an absent player keeps his stack until it is blinded away
    /// (2-15).
    pub fn paid_ahead(&self) -> bool {
        self.due > Cents::ZERO && self.owed() <= Cents::ZERO
    }

    /// Amount still owed; below zero if too much was received.
    pub fn owed(&self) -> Cents {
        self.due.saturating_sub(self.paid).saturating_sub(self.written_off)
    }
}

/// An entry that is out, of a player who bought another one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EarlierEntry {
    /// Its elimination among all of the evening, from 1; players who shared a place share the number.
    pub out_no: u32,
    /// Time of the elimination.
    pub out_at: Millis,
    /// Players who put it out, the first named first.
    pub by: Vec<EntryId>,
    /// Seat of the player until then.
    pub from: SeatRef,
    /// Time when the player bought the next one.
    pub back_at: Millis,
    /// Sum that was due from the player until then.
    pub due: Cents,
    pub rebuys: u32,
    pub addons: u32,
    /// Payment for the bounty on its head.
    pub bounty: Cents,
}
