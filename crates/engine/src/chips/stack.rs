//! The chips that make one player's stack.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base::quantity::Chips;

/// Amount of change that a stack makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// Just: a player can pay every amount up to his stack to the last small chip.
    #[default]
    Once,
    /// With ease: the chips below each chip make it twice over.
    Twice,
}

impl Change {
    fn times(self) -> i64 {
        match self {
            Change::Once => 1,
            Change::Twice => 2,
        }
    }
}

/// Attempts before the best found so far is taken; a set whose chips are multiples of one another
/// needs some dozens.
const ATTEMPTS: u32 = 200_000;

/// The stack of fewest chips that still makes change: every multiple of its smallest chip up to the whole stack can be
/// paid from it exactly, for below each chip lie enough smaller ones to make all but one small chip of it (with
/// [`Change::Twice`], of two such chips).
///
/// `values` are the chips in play from the smallest, which is the one that change is made to; `most` says how many of a
/// chip one stack may have at most. `None` if the chips cannot make that stack so.
///
/// ```
/// use tapis_engine::chips::{Change, stack_of};
/// use tapis_engine::base::quantity::Chips;
/// let values = [25, 100, 500, 1_000, 5_000].map(Chips);
/// let counts = |change| stack_of(Chips(10_000), &values, change, |_| None).unwrap().into_values().collect::<Vec<_>>();
/// assert_eq!(counts(Change::Once), [4, 4, 1, 4, 1]);
/// assert_eq!(counts(Change::Twice), [8, 8, 2, 8]);
/// ```
pub fn stack_of(
    stack: Chips,
    values: &[Chips],
    change: Change,
    most: impl Fn(Chips) -> Option<u32>,
) -> Option<BTreeMap<Chips, u32>> {
    let smallest = *values.first()?;
    if stack < smallest || smallest < Chips(1) {
        return None;
    }
    let mut search = Search {
        values: values.iter().rev().map(|value| (*value, most(*value))).collect(),
        smallest,
        times: change.times(),
        counts: Vec::new(),
        best: None,
        attempts: ATTEMPTS,
    };
    search.fill(stack, 0);
    let (_, counts) = search.best?;
    let parts = search.values.iter().zip(counts).filter(|(_, count)| *count > 0);
    Some(parts.map(|((value, _), count)| (*value, u32::try_from(count).unwrap_or(u32::MAX))).collect())
}

/// A search from the largest chip down, the most of each first, so that what is found first is
/// nearly always best.
struct Search {
    values: Vec<(Chips, Option<u32>)>,
    smallest: Chips,
    times: i64,
    counts: Vec<i64>,
    /// The number of chips in all, and of each value.
    best: Option<(i64, Vec<i64>)>,
    attempts: u32,
}

impl Search {
    fn fill(&mut self, rest: Chips, used: i64) {
        let Some((value, most)) = self.values.get(self.counts.len()).copied() else {
            if rest == Chips::ZERO && self.best.as_ref().is_none_or(|(least, _)| used < *least) {
                self.best = Some((used, self.counts.clone()));
            }
            return;
        };
        // Chips left to make of smaller ones if this one is in the stack.
        let below = if value == self.smallest {
            Chips::ZERO
        } else {
            value.saturating_mul(self.times) - self.smallest
        };
        let fits = if rest >= value.saturating_add(below) { (rest - below) / value } else { 0 };
        let most = most.map_or(fits, |most| fits.min(i64::from(most)));
        let Some((next, _)) = self.values.get(self.counts.len() + 1).copied() else {
            // The smallest makes up the rest, or nothing does.
            if rest.is_whole(value) && rest / value <= most {
                self.counts.push(rest / value);
                self.fill(Chips::ZERO, used + rest / value);
                self.counts.pop();
            }
            return;
        };
        for count in (0..=most).rev() {
            let left = rest - value * count;
            // Even all in the next smaller chip the rest takes so many more.
            let least = used + count + (left + next - Chips(1)) / next;
            if self.attempts == 0 || self.best.as_ref().is_some_and(|(best, _)| least >= *best) {
                return;
            }
            self.attempts -= 1;
            self.counts.push(count);
            self.fill(left, used + count);
            self.counts.pop();
        }
    }
}
