//! A deal: who gets how much, and how it was shared.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, EntryId, Millis, Place};
use crate::state::stacks::CountedStack;

/// Method by which a deal shares the money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DealMethod {
    /// Value of each stack by a model: the independent chip model ([`icm`](crate::prizes::icm::icm)).
    Icm,
    /// The lowest prize to each, the rest by chips.
    ChipChop,
    /// The same to each.
    Even,
    /// As the players say.
    Custom,
}

/// Amount of one player in a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealAmount {
    pub entry: EntryId,
    pub amount: Cents,
}

/// Terms of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealTerms {
    /// Stacks counted, as far as they are.
    #[serde(default)]
    pub stacks: Vec<CountedStack>,
    /// Amount left for the winner.
    #[serde(default)]
    pub kept: Cents,
    /// Shares are multiples of this, except that what cannot be shared so goes to the largest stack. 0 means as the
    /// prizes are.
    #[serde(default)]
    pub unit: Cents,
    /// Amounts that the players say, as far as they have.
    #[serde(default)]
    pub custom: Vec<DealAmount>,
    /// Chips missing from the counted stacks that the director has seen and accepts.
    #[serde(default)]
    pub gap: Chips,
}

/// A player's share of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DealShare {
    pub entry: EntryId,
    /// The stack then; `None` if it was not counted.
    pub chips: Option<Chips>,
    /// Amount of the player, whatever the place.
    pub amount: Cents,
}

/// A deal that stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal {
    /// Time of the deal.
    pub at: Millis,
    /// Method of sharing the money.
    pub method: DealMethod,
    /// Amount left for the winner.
    pub kept: Cents,
    /// Share of each of those who were left, by entry.
    pub shares: Vec<DealShare>,
}

impl Deal {
    /// Share of this entry in it; nothing where it is not in it.
    pub fn share(&self, entry: EntryId) -> Cents {
        self.shares.iter().find(|share| share.entry == entry).map_or(Cents::ZERO, |share| share.amount)
    }

    /// The money it disposes of: all shares and what is left for the winner.
    pub fn pot(&self) -> Cents {
        self.kept + self.shares.iter().map(|share| share.amount).sum()
    }

    /// The places whose prizes it shares: as many as players are in it.
    pub(crate) fn places(&self) -> Place {
        Place::try_from(self.shares.len()).unwrap_or(Place::MAX)
    }
}
