//! A set of chips: what each is worth, how it looks, how many the club owns.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::stack::Change;
use crate::base::quantity::Chips;

/// The colours that chips come in. A closed list: each has a name in every language and the same
/// shade on the screen, in the room and on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipColour {
    White,
    Grey,
    Black,
    Red,
    Burgundy,
    Pink,
    Orange,
    Yellow,
    LightGreen,
    Green,
    LightBlue,
    Blue,
    Purple,
    Brown,
}

impl ChipColour {
    /// Every colour, in the order of a list to choose from.
    pub const ALL: [ChipColour; 14] = [
        ChipColour::White,
        ChipColour::Grey,
        ChipColour::Black,
        ChipColour::Red,
        ChipColour::Burgundy,
        ChipColour::Pink,
        ChipColour::Orange,
        ChipColour::Yellow,
        ChipColour::LightGreen,
        ChipColour::Green,
        ChipColour::LightBlue,
        ChipColour::Blue,
        ChipColour::Purple,
        ChipColour::Brown,
    ];
}

/// Pattern of a chip's edge, for players who cannot distinguish colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipPattern {
    Plain,
    /// Round spots on the edge.
    Spots,
    /// Bars on the edge.
    Bars,
    /// A ring inside the edge.
    Ring,
    Cross,
    Halves,
}

impl ChipPattern {
    /// All patterns in their order.
    pub const ALL: [ChipPattern; 6] = [
        ChipPattern::Plain,
        ChipPattern::Spots,
        ChipPattern::Bars,
        ChipPattern::Ring,
        ChipPattern::Cross,
        ChipPattern::Halves,
    ];
}

/// Chip of one denomination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// Value of the chip.
    pub value: Chips,
    pub colour: ChipColour,
    pub pattern: ChipPattern,
    /// Number that the club owns; `None` if not counted yet, taken to suffice.
    pub owned: Option<u32>,
}

/// A set of chips. A form's draft: [`ChipSet::problems`] says what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// Name of the set.
    pub name: String,
    /// Its denominations, each once, smallest first.
    pub chips: Vec<Chip>,
    /// Amount of change that its stacks shall make.
    #[serde(default)]
    pub change: Change,
    /// Parts of one stack, as the director composed it; `None` means as it is proposed.
    #[serde(default)]
    pub stack: Option<Vec<StackPart>>,
}

/// Number of one chip in a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StackPart {
    /// Value of the chip.
    pub value: Chips,
    pub count: u32,
}

/// Reason why a set cannot be stored. Chips are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ChipProblem {
    /// It has no name, or one of more than 100 letters.
    ChipSetName,
    /// No chip, or more than 20.
    ChipSetSize,
    /// A chip is worth 1 to a thousand million.
    ChipValue { index: usize },
    /// Two chips are worth the same.
    ChipTwice { index: usize, value: Chips },
    /// Two chips look the same.
    ChipAlike { index: usize },
    /// More than a million of one chip.
    ChipOwned { index: usize },
}

impl ChipProblem {
    /// The field that it belongs to, as a path in the form.
    pub fn field(&self) -> String {
        match self {
            ChipProblem::ChipSetName => "name".to_owned(),
            ChipProblem::ChipSetSize => "chips".to_owned(),
            ChipProblem::ChipValue { index } | ChipProblem::ChipTwice { index, .. } => {
                format!("chips.{index}.value")
            }
            ChipProblem::ChipAlike { index } => format!("chips.{index}.colour"),
            ChipProblem::ChipOwned { index } => format!("chips.{index}.owned"),
        }
    }
}

/// Sets that clubs commonly own, by their smallest chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UsualSet {
    /// 5, 25, 100, 500, 1,000: a case of 500 chips.
    Five,
    /// 10, 50, 100, 500, 1,000, 5,000.
    Ten,
    /// 25, 100, 500, 1,000, 5,000, 25,000: most clubs' tournament chips.
    TwentyFive,
    /// 100, 500, 1,000, 5,000, 25,000, 100,000.
    Hundred,
}

impl UsualSet {
    /// All usual sets in their order.
    pub const ALL: [UsualSet; 4] = [UsualSet::Five, UsualSet::Ten, UsualSet::TwentyFive, UsualSet::Hundred];

    /// Its chips, in the colours and numbers that they are mostly sold in; not counted but for the
    /// case.
    pub fn chips(self) -> Vec<Chip> {
        use {ChipColour as C, ChipPattern as P};
        let lines: &[(Chips, C, P, Option<u32>)] = match self {
            UsualSet::Five => &[
                (Chips(5), C::Red, P::Spots, Some(150)),
                (Chips(25), C::Green, P::Bars, Some(150)),
                (Chips(100), C::Black, P::Ring, Some(100)),
                (Chips(500), C::Purple, P::Cross, Some(50)),
                (Chips(1_000), C::Yellow, P::Halves, Some(50)),
            ],
            UsualSet::Ten => &[
                (Chips(10), C::Blue, P::Spots, None),
                (Chips(50), C::Orange, P::Bars, None),
                (Chips(100), C::Black, P::Ring, None),
                (Chips(500), C::Purple, P::Cross, None),
                (Chips(1_000), C::Yellow, P::Halves, None),
                (Chips(5_000), C::Red, P::Plain, None),
            ],
            UsualSet::TwentyFive => &[
                (Chips(25), C::Green, P::Spots, None),
                (Chips(100), C::Black, P::Bars, None),
                (Chips(500), C::Purple, P::Ring, None),
                (Chips(1_000), C::Yellow, P::Cross, None),
                (Chips(5_000), C::Orange, P::Halves, None),
                (Chips(25_000), C::LightBlue, P::Plain, None),
            ],
            UsualSet::Hundred => &[
                (Chips(100), C::Black, P::Spots, None),
                (Chips(500), C::Purple, P::Bars, None),
                (Chips(1_000), C::Yellow, P::Ring, None),
                (Chips(5_000), C::Orange, P::Cross, None),
                (Chips(25_000), C::LightBlue, P::Halves, None),
                (Chips(100_000), C::Brown, P::Plain, None),
            ],
        };
        lines
            .iter()
            .map(|(value, colour, pattern, owned)| Chip {
                value: *value,
                colour: *colour,
                pattern: *pattern,
                owned: *owned,
            })
            .collect()
    }
}

impl ChipSet {
    /// All faults of the set.
    ///
    /// ```
    /// use tapis_engine::chips::{Change, ChipProblem, ChipSet, UsualSet};
    /// use tapis_engine::base::quantity::Chips;
    /// let mut set = ChipSet { name: "Mallette".into(), chips: UsualSet::Five.chips(), change: Change::Once, stack: None };
    /// assert!(set.problems().is_empty());
    /// set.chips[1].value = Chips(5);
    /// assert_eq!(set.problems(), [ChipProblem::ChipTwice { index: 1, value: Chips(5) }]);
    /// ```
    pub fn problems(&self) -> Vec<ChipProblem> {
        let mut problems = Vec::new();
        let name = self.name.trim();
        if name.is_empty() || name.chars().count() > 100 {
            problems.push(ChipProblem::ChipSetName);
        }
        if !(1..=20).contains(&self.chips.len()) {
            problems.push(ChipProblem::ChipSetSize);
        }
        for (index, chip) in self.chips.iter().enumerate() {
            let mut before = self.chips.iter().take(index);
            if !(Chips(1)..=Chips(1_000_000_000)).contains(&chip.value) {
                problems.push(ChipProblem::ChipValue { index });
            } else if before.clone().any(|other| other.value == chip.value) {
                problems.push(ChipProblem::ChipTwice { index, value: chip.value });
            }
            if before.any(|other| other.colour == chip.colour && other.pattern == chip.pattern) {
                problems.push(ChipProblem::ChipAlike { index });
            }
            if chip.owned.is_some_and(|owned| owned > 1_000_000) {
                problems.push(ChipProblem::ChipOwned { index });
            }
        }
        problems
    }

    /// The same with its name tidied and its chips in order.
    pub fn sorted(mut self) -> Self {
        self.name = self.name.trim().to_owned();
        self.chips.sort_by_key(|chip| chip.value);
        self
    }

    /// Values of its chips, each once, smallest first.
    pub fn values(&self) -> Vec<Chips> {
        let mut values: Vec<Chips> =
            self.chips.iter().map(|chip| chip.value).filter(|v| *v > Chips::ZERO).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// The stack as the director composed it, of chips that the set has; `None` if he has not.
    pub fn composed(&self) -> Option<BTreeMap<Chips, u32>> {
        let parts = self.stack.as_ref()?.iter().filter(|part| part.count > 0);
        let known = parts.filter(|part| self.chips.iter().any(|chip| chip.value == part.value));
        Some(known.map(|part| (part.value, part.count)).collect())
    }

    /// Number of a chip that the club owns; `None` if not counted.
    pub fn owned(&self, value: Chips) -> Option<u32> {
        self.chips.iter().find(|chip| chip.value == value).and_then(|chip| chip.owned)
    }
}
