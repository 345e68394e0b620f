//! The clock's own buttons, and levels still to come.

use crate::clock::{ClockAnchor, step_length};
use crate::event::Event;
use crate::positions::positions_from_button;
use crate::quantity::Millis;
use crate::refusal::Refusal;
use crate::ruleset::FirstButton;
use crate::setup::SetupError;
use crate::structure::{Step, Structure};
use crate::tables::Table;
use crate::tournament::{Phase, Tournament};

/// The most that can be left of a step: a day.
const LONGEST: Millis = 24 * 60 * 60 * 1000;

/// The first button is at the highest seat that is taken (2-1).
fn first_positions(table: &Table, at: Millis) -> Option<Event> {
    let occupied = table.occupied();
    let hand = positions_from_button(table.size(), &occupied, *occupied.last()?)?;
    Some(Event::PositionsTold { table: table.no, hand, at })
}

impl Tournament {
    pub(super) fn start(&self, at: Millis) -> Result<Vec<Event>, Refusal> {
        match self.phase {
            Phase::Registering => Err(Refusal::NotDrawn),
            Phase::Drawn if self.counts.left < 2 => Err(Refusal::TooFewPlayers),
            Phase::Drawn => {
                let length = self.setup.steps.first().map_or(0, step_length);
                let clock = ClockAnchor::Running { step: 0, ends_at: at.saturating_add(length) };
                let mut events = vec![Event::Started { clock }];
                if self.setup.ruleset.first_button == FirstButton::FixedSeat {
                    events.extend(self.tables.values().filter_map(|table| first_positions(table, at)));
                }
                Ok(events)
            }
            Phase::Playing | Phase::Finished => Err(Refusal::AlreadyStarted),
        }
    }

    pub(super) fn pause_clock(&self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        if !self.read_clock(at).running {
            return Err(Refusal::ClockStopped);
        }
        Ok(vec![Event::ClockSet { clock: self.clock.paused(&self.setup.steps, at) }])
    }

    pub(super) fn resume_clock(&self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        if self.read_clock(at).running {
            return Err(Refusal::ClockRunning);
        }
        Ok(vec![Event::ClockSet { clock: self.clock.resumed(at) }])
    }

    pub(super) fn set_clock(
        &self,
        step: usize,
        remaining: Millis,
        at: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        if step >= self.setup.steps.len() || !(0..=LONGEST).contains(&remaining) {
            return Err(Refusal::ClockOutOfRange);
        }
        Ok(vec![Event::ClockSet { clock: self.clock.set(step, remaining, at) }])
    }

    /// Gives time back or takes it off. Time given back beyond the step's length reaches into the
    /// step before: forty minutes lost to a power cut may have begun two levels ago.
    pub(super) fn shift_clock(&self, by: Millis, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        let reading = self.read_clock(at);
        if by == 0 || !(-LONGEST..=LONGEST).contains(&by) {
            return Err(Refusal::ClockOutOfRange);
        }
        let (mut step, mut remaining) = (reading.step, reading.remaining.saturating_add(by));
        let length = |step: usize| self.setup.steps.get(step).map_or(0, step_length);
        while remaining < 0 && step + 1 < self.setup.steps.len() {
            step += 1;
            remaining += length(step);
        }
        Ok(vec![Event::ClockSet { clock: self.clock.set(step, remaining.clamp(0, LONGEST), at) }])
    }

    pub(super) fn change_structure(&self, steps: &[Step], at: Millis) -> Result<Vec<Event>, Refusal> {
        if let Err(errors) = Structure::check(steps.to_vec()) {
            let errors = errors.into_iter().map(|error| SetupError::Structure { error }).collect();
            return Err(Refusal::Setup { errors });
        }
        let mut clock = self.clock;
        if self.phase == Phase::Playing {
            let reading = self.read_clock(at);
            let past = reading.step;
            if steps.get(..past) != self.setup.steps.get(..past) || steps.len() <= past {
                return Err(Refusal::PastFrozen);
            }
            // Anchor anew: from now on the clock must not walk through the old list.
            clock = if reading.running {
                ClockAnchor::Running { step: past, ends_at: at.saturating_add(reading.remaining) }
            } else {
                ClockAnchor::Paused { step: past, remaining: reading.remaining }
            };
        }
        Ok(vec![Event::StructureChanged { steps: steps.to_vec(), clock }])
    }
}
