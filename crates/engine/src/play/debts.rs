//! Debts that the club gives up, each with its reason.

use crate::base::quantity::{Cents, EntryId, Millis};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::state::debts::WrittenOff;
use crate::state::recorded_results::LONGEST_REASON;
use crate::state::subjects::Debts;
use crate::state::tournament::Tournament;

impl<'a> Debts<'a> {
    /// Debts that were written off, in order of time.
    pub fn written_off(self) -> &'a [WrittenOff] {
        &self.tournament.written_off
    }

    /// Gives up all that an entry still owes.
    pub(crate) fn write_off(self, id: EntryId, why: &str, at: Millis) -> Result<Vec<Event>, Refusal> {
        let amount = self.tournament.known(id)?.owed();
        if amount <= Cents::ZERO {
            return Err(Refusal::NothingOwed { entry: id });
        }
        let why = why.trim();
        if why.is_empty() {
            return Err(Refusal::WriteOffReason);
        }
        if why.chars().count() > LONGEST_REASON {
            let most = u32::try_from(LONGEST_REASON).unwrap_or(u32::MAX);
            return Err(Refusal::CorrectionLong { most });
        }
        Ok(vec![Event::DebtWrittenOff { entry: id, at, amount, why: why.to_owned() }])
    }
}

pub(crate) fn apply_written_off(tournament: &mut Tournament, one: WrittenOff) {
    if let Some(entry) = tournament.entry_mut(one.entry) {
        entry.written_off += one.amount;
    }
    tournament.written_off.push(one);
}
