//! Structures proposed for every kind of evening: what always holds in each, and when evenings
//! played by them end.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use tapis_engine::base::quantity::Chips;
use tapis_engine::chips::{Change, ChipSet, UsualSet, chip_plan};
use tapis_engine::rules::ruleset::ChipRaceRounding;
use tapis_engine::structure::{AnteKind, Field, Step, Structure, Tempo, Wish, design, expected_end};

const PLAYERS: [u32; 7] = [6, 10, 18, 30, 60, 120, 300];
const MINUTES: [u32; 6] = [90, 120, 180, 240, 330, 480];
const ANTES: [AnteKind; 3] = [AnteKind::None, AnteKind::BigBlind, AnteKind::Classic];
/// Each set of chips with a stack that clubs play with it.
const SETS: [(UsualSet, i64); 4] = [
    (UsualSet::Five, 2_000),
    (UsualSet::Ten, 5_000),
    (UsualSet::TwentyFive, 10_000),
    (UsualSet::Hundred, 40_000),
];

/// A wish of this many players and minutes, with stacks as deep as one plays so long an evening
/// with: six people who sit down for eight hours have four hundred big blinds, not fifty.
fn wish(players: u32, minutes: u32, set: UsualSet, stack: i64, ante: AnteKind) -> Wish {
    let depth = match (minutes, players) {
        (0..=120, _) => 50,
        (121..=300, _) => 100,
        (_, 0..=12) => 400,
        _ => 200,
    };
    // Deeper than that the smallest chip cannot pay.
    let starting_stack = if depth == 400 { stack * 4 } else { stack };
    Wish {
        field: Field::of(players),
        starting_stack: Chips(starting_stack),
        depth,
        minutes,
        level_minutes: None,
        ante,
        break_every: 75,
        break_minutes: 10,
        break_after: None,
        chips: set.chips().iter().map(|chip| chip.value).collect(),
    }
}

pub fn grid() -> Vec<(String, UsualSet, Wish)> {
    let mut cases = Vec::new();
    for (set, stack) in SETS {
        for players in PLAYERS {
            for minutes in MINUTES {
                let ante = ANTES[cases.len() % 3];
                let name = format!("{set:?}, {players} players, {minutes} minutes, {ante:?}");
                cases.push((name, set, wish(players, minutes, set, stack, ante)));
            }
        }
    }
    cases
}

/// First figures that a player takes as round.
fn is_round(mut blind: i64) -> bool {
    while blind % 10 == 0 && blind >= 100 {
        blind /= 10;
    }
    let figures = [10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60, 80];
    figures.contains(&blind) || (blind < 10 && figures.contains(&(blind * 10)))
}

fn holds(name: &str, set: UsualSet, wish: &Wish, steps: &[Step]) {
    let structure = Structure::check(steps.to_vec()).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    assert!(structure.warnings().is_empty(), "{name}: {:?}", structure.warnings());
    let blinds: Vec<i64> = steps.iter().filter_map(Step::big_blind).map(|blind| blind.0).collect();
    assert!(
        blinds.windows(2).all(|pair| pair[0] * 6 <= pair[1] * 5 && pair[1] <= pair[0] * 2),
        "{name}: {blinds:?}"
    );
    assert!(blinds.iter().all(|blind| is_round(*blind)), "{name}: {blinds:?}");
    // As deep as asked, to the nearest round blind.
    let depth = wish.starting_stack.0 / blinds[0];
    let asked = i64::from(wish.depth);
    assert!(depth * 4 >= asked * 3 && depth * 3 <= asked * 4, "{name}: {depth} big blinds deep");
    // The last level in reserve ends any evening.
    let total = wish.field.chips(wish.starting_stack).0;
    assert!(
        total / blinds.last().unwrap() <= 10,
        "{name}: {} in the last level",
        total / blinds.last().unwrap()
    );
    // Every amount is paid by the chips then in play.
    let chips = ChipSet { name: "Club".to_owned(), chips: set.chips(), change: Change::Once, stack: None };
    let plan = chip_plan(&structure, &chips, wish.starting_stack, wish.field, 9, ChipRaceRounding::Up);
    let mut before_break = 0;
    let mut ante_before = Chips::ZERO;
    for (step, smallest) in steps.iter().zip(&plan.smallest) {
        match *step {
            Step::Level { small_blind, big_blind, ante, ante_kind, minutes } => {
                for amount in [small_blind, big_blind, ante] {
                    assert!(amount.is_whole(*smallest), "{name}: {amount} with chips of {smallest}");
                }
                assert_eq!(small_blind * 2, big_blind, "{name}");
                assert_eq!(ante > Chips::ZERO, ante_kind != AnteKind::None, "{name}");
                match ante_kind {
                    AnteKind::None => {}
                    AnteKind::BigBlind => assert_eq!(ante, big_blind),
                    AnteKind::Classic => {
                        assert!(ante * 4 <= big_blind && ante >= ante_before, "{name}: {ante}");
                        ante_before = ante;
                    }
                }
                before_break += minutes;
            }
            Step::Stud { .. } | Step::Mixed { .. } => panic!("{name}: stud was not asked for"),
            Step::Break { .. } => {
                assert!((35..=120).contains(&before_break), "{name}: {before_break} minutes, then a break");
                before_break = 0;
            }
        }
    }
    let flagged = steps.iter().filter(|step| matches!(step, Step::Break { color_up: true, .. })).count();
    assert_eq!(plan.color_ups.len(), flagged, "{name}: a color-up at which nothing leaves");
}

#[test]
fn every_case_of_the_grid_is_sound() {
    for (name, set, wish) in grid() {
        holds(&name, set, &wish, &design(&wish, Tempo::default()));
    }
}

#[test]
fn median_evenings_end_within_fifteen_per_cent() {
    for (name, _, wish) in grid() {
        let steps = design(&wish, Tempo::default());
        let evenings = if wish.field.players > 30 { 7 } else { 41 };
        let mut ends: Vec<i64> = (0..evenings)
            .map(|seed| crate::evening::played(&steps, wish.starting_stack.0, wish.field, seed) / 60)
            .collect();
        ends.sort_unstable();
        let (median, asked) = (ends[ends.len() / 2], i64::from(wish.minutes));
        assert!((median - asked).abs() * 100 <= asked * 15, "{name}: {median} minutes of {ends:?}");
    }
}

#[test]
fn rebuys_and_a_length_that_is_asked_are_heeded() {
    let plain = wish(40, 270, UsualSet::TwentyFive, 5_000, AnteKind::None);
    let field = Field { players: 40, rebuys: 30, addons: 20, addon_multiple: 1 };
    let rebuys = Wish { field, level_minutes: Some(15), ..plain.clone() };
    let steps = design(&rebuys, Tempo::default());
    assert!(steps.iter().all(|step| step.is_break() || step.minutes() == 15), "{steps:?}");
    holds("rebuys", UsualSet::TwentyFive, &rebuys, &steps);
    let end = |steps: Vec<Step>, field| {
        expected_end(&Structure::check(steps).unwrap(), Chips(5_000), field, Tempo::default())
            .end_after
            .minutes()
    };
    assert!((250..=290).contains(&end(steps, field)));
    // The same chips without being told of the rebuys: it would end too late.
    assert!(end(design(&plain, Tempo::default()), field) > 280);
}

#[test]
fn everything_stays_payable_without_breaks() {
    let wish = Wish { break_every: 0, ..wish(20, 180, UsualSet::Five, 2_000, AnteKind::Classic) };
    let steps = design(&wish, Tempo::default());
    assert!(steps.iter().all(|step| !step.is_break()));
    holds("no breaks", UsualSet::Five, &wish, &steps);
}

#[test]
fn proposal_rests_where_rebuys_end_at_every_rhythm() {
    let field = Field { players: 40, rebuys: 15, addons: 20, addon_multiple: 1 };
    for (every, length) in [(75, Some(15)), (60, Some(15)), (45, Some(20)), (90, Some(12)), (75, None)] {
        for last in 2..=8 {
            let wish = Wish {
                field,
                break_every: every,
                break_after: Some(last),
                level_minutes: length,
                ..wish(40, 270, UsualSet::TwentyFive, 5_000, AnteKind::BigBlind)
            };
            let steps = design(&wish, Tempo::default());
            let levels = steps.iter().enumerate().filter(|(_, step)| !step.is_break());
            let end = levels.map(|(index, _)| index).nth(last as usize - 1).unwrap();
            assert!(steps[end + 1].is_break(), "{every}, {length:?}, {last}: {steps:?}");
            assert_eq!(Structure::check(steps).unwrap().warnings(), []);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn whatever_is_asked_can_be_played(
        players in any::<u32>(), rebuys in any::<u32>(), stack in any::<i64>(), depth in any::<u32>(),
        minutes in any::<u32>(), length in any::<Option<u32>>(), every in any::<u32>(),
        chips in prop::collection::vec(any::<i64>(), 0..6),
    ) {
        let field = Field { players, rebuys, addons: rebuys, addon_multiple: players };
        let wish = Wish {
            field, starting_stack: Chips(stack), depth, minutes, level_minutes: length, ante: AnteKind::Classic,
            break_every: every, break_minutes: every, break_after: length, chips: chips.into_iter().map(Chips).collect(),
        };
        prop_assert!(Structure::check(design(&wish, Tempo::default())).is_ok());
    }

    #[test]
    fn odd_chips_pay_their_blinds(
        players in 4_u32..200, chip in 1_i64..200, times in 200_i64..2_000, minutes in 60_u32..600,
    ) {
        let wish = Wish {
            field: Field::of(players), starting_stack: Chips(chip * times), depth: 60, minutes, level_minutes: None,
            ante: AnteKind::BigBlind, break_every: 60, break_minutes: 10, break_after: None, chips: vec![Chips(chip), Chips(chip * 5), Chips(chip * 20)],
        };
        let steps = design(&wish, Tempo::default());
        let blinds: Vec<i64> = steps.iter().filter_map(Step::big_blind).map(|blind| blind.0).collect();
        prop_assert!(blinds.windows(2).all(|pair| pair[0] < pair[1]), "{blinds:?}");
        prop_assert!(blinds.iter().all(|blind| blind % (2 * chip) == 0), "{blinds:?}");
    }
}
