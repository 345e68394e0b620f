//! Rebuys and add-ons (rules 5-1 to 5-5).

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, Chips, EntryId, Millis, TableNo};
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::rules::rebuys::{AddOnFrom, RebuyAnswer, RebuyPhase, RebuyQuestion, RebuyRefusal, ask};
use crate::setup::Format;
use crate::state::entries::{Entry, EntryStatus, SoldAddOn};
use crate::state::subjects::Rebuys;
use crate::state::tournament::Phase;

/// Sale of add-ons once the rebuy period is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AddOnSale {
    /// Hands that some table has still to play before it: 0 to 2 (5-5).
    pub hands: u8,
    /// Add-ons wait for two hands more at each table (5-5).
    pub extra_hands: bool,
    /// Level with whose end it closes at the latest.
    pub until: u32,
    pub price: Cents,
    pub chips: Chips,
    /// Number of add-ons sold to entries that count.
    pub sold: u32,
    /// Money received as they were sold.
    pub received: Cents,
}

impl<'a> Rebuys<'a> {
    /// Phase of the rebuy period's end at a table. While its last level lasts it is the period; in the break that
    /// follows and in the next level what the director said of the table; later nothing is sold, whatever was forgotten
    /// at the tables.
    pub fn rebuy_phase(self, table: TableNo, now: Millis) -> RebuyPhase {
        let Format::Rebuy { last_level, addon, addon_from, .. } = self.tournament.setup.format else {
            return RebuyPhase::Closed;
        };
        let reading = self.tournament.read_clock(now);
        let level = self.tournament.setup.level_number(reading.step);
        let told = self.tournament.tables.get(&table).map_or(RebuyPhase::Closed, |table| table.rebuy_phase);
        let at_end = addon && addon_from == Some(AddOnFrom::PeriodEnd);
        if self.rebuys_until(now).is_some() {
            return match told {
                _ if !self.in_last_break(now) => RebuyPhase::Period,
                RebuyPhase::Closed => RebuyPhase::Closed,
                _ if at_end => RebuyPhase::LastCall,
                told => told,
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

    /// Whether the break after the last level of the rebuy period is on.
    fn in_last_break(self, now: Millis) -> bool {
        let reading = self.tournament.read_clock(now);
        self.rebuys_until(now) == Some(self.tournament.setup.level_number(reading.step))
            && reading.rests(&self.tournament.setup.steps)
            && !reading.called_break
    }

    /// The sale of add-ons, from the end of the rebuy period on; `None` if there is none now.
    pub fn add_on_sale(self, now: Millis) -> Option<AddOnSale> {
        let Format::Rebuy { addon: true, addon_multiple, addon_from, last_level, .. } =
            self.tournament.setup.format
        else {
            return None;
        };
        let ended = self.rebuys_until(now).is_none() || self.in_last_break(now);
        if self.tournament.phase != Phase::Playing || !ended {
            return None;
        }
        let phases = self.tournament.tables.keys().map(|table| self.rebuy_phase(*table, now));
        let hands = phases.filter_map(|phase| match phase {
            RebuyPhase::Closed => None,
            RebuyPhase::Period => Some(2),
            RebuyPhase::AfterExtraHand1 => Some(1),
            RebuyPhase::LastCall | RebuyPhase::AfterExtraHand2 => Some(0),
        });
        let sold = self.tournament.entries.iter().filter_map(|entry| entry.add_on);
        Some(AddOnSale {
            hands: hands.max()?,
            extra_hands: addon_from.unwrap_or_default() == AddOnFrom::AfterExtraHands,
            until: last_level.saturating_add(1),
            price: self.tournament.setup.money.as_ref().map_or(Cents::ZERO, |money| money.addon_price),
            chips: self.tournament.setup.starting_stack.saturating_mul(i64::from(addon_multiple)),
            sold: u32::try_from(sold.clone().count()).unwrap_or(u32::MAX),
            received: sold.map(|sold| sold.paid).sum(),
        })
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

    pub(super) fn add_on_several(
        self,
        entries: &[EntryId],
        paid: bool,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if entries.is_empty() {
            return Err(Refusal::NobodyNamed);
        }
        let mut sold = Vec::with_capacity(entries.len());
        for (before, entry) in entries.iter().enumerate() {
            let refused = |reason| Refusal::AddOnFor { entry: *entry, reason };
            if entries.iter().take(before).any(|other| other == entry) {
                return Err(refused(RebuyRefusal::AddOnTaken));
            }
            sold.extend(self.add_on(*entry, paid, at).map_err(|why| match why {
                Refusal::AddOn { reason } => refused(reason),
                other => other,
            })?);
        }
        Ok(sold)
    }

    pub(super) fn return_add_on(self, id: EntryId) -> Result<Vec<Event>, Refusal> {
        let entry = self.seated(id)?;
        let SoldAddOn { chips, due, paid } = entry.add_on.ok_or(Refusal::NoAddOnToReturn { entry: id })?;
        Ok(vec![Event::AddOnReturned { entry: id, chips, due, paid }])
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
