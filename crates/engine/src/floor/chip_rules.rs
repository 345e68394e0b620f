//! One chip, or several, without the words for them (7-26, 7-27).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::Outcome;
use super::facing::{ChipsOutcome, Facing, StatedFacts};
use super::facts::{FactsError, amounts, cannot_be, chip_is};
use super::min_raise::Street;
use crate::base::quantity::Chips;
use crate::floor::action::ShortReason;
use crate::rules::game::Game;
use crate::rules::ruleset::Ruleset;

/// Announcement made before the chips touched the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Announcement {
    /// The total in this round, in chips.
    Amount(Chips),
    /// A word without an amount.
    Word(AnnouncedWord),
}

/// A word without an amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnnouncedWord {
    /// The player announces a call.
    Call,
    /// The player announces a bet.
    Bet,
    /// The player announces a raise.
    Raise,
}

/// Facts about one chip or several, with or without words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ChipFacts {
    /// The big blind in force; not needed over a bet, nor where the least raise is told.
    #[serde(default)]
    pub big_blind: Option<Chips>,
    /// The round: at limit, where the least raise is not told.
    #[serde(default)]
    pub street: Option<Street>,
    /// The total of a call; zero if nobody has bet. Before the flop it is at least the big blind.
    pub bet_to_match: Chips,
    /// Chips already in front of the player in this round.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub already_in: Chips,
    /// The chips that he puts in now.
    pub chips: Vec<Chips>,
    /// Announcement made before the chips; words that come after them count for nothing. `None` if there was none.
    #[serde(default)]
    pub announce: Option<Announcement>,
    /// The total that he said with that word. `None` if he said the word alone.
    #[serde(default)]
    pub spoken: Option<Chips>,
    /// The least total of a raise. `None` if it is double the bet, or the big blind, or at limit a fixed bet more.
    #[serde(default)]
    pub min_raise_to: Option<Chips>,
    /// The game. `None` if it is hold'em, with bets limited as the rules say.
    #[serde(default)]
    pub game: Option<Game>,
    /// The raises of this round, at limit.
    #[serde(default)]
    pub raises_made: Option<u8>,
    /// The greatest total of a bet or raise, at pot limit.
    #[serde(default)]
    pub max_raise_to: Option<Chips>,
}

/// Reason for the way in which the chips count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipReason {
    /// One chip after a bet, in silence: a call (7-26).
    SingleChipCall,
    /// One chip to open: its value (7-26).
    SingleChipOpens,
    /// "Raise" and one chip: its value (7-26).
    SingleChipRaise,
    /// The amount was said first (7-26).
    AmountAnnounced,
    /// Without any one of the chips the call is not reached: a call (7-27).
    EveryChipNeeded,
    /// All chips count together (7-27).
    AllChipsCount,
    /// The word said is imposed (7-14).
    WordsBind,
    /// Too little, completed or made a call (7-15).
    Short,
    /// Limit: a bet or raise has one size, the rest goes back.
    FixedBet,
    /// Pot limit: it is no more than the pot, the rest goes back.
    AbovePot,
    /// Limit: no raise is left in this round.
    NoRaiseLeft,
}

impl ChipReason {
    /// The reason where the limit of the bets decides.
    fn of_the_limit(short: ShortReason) -> Option<ChipReason> {
        match short {
            ShortReason::FixedBet => Some(ChipReason::FixedBet),
            ShortReason::AbovePot => Some(ChipReason::AbovePot),
            ShortReason::NoRaiseLeft => Some(ChipReason::NoRaiseLeft),
            _ => None,
        }
    }
}

/// Ruling on one chip or several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChipRuling {
    /// Outcome of the chips put in.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Reason for the ruling.
    pub reason: ChipReason,
    /// The rules do not name the case: the director may choose otherwise.
    pub td_decides: bool,
    /// Other totals that have reason on their side, where the director decides.
    pub alternatives: Vec<Chips>,
    /// The rule that tells most.
    pub rule: Cow<'static, str>,
    /// All rules that it rests on.
    pub rules: Vec<Cow<'static, str>>,
}

/// Judges one chip or several, with or without words. "Any chip" of 7-27 is each of them, so the smallest decides.
///
/// # Errors
/// Amounts that cannot be, no chips, or a word that does not fit the bet.
///
/// ```
/// use tapis_engine::floor::action::Outcome;
/// use tapis_engine::floor::chip_rules::{ChipFacts, chips};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = ChipFacts {
///     big_blind: Some(Chips(100)), street: None, bet_to_match: Chips(1200), already_in: Chips::ZERO,
///     chips: vec![Chips(1000); 2], announce: None, spoken: None,
///     min_raise_to: Some(Chips(2400)), game: None, raises_made: None, max_raise_to: None,
/// };
/// assert_eq!(chips(&Ruleset::default(), &facts).unwrap().outcome,
///     Outcome::Counts { action: tapis_engine::floor::action::Act::Call, to: Chips(1200) });
/// ```
pub fn chips(rules: &Ruleset, facts: &ChipFacts) -> Result<ChipRuling, FactsError> {
    let facing = Facing::new(
        rules,
        &StatedFacts {
            game: facts.game,
            big_blind: facts.big_blind,
            street: facts.street,
            bet_to_match: facts.bet_to_match,
            min_raise_to: facts.min_raise_to,
            max_raise_to: facts.max_raise_to,
            raises_made: facts.raises_made,
        },
    )?;
    if facts.chips.len() > 10_000 || facts.chips.iter().any(|chip| *chip < Chips(1)) {
        return cannot_be("a chip without value, or more chips than anybody has");
    }
    let Some(smallest) = facts.chips.iter().copied().min() else { return cannot_be("no chips were put in") };
    let sum = facts.chips.iter().fold(Chips::ZERO, |sum: Chips, chip| sum.saturating_add(*chip));
    amounts(&[("the chips", sum), ("what was in", facts.already_in)])?;
    if facts.already_in > facts.bet_to_match {
        return cannot_be("he has more in than there is to call");
    }
    let total = facts.already_in + sum;
    let single = facts.chips.len() == 1;
    let ruling = |outcome, reason, rules: &[&'static str]| ChipRuling {
        outcome,
        reason,
        td_decides: false,
        alternatives: Vec::new(),
        rule: rules.first().copied().unwrap_or("7-26").into(),
        rules: rules.iter().copied().map(Cow::Borrowed).collect(),
    };
    // Outcome of the chips, with a rule for each case: they are enough, or they are not.
    let measured = |(outcome, short): ChipsOutcome, enough: ChipReason, rule: &'static str| match (
        ChipReason::of_the_limit(short),
        short.limit_rule(facts.game),
    ) {
        (Some(reason), Some(limit)) => ruling(outcome, reason, &[rule, limit]),
        _ if short == ShortReason::NotShort => ruling(outcome, enough, &[rule]),
        _ => ruling(outcome, ChipReason::Short, &[rule, "7-15"]),
    };
    let own_rule = if single { "7-26" } else { "7-27" };
    let percent = rules.short_raise_percent;
    facts.spoken.map_or(Ok(()), chip_is)?;
    if facts.spoken.is_some() && !matches!(facts.announce, Some(Announcement::Word(_))) {
        return cannot_be("an amount was said with a word, and no word is told");
    }
    match facts.announce {
        Some(Announcement::Amount(amount)) => {
            chip_is(amount)?;
            let (outcome, short) = facing.silent(amount, false, percent)?;
            // Said and not reached: what lies on the table is at stake, as far as it was said.
            Ok(measured((outcome.staking(total), short), ChipReason::AmountAnnounced, "7-26"))
        }
        Some(Announcement::Word(AnnouncedWord::Call)) => {
            if facts.bet_to_match == Chips::ZERO {
                return cannot_be("there is no bet to call");
            }
            Ok(ruling(Outcome::call(facts.bet_to_match), ChipReason::WordsBind, &["7-14"]))
        }
        Some(Announcement::Word(_)) if let Some(amount) = facts.spoken => {
            let (outcome, short) = facing.said_raise(amount)?;
            if short == ShortReason::WordsBind {
                return Ok(ruling(outcome, ChipReason::WordsBind, &["7-14"]));
            }
            Ok(measured((outcome, short), ChipReason::AmountAnnounced, "7-2"))
        }
        Some(Announcement::Word(_)) => said_raise(facts, &facing, total, ruling),
        None if facts.bet_to_match == Chips::ZERO => {
            let reason = if single { ChipReason::SingleChipOpens } else { ChipReason::AllChipsCount };
            Ok(measured(facing.opening(total)?, reason, own_rule))
        }
        // A short chip is a short call; any other chip alone is a call.
        None if single && total >= facts.bet_to_match => {
            Ok(ruling(Outcome::call(facts.bet_to_match), ChipReason::SingleChipCall, &["7-26"]))
        }
        None if !single && total >= facts.bet_to_match && total - smallest < facts.bet_to_match => {
            Ok(ruling(Outcome::call(facts.bet_to_match), ChipReason::EveryChipNeeded, &["7-27"]))
        }
        // A single chip that gets here is below the call.
        None => Ok(measured(facing.silent(total, false, percent)?, ChipReason::AllChipsCount, own_rule)),
    }
}

/// "Raise", or "bet", without an amount: one chip makes its own value (7-26), several make what
/// they come to together; never less than the least raise (7-14).
fn said_raise(
    facts: &ChipFacts,
    facing: &Facing,
    total: Chips,
    ruling: impl Fn(Outcome, ChipReason, &[&'static str]) -> ChipRuling,
) -> Result<ChipRuling, FactsError> {
    let single = facts.chips.len() == 1;
    let value = if single { total - facts.already_in } else { total };
    let (outcome, short) = facing.said_raise(value)?;
    let own_rule = if single { "7-26" } else { "7-27" };
    if let (Some(reason), Some(limit)) = (ChipReason::of_the_limit(short), short.limit_rule(facts.game)) {
        return Ok(ruling(outcome, reason, &[own_rule, limit]));
    }
    let mut answer = if value < facing.min_raise_to {
        ruling(outcome, ChipReason::WordsBind, &["7-14", own_rule])
    } else if single {
        ruling(outcome, ChipReason::SingleChipRaise, &["7-26"])
    } else {
        ruling(outcome, ChipReason::AllChipsCount, &["7-27"])
    };
    // The rules do not say whether chips already in add to the chip, nor what a chip below the
    // least raise makes. At limit there is one total only.
    if !facing.is_fixed() && single && (facts.already_in > Chips::ZERO || value < facing.min_raise_to) {
        let chosen = value.max(facing.min_raise_to);
        answer.td_decides = true;
        answer.alternatives = vec![facing.at_most(total.max(facing.min_raise_to))];
        answer.alternatives.retain(|other| *other != chosen);
    }
    Ok(answer)
}
