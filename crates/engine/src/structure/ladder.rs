//! Big blinds one above the other: round to a player's eye, payable, in even ratios.

use crate::base::quantity::Chips;

/// Resolution of a logarithm to the base of two: so many make a doubling. Ratios are compared by it, with whole numbers
/// only.
pub(crate) const DOUBLING: i64 = 1024;

/// First figures of big blinds that players take as round, in tenths, with what each costs when
/// ladders are compared (in squared parts of a doubling): half of it must look round as well.
const FIGURES: [(i64, i64); 12] = [
    (10, 0),
    (12, 3_000),
    (15, 1_000),
    (16, 4_000),
    (20, 0),
    (24, 6_000),
    (25, 6_000),
    (30, 0),
    (40, 0),
    (50, 1_000),
    (60, 0),
    (80, 0),
];

/// The logarithm of a number from 1, in parts of a doubling.
///
/// The whole part is the place of the highest bit. For each further binary digit the number is
/// squared: where it passes two, the digit is one.
pub(crate) fn log(number: i64) -> i64 {
    let number = u64::try_from(number.max(1)).unwrap_or(1);
    let whole = 63 - number.leading_zeros();
    // From one to below two, in 2^30ths.
    let mut part: u64 = if whole >= 30 { number >> (whole - 30) } else { number << (30 - whole) };
    let mut found = i64::from(whole);
    for _ in 0..10 {
        part = (part * part) >> 30;
        found *= 2;
        if part >= 2 << 30 {
            part >>= 1;
            found += 1;
        }
    }
    found
}

/// A big blind that may stand in a ladder, and what it costs there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rung {
    pub(crate) big_blind: Chips,
    log: i64,
    cost: i64,
}

/// Whether a big blind and its half are paid without a pile of small chips: by a chip of at least
/// a fortieth of it, or by the largest there is.
fn payable(big_blind: Chips, values: &[Chips]) -> bool {
    let half = big_blind / 2;
    let payer = values.iter().rev().find(|value| half.is_whole(**value));
    big_blind.is_whole(Chips(2))
        && payer.is_some_and(|value| value.saturating_mul(40) >= big_blind || Some(value) == values.last())
}

/// Round big blinds up to `top` that the chips can pay. Chips of no usual kind (of 7, of 30) have
/// round multiples of their own.
pub(crate) fn rungs(values: &[Chips], top: Chips) -> Vec<Rung> {
    let round = |unit: Chips| {
        let mut rungs = Vec::new();
        let mut scale: Chips = unit;
        while scale <= top.saturating_mul(10) {
            for (figure, cost) in FIGURES {
                let tenfold = scale.saturating_mul(figure);
                let big_blind = tenfold / 100;
                if tenfold.is_whole(Chips(100))
                    && big_blind >= Chips(1)
                    && big_blind <= top
                    && payable(big_blind, values)
                {
                    rungs.push(Rung { big_blind, log: log(big_blind.0), cost });
                }
            }
            scale = scale.saturating_mul(10);
        }
        rungs
    };
    let usual = round(Chips(1));
    let smallest = values.first().copied().unwrap_or(Chips(1)).saturating_mul(2);
    let low = usual.first().is_none_or(|rung| rung.big_blind > smallest.saturating_mul(2));
    if low || usual.len() < 4 { round(smallest.saturating_mul(10)) } else { usual }
}

/// Steps from one level to the next: at least by a fifth, at most doubled.
fn follows(before: Chips, after: Chips) -> bool {
    after.saturating_mul(5) >= before.saturating_mul(6) && after <= before.saturating_mul(2)
}

/// The rung nearest in ratio to a big blind.
pub(crate) fn nearest(rungs: &[Rung], big_blind: Chips) -> Option<Rung> {
    let wished = log(big_blind.0);
    rungs.iter().copied().min_by_key(|rung| ((rung.log - wished).abs(), rung.big_blind))
}

/// So many rungs from `first` whose ratios are as even as they can be and whose last is about `last`, with what it
/// costs; `None` if there are not enough, or too few for so long a way.
///
/// The cost of a ladder is the sum of the squares by which each step differs from the even one, of its rungs' own costs
/// and, weighed sixteen times, of the square by which it misses `last`. The cheapest is found rung by rung, as in any
/// shortest way.
pub(crate) fn ladder(rungs: &[Rung], first: Rung, last: Chips, levels: usize) -> Option<(i64, Vec<Chips>)> {
    let wished = log(last.0);
    let steps = i64::try_from(levels.checked_sub(1)?).ok()?;
    let even = (wished - first.log).checked_div(steps).unwrap_or(0).max(0);
    let start = rungs.iter().position(|rung| rung.big_blind == first.big_blind)?;
    let rungs = rungs.get(start..)?;
    // The cheapest way to each rung in so many levels, and the rung before it.
    let mut ways: Vec<Vec<Option<(i64, usize)>>> = vec![vec![None; rungs.len()]; levels];
    *ways.first_mut()?.first_mut()? = Some((0, 0));
    for level in 1..levels {
        for (to, rung) in rungs.iter().enumerate() {
            let before = ways.get(level - 1)?;
            let ways_here = rungs.iter().enumerate().take(to).rev();
            let ways_here = ways_here.take_while(|(_, from)| rung.big_blind <= from.big_blind * 2);
            let cheapest = ways_here
                .filter(|(_, from)| follows(from.big_blind, rung.big_blind))
                .filter_map(|(index, from)| {
                    let (cost, _) = (*before.get(index)?)?;
                    let off = rung.log - from.log - even;
                    Some((cost + off * off + rung.cost, index))
                })
                .min();
            *ways.get_mut(level)?.get_mut(to)? = cheapest;
        }
    }
    let ends = ways.last()?.iter().enumerate().filter_map(|(index, way)| {
        let (cost, _) = (*way)?;
        let off = rungs.get(index)?.log - wished;
        Some((cost + 16 * off * off, index))
    });
    let (cost, mut at) = ends.min()?;
    let mut blinds = Vec::with_capacity(levels);
    for way in ways.iter().rev() {
        blinds.push(rungs.get(at)?.big_blind);
        at = (*way.get(at)?)?.1;
    }
    blinds.reverse();
    Some((cost, blinds))
}

/// The rung above a big blind that is nearest to so many parts of a doubling above it.
pub(crate) fn above(rungs: &[Rung], big_blind: Chips, step: i64) -> Option<Chips> {
    let wished = log(big_blind.0) + step;
    let higher = rungs.iter().filter(|rung| follows(big_blind, rung.big_blind));
    higher.min_by_key(|rung| (rung.log - wished).abs() + rung.cost / 64).map(|rung| rung.big_blind)
}

/// The rung between two big blinds that is nearest to their even middle.
pub(crate) fn between(rungs: &[Rung], low: Chips, high: Chips) -> Option<Chips> {
    let middle = i64::midpoint(log(low.0), log(high.0));
    let inside = rungs.iter().filter(|rung| rung.big_blind > low && rung.big_blind < high);
    inside.min_by_key(|rung| (rung.log - middle).abs() + rung.cost / 64).map(|rung| rung.big_blind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_of_powers_are_exact_and_others_near() {
        for power in 0..62 {
            assert_eq!(log(1 << power), i64::from(power) * DOUBLING);
        }
        for (number, parts) in [(3, 1623), (5, 2377), (10, 3401), (1_000, 10_205), (999_999_937, 30_614)] {
            assert!((log(number) - parts).abs() <= 2, "{number}: {}", log(number));
        }
    }

    #[test]
    fn every_usual_chip_has_its_rungs() {
        let big_blinds = |values: &[i64], top| -> Vec<i64> {
            let values: Vec<Chips> = values.iter().copied().map(Chips).collect();
            rungs(&values, Chips(top)).iter().map(|rung| rung.big_blind.0).collect()
        };
        assert_eq!(
            big_blinds(&[25, 100, 500], 1_000),
            [50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000]
        );
        assert_eq!(big_blinds(&[100, 500], 1_000), [200, 400, 600, 800, 1_000]);
        assert_eq!(big_blinds(&[7], 100), [14, 28, 42, 56, 70, 84]);
    }

    #[test]
    fn a_fridays_ladder_is_the_usual_one() {
        let rungs = rungs(&[25, 100, 500, 1_000, 5_000].map(Chips), Chips(30_000));
        let (_, blinds) = ladder(&rungs, rungs[1], Chips(12_000), 13).unwrap();
        assert_eq!(blinds.first(), Some(&Chips(100)));
        assert!(blinds.windows(2).all(|pair| pair[0] < pair[1] && pair[1] <= pair[0] * 2), "{blinds:?}");
    }
}
