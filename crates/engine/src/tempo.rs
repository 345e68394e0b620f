//! How fast people play, and how long their clock stands still beside: what the program assumes of
//! everybody, what it learns of a club from its past evenings, and of players from the evening at
//! hand.

use serde::{Deserialize, Serialize};

use crate::clock::{ClockReading, step_length};
use crate::quantity::{Chips, Millis};
use crate::structure::{Field, Figures, Step, Structure, expected_end};
use crate::tournament::{Phase, Tournament};

/// Past evenings of a club that the general model weighs as much as.
const EVENINGS: i64 = 10;
/// A club's own tempo is not told from fewer past evenings.
pub const ENOUGH_EVENINGS: usize = 10;

/// A tempo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tempo {
    /// Thousandths of the danger that the model assumes: more than 1,000 is faster.
    speed: u32,
    /// Thousandths of the time in the structure for which the clock stands still in addition.
    pauses: u32,
    #[serde(skip)]
    figures: Figures,
}

impl Default for Tempo {
    /// That of the evenings to which the model was fitted.
    fn default() -> Self {
        Tempo::by(Figures::default())
    }
}

/// How a past evening went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastEvening {
    /// Its structure.
    pub structure: Structure,
    /// Chips that everyone started with.
    pub stack: Chips,
    /// Who played, and what they bought.
    pub field: Field,
    /// The time in the structure at which one player had all chips, breaks included.
    pub played: Millis,
    /// For how long the clock stood still meanwhile.
    pub paused: Millis,
}

impl Tempo {
    /// The general tempo of a model with these figures.
    pub fn by(figures: Figures) -> Tempo {
        Tempo { speed: 1_000, pauses: u32::from(figures.pauses), figures }
    }

    /// The tempo of a club: that at which its past evenings would have lasted together as long as
    /// they did, drawn towards the general one as if ten evenings spoke for that. None where there
    /// are fewer than ten.
    pub fn learnt(evenings: &[PastEvening]) -> Option<Tempo> {
        if evenings.len() < ENOUGH_EVENINGS {
            return None;
        }
        let played: Millis = evenings.iter().map(|evening| evening.played).sum();
        let paused: Millis = evenings.iter().map(|evening| evening.paused.max(Millis::ZERO)).sum();
        let general = Tempo::default();
        let lasting = |speed: u32| -> Millis {
            let tempo = Tempo { speed, pauses: 0, ..general };
            evenings
                .iter()
                .map(|past| expected_end(&past.structure, past.stack, past.field, tempo).end_after)
                .sum()
        };
        // The faster, the shorter: halve the span in which the speed lies.
        let (mut slow, mut fast) = (300_u32, 3_000_u32);
        while fast - slow > 2 {
            let middle = slow.midpoint(fast);
            if lasting(middle) > played { slow = middle } else { fast = middle }
        }
        let count = i64::try_from(evenings.len()).unwrap_or(i64::MAX);
        let drawn = |own: i64, general: u32| {
            let mean = (own * count + i64::from(general) * EVENINGS) / (count + EVENINGS);
            u32::try_from(mean).unwrap_or(general)
        };
        let pauses = (paused.saturating_mul(1_000) / played.max(Millis(1))).min(500);
        let (speed, pauses) = (drawn(i64::from(fast), general.speed), drawn(pauses, general.pauses));
        Some(Tempo { speed, pauses, ..general })
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

/// What was seen of the players' tempo so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Pace {
    /// Eliminations that were to be expected at the general tempo, in millionths.
    expected: i64,
    /// Players who lost their chips, those who bought again among them.
    out: u32,
    /// The time in the structure at the last elimination.
    mark: Millis,
    /// The instant of it.
    at: Millis,
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

    /// What is known after one more hand in which players went out, while so many were in.
    #[must_use]
    pub(crate) fn after(self, out: u32, waiting: i64, mark: Millis, at: Millis) -> Pace {
        Pace {
            expected: self.expected.saturating_add(waiting),
            out: self.out.saturating_add(out),
            mark: self.mark.max(mark),
            at,
        }
    }

    /// What is known after somebody bought again.
    pub(crate) fn bought(&mut self) {
        self.out = self.out.saturating_add(1);
    }
}

impl Tournament {
    /// Tells it the club's tempo. No event and no result depends on it.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.tempo = tempo;
    }

    /// The tempo that was assumed before the first card.
    pub fn tempo(&self) -> Tempo {
        self.tempo
    }

    /// How long it was, for the club's tempo; none unless it was played until one player had all
    /// chips.
    pub fn past(&self) -> Option<PastEvening> {
        // The club's tempo is known for evenings that begin with the same stack for everybody, at the first level.
        if self.phase != Phase::Finished
            || self.counts.left != 1
            || self.pace.mark <= Millis::ZERO
            || self.own_stacks
            || self.flights.is_some()
        {
            return None;
        }
        Some(PastEvening {
            structure: Structure::check(self.setup.steps.clone()).ok()?,
            stack: self.setup.starting_stack,
            field: Field {
                players: self.counts.entries,
                // A player who is out and buys another entry loses a stack and brings one, as with a rebuy.
                rebuys: self.counts.rebuys + self.counts.re_entries,
                addons: self.counts.addons,
                addon_multiple: 1,
            },
            played: self.pace.mark,
            paused: self.pace.at.saturating_sub(self.started_at?).saturating_sub(self.pace.mark),
        })
    }
}
