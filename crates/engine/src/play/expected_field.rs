//! The field for which hours, averages and chips are reckoned.

use crate::state::tournament::{Phase, Tournament};
use crate::structure::Field;

impl Tournament {
    /// The field that hours, averages and chips are reckoned for: while players register those who are expected, or who
    /// is there already where that is more; once seats are drawn who plays, with the purchases expected of so many; in
    /// play what was bought.
    pub fn structure_field(&self) -> Field {
        let (setup, counts) = (self.setup(), self.counts());
        let bought = Field {
            rebuys: counts.rebuys.saturating_add(counts.re_entries),
            addons: counts.addons,
            ..setup.field_of(counts.entries)
        };
        if setup.expected.is_none() || self.phase() >= Phase::Playing {
            return bought;
        }
        let expected = setup.expected_field();
        let players = if self.phase() == Phase::Registering {
            expected.players.max(counts.entries)
        } else {
            counts.entries
        };
        let share = |of: u32| {
            let share = u64::from(of) * u64::from(players) / u64::from(expected.players);
            u32::try_from(share).unwrap_or(u32::MAX)
        };
        Field { players, rebuys: share(expected.rebuys), addons: share(expected.addons), ..expected }
    }
}
