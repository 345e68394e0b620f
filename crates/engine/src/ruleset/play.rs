//! Choices about the play of a hand: bets, showdown, chips, penalties, and other games.

use serde::{Deserialize, Serialize};

/// The least raise (7-10; C12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MinRaiseRule {
    /// Double the bet or raise before it.
    DoubleTotal,
    /// The bet or raise before it once more.
    Increment,
}

/// When short all-ins open the betting again (7-19; C13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReopenRule {
    /// Once one's bet has been doubled.
    Doubled,
    /// Once they make a whole raise together.
    FullIncrement,
}

/// How bets are limited (003 b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Betting {
    /// By the stack only.
    NoLimit,
    /// By the pot.
    PotLimit,
    /// Fixed sizes.
    Limit,
}

/// Who shows first (8-3; C9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShowOrder {
    /// Who bet or raised last in the last round.
    LastAggressor,
    /// Who called or raised first in it (003 k).
    FirstCaller,
}

/// Who gets the odd chip between high and low (8-13; C15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HiloOddChip {
    /// The high half.
    HighHalf,
    /// The first winner left of the button.
    LeftOfButton,
}

/// How many higher chips a chip race gives out (10-3; C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipRaceRounding {
    /// The value of the small chips, rounded up.
    Up,
    /// A remainder of half a chip or more counts as one (001, 4-a).
    Half,
    /// A remainder is taken out of play.
    Down,
}

/// Who gets the first card of a chip race (10-1; C11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipRaceFirst {
    /// Seat 1.
    #[serde(rename = "seat_1")]
    Seat1,
    /// The first player left of the button.
    LeftOfButton,
}

/// How 2-7 hands rank (004, 6-II and 7-IV; C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lowball27 {
    /// Ace high; straights and flushes do not count.
    Decree,
    /// Ace high; straights and flushes count against the hand.
    International,
}

/// Who begins in razz (004, 7-III 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RazzOrder {
    /// The lowest card brings in, the highest hand shown opens.
    Decree,
    /// The highest card brings in, the lowest hand shown opens.
    International,
}

/// A step of the ladder of penalties, the lightest first (13-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PenaltyStep {
    /// A warning, and one hand missed.
    #[serde(rename = "warning_1_hand")]
    Warning1Hand,
    /// One orbit away from the table.
    #[serde(rename = "suspend_1_orbit")]
    Suspend1Orbit,
    /// Two.
    #[serde(rename = "suspend_2_orbits")]
    Suspend2Orbits,
    /// Three.
    #[serde(rename = "suspend_3_orbits")]
    Suspend3Orbits,
    /// Four.
    #[serde(rename = "suspend_4_orbits")]
    Suspend4Orbits,
    /// Out, the chips are removed.
    Disqualified,
}

impl PenaltyStep {
    /// All of them, the lightest first.
    pub const LADDER: [PenaltyStep; 6] = [
        PenaltyStep::Warning1Hand,
        PenaltyStep::Suspend1Orbit,
        PenaltyStep::Suspend2Orbits,
        PenaltyStep::Suspend3Orbits,
        PenaltyStep::Suspend4Orbits,
        PenaltyStep::Disqualified,
    ];
}
