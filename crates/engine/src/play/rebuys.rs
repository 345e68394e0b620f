//! Rebuys and add-ons (rules 5-1 to 5-5).

use crate::base::quantity::{Cents, Chips, EntryId, Millis, TableNo};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::rules::rebuys::{AddOnFrom, RebuyAnswer, RebuyPhase, RebuyQuestion, ask};
use crate::setup::Format;
use crate::state::entries::{Entry, EntryStatus};
use crate::state::subjects::Rebuys;

impl<'a> Rebuys<'a> {
    /// Phase of the rebuy period's end at a table. While its last level lasts it is the period; in the level after it
    /// what the director said of the table; later nothing is sold, whatever was forgotten at the tables.
    pub fn rebuy_phase(self, table: TableNo, now: Millis) -> RebuyPhase {
        let Format::Rebuy { last_level, addon, addon_from, .. } = self.tournament.setup.format else {
            return RebuyPhase::Closed;
        };
        let reading = self.tournament.read_clock(now);
        let level = self.tournament.setup.level_number(reading.step);
        let told = self.tournament.tables.get(&table).map_or(RebuyPhase::Closed, |table| table.rebuy_phase);
        let at_end = addon && addon_from == Some(AddOnFrom::PeriodEnd);
        if self.rebuys_until(now).is_some() {
            let ends = at_end
                && level == last_level
                && reading.rests(&self.tournament.setup.steps)
                && !reading.called_break;
            return match told {
                _ if !ends => RebuyPhase::Period,
                RebuyPhase::Closed => RebuyPhase::Closed,
                _ => RebuyPhase::LastCall,
            };
        }
        // If the last level of all ends the period, the extra hands are played in overtime.
        let next = last_level.saturating_add(1);
        if level > next || (level == next && reading.overtime) {
            return RebuyPhase::Closed;
        }
        match told {
            RebuyPhase::Closed => RebuyPhase::Closed,
            _ if at_end => RebuyPhase::AfterExtraHand2,
            told => told,
        }
    }

    /// The last level of the rebuy period, while it lasts (5-2).
    pub fn rebuys_until(self, now: Millis) -> Option<u32> {
        let Format::Rebuy { last_level, .. } = self.tournament.setup.format else { return None };
        let reading = self.tournament.read_clock(now);
        let lasts = self.tournament.setup.level_number(reading.step) <= last_level && !reading.overtime;
        lasts.then_some(last_level)
    }

    /// Answer of the rules to a rebuy or add-on by this entry now.
    pub fn rebuy_answer(self, entry: &Entry, stack: Chips, now: Millis) -> RebuyAnswer {
        let (max_rebuys, addon_enabled, addon_multiple, addon_from, freezeout) =
            match self.tournament.setup.format {
                Format::Freezeout => (None, false, 1, AddOnFrom::default(), true),
                Format::Rebuy { max_rebuys, addon, addon_multiple, addon_from, .. } => {
                    (max_rebuys, addon, addon_multiple, addon_from.unwrap_or_default(), false)
                }
            };
        let phase = entry.seat().map_or(RebuyPhase::Closed, |at| self.rebuy_phase(at.table, now));
        let question = RebuyQuestion {
            freezeout,
            phase,
            stack,
            big_blind: self.big_blind_in_force(self.tournament.read_clock(now).step),
            starting_stack: self.tournament.setup.starting_stack,
            rebuys_taken: entry.rebuys,
            max_rebuys,
            addon_enabled,
            addon_taken: entry.addons > 0,
            addon_multiple,
            addon_from,
            hands_missed: 0,
        };
        ask(&question, &self.tournament.setup.ruleset)
    }

    /// The big blind in force; in a break, that of the level before it.
    fn big_blind_in_force(self, step: usize) -> Chips {
        let before = self.tournament.setup.steps.iter().take(step.saturating_add(1)).rev();
        before.filter_map(|step| step.unit()).next().unwrap_or(Chips::ZERO)
    }

    fn seated(self, id: EntryId) -> Result<&'a Entry, Refusal> {
        self.tournament.playing()?;
        let entry = self.tournament.known(id)?;
        if matches!(entry.standing, EntryStatus::Out { .. }) {
            return Err(Refusal::BringBackFirst { entry: id });
        }
        entry.seat().map(|_| entry).ok_or(Refusal::NotSeated { entry: id })
    }

    pub(super) fn rebuy(
        self,
        id: EntryId,
        stack: Chips,
        paid: bool,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let entry = self.seated(id)?;
        if !(Chips::ZERO..=self.tournament.counts.in_play()).contains(&stack) {
            return Err(Refusal::StackImpossible);
        }
        if let Some(reason) = self.rebuy_answer(entry, stack, at).rebuy_refused {
            return Err(Refusal::Rebuy { reason });
        }
        let due = self.tournament.setup.money.as_ref().map_or(Cents::ZERO, |money| money.rebuy_price);
        Ok(vec![Event::Rebought {
            entry: id,
            chips: self.tournament.setup.starting_stack,
            due,
            paid: if paid { due } else { Cents::ZERO },
        }])
    }

    pub(super) fn add_on(self, id: EntryId, paid: bool, at: Millis) -> Result<Vec<Event>, Refusal> {
        let entry = self.seated(id)?;
        if let Some(reason) = self.rebuy_answer(entry, Chips::ZERO, at).addon_refused {
            return Err(Refusal::AddOn { reason });
        }
        let multiple = match self.tournament.setup.format {
            Format::Rebuy { addon_multiple, .. } => i64::from(addon_multiple),
            Format::Freezeout => 1,
        };
        let due = self.tournament.setup.money.as_ref().map_or(Cents::ZERO, |money| money.addon_price);
        Ok(vec![Event::AddedOn {
            entry: id,
            chips: self.tournament.setup.starting_stack.saturating_mul(multiple),
            due,
            paid: if paid { due } else { Cents::ZERO },
        }])
    }

    pub(super) fn set_rebuy_phase(
        self,
        table: Option<TableNo>,
        phase: RebuyPhase,
    ) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        let tables = match table {
            Some(no) => vec![self.tournament.open_at(no)?.no],
            None => self.tournament.tables.keys().copied().collect(),
        };
        Ok(vec![Event::RebuyPhaseSet { tables, phase }])
    }
}
