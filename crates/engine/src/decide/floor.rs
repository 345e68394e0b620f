//! Rulings of the floor desk.

use crate::event::Event;
use crate::floor_ruling::FloorRuling;
use crate::quantity::Millis;
use crate::refusal::Refusal;
use crate::tournament::Tournament;

impl Tournament {
    /// Keeps a ruling, if the rules of this tournament do answer so.
    pub(super) fn record_ruling(&self, ruling: &FloorRuling, at: Millis) -> Result<Vec<Event>, Refusal> {
        if let Some(table) = ruling.table {
            self.open_at(table)?;
        }
        ruling.check(&self.setup.ruleset)?;
        Ok(vec![Event::Ruled { at, ruling: ruling.clone() }])
    }
}
