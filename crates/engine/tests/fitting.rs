//! The model's figures fitted to real evenings, and judged on evenings that they were not fitted to.
//!
//! The evenings are dealt into four parts. Figures fitted to three parts forecast the ends of the fourth, for
//! each of the four; what is printed and asserted counts only such forecasts. `make bench ARGS=forecast`
//! prints the tables of `docs/benchmarks.md`.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeMap;

use tapis_engine::base::quantity::Millis;
use tapis_engine::forecast::forecast;
use tapis_engine::structure::{Figures, Tempo, expected_end};

use crate::recorded::{Evening, Moment, What, evenings};

const PARTS: usize = 4;
const SHARES: [i64; 5] = [2, 25, 50, 75, 90];
/// On the evenings they are fitted to, figures may be early or late by so many minutes on average.
const BIAS: f64 = 6.0;
/// Of a hundred intervals on those evenings, so many hold the end: a little more than the eighty
/// promised, because on others it is a little less.
const INSIDE: usize = 86;
/// Of the evenings of one part, at a quarter, half and three quarters of them: the fewest of a hundred that end within
/// the interval, and how many minutes early or late they are at most on average.
const WORST_INSIDE: usize = 75;
const WORST_BIAS: i64 = 25;
/// Multiples of a standard deviation that the stated margins are, as in `forecast.rs`.
const REACH: f64 = 1.5;

/// A figure that is searched for, by how much it changes at first, and how large it may be.
type Knob = (fn(&mut Figures) -> &mut u16, u16, u16);
const KNOBS: [Knob; 3] = [
    (|figures| &mut figures.deeper, 4, 40),
    (|figures| &mut figures.short, 4, 20),
    (|figures| &mut figures.unknown, 80, 400),
];

/// Start of the search. How much weight the assumed tempo and pauses have is not searched for: the evenings hardly tell
/// weights between a half and twice these apart.
const BLANK: Figures = Figures {
    seconds: 420,
    deeper: 0,
    short: 0,
    buy_again: 0,
    late: 0,
    pauses: 0,
    pauses_hours: 20,
    eliminations: 20,
    unknown: 100,
};

/// An estimate compared with the end: too late by so many minutes, and its margin.
#[derive(Clone, Copy)]
struct EstimateError {
    off: i64,
    margin: i64,
}

/// Of one evening, at each share of it.
type Course = [EstimateError; SHARES.len()];

fn told(evening: &Evening, figures: Figures) -> Course {
    SHARES.map(|share| {
        let found = forecast(&Moment::at(evening, evening.end * share / 100, Tempo::by(figures)));
        // No interval is stated where it would be wider than three hours to each side.
        let (ends_at, margin) =
            found.map_or((0, 180), |found| (found.ends_at.minutes(), found.margin.minutes()));
        EstimateError { off: ends_at - evening.end / 60, margin }
    })
}

/// The set-up's estimate, for the field that came.
fn told_before(evening: &Evening, figures: Figures) -> EstimateError {
    let past = evening.past();
    let found = expected_end(&past.structure, past.stack, past.field, Tempo::by(figures));
    EstimateError {
        off: found.end_after.minutes() - evening.end / 60,
        margin: found.margin.unwrap().minutes(),
    }
}

fn inside(told: &[EstimateError]) -> usize {
    told.iter().filter(|told| told.off.abs() <= told.margin).count() * 100 / told.len()
}

/// Division of the evenings into parts.
#[derive(Debug, Clone, Copy)]
enum Deal {
    /// Every fourth into the same.
    InTurn,
    /// The first quarter of the evenings into the first, about a year.
    InBlocks,
}

struct Search {
    evenings: Vec<Evening>,
    deal: Deal,
    /// The parts have most tries in common.
    tried: BTreeMap<[u16; 9], Vec<Course>>,
}

impl Search {
    fn new(deal: Deal) -> Self {
        Search { evenings: evenings(), deal, tried: BTreeMap::new() }
    }

    fn part(&self, index: usize) -> usize {
        match self.deal {
            Deal::InTurn => index % PARTS,
            Deal::InBlocks => index * PARTS / self.evenings.len(),
        }
    }

    /// Forecasts with these figures for the evenings that they may be fitted to.
    fn told(&mut self, figures: Figures, left_out: Option<usize>) -> Vec<Course> {
        let Figures { seconds, deeper, short, buy_again, late, pauses, pauses_hours, eliminations, unknown } =
            figures;
        let key = [seconds, deeper, short, buy_again, late, pauses, pauses_hours, eliminations, unknown];
        if !self.tried.contains_key(&key) {
            let told = self.evenings.iter().map(|evening| told(evening, figures)).collect();
            self.tried.insert(key, told);
        }
        let told = self.tried[&key].iter().enumerate();
        told.filter(|(index, _)| left_out != Some(self.part(*index))).map(|(_, told)| *told).collect()
    }

    /// Cost of the forecasts: the logarithm of how unlikely the ends were, if errors are normally distributed with the
    /// deviation that the margins state, and much more for a bias.
    fn wrong(&mut self, figures: Figures, left_out: Option<usize>) -> f64 {
        let told = self.told(figures, left_out);
        let of_share = |at: usize| {
            let unlikely = told.iter().map(|told| {
                let deviation = told[at].margin as f64 / REACH;
                (told[at].off as f64 / deviation).powi(2) + 2.0 * deviation.ln()
            });
            let bias = told.iter().map(|told| told[at].off as f64).sum::<f64>() / told.len() as f64;
            unlikely.sum::<f64>() + 100.0 * (bias.abs() - BIAS).max(0.0)
        };
        (0..SHARES.len()).map(of_share).sum()
    }

    /// Figures that can be counted: how many bought again, came late, and how long the clock stood still.
    fn counted(&self, left_out: Option<usize>) -> Figures {
        let (mut present, mut joined, mut bought, mut out) = (0, 0, 0, 0);
        let (mut played, mut paused) = (Millis::ZERO, Millis::ZERO);
        for (index, evening) in self.evenings.iter().enumerate() {
            if left_out == Some(self.part(index)) {
                continue;
            }
            let past = evening.past();
            (played, paused) = (played + past.played, paused + past.paused);
            present += evening.present;
            let mut here = 0;
            for (_, what, step) in &evening.events {
                match what {
                    What::Step => here = *step,
                    What::Join => joined += 1,
                    What::Rebuy => bought += 1,
                    What::Bust => out += u32::from(here < evening.rebuys_until),
                }
            }
        }
        Figures {
            buy_again: u16::try_from(bought * 100 / (bought + out)).unwrap(),
            late: u16::try_from(joined * 1_000 / present).unwrap(),
            pauses: u16::try_from(paused * 1_000 / played).unwrap(),
            ..BLANK
        }
    }

    /// The same with the pace that suits these figures best: it makes up for most of what another
    /// figure changes, so that each is judged with a pace of its own.
    fn paced(&mut self, figures: Figures, left_out: Option<usize>) -> (Figures, f64) {
        let mut best = (figures, self.wrong(figures, left_out));
        for step in [40, -40, 10, -10] {
            loop {
                let seconds = best.0.seconds.saturating_add_signed(step).clamp(40, 1_000);
                let tried = Figures { seconds, ..best.0 };
                let wrong = self.wrong(tried, left_out);
                if wrong >= best.1 {
                    break;
                }
                best = (tried, wrong);
            }
        }
        best
    }

    /// The figures with which the ends of the evenings that are not left out are least unlikely: each is
    /// moved up and down for as long as that helps, by ever smaller steps. Then the narrowest
    /// intervals that still hold enough of those ends.
    fn fitted(&mut self, left_out: Option<usize>) -> Figures {
        let mut best = self.paced(self.counted(left_out), left_out);
        for finer in [1, 2, 4] {
            loop {
                let before = best.1;
                for (knob, step, most) in KNOBS {
                    let step = i16::try_from(step / finer).unwrap();
                    for step in [step, -step] {
                        loop {
                            let mut tried = best.0;
                            let value = knob(&mut tried);
                            *value = value.saturating_add_signed(step).min(most);
                            let tried = self.paced(tried, left_out);
                            if tried.1 >= best.1 {
                                break;
                            }
                            best = tried;
                        }
                    }
                }
                if best.1 >= before {
                    break;
                }
            }
        }
        let widths = (0..40).map(|step| Figures { unknown: step * 10, ..best.0 });
        let mut enough = widths.filter(|figures| inside(&self.told(*figures, left_out).concat()) >= INSIDE);
        enough.next().unwrap_or(best.0)
    }
}

/// Prints a line of the table: bias, median error, margin, share of ends inside, and how many evenings.
/// Returns bias and share.
fn line(name: &str, told: &[EstimateError]) -> (i64, usize) {
    let count = i64::try_from(told.len()).unwrap();
    let mut off: Vec<i64> = told.iter().map(|told| told.off.abs()).collect();
    off.sort_unstable();
    let bias = told.iter().map(|told| told.off).sum::<i64>() / count;
    let margin = told.iter().map(|told| told.margin).sum::<i64>() / count;
    let inside = inside(told);
    println!("{name:>8}  {bias:>4}  {:>12}  {margin:>6}  {inside:>4} %  {count:>3}", off[off.len() / 2]);
    (bias, inside)
}

/// Fits, judges the evenings left out, and asserts the goals.
fn judged(search: &mut Search) {
    let fitted: Vec<Figures> = (0..PARTS).map(|part| search.fitted(Some(part))).collect();
    for (part, figures) in fitted.iter().enumerate() {
        println!("without part {part}: {figures:?}");
    }
    let own = |index: usize| fitted[search.part(index)];
    let evenings = search.evenings.iter().enumerate();
    let told: Vec<Course> = evenings.clone().map(|(index, evening)| told(evening, own(index))).collect();
    println!("Judged on evenings left out, dealt {:?}:", search.deal);
    println!("  played  bias  median error  margin  inside    n");
    for (at, share) in SHARES.iter().enumerate() {
        let (bias, inside) =
            line(&format!("{share} %"), &told.iter().map(|told| told[at]).collect::<Vec<_>>());
        assert!(bias.abs() < 10, "{bias} minutes at {share} %");
        if (25..=75).contains(share) {
            assert!((75..=88).contains(&inside), "{inside} % inside at {share} %");
        }
    }
    for part in 0..PARTS {
        let of_part = told.iter().enumerate().filter(|(index, _)| search.part(*index) == part);
        let of_part: Vec<EstimateError> = of_part.flat_map(|(_, course)| course[1..=3].to_vec()).collect();
        let (bias, inside) = line(&format!("part {part}"), &of_part);
        assert!(
            bias.abs() <= WORST_BIAS && inside >= WORST_INSIDE,
            "part {part}: {bias} minutes, {inside} % inside"
        );
    }
    let before: Vec<EstimateError> =
        evenings.map(|(index, evening)| told_before(evening, own(index))).collect();
    let (bias, inside) = line("set-up", &before);
    assert!(bias.abs() < 10 && (75..=92).contains(&inside), "{bias} minutes, {inside} % inside");
}

#[test]
fn unfitted_evenings_end_within_the_interval() {
    let mut search = Search::new(Deal::InTurn);
    let fitted = search.fitted(None);
    let (own, best) = (search.wrong(Figures::default(), None), search.wrong(fitted, None));
    assert!(own < best * 1.01, "{own} for {best} with {fitted:?}: the program's figures suit all evenings");
    judged(&mut search);
}

#[test]
fn evenings_of_other_years_end_within_the_interval() {
    judged(&mut Search::new(Deal::InBlocks));
}
