//! Tempo of play, and the pauses of the clock beside it: what the program assumes of everybody, what it learns of a
//! club from its past evenings, and of players from the evening at hand.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, Millis};
use crate::structure::clock::{ClockReading, step_length};
use crate::structure::{Figures, Step};

/// Tempo of players and their pauses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tempo {
    /// Thousandths of the danger that the model assumes: more than 1,000 is faster.
    pub(super) speed: u32,
    /// Thousandths of the time in the structure for which the clock stands still in addition.
    pub(super) pauses: u32,
    #[serde(skip)]
    pub(super) figures: Figures,
}

impl Default for Tempo {
    /// That of the evenings to which the model was fitted.
    fn default() -> Self {
        Tempo::by(Figures::default())
    }
}

impl Tempo {
    /// The general tempo of a model with these figures.
    pub fn by(figures: Figures) -> Tempo {
        Tempo { speed: 1_000, pauses: u32::from(figures.pauses), figures }
    }

    /// The figures of the model.
    pub(crate) fn figures(self) -> Figures {
        self.figures
    }

    /// Thousandths of the general tempo.
    pub(crate) fn speed(self) -> i128 {
        i128::from(self.speed)
    }

    /// Time in the structure with the pauses that usually come in it.
    pub(crate) fn with_pauses(self, time: Millis) -> Millis {
        time.saturating_add(time.saturating_mul(i64::from(self.pauses)) / 1_000)
    }

    /// The same after what was seen of this evening since it `began`, with so much more time without
    /// an elimination. Pauses count once somebody has gone out after them.
    pub(crate) fn tonight(self, pace: Pace, began: Millis, waiting: i64) -> Tempo {
        let weight = i64::from(self.figures.eliminations) * 1_000_000;
        let expected = (pace.expected.saturating_add(waiting)).saturating_mul(i64::from(self.speed)) / 1_000;
        let seen = weight + i64::from(pace.out) * 1_000_000;
        let assumed = weight.saturating_add(expected).max(1);
        let speed = i128::from(self.speed) * i128::from(seen) / i128::from(assumed);
        let stood =
            pace.at.saturating_sub(began).saturating_sub(pace.mark).clamp(Millis::ZERO, pace.mark / 2);
        let usual = Millis::of_minutes(60 * i64::from(self.figures.pauses_hours));
        let pauses = (usual * self.pauses.into() + stood * 1_000) / (usual + pace.mark).max(Millis(1));
        Tempo {
            speed: u32::try_from(speed).unwrap_or(self.speed).clamp(100, 10_000),
            pauses: u32::try_from(pauses).unwrap_or(self.pauses),
            ..self
        }
    }
}

/// Pace of the players so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Pace {
    /// Eliminations that were to be expected at the general tempo, in millionths.
    expected: i64,
    /// Players who lost their chips, those who bought again among them.
    out: u32,
    /// The time in the structure at the last elimination.
    pub(crate) mark: Millis,
    /// The instant of it.
    pub(crate) at: Millis,
}

/// The time in the structure at a reading of the clock.
pub(crate) fn position(steps: &[Step], reading: &ClockReading) -> Millis {
    let before: Millis = steps.iter().take(reading.step).map(step_length).sum();
    let here = steps.get(reading.step).map(step_length).unwrap_or_default();
    before.saturating_add(here).saturating_sub(reading.level_left)
}

impl Pace {
    /// Eliminations to be expected of so many players between the last one and a time in the
    /// structure, in millionths.
    pub(crate) fn waiting(
        &self,
        figures: Figures,
        steps: &[Step],
        until: Millis,
        left: u32,
        chips: Chips,
    ) -> i64 {
        let (players, chips) = (i128::from(left) * 1_000, i128::from(chips));
        let mut begins = Millis::ZERO;
        let mut sum = 0_i128;
        let last = steps.iter().rposition(|step| !step.is_break()).unwrap_or(0);
        for (index, step) in steps.iter().enumerate() {
            // In overtime the last level goes on.
            let ends = if index == last && index + 1 == steps.len() {
                Millis::MAX
            } else {
                begins.saturating_add(step_length(step))
            };
            let part = until.min(ends).saturating_sub(self.mark.max(begins));
            if let Some(big_blind) = step.unit()
                && part > Millis::ZERO
            {
                sum += i128::from(part) * 1_000_000 / figures.wait(players, chips, big_blind);
            }
            begins = ends;
        }
        i64::try_from(sum).unwrap_or(i64::MAX)
    }

    /// Pace after one more hand in which players went out, while so many were in.
    #[must_use]
    pub(crate) fn after(self, out: u32, waiting: i64, mark: Millis, at: Millis) -> Pace {
        Pace {
            expected: self.expected.saturating_add(waiting),
            out: self.out.saturating_add(out),
            mark: self.mark.max(mark),
            at,
        }
    }

    /// Updates the pace after somebody bought again.
    pub(crate) fn bought(&mut self) {
        self.out = self.out.saturating_add(1);
    }
}
