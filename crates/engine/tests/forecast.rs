//! The forecast of the end, held against evenings dealt hand by hand, and against what was
//! published of a real tournament.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use rand::rngs::ChaCha20Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tapis_engine::clock::ClockAnchor;
use tapis_engine::forecast::{Pace, Situation, forecast};
use tapis_engine::structure::{AnteKind, Step};

const MINUTE: i64 = 60_000;

fn level(big_blind: i64, minutes: u32) -> Step {
    Step::Level { small_blind: big_blind / 2, big_blind, ante: 0, ante_kind: AnteKind::None, minutes }
}

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

/// An evening dealt hand by hand at tables that are kept level. It knows nothing of the model:
/// players post blinds, steal them, and now and then play for a part of their stacks or all.
struct Room {
    steps: Vec<Step>,
    clock: ClockAnchor,
    stacks: Vec<i64>,
    tables: Vec<(i64, Vec<usize>)>,
    dice: ChaCha20Rng,
    /// Hundredths: how readily these people play for much, and how fast they deal.
    loose: i64,
    slow: i64,
}

impl Room {
    fn new(players: usize, stack: i64, minutes: u32, seed: u64) -> Self {
        let steps = evening(minutes);
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        let count = players.div_ceil(9);
        let mut seats: Vec<usize> = (0..players).collect();
        seats.shuffle(&mut dice);
        let tables = (0..count).map(|table| (0, seats.iter().skip(table).step_by(count).copied().collect()));
        Room {
            tables: tables.collect(),
            clock: ClockAnchor::Running { step: 0, ends_at: i64::from(minutes) * MINUTE },
            steps,
            stacks: vec![stack; players],
            loose: dice.random_range(20..55),
            slow: dice.random_range(85..120),
            dice,
        }
    }

    fn left(&self) -> usize {
        self.stacks.iter().filter(|stack| **stack > 0).count()
    }

    /// Deals one hand at the table whose turn it is. Returns when it was over and how many are out.
    fn hand(&mut self) -> (i64, usize) {
        let turn = (0..self.tables.len()).min_by_key(|table| self.tables[*table].0).unwrap();
        let (now, mut seats) = std::mem::take(&mut self.tables[turn]);
        let reading = self.clock.read(&self.steps, now);
        let blind = self.steps[reading.step..].iter().find_map(Step::big_blind).unwrap_or(60_000);
        if self.steps[reading.step].is_break() {
            self.tables[turn] = (now + reading.remaining, seats);
            return (now, 0);
        }
        seats.rotate_left(1);
        let mut pot = 0;
        for (seat, part) in [(seats.len() - 1, blind / 2), (seats.len() - 2, blind)] {
            let paid = part.min(self.stacks[seats[seat]]);
            self.stacks[seats[seat]] -= paid;
            pot += paid;
        }
        self.play(&seats, blind, pot);
        let out = seats.iter().filter(|player| self.stacks[**player] == 0).count();
        seats.retain(|player| self.stacks[*player] > 0);
        let seconds = 140 * (55 + 5 * i64::try_from(seats.len()).unwrap()) / 100;
        let over = now + seconds * self.slow / 100 * self.dice.random_range(600..1_400);
        self.tables[turn] = (over, seats);
        if out > 0 {
            self.level_tables();
        }
        (over, out)
    }

    fn play(&mut self, seats: &[usize], blind: i64, pot: i64) {
        let short = |stack: i64| stack < 12 * blind;
        let shorts =
            i64::try_from(seats.iter().filter(|player| short(self.stacks[**player])).count()).unwrap();
        let contested = self.dice.random_range(0..100) < (35 * self.loose / 100 + 13 * shorts).min(90)
            || (seats.len() == 2 && self.dice.random_range(0..100) < 25);
        let mut able: Vec<usize> = Vec::new();
        for player in seats.iter().filter(|player| self.stacks[**player] > 0) {
            able.extend(std::iter::repeat_n(*player, if short(self.stacks[*player]) { 3 } else { 1 }));
        }
        able.shuffle(&mut self.dice);
        let second = able.iter().find(|player| **player != able[0]).copied();
        let (Some(first), Some(second), true) = (able.first().copied(), second, contested) else {
            self.stacks[able.first().copied().unwrap_or(seats[0])] += pot;
            return;
        };
        let most = self.stacks[first].min(self.stacks[second]);
        let bets = [1, 2, 2, 3, 3, 4, 4, 5, 6, 8, 10, 14, 20, 35];
        let bet = blind * bets[self.dice.random_range(0..bets.len())];
        let bet = if most < 12 * blind || bet * 10 > most * 6 { most } else { bet };
        let (winner, loser) = if self.dice.random_bool(0.5) { (first, second) } else { (second, first) };
        self.stacks[loser] -= bet;
        self.stacks[winner] += bet + pot;
    }

    fn level_tables(&mut self) {
        let left = self.left();
        while self.tables.len() > left.div_ceil(9).max(1) {
            let smallest = (0..self.tables.len()).min_by_key(|table| self.tables[*table].1.len()).unwrap();
            let (_, moving) = self.tables.swap_remove(smallest);
            for player in moving {
                self.tables.iter_mut().min_by_key(|table| table.1.len()).unwrap().1.push(player);
            }
        }
        loop {
            let fewest = (0..self.tables.len()).min_by_key(|table| self.tables[*table].1.len()).unwrap();
            let most = (0..self.tables.len()).max_by_key(|table| self.tables[*table].1.len()).unwrap();
            if self.tables[most].1.len() <= self.tables[fewest].1.len() + 1 {
                return;
            }
            let player = self.tables[most].1.pop().unwrap();
            self.tables[fewest].1.push(player);
        }
    }
}

/// What was forecast at one of the marks, and how it turned out.
struct Told {
    mark: usize,
    error: i64,
    margin: i64,
}

/// Plays an evening and notes the forecast at the start, at each quarter of the field that is gone,
/// and at three players.
fn told(players: usize, stack: i64, minutes: u32, seed: u64) -> Vec<Told> {
    let mut room = Room::new(players, stack, minutes, seed);
    let (steps, clock) = (evening(minutes), room.clock);
    let marks = [players, players * 3 / 4, players / 2, players / 4, 3];
    let mut pace = Pace::default();
    let mut found: Vec<(i64, i64)> = Vec::new();
    let (mut left, mut now) = (players, 0);
    while left > 1 {
        let seen = |now: i64| Situation {
            steps: &steps,
            reading: clock.read(&steps, now),
            now,
            left: u32::try_from(left).unwrap(),
            entries: u32::try_from(players).unwrap(),
            chips: stack * i64::try_from(players).unwrap(),
            goal: 1,
            pace,
        };
        if marks.get(found.len()).is_some_and(|mark| left <= *mark) {
            let told = forecast(&seen(now)).unwrap();
            found.push((told.ends_at, told.margin));
        }
        let (over, out) = room.hand();
        if out > 0 {
            pace = pace.after(u32::try_from(out).unwrap(), &seen(over));
            left -= out;
            now = over;
        }
    }
    let told = found.into_iter().enumerate();
    told.map(|(mark, (ends_at, margin))| Told { mark, error: now - ends_at, margin }).collect()
}

#[test]
fn eight_evenings_in_ten_end_within_the_interval() {
    let kinds = [(9, 10_000, 12), (18, 10_000, 15), (30, 15_000, 15), (40, 10_000, 20), (60, 20_000, 20)];
    let mut marks: Vec<Vec<Told>> = (0..5).map(|_| Vec::new()).collect();
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
        let within = told.iter().filter(|told| told.error.abs() <= told.margin).count() * 100 / count;
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
fn a_published_tournament_comes_to_six_players_where_it_was_forecast() {
    let blinds = [5, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100, 120, 160, 200, 300, 400, 600];
    let steps: Vec<Step> = blinds.iter().map(|thousands| level(thousands * 1_000, 90)).collect();
    let clock = ClockAnchor::Running { step: 0, ends_at: 90 * MINUTE };
    let seen = |now: i64, left: u32, pace: Pace| Situation {
        steps: &steps,
        reading: clock.read(&steps, now),
        now,
        left,
        entries: 67,
        chips: 18_950_000,
        goal: 6,
        pace,
    };
    let level_20 = 270 * MINUTE;
    let mut pace = Pace::default();
    for out in 0..33 {
        let at = level_20 * i64::from(out + 1) / 33;
        pace = pace.after(1, &seen(at, 67 - out, pace));
    }
    let told = forecast(&seen(level_20, 34, pace)).unwrap();
    let real = (blinds.iter().position(|thousands| *thousands == 50).unwrap() as i64) * 90 * MINUTE;
    // The table of six began somewhere in that level, or with it.
    assert!(told.ends_at - told.margin <= real + 90 * MINUTE && real <= told.ends_at + told.margin);
    assert!((told.ends_at - real).abs() <= 120 * MINUTE);
}

fn at_the_start(steps: &[Step], now: i64) -> Situation<'_> {
    let clock = ClockAnchor::Running { step: 0, ends_at: 15 * MINUTE };
    Situation {
        steps,
        reading: clock.read(steps, now),
        now,
        left: 30,
        entries: 30,
        chips: 300_000,
        goal: 1,
        pace: Pace::default(),
    }
}

#[test]
fn a_slow_evening_shows_before_anybody_is_out() {
    let steps = evening(15);
    let first = forecast(&at_the_start(&steps, 0)).unwrap();
    let later = forecast(&at_the_start(&steps, 150 * MINUTE)).unwrap();
    assert!(later.ends_at > first.ends_at + 20 * MINUTE, "{first:?} {later:?}");
}

#[test]
fn nothing_is_forecast_where_nothing_is_to_come() {
    let steps = evening(15);
    assert_eq!(forecast(&Situation { left: 1, ..at_the_start(&steps, 0) }), None);
    assert_eq!(forecast(&Situation { chips: 0, ..at_the_start(&steps, 0) }), None);
    assert_eq!(forecast(&Situation { steps: &[], ..at_the_start(&steps, 0) }), None);
}

#[test]
fn no_figures_break_it() {
    let steps = vec![level(1_000_000_000, 600)];
    for (left, chips) in [(2, 1), (10_000, i64::MAX), (u32::MAX, 1)] {
        let left = left.min(20_000);
        forecast(&Situation { left, entries: left, chips, ..at_the_start(&steps, 0) });
        let _ = Pace::default().after(3, &Situation { left, chips, ..at_the_start(&steps, i64::MAX / 4) });
    }
}
