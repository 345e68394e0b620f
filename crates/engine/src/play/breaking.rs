//! Breaking a table of a tournament (6-6).

use crate::base::quantity::TableNo;
use crate::rules::breaking::fits_elsewhere;
use crate::rules::citation::Rule;
use crate::state::seats::MoveCause;
use crate::state::subjects::SeatPlan;

impl SeatPlan<'_> {
    /// Whether the players of a table find seats at the others (6-6).
    pub(crate) fn can_break(self, no: TableNo) -> bool {
        let Some(table) = self.tournament.tables.get(&no).filter(|_| self.tournament.setup.rounds.is_none())
        else {
            return false;
        };
        let free = self.tournament.tables.free_seats().saturating_sub(table.free().len());
        fits_elsewhere(self.tournament.tables.len(), table.players(), free)
    }

    /// The rule on which a move rests: a table that is broken before its turn is the director's own
    /// decision (1-1).
    pub(crate) fn rule_of_move(self, cause: MoveCause, closed: &[TableNo]) -> Rule {
        let first = self.tournament.setup.ruleset.break_order.first_of(&self.tournament.tables);
        match cause {
            MoveCause::Break if closed.first().copied() != first => MoveCause::Director.rule(),
            cause => cause.rule(),
        }
    }
}
