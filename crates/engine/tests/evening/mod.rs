//! Evenings made up by the model that the program forecasts by.
//!
//! Each elimination is awaited for as long as the model says, times an exponential chance. Some
//! people play faster than others, and the clock stands still for some of the time: with that these
//! evenings vary as much as those of the real club do.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::forecast::Situation;
use tapis_engine::structure::clock::ClockAnchor;
use tapis_engine::structure::{BuyTimes, Field, Step};
use tapis_engine::structure::{Pace, Tempo};

/// One evening under way: no rebuys, and nobody is late.
pub struct Evening<'a> {
    pub steps: &'a [Step],
    pub clock: ClockAnchor,
    pub field: Field,
    pub chips: Chips,
    pub left: u32,
    pub now: Millis,
    pub pace: Pace,
    /// Thousandths of the general tempo at which these people play; the program does not know it.
    speed: i64,
    /// Thousandths of the time for which the clock stands still.
    pauses: i64,
    dice: SmallRng,
}

impl<'a> Evening<'a> {
    pub fn new(steps: &'a [Step], stack: i64, field: Field, seed: u64) -> Self {
        let mut dice = SmallRng::seed_from_u64(seed);
        let speed = if field.players > 30 { 500..1_500 } else { 750..1_250 };
        let ends_at = i64::from(steps[0].minutes()) * 60_000;
        Evening {
            steps,
            clock: ClockAnchor::Running { step: 0, ends_at: Millis(ends_at) },
            field,
            chips: field.chips(Chips(stack)),
            left: field.players,
            now: Millis::ZERO,
            pace: Pace::default(),
            speed: dice.random_range(speed),
            pauses: dice.random_range(0..90),
            dice,
        }
    }

    pub fn seen(&self) -> Situation<'a> {
        Situation {
            steps: self.steps,
            reading: self.clock.read(self.steps, self.now),
            now: self.now,
            began: Millis::ZERO,
            stopped_at: None,
            hands: None,
            left: self.left,
            entries: self.field.players,
            chips: self.chips,
            goal: 1,
            buying: BuyTimes::default(),
            tempo: Tempo::default(),
            pace: self.pace,
        }
    }

    /// Plays until somebody is out.
    pub fn next_out(&mut self) {
        let chance = -(1.0 - self.dice.random::<f64>()).ln();
        let need = (chance * 1e9 / self.speed as f64).clamp(1.0, 4e9);
        let wait = self.seen().next_out(need as u32);
        self.now += wait;
        self.pace = self.seen().after(1);
        self.left -= 1;
        let stopped = self.clock.paused(self.steps, self.now);
        self.now += wait * self.pauses / 1_000;
        self.clock = stopped.resumed(self.now);
    }

    /// The same with people who play at so many thousandths of the general tempo.
    pub fn at_speed(self, speed: i64) -> Self {
        Evening { speed, ..self }
    }
}

/// The seconds after which one player has all chips.
pub fn played(steps: &[Step], stack: i64, field: Field, seed: u64) -> i64 {
    let mut evening = Evening::new(steps, stack, field, seed);
    while evening.left > 1 {
        evening.next_out();
        assert!(evening.now < Millis(7 * 24 * 3_600_000), "an evening without end");
    }
    evening.now.seconds()
}
