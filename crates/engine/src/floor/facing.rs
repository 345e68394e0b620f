//! The bet before, and how a bet or raise over it is measured: by the stack, the pot or a fixed size.

use super::action::{Choice, Outcome};
use super::facts::{FactsError, amounts, cannot_be};
use super::min_raise::Street;
use crate::base::quantity::Chips;
use crate::floor::action::ShortReason;
use crate::rules::game::Game;
use crate::rules::ruleset::{Betting, Ruleset};

/// Facts that a question states about the bet before.
#[derive(Debug, Clone, Copy)]
pub(super) struct StatedFacts {
    pub game: Option<Game>,
    pub big_blind: Option<Chips>,
    pub street: Option<Street>,
    pub bet_to_match: Chips,
    pub min_raise_to: Option<Chips>,
    pub max_raise_to: Option<Chips>,
    pub raises_made: Option<u8>,
}

impl StatedFacts {
    /// The least opening or raise at limit, which is the only one. `None` if no raise is left.
    fn fixed(&self, rules: &Ruleset) -> Result<Option<Chips>, FactsError> {
        let most = rules.limit_max_raises;
        let spent = most.zip(self.raises_made).is_some_and(|(most, made)| made >= most);
        if self.bet_to_match > Chips::ZERO && spent {
            return match self.min_raise_to {
                None => Ok(None),
                Some(_) => cannot_be("no raise is left, so that there is no least raise"),
            };
        }
        if let Some(least) = self.min_raise_to {
            return Ok(Some(least));
        }
        let Some(big_blind) = self.big_blind else { return Err(FactsError::missing("big_blind")) };
        let Some(street) = self.street else { return Err(FactsError::missing("street")) };
        if self.bet_to_match > Chips::ZERO && most.is_some() && self.raises_made.is_none() {
            return Err(FactsError::missing("raises_made"));
        }
        amounts(&[("the big blind", big_blind), ("the bet", self.bet_to_match)])?;
        Ok(Some(self.bet_to_match + street.limit_bet(big_blind)))
    }
}

/// Greatest size of a bet or raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Most {
    Stack,
    /// The pot, where it is told.
    Pot(Option<Chips>),
    /// A raise has one size: the least is also the greatest.
    Least,
    /// There is no raise.
    NoRaise,
}

/// The bet before, and how a raise over it is measured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Facing {
    pub big_blind: Chips,
    pub bet_to_match: Chips,
    pub min_raise_to: Chips,
    most: Most,
}

/// Outcome of placed chips and its reason.
pub(super) type ChipsOutcome = (Outcome, ShortReason);

impl Facing {
    pub fn new(rules: &Ruleset, told: &StatedFacts) -> Result<Facing, FactsError> {
        let betting = told.game.map_or(rules.betting, Game::betting);
        if told.max_raise_to.is_some() && betting != Betting::PotLimit {
            return cannot_be("only pot limit has a greatest raise");
        }
        if told.raises_made.is_some() && betting != Betting::Limit {
            return cannot_be("only limit counts the raises");
        }
        let bet_to_match = told.bet_to_match;
        let (least, most) = match betting {
            Betting::NoLimit => (told.min_raise_to, Most::Stack),
            Betting::PotLimit => (told.min_raise_to, Most::Pot(told.max_raise_to)),
            Betting::Limit => match told.fixed(rules)? {
                Some(least) => (Some(least), Most::Least),
                None => (None, Most::NoRaise),
            },
        };
        // Over a bet the big blind does not matter; an opening is at least the least bet.
        let opens = bet_to_match == Chips::ZERO;
        let big_blind = match betting {
            Betting::Limit if opens => least,
            _ => told.big_blind.or(if opens { least } else { Some(Chips(1)) }),
        };
        let Some(big_blind) = big_blind else { return Err(FactsError::missing("big_blind")) };
        amounts(&[("the big blind", big_blind), ("the bet", bet_to_match)])?;
        let min_raise_to = least.unwrap_or(if opens { big_blind } else { bet_to_match * 2 });
        amounts(&[
            ("the least raise", min_raise_to),
            ("the greatest raise", told.max_raise_to.unwrap_or(Chips::ZERO)),
        ])?;
        if min_raise_to < bet_to_match || (min_raise_to == bet_to_match && bet_to_match > Chips::ZERO) {
            return cannot_be("the least raise is no more than the bet");
        }
        if told.max_raise_to.is_some_and(|most| most < min_raise_to) {
            return cannot_be("the greatest raise is less than the least");
        }
        Ok(Facing { big_blind, bet_to_match, min_raise_to, most })
    }

    /// A bet or raise of these chips, which are enough for one, as far as it may go.
    fn raise(&self, placed: Chips, reason: ShortReason) -> Result<ChipsOutcome, FactsError> {
        let (to, cut) = match self.most {
            Most::Stack => (placed, reason),
            Most::Pot(None) => return Err(FactsError::missing("max_raise_to")),
            Most::Pot(Some(most)) => (placed.min(most), ShortReason::AbovePot),
            Most::Least => (placed.min(self.min_raise_to), ShortReason::FixedBet),
            Most::NoRaise => return Ok((Outcome::call(self.bet_to_match), ShortReason::NoRaiseLeft)),
        };
        let outcome = if self.bet_to_match == Chips::ZERO { Outcome::bet(to) } else { Outcome::raise(to) };
        Ok((outcome, if to < placed { cut } else { reason }))
    }

    /// There is one size of a bet or raise.
    pub fn is_fixed(&self) -> bool {
        matches!(self.most, Most::Least | Most::NoRaise)
    }

    /// A total, no more than the pot allows.
    pub fn at_most(&self, total: Chips) -> Chips {
        match self.most {
            Most::Pot(Some(most)) => total.min(most),
            _ => total,
        }
    }

    /// Judges chips that open the betting.
    pub fn opening(&self, placed: Chips) -> Result<ChipsOutcome, FactsError> {
        let least = self.big_blind;
        let reason = if placed < least { ShortReason::OpeningCompleted } else { ShortReason::NotShort };
        // Before the flop an opening is one over the big blind.
        Facing { bet_to_match: Chips::ZERO, min_raise_to: self.min_raise_to.max(least), ..*self }
            .raise(placed.max(least), reason)
    }

    /// Judges chips or a bare amount without a word (7-15).
    pub fn silent(&self, placed: Chips, only_spoken: bool, percent: u8) -> Result<ChipsOutcome, FactsError> {
        let Facing { bet_to_match, min_raise_to, .. } = *self;
        if bet_to_match == Chips::ZERO {
            return self.opening(placed);
        }
        if placed < bet_to_match {
            if only_spoken {
                let options = vec![Choice::Fold, Choice::Call, Choice::Raise];
                return Ok((Outcome::Void { void: true, options }, ShortReason::AmountVoid));
            }
            return Ok((Outcome::complete_or_fold(bet_to_match, placed), ShortReason::ShortCall));
        }
        if placed == bet_to_match {
            return Ok((Outcome::call(bet_to_match), ShortReason::NotShort));
        }
        if placed >= min_raise_to || self.most == Most::NoRaise {
            return self.raise(placed, ShortReason::NotShort);
        }
        let (over, least) = (i128::from(placed - bet_to_match), i128::from(min_raise_to - bet_to_match));
        if over * 100 >= least * i128::from(percent) {
            Ok((Outcome::raise(min_raise_to), ShortReason::RaiseCompleted))
        } else {
            Ok((Outcome::call(bet_to_match), ShortReason::RaiseBecomesCall))
        }
    }

    /// Judges a raise that was announced, with the amount imposed (7-14).
    pub fn said_raise(&self, placed: Chips) -> Result<ChipsOutcome, FactsError> {
        let enough = placed >= self.min_raise_to;
        let reason = if enough { ShortReason::NotShort } else { ShortReason::WordsBind };
        self.raise(placed.max(self.min_raise_to), reason)
    }

    /// Judges an all-in. At limit half a bet or more counts as a whole one.
    pub fn all_in(&self, placed: Chips) -> Result<ChipsOutcome, FactsError> {
        let Facing { bet_to_match, min_raise_to, .. } = *self;
        if placed <= bet_to_match {
            return Ok((Outcome::call(placed), ShortReason::AllIn));
        }
        if self.most == Most::Least && placed < min_raise_to {
            let half = (placed - bet_to_match) * 2 >= min_raise_to - bet_to_match;
            return self
                .raise(placed, if half { ShortReason::AllInHalfBet } else { ShortReason::AllInBelowHalf });
        }
        self.raise(placed, ShortReason::AllIn)
    }
}
