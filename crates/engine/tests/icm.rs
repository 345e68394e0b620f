//! The independent chip model against two other ways to the same chances.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use proptest::prelude::*;
use tapis_engine::base::quantity::{Cents, Chips};
use tapis_engine::prizes::icm::icm;

/// By sets of those already placed: exact, and twice as long with each player.
fn by_sets(stacks: &[i64], prizes: &[i64]) -> Vec<f64> {
    let players = stacks.len();
    let all: i64 = stacks.iter().sum();
    let mut reached = vec![0.0_f64; 1 << players];
    let mut worth = vec![0.0; players];
    reached[0] = 1.0;
    for set in 0_usize..1 << players {
        let placed = set.count_ones() as usize;
        if placed >= prizes.len() || reached[set] == 0.0 {
            continue;
        }
        let out: i64 =
            (0..players).filter(|player| set >> player & 1 == 1).map(|player| stacks[player]).sum();
        for player in (0..players).filter(|player| set >> player & 1 == 0) {
            let chance = reached[set] * stacks[player] as f64 / (all - out) as f64;
            worth[player] += chance * prizes[placed] as f64;
            reached[set | 1 << player] += chance;
        }
    }
    worth
}

/// Two classes of equal stacks: what matters is how many of each are placed, so that any number of players is exact.
fn by_classes(big: (usize, i64), small: (usize, i64), prizes: &[i64]) -> (f64, f64) {
    let mut reached = vec![vec![0.0_f64; small.0 + 1]; big.0 + 1];
    reached[0][0] = 1.0;
    let (mut of_big, mut of_small) = (0.0, 0.0);
    for (placed, prize) in prizes.iter().enumerate().take(big.0 + small.0) {
        for bigs in 0..=placed.min(big.0) {
            let smalls = placed - bigs;
            if smalls > small.0 || reached[bigs][smalls] == 0.0 {
                continue;
            }
            let (b, s) = ((big.0 - bigs) as f64 * big.1 as f64, (small.0 - smalls) as f64 * small.1 as f64);
            let (to_big, to_small) =
                (reached[bigs][smalls] * b / (b + s), reached[bigs][smalls] * s / (b + s));
            of_big += to_big * *prize as f64;
            of_small += to_small * *prize as f64;
            if bigs < big.0 {
                reached[bigs + 1][smalls] += to_big;
            }
            if smalls < small.0 {
                reached[bigs][smalls + 1] += to_small;
            }
        }
    }
    (of_big / big.0.max(1) as f64, of_small / small.0.max(1) as f64)
}

fn ours(stacks: &[i64], prizes: &[i64]) -> Vec<f64> {
    let stacks: Vec<Chips> = stacks.iter().copied().map(Chips).collect();
    let prizes: Vec<Cents> = prizes.iter().copied().map(Cents).collect();
    icm(&stacks, &prizes)
}

fn close(ours: f64, exact: f64, pot: i64) -> bool {
    (ours - exact).abs() <= 1e-9 * pot.max(1) as f64
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn it_agrees_with_all_orders_of_finish(
        stacks in prop::collection::vec(1_i64..2_000_000, 2..=12),
        mut prizes in prop::collection::vec(0_i64..1_000_000, 1..=12),
    ) {
        prizes.sort_unstable_by(|a, b| b.cmp(a));
        prizes.truncate(stacks.len());
        let pot: i64 = prizes.iter().sum();
        for (ours, exact) in ours(&stacks, &prizes).into_iter().zip(by_sets(&stacks, &prizes)) {
            prop_assert!(close(ours, exact, pot), "{ours} instead of {exact} of {pot}");
        }
    }

    #[test]
    fn large_fields_of_two_stacks_agree(
        big in (1_usize..200, 1_i64..1_000_000),
        small in (1_usize..200, 1_i64..1_000_000),
        paid in 1_usize..60,
    ) {
        let paid = paid.min(big.0 + small.0);
        let prizes: Vec<i64> = (1..=paid as i64).map(|place| 1_000_000 / place).collect();
        let stacks: Vec<i64> =
            std::iter::repeat_n(big.1, big.0).chain(std::iter::repeat_n(small.1, small.0)).collect();
        let pot: i64 = prizes.iter().sum();
        let (of_big, of_small) = by_classes(big, small, &prizes);
        let found = ours(&stacks, &prizes);
        prop_assert!(close(found[0], of_big, pot), "{} instead of {of_big}", found[0]);
        prop_assert!(close(found[big.0], of_small, pot), "{} instead of {of_small}", found[big.0]);
    }
}

#[test]
fn twenty_players_agree_with_all_orders_of_finish() {
    let stacks: Vec<i64> = (1..=20).map(|player| player * player * 137).collect();
    let prizes: Vec<i64> = (1..=20).rev().map(|place| place * 1_000).collect();
    let pot: i64 = prizes.iter().sum();
    for (ours, exact) in ours(&stacks, &prizes).into_iter().zip(by_sets(&stacks, &prizes)) {
        assert!(close(ours, exact, pot), "{ours} instead of {exact}");
    }
}

#[test]
fn few_places_among_a_thousand_players_agree() {
    for paid in [1, 150, 1_000] {
        let prizes: Vec<i64> = (1..=paid).map(|place| 10_000_000 / place).collect();
        let stacks: Vec<i64> = (0..1_000).map(|player| if player < 300 { 90_000 } else { 12_500 }).collect();
        let pot: i64 = prizes.iter().sum();
        let (of_big, of_small) = by_classes((300, 90_000), (700, 12_500), &prizes);
        let found = ours(&stacks, &prizes);
        assert!(close(found[0], of_big, pot), "{paid}: {} instead of {of_big}", found[0]);
        assert!(close(found[999], of_small, pot), "{paid}: {} instead of {of_small}", found[999]);
    }
}

/// Values that pokerkit 0.7.7 (`calculate_icm`, another program) gives for 2 to 9 players; it adds up all orders of
/// finish.
#[test]
fn pokerkit_agrees_from_two_to_nine_players() {
    #[derive(serde::Deserialize)]
    struct Case {
        stacks: Vec<i64>,
        prizes: Vec<i64>,
        values: Vec<f64>,
    }
    let cases: Vec<Case> = serde_json::from_str(include_str!("data/icm-pokerkit.json")).unwrap();
    assert_eq!(cases.len(), 32);
    for Case { stacks, prizes, values } in cases {
        let pot: i64 = prizes.iter().sum();
        for (ours, theirs) in ours(&stacks, &prizes).into_iter().zip(values) {
            assert!(close(ours, theirs, pot), "{ours} instead of {theirs} for {stacks:?}, {prizes:?}");
        }
    }
}

#[test]
fn nothing_to_win_and_nobody_to_win_it() {
    assert_eq!(ours(&[5, 3], &[0, 0]), [0.0, 0.0]);
    assert_eq!(ours(&[5, 3], &[]), [0.0, 0.0]);
    assert_eq!(ours(&[], &[100]), [0.0; 0]);
    assert!(close(ours(&[5], &[100])[0], 100.0, 100));
}
