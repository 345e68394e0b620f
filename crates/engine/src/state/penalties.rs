//! The ledger of penalties (13-1).

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, EntryId, Millis};
use crate::rules::ruleset::PenaltyStep;

/// A penalty, numbered from 1 in the order in which they were given.
pub type PenaltyNo = u32;

/// The most hands, or rounds, that a penalty may have.
pub const LONGEST: u8 = 20;

/// Offence for which a player is punished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// Dealing wrongly again and again (2-4).
    RepeatedMisdeals,
    /// Abusing time, or asking for the clock without need (3-7).
    TimeAbuse,
    /// Showing or telling one's hand while others may still bet (4-1, 4-2).
    ExposedHand,
    /// Acting while standing, again and again (7-1).
    ActingStanding,
    /// Telling wrong amounts again and again (7-9).
    WrongAmounts,
    /// Throwing bets into the middle again and again (7-17).
    SplashedBets,
    /// Acting out of turn again and again (7-23).
    OutOfTurn,
    /// Betting in several motions again and again (7-24).
    StringBet,
    /// Telling one's hand wrongly at the showdown, on purpose or again and again (8-8).
    WrongHandCalled,
    /// Bringing chips to the table (11-2).
    OutsideChips,
    Criticism,
    /// Remarks on a hand one does not play (12-2).
    Remarks,
    /// Looking at the cards that would have come (12-3).
    RabbitHunting,
    /// Disturbing the others (12-4).
    Disturbance,
    /// Another language at the table (12-5).
    Language,
    /// A device in a hand (3-5, 12-6).
    Device,
    /// Playing softly for somebody's good (12-7).
    SoftPlay,
    /// Giving chips away; both are punished (12-7).
    GivingChips,
    /// Showing a folded hand to somebody still to act (12-8).
    ShownFold,
    /// Another act that harms play (1-1); the note says what.
    Other,
}

impl Offence {
    /// All of them, in the order of the rules.
    pub const ALL: [Offence; 20] = [
        Offence::RepeatedMisdeals,
        Offence::TimeAbuse,
        Offence::ExposedHand,
        Offence::ActingStanding,
        Offence::WrongAmounts,
        Offence::SplashedBets,
        Offence::OutOfTurn,
        Offence::StringBet,
        Offence::WrongHandCalled,
        Offence::OutsideChips,
        Offence::Criticism,
        Offence::Remarks,
        Offence::RabbitHunting,
        Offence::Disturbance,
        Offence::Language,
        Offence::Device,
        Offence::SoftPlay,
        Offence::GivingChips,
        Offence::ShownFold,
        Offence::Other,
    ];

    /// The rule that names it.
    pub fn rule(self) -> &'static str {
        match self {
            Offence::RepeatedMisdeals => "2-4",
            Offence::TimeAbuse => "3-7",
            Offence::ExposedHand => "4-1",
            Offence::ActingStanding => "7-1",
            Offence::WrongAmounts => "7-9",
            Offence::SplashedBets => "7-17",
            Offence::OutOfTurn => "7-23",
            Offence::StringBet => "7-24",
            Offence::WrongHandCalled => "8-8",
            Offence::OutsideChips => "11-2",
            Offence::Criticism => "12-1",
            Offence::Remarks => "12-2",
            Offence::RabbitHunting => "12-3",
            Offence::Disturbance => "12-4",
            Offence::Language => "12-5",
            Offence::Device => "12-6",
            Offence::SoftPlay | Offence::GivingChips => "12-7",
            Offence::ShownFold => "12-8",
            Offence::Other => "1-1",
        }
    }

    /// The code under which rule questions know it.
    pub fn code(self) -> String {
        let code = serde_json::to_value(self).unwrap_or_default();
        code.as_str().unwrap_or_default().to_owned()
    }

    /// Punished without a warning (11-2, 12-7).
    pub fn without_warning(self) -> bool {
        matches!(self, Offence::OutsideChips | Offence::GivingChips)
    }

    /// Two players are at fault: each gets a penalty of his own (12-7).
    pub fn takes_two(self) -> bool {
        self == Offence::GivingChips
    }
}

/// A penalty, as the director gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", deny_unknown_fields, rename_all = "snake_case")]
pub enum Sanction {
    /// A warning, with so many hands missed; the ladder's has one.
    Warning {
        /// Number of hands, 0 to [`LONGEST`].
        hands: u8,
    },
    /// Away from the table for so many rounds.
    Suspension {
        /// Number of rounds, 1 to [`LONGEST`]; the ladder has 1 to 4.
        rounds: u8,
    },
    /// Out of the tournament; the chips are removed.
    Disqualified,
}

impl Sanction {
    /// The step of the ladder that it is, or comes nearest to.
    pub fn step(self) -> PenaltyStep {
        match self {
            Sanction::Warning { .. } => PenaltyStep::Warning1Hand,
            Sanction::Suspension { rounds: 0 | 1 } => PenaltyStep::Suspend1Orbit,
            Sanction::Suspension { rounds: 2 } => PenaltyStep::Suspend2Orbits,
            Sanction::Suspension { rounds: 3 } => PenaltyStep::Suspend3Orbits,
            Sanction::Suspension { .. } => PenaltyStep::Suspend4Orbits,
            Sanction::Disqualified => PenaltyStep::Disqualified,
        }
    }

    /// Hands to be missed at a table of so many players: a round has as many hands as players.
    ///
    /// ```
    /// use tapis_engine::state::penalties::Sanction;
    /// assert_eq!(Sanction::Suspension { rounds: 2 }.hands(8), 16);
    /// ```
    pub fn hands(self, players: u32) -> u32 {
        match self {
            Sanction::Warning { hands } => u32::from(hands),
            Sanction::Suspension { rounds } => u32::from(rounds).saturating_mul(players),
            Sanction::Disqualified => 0,
        }
    }
}

impl From<PenaltyStep> for Sanction {
    fn from(step: PenaltyStep) -> Sanction {
        match step {
            PenaltyStep::Warning1Hand => Sanction::Warning { hands: 1 },
            PenaltyStep::Suspend1Orbit => Sanction::Suspension { rounds: 1 },
            PenaltyStep::Suspend2Orbits => Sanction::Suspension { rounds: 2 },
            PenaltyStep::Suspend3Orbits => Sanction::Suspension { rounds: 3 },
            PenaltyStep::Suspend4Orbits => Sanction::Suspension { rounds: 4 },
            PenaltyStep::Disqualified => Sanction::Disqualified,
        }
    }
}

/// Unit played at a table where somebody is suspended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlayedUnit {
    Hand,
    /// One round: as many hands as there are players at the table.
    Round,
}

/// A penalty that was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Penalty {
    pub no: PenaltyNo,
    pub entry: EntryId,
    pub offence: Offence,
    pub sanction: Sanction,
    /// In the director's words; may be empty.
    pub note: String,
    pub at: Millis,
    /// Hands to be missed in all.
    pub hands: u32,
    /// Hands still to be missed.
    pub hands_left: u32,
    /// Chips taken out of play by a disqualification.
    pub chips_removed: Chips,
    /// Time when it was lifted.
    pub lifted_at: Option<Millis>,
}

impl Penalty {
    /// Hands are still to be missed.
    pub fn runs(&self) -> bool {
        self.hands_left > 0 && self.lifted_at.is_none()
    }

    /// A disqualification in force.
    pub fn disqualifies(&self) -> bool {
        self.sanction == Sanction::Disqualified && self.lifted_at.is_none()
    }
}

/// Hands that a penalty still has, after some were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PenaltyProgress {
    pub penalty: PenaltyNo,
    /// Hands left of it.
    pub hands_left: u32,
}
