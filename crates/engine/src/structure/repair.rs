//! Oddities of a structure played with certain chips, and their remedies.

use super::design::with_color_ups;
use super::ladder::{DOUBLING, above, between, log, nearest, rungs};
use super::stud::{Stakes, level_for, with_bets, with_blinds};
use super::{AnteKind, CHIPS_AT_END, LARGEST, MOST_STEPS, Step, Structure, StructureWarning, is_steep};
use crate::base::quantity::Chips;
use crate::structure::chip_needs::{payers, smallest_needed};

/// Those of the chips that are in play at a step: none below the smallest that stays.
fn in_play(steps: &[Step], values: &[Chips], at: usize) -> Vec<Chips> {
    let payers = payers(steps, values);
    let mut smallest = smallest_needed(steps, &payers).first().copied().unwrap_or(Chips(1));
    for (index, step) in steps.iter().enumerate().take(at) {
        if let Step::Break { color_up: true, .. } = step {
            let rest = steps.get(index..).unwrap_or_default();
            smallest = smallest_needed(rest, &payers).first().copied().unwrap_or(smallest).max(smallest);
        }
    }
    payers.into_iter().filter(|value| *value >= smallest).collect()
}

/// The level that fits in at a place: halfway between its neighbours, or one step above the last,
/// with the length and the antes of the level before.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::structure::{AnteKind, Step, next_level};
/// let level = |small_blind: Chips| Step::Level {
///     small_blind, big_blind: small_blind * 2, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let steps = [50, 100, 300].map(|chips| level(Chips(chips)));
/// let chips = [25, 100, 500].map(Chips);
/// assert_eq!(next_level(&steps, 2, &chips).big_blind(), Some(Chips(300)));
/// assert_eq!(next_level(&steps, 3, &chips).big_blind(), Some(Chips(1_000)));
/// ```
pub fn next_level(steps: &[Step], at: usize, values: &[Chips]) -> Step {
    if let Some(stakes) = bets_of(steps) {
        let chips = in_play(steps, values, at);
        return level_for(stakes, &next_level(&blinds_of(steps), at, values), &chips);
    }
    let of = |step: &Step| match *step {
        Step::Level { big_blind, ante_kind, minutes, ante, .. } => {
            Some((big_blind, ante_kind, minutes, ante))
        }
        Step::Stud { .. } | Step::Mixed { .. } | Step::Break { .. } => None,
    };
    let before = steps.iter().take(at).rev().find_map(of);
    let after = steps.iter().skip(at).find_map(|step| step.big_blind());
    let chips = in_play(steps, values, at);
    let top = before
        .map_or(Chips::ZERO, |(big, ..)| big)
        .max(after.unwrap_or(Chips::ZERO))
        .max(Chips(100))
        .saturating_mul(4);
    let rungs = rungs(&chips, top.min(LARGEST));
    let big_blind = match (before, after) {
        (Some((low, ..)), Some(high)) if low < high => between(&rungs, low, high).unwrap_or(low),
        (Some((low, ..)), _) => {
            above(&rungs, low, DOUBLING * 3 / 5).unwrap_or(low.saturating_mul(2).min(LARGEST))
        }
        (None, Some(high)) => between(&rungs, high / 2, high).unwrap_or(high),
        (None, None) => nearest(&rungs, Chips(50)).map_or(Chips(50), |rung| rung.big_blind),
    };
    let (_, ante_kind, minutes, ante) = before.unwrap_or((Chips::ZERO, AnteKind::None, 20, Chips::ZERO));
    let ante = match ante_kind {
        AnteKind::BigBlind => big_blind,
        AnteKind::Classic => ante,
        AnteKind::None => Chips::ZERO,
    };
    Step::Level { small_blind: half(big_blind, &chips), big_blind, ante, ante_kind, minutes }
}

/// Half a big blind as far as the chips pay it.
fn half(big_blind: Chips, chips: &[Chips]) -> Chips {
    let smallest = chips.first().copied().unwrap_or(Chips(1)).max(Chips(1));
    let exact = big_blind / 2;
    let paid = smallest * (exact / smallest);
    if paid == Chips::ZERO { exact } else { paid }
}

/// The steps with one oddity mended; none where it is not there any more.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::structure::{AnteKind, Step, StructureWarning, repair};
/// let level = |small_blind: Chips| Step::Level {
///     small_blind, big_blind: small_blind * 2, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let steps = [50, 200, 300].map(|chips| level(Chips(chips)));
/// let chips = [25, 100, 500].map(Chips);
/// let mended = repair(&steps, StructureWarning::SteepJump { step: 1 }, &chips, Chips::ZERO).unwrap();
/// assert_eq!(mended[1].big_blind(), Some(Chips(200)));
/// ```
pub fn repair(
    steps: &[Step],
    warning: StructureWarning,
    values: &[Chips],
    total: Chips,
) -> Option<Vec<Step>> {
    if let Some(stakes) = bets_of(steps) {
        return repair_bets(steps, stakes, warning, values, total);
    }
    let at = warning.step();
    let mut mended = steps.to_vec();
    let here = *steps.get(at)?;
    let chips = in_play(steps, values, at);
    match (warning, here) {
        (StructureWarning::NothingLeaves { .. }, Step::Break { minutes, .. }) => {
            *mended.get_mut(at)? = Step::Break { minutes, color_up: false };
        }
        (StructureWarning::ChipStays { .. }, Step::Break { minutes, .. }) => {
            *mended.get_mut(at)? = Step::Break { minutes, color_up: true };
        }
        (StructureWarning::RunsOut { .. }, _) => {
            while mended.iter().rev().find_map(Step::big_blind)?.saturating_mul(CHIPS_AT_END / 2) < total
                && mended.len() < MOST_STEPS
            {
                let next = next_level(&mended, mended.len(), values);
                if next.big_blind() <= mended.iter().rev().find_map(Step::big_blind) {
                    break;
                }
                mended.push(next);
            }
        }
        (StructureWarning::NoBreakAtEnd { .. }, Step::Level { .. }) => rest_after(&mut mended, at, values),
        (StructureWarning::SteepJump { .. }, Step::Level { .. }) => {
            let next =
                (at.saturating_add(1)..steps.len()).find(|to| steps.get(*to).is_some_and(|s| !s.is_break()));
            match next.filter(|next| too_high_before(steps, *next) == Some(at)) {
                // If there is room for none, the next stands in its place.
                Some(next) => {
                    replace(&mut mended, at, values);
                    fill(&mut mended, at, next, values);
                }
                None => fill(&mut mended, at, at, values),
            }
        }
        (StructureWarning::BlindsGoDown { .. }, Step::Level { .. }) => {
            replace(&mut mended, too_high_before(steps, at).unwrap_or(at), values);
        }
        (StructureWarning::BlindsStay { .. }, Step::Level { .. }) => replace(&mut mended, at, values),
        (
            StructureWarning::Unpayable { chip, .. },
            Step::Level { big_blind, ante, ante_kind, minutes, .. },
        ) => {
            let payable: Vec<Chips> =
                payers(steps, values).into_iter().filter(|value| *value >= chip).collect();
            let rungs = rungs(&payable, big_blind.saturating_mul(2).max(chip * 4).min(LARGEST));
            let low = steps.iter().take(at).rev().find_map(Step::big_blind).unwrap_or(Chips::ZERO);
            let near = nearest(&rungs, big_blind).map(|rung| rung.big_blind).filter(|big| *big > low);
            let big = near.or_else(|| above(&rungs, low, DOUBLING / 2)).unwrap_or(chip * 2);
            let ante = match ante_kind {
                AnteKind::BigBlind if ante == big_blind => big,
                _ => (ante + chip / 2) / chip * chip,
            };
            *mended.get_mut(at)? =
                Step::Level { small_blind: half(big, &payable), big_blind: big, ante, ante_kind, minutes };
        }
        (warning, Step::Level { small_blind, big_blind, ante, ante_kind, minutes }) => {
            let kind = if ante >= big_blind { AnteKind::BigBlind } else { AnteKind::Classic };
            let step = match warning {
                StructureWarning::AnteAboveBigBlind { .. } => {
                    Step::Level { small_blind, big_blind, ante: big_blind, ante_kind, minutes }
                }
                StructureWarning::AnteOfNobody { .. } => {
                    Step::Level { small_blind, big_blind, ante, ante_kind: kind, minutes }
                }
                StructureWarning::SmallBlindNotHalf { .. } => {
                    Step::Level { small_blind: half(big_blind, &chips), big_blind, ante, ante_kind, minutes }
                }
                _ => return None,
            };
            *mended.get_mut(at)? = step;
        }
        _ => return None,
    }
    (mended != steps && Structure::check(mended.clone()).is_ok()).then_some(mended)
}

/// The steps with blinds in the place of bets.
fn blinds_of(steps: &[Step]) -> Vec<Step> {
    steps.iter().map(with_blinds).collect()
}

/// Stakes of levels with bets; `None` if they have blinds only.
fn bets_of(steps: &[Step]) -> Option<Stakes> {
    steps.iter().filter_map(Step::stakes).find(|stakes| *stakes != Stakes::Blinds)
}

/// The same for stud: bets rise as blinds do, and antes and bring-ins follow them.
fn repair_bets(
    steps: &[Step],
    stakes: Stakes,
    warning: StructureWarning,
    values: &[Chips],
    total: Chips,
) -> Option<Vec<Step>> {
    let chips = payers(steps, values);
    let mended = match (warning, steps.get(warning.step())?) {
        (StructureWarning::Unpayable { chip, step }, level) => {
            let (unit, minutes) = (level.unit()?, level.minutes());
            let payable: Vec<Chips> = chips.into_iter().filter(|value| *value >= chip).collect();
            let mut mended = steps.to_vec();
            let low = steps.iter().take(step).rev().find_map(Step::unit).unwrap_or(Chips::ZERO);
            // Half of it is a small blind.
            let whole = if stakes == Stakes::Both { chip * 2 } else { chip };
            let near = whole * ((unit + whole / 2) / whole);
            let near = if near > low { near } else { whole * (low / whole + 1) };
            let big_blind = near.max(chip * 2);
            let blinds = Step::Level {
                small_blind: big_blind / 2,
                big_blind,
                ante: Chips::ZERO,
                ante_kind: AnteKind::None,
                minutes,
            };
            *mended.get_mut(step)? = level_for(stakes, &blinds, &payable);
            mended
        }
        _ => with_bets(&repair(&blinds_of(steps), warning, values, total)?, steps, stakes, &chips),
    };
    (mended != steps && Structure::check(mended.clone()).is_ok()).then_some(mended)
}

/// Minutes in a break where there is none to move.
const USUAL_BREAK: u32 = 10;

/// A break after a level: the nearest one, if at most two levels lie between, or a new one as long as the others.
fn rest_after(steps: &mut Vec<Step>, at: usize, values: &[Chips]) {
    let rests = steps.iter().enumerate().filter(|(_, step)| step.is_break());
    let near = rests.map(|(rest, _)| rest).min_by_key(|rest| rest.abs_diff(at.saturating_add(1)));
    let minutes = near.and_then(|rest| steps.get(rest)).map_or(USUAL_BREAK, Step::minutes);
    let moved = near.filter(|rest| {
        let (from, to) = if *rest < at { (rest + 1, at + 1) } else { (at + 1, *rest) };
        to - from <= 2
    });
    let mut to = at.saturating_add(1);
    if let Some(rest) = moved {
        steps.remove(rest);
        to -= usize::from(rest < to);
    }
    steps.insert(to, Step::Break { minutes, color_up: false });
    let payers = payers(steps, values);
    let mut raced = steps.clone();
    with_color_ups(&mut raced, &payers);
    if let (false, Some(rest), Some(raced)) = (values.is_empty(), steps.get_mut(to), raced.get(to)) {
        *rest = *raced;
    }
}

/// The level before one whose blinds go down, where it is the one that is out of line: without it
/// they rise, and they go on below it.
fn too_high_before(steps: &[Step], at: usize) -> Option<usize> {
    let level = |(index, step): (usize, &Step)| step.big_blind().map(|big| (index, big));
    let here = steps.get(at)?.big_blind()?;
    let mut before = steps.iter().enumerate().take(at).rev().filter_map(level);
    let (suspect, high) = before.next()?;
    let below = before.next().map(|(_, big)| big);
    let after = steps.iter().skip(at.saturating_add(1)).find_map(Step::big_blind);
    let rises = below.is_none_or(|below| below < here);
    let goes_on = after.map_or(below.is_some(), |after| after < high);
    (here < high && rises && goes_on).then_some(suspect)
}

/// Levels put in until there is no steep jump to any of these steps.
fn fill(steps: &mut Vec<Step>, at: usize, to: usize, values: &[Chips]) {
    let mut end = to;
    while steps.len() < MOST_STEPS {
        let before = |steps: &[Step], place: usize| steps.iter().take(place).rev().find_map(Step::big_blind);
        let big = |steps: &[Step], place: usize| steps.get(place).and_then(Step::big_blind);
        let Some(steep) = (at..=end).find(|place| is_steep(before(steps, *place), big(steps, *place))) else {
            return;
        };
        let fitting = next_level(steps, steep, values);
        if fitting.big_blind() <= before(steps, steep) || fitting.big_blind() >= big(steps, steep) {
            return;
        }
        steps.insert(steep, fitting);
        end = end.saturating_add(1);
    }
}

/// A level that fits in between its neighbours in the place of one that does not, as long as that;
/// none where there is no room between them.
fn replace(steps: &mut Vec<Step>, at: usize, values: &[Chips]) {
    let minutes = steps.remove(at).minutes();
    let before = steps.iter().take(at).rev().find_map(Step::big_blind);
    let after = steps.iter().skip(at).find_map(Step::big_blind);
    let mut fitting = next_level(steps, at, values);
    let big = fitting.big_blind();
    if big > before && (after.is_none() || big < after) {
        fitting.set_minutes(minutes);
        steps.insert(at, fitting);
    }
}

impl Step {
    fn set_minutes(&mut self, length: u32) {
        match self {
            Step::Level { minutes, .. }
            | Step::Stud { minutes, .. }
            | Step::Mixed { minutes, .. }
            | Step::Break { minutes, .. } => {
                *minutes = length;
            }
        }
    }
}

/// Height of a number (a big blind, a depth) between two others, in thousandths, by ratio: for a curve.
pub(crate) fn height(low: i64, high: i64, number: i64) -> u32 {
    let span = (log(high) - log(low)).max(1);
    u32::try_from(((log(number) - log(low)) * 1_000 / span).clamp(0, 1_000)).unwrap_or(0)
}
