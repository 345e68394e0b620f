//! Too few chips for what was meant (7-14, 7-15).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::action::{Act, Outcome};
use super::facing::{Facing, StatedFacts};
use super::facts::{FactsError, amounts, cannot_be, chip_is};
use super::min_raise::Street;
use crate::base::quantity::Chips;
use crate::floor::action::ShortReason;
use crate::rules::game::Game;
use crate::rules::ruleset::Ruleset;

/// Action that the player was about to take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::floor::schema::every_name::<ShortKind>)]
pub enum ShortKind {
    /// Opens the betting round.
    #[serde(alias = "bet")]
    Open,
    /// Calls the last bet.
    Call,
    /// Raises the last bet.
    Raise,
}

/// Facts about chips that are too few for what was meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ShortFacts {
    /// Action that the player was about to take.
    pub kind: ShortKind,
    /// The big blind in force; not needed over a bet, nor where the least raise is told.
    #[serde(default)]
    pub big_blind: Option<Chips>,
    /// The total of a call; zero if nobody has bet.
    pub bet_to_match: Chips,
    /// The least total of a raise. `None` if it is double the bet, or the big blind.
    #[serde(default)]
    pub min_raise_to: Option<Chips>,
    /// Chips in front of him in this round, in all; the amount spoken where `amount_only_spoken`.
    pub placed: Chips,
    /// The official word that he said, if he said one.
    #[serde(default)]
    pub verbal: Option<Act>,
    /// The total that he said before his chips, beside what he put in; with "all-in" his whole stack. `None` if
    /// he named none.
    #[serde(default)]
    pub spoken: Option<Chips>,
    /// He said an amount and moved no chips.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub amount_only_spoken: bool,
    /// He has no more: a short all-in is no error.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub all_in: bool,
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

/// Ruling on chips that are too few.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShortRuling {
    /// Outcome of the chips or words.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Reason for the ruling.
    pub reason: ShortReason,
    /// In rare cases the director may let the player leave only what he put in (7-14: he plainly
    /// had not understood a bet that is far larger).
    pub td_may_relieve: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Judges too few chips: with an official word that action is imposed (7-14); without one an opening is completed, a
/// call is completed or given up, a raise is completed from half of the least raise on, and else a call (7-15). An
/// amount that was said counts in place of the chips (7-2).
///
/// # Errors
/// Amounts that cannot be, or a word that does not fit the bet.
///
/// ```
/// use tapis_engine::floor::action::Outcome;
/// use tapis_engine::floor::short_action::{ShortFacts, ShortKind, short_action};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = ShortFacts {
///     kind: ShortKind::Call, big_blind: Some(Chips(100)), bet_to_match: Chips(800), min_raise_to: Some(Chips(1600)),
///     placed: Chips(500),
///     verbal: None, spoken: None, amount_only_spoken: false, all_in: false,
///     game: None, street: None, raises_made: None, max_raise_to: None,
/// };
/// let ruling = short_action(&Ruleset::default(), &facts).unwrap();
/// assert!(matches!(ruling.outcome, Outcome::CompleteOrFold { complete_to: Chips(800), fold_loses: Chips(500), .. }));
/// ```
pub fn short_action(rules: &Ruleset, facts: &ShortFacts) -> Result<ShortRuling, FactsError> {
    amounts(&[("what was put in", facts.placed)])?;
    facts.spoken.map_or(Ok(()), chip_is)?;
    if facts.spoken.is_some() && facts.amount_only_spoken {
        return cannot_be("the amount said is told twice");
    }
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
    if facts.placed == Chips::ZERO && facts.verbal.is_none() && facts.spoken.is_none() {
        return cannot_be("nothing was put in, nothing was said");
    }
    if facts.kind == ShortKind::Open && facts.bet_to_match > facing.big_blind {
        return cannot_be("who faces a bet does not open");
    }
    if facts.kind != ShortKind::Open && facts.bet_to_match == Chips::ZERO {
        return cannot_be("there is no bet to call or to raise");
    }
    let ruling = |(outcome, reason): (Outcome, ShortReason)| {
        let rule = match reason.limit_rule(facts.game) {
            Some(rule) => rule,
            None if reason == ShortReason::WordsBind => "7-14",
            None if reason == ShortReason::AmountSaid => "7-2",
            None => "7-15",
        };
        let td_may_relieve = reason == ShortReason::WordsBind && facts.placed < facts.bet_to_match;
        Ok(ShortRuling { outcome, reason, td_may_relieve, rule: rule.into() })
    };
    let all_in = facts.spoken.filter(|_| facts.verbal == Some(Act::AllIn));
    let word = match facts.verbal {
        Some(Act::AllIn) if all_in.is_none() => {
            return cannot_be("who is all-in by word has not put in too little");
        }
        Some(Act::Fold | Act::Check) => return cannot_be("who folds or checks puts nothing in"),
        word => word,
    };
    // The announced amount counts; where it is also what was put in, the chips say why.
    let counted = facts.spoken.unwrap_or(facts.placed);
    let said = |(outcome, reason): (Outcome, ShortReason)| match reason {
        ShortReason::NotShort | ShortReason::AllIn if counted != facts.placed => {
            (outcome, ShortReason::AmountSaid)
        }
        reason => (outcome, reason),
    };
    if let Some(stack) = all_in {
        return ruling(said(facing.all_in(stack)?));
    }
    if facts.all_in && counted >= facts.placed {
        return ruling(facing.all_in(facts.placed)?);
    }
    if facts.kind == ShortKind::Open {
        // The big blind is the least opening, before the flop as after it (7-7).
        let (outcome, reason) = said(facing.opening(counted)?);
        let bound = reason == ShortReason::OpeningCompleted && word.is_some();
        return ruling((outcome, if bound { ShortReason::WordsBind } else { reason }));
    }
    match word {
        Some(Act::Call) => ruling((Outcome::call(facing.bet_to_match), ShortReason::WordsBind)),
        Some(_) => ruling(said(facing.said_raise(counted)?)),
        None => {
            let only_spoken =
                facts.amount_only_spoken || (facts.spoken.is_some() && facts.placed == Chips::ZERO);
            let (outcome, reason) = facing.silent(counted, only_spoken, rules.short_raise_percent)?;
            ruling(said((outcome.staking(facts.placed), reason)))
        }
    }
}
