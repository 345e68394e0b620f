//! Poker evenings made up hand by hand, to see when they end.
//!
//! Each round every table plays one hand; players are spread evenly over as few tables as there
//! can be. Two players of a table contest each hand for a stake that depends on the shorter of
//! their stacks: up to eight big blinds it is everything, deeper it is mostly small and sometimes
//! everything. Blinds and antes are posted by players at random. A hand lasts from fifty seconds,
//! heads-up or all in, to two and a half minutes at a full table of deep stacks.
//!
//! The figures come from what is known of live play: 25 to 30 hands an hour at a full table whose
//! players deal, and about one player in nine out in the first hour at a hundred big blinds.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_engine::structure::{AnteKind, Field, Step};

/// The seconds after which one player has all chips.
pub fn played(steps: &[Step], stack: i64, field: Field, seed: u64) -> i64 {
    let mut dice = SmallRng::seed_from_u64(seed);
    let mut stacks: Vec<i64> = vec![stack; usize::try_from(field.players).unwrap()];
    // What is bought in the course of the evening belongs to somebody from the start.
    for (times, chips) in [(field.rebuys, stack), (field.addons, field.addon_chips(stack))] {
        for _ in 0..times {
            let lucky = dice.random_range(0..stacks.len());
            stacks[lucky] += chips;
        }
    }
    let mut elapsed = 0_i64;
    while stacks.len() > 1 {
        let (level, jumped) = level_at(steps, elapsed);
        elapsed += jumped;
        stacks.shuffle(&mut dice);
        let tables = stacks.len().div_ceil(9);
        let mut longest = 0;
        for table in 0..tables {
            let seats: Vec<usize> = (table..stacks.len()).step_by(tables).collect();
            longest += hand(&mut stacks, &seats, level, &mut dice);
        }
        elapsed += longest / i64::try_from(tables).unwrap();
        stacks.retain(|stack| *stack > 0);
        assert!(elapsed < 7 * 24 * 3600, "an evening without end");
    }
    elapsed
}

/// Small blind, big blind, ante and who posts it at a moment of the evening, and what is left of a
/// break that begins before it.
fn level_at(steps: &[Step], elapsed: i64) -> ((i64, i64, i64, AnteKind), i64) {
    let mut until = 0;
    let mut last = (0, 1, 0, AnteKind::None);
    for step in steps {
        until += i64::from(step.minutes()) * 60;
        match *step {
            Step::Level { small_blind, big_blind, ante, ante_kind, .. } => {
                last = (small_blind, big_blind, ante, ante_kind);
                if elapsed < until {
                    return (last, 0);
                }
            }
            Step::Break { .. } if elapsed < until => {
                let (level, more) = level_at(steps, until);
                return (level, until - elapsed + more);
            }
            Step::Break { .. } => {}
        }
    }
    (last, 0)
}

/// Plays one hand; answers its seconds.
fn hand(stacks: &mut [i64], seats: &[usize], level: (i64, i64, i64, AnteKind), dice: &mut SmallRng) -> i64 {
    let (small, big, ante, kind) = level;
    if seats.len() < 2 {
        return 60;
    }
    let mut pot = 0;
    let mut post = |stacks: &mut [i64], seat: usize, chips: i64| {
        let paid = chips.min(stacks[seat]);
        stacks[seat] -= paid;
        pot += paid;
    };
    // Who sits where is drawn anew each round, so that each posts as often as the others.
    post(stacks, seats[0], big);
    post(stacks, seats[1], small);
    match kind {
        AnteKind::None => {}
        AnteKind::BigBlind => post(stacks, seats[0], ante),
        AnteKind::Classic => seats.iter().for_each(|seat| post(stacks, *seat, ante)),
    }
    let one = dice.random_range(0..seats.len());
    let other = (one + dice.random_range(1..seats.len())) % seats.len();
    let (one, other) = (seats[one], seats[other]);
    let depth = stacks[one].min(stacks[other]) / big.max(1);
    // Below eight big blinds half of what is pushed is called; deeper a raise mostly wins at once.
    let contested = dice.random_range(0..100) < if depth <= 8 { 45 } else { 60 };
    let winner = if dice.random_range(0..2) == 0 { one } else { other };
    let mut seconds = 50 + 10 * i64::try_from(seats.len()).unwrap();
    if contested {
        let chance = dice.random_range(0..100);
        let stake = match depth {
            0..=8 => i64::MAX,
            9..=20 if chance < 30 => i64::MAX,
            21..=40 if chance < 12 => i64::MAX,
            41..=80 if chance < 6 => i64::MAX,
            81.. if chance < 4 => i64::MAX,
            _ => big * [2, 2, 3, 3, 5, 10][dice.random_range(0..6)],
        };
        if stake < i64::MAX {
            seconds += 30;
        }
        let loser = if winner == one { other } else { one };
        let staked = stake.min(stacks[one]).min(stacks[other]);
        stacks[loser] -= staked;
        stacks[winner] += staked;
    }
    stacks[winner] += pot;
    seconds
}
