//! Proposed structures: always playable, without warnings, and over about when they should be.

use proptest::prelude::*;
use tapis_engine::structure::{Step, Structure, estimate, suggest};

fn blinds(steps: &[Step]) -> Vec<i64> {
    steps.iter().filter_map(|step| step.big_blind()).collect()
}

#[test]
fn a_friday_evening_has_the_blinds_that_clubs_play() {
    let steps = suggest(10_000, 30, 240, 25);
    assert_eq!(&blinds(&steps)[..5], [100, 150, 200, 300, 400]);
    assert!(steps.iter().any(|step| matches!(step, Step::Break { color_up: true, .. })));
}

#[test]
fn usual_evenings_end_when_they_should() {
    for (stack, players, minutes, chip) in [
        (10_000, 30, 240, 25),
        (5_000, 10, 120, 25),
        (20_000, 60, 300, 25),
        (25_000, 80, 360, 25),
        (3_000, 20, 180, 5),
        (1_500, 9, 90, 5),
        (30_000, 40, 240, 100),
        (50_000, 100, 480, 100),
        (10_000, 18, 180, 25),
        (10_000, 8, 60, 25),
        (100, 6, 60, 1),
        (200, 10, 120, 1),
    ] {
        let structure = Structure::check(suggest(stack, players, minutes, chip)).unwrap();
        let end = estimate(&structure, stack * i64::from(players)).end_after / 60_000;
        let wished = i64::from(minutes);
        assert!((end - wished).abs() * 6 <= wished, "{stack} {players} {minutes} {chip}: {end} minutes");
        assert!(structure.warnings().is_empty(), "{:?}", structure.warnings());
    }
}

proptest! {
    #[test]
    fn whatever_is_asked_can_be_played(stack in any::<i64>(), players in any::<u32>(), minutes in any::<u32>(), chip in any::<i64>()) {
        prop_assert!(Structure::check(suggest(stack, players, minutes, chip)).is_ok());
    }

    #[test]
    fn blinds_rise_and_chips_can_pay_them(stack in 1_i64..60_000, players in 2_u32..200, minutes in 45_u32..600, chip in prop::sample::select(vec![1_i64, 5, 25, 50, 100])) {
        prop_assume!(stack >= chip * 20);
        let steps = suggest(stack, players, minutes, chip);
        let blinds = blinds(&steps);
        prop_assert!(blinds.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert!(blinds.iter().all(|blind| blind % (2 * chip) == 0));
        prop_assert!(!steps.first().unwrap().is_break() && !steps.last().unwrap().is_break());
    }
}
