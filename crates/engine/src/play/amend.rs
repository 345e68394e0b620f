//! Changes of the set-up, before and during play.

use crate::state::subjects::Amendments;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Millis, TableNo};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::prizes::payouts::PrizePlan;
use crate::rules::ruleset::Ruleset;
use crate::setup::SetupDraft;
use crate::state::tournament::Phase;

/// Parts of the set-up that can no longer change.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Locks {
    /// The tournament is over: nothing changes any more.
    pub all: bool,
    /// Chips have been handed out: the starting stack stays.
    pub stack: bool,
    /// So many steps from the first are over.
    pub steps: usize,
    /// Tables at which seats are taken or kept.
    pub tables: Vec<TableNo>,
}

impl Amendments<'_> {
    /// Before the draw anything may change. Prices already asked stay with their entries; once
    /// somebody is registered the starting stack stays, once seats are drawn the tables in play;
    /// of a running clock, the levels that are over. Nothing happens where the set-up stays as it is.
    pub(super) fn amend(self, draft: &SetupDraft, at: Millis) -> Result<Vec<Event>, Refusal> {
        let setup = draft.clone().check().map_err(|errors| Refusal::Setup { errors })?;
        self.tournament.prize_money().keeps_given(&setup.prizes)?;
        if self.tournament.counts.entries > 0 && setup.starting_stack != self.tournament.setup.starting_stack
        {
            return Err(Refusal::StackFixed);
        }
        for table in self.tournament.tables.values() {
            if setup.seats_at(table.no) != Some(table.size()) {
                return Err(Refusal::TableInUse { table: table.no });
            }
        }
        for at in self.tournament.entries.iter().filter_map(|entry| entry.reserved) {
            if setup.seats_at(at.table).is_none_or(|seats| seats < at.seat) {
                return Err(Refusal::TableInUse { table: at.table });
            }
        }
        if self.tournament.phase >= Phase::Playing && setup.stakes() != self.tournament.setup.stakes() {
            return Err(Refusal::ForcedBetsFixed);
        }
        if setup == self.tournament.setup {
            return Ok(Vec::new());
        }
        if self.tournament.phase < Phase::Playing || setup.steps == self.tournament.setup.steps {
            return Ok(vec![Event::Amended { setup: Box::new(setup) }]);
        }
        // The clock is anchored in the old levels: they change with it, in an event of their own.
        let mut events = Vec::new();
        let mut rest = setup.to_draft();
        rest.steps.clone_from(&self.tournament.setup.steps);
        let rest = rest.check().map_err(|errors| Refusal::Setup { errors })?;
        if rest != self.tournament.setup {
            events.push(Event::Amended { setup: Box::new(rest) });
        }
        events.append(&mut self.tournament.play_clock().change_structure(&setup.steps, at)?);
        Ok(events)
    }

    /// Parts of the set-up that can no longer change.
    pub fn locks(self, now: Millis) -> Locks {
        let playing = self.tournament.phase >= Phase::Playing;
        let kept = self.tournament.entries.iter().filter_map(|entry| entry.reserved).map(|at| at.table);
        let tables: BTreeSet<TableNo> = self.tournament.tables.keys().copied().chain(kept).collect();
        Locks {
            all: self.tournament.phase == Phase::Finished,
            stack: self.tournament.counts.entries > 0,
            steps: if playing { self.tournament.read_clock(now).step } else { 0 },
            tables: tables.into_iter().collect(),
        }
    }

    pub(super) fn change_ruleset(self, ruleset: &Ruleset) -> Result<Vec<Event>, Refusal> {
        if *ruleset == self.tournament.setup.ruleset {
            return Err(Refusal::SameRuleset);
        }
        let mut draft = self.tournament.setup.to_draft();
        draft.ruleset = ruleset.clone();
        draft.check().map_err(|errors| Refusal::Setup { errors })?;
        Ok(vec![Event::RulesetChanged { ruleset: Box::new(ruleset.clone()) }])
    }

    pub(super) fn change_prizes(self, plan: &PrizePlan) -> Result<Vec<Event>, Refusal> {
        let mut draft = self.tournament.setup.to_draft();
        self.tournament.prize_money().keeps_given(plan)?;
        draft.prizes = plan.clone();
        draft.check().map_err(|errors| Refusal::Setup { errors })?;
        Ok(vec![Event::PrizesChanged { plan: plan.clone() }])
    }
}
