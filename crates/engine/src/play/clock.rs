//! The clock's own buttons, and levels still to come.

use crate::base::quantity::Millis;
use crate::journal::event::Event;
use crate::journal::refusal::Refusal;
use crate::positions::positions_from_button;
use crate::rules::ruleset::FirstButton;
use crate::setup::SetupError;
use crate::state::subjects::PlayClock;
use crate::state::tables::Table;
use crate::state::tournament::Phase;
use crate::structure::clock::{ClockAnchor, LONGEST, step_length};
use crate::structure::{LONGEST_STEP, Step, Structure, cut_after};

/// The first button is at the highest seat that is taken (2-1).
fn first_positions(table: &Table, at: Millis) -> Option<Event> {
    let occupied = table.occupied();
    let hand = positions_from_button(table.size(), &occupied, *occupied.last()?)?;
    Some(Event::PositionsTold { table: table.no, hand, at })
}

/// Refuses a length that no level and no break has.
fn lasting(minutes: u32) -> Result<(), Refusal> {
    let possible = (1..=LONGEST_STEP).contains(&minutes);
    if possible { Ok(()) } else { Err(Refusal::StepMinutes { most: LONGEST_STEP }) }
}

impl PlayClock<'_> {
    /// The part of the structure that is over when play ends by time; `None` if it does not.
    pub(crate) fn play_limit(self) -> Option<Millis> {
        self.tournament.setup.play_limit(self.tournament.flight_play().first_step())
    }

    pub(super) fn start(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        match self.tournament.phase {
            Phase::Registering => Err(Refusal::NotDrawn),
            Phase::Drawn if self.tournament.counts.left < 2 => Err(Refusal::TooFewPlayers),
            Phase::Drawn => {
                let step = self.tournament.flight_play().first_step();
                let length = self.tournament.setup.steps.get(step).map(step_length).unwrap_or_default();
                let clock = ClockAnchor::Running { step, ends_at: at.saturating_add(length) };
                let mut events = vec![Event::Started { clock }];
                let stud = self.tournament.setup.game().variant().is_stud();
                if !stud && self.tournament.setup.ruleset.first_button == FirstButton::FixedSeat {
                    events.extend(
                        self.tournament.tables.values().filter_map(|table| first_positions(table, at)),
                    );
                }
                Ok(events)
            }
            Phase::Playing | Phase::Finished => Err(Refusal::AlreadyStarted),
        }
    }

    /// The clock's buttons rest while play goes hand for hand: the hands move it (TDA RP-8).
    fn by_time(self) -> Result<(), Refusal> {
        self.tournament.playing()?;
        if self.tournament.hand_for_hand.is_some() { Err(Refusal::HandForHand) } else { Ok(()) }
    }

    pub(super) fn pause_clock(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        if !self.tournament.read_clock(at).running {
            return Err(Refusal::ClockStopped);
        }
        Ok(vec![Event::ClockSet { clock: self.tournament.clock.paused(&self.tournament.setup.steps, at) }])
    }

    /// Stops the clock until an instant, or says of a stopped clock when it goes on by itself.
    pub(super) fn pause_until(self, until: Option<Millis>, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        let longest = at.saturating_add(LONGEST);
        if until.is_some_and(|until| until <= at || until > longest) {
            return Err(Refusal::PauseEnd);
        }
        Ok(vec![Event::ClockSet {
            clock: self.tournament.clock.paused_until(&self.tournament.setup.steps, until, at),
        }])
    }

    pub(super) fn resume_clock(self, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        if self.tournament.read_clock(at).running {
            return Err(Refusal::ClockRunning);
        }
        Ok(vec![Event::ClockSet { clock: self.tournament.clock.resumed(at) }])
    }

    /// It is a break, and nobody plays.
    pub(super) fn rests(self, at: Millis) -> bool {
        self.tournament.read_clock(at).rests(&self.tournament.setup.steps)
    }

    /// A break at once, which the structure does not foresee.
    pub(super) fn break_now(self, minutes: u32, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        lasting(minutes)?;
        if self.rests(at) {
            return Err(Refusal::InBreak);
        }
        let length = Millis::of_minutes(minutes.into());
        Ok(vec![Event::ClockSet {
            clock: self.tournament.clock.breaking(&self.tournament.setup.steps, length, at),
        }])
    }

    /// The next step from its beginning, or the one before; in a called break, forward is the step
    /// that it interrupted.
    pub(super) fn step_clock(self, forward: bool, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        let reading = self.tournament.read_clock(at);
        let steps = &self.tournament.setup.steps;
        if reading.called_break && forward {
            let clock = self.tournament.clock.set(steps, reading.step, reading.level_left, at);
            return Ok(vec![Event::ClockSet { clock }]);
        }
        let step = if forward { reading.step.checked_add(1) } else { reading.step.checked_sub(1) };
        let found = step.and_then(|step| Some((step, step_length(steps.get(step)?))));
        let (step, length) = found.ok_or(Refusal::ClockOutOfRange)?;
        Ok(vec![Event::ClockSet { clock: self.tournament.clock.set(steps, step, length, at) }])
    }

    pub(super) fn set_clock(self, step: usize, remaining: Millis, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        if step >= self.tournament.setup.steps.len() || !(Millis::ZERO..=LONGEST).contains(&remaining) {
            return Err(Refusal::ClockOutOfRange);
        }
        Ok(vec![Event::ClockSet {
            clock: self.tournament.clock.set(&self.tournament.setup.steps, step, remaining, at),
        }])
    }

    /// Gives time back or takes it off.
    pub(super) fn shift_clock(self, by: Millis, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.by_time()?;
        if by == Millis::ZERO || !(-LONGEST..=LONGEST).contains(&by) {
            return Err(Refusal::ClockOutOfRange);
        }
        Ok(vec![Event::ClockSet {
            clock: self.tournament.clock.shifted(&self.tournament.setup.steps, by, at),
        }])
    }

    /// Hours are shown by the corrected clock.
    pub(super) fn correct_hours(self, by: Millis, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        if by == self.tournament.hours_off {
            return Ok(Vec::new());
        }
        Ok(vec![Event::HoursCorrected { by, at }])
    }

    /// Gives back the time since an instant: the program, or the computer, was away.
    pub(super) fn give_back(self, since: Millis, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        if since > at {
            return Err(Refusal::ClockOutOfRange);
        }
        Ok(vec![Event::ClockSet {
            clock: self.tournament.clock.given_back(&self.tournament.setup.steps, since, at),
        }])
    }

    /// All levels after the present one get so many minutes; breaks stay.
    pub(super) fn cut_levels(self, minutes: u32, at: Millis) -> Result<Vec<Event>, Refusal> {
        self.tournament.playing()?;
        lasting(minutes)?;
        let steps = cut_after(&self.tournament.setup.steps, self.tournament.read_clock(at).step, minutes);
        if steps == self.tournament.setup.steps {
            return Err(Refusal::SameStructure);
        }
        self.change_structure(&steps, at)
    }

    /// Other levels; nothing happens where they are those in force.
    pub(super) fn change_structure(self, steps: &[Step], at: Millis) -> Result<Vec<Event>, Refusal> {
        if steps == self.tournament.setup.steps {
            return Ok(Vec::new());
        }
        if let Err(errors) = Structure::check(steps.to_vec()) {
            let errors = errors.into_iter().map(|error| SetupError::Structure { error }).collect();
            return Err(Refusal::Setup { errors });
        }
        if let Some(error) = self.tournament.setup.unfitting(steps) {
            return Err(Refusal::Setup { errors: vec![error] });
        }
        let mut clock = self.tournament.clock;
        if self.tournament.phase == Phase::Playing {
            let past = self.tournament.read_clock(at).step;
            if steps.get(..past) != self.tournament.setup.steps.get(..past) || steps.len() <= past {
                return Err(Refusal::PastFrozen);
            }
            // Anchor anew: from now on the clock must not walk through the old list.
            clock = clock.anchored_anew(&self.tournament.setup.steps, steps, at);
        }
        Ok(vec![Event::StructureChanged { steps: steps.to_vec(), clock }])
    }
}
