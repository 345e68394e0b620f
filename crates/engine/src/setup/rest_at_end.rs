//! The break at the end of the period in which rebuys or re-entries are sold.

use crate::setup::SetupDraft;
use crate::structure::{Step, StructureWarning};

impl SetupDraft {
    /// The remark on a structure with breaks that goes on after the last level in which rebuys or re-entries are sold,
    /// and has no break between.
    pub(crate) fn lacks_break_at_end(&self) -> Option<StructureWarning> {
        let last = usize::try_from(self.sales_last_level()?).ok()?.checked_sub(1)?;
        let mut levels = self.steps.iter().enumerate().filter(|(_, step)| !step.is_break());
        let (step, _) = levels.nth(last)?;
        let goes_on = self.steps.get(step.saturating_add(1)).is_some_and(|next| !next.is_break());
        (goes_on && self.steps.iter().any(Step::is_break)).then_some(StructureWarning::NoBreakAtEnd { step })
    }
}
