//! Stacks of fewest chips, color-ups, and what a club must own.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{
    Change, Chip, ChipColour, ChipPattern, ChipSet, StackPart, UsualSet, chip_plan, stack_of,
};
use tapis_engine::rules::ruleset::{Base, ChipRaceRounding, Ruleset};
use tapis_engine::structure::{Field, Step, Structure};

use crate::levels::level;

fn rest() -> Step {
    Step::Break { minutes: 10, color_up: true }
}

fn set(chips: &[(i64, u32)]) -> ChipSet {
    let chip = |(index, (value, owned)): (usize, &(i64, u32))| Chip {
        value: Chips(*value),
        colour: ChipColour::ALL[index],
        pattern: ChipPattern::Plain,
        owned: Some(*owned),
    };
    ChipSet {
        name: "Club".to_owned(),
        chips: chips.iter().enumerate().map(chip).collect(),
        change: Change::Once,
        stack: None,
    }
}

/// Whether every multiple of the smallest chip up to the whole can be paid from these chips.
fn pays_all(chips: &[(i64, u32)], stack: i64, smallest: i64) -> bool {
    let mut sums = vec![false; usize::try_from(stack).unwrap() + 1];
    sums[0] = true;
    for (value, count) in chips {
        for _ in 0..*count {
            for sum in (usize::try_from(*value).unwrap()..sums.len()).rev() {
                sums[sum] |= sums[sum - usize::try_from(*value).unwrap()];
            }
        }
    }
    let smallest = usize::try_from(smallest).unwrap();
    (0..sums.len()).step_by(smallest).all(|sum| sums[sum])
}

/// The fewest chips of a stack that pays all, by trying everything.
fn fewest(stack: i64, values: &[i64]) -> Option<u32> {
    fn go(rest: i64, values: &[i64], chosen: &mut Vec<(i64, u32)>, stack: i64, best: &mut Option<u32>) {
        let Some((value, others)) = values.split_last() else {
            let mut chips: Vec<_> = chosen.iter().copied().filter(|(_, count)| *count > 0).collect();
            chips.reverse();
            let count = chips.iter().map(|(_, count)| count).sum();
            if rest == 0 && best.is_none_or(|best| count < best) && pays_all(&chips, stack, 1) {
                *best = Some(count);
            }
            return;
        };
        for count in 0..=rest / value {
            chosen.push((*value, u32::try_from(count).unwrap()));
            go(rest - count * value, others, chosen, stack, best);
            chosen.pop();
        }
    }
    let mut best = None;
    go(stack, values, &mut Vec::new(), stack, &mut best);
    best
}

#[test]
fn no_stack_that_makes_change_has_fewer_chips() {
    for values in [vec![1, 5, 10], vec![1, 4, 20], vec![1, 2, 5], vec![1, 3, 6, 12]] {
        for stack in 5..50 {
            let worth: Vec<Chips> = values.iter().copied().map(Chips).collect();
            let found = stack_of(Chips(stack), &worth, Change::Once, |_| None).map(|chips| {
                let chips: Vec<_> = chips.into_iter().map(|(value, count)| (value.0, count)).collect();
                assert!(pays_all(&chips, stack, 1), "{stack} of {values:?}: {chips:?}");
                chips.iter().map(|(_, count)| count).sum::<u32>()
            });
            assert_eq!(found, fewest(stack, &values), "{stack} of {values:?}");
        }
    }
}

proptest! {
    #[test]
    fn a_stack_is_worth_what_it_should_be(times in 40_i64..4_000, twice in any::<bool>(), which in 0_usize..4) {
        let values: Vec<Chips> = UsualSet::ALL[which].chips().iter().map(|chip| chip.value).collect();
        let stack = values[0] * times;
        let change = if twice { Change::Twice } else { Change::Once };
        let chips = stack_of(stack, &values, change, |_| None).unwrap();
        prop_assert_eq!(chips.iter().map(|(value, count)| *value * i64::from(*count)).sum::<Chips>(), stack);
        prop_assert!(chips.values().sum::<u32>() <= 90, "{:?}", chips);
    }
}

#[test]
fn what_the_club_owns_bounds_the_stack() {
    // Ten players, but only twenty chips of 5,000 and thirty of 1,000.
    let levels = Structure::check(vec![level(50), level(100), level(200)]).unwrap();
    let owned = set(&[(25, 200), (100, 200), (500, 200), (1_000, 30), (5_000, 5)]);
    let plan = chip_plan(&levels, &owned, Chips(10_000), Field::of(10), 9, ChipRaceRounding::Up);
    let each: Vec<_> = plan.needs.iter().map(|need| (need.value, need.each)).collect();
    assert_eq!(each.iter().map(|(value, each)| value.0 * i64::from(*each)).sum::<i64>(), 10_000);
    assert!(plan.needs.iter().all(|need| need.missing == 0), "{:?}", plan.needs);
    assert!(each.contains(&(Chips(1_000), 3)), "{each:?}");
    assert!(!each.iter().any(|(value, _)| *value == Chips(5_000)), "{each:?}");
}

#[test]
fn a_composed_stack_stays_unchanged() {
    let levels = Structure::check(vec![level(50), level(100)]).unwrap();
    let mut own = set(&[(25, 1_000), (100, 1_000), (500, 1_000), (1_000, 1_000)]);
    let part = |value, count| StackPart { value, count };
    // The 2,000 has left the set since.
    own.stack = Some(vec![
        part(Chips(25), 12),
        part(Chips(100), 12),
        part(Chips(500), 5),
        part(Chips(1_000), 0),
        part(Chips(2_000), 9),
    ]);
    let plan = chip_plan(&levels, &own, Chips(5_000), Field::of(10), 10, ChipRaceRounding::Up);
    let each: Vec<_> = plan.needs.iter().map(|need| (need.value.0, need.each, need.handed_out)).collect();
    assert_eq!(each, [(25, 12, 120), (100, 12, 120), (500, 5, 50)]);
    // 1,000 less than the starting stack: it is told, not mended.
    assert_eq!((plan.chips_each, plan.worth_each.0), (29, 4_000));
    own.stack = None;
    assert_eq!(
        chip_plan(&levels, &own, Chips(5_000), Field::of(10), 10, ChipRaceRounding::Up).worth_each,
        Chips(5_000)
    );
}

#[test]
fn what_the_club_lacks_is_told() {
    let levels = Structure::check(vec![level(50), level(100)]).unwrap();
    let owned = set(&[(25, 20), (100, 500), (500, 500), (1_000, 500), (5_000, 500)]);
    let plan = chip_plan(&levels, &owned, Chips(10_000), Field::of(10), 9, ChipRaceRounding::Up);
    let short: Vec<_> = plan.needs.iter().filter(|need| need.missing > 0).collect();
    assert_eq!(short.len(), 1);
    assert_eq!((short[0].value.0, short[0].each, short[0].missing), (25, 4, 20));
}

#[test]
fn chips_leave_when_no_blind_needs_them() {
    let steps =
        vec![level(50), level(150), rest(), level(200), level(400), rest(), level(1_000), level(2_000)];
    let levels = Structure::check(steps).unwrap();
    let owned = set(&[(25, 1_000), (100, 1_000), (500, 1_000), (1_000, 1_000)]);
    let plan = chip_plan(&levels, &owned, Chips(5_000), Field::of(20), 10, ChipRaceRounding::Up);
    // 100 leave later: 200, 400 and then 500 and 1,000 are multiples of it.
    assert_eq!(plan.smallest, [25, 25, 100, 100, 100, 500, 500, 500].map(Chips));
    let first = &plan.color_ups[0];
    assert_eq!((first.step, first.leaving.len()), (2, 1));
    let leaving = first.leaving[0];
    // Eighty chips of 25 are twenty of 100, and one more at each of two tables.
    assert_eq!((leaving.value.0, leaving.count, leaving.into.0, leaving.needed), (25, 80, 100, 22));
    let hundreds = plan.needs.iter().find(|need| need.value == Chips(100)).unwrap();
    assert_eq!((hundreds.handed_out, hundreds.color_ups, hundreds.most), (80, 22, 102));
    assert_eq!(plan.color_ups[1].leaving[0].value, Chips(100));
}

/// TDA 2024, 24-C: a remainder below one chip is removed, so no table needs a chip more.
#[test]
fn a_removing_race_needs_no_extra_chips() {
    let levels = Structure::check(vec![level(50), level(150), rest(), level(200), level(400)]).unwrap();
    let owned = set(&[(25, 1_000), (100, 1_000), (500, 1_000), (1_000, 1_000)]);
    let needed = |rounding| {
        let plan = chip_plan(&levels, &owned, Chips(5_000), Field::of(20), 10, rounding);
        plan.color_ups[0].leaving[0].needed
    };
    assert_eq!(needed(ChipRaceRounding::Up), 22);
    assert_eq!(needed(Ruleset::of(Base::Tda).chip_race_rounding), 20);
}

#[test]
fn rebuys_come_in_large_chips() {
    let levels = Structure::check(vec![level(50), level(100)]).unwrap();
    let owned = set(&[(25, 1_000), (100, 1_000), (500, 1_000), (1_000, 1_000)]);
    let field = Field { players: 10, rebuys: 4, addons: 3, addon_multiple: 2 };
    let plan = chip_plan(&levels, &owned, Chips(5_000), field, 10, ChipRaceRounding::Up);
    let thousands = plan.needs.iter().find(|need| need.value == Chips(1_000)).unwrap();
    assert_eq!(thousands.handed_out, 10 * u64::from(thousands.each) + 4 * 5 + 3 * 10);
}

#[test]
fn an_insufficient_set_has_no_plan() {
    let levels = Structure::check(vec![level(50)]).unwrap();
    let plan = chip_plan(&levels, &set(&[(100, 10)]), Chips(1_050), Field::of(4), 9, ChipRaceRounding::Up);
    assert_eq!((plan.chips_each, plan.needs.len()), (0, 0));
}
