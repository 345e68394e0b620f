//! Value of stacks in prize money by the independent chip model (Malmuth and Harville): the chance to come first is the
//! part of all chips that one holds; the next place goes likewise among the others, and so on.
//!
//! Adding up all orders of finish takes as many steps as there are orders. The same chances follow from waiting times:
//! where each player waits a time exponentially distributed at the rate of his stack, and places are given in the order
//! of these times, the first is each player with the chance of his part of the chips, and so on for those who are left.
//! So the place of a player who waited `t` is one more than the number of the others who waited less, who do so
//! independently of one another, and one integral over `t` gives his expected prize.

use crate::base::quantity::{Cents, Chips};

/// Intervals of the first sum; each refinement has twice as many.
const INTERVALS: usize = 64;
/// Refinements before the sum is taken as it is. None is known that needs more than seven.
const REFINEMENTS: usize = 10;
/// Two sums agree where they differ by less than this part of all prizes. The error falls faster than the
/// difference: it is about its square.
const AGREED: f64 = 1e-12;
/// Chances below this are left out: all together they make less than the rounding of one addition.
const NEGLIGIBLE: f64 = 1e-30;

/// The expected prize of each stack, in cents, given the prizes of the places, the first place first. Places beyond the
/// prizes are paid nothing. A stack of no chips counts as one chip.
///
/// ```
/// use tapis_engine::prizes::icm::icm;
/// use tapis_engine::base::quantity::{Cents, Chips};
/// // Three players: the well-known example of 50 %, 30 % and 20 % of the chips and of the prizes.
/// let worth = icm(&[5_000, 3_000, 2_000].map(Chips), &[50_00, 30_00, 20_00].map(Cents));
/// let rounded: Vec<String> = worth.iter().map(|cents| format!("{cents:.0}")).collect();
/// assert_eq!(rounded, ["3839", "3275", "2886"]);
/// ```
pub fn icm(stacks: &[Chips], prizes: &[Cents]) -> Vec<f64> {
    let chips: Vec<f64> = stacks.iter().map(|stack| whole(stack.0.max(1))).collect();
    let all: f64 = chips.iter().sum();
    let rates: Vec<f64> = chips.iter().map(|stack| stack / all).collect();
    let paid = prizes.iter().rposition(|prize| *prize > Cents::ZERO).map_or(0, |last| last + 1);
    let prizes: Vec<f64> = prizes.iter().take(paid.min(rates.len())).map(|prize| whole(prize.0)).collect();
    let total: f64 = prizes.iter().sum();
    if total <= 0.0 {
        return vec![0.0; rates.len()];
    }
    Field { rates, prizes }.worth(AGREED * total)
}

/// An integer that is exact as a floating-point number: amounts and chips end far below 2^52.
#[expect(clippy::cast_precision_loss, reason = "amounts and chips are below 2^52")]
fn whole(number: i64) -> f64 {
    number as f64
}

struct Field {
    /// The stack of each as a part of all chips.
    rates: Vec<f64>,
    prizes: Vec<f64>,
}

impl Field {
    /// The trapezoidal sum over `y`, with `t = exp(y - exp(-y))`, which falls off doubly exponentially at both ends:
    /// there this sum converges faster than any power of its step. Refined until two sums agree.
    fn worth(&self, agreed: f64) -> Vec<f64> {
        let least = self.rates.iter().copied().fold(1.0, f64::min);
        let (from, to) = (-3.7, libm::log(80.0 / least));
        let mut work = Work::new(&self.prizes);
        let mut step = (to - from) / whole(i64::try_from(INTERVALS).unwrap_or(1));
        let mut worth = vec![0.0; self.rates.len()];
        for node in 0..=INTERVALS {
            self.add(from + step * node_at(node), step, &mut work, &mut worth);
        }
        let mut intervals = INTERVALS;
        for _ in 0..REFINEMENTS {
            step /= 2.0;
            let mut finer: Vec<f64> = worth.iter().map(|value| value / 2.0).collect();
            for node in 0..intervals {
                self.add(from + step * (2.0 * node_at(node) + 1.0), step, &mut work, &mut finer);
            }
            intervals *= 2;
            let apart = worth.iter().zip(&finer).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            worth = finer;
            if apart <= agreed {
                break;
            }
        }
        worth
    }

    /// Adds what the instant of `y` contributes to each player's expected prize.
    fn add(&self, y: f64, step: f64, work: &mut Work, worth: &mut [f64]) {
        let early = libm::exp(-y);
        let t = libm::exp(y - early);
        let weight = step * t * (1.0 + early);
        work.count_those_out(self.rates.iter().map(|rate| libm::exp(-rate * t)));
        let mut ahead = self.prizes.clone();
        for index in (0..self.rates.len()).rev() {
            let (Some(rate), Some(value)) = (self.rates.get(index), worth.get_mut(index)) else { continue };
            let stays = libm::exp(-rate * t);
            *value += weight * rate * stays * work.expected(index, &ahead);
            work.step_back(index, stays, &mut ahead);
        }
    }
}

fn node_at(node: usize) -> f64 {
    whole(i64::try_from(node).unwrap_or(0))
}

/// The chances of how many of the first players have finished, as a row for each number of players, of which only
/// the part that matters is kept.
struct Work {
    places: usize,
    rows: Vec<Row>,
}

#[derive(Clone, Default)]
struct Row {
    /// The number that the first chance is of.
    first: usize,
    chances: Vec<f64>,
}

impl Work {
    fn new(prizes: &[f64]) -> Self {
        Work { places: prizes.len(), rows: vec![Row { first: 0, chances: vec![1.0] }] }
    }

    /// Makes the rows for players who still wait with these chances. A number beyond the paid places is not stored.
    fn count_those_out(&mut self, waits: impl Iterator<Item = f64>) {
        self.rows.truncate(1);
        for stays in waits {
            let goes = 1.0 - stays;
            let Some(before) = self.rows.last() else { continue };
            let mut row = Row { first: before.first, chances: Vec::with_capacity(before.chances.len() + 1) };
            let mut last = 0.0;
            for chance in &before.chances {
                row.chances.push(stays * chance + goes * last);
                last = *chance;
            }
            if before.first + before.chances.len() < self.places {
                row.chances.push(goes * last);
            }
            row.trim();
            self.rows.push(row);
        }
    }

    /// The expected prize of the player at this index, were he the next to finish: `ahead` says what each number of
    /// finished players among those before him brings, given those behind him.
    fn expected(&self, index: usize, ahead: &[f64]) -> f64 {
        let Some(row) = self.rows.get(index) else { return 0.0 };
        let from = ahead.get(row.first..).unwrap_or_default();
        row.chances.iter().zip(from).map(|(chance, prize)| chance * prize).sum()
    }

    /// Takes the player at this index into what lies ahead. Only the numbers that matter before him are kept.
    fn step_back(&self, index: usize, stays: f64, ahead: &mut [f64]) {
        let Some(row) = self.rows.get(index) else { return };
        let goes = 1.0 - stays;
        let to = (row.first + row.chances.len()).min(ahead.len());
        for number in row.first..to {
            let next = ahead.get(number + 1).copied().unwrap_or(0.0);
            if let Some(value) = ahead.get_mut(number) {
                *value = stays * *value + goes * next;
            }
        }
    }
}

impl Row {
    fn trim(&mut self) {
        let matters = |chance: &f64| *chance > NEGLIGIBLE;
        let last = self.chances.iter().rposition(matters).map_or(0, |at| at + 1);
        self.chances.truncate(last);
        let first = self.chances.iter().position(matters).unwrap_or(0);
        self.chances.drain(..first);
        self.first += first;
    }
}
