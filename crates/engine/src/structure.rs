//! Levels and breaks: what can be played, what looks wrong, and how long it will last.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, Millis};

pub mod chip_needs;
pub mod clock;
pub mod course;
mod design;
mod field;
mod figures;
mod ladder;
mod past_evenings;
mod read;
mod repair;
mod stud;
mod tempo;
mod write;
pub use chip_needs::smallest_needed;
pub(crate) use chip_needs::{amounts, gcd};
pub use course::{BuyTimes, expected_end};
pub(crate) use course::{Course, expected_rounds};
pub use design::{Wish, design, with_color_ups};
pub use field::Field;
pub use figures::Figures;
pub(crate) use figures::LARGE;
pub use past_evenings::{ENOUGH_EVENINGS, PastEvening};
pub use read::{BadLine, ReadError, read};
pub(crate) use repair::height;
pub use repair::{next_level, repair};
pub use stud::{Stakes, fitted};
pub(crate) use tempo::position;
pub use tempo::{Pace, Tempo};
pub use write::{CsvWords, csv, json};

/// Players who post the ante.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnteKind {
    None,
    Classic,
    /// The big blind, for the whole table.
    BigBlind,
}

/// One step of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum Step {
    Level {
        small_blind: Chips,
        big_blind: Chips,
        /// Amount of the ante; 0 if none.
        ante: Chips,
        ante_kind: AnteKind,
        minutes: u32,
    },
    /// A level of stud. Its big bet is twice the small one.
    Stud {
        /// Ante of each player.
        ante: Chips,
        /// Bring-in of the player with the lowest card.
        bring_in: Chips,
        /// A bet in the first rounds.
        small_bet: Chips,
        minutes: u32,
    },
    /// A level for games with blinds and stud in turn. The big blind is also the small bet.
    Mixed {
        /// Small blind, where the game has blinds.
        small_blind: Chips,
        /// Big blind, and at stud a bet in the first rounds.
        big_blind: Chips,
        /// Ante of each player at stud.
        ante: Chips,
        /// Amount of the bring-in at stud.
        bring_in: Chips,
        minutes: u32,
    },
    Break {
        minutes: u32,
        /// Small chips are raced off in it (chapter 10).
        color_up: bool,
    },
}

/// Reason why a list of steps cannot be played. Steps are counted from 0.
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
    Minutes { step: usize },
    /// A big blind must be at least 1, unless everybody posts an ante and nobody a blind; a small blind
    /// or an ante not below 0, the small blind not above the big one.
    Blinds { step: usize },
    /// At stud the ante must be at least 1, the bring-in not below it, the small bet above the bring-in.
    Bets { step: usize },
}

/// Oddity of steps that can be played. Steps are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum StructureWarning {
    /// The big blind goes down.
    BlindsGoDown { step: usize },
    /// The ante is above the big blind.
    AnteAboveBigBlind { step: usize },
    /// The big blind more than doubles and a half.
    SteepJump { step: usize },
    /// The small blind is not half the big blind (002, 1).
    SmallBlindNotHalf { step: usize },
    /// The blinds are those of the level before.
    BlindsStay { step: usize },
    /// There is an ante, and nobody posts it.
    AnteOfNobody { step: usize },
    /// A blind or an ante cannot be paid with the chips then in play.
    Unpayable {
        step: usize,
        /// The smallest chip then in play.
        chip: Chips,
    },
    /// A color-up in which no chip can leave.
    NothingLeaves { step: usize },
    /// A break in which a chip could leave, and stays.
    ChipStays { step: usize, chip: Chips },
    /// The blinds are the same in all levels: nothing makes the evening end.
    NeverRises { step: usize },
    /// The last level leaves more than twenty big blinds in play: the evening may go on long after
    /// it.
    RunsOut { step: usize },
    /// Rebuys or re-entries end with this level, and no break follows in which the last are sold.
    NoBreakAtEnd { step: usize },
}

impl StructureWarning {
    /// The step that it is about, counted from 0.
    pub fn step(&self) -> usize {
        match self {
            StructureWarning::BlindsGoDown { step }
            | StructureWarning::AnteAboveBigBlind { step }
            | StructureWarning::SteepJump { step }
            | StructureWarning::SmallBlindNotHalf { step }
            | StructureWarning::BlindsStay { step }
            | StructureWarning::AnteOfNobody { step }
            | StructureWarning::Unpayable { step, .. }
            | StructureWarning::NothingLeaves { step }
            | StructureWarning::ChipStays { step, .. }
            | StructureWarning::NeverRises { step }
            | StructureWarning::RunsOut { step }
            | StructureWarning::NoBreakAtEnd { step } => *step,
        }
    }
}

/// Steps that can be played. [`Structure::check`] makes a new one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Structure(Vec<Step>);

/// Largest blind that is possible.
const LARGEST: Chips = Chips(1_000_000_000);

impl Structure {
    /// The steps as a structure that can be played, or all that stands in the way.
    ///
    /// ```
    /// use tapis_engine::structure::{Step, Structure, StructureError};
    /// let errors = Structure::check(vec![Step::Break { minutes: 0, color_up: false }]).unwrap_err();
    /// assert_eq!(errors, [StructureError::NoLevel, StructureError::Minutes { step: 0 }]);
    /// ```
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
        if steps.len() > MOST_STEPS {
            errors.push(StructureError::TooLong);
        }
        for (index, step) in steps.iter().enumerate() {
            if !(1..=LONGEST_STEP).contains(&step.minutes()) {
                errors.push(StructureError::Minutes { step: index });
            }
            match step {
                Step::Level { small_blind, big_blind, ante, ante_kind, .. } => {
                    let antes_only =
                        *big_blind == Chips::ZERO && *ante > Chips::ZERO && *ante_kind == AnteKind::Classic;
                    let fits = ((Chips(1)..=LARGEST).contains(big_blind) || antes_only)
                        && (Chips::ZERO..=*big_blind).contains(small_blind)
                        && (Chips::ZERO..=LARGEST).contains(ante);
                    if !fits {
                        errors.push(StructureError::Blinds { step: index });
                    }
                }
                Step::Stud { ante, bring_in, small_bet, .. } => {
                    let rises = Chips(1) <= *ante && ante <= bring_in && bring_in < small_bet;
                    if !rises || *small_bet > LARGEST {
                        errors.push(StructureError::Bets { step: index });
                    }
                }
                Step::Mixed { small_blind, big_blind, ante, bring_in, .. } => {
                    let rises = Chips(1) <= *ante && ante <= bring_in && bring_in < big_blind;
                    if !rises || *big_blind > LARGEST {
                        errors.push(StructureError::Bets { step: index });
                    }
                    if !(Chips::ZERO..=*big_blind).contains(small_blind) {
                        errors.push(StructureError::Blinds { step: index });
                    }
                }
                Step::Break { .. } => {}
            }
        }
        if errors.is_empty() { Ok(Structure(steps)) } else { Err(errors) }
    }

    /// The steps of a set-up, which were checked when they were decided.
    pub(crate) fn decided(steps: Vec<Step>) -> Structure {
        Structure(steps)
    }

    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    pub fn warnings(&self) -> Vec<StructureWarning> {
        let mut warnings = Vec::new();
        let blinds = || self.0.iter().filter_map(Step::unit);
        if blinds().count() > 1 && blinds().min() == blinds().max() {
            warnings.push(StructureWarning::NeverRises { step: 0 });
        }
        let mut before: Option<Chips> = None;
        let mut last_ante: Option<Chips> = None;
        for (step, level) in self.0.iter().enumerate() {
            let Some(unit) = level.unit() else { continue };
            let ante = level.ante();
            if before == Some(unit) && last_ante == Some(ante) {
                warnings.push(StructureWarning::BlindsStay { step });
            }
            if let Step::Level { ante_kind: AnteKind::None, ante: Chips(1..), .. } = level {
                warnings.push(StructureWarning::AnteOfNobody { step });
            }
            last_ante = Some(ante);
            if before.is_some_and(|before| unit < before) {
                warnings.push(StructureWarning::BlindsGoDown { step });
            }
            if is_steep(before, Some(unit)) {
                warnings.push(StructureWarning::SteepJump { step });
            }
            if let Step::Level { small_blind, big_blind: big_blind @ Chips(1..), .. }
            | Step::Mixed { small_blind, big_blind: big_blind @ Chips(1..), .. } = level
            {
                if ante > *big_blind {
                    warnings.push(StructureWarning::AnteAboveBigBlind { step });
                }
                // An odd big blind (25) cannot be halved with the chips there are.
                let half = small_blind.saturating_mul(2);
                if half != *big_blind && half.saturating_sub(*big_blind).abs() > *big_blind / 4 {
                    warnings.push(StructureWarning::SmallBlindNotHalf { step });
                }
            }
            before = Some(unit);
        }
        warnings
    }
}

/// Expected end of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Estimate {
    /// After so long, breaks included.
    pub end_after: Millis,
    pub step: usize,
    /// Half the width of the interval in which eight evenings in ten end; `None` if nothing is known of it.
    pub margin: Option<Millis>,
}

/// Steps that a structure has at most.
pub const MOST_STEPS: usize = 200;

/// More than two and a half times the level before.
fn is_steep(before: Option<Chips>, big_blind: Option<Chips>) -> bool {
    let pair = before.zip(big_blind);
    pair.is_some_and(|(before, big)| big.saturating_mul(2) > before.saturating_mul(5))
}

/// Minutes that a level or a break lasts at most.
pub const LONGEST_STEP: u32 = 600;

/// Big blinds that all chips make when play is expected to end, where nothing else is known.
///
/// The rule of thumb of structure makers is that the last big blind is five to ten per cent of all
/// chips, so that ten to twenty of them are in play (for instance the blinds calculator of
/// calculator.city, which divides by twenty). [`expected_end`] knows the field as well.
pub const CHIPS_AT_END: i64 = 20;

/// The steps with every level after one of them lasting so many minutes; breaks stay.
pub fn cut_after(steps: &[Step], step: usize, to: u32) -> Vec<Step> {
    let mut cut = steps.to_vec();
    for later in cut.iter_mut().skip(step.saturating_add(1)) {
        if let Step::Level { minutes, .. } | Step::Stud { minutes, .. } | Step::Mixed { minutes, .. } = later
        {
            *minutes = to;
        }
    }
    cut
}
