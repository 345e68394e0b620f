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

/// Condition under which short all-ins open the betting again (7-19; C13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReopenRule {
    /// Once one's bet has been doubled.
    Doubled,
    /// Once they make a whole raise together.
    FullIncrement,
}

/// Limit of bets (003 b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Betting {
    /// By the stack only.
    NoLimit,
    PotLimit,
    Limit,
}

/// Player who shows first (8-3; C9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShowOrder {
    /// The last player who bet or raised in the last round.
    LastAggressor,
    /// The first player who called or raised in it (003 k).
    FirstCaller,
}

/// Hand that gets the odd chip between high and low (8-13; C15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HiloOddChip {
    HighHalf,
    /// The first winner left of the button.
    LeftOfButton,
}

/// Number of higher chips that a chip race awards (10-3; C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipRaceRounding {
    /// The value of the small chips, rounded up.
    Up,
    /// A remainder of half a chip or more counts as one (001, 4-a).
    Half,
    /// A remainder worth less than one higher chip is removed (TDA 2024, 24-C).
    Down,
}

/// Player who gets the first card of a chip race (10-1; C11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ChipRaceFirst {
    #[serde(rename = "seat_1")]
    Seat1,
    /// The first player left of the button.
    #[serde(rename = "left_of_button")]
    LeftOfButton,
}

/// Source of the chips that save a player from going out by the race (10-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RaceSavedChips {
    /// From those raced for; only where there are too few are some added.
    #[default]
    FromRace,
    /// All are added: the others race for as many as without them.
    Added,
}

/// Equal up-cards for the bring-in at stud.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BringInEqual {
    /// Suits tell them apart.
    #[default]
    Suit,
    /// The first to the left of the dealer.
    FirstSeat,
}

/// A telephone or device used during a hand (3-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeviceInHand {
    /// It kills the hand.
    HandDead,
    /// The club has announced that it tolerates them.
    Tolerated,
}

/// Languages that may be spoken at the table (12-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpokenLanguages {
    /// That of the country and English.
    #[default]
    CountryAndEnglish,
    /// The same while a hand is played; between hands, any.
    CountryAndEnglishInHand,
    /// That of the country alone.
    Country,
    Any,
}

/// Ranking of 2-7 hands (004, 6-II and 7-IV; C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lowball27 {
    /// Ace high; straights and flushes do not count.
    Decree,
    /// Ace high; straights and flushes count against the hand.
    International,
}

/// Player who begins in razz (004, 7-III 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RazzOrder {
    /// The lowest card brings in, the highest hand shown opens.
    Decree,
    /// The highest card brings in, the lowest hand shown opens.
    International,
}

/// A down card of stud that whoever deals turns up (2-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StudDownCard {
    /// It is a misdeal.
    #[default]
    Misdeal,
    /// It becomes the player's up card, and the third card is dealt down.
    DealtDownInstead,
}

/// A step of the ladder of penalties, the lightest first (13-1).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PenaltyStep {
    /// A warning, and one hand missed.
    #[serde(rename = "warning_1_hand")]
    Warning1Hand,
    /// One orbit away from the table.
    #[serde(rename = "suspend_1_orbit")]
    Suspend1Orbit,
    /// Two orbits away from the table.
    #[serde(rename = "suspend_2_orbits")]
    Suspend2Orbits,
    /// Three orbits away from the table.
    #[serde(rename = "suspend_3_orbits")]
    Suspend3Orbits,
    /// Four orbits away from the table.
    #[serde(rename = "suspend_4_orbits")]
    Suspend4Orbits,
    /// Out, the chips are removed.
    #[serde(rename = "disqualified")]
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
