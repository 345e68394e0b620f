//! Average course of an evening: how long it is until the next player is out, and with that how many players are left
//! at any moment and when one of them has all chips.
//!
//! # The model
//!
//! Let `n` players hold `C` chips while the big blind is `B`: their average stack is `d = C / (n B)` big blinds deep.
//! The danger that a player goes out within the next second is taken to be
//!
//! > 1 / (350 (d + 5)) · (1 + 4 / (n − 1)²)
//!
//! The first factor says that shallow stacks are lost sooner. Below five big blinds `2 d` stands in the place of `d +
//! 5`, for there nearly every hand is played for all chips. The second factor says that everybody plays more hands when
//! few are left: five times the danger for two players, twice for three, a sixteenth more for nine. So the next
//! elimination takes `350 (d + 5) / (n (1 + 4 / (n − 1)²))` seconds on average.
//!
//! The figures ([`Figures`]; here 350, 5 and 4) were fitted to 78 evenings of one club with 6 to 23 players, levels of
//! 10 to 30 minutes and up to 22 rebuys (`tests/data/real-evenings.json`), and judged on evenings that they were not
//! fitted to; `crates/engine/tests/fitting.rs` does both. Other figures do nearly as well: without a quarter of the
//! evenings, 350 becomes 360 to 430 and 5 becomes 1 to 5. Average stacks below five big blinds are rare in them, so
//! that `2 d` is an assumption, and nothing is known of how well the model holds for larger fields; that the danger
//! depends on the stack and not on the number of tables makes it likely that it holds roughly.
//!
//! Integers throughout: the same evening gives the same figures on any machine.

use super::{Estimate, Field, Figures, Step, Structure};
use crate::base::quantity::{Chips, Millis};
use crate::structure::LARGE;
use crate::structure::clock::step_length;
use crate::structure::tempo::Tempo;

/// No evening is followed for longer than a week.
const LONGEST: Millis = Millis::of_minutes(7 * 24 * 60);
/// A player, in thousandths.
const PLAYER: i128 = 1_000;
/// An average wait for an elimination, in millionths.
const WAIT: i128 = 1_000_000;

impl Figures {
    /// Average time for an elimination at the general tempo, in milliseconds of play: `players` in thousandths.
    pub(crate) fn wait(&self, players: i128, chips: i128, big_blind: Chips) -> i128 {
        let players = players.max(2 * PLAYER);
        let big_blind = i128::from(big_blind.max(Chips(1)));
        let stacks = 1_000 * chips / big_blind;
        let deeper = (stacks + i128::from(self.deeper) * players).min(2 * stacks);
        // Times the players, in thousandths of a millisecond.
        let depth = i128::from(self.seconds) * deeper;
        let others = (players - PLAYER) * (players - PLAYER);
        let short = others * 1_000_000 / (others + i128::from(self.short) * PLAYER * PLAYER);
        (depth * short / (players * players)).clamp(1, i128::from(LONGEST))
    }
}

/// Purchases while the evening is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BuyTimes {
    /// Chips that a newcomer or a rebuy brings.
    pub stack: Chips,
    /// Rebuys are sold in so many steps from the first.
    pub rebuys_until: usize,
    /// Newcomers are let in in so many steps from the first.
    pub late_until: usize,
}

/// Nobody buys a stack of fewer big blinds: of 312 rebuys in the evenings that the model was fitted to, 98 in a hundred
/// were of ten or more, however long they were sold.
const WORTH_BUYING: i128 = 10;

/// An evening followed from one elimination to the next, each after its average wait.
#[derive(Debug, Clone)]
pub(crate) struct Course<'a> {
    steps: &'a [Step],
    pub(crate) step: usize,
    /// Time left of the step; below 0 in overtime.
    left: Millis,
    big_blind: Chips,
    chips: i128,
    /// Players expected, in thousandths.
    players: i128,
    /// Thousandths at which it is over.
    goal: i128,
    buying: BuyTimes,
    /// Purchases that are still possible, in thousandths of a stack: no more than one for each player. In 95 of a
    /// hundred of those evenings hardly as many were sold from the first card to the last.
    stock: i128,
    figures: Figures,
    /// Thousandths of the general tempo.
    speed: i128,
    /// Number of players who go out next, in thousandths: one, but several at once where there are hundreds.
    group: i128,
    /// Rest of the wait for them, in millionths.
    need: i128,
    /// Milliseconds of play in that wait so far.
    waited: i128,
    /// Milliseconds from where it began, breaks included.
    pub(crate) elapsed: Millis,
    pub(crate) played: i128,
    /// Variance of `played` by chance.
    pub(crate) variance: i128,
}

impl<'a> Course<'a> {
    /// From a place in the structure: `players` in thousandths.
    pub(crate) fn from(steps: &'a [Step], step: usize, left: Millis, players: i128, chips: i128) -> Self {
        let level = steps.iter().take(step + 1).rev().find_map(Step::unit);
        let mut course = Course {
            steps,
            step,
            left,
            big_blind: level.or_else(|| steps.iter().find_map(Step::unit)).unwrap_or(Chips(1)),
            chips,
            players,
            goal: PLAYER,
            buying: BuyTimes::default(),
            stock: players,
            figures: Figures::default(),
            speed: 1_000,
            group: PLAYER,
            need: WAIT,
            waited: 0,
            elapsed: Millis::ZERO,
            played: 0,
            variance: 0,
        };
        course.await_next();
        course
    }

    /// The whole evening of a field.
    pub(crate) fn of(structure: &'a Structure, stack: Chips, field: Field) -> Self {
        let steps = structure.steps();
        let players = i128::from(field.players.max(2)) * PLAYER;
        let length = steps.first().map(step_length).unwrap_or_default();
        Course::from(steps, 0, length, players, i128::from(field.chips(stack)))
    }

    /// The same until so many players are left.
    pub(crate) fn down_to(mut self, goal: u32) -> Self {
        self.goal = i128::from(goal.max(1)) * PLAYER;
        self.await_next();
        self
    }

    /// The same with what is bought on the way.
    pub(crate) fn buying(self, buying: BuyTimes) -> Self {
        Course { buying, ..self }
    }

    /// The same at a tempo.
    pub(crate) fn at(self, tempo: Tempo) -> Self {
        Course { speed: tempo.speed().clamp(100, 10_000), figures: tempo.figures(), ..self }
    }

    /// The same where the next elimination comes after so many millionths of its average wait.
    pub(crate) fn needing(self, need: i128) -> Self {
        Course { need: need.max(1), ..self }
    }

    fn await_next(&mut self) {
        let many = if self.players > 64 * PLAYER { self.players / (32 * PLAYER) } else { 1 };
        self.group = (many * PLAYER).min(self.players - self.goal).max(1);
        self.need = self.group * WAIT / PLAYER;
        self.waited = 0;
    }

    fn over(&self) -> bool {
        self.players <= self.goal || self.elapsed >= LONGEST
    }

    fn pass(&mut self, time: Millis) {
        self.left = self.left.saturating_sub(time);
        self.elapsed = self.elapsed.saturating_add(time);
    }

    /// Goes on until somebody is out or so much time has passed; true: somebody is out.
    pub(crate) fn next_out(&mut self, until: Millis) -> bool {
        while !self.over() && self.elapsed < until {
            let last = self.step + 1 >= self.steps.len();
            if self.left <= Millis::ZERO && !last {
                self.step += 1;
                let step = self.steps.get(self.step);
                self.left = step.map(step_length).unwrap_or_default();
                self.big_blind = step.and_then(Step::unit).unwrap_or(self.big_blind);
                continue;
            }
            let room = until - self.elapsed;
            if self.left > Millis::ZERO && self.steps.get(self.step).is_some_and(Step::is_break) {
                self.pass(self.left.min(room));
                continue;
            }
            // The last level goes on for as long as it must.
            let room = if last { room } else { room.min(self.left) };
            let wait = self.figures.wait(self.players, self.chips, self.big_blind);
            let wait = (wait * 1_000 / self.speed).max(1);
            let due = (self.need * wait / WAIT).max(1);
            if due > i128::from(room) {
                self.need = (self.need - i128::from(room) * WAIT / wait).max(1);
                self.waited += i128::from(room);
                self.played += i128::from(room);
                self.pass(room);
                continue;
            }
            self.waited += due;
            self.played += due;
            self.pass(Millis::try_from(due).unwrap_or(room));
            self.lose();
            return true;
        }
        false
    }

    /// Those next out are out, or buy again.
    fn lose(&mut self) {
        let worth = i128::from(self.buying.stack) >= WORTH_BUYING * i128::from(self.big_blind);
        let selling = self.step < self.buying.rebuys_until && worth && self.stock > 0;
        let again = if selling { i128::from(self.figures.buy_again) } else { 0 };
        let out = (self.group * (100 - again) / 100).max(1);
        // A wait shared by many varies less: stacks that are not lost come nearer to it.
        let spread = self.waited * self.waited * PLAYER / self.group * PLAYER;
        self.variance += spread / (self.players - PLAYER).max(PLAYER) * (100 - again) / 100;
        self.chips += i128::from(self.buying.stack) * self.group * again / (100 * PLAYER);
        self.players -= out;
        self.stock -= self.group * again / 100;
        self.await_next();
    }

    /// Goes on until it is over.
    pub(crate) fn play_out(&mut self) {
        while self.next_out(LONGEST) {}
    }

    /// Players left after so long, rounded up; at least two, for somebody must play.
    pub(crate) fn left_after(&mut self, time: Millis) -> u32 {
        while self.next_out(time) {}
        u32::try_from((self.players + PLAYER - 1) / PLAYER).unwrap_or(2).max(2)
    }
}

/// Expected time when one player has all chips, at this tempo and with its usual pauses; the step that is then being
/// played; and between which times eight such evenings in ten end.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::structure::{AnteKind, Field, Step, Structure, expected_end};
/// use tapis_engine::structure::Tempo;
/// let level = |small_blind: Chips| Step::Level {
///     small_blind, big_blind: small_blind * 2, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let levels = [50, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 4_000, 6_000];
/// let structure = Structure::check(levels.map(|chips| level(Chips(chips))).to_vec()).unwrap();
/// let end = |players| {
///     expected_end(&structure, Chips(10_000), Field::of(players), Tempo::default()).end_after.minutes()
/// };
/// assert!(end(9) + 30 < end(60) && end(60) < 390);
/// ```
pub fn expected_end(structure: &Structure, stack: Chips, field: Field, tempo: Tempo) -> Estimate {
    let mut course = Course::of(structure, stack, field).at(tempo);
    course.play_out();
    // A player who buys again has gone out before: more eliminations share the same time.
    let (players, rebuys) = (i128::from(field.players.max(2)), i128::from(field.rebuys));
    course.variance = course.variance * players / (players + rebuys);
    let margin = course.margin(tempo, field.players, 0).filter(|_| field.players <= LARGE);
    Estimate { end_after: tempo.with_pauses(course.elapsed), step: course.step, margin }
}

/// Average duration of a tournament in rounds: the rounds one after the other, each with so many players at a table,
/// who begin with new stacks. The time that a round waits for its last table is not included.
pub(crate) fn expected_rounds(
    structure: &Structure,
    stack: Chips,
    tables: &[u32],
    go_on: bool,
    tempo: Tempo,
) -> Estimate {
    let mut sum = Millis::ZERO;
    let mut step = 0;
    let mut left = structure.steps().first().map(step_length).unwrap_or_default();
    for players in tables {
        let players = i128::from((*players).max(2));
        let chips = players * i128::from(stack);
        let mut course = Course::from(structure.steps(), step, left, players * PLAYER, chips).at(tempo);
        course.play_out();
        sum = sum.saturating_add(course.elapsed);
        if go_on {
            (step, left) = (course.step, course.left);
        }
    }
    Estimate { end_after: tempo.with_pauses(sum), step, margin: None }
}
