//! A whole structure proposed for an evening: blinds that the club's chips can pay, even ratios,
//! breaks with their color-ups, antes, and over when the evening should be.

use serde::{Deserialize, Serialize};

use super::ladder::{DOUBLING, above, ladder, log, nearest, rungs};
use super::{AnteKind, Field, LARGEST, Step, Structure, expected_end};
use crate::base::quantity::Chips;
use crate::structure::chip_needs::smallest_needed;
use crate::structure::tempo::Tempo;

/// Lengths of levels that a director says aloud, in minutes, the best liked first.
const LENGTHS: [u32; 13] = [20, 15, 25, 30, 12, 10, 40, 8, 45, 6, 5, 60, 4];

/// Big blinds that all chips may make in the level in which the evening is to end, the fewest
/// first; usual is ten to twenty ([`super::CHIPS_AT_END`]).
const AT_END: [i64; 16] = [3, 4, 5, 7, 10, 12, 15, 20, 25, 32, 40, 55, 75, 100, 150, 250];

/// More levels than this are too many to be read, unless their length is asked.
const MOST_LEVELS: usize = 40;

/// Blinds that rise faster than this on average, by about six tenths a level, are for want of
/// anything better.
const STEEP: i64 = DOUBLING * 2 / 3;

/// The parts of a doubling by which big blinds rise from level to level on average.
fn mean_step(steps: &[Step]) -> i64 {
    let blinds: Vec<i64> = steps.iter().filter_map(Step::unit).map(|blind| log(blind.0)).collect();
    let rise = blinds.last().zip(blinds.first()).map_or(0, |(last, first)| last - first);
    i64::try_from(blinds.len()).map_or(0, |levels| rise / (levels - 1).max(1))
}

/// Requirements on a structure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wish {
    pub field: Field,
    /// Chips that everyone starts with.
    pub starting_stack: Chips,
    /// Big blinds in it, as asked.
    pub depth: u32,
    /// Minutes from the first card to the winner, breaks included.
    pub minutes: u32,
    /// Minutes in a level; `None` means as it comes out best.
    pub level_minutes: Option<u32>,
    /// The antes, from the first break on (the seventh level at the latest, the fifth level where there is none).
    pub ante: AnteKind,
    /// Minutes of play after which a break is due; 0 means no breaks.
    pub break_every: u32,
    /// Minutes in a break.
    pub break_minutes: u32,
    /// The level (from 1, breaks not counted) after which a break is due in any case, because something ceases to be
    /// sold then; breaks before and after it are as near to [`Wish::break_every`] as this allows.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub break_after: Option<u32>,
    /// The worth of the club's chips.
    pub chips: Vec<Chips>,
}

/// A structure for this wish, for people of this tempo. What cannot be had is come as near to as can be: the end first,
/// then the length of levels, then the depth, for nothing helps a club against a first blind that its chips cannot pay.
///
/// **First blinds**: the round, payable big blind nearest in ratio to the stack over the depth. **Last blinds**: so
/// high that [`expected_end`] is when the evening should end, which for a usual field is where all chips make ten to
/// twenty big blinds; levels follow in reserve until they make at most ten. **Between them** the ladder whose ratios
/// are most even. **Lengths** of levels are tried one after the other; the one that ends nearest to what is asked with
/// the evenest ladder is taken. **Color-ups** are in every break after which some chip is no longer needed.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::structure::{AnteKind, Field, Structure, Wish, design, expected_end};
/// use tapis_engine::structure::Tempo;
/// let structure = design(&Wish {
///     field: Field::of(30), starting_stack: Chips(10_000), depth: 100, minutes: 240, level_minutes: None,
///     ante: AnteKind::BigBlind, break_every: 60, break_minutes: 10, break_after: None,
///     chips: [25, 100, 500, 1_000, 5_000].map(Chips).to_vec(),
/// }, Tempo::default());
/// let structure = Structure::check(structure).unwrap();
/// assert!(structure.warnings().is_empty());
/// assert_eq!(structure.steps()[0].big_blind(), Some(Chips(100)));
/// let minutes = expected_end(&structure, Chips(10_000), Field::of(30), Tempo::default()).end_after.minutes();
/// assert!((225..=255).contains(&minutes));
/// ```
pub fn design(wish: &Wish, tempo: Tempo) -> Vec<Step> {
    let wish = wish.within_bounds();
    let total = wish.field.chips(wish.starting_stack);
    let rungs = rungs(&wish.chips, total.max(wish.starting_stack).saturating_mul(2).min(LARGEST));
    let asked = wish.starting_stack / i64::from(wish.depth);
    let Some(first) = nearest(&rungs, asked.max(Chips(1))) else { return Vec::new() };
    let mut best: Option<(i64, Vec<Step>)> = None;
    for (rank, length) in (0_i64..).zip(wish.lengths()) {
        let levels = wish.levels(length);
        if levels > MOST_LEVELS && wish.level_minutes != Some(length) {
            continue;
        }
        let far = u32::try_from(levels - 1).unwrap_or(40).min(40);
        let reach = first.big_blind.saturating_mul(1 << far) / 8 * 7;
        let attempt = |at_end: i64| {
            // Blinds that at most double reach so far: a bigger field then ends later than asked.
            let last = (total / at_end).max(first.big_blind).min(reach);
            let (rough, blinds) = ladder(&rungs, first, last, levels)?;
            let structure = Structure::check(wish.steps(&rungs, &blinds, length, total)).ok()?;
            let ends = expected_end(&structure, wish.starting_stack, wish.field, tempo).end_after.minutes();
            Some((ends, rough, structure.steps().to_vec()))
        };
        // The lower the last blinds, the later it ends: the two that the asked end lies between.
        let late = AT_END.partition_point(|at_end| {
            attempt(*at_end).is_some_and(|(ends, ..)| ends < i64::from(wish.minutes))
        });
        for at_end in [late.checked_sub(1), Some(late)].into_iter().flatten().filter_map(|at| AT_END.get(at))
        {
            let Some((ends, rough, steps)) = attempt(*at_end) else { continue };
            let off = (ends - i64::from(wish.minutes)).abs() * 1_000 / i64::from(wish.minutes);
            let rough = rough.max(0).isqrt() * 30 / DOUBLING;
            // Two per cent are nothing on an evening; beyond, each counts for more than the last.
            let late = (off - 20).max(0);
            let unlike = wish.level_minutes.map_or(rank * 4, |asked| {
                (log(i64::from(asked)) - log(i64::from(length))).abs() * 120 / DOUBLING
            });
            let steep = (mean_step(&steps) - STEEP).max(0) / 6;
            let cost = late * late / 10 + late + off / 5 + rough + steep + unlike;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, steps));
            }
        }
    }
    best.map_or_else(Vec::new, |(_, steps)| steps)
}

impl Wish {
    /// The wish with every value limited to what can be calculated with.
    fn within_bounds(&self) -> Wish {
        let mut chips: Vec<Chips> =
            self.chips.iter().copied().filter(|v| (Chips(1)..=Chips(1_000_000)).contains(v)).collect();
        chips.sort_unstable();
        chips.dedup();
        if chips.is_empty() {
            chips.push(Chips(1));
        }
        let field = Field {
            players: self.field.players.clamp(2, 10_000),
            rebuys: self.field.rebuys.min(100_000),
            addons: self.field.addons.min(100_000),
            ..self.field
        };
        Wish {
            field,
            starting_stack: self.starting_stack.clamp(Chips(10), Chips(10_000_000)),
            depth: self.depth.clamp(5, 1_000),
            minutes: self.minutes.clamp(30, 24 * 60),
            level_minutes: self.level_minutes.map(|minutes| minutes.clamp(1, 240)),
            ante: self.ante,
            break_every: if self.break_every == 0 { 0 } else { self.break_every.clamp(10, 600) },
            break_minutes: self.break_minutes.clamp(1, 120),
            break_after: self.break_after.filter(|level| (1..=150).contains(level)),
            chips,
        }
    }

    fn lengths(&self) -> Vec<u32> {
        let mut lengths: Vec<u32> = self.level_minutes.into_iter().collect();
        lengths.extend(LENGTHS.into_iter().filter(|length| Some(*length) != self.level_minutes));
        lengths
    }

    /// Levels between two breaks.
    fn run(&self, length: u32) -> usize {
        match self.break_every {
            0 => usize::MAX,
            every => usize::try_from(((every + length / 2) / length.max(1)).max(1)).unwrap_or(usize::MAX),
        }
    }

    /// Whether there is a break after so many levels: there is one after each run of levels, and where one is due
    /// in any case the levels until then are shared evenly, as nearly as runs do.
    fn rests_after(&self, played: usize, run: usize) -> bool {
        if run == usize::MAX || played == 0 {
            return false;
        }
        let due = self.break_after.and_then(|level| usize::try_from(level).ok()).unwrap_or(0);
        if played > due {
            return (played - due).is_multiple_of(run);
        }
        let parts = ((due + run / 2) / run).clamp(1, due);
        played * parts / due != (played - 1) * parts / due
    }

    /// Number of levels of this length that fill the evening with its breaks.
    fn levels(&self, length: u32) -> usize {
        let run = self.run(length);
        let (mut levels, mut spent) = (0_usize, 0_u32);
        while spent + length / 2 < self.minutes && levels < 150 {
            if self.rests_after(levels, run) {
                spent += self.break_minutes;
            }
            spent += length;
            levels += 1;
        }
        levels.max(2)
    }

    /// The levels with what is stored in reserve, their breaks and antes.
    fn steps(&self, rungs: &[super::ladder::Rung], blinds: &[Chips], length: u32, total: Chips) -> Vec<Step> {
        let expected = blinds.len();
        let mut blinds = blinds.to_vec();
        let (first, last) =
            (blinds.first().copied().unwrap_or(Chips(1)), blinds.last().copied().unwrap_or(Chips(1)));
        let even =
            (log(last.0) - log(first.0)) / i64::try_from(expected.saturating_sub(1).max(1)).unwrap_or(1);
        let mut top = last;
        while blinds.len() < expected + 2 || top.saturating_mul(10) < total {
            // In reserve it goes on a little faster: it is late by then.
            let Some(next) = above(rungs, top, even.max(DOUBLING * 2 / 5)) else { break };
            blinds.push(next);
            top = next;
        }
        let run = self.run(length);
        let level = |big_blind: Chips| Step::Level {
            small_blind: big_blind / 2,
            big_blind,
            ante: Chips::ZERO,
            ante_kind: AnteKind::None,
            minutes: length,
        };
        let mut steps = Vec::with_capacity(blinds.len() * 2);
        for (index, big_blind) in blinds.iter().enumerate() {
            if index < expected && self.rests_after(index, run) {
                steps.push(Step::Break { minutes: self.break_minutes, color_up: false });
            }
            steps.push(level(*big_blind));
        }
        let in_play = with_color_ups(&mut steps, &self.chips);
        let first_rest = (1..6).find(|played| self.rests_after(*played, run)).unwrap_or(6);
        let antes_from = if run == usize::MAX { 4 } else { first_rest };
        let mut played = 0;
        let mut before = Chips::ZERO;
        for (step, smallest) in steps.iter_mut().zip(in_play) {
            let Step::Level { big_blind, ante, ante_kind, .. } = step else { continue };
            played += 1;
            if played <= antes_from {
                continue;
            }
            *ante = match self.ante {
                AnteKind::None => Chips::ZERO,
                AnteKind::BigBlind => *big_blind,
                AnteKind::Classic => classic_ante(*big_blind, smallest, before),
            };
            before = *ante;
            *ante_kind = if *ante > Chips::ZERO { self.ante } else { AnteKind::None };
        }
        steps
    }
}

/// Marks the breaks after which some chip of these values is no longer needed; says for each step
/// which is the smallest chip then in play.
pub fn with_color_ups(steps: &mut [Step], chips: &[Chips]) -> Vec<Chips> {
    let needed = smallest_needed(steps, chips);
    let mut smallest = needed.first().copied().unwrap_or(Chips(1));
    let mut in_play = Vec::with_capacity(steps.len());
    for (index, step) in steps.iter_mut().enumerate() {
        let keep = needed.get(index).copied().unwrap_or(smallest);
        if let Step::Break { color_up, .. } = step
            && keep > smallest
            && keep.is_whole(smallest)
        {
            *color_up = true;
            smallest = keep;
        }
        in_play.push(smallest);
    }
    in_play
}

/// An ante for each player of about an eighth of the big blind, round and payable, not below the
/// one before; 0 while the smallest chip is more than a fourth of the big blind.
fn classic_ante(big_blind: Chips, smallest: Chips, before: Chips) -> Chips {
    let wished = log(big_blind.0) - 3 * DOUBLING;
    let mut best: Option<(i64, Chips)> = None;
    let mut scale: Chips = Chips(1);
    while scale <= big_blind {
        for figure in [10, 15, 20, 25, 30, 40, 50, 75] {
            let ante = scale * figure / 10;
            let fits = (scale * figure).is_whole(Chips(10)) && ante.is_whole(smallest) && ante >= before;
            if fits && ante >= Chips(1) && ante * 4 <= big_blind {
                let off = (log(ante.0) - wished).abs();
                if best.is_none_or(|(least, _)| off < least) {
                    best = Some((off, ante));
                }
            }
        }
        scale = scale.saturating_mul(10);
    }
    best.map_or(Chips::ZERO, |(_, ante)| ante)
}
