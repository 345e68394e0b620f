//! Rulings of the floor desk.

use crate::base::quantity::{Chips, Millis};
use crate::floor::question::Answer;
use crate::journal::event::Event;
use crate::journal::floor_ruling::FloorRuling;
use crate::journal::refusal::Refusal;
use crate::state::subjects::Rulings;
use crate::state::tournament::Phase;

impl Rulings<'_> {
    /// Records a ruling, if the rules of this tournament do answer so. A chip race at a table was made there: the chips
    /// in play change by what it added (10-3).
    pub(super) fn record_ruling(self, ruling: &FloorRuling, at: Millis) -> Result<Vec<Event>, Refusal> {
        if let Some(table) = ruling.table {
            self.tournament.open_at(table)?;
        }
        if let Some(player) = ruling.player {
            self.tournament.known(player)?;
        }
        ruling.check(&self.tournament.seat_plan().rules_now(at))?;
        let mut events = vec![Event::Ruled { at, ruling: ruling.clone() }];
        if let Some((table, added)) = ruling.table.zip(self.raced(ruling)) {
            if added < Chips::ZERO && self.tournament.counts.in_play() + added < Chips(1) {
                return Err(Refusal::StackImpossible);
            }
            events.push(Event::ChipsRaced { table, added });
        }
        Ok(events)
    }

    /// Chips by which a chip race changed the chips in play. `None` if it is no race, or it was not made as the rules
    /// say, or it changed nothing.
    fn raced(self, ruling: &FloorRuling) -> Option<Chips> {
        let Answer::ChipRace(race) = &*ruling.answer else { return None };
        let made =
            race.after.is_some() && ruling.overruled.is_none() && self.tournament.phase == Phase::Playing;
        Some(race.value_added).filter(|added| made && *added != Chips::ZERO)
    }
}
