//! Debts that the club gives up, each with its reason.

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::quantity::{Cents, EntryId, Millis};
use crate::recorded::LONGEST_REASON;
use crate::refusal::Refusal;
use crate::tournament::Tournament;

/// A debt that was written off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrittenOff {
    /// Whose.
    pub entry: EntryId,
    /// When.
    pub at: Millis,
    /// What was owed.
    pub amount: Cents,
    /// The director's reason.
    pub why: String,
}

impl Tournament {
    /// Debts that were written off, in order of time.
    pub fn written_off(&self) -> &[WrittenOff] {
        &self.written_off
    }

    /// Gives up all that an entry still owes.
    pub(crate) fn write_off(&self, id: EntryId, why: &str, at: Millis) -> Result<Vec<Event>, Refusal> {
        let amount = self.known(id)?.owed();
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

    pub(crate) fn apply_written_off(&mut self, one: WrittenOff) {
        if let Some(entry) = self.entry_mut(one.entry) {
            entry.written_off += one.amount;
        }
        self.written_off.push(one);
    }
}
