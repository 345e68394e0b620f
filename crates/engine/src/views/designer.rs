//! A structure while it is designed: every row with its hours and depths, the chips it needs, what
//! is odd, and a curve.

use serde::{Deserialize, Serialize};

use super::clock::{StepView, step_view};
use super::levels::margin;
use crate::base::quantity::{Chips, Millis};
use crate::chips::remarks::remarks;
use crate::chips::{ChipPlan, ChipsOut, Shortage, chip_plan, shortage};
use crate::setup::SetupDraft;
use crate::state::tournament::{Phase, Tournament};
use crate::structure::clock::step_length;
use crate::structure::{
    Course, Field, Step, Structure, StructureWarning, Tempo, expected_end, height, repair,
};

/// Row of the designed structure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DesignRow {
    pub step: StepView,
    /// Start in minutes after midnight; beyond 1,440 it is the day after.
    pub starts: i64,
    pub ends: i64,
    /// Players expected to be left when it begins.
    pub left: u32,
    /// The average stack then in tenths of a big blind for the expected field; `None` for a break.
    pub expected_bb_tenths: Option<i64>,
    /// The same for those who are really there; `None` for a break, or the level is over.
    pub actual_bb_tenths: Option<i64>,
    /// The smallest chip in play; `None` if the chips are not said.
    pub smallest: Option<Chips>,
    /// Chips that leave in this break.
    pub leaving: Vec<ChipsOut>,
    /// It is over: nothing of it changes any more.
    pub past: bool,
    /// The expected end lies in it.
    pub last: bool,
    /// Start of the curve's piece in thousandths of its width: from the left edge to the right.
    pub from: u32,
    pub to: u32,
    /// Height of the big blind, by ratio.
    pub blind: u32,
    /// Height of the average stack in big blinds, by ratio; `None` for a break.
    pub depth: Option<u32>,
}

/// Those who are really there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActualField {
    pub entries: u32,
    pub left: u32,
    pub chips: Chips,
}

/// Oddity in the design.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    pub warning: StructureWarning,
    /// The level it is about, from 1; in a break that of the level before.
    pub level: u32,
    /// The program can mend it.
    pub repairable: bool,
}

/// A structure while it is designed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DesignView {
    pub rows: Vec<DesignRow>,
    /// Expected end of play, in minutes after midnight; beyond 1,440 it is the day after.
    pub ends: i64,
    /// Duration from the first card until then.
    pub ends_after: Millis,
    /// The same in thousandths of the curve's width.
    pub ends_at: u32,
    /// Half the width of the interval in which eight such evenings in ten end; `None` if nothing is known of it.
    pub margin: Option<Millis>,
    /// The starting stack in tenths of the first big blind.
    pub depth_bb_tenths: i64,
    /// Big blinds in play, in tenths, in the level in which the end is expected.
    pub end_bb_tenths: i64,
    /// Number of all levels.
    pub levels: u32,
    pub chips: Chips,
    /// The chips of each kind; `None` if the set is not said, or not right.
    pub plan: Option<ChipPlan>,
    /// The set cannot make the starting stack.
    pub stack_impossible: bool,
    /// The club owns too few chips for it; `None` if enough, or they are not counted.
    pub shortage: Option<Shortage>,
    /// Oddities in their order.
    pub remarks: Vec<Remark>,
    /// Field for which it was computed.
    pub field: Field,
    /// Players who are really there; `None` if nobody yet.
    pub actual: Option<ActualField>,
}

/// The structure of a draft for an expected field, and, where it is that of a tournament, for those
/// who are really there. None while its levels cannot be played.
pub fn design_view(
    draft: &SetupDraft,
    field: Field,
    tournament: Option<(&Tournament, Millis)>,
    tempo: Tempo,
) -> Option<DesignView> {
    let structure = Structure::check(draft.steps.clone()).ok()?;
    let (steps, stack) = (structure.steps(), draft.starting_stack.max(Chips(1)));
    let field = Field { players: field.players.clamp(2, 10_000), ..field };
    let total = field.chips(stack);
    let end = expected_end(&structure, stack, field, tempo);
    let set = draft.chip_set.as_ref().filter(|set| set.problems().is_empty());
    let (seats, rounding) = (draft.seats_per_table, draft.ruleset.chip_race_rounding);
    let plan = set.map(|set| chip_plan(&structure, set, stack, field, seats, rounding));
    let short = set
        .zip(plan.as_ref())
        .and_then(|(set, plan)| shortage(plan, &structure, set, stack, field, seats, rounding));
    let values = set.map(crate::chips::ChipSet::values).unwrap_or_default();

    let counts = tournament.map(|(tournament, _)| tournament.counts()).filter(|counts| counts.entries > 0);
    let actual = counts.map(|counts| ActualField {
        entries: counts.entries,
        left: counts.left,
        chips: counts.in_play(),
    });
    let playing = tournament.filter(|(tournament, _)| tournament.phase() == Phase::Playing);
    let current = playing.map_or(0, |(tournament, now)| tournament.read_clock(now).step);
    let real = counts.map(|counts| Field {
        players: counts.entries,
        rebuys: counts.rebuys + counts.re_entries,
        addons: counts.addons,
        addon_multiple: field.addon_multiple,
    });

    let whole: Millis = steps.iter().map(step_length).sum::<Millis>().max(Millis(1));
    let part = |at: Millis| u32::try_from(at.saturating_mul(1_000) / whole).unwrap_or(1_000).min(1_000);
    let blinds = || steps.iter().filter_map(Step::unit);
    let (low, high) = (blinds().min().unwrap_or(Chips(1)), blinds().max().unwrap_or(Chips(1)));
    let deepest = (stack / low).max(2);
    let mut expected = Course::of(&structure, stack, field).at(tempo);
    let mut really = real.map(|real| Course::of(&structure, stack, real).at(tempo));
    let mut at = Millis::ZERO;
    let mut blind = low;
    let mut rows = Vec::with_capacity(steps.len());
    for (index, step) in steps.iter().enumerate() {
        let after = at.saturating_add(step_length(step));
        let left = expected.left_after(at);
        let there = really.as_mut().map(|course| course.left_after(at));
        let big = step.unit();
        blind = big.unwrap_or(blind);
        let deep = |chips: Chips, left: u32| {
            let average = chips / i64::from(left.max(1));
            big.and_then(|big| average.depth_tenths(big))
        };
        let past = index < current;
        let expected_bb_tenths = deep(total, left);
        rows.push(DesignRow {
            step: step_view(draft, index)?,
            starts: i64::from(draft.start_minute) + at.minutes(),
            ends: i64::from(draft.start_minute) + after.minutes(),
            left,
            expected_bb_tenths,
            actual_bb_tenths: actual
                .zip(there)
                .filter(|_| !past)
                .and_then(|(actual, there)| deep(actual.chips, there.min(actual.left))),
            smallest: plan.as_ref().and_then(|plan| plan.smallest.get(index)).copied(),
            leaving: plan
                .as_ref()
                .and_then(|plan| plan.color_ups.iter().find(|color_up| color_up.step == index))
                .map(|color_up| color_up.leaving.clone())
                .unwrap_or_default(),
            past,
            last: (at..after).contains(&end.end_after)
                || (index + 1 == steps.len() && end.end_after >= after),
            from: part(at),
            to: part(after),
            blind: height(low.0, high.0, blind.0),
            depth: expected_bb_tenths.map(|tenths| height(1, deepest, (tenths / 10).max(1))),
        });
        at = after;
    }
    let last_blind = steps.iter().take(end.step + 1).rev().find_map(Step::unit).unwrap_or(Chips(1));
    // Steps already played stay as they were.
    let mends = |mended: Vec<Step>| mended.get(..current) == steps.get(..current);
    let remark = |warning: StructureWarning| Remark {
        warning,
        level: rows.get(warning.step()).map_or(0, |row| row.step.level),
        repairable: warning.step() >= current && repair(steps, warning, &values, total).is_some_and(mends),
    };
    let empty = ChipPlan::default();
    let mut found = remarks(&structure, &values, plan.as_ref().unwrap_or(&empty), total);
    found.extend(draft.lacks_break_at_end());
    found.sort_by_key(StructureWarning::step);
    Some(DesignView {
        remarks: found.into_iter().filter(|found| !draft.expects(found)).map(remark).collect(),
        ends: i64::from(draft.start_minute) + end.end_after.minutes(),
        ends_after: end.end_after,
        margin: margin(end, field, &draft.format),
        ends_at: part(end.end_after),
        depth_bb_tenths: steps.iter().find_map(Step::unit).map_or(0, |big| stack * 10 / big),
        end_bb_tenths: total.saturating_mul(10) / last_blind.max(Chips(1)),
        levels: u32::try_from(blinds().count()).unwrap_or(u32::MAX),
        chips: total,
        shortage: short,
        stack_impossible: plan.as_ref().is_some_and(|plan| plan.needs.is_empty()),
        plan: plan.filter(|plan| !plan.needs.is_empty()),
        rows,
        field,
        actual,
    })
}
