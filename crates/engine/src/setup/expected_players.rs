//! The field that an organiser expects, from which hours, averages and chips are reckoned before seats are drawn.

use serde::{Deserialize, Serialize};

use super::{Format, SetupDraft};
use crate::structure::Field;

/// Players who are expected, and what all of them together are expected to buy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ExpectedPlayers {
    /// Entries, 2 to 10,000.
    pub players: u32,
    /// Rebuys, or re-entries where those are sold.
    #[serde(default)]
    pub rebuys: u32,
    #[serde(default)]
    pub addons: u32,
}

/// Most players, rebuys or add-ons that a form takes.
pub(super) const MOST_EXPECTED: u32 = 10_000;

impl ExpectedPlayers {
    /// Whether an evening can be like that.
    pub(super) fn is_valid(&self) -> bool {
        (2..=MOST_EXPECTED).contains(&self.players) && self.rebuys.max(self.addons) <= MOST_EXPECTED
    }
}

impl Default for ExpectedPlayers {
    /// A club evening of which nothing is known.
    fn default() -> Self {
        ExpectedPlayers { players: 40, rebuys: 0, addons: 0 }
    }
}

impl SetupDraft {
    /// The expected field, two players at least, with only what this set-up sells.
    pub fn expected_field(&self) -> Field {
        let expected = self.expected.unwrap_or_default();
        let (rebuys, addons) = match self.format {
            Format::Rebuy { addon, .. } => (expected.rebuys, if addon { expected.addons } else { 0 }),
            Format::Freezeout if self.re_entries.is_some() => (expected.rebuys, 0),
            Format::Freezeout => (0, 0),
        };
        Field { rebuys, addons, ..self.field_of(expected.players.max(2)) }
    }

    /// Players who buy nothing more, with the add-ons of this set-up.
    pub(crate) fn field_of(&self, players: u32) -> Field {
        let addon_multiple = match self.format {
            Format::Rebuy { addon_multiple, .. } => addon_multiple,
            Format::Freezeout => 1,
        };
        Field { addon_multiple, ..Field::of(players) }
    }
}
