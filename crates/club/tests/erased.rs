//! Erasing a person leaves nothing of that person, whatever was done with records before, and two records that were one
//! say nothing of each other. `TAPIS_ERASURES` says how many sequences of steps are tried, by default always the same
//! few, `TAPIS_SEED` which ones, and `TAPIS_SHRINK` how often a sequence that fails is made shorter.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

mod people;
mod search;
mod steps;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use steps::{Evening, Step, any_step};

fn number(name: &str) -> Option<u32> {
    std::env::var(name).ok()?.parse().ok()
}

/// Tries one sequence, and erases everybody at its end.
fn tried(steps: &[Step]) {
    let mut evening = Evening::new();
    for step in steps {
        evening.take(step);
    }
    evening.end();
}

#[test]
fn erased_person_leaves_nothing_whatever_was_done_before() {
    let config = Config {
        cases: number("TAPIS_ERASURES").unwrap_or(8),
        failure_persistence: None,
        max_shrink_iters: number("TAPIS_SHRINK").unwrap_or(40),
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number("TAPIS_SEED").unwrap_or(48).to_be_bytes());
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let sequences = prop::collection::vec(any_step(), 8..48);
    let ran = runner.run(&sequences, |steps| {
        tried(&steps);
        Ok(())
    });
    assert!(ran.is_ok(), "{}", ran.unwrap_err());
}
