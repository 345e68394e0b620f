//! Evenings of a real club, and how far they were at any moment.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde::Deserialize;
use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::forecast::Situation;
use tapis_engine::structure::clock::{ClockAnchor, step_length};
use tapis_engine::structure::{AnteKind, BuyTimes, Field, PastEvening, Step, Structure};
use tapis_engine::structure::{Pace, Tempo};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedEvenings {
    #[serde(rename = "about")]
    _about: String,
    /// Big blind and minutes; 0 for a break.
    structures: Vec<Vec<(i64, u32)>>,
    evenings: Vec<EveningOnFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveningOnFile {
    structure: usize,
    stack: i64,
    present: u32,
    end: i64,
    events: Vec<(i64, What, usize)>,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Step,
    Join,
    Rebuy,
    Bust,
}

pub struct Evening {
    pub steps: Vec<Step>,
    pub stack: i64,
    pub present: u32,
    /// End of the clock, in seconds.
    pub end: i64,
    pub events: Vec<(i64, What, usize)>,
    /// Rebuys were sold in so many steps: until the break after the last that was sold.
    pub rebuys_until: usize,
}

pub fn evenings() -> Vec<Evening> {
    let kept: RecordedEvenings =
        serde_json::from_str(include_str!("../../../tests/data/real-evenings.json")).unwrap();
    let step = |(big_blind, minutes): &(i64, u32)| match *big_blind {
        0 => Step::Break { minutes: *minutes, color_up: false },
        _ => Step::Level {
            small_blind: Chips(big_blind / 2),
            big_blind: Chips(*big_blind),
            ante: Chips::ZERO,
            ante_kind: AnteKind::None,
            minutes: *minutes,
        },
    };
    kept.evenings
        .into_iter()
        .map(|evening| {
            let steps: Vec<Step> = kept.structures[evening.structure].iter().map(step).collect();
            let (mut here, mut rebuys_until) = (0, 0);
            for (_, what, reached) in &evening.events {
                match what {
                    What::Step => here = *reached,
                    What::Rebuy => {
                        rebuys_until = (here..steps.len()).find(|at| steps[*at].is_break()).unwrap_or(here);
                    }
                    What::Join | What::Bust => {}
                }
            }
            let EveningOnFile { stack, present, end, events, .. } = evening;
            Evening { steps, stack, present, end, events, rebuys_until }
        })
        .collect()
}

/// As far as it was at a moment.
pub struct Moment<'a> {
    evening: &'a Evening,
    step: usize,
    /// Seconds at which the step began.
    began: i64,
    left: u32,
    entries: u32,
    rebuys: u32,
    pace: Pace,
}

impl<'a> Moment<'a> {
    pub fn at(evening: &'a Evening, seconds: i64, tempo: Tempo) -> Situation<'a> {
        let present = evening.present;
        let mut moment = Moment {
            evening,
            step: 0,
            began: 0,
            left: present,
            entries: present,
            rebuys: 0,
            pace: Pace::default(),
        };
        for (at, what, reached) in evening.events.iter().filter(|(at, ..)| *at <= seconds) {
            match what {
                What::Step => (moment.step, moment.began) = (*reached, *at),
                What::Join => (moment.left, moment.entries) = (moment.left + 1, moment.entries + 1),
                What::Rebuy => {
                    moment.pace = moment.situation(*at, tempo).after(1);
                    moment.rebuys += 1;
                }
                What::Bust => {
                    moment.pace = moment.situation(*at, tempo).after(1);
                    moment.left -= 1;
                }
            }
        }
        moment.situation(seconds, tempo)
    }

    fn situation(&self, seconds: i64, tempo: Tempo) -> Situation<'a> {
        let Evening { steps, stack, rebuys_until, .. } = self.evening;
        // If a level lasted longer than planned the clock stood still: at its end, as far as is known.
        let length = step_length(&steps[self.step]);
        let last = self.step + 1 == steps.len();
        let over = Millis::of_seconds(seconds - self.began);
        let remaining = if last { length - over } else { (length - over).max(Millis::ZERO) };
        Situation {
            steps,
            reading: ClockAnchor::stopped(self.step, remaining).read(steps, Millis::ZERO),
            now: Millis::of_seconds(seconds),
            began: Millis::ZERO,
            stopped_at: (!last && over > length).then_some(Millis::of_seconds(self.began) + length),
            hands: None,
            left: self.left,
            entries: self.entries,
            chips: Chips(stack * i64::from(self.entries + self.rebuys)),
            goal: 1,
            buying: BuyTimes { stack: Chips(*stack), rebuys_until: *rebuys_until, late_until: 3 },
            tempo,
            pace: self.pace,
        }
    }
}

impl Evening {
    /// Seconds in the structure at the end; the rest is what the clock stood still.
    fn played(&self) -> i64 {
        let (mut step, mut began) = (0, 0);
        for (at, what, reached) in &self.events {
            if *what == What::Step {
                (step, began) = (*reached, *at);
            }
        }
        let before: Millis = self.steps[..step].iter().map(step_length).sum();
        before.seconds() + self.end - began
    }

    fn count(&self, what: What) -> u32 {
        u32::try_from(self.events.iter().filter(|(_, happened, _)| *happened == what).count()).unwrap()
    }

    pub fn field(&self) -> Field {
        Field { rebuys: self.count(What::Rebuy), ..Field::of(self.present + self.count(What::Join)) }
    }

    pub fn past(&self) -> PastEvening {
        PastEvening {
            structure: Structure::check(self.steps.clone()).unwrap(),
            stack: Chips(self.stack),
            field: self.field(),
            played: Millis::of_seconds(self.played()),
            paused: Millis::of_seconds(self.end - self.played()),
        }
    }
}
