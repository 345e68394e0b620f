//! Shortage of the club's chips for an evening: for how many players they are enough, and what would mend it.

use serde::{Deserialize, Serialize};

use super::color_up::{ChipPlan, chip_plan};
use super::set::ChipSet;
use crate::base::quantity::Chips;
use crate::rules::ruleset::ChipRaceRounding;
use crate::structure::{Field, Structure};

/// Remedy that would make the club's chips suffice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "way", rename_all = "snake_case")]
pub enum ChipMend {
    /// The stack that the program proposes in the place of the director's own.
    Proposed,
    /// A smaller starting stack, never less than half.
    Stack {
        /// The largest round one that does.
        stack: Chips,
    },
}

/// Shortage of a chip for an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shortage {
    /// So many players they are enough for, when each rebuys as often as was expected; 0 if not even for two.
    pub players: u32,
    /// Remedy of the shortage; `None` means nothing but more chips or fewer players.
    pub mend: Option<ChipMend>,
}

/// The same for fewer players: they buy as much each, rounded up.
fn fewer(field: Field, players: u32) -> Field {
    let of = |bought: u32| {
        let all = u64::from(bought) * u64::from(players);
        u32::try_from(all.div_ceil(u64::from(field.players.max(1)))).unwrap_or(bought)
    };
    Field { players, rebuys: of(field.rebuys), addons: of(field.addons), ..field }
}

/// Whether and how the club's counts fall short of what a plan needs, which is [`chip_plan`]'s of the same evening;
/// `None` if they suffice, or nothing was counted.
///
/// ```
/// use tapis_engine::chips::{Change, ChipSet, UsualSet, chip_plan, shortage};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::ChipRaceRounding;
/// use tapis_engine::structure::{AnteKind, Field, Step, Structure};
/// let set = ChipSet { name: "Case".into(), chips: UsualSet::Five.chips(), change: Change::Once, stack: None };
/// let level = |small_blind: Chips| Step::Level {
///     small_blind, big_blind: small_blind * 2, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let structure = Structure::check([5, 10, 25, 50].map(|chips| level(Chips(chips))).to_vec()).unwrap();
/// let short = |players: u32| {
///     let (field, up) = (Field::of(players), ChipRaceRounding::Up);
///     let plan = chip_plan(&structure, &set, Chips(1_000), field, 9, up);
///     shortage(&plan, &structure, &set, Chips(1_000), field, 9, up)
/// };
/// assert_eq!(short(8), None);
/// assert!((20..60).contains(&short(300).unwrap().players));
/// ```
pub fn shortage(
    plan: &ChipPlan,
    structure: &Structure,
    set: &ChipSet,
    stack: Chips,
    field: Field,
    seats: u8,
    rounding: ChipRaceRounding,
) -> Option<Shortage> {
    let suffices = |plan: &ChipPlan| plan.needs.iter().all(|need| need.missing == 0);
    if suffices(plan) {
        return None;
    }
    let enough = |set: &ChipSet, stack: Chips, field: Field| {
        let plan = chip_plan(structure, set, stack, field, seats, rounding);
        !plan.needs.is_empty() && suffices(&plan)
    };
    let [mut some, mut many] = [1, field.players];
    while some + 1 < many {
        let middle = some.midpoint(many);
        if enough(set, stack, fewer(field, middle)) {
            some = middle;
        } else {
            many = middle;
        }
    }
    let proposed = ChipSet { stack: None, ..set.clone() };
    let mend = if set.stack.is_some() && enough(&proposed, stack, field) {
        Some(ChipMend::Proposed)
    } else {
        smaller(stack)
            .into_iter()
            .find(|stack| enough(&proposed, *stack, field))
            .map(|stack| ChipMend::Stack { stack })
    };
    Some(Shortage { players: if some < 2 { 0 } else { some }, mend })
}

/// Round starting stacks below one, down to half of it, largest first.
fn smaller(stack: Chips) -> Vec<Chips> {
    let mut unit = Chips(1);
    while unit * 20 <= stack {
        unit = unit * 10;
    }
    let highest = unit * ((stack - Chips(1)) / unit);
    (0..20).map(|by| highest - unit * by).filter(|less| *less * 2 >= stack).collect()
}
