//! When the evening will end: from the structure, and from the pace of eliminations so far.
//!
//! # The model
//!
//! Blinds are what drives players out. Let `n` players hold `C` chips while the big blind is `B`.
//! A player's stack is then `C / (n B)` big blinds deep, and his danger in a minute is taken to be
//! inversely proportional to it: eliminations come at the rate `c n² B / C`. So what counts is not
//! time but *pressure*, the big blind summed over time. The step from `n` players to `n - 1` takes
//! on average the pressure `w C / (c n²)`, whatever the levels are; what they are only says how
//! long that lasts. `w` is the work of that step: less at a short table, where everybody plays more
//! hands; more while most of the field is still in and stacks are still level.
//!
//! `c` is the tempo of these players. Before the first card it is what makes the play end where the
//! structure's own estimate says ([`expected_end`], as everywhere else in the program). Each elimination then counts beside
//! that assumption, which weighs as much as twenty-eight of them: Bayes' rule for a Poisson process with a
//! gamma prior. Time without an elimination counts too: a slow evening shows before anybody is out.
//!
//! The interval is that of eight evenings in ten. Its width adds what chance does to each step still
//! to come (an exponential time has a deviation as large as its mean; all-ins in pairs and repeated
//! doubling-up make it somewhat less) to what is not yet known of the tempo.
//!
//! Integers throughout: the same evening gives the same forecast on any machine.

use serde::{Deserialize, Serialize};

use crate::clock::{ClockReading, step_length};
use crate::ending::EndCondition;
use crate::quantity::{Chips, Millis};
use crate::structure::{Field, Step, Structure, expected_end};
use crate::tournament::{Phase, Tournament};

/// How much the structure's own estimate weighs, in thousandths of an elimination.
const PRIOR: i128 = 28_000;
/// The interval reaches so many hundredths of a standard deviation to each side: 80 % of a normal
/// distribution.
const REACH: i128 = 128;
/// Of the variance of an exponential time, in hundredths.
const CHANCE: i128 = 42;
/// An interval wider than this to each side says nothing.
const TOO_WIDE: Millis = 180 * 60_000;
/// Nothing is said more exactly than this.
const GRAIN: Millis = 5 * 60_000;

/// What was seen of the players' tempo so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Pace {
    /// Pressure per chip, times the square of the players it weighed on, in milliseconds.
    exposure: i64,
    /// Work done, in thousandths of an elimination.
    work: i64,
    /// The pressure at the last elimination.
    mark: i64,
}

/// When the evening is expected to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// The middle of the interval, UTC milliseconds. While the clock is stopped it recedes.
    pub ends_at: Millis,
    /// Half its width; a multiple of five minutes; 0: the end is fixed.
    pub margin: Millis,
    /// The step of the structure in which the middle lies, from 0.
    pub step: usize,
    /// The structure is over before: play is expected to go on in overtime.
    pub overtime: bool,
}

/// What a forecast is made from.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    /// The structure.
    pub steps: &'a [Step],
    /// The clock.
    pub reading: ClockReading,
    /// The instant it was read at.
    pub now: Millis,
    /// Players left.
    pub left: u32,
    /// Entries.
    pub entries: u32,
    /// Chips in play.
    pub chips: Chips,
    /// Play ends when so many are left.
    pub goal: u32,
    /// The tempo so far.
    pub pace: Pace,
}

/// The work of the step from `players` to one less, in thousandths.
fn work(players: u32, entries: u32) -> i128 {
    let (players, entries) = (i128::from(players), i128::from(entries.max(1)));
    let table = 1_000 * players.min(8) / 8;
    // The first quarter of the field goes slowly: stacks are level and must first come apart.
    let early = (4 * players - 3 * entries).max(0).min(entries) * 2_600 / entries;
    table + early
}

/// Sums over the steps from `left` players to `goal`: work over players squared, and the square of
/// that, in billionths of a thousandth.
fn steps_ahead(left: u32, goal: u32, entries: u32) -> (i128, i128) {
    const SCALE: i128 = 1_000_000_000;
    let each = (goal.max(1)..left).map(|after| {
        let players = i128::from(after) + 1;
        work(after + 1, entries) * SCALE / (players * players)
    });
    each.fold((0, 0), |(sum, squares), share| (sum + share, squares + share * share))
}

/// The big blind of a step; none in a break.
fn big(step: &Step) -> i128 {
    step.big_blind().map_or(0, i128::from)
}

/// The pressure until a place in the structure: the big blind summed over the milliseconds played.
fn pressure(steps: &[Step], step: usize, left: Millis) -> i128 {
    let whole = |step: &Step| big(step) * i128::from(step_length(step));
    let before: i128 = steps.iter().take(step).map(whole).sum();
    let last = || steps.iter().rev().find(|step| !step.is_break());
    let here = steps.get(step).filter(|here| !(here.is_break() && left < 0)).or_else(last);
    let over = here.map_or(0, |here| {
        let length =
            if left < 0 && steps.get(step).is_some_and(Step::is_break) { 0 } else { step_length(here) };
        big(here) * i128::from(length.saturating_sub(left))
    });
    before + over
}

/// How long it takes from here until the pressure has grown by so much, breaks included, and in
/// which step that is; the last level goes on for as long as it must.
fn time_for(steps: &[Step], reading: &ClockReading, mut more: i128) -> (Millis, usize, bool) {
    let mut time: Millis = if reading.called_break { reading.remaining } else { 0 };
    for (index, step) in steps.iter().enumerate().skip(reading.step) {
        let length = if index == reading.step { reading.level_left.max(0) } else { step_length(step) };
        let here = big(step) * i128::from(length);
        if here > 0 && here >= more {
            let part = more / big(step).max(1);
            return (time.saturating_add(Millis::try_from(part).unwrap_or(length)), index, false);
        }
        more -= here;
        time = time.saturating_add(length);
    }
    let last = steps.iter().rev().find(|step| !step.is_break()).map_or(1, big).max(1);
    let part = Millis::try_from(more / last).unwrap_or(Millis::MAX / 4);
    (time.saturating_add(part), steps.len().saturating_sub(1), true)
}

/// The forecast; none where there is nothing to expect, or nothing that is worth saying.
pub fn forecast(situation: &Situation<'_>) -> Option<Forecast> {
    forecast_along(situation, situation.steps)
}

/// The forecast if play goes on by other levels than those it was judged by so far.
fn forecast_along(situation: &Situation<'_>, ahead: &[Step]) -> Option<Forecast> {
    let Situation { steps, reading, now, left, entries, chips, goal, pace } = *situation;
    if left <= goal.max(1) || chips <= 0 || !steps.iter().any(|step| !step.is_break()) {
        return None;
    }
    let chips = i128::from(chips);
    const UNIT: i128 = 1_000_000_000_000;
    // The tempo: milliseconds of exposure that one elimination takes.
    let structure = Structure::check(steps.to_vec()).ok()?;
    let field = entries.max(left);
    let stack = (situation.chips / i64::from(field)).max(1);
    let end = expected_end(&structure, stack, Field::of(field)).end_after;
    let whole = steps_ahead(field, 1, field).0.max(1);
    let prior = (pressure_after(steps, end) * UNIT / (chips * whole)).max(1);
    let played = pressure(steps, reading.step, reading.level_left);
    let waited = (played - i128::from(pace.mark)).max(0) * i128::from(left) * i128::from(left) / chips;
    let known = PRIOR + i128::from(pace.work);
    let tempo = ((PRIOR * prior + (i128::from(pace.exposure) + waited) * 1_000) / known).max(1);
    // What is to come, as pressure.
    let (sum, squares) = steps_ahead(left, goal, entries);
    let mean = (chips * tempo / 1_000_000) * sum / 1_000_000;
    // Variances as shares of the mean squared, in millionths.
    let chance = squares * 1_000_000 / (sum * sum).max(1) * CHANCE / 100;
    let unknown = 1_000_000 * 1_000 / known;
    let deviation = i128::try_from(u128::try_from(chance + unknown).ok()?.isqrt()).ok()?;
    let reach = mean * deviation / 1_000 * REACH / 100;
    let (early, ..) = time_for(ahead, &reading, (mean - reach).max(0));
    let (late, ..) = time_for(ahead, &reading, mean + reach);
    let middle = early / 2 + late / 2;
    let margin = ((late - early) / 2).max(1);
    let margin = (margin + GRAIN - 1) / GRAIN * GRAIN;
    if margin > TOO_WIDE {
        return None;
    }
    let start = reading.resumes_at.map_or(now, |at| at.max(now));
    let (step, overtime) = step_at(ahead, &reading, middle);
    Some(Forecast { ends_at: start.saturating_add(middle), margin, step, overtime })
}

/// The pressure after so long of the structure, breaks included.
fn pressure_after(steps: &[Step], after: Millis) -> i128 {
    let mut left = after;
    let mut sum = 0;
    for step in steps {
        let part = step_length(step).min(left);
        sum += big(step) * i128::from(part);
        left -= part;
    }
    sum
}

/// In which step the clock is after so long from here, and whether the structure is over then.
fn step_at(steps: &[Step], reading: &ClockReading, after: Millis) -> (usize, bool) {
    let mut left = after.saturating_sub(if reading.called_break { reading.remaining } else { 0 });
    for (index, step) in steps.iter().enumerate().skip(reading.step) {
        let length = if index == reading.step { reading.level_left.max(0) } else { step_length(step) };
        if left < length {
            return (index, false);
        }
        left = left.saturating_sub(length);
    }
    (steps.len().saturating_sub(1), true)
}

impl Pace {
    /// What is known after one more hand in which players went out.
    #[must_use]
    pub fn after(self, out: u32, situation: &Situation<'_>) -> Pace {
        let Situation { steps, reading, left, entries, chips, .. } = *situation;
        let played = pressure(steps, reading.step, reading.level_left);
        let passed = (played - i128::from(self.mark)).max(0);
        let exposure = passed * i128::from(left) * i128::from(left) / i128::from(chips.max(1));
        let done: i128 = (0..out).map(|gone| work(left.saturating_sub(gone), entries)).sum();
        let narrow = |number: i128| i64::try_from(number).unwrap_or(i64::MAX);
        Pace {
            exposure: self.exposure.saturating_add(narrow(exposure)),
            work: self.work.saturating_add(narrow(done)),
            mark: narrow(played),
        }
    }
}

impl Tournament {
    fn situation<'a>(&self, steps: &'a [Step], now: Millis) -> Situation<'a> {
        Situation {
            steps,
            reading: self.read_clock(now),
            now,
            left: self.counts.left,
            entries: self.counts.entries,
            chips: self.counts.in_play(),
            goal: match self.setup.end {
                EndCondition::Satellite { qualifiers } => qualifiers.max(1),
                _ => 1,
            },
            pace: self.pace,
        }
    }

    /// Players go out: their tempo is better known.
    pub(crate) fn note_pace(&mut self, out: usize, at: Millis) {
        let out = u32::try_from(out).unwrap_or(u32::MAX).min(self.counts.left);
        let pace = self.pace.after(out, &self.situation(&self.setup.steps, at));
        self.pace = pace;
    }

    /// When the evening is expected to end; none unless it is being played.
    pub fn forecast(&self, now: Millis) -> Option<Forecast> {
        self.forecast_with(&self.setup.steps, now)
    }

    /// When it would end if the levels after the present one lasted so many minutes.
    pub fn forecast_cut(&self, minutes: u32, now: Millis) -> Option<Forecast> {
        let steps = crate::structure::cut_after(&self.setup.steps, self.read_clock(now).step, minutes);
        self.forecast_with(&steps, now)
    }

    fn forecast_with(&self, steps: &[Step], now: Millis) -> Option<Forecast> {
        if self.phase != Phase::Playing {
            return None;
        }
        // The tempo assumed before the first card is that of the structure in force: cutting its
        // levels makes nobody play faster.
        let situation = self.situation(&self.setup.steps, now);
        let found = forecast_along(&situation, steps)?;
        let EndCondition::TimeLimit { minutes } = self.setup.end else { return Some(found) };
        let left = i64::from(minutes).saturating_mul(60_000).saturating_sub(self.played(now)).max(0);
        let limit = now.saturating_add(left);
        if found.ends_at <= limit {
            return Some(found);
        }
        let (step, overtime) = step_at(steps, &situation.reading, left);
        Some(Forecast { ends_at: limit, margin: 0, step, overtime })
    }
}
