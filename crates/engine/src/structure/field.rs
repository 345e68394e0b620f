//! Players who are expected, and their chips.

use serde::{Deserialize, Serialize};

use crate::base::quantity::Chips;

/// A field: players, and what they buy in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    pub players: u32,
    /// Rebuys, all players together.
    pub rebuys: u32,
    /// Add-ons, all players together.
    pub addons: u32,
    /// Starting stacks in one add-on.
    pub addon_multiple: u32,
}

impl From<u32> for Field {
    fn from(players: u32) -> Self {
        Field::of(players)
    }
}

impl Field {
    /// Players who buy nothing more.
    pub fn of(players: u32) -> Self {
        Field { players, rebuys: 0, addons: 0, addon_multiple: 1 }
    }

    /// The chips of one add-on.
    pub fn addon_chips(&self, stack: Chips) -> Chips {
        stack.saturating_mul(i64::from(self.addon_multiple.clamp(1, 2)))
    }

    /// All chips that come into play.
    ///
    /// ```
    /// use tapis_engine::base::quantity::Chips;
    /// use tapis_engine::structure::Field;
    /// let field = Field { players: 30, rebuys: 10, addons: 5, addon_multiple: 2 };
    /// assert_eq!(field.chips(Chips(5_000)), Chips(250_000));
    /// ```
    pub fn chips(&self, stack: Chips) -> Chips {
        let stacks = i64::from(self.players.max(2)).saturating_add(i64::from(self.rebuys));
        let addons = self.addon_chips(stack).saturating_mul(i64::from(self.addons));
        stack.saturating_mul(stacks).saturating_add(addons)
    }
}
