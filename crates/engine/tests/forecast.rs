//! The forecast of the end, held against evenings made up by its model, and against what was
//! published of a real tournament. `real_evenings.rs` holds it against those of a real club.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::base::quantity::{Chips, Millis};
use tapis_engine::forecast::{Situation, forecast};
use tapis_engine::structure::clock::{ClockAnchor, step_length};
use tapis_engine::structure::{BuyTimes, Field, PastEvening, Step, Structure, expected_end};
use tapis_engine::structure::{Pace, Tempo};

use crate::evening::Evening;
use crate::levels::lasting as level;

const MINUTE: Millis = Millis::of_minutes(1);

const BLINDS: [i64; 20] = [
    50, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_400, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 20_000,
    30_000, 40_000, 60_000,
];

/// A club's evening: a break after every fourth level.
fn evening(minutes: u32) -> Vec<Step> {
    let mut steps = Vec::new();
    for (index, big_blind) in BLINDS.iter().enumerate() {
        if index > 0 && index % 4 == 0 {
            steps.push(Step::Break { minutes: 10, color_up: true });
        }
        steps.push(level(*big_blind, minutes));
    }
    steps
}

/// Forecast at one of the marks, and the real end.
struct ForecastError {
    mark: usize,
    error: Millis,
    margin: Millis,
}

/// Plays an evening and notes the forecast at the start, at each quarter of the field that is gone,
/// and at three players.
fn told(players: usize, stack: i64, minutes: u32, seed: u64) -> Vec<ForecastError> {
    let steps = evening(minutes);
    let mut evening = Evening::new(&steps, stack, Field::of(u32::try_from(players).unwrap()), seed);
    let marks = [players, players * 3 / 4, players / 2, players / 4, 3];
    let mut found: Vec<(Millis, Millis)> = Vec::new();
    while evening.left > 1 {
        if marks.get(found.len()).is_some_and(|mark| evening.left as usize <= *mark) {
            let told = forecast(&evening.seen()).unwrap();
            found.push((told.ends_at, told.margin));
        }
        evening.next_out();
    }
    let told = found.into_iter().enumerate();
    told.map(|(mark, (ends_at, margin))| ForecastError { mark, error: evening.now - ends_at, margin })
        .collect()
}

#[test]
fn eight_evenings_in_ten_end_within_the_interval() {
    let kinds = [(9, 10_000, 12), (18, 10_000, 15), (30, 15_000, 15), (40, 10_000, 20), (60, 20_000, 20)];
    let mut marks: Vec<Vec<ForecastError>> = (0..5).map(|_| Vec::new()).collect();
    for (players, stack, minutes) in kinds {
        for seed in 0..60 {
            for told in told(players, stack, minutes, seed) {
                marks[told.mark].push(told);
            }
        }
    }
    let mut margins = Vec::new();
    for (mark, told) in marks.iter().enumerate() {
        let count = told.len();
        let within =
            told.iter().filter(|told| told.error.max(-told.error) <= told.margin).count() * 100 / count;
        let mut errors: Vec<i64> = told.iter().map(|told| told.error / MINUTE).collect();
        errors.sort_unstable();
        let margin =
            told.iter().map(|told| told.margin / MINUTE).sum::<i64>() / i64::try_from(count).unwrap();
        assert!((74..=91).contains(&within), "at mark {mark} {within} % were within");
        assert!(errors[count / 2].abs() <= 10, "at mark {mark} the median error was {}", errors[count / 2]);
        margins.push(margin);
    }
    // One knows better as the evening goes on.
    assert!(margins.is_sorted_by(|before, after| before >= after), "{margins:?}");
}

/// World Poker Tour, Legends of Poker 2014 (live updates of worldpokertour.com, 27 August 2014, and
/// pokernewsdaily.com on the final table): 67 players at the start of level 17 (2,500/5,000), 34 at
/// that of level 20 (5,000/10,000), levels of 90 minutes, 18.95 million chips; when six were left
/// the shortest of them had 1.975 million, called forty big blinds: 25,000/50,000. The levels
/// between those published are the usual ones.
#[test]
fn a_published_tournament_matches_its_forecast() {
    let blinds = [5, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100, 120, 160, 200, 300, 400, 600];
    let steps: Vec<Step> = blinds.iter().map(|thousands| level(thousands * 1_000, 90)).collect();
    let clock = ClockAnchor::Running { step: 0, ends_at: 90 * MINUTE };
    let seen = |now: Millis, left: u32, pace: Pace| Situation {
        steps: &steps,
        reading: clock.read(&steps, now),
        now,
        began: Millis::ZERO,
        stopped_at: None,
        hands: None,
        left,
        entries: 67,
        chips: Chips(18_950_000),
        goal: 6,
        buying: BuyTimes::default(),
        tempo: Tempo::default(),
        pace,
    };
    let level_20 = 270 * MINUTE;
    let mut pace = Pace::default();
    for out in 0..33 {
        let at = level_20 * (i64::from(out) + 1) / 33;
        pace = seen(at, 67 - out, pace).after(1);
    }
    let told = forecast(&seen(level_20, 34, pace)).unwrap();
    let real = (blinds.iter().position(|thousands| *thousands == 50).unwrap() as i64) * 90 * MINUTE;
    // The table of six began somewhere in that level, or with it.
    assert!(told.ends_at - told.margin <= real + 90 * MINUTE && real <= told.ends_at + told.margin);
    assert!((told.ends_at - real).0.abs() <= (120 * MINUTE).0);
}

fn at_the_start(steps: &[Step], now: Millis) -> Situation<'_> {
    let clock = ClockAnchor::Running { step: 0, ends_at: 15 * MINUTE };
    Situation {
        steps,
        reading: clock.read(steps, now),
        now,
        began: Millis::ZERO,
        stopped_at: None,
        hands: None,
        left: 30,
        entries: 30,
        chips: Chips(300_000),
        goal: 1,
        buying: BuyTimes::default(),
        tempo: Tempo::default(),
        pace: Pace::default(),
    }
}

#[test]
fn a_slow_evening_shows_before_anybody_is_out() {
    let steps = evening(15);
    let first = forecast(&at_the_start(&steps, Millis::ZERO)).unwrap();
    let later = forecast(&at_the_start(&steps, 150 * MINUTE)).unwrap();
    assert!(later.ends_at > first.ends_at + 20 * MINUTE, "{first:?} {later:?}");
}

#[test]
fn late_rebuys_keep_the_forecast_finite() {
    let steps = evening(15);
    let open = BuyTimes { stack: Chips(10_000), rebuys_until: steps.len(), late_until: steps.len() };
    let eight = |at: usize, chips, buying| Situation {
        reading: ClockAnchor::Running { step: at, ends_at: 15 * MINUTE }.read(&steps, Millis::ZERO),
        left: 8,
        entries: 8,
        chips: Chips(chips),
        buying,
        ..at_the_start(&steps, Millis::ZERO)
    };
    // Stacks of 33 big blinds on average.
    let ends = |buying| forecast(&eight(4, 80_000, buying)).unwrap().ends_at.minutes();
    let (closed, open) = (ends(BuyTimes::default()), ends(open));
    assert!(closed < open && open < 5 * 60, "{closed} and {open} minutes");
}

#[test]
fn nothing_is_forecast_where_nothing_is_to_come() {
    let steps = evening(15);
    assert_eq!(forecast(&Situation { left: 1, ..at_the_start(&steps, Millis::ZERO) }), None);
    assert_eq!(forecast(&Situation { chips: Chips::ZERO, ..at_the_start(&steps, Millis::ZERO) }), None);
    assert_eq!(forecast(&Situation { steps: &[], ..at_the_start(&steps, Millis::ZERO) }), None);
}

#[test]
fn no_figures_break_it() {
    let steps = vec![level(1_000_000_000, 600)];
    for (left, chips) in [(2, 1), (10_000, i64::MAX), (u32::MAX, 1)] {
        let left = left.min(20_000);
        forecast(&Situation {
            left,
            entries: left,
            chips: Chips(chips),
            ..at_the_start(&steps, Millis::ZERO)
        });
        let _ = Situation { left, chips: Chips(chips), ..at_the_start(&steps, Millis::MAX / 4) }.after(3);
    }
}

#[test]
fn a_club_learns_its_tempo_from_ten_evenings() {
    let steps = evening(15);
    let past = |speed: i64, seed: u64| {
        let mut evening = Evening::new(&steps, 10_000, Field::of(12), seed).at_speed(speed);
        while evening.left > 1 {
            evening.next_out();
        }
        let reading = evening.clock.read(&steps, evening.now);
        let before: Millis = steps[..reading.step].iter().map(step_length).sum();
        let here = step_length(&steps[reading.step]);
        let played = before + here - reading.level_left;
        PastEvening {
            structure: Structure::check(steps.clone()).unwrap(),
            stack: Chips(10_000),
            field: Field::of(12),
            played,
            paused: evening.now - played,
        }
    };
    let ends = |tempo: Tempo| {
        let structure = Structure::check(steps.clone()).unwrap();
        expected_end(&structure, Chips(10_000), Field::of(12), tempo).end_after / MINUTE
    };
    let usual = ends(Tempo::default());
    let learnt = |speed: i64, count: u64| {
        let evenings: Vec<PastEvening> = (0..count).map(|seed| past(speed, seed)).collect();
        Tempo::learnt(&evenings).map(ends)
    };
    assert_eq!(learnt(1_600, 9), None);
    let (fast, slow) = (learnt(1_600, 30).unwrap(), learnt(600, 30).unwrap());
    assert!(fast + 10 < usual && usual < slow - 10, "{fast} {usual} {slow}");
    // The more evenings speak, the more they count.
    assert!(learnt(1_600, 60).unwrap() <= fast + 5);
}
