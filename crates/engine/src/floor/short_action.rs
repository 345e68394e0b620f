//! Too few chips for what was meant (7-14, 7-15).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::{Act, Choice, Outcome};
use super::facts::{FactsError, amounts, cannot_be};
use crate::quantity::Chips;
use crate::ruleset::Ruleset;

/// What the player was about to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::question::schema::every_name::<ShortKind>)]
pub enum ShortKind {
    /// Open the betting.
    #[serde(alias = "bet")]
    Open,
    /// Call.
    Call,
    /// Raise.
    Raise,
}

/// The facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ShortFacts {
    /// What he was about to do.
    pub kind: ShortKind,
    /// The big blind in force; not needed over a bet, nor where the least raise is told.
    #[serde(default)]
    pub big_blind: Option<Chips>,
    /// The total of a call; 0: nobody has bet.
    pub bet_to_match: Chips,
    /// The least total of a raise; none: double the bet, or the big blind.
    #[serde(default)]
    pub min_raise_to: Option<Chips>,
    /// Chips in front of him in this round, in all, or the amount spoken.
    pub placed: Chips,
    /// The official word that he said, if he said one.
    #[serde(default)]
    pub verbal: Option<Act>,
    /// He said an amount and moved no chips.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub amount_only_spoken: bool,
    /// He has no more: a short all-in is no error.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub all_in: bool,
}

/// Why it comes to that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShortReason {
    /// The word said binds (7-14).
    WordsBind,
    /// An opening is at least the big blind (7-15).
    OpeningCompleted,
    /// A silent short call: complete or fold (7-15).
    ShortCall,
    /// An amount below the call, only spoken, is void (7-15).
    AmountVoid,
    /// Enough of the least raise is there: the rest is imposed (7-15).
    RaiseCompleted,
    /// Too little of it: a call (7-15).
    RaiseBecomesCall,
    /// It is not short.
    NotShort,
    /// All-in for less is no error.
    AllIn,
}

/// The ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShortRuling {
    /// What it comes to.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Why.
    pub reason: ShortReason,
    /// In rare cases the director may let the player leave only what he put in (7-14: he plainly
    /// had not understood a bet that is far larger).
    pub td_may_relieve: bool,
    /// The rule.
    pub rule: Cow<'static, str>,
}

/// The bet before, and how a raise over it is measured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Facing {
    pub big_blind: Chips,
    pub bet_to_match: Chips,
    pub min_raise_to: Chips,
}

impl Facing {
    pub fn new(
        big_blind: Option<Chips>,
        bet_to_match: Chips,
        min: Option<Chips>,
    ) -> Result<Facing, FactsError> {
        // Over a bet the big blind does not matter; an opening is at least the least bet.
        let opens = bet_to_match == Chips::ZERO;
        let Some(big_blind) = big_blind.or(if opens { min } else { Some(Chips(1)) }) else {
            return Err(FactsError::missing("big_blind"));
        };
        amounts(&[("the big blind", big_blind), ("the bet", bet_to_match)])?;
        let least = if bet_to_match == Chips::ZERO { big_blind } else { bet_to_match * 2 };
        let min_raise_to = min.unwrap_or(least);
        amounts(&[("the least raise", min_raise_to)])?;
        if min_raise_to < bet_to_match || (min_raise_to == bet_to_match && bet_to_match > Chips::ZERO) {
            return cannot_be("the least raise is no more than the bet");
        }
        Ok(Facing { big_blind, bet_to_match, min_raise_to })
    }

    /// What chips or a bare amount come to without a word (7-15).
    pub fn silent(&self, placed: Chips, only_spoken: bool, percent: u8) -> (Outcome, ShortReason) {
        let Facing { big_blind, bet_to_match, min_raise_to } = *self;
        if bet_to_match == Chips::ZERO {
            let reason =
                if placed < big_blind { ShortReason::OpeningCompleted } else { ShortReason::NotShort };
            return (Outcome::bet(placed.max(big_blind)), reason);
        }
        if placed < bet_to_match {
            if only_spoken {
                let options = vec![Choice::Fold, Choice::Call, Choice::Raise];
                return (Outcome::Void { void: true, options }, ShortReason::AmountVoid);
            }
            return (Outcome::complete_or_fold(bet_to_match, placed), ShortReason::ShortCall);
        }
        if placed == bet_to_match {
            return (Outcome::call(bet_to_match), ShortReason::NotShort);
        }
        if placed >= min_raise_to {
            return (Outcome::raise(placed), ShortReason::NotShort);
        }
        let (over, least) = (i128::from(placed - bet_to_match), i128::from(min_raise_to - bet_to_match));
        if over * 100 >= least * i128::from(percent) {
            (Outcome::raise(min_raise_to), ShortReason::RaiseCompleted)
        } else {
            (Outcome::call(bet_to_match), ShortReason::RaiseBecomesCall)
        }
    }

    /// What is imposed on who said he raises (7-14).
    pub fn said_raise(&self, placed: Chips) -> Outcome {
        let to = placed.max(self.min_raise_to);
        if self.bet_to_match == Chips::ZERO { Outcome::bet(to) } else { Outcome::raise(to) }
    }
}

/// What too few chips come to: with an official word that action is imposed (7-14); without one
/// an opening is completed, a call is completed or given up, a raise is completed from half of
/// the least raise on, and else a call (7-15).
///
/// # Errors
/// Amounts that cannot be, or a word that does not fit the bet.
///
/// ```
/// use tapis_engine::floor::action::Outcome;
/// use tapis_engine::floor::short_action::{ShortFacts, ShortKind, short_action};
/// use tapis_engine::quantity::Chips;
/// use tapis_engine::ruleset::Ruleset;
/// let facts = ShortFacts {
///     kind: ShortKind::Call, big_blind: Some(Chips(100)), bet_to_match: Chips(800), min_raise_to: Some(Chips(1600)), placed: Chips(500),
///     verbal: None, amount_only_spoken: false, all_in: false,
/// };
/// let ruling = short_action(&Ruleset::default(), &facts).unwrap();
/// assert!(matches!(ruling.outcome, Outcome::CompleteOrFold { complete_to: Chips(800), fold_loses: Chips(500), .. }));
/// ```
pub fn short_action(rules: &Ruleset, facts: &ShortFacts) -> Result<ShortRuling, FactsError> {
    amounts(&[("what was put in", facts.placed)])?;
    let facing = Facing::new(facts.big_blind, facts.bet_to_match, facts.min_raise_to)?;
    if facts.placed == Chips::ZERO && facts.verbal.is_none() {
        return cannot_be("nothing was put in, nothing was said");
    }
    if facts.kind == ShortKind::Open && facts.bet_to_match > facing.big_blind {
        return cannot_be("who faces a bet does not open");
    }
    if facts.kind != ShortKind::Open && facts.bet_to_match == Chips::ZERO {
        return cannot_be("there is no bet to call or to raise");
    }
    let ruling = |outcome, reason| {
        let rule = if reason == ShortReason::WordsBind { "7-14" } else { "7-15" };
        let td_may_relieve = reason == ShortReason::WordsBind && facts.placed < facts.bet_to_match;
        Ok(ShortRuling { outcome, reason, td_may_relieve, rule: rule.into() })
    };
    let word = match facts.verbal {
        Some(Act::AllIn) => return cannot_be("who is all-in by word has not put in too little"),
        Some(Act::Fold | Act::Check) => return cannot_be("who folds or checks puts nothing in"),
        word => word,
    };
    if facts.all_in {
        let outcome = if facts.placed > facing.bet_to_match {
            let to = facts.placed;
            if facing.bet_to_match == Chips::ZERO { Outcome::bet(to) } else { Outcome::raise(to) }
        } else {
            Outcome::call(facts.placed)
        };
        return ruling(outcome, ShortReason::AllIn);
    }
    if facts.kind == ShortKind::Open {
        // The big blind is the least opening, before the flop as after it (7-7).
        let reason = match word {
            _ if facts.placed >= facing.big_blind => ShortReason::NotShort,
            Some(_) => ShortReason::WordsBind,
            None => ShortReason::OpeningCompleted,
        };
        return ruling(Outcome::bet(facts.placed.max(facing.big_blind)), reason);
    }
    match word {
        Some(Act::Call) => ruling(Outcome::call(facing.bet_to_match), ShortReason::WordsBind),
        Some(_) if facts.placed >= facing.min_raise_to => {
            ruling(Outcome::raise(facts.placed), ShortReason::NotShort)
        }
        Some(_) => ruling(facing.said_raise(facts.placed), ShortReason::WordsBind),
        None => {
            let (outcome, reason) =
                facing.silent(facts.placed, facts.amount_only_spoken, rules.short_raise_percent);
            ruling(outcome, reason)
        }
    }
}
