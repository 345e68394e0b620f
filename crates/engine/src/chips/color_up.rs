//! Chips in play at each level, chips that leave at each break, and the club's stock of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::set::ChipSet;
use super::stack::{Change, stack_of};
use crate::base::quantity::{Chips, Millis};
use crate::rules::ruleset::ChipRaceRounding;
use crate::structure::clock::step_length;
use crate::structure::{Course, Field, Step, Structure, gcd, smallest_needed};

/// Number of one chip that leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChipsOut {
    /// The chip that leaves.
    pub value: Chips,
    /// Number of them on the tables.
    pub count: u64,
    /// The chip that it is changed into.
    pub into: Chips,
    /// Greatest number of that chip that is needed: a race that rounds up adds one chip a table.
    pub needed: u64,
}

/// Chips that leave in a break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ColorUp {
    /// The break, counted from 0 among all steps.
    pub step: usize,
    /// The chips that leave, smallest first.
    pub leaving: Vec<ChipsOut>,
}

/// One denomination over the whole evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChipNeed {
    pub value: Chips,
    /// Number in a starting stack.
    pub each: u32,
    /// Number handed out: starting stacks, rebuys and add-ons.
    pub handed_out: u64,
    /// Number that come in at color-ups.
    pub color_ups: u64,
    /// The most that are on the tables at once.
    pub most: u64,
    /// Number that the club owns; `None` if not counted.
    pub owned: Option<u32>,
    /// Number that it lacks.
    pub missing: u64,
}

/// Chips of the evening and their color-ups.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChipPlan {
    /// Every chip that is used, smallest first. Empty if the set cannot make the stack.
    pub needs: Vec<ChipNeed>,
    /// Chips in one stack.
    pub chips_each: u32,
    /// Value of each stack: the starting stack, unless the director composed another.
    pub worth_each: Chips,
    /// Chips that leave, break by break.
    pub color_ups: Vec<ColorUp>,
    /// The smallest chip in play at each step.
    pub smallest: Vec<Chips>,
}

/// The evening's chips: what stands in a stack, what leaves at the breaks that say so, and how many of each chip are
/// needed for this field against what the club owns.
///
/// Play begins with the largest chip that pays every blind and makes the stack; where the club's counts allow no stack
/// of fewest chips, the stack is made as if they did and the lack is told. A stack that the director composed
/// ([`ChipSet::stack`]) stands as it is, also where it is worth more or less than the starting stack. Rebuys and
/// add-ons are handed out in the fewest chips, for the tables make change.
///
/// The chip races at the color-ups follow `rounding`: where a remainder is removed (TDA 2024, 24-C), no table needs a
/// chip beyond the value raced for.
pub fn chip_plan(
    structure: &Structure,
    set: &ChipSet,
    stack: Chips,
    field: Field,
    seats: u8,
    rounding: ChipRaceRounding,
) -> ChipPlan {
    let (steps, values) = (structure.steps(), set.values());
    let needed = smallest_needed(steps, &values);
    let (Some(smallest), Some(first)) = (values.first(), needed.first()) else { return ChipPlan::default() };
    let common = gcd(*first, stack);
    let begin = values.iter().rev().find(|value| common.is_whole(**value)).unwrap_or(smallest);
    let in_play: Vec<Chips> = values.iter().copied().filter(|v| v >= begin && *v <= stack).collect();
    let share = |value| set.owned(value).map(|owned| owned / field.players.max(1));
    let proposed = || {
        stack_of(stack, &in_play, set.change, share)
            .or_else(|| stack_of(stack, &in_play, Change::Once, share))
            .or_else(|| stack_of(stack, &in_play, set.change, |_| None))
    };
    let each = set.composed().or_else(proposed).unwrap_or_default();
    let mut tables: BTreeMap<Chips, u64> =
        each.iter().map(|(value, count)| (*value, u64::from(*count) * u64::from(field.players))).collect();
    let bought = [(field.rebuys, stack), (field.addons, field.addon_chips(stack))];
    for (times, mut rest) in bought {
        for value in in_play.iter().rev() {
            let count = u64::try_from(rest / *value).unwrap_or(0);
            if count > 0 && times > 0 {
                *tables.entry(*value).or_default() += count * u64::from(times);
            }
            rest = rest % *value;
        }
    }
    let handed_out = tables.clone();
    let mut most = tables.clone();
    let mut came: BTreeMap<Chips, u64> = BTreeMap::new();
    let mut color_ups = Vec::new();
    let mut current = each.keys().next().copied().unwrap_or(*begin);
    let mut smallest = Vec::with_capacity(steps.len());
    let mut course = Course::of(structure, stack, field);
    let mut elapsed = Millis::ZERO;
    for (index, step) in steps.iter().enumerate() {
        if let Step::Break { color_up: true, .. } = step {
            let keep = needed.get(index + 1).copied().unwrap_or(current);
            let left = course.left_after(elapsed);
            let rounded_up = match rounding {
                ChipRaceRounding::Up | ChipRaceRounding::Half => {
                    u64::from(left.div_ceil(u32::from(seats.max(2))))
                }
                ChipRaceRounding::Down => 0,
            };
            let mut leaving = Vec::new();
            for value in values.iter().filter(|value| **value < keep) {
                let into = values.iter().find(|other| **other >= keep && other.is_whole(*value));
                let Some((into, count)) = into.copied().zip(tables.get(value).copied()) else { continue };
                let worth = value.saturating_mul(i64::try_from(count).unwrap_or(i64::MAX));
                let whole = u64::try_from(worth / into).unwrap_or(0);
                let needed = whole + rounded_up.min(count.saturating_sub(whole));
                leaving.push(ChipsOut { value: *value, count, into, needed });
            }
            for chip in &leaving {
                tables.remove(&chip.value);
                *tables.entry(chip.into).or_default() += chip.needed;
                *came.entry(chip.into).or_default() += chip.needed;
            }
            for (value, count) in &tables {
                let before = most.entry(*value).or_default();
                *before = (*before).max(*count);
            }
            if !leaving.is_empty() {
                color_ups.push(ColorUp { step: index, leaving });
            }
            current = tables.keys().next().copied().unwrap_or(current);
        }
        smallest.push(current);
        elapsed = elapsed.saturating_add(step_length(step));
    }
    let of = |from: &BTreeMap<Chips, u64>, value: Chips| from.get(&value).copied().unwrap_or(0);
    let need = |(value, most): (&Chips, &u64)| ChipNeed {
        value: *value,
        each: each.get(value).copied().unwrap_or(0),
        handed_out: of(&handed_out, *value),
        color_ups: of(&came, *value),
        most: *most,
        owned: set.owned(*value),
        missing: set.owned(*value).map_or(0, |owned| most.saturating_sub(u64::from(owned))),
    };
    let chips_each = each.values().fold(0, |sum: u32, count| sum.saturating_add(*count));
    let worth = |(value, count): (&Chips, &u32)| value.saturating_mul(i64::from(*count));
    let worth_each = each.iter().map(worth).fold(Chips::ZERO, Chips::saturating_add);
    ChipPlan { needs: most.iter().map(need).collect(), chips_each, worth_each, color_ups, smallest }
}
