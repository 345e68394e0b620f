//! Bets in several motions (7-8, 7-9, 7-24).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::Outcome;
use super::facing::{Facing, StatedFacts};
use super::facts::{FactsError, amounts, cannot_be, chip_is};
use super::min_raise::Street;
use crate::base::quantity::Chips;
use crate::floor::action::ShortReason;
use crate::rules::game::Game;
use crate::rules::ruleset::{Betting, Ruleset};

/// Facts about chips put in by several motions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Motions {
    /// The total of a call; zero if nobody has bet.
    pub bet_to_match: Chips,
    /// Chips put in, motion by motion.
    pub stages: Vec<Chips>,
    /// "Raise" was said before the first.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub raise_announced: bool,
    /// The total that was said before the first, with or without the word. `None` if none was named.
    #[serde(default)]
    pub spoken: Option<Chips>,
    /// The least total of a raise. `None` if it is double the bet, or the big blind.
    #[serde(default)]
    pub min_raise_to: Option<Chips>,
    /// The big blind in force, where it is told.
    #[serde(default)]
    pub big_blind: Option<Chips>,
    /// The game. `None` if it is hold'em, with bets limited as the rules say.
    #[serde(default)]
    pub game: Option<Game>,
    /// The round: at limit, where the least raise is not told.
    #[serde(default)]
    pub street: Option<Street>,
    /// The raises of this round, at limit.
    #[serde(default)]
    pub raises_made: Option<u8>,
    /// The greatest total of a bet or raise, at pot limit.
    #[serde(default)]
    pub max_raise_to: Option<Chips>,
}

/// Reason for the way in which the motions count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MotionReason {
    /// Only the first motion counts (7-24).
    FirstMotion,
    /// All was put in at once (7-8).
    OneMotion,
    /// A raise was said, the call came first, then the rest (7-9).
    CallThenRest,
    /// A raise was said: it is at least the least raise (7-14).
    WordsBind,
    /// The total was said first: it is due, however the chips come (7-2, 7-8).
    AmountSaid,
    /// The motions only make up the call. Only in kept rulings from before 7-24 was applied to the letter.
    CallMadeUp,
    /// The first motion, alone considered, is below the call: completed or given up (7-24, 7-15).
    BelowCall,
    /// An opening below the big blind is completed (7-15).
    OpeningCompleted,
    /// Too much for a call and too little for a raise (7-15).
    Short,
    /// Limit: a bet or raise has one size, the rest goes back.
    FixedBet,
    /// Pot limit: it is no more than the pot, the rest goes back.
    AbovePot,
    /// Limit: no raise is left in this round.
    NoRaiseLeft,
}

/// Ruling on chips put in by several motions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MotionRuling {
    /// Outcome of the chips put in.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Reason for the ruling.
    pub reason: MotionReason,
    /// Chips that do not count and go back to him.
    pub taken_back: Chips,
    /// The rule that tells most.
    pub rule: Cow<'static, str>,
}

/// Judges chips put in by several motions: the first alone counts (7-24), also where it is below the call, unless a
/// raise was said before and the first motion was the call (7-9), or a total was (7-8).
///
/// # Errors
/// Amounts that cannot be, or no motion.
///
/// ```
/// use tapis_engine::floor::action::{Act, Outcome};
/// use tapis_engine::floor::string_bet::{Motions, string_bet};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let motions = Motions {
///     bet_to_match: Chips(1500), stages: vec![Chips(1500), Chips(4000)], raise_announced: true, spoken: None, min_raise_to: None, big_blind: None,
///     game: None, street: None, raises_made: None, max_raise_to: None,
/// };
/// let ruling = string_bet(&Ruleset::default(), &motions).unwrap();
/// assert_eq!(ruling.outcome, Outcome::Counts { action: Act::Raise, to: Chips(5500) });
/// ```
pub fn string_bet(rules: &Ruleset, motions: &Motions) -> Result<MotionRuling, FactsError> {
    let bet = motions.bet_to_match;
    // If no big blind is told any chips open; at limit the size of a bet follows from it.
    let is_limit = motions.game.map_or(rules.betting, Game::betting) == Betting::Limit;
    let told = motions.big_blind.or(motions.min_raise_to);
    let facing = Facing::new(
        rules,
        &StatedFacts {
            game: motions.game,
            big_blind: told.or(if is_limit { None } else { Some(Chips(1)) }),
            street: motions.street,
            bet_to_match: bet,
            min_raise_to: motions.min_raise_to,
            max_raise_to: motions.max_raise_to,
            raises_made: motions.raises_made,
        },
    )?;
    if motions.stages.len() > 1000 || motions.stages.iter().any(|chips| *chips < Chips(1)) {
        return cannot_be("a motion without chips, or more motions than anybody makes");
    }
    let sum = motions.stages.iter().fold(Chips::ZERO, |sum: Chips, chips| sum.saturating_add(*chips));
    amounts(&[("the chips", sum)])?;
    let Some(first) = motions.stages.first().copied() else { return cannot_be("no chips were put in") };
    let several = motions.stages.len() > 1 && motions.spoken.is_none();
    let ruling = |outcome: Outcome, reason: MotionReason| {
        let counted = match &outcome {
            Outcome::Counts { to, .. } => *to,
            _ => first,
        };
        let rule = match reason {
            MotionReason::FirstMotion | MotionReason::CallMadeUp => "7-24",
            MotionReason::BelowCall | MotionReason::OpeningCompleted | MotionReason::Short if several => {
                "7-24"
            }
            MotionReason::OneMotion => "7-8",
            MotionReason::CallThenRest => "7-9",
            MotionReason::WordsBind => "7-14",
            MotionReason::AmountSaid => "7-2, 7-8",
            MotionReason::BelowCall | MotionReason::OpeningCompleted | MotionReason::Short => "7-15",
            MotionReason::FixedBet => ShortReason::FixedBet.limit_rule(motions.game).unwrap_or("7-8"),
            MotionReason::AbovePot => ShortReason::AbovePot.limit_rule(motions.game).unwrap_or("7-8"),
            MotionReason::NoRaiseLeft => "003 f",
        };
        MotionRuling { outcome, reason, taken_back: (sum - counted).max(Chips::ZERO), rule: rule.into() }
    };
    if let Some(amount) = motions.spoken {
        chip_is(amount)?;
        let (outcome, short) = if motions.raise_announced && bet > Chips::ZERO {
            facing.said_raise(amount)?
        } else {
            facing.silent(amount, false, rules.short_raise_percent)?
        };
        let reason = match short {
            ShortReason::NotShort => MotionReason::AmountSaid,
            short => shortened(short),
        };
        return Ok(ruling(outcome.staking(sum), reason));
    }
    if motions.raise_announced && bet > Chips::ZERO {
        // Two motions are one raise where the first is exactly the call.
        let (placed, reason) = match motions.stages.get(1) {
            Some(rest) if first == bet => (first + *rest, MotionReason::CallThenRest),
            Some(_) => (first, MotionReason::FirstMotion),
            None => (first, MotionReason::OneMotion),
        };
        let (outcome, short) = facing.said_raise(placed)?;
        let reason = match short {
            ShortReason::WordsBind => MotionReason::WordsBind,
            short => limited(short).unwrap_or(reason),
        };
        return Ok(ruling(outcome, reason));
    }
    let (outcome, short) = facing.silent(first, false, rules.short_raise_percent)?;
    let reason = match short {
        ShortReason::NotShort if several => MotionReason::FirstMotion,
        ShortReason::NotShort => MotionReason::OneMotion,
        short => shortened(short),
    };
    Ok(ruling(outcome, reason))
}

/// The reason where what counts is not enough, or too much.
fn shortened(short: ShortReason) -> MotionReason {
    match short {
        ShortReason::WordsBind => MotionReason::WordsBind,
        ShortReason::ShortCall => MotionReason::BelowCall,
        ShortReason::OpeningCompleted => MotionReason::OpeningCompleted,
        short => limited(short).unwrap_or(MotionReason::Short),
    }
}

/// The reason where the limit of the bets decides.
fn limited(short: ShortReason) -> Option<MotionReason> {
    match short {
        ShortReason::FixedBet => Some(MotionReason::FixedBet),
        ShortReason::AbovePot => Some(MotionReason::AbovePot),
        ShortReason::NoRaiseLeft => Some(MotionReason::NoRaiseLeft),
        _ => None,
    }
}
