//! When an evening is expected to end, and how many players are left at any moment before.

use super::{Estimate, Field, Structure};
use crate::quantity::{Chips, Millis};

/// Eliminations in ten thousand hands at one table, by the average stack in big blinds.
///
/// Measured in the evenings that `tests/evening` makes up hand by hand, some thousand of them;
/// between two points in proportion. The number of players at the table matters little beside the
/// depth: a short table sees fewer collisions in a hand and plays more hands.
const BUSTS: [(i64, i64); 11] = [
    (1, 10_000),
    (3, 6_000),
    (5, 3_800),
    (8, 2_900),
    (12, 2_150),
    (17, 1_600),
    (25, 950),
    (37, 500),
    (57, 300),
    (85, 240),
    (120, 160),
];

/// Players at one table.
const TABLE: i64 = 9;

/// Thousandths of a player left when half the evenings are over. The last elimination is awaited as
/// long as any, and half of such waits are over after seven tenths of their mean; the fewer players
/// begin, the more of the evening is that wait.
fn over(players: u32) -> i64 {
    let players = i64::from(players.max(2));
    1_250 + 27_000 / (players * players).max(36)
}

/// No evening is followed for longer than a week.
const LONGEST: i64 = 7 * 24 * 3600;

/// Eliminations in ten thousand hands at an average stack of so many tenths of a big blind.
fn busts(depth_tenths: i64) -> i64 {
    let mut before = BUSTS[0];
    for (depth, busts) in BUSTS {
        let (here, from) = (depth * 10, before.0 * 10);
        if depth_tenths <= here {
            let part = (depth_tenths - from).max(0) * (busts - before.1);
            return before.1 + part.checked_div(here - from).unwrap_or(0);
        }
        before = (depth, busts);
    }
    // Deeper still it falls with the depth.
    (before.1 * before.0 * 10 / depth_tenths).max(10)
}

/// Seconds that a hand takes with so many thousandths of a player at the table.
fn seconds(seated: i64, depth_tenths: i64) -> i64 {
    50 + seated / 100 + if depth_tenths > 80 { 20 } else { 0 }
}

/// An evening followed hand by hand on average.
pub(crate) struct Evening<'a> {
    structure: &'a Structure,
    chips: Chips,
    /// Thousandths of players left.
    left: i64,
    /// Seconds since the first card, breaks included.
    elapsed: i64,
    step: usize,
    /// Seconds at which the step ends.
    until: i64,
    big_blind: Chips,
    /// Thousandths of a player at which it is over.
    over: i64,
}

impl<'a> Evening<'a> {
    pub(crate) fn new(structure: &'a Structure, stack: Chips, field: Field) -> Self {
        let first = structure.steps().first();
        Evening {
            structure,
            chips: field.chips(stack),
            left: i64::from(field.players.max(2)) * 1_000,
            elapsed: 0,
            step: 0,
            until: first.map_or(0, |step| i64::from(step.minutes()) * 60),
            big_blind: first.and_then(super::Step::big_blind).unwrap_or(1),
            over: over(field.players),
        }
    }

    /// Plays on until so many seconds have passed or one player is left.
    fn play(&mut self, until: i64) {
        while !self.over() && self.elapsed < until {
            while self.elapsed >= self.until {
                let Some(step) = self.structure.steps().get(self.step + 1) else {
                    // The last level goes on for as long as it must.
                    self.until = i64::MAX;
                    break;
                };
                self.step += 1;
                self.until += i64::from(step.minutes()) * 60;
                match step.big_blind() {
                    Some(big_blind) => self.big_blind = big_blind,
                    None => self.elapsed = self.until,
                }
            }
            let tables = (self.left + TABLE * 1_000 - 1) / (TABLE * 1_000);
            let average = self.chips.saturating_mul(10_000) / self.left;
            let tenths = average / self.big_blind.max(1);
            self.elapsed += seconds(self.left / tables, tenths);
            self.left -= (tables * busts(tenths) / 10).max(1);
        }
    }

    fn over(&self) -> bool {
        self.left <= self.over || self.elapsed >= LONGEST
    }

    /// Players left after so many minutes, rounded up; at least two, for somebody must play.
    pub(crate) fn left_after(&mut self, minutes: i64) -> u32 {
        self.play(minutes.saturating_mul(60));
        u32::try_from((self.left + 999) / 1_000).unwrap_or(2).max(2)
    }
}

/// When one player is expected to have all chips: half of all evenings are over then.
///
/// The evening is followed hand by hand on average: at each table eliminations come the oftener the
/// fewer big blinds the average stack has, and stacks grow as players leave and shrink as blinds
/// rise. So a big field ends when all chips make about [`super::CHIPS_AT_END`] big blinds or fewer,
/// and a small one before, for it has few players to lose.
///
/// ```
/// use tapis_engine::structure::{AnteKind, Field, Step, Structure, expected_end};
/// let level = |small_blind: i64| Step::Level {
///     small_blind, big_blind: 2 * small_blind, ante: 0, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let levels = [50, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 4_000, 6_000];
/// let structure = Structure::check(levels.map(level).to_vec()).unwrap();
/// let end = |players| expected_end(&structure, 10_000, Field::of(players)).end_after / 60_000;
/// assert!(end(9) + 30 < end(60) && end(60) < 300);
/// ```
pub fn expected_end(structure: &Structure, stack: Chips, field: Field) -> Estimate {
    let mut evening = Evening::new(structure, stack, field);
    evening.play(LONGEST);
    let end_after: Millis = evening.elapsed.saturating_mul(1_000);
    Estimate { end_after, step: evening.step }
}
