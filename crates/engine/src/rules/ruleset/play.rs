//! Choices about the play of a hand: bets, showdown, chips, penalties, and other games.

use serde::{Deserialize, Serialize};

/// The least raise (7-10; C12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MinRaiseRule {
    /// Double the bet or raise before it.
    #[serde(rename = "double_total")]
    DoubleTotal,
    /// The bet or raise before it once more.
    #[serde(rename = "increment")]
    Increment,
}

/// Condition under which short all-ins open the betting again (7-19; C13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReopenRule {
    /// Once one's bet has been doubled.
    #[serde(rename = "doubled")]
    Doubled,
    /// Once they make a whole raise together.
    #[serde(rename = "full_increment")]
    FullIncrement,
}

/// Limit of bets (003 b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Betting {
    /// By the stack only.
    #[serde(rename = "no_limit")]
    NoLimit,
    #[serde(rename = "pot_limit")]
    PotLimit,
    #[serde(rename = "limit")]
    Limit,
}

/// Player who shows first (8-3; C9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ShowOrder {
    /// The last player who bet or raised in the last round.
    #[serde(rename = "last_aggressor")]
    LastAggressor,
    /// The first player who called or raised in it (003 k).
    #[serde(rename = "first_caller")]
    FirstCaller,
}

/// Hand that gets the odd chip between high and low (8-13; C15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HiloOddChip {
    #[serde(rename = "high_half")]
    HighHalf,
    /// The first winner left of the button.
    #[serde(rename = "left_of_button")]
    LeftOfButton,
}

/// Number of higher chips that a chip race awards (10-3; C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ChipRaceRounding {
    /// The value of the small chips, rounded up.
    #[serde(rename = "up")]
    Up,
    /// A remainder of half a chip or more counts as one (001, 4-a).
    #[serde(rename = "half")]
    Half,
    /// A remainder worth less than one higher chip is removed (TDA 2024, 24-C).
    #[serde(rename = "down")]
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
pub enum RaceSavedChips {
    /// From those raced for; only where there are too few are some added.
    #[default]
    #[serde(rename = "from_race")]
    FromRace,
    /// All are added: the others race for as many as without them.
    #[serde(rename = "added")]
    Added,
}

/// Equal up-cards for the bring-in at stud.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BringInEqual {
    /// Suits tell them apart.
    #[default]
    #[serde(rename = "suit")]
    Suit,
    /// The first to the left of the dealer.
    #[serde(rename = "first_seat")]
    FirstSeat,
}

/// A telephone or device used during a hand (3-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DeviceInHand {
    /// It kills the hand.
    #[serde(rename = "hand_dead")]
    HandDead,
    /// The club has announced that it tolerates them.
    #[serde(rename = "tolerated")]
    Tolerated,
}

/// Languages that may be spoken at the table (12-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpokenLanguages {
    /// That of the country and English.
    #[default]
    #[serde(rename = "country_and_english")]
    CountryAndEnglish,
    /// The same while a hand is played; between hands, any.
    #[serde(rename = "country_and_english_in_hand")]
    CountryAndEnglishInHand,
    /// That of the country alone.
    #[serde(rename = "country")]
    Country,
    #[serde(rename = "any")]
    Any,
}

/// Ranking of 2-7 hands (004, 6-II and 7-IV; C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lowball27 {
    /// Ace high; straights and flushes do not count.
    #[serde(rename = "decree")]
    Decree,
    /// Ace high; straights and flushes count against the hand.
    #[serde(rename = "international")]
    International,
}

/// Player who begins in razz (004, 7-III 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RazzOrder {
    /// The lowest card brings in, the highest hand shown opens.
    #[serde(rename = "decree")]
    Decree,
    /// The highest card brings in, the lowest hand shown opens.
    #[serde(rename = "international")]
    International,
}

/// A down card of stud that whoever deals turns up (2-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum StudDownCard {
    /// It is a misdeal.
    #[default]
    #[serde(rename = "misdeal")]
    Misdeal,
    /// It becomes the player's up card, and the third card is dealt down.
    #[serde(rename = "dealt_down_instead")]
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
