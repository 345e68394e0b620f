//! Changes of the set-up, before and during play.

use crate::event::Event;
use crate::payouts::PrizePlan;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::setup::SetupDraft;
use crate::tournament::{Phase, Tournament};

impl Tournament {
    /// Before the draw anything may change. Once somebody is registered prices already asked
    /// stay with their entries; once seats are drawn the starting stack and the tables in play
    /// stay; the levels of a running clock change by [`crate::action::Action::ChangeStructure`].
    pub(super) fn amend(&self, draft: &SetupDraft) -> Result<Vec<Event>, Refusal> {
        let setup = draft.clone().check().map_err(|errors| Refusal::Setup { errors })?;
        let chips_fixed = self.counts.entries > 0;
        if chips_fixed && setup.starting_stack != self.setup.starting_stack {
            return Err(Refusal::PastFrozen);
        }
        if self.phase >= Phase::Playing && setup.steps != self.setup.steps {
            return Err(Refusal::PastFrozen);
        }
        for table in self.tables.values() {
            if setup.seats_at(table.no) != Some(table.size()) {
                return Err(Refusal::TableInUse { table: table.no });
            }
        }
        for at in self.entries.iter().filter_map(|entry| entry.reserved) {
            if setup.seats_at(at.table).is_none_or(|seats| seats < at.seat) {
                return Err(Refusal::TableInUse { table: at.table });
            }
        }
        Ok(vec![Event::Amended { setup: Box::new(setup) }])
    }

    pub(super) fn change_ruleset(&self, ruleset: &Ruleset) -> Result<Vec<Event>, Refusal> {
        if *ruleset == self.setup.ruleset {
            return Err(Refusal::SameRuleset);
        }
        let mut draft = self.setup.to_draft();
        draft.ruleset = ruleset.clone();
        draft.check().map_err(|errors| Refusal::Setup { errors })?;
        Ok(vec![Event::RulesetChanged { ruleset: Box::new(ruleset.clone()) }])
    }

    pub(super) fn change_prizes(&self, plan: &PrizePlan) -> Result<Vec<Event>, Refusal> {
        let mut draft = self.setup.to_draft();
        draft.prizes = plan.clone();
        draft.check().map_err(|errors| Refusal::Setup { errors })?;
        Ok(vec![Event::PrizesChanged { plan: plan.clone() }])
    }
}
