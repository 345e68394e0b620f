//! The model held against 78 evenings of a real club, elimination by elimination.
//!
//! Its figures were fitted to these evenings, so that this says less than `fitting.rs`, in which each is
//! judged by figures fitted to others. Prints tables of `docs/benchmarks.md` (`make bench ARGS=forecast`).

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::forecast::forecast;
use tapis_engine::structure::{AnteKind, PastEvening, Step, Structure, Tempo, Wish, design, expected_end};

use crate::recorded::{Evening, Moment, What, evenings};

fn median(mut numbers: Vec<i64>) -> i64 {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

fn mean(numbers: &[i64]) -> i64 {
    numbers.iter().sum::<i64>() / i64::try_from(numbers.len()).unwrap()
}

#[test]
fn real_evenings_end_as_forecast() {
    let evenings = evenings();
    println!("share  bias  median error  margin  inside");
    for percent in [2, 25, 50, 75, 90] {
        let (mut errors, mut margins, mut inside) = (Vec::new(), Vec::new(), 0);
        for evening in &evenings {
            let found =
                forecast(&Moment::at(evening, evening.end * percent / 100, Tempo::default())).unwrap();
            let error = found.ends_at.minutes() - evening.end / 60;
            inside += usize::from(Millis::of_minutes(error.abs()) <= found.margin);
            errors.push(error);
            margins.push(found.margin.minutes());
        }
        let (bias, inside) = (mean(&errors), inside * 100 / evenings.len());
        let off = median(errors.iter().map(|error| error.abs()).collect());
        println!("{percent:>3} %  {bias:>4}  {off:>12}  {:>6}  {inside:>4} %", mean(&margins));
        assert!(bias.abs() < 10, "{bias} minutes at {percent} %");
        assert!((75..=88).contains(&inside), "{inside} % inside at {percent} %");
        assert!(off <= 26, "{off} minutes off at {percent} %");
    }
}

#[test]
fn the_estimate_matches_the_real_evenings() {
    let evenings = evenings();
    let ends = |past: &PastEvening, tempo| {
        let end = expected_end(&past.structure, past.stack, past.field, tempo);
        (end.end_after.minutes(), end.margin.map(Millis::minutes))
    };
    let (before, after) = evenings.split_at(evenings.len() / 2);
    let past: Vec<PastEvening> = before.iter().map(Evening::past).collect();
    let learnt = Tempo::learnt(&past).unwrap();
    for tempo in [Tempo::default(), learnt] {
        let errors: Vec<i64> =
            after.iter().map(|evening| ends(&evening.past(), tempo).0 - evening.end / 60).collect();
        let off = median(errors.iter().map(|error| error.abs()).collect());
        let margins: Vec<i64> = after.iter().filter_map(|evening| ends(&evening.past(), tempo).1).collect();
        let inside = errors.iter().zip(&margins).filter(|(error, margin)| error.abs() <= **margin).count();
        let inside = inside * 100 / errors.len();
        println!(
            "{tempo:?}: bias {}, median error {off}, margin {}, inside {inside} %",
            mean(&errors),
            mean(&margins)
        );
        assert_eq!(margins.len(), after.len());
        assert!((75..=92).contains(&inside), "{inside} % inside");
        assert!(mean(&errors).abs() < 15 && off <= 30, "{tempo:?}: {errors:?}");
    }
    assert_eq!(Tempo::learnt(&past[..9]), None);
}

/// Compares the evenings with the designer's proposals for as many players, chips and minutes.
#[test]
fn proposals_resemble_what_the_real_club_played() {
    let chips = [25, 100, 500, 1_000, 5_000];
    let (mut depths, mut lasts, mut highs, mut counts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for evening in evenings() {
        let first = evening.steps.iter().find_map(Step::big_blind).unwrap();
        let minutes = u32::try_from(evening.end / 60).unwrap();
        let steps = design(
            &Wish {
                field: evening.field(),
                starting_stack: Chips(evening.stack),
                depth: u32::try_from(evening.stack / first.0).unwrap(),
                minutes,
                level_minutes: Some(evening.steps[0].minutes()),
                ante: AnteKind::None,
                break_every: 60,
                break_minutes: 5,
                break_after: None,
                chips: chips.map(Chips).to_vec(),
            },
            Tempo::default(),
        );
        let proposed = Structure::check(steps).unwrap();
        let end = expected_end(&proposed, Chips(evening.stack), evening.field(), Tempo::default());
        let reached = |what: &(i64, What, usize)| (what.1 == What::Step).then_some(what.2);
        let real = evening.events.iter().filter_map(reached).next_back().unwrap();
        let high = |steps: &[Step], at: usize| steps[..=at].iter().rev().find_map(Step::big_blind).unwrap().0;
        let levels = |steps: &[Step], at: usize| steps[..=at].iter().filter(|step| !step.is_break()).count();
        let percent = |one: i64, other: i64| one * 100 / other;
        depths.push(percent(first.0, proposed.steps()[0].big_blind().unwrap().0));
        lasts.push(percent(end.end_after.minutes(), i64::from(minutes)));
        highs.push(percent(high(proposed.steps(), end.step), high(&evening.steps, real)));
        let (one, other) = (levels(proposed.steps(), end.step), levels(&evening.steps, real));
        counts.push(percent(one as i64, other as i64));
    }
    let quarters = |mut numbers: Vec<i64>| {
        numbers.sort_unstable();
        [1, 2, 3].map(|quarter| numbers[numbers.len() * quarter / 4])
    };
    println!("proposed for played, in per cent; quarter, half, three quarters of the evenings");
    for (what, numbers, least, most) in [
        ("depth", depths, 90, 110),
        ("length", lasts, 90, 110),
        ("big blind at the end", highs, 50, 200),
        ("levels played", counts, 85, 115),
    ] {
        let quarters = quarters(numbers);
        println!("{what}: {quarters:?}");
        assert!((least..=most).contains(&quarters[1]), "{what}: {quarters:?}");
    }
}
