//! Levels and breaks: what can be played, what looks wrong, and how long it will last.

use serde::{Deserialize, Serialize};

use crate::quantity::{Chips, Millis};

/// Who posts the ante.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnteKind {
    /// Nobody.
    None,
    /// Every player.
    Classic,
    /// The big blind, for the whole table.
    BigBlind,
}

/// One step of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Step {
    /// A level.
    Level {
        /// Small blind.
        small_blind: Chips,
        /// Big blind.
        big_blind: Chips,
        /// Ante; 0: none.
        ante: Chips,
        /// Who posts it.
        ante_kind: AnteKind,
        /// Its length.
        minutes: u32,
    },
    /// A break.
    Break {
        /// Its length.
        minutes: u32,
        /// Small chips are raced off in it (chapter 10).
        color_up: bool,
    },
}

/// Why a list of steps cannot be played. Steps are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum StructureError {
    /// There is no level.
    NoLevel,
    /// More than 200 steps.
    TooLong,
    /// The first step is a break.
    BeginsWithBreak,
    /// A step's length must be 1 minute to 10 hours.
    Minutes {
        /// Which.
        step: usize,
    },
    /// A big blind must be at least 1, a small blind or an ante not below 0, the small blind not
    /// above the big one.
    Blinds {
        /// Which.
        step: usize,
    },
}

/// What can be played but looks wrong. Steps are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum StructureWarning {
    /// The big blind goes down.
    BlindsGoDown {
        /// Where.
        step: usize,
    },
    /// The ante is above the big blind.
    AnteAboveBigBlind {
        /// Where.
        step: usize,
    },
    /// The big blind more than doubles and a half.
    SteepJump {
        /// Where.
        step: usize,
    },
    /// The small blind is not half the big blind (002, 1).
    SmallBlindNotHalf {
        /// Where.
        step: usize,
    },
}

/// Steps that can be played. Made only by [`Structure::check`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Structure(Vec<Step>);

/// The largest blind.
const LARGEST: Chips = 1_000_000_000;

impl Structure {
    /// The steps as a structure that can be played, or all that stands in the way.
    ///
    /// # Errors
    /// Every reason at once.
    pub fn check(steps: Vec<Step>) -> Result<Structure, Vec<StructureError>> {
        let mut errors = Vec::new();
        if !steps.iter().any(|step| !step.is_break()) {
            errors.push(StructureError::NoLevel);
        } else if steps.first().is_some_and(Step::is_break) {
            errors.push(StructureError::BeginsWithBreak);
        }
        if steps.len() > 200 {
            errors.push(StructureError::TooLong);
        }
        for (index, step) in steps.iter().enumerate() {
            if !(1..=600).contains(&step.minutes()) {
                errors.push(StructureError::Minutes { step: index });
            }
            if let Step::Level { small_blind, big_blind, ante, .. } = step {
                let fits = (1..=LARGEST).contains(big_blind)
                    && (0..=*big_blind).contains(small_blind)
                    && (0..=LARGEST).contains(ante);
                if !fits {
                    errors.push(StructureError::Blinds { step: index });
                }
            }
        }
        if errors.is_empty() { Ok(Structure(steps)) } else { Err(errors) }
    }

    /// The steps.
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// What looks wrong.
    pub fn warnings(&self) -> Vec<StructureWarning> {
        let mut warnings = Vec::new();
        let mut before: Option<Chips> = None;
        for (step, level) in self.0.iter().enumerate() {
            let Step::Level { small_blind, big_blind, ante, .. } = level else { continue };
            if before.is_some_and(|before| *big_blind < before) {
                warnings.push(StructureWarning::BlindsGoDown { step });
            }
            if before.is_some_and(|before| big_blind.saturating_mul(2) > before.saturating_mul(5)) {
                warnings.push(StructureWarning::SteepJump { step });
            }
            if ante > big_blind {
                warnings.push(StructureWarning::AnteAboveBigBlind { step });
            }
            // An odd big blind (25) cannot be halved with the chips there are.
            let half = small_blind.saturating_mul(2);
            if half != *big_blind && half.saturating_sub(*big_blind).abs() > *big_blind / 4 {
                warnings.push(StructureWarning::SmallBlindNotHalf { step });
            }
            before = Some(*big_blind);
        }
        warnings
    }
}

/// When play is expected to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Estimate {
    /// After so long, breaks included.
    pub end_after: Millis,
    /// In this step.
    pub step: usize,
}

/// Expects the end when all chips make twenty big blinds, the rule of thumb of structure makers
/// (final big blind 5 % of the chips); within a level, in proportion.
pub fn estimate(structure: &Structure, chips: Chips) -> Estimate {
    let mut elapsed: Millis = 0;
    let mut before: Chips = 0;
    let mut last = 0;
    for (index, step) in structure.steps().iter().enumerate() {
        let length = i64::from(step.minutes()).saturating_mul(60_000);
        if let Some(big) = step.big_blind() {
            let (from, to) = (before.saturating_mul(20), big.saturating_mul(20));
            if to >= chips {
                let share = chips.saturating_sub(from).clamp(0, to.saturating_sub(from).max(0));
                let part = length.saturating_mul(share).checked_div(to.saturating_sub(from)).unwrap_or(0);
                return Estimate { end_after: elapsed.saturating_add(part.clamp(0, length)), step: index };
            }
            before = before.max(big);
        }
        elapsed = elapsed.saturating_add(length);
        last = index;
    }
    Estimate { end_after: elapsed, step: last }
}

/// The steps between which blinds go up, in hundredths of a power of ten, as clubs play them.
const LADDER: [Chips; 16] =
    [100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1600, 2000, 3000, 4000, 6000, 8000];

/// A structure for so many players, stacks and minutes with this smallest chip: the first big
/// blind is about a hundredth of the stack, the last a twentieth of all chips, in even ratios
/// rounded to blinds that chips can pay; a break after every fourth level.
pub fn suggest(starting_stack: Chips, players: u32, minutes: u32, smallest_chip: Chips) -> Vec<Step> {
    let chip = smallest_chip.max(1);
    let first = (starting_stack / 100).max(chip.saturating_mul(2));
    let last = (starting_stack.saturating_mul(i64::from(players.max(2))) / 20).max(first.saturating_mul(4));
    let mut ladder: Vec<Chips> = Vec::new();
    let mut scale: Chips = 1;
    while scale < LARGEST / 100 {
        for rung in LADDER {
            let blind = rung.saturating_mul(scale) / 100;
            let payable = blind % chip == 0 && (blind / 2) % chip == 0 && blind % 2 == 0;
            if payable && blind >= first && ladder.last().is_none_or(|top| blind > *top) {
                ladder.push(blind);
            }
        }
        if ladder.last().is_some_and(|top| *top >= last) {
            break;
        }
        scale = scale.saturating_mul(10);
    }
    ladder.retain(|blind| *blind <= last.saturating_mul(4));
    let reach = ladder.iter().position(|blind| *blind >= last).unwrap_or(ladder.len().saturating_sub(1)) + 1;
    let levels = u32::try_from(reach).unwrap_or(1).max(1);
    let breaks = levels.saturating_sub(1) / 4;
    let play = minutes.saturating_sub(breaks.saturating_mul(10)).max(levels.saturating_mul(5));
    // Lengths that a director says aloud: multiples of five minutes where there is time.
    let length = play / levels;
    let length = if length >= 10 { length / 5 * 5 } else { length.max(5) };
    let mut steps = Vec::new();
    for (index, big_blind) in ladder.into_iter().enumerate() {
        if index > 0 && index % 4 == 0 {
            steps.push(Step::Break { minutes: 10, color_up: index % 8 == 0 });
        }
        steps.push(Step::Level {
            small_blind: big_blind / 2,
            big_blind,
            ante: 0,
            ante_kind: AnteKind::None,
            minutes: length,
        });
        if index > reach + 2 {
            break;
        }
    }
    steps
}
