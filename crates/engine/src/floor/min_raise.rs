//! The least bet and the least raise (7-7, 7-10 to 7-13).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts, cannot_be};
use crate::base::quantity::Chips;
use crate::rules::game::Game;
use crate::rules::ruleset::{Betting, MinRaiseRule, Ruleset};

/// The round of betting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Street {
    /// Before the flop: the big blind is a bet.
    Preflop,
    /// After it, whichever round.
    #[default]
    Postflop,
    /// Betting round after the flop.
    Flop,
    /// Betting round after the turn.
    Turn,
    /// Betting round after the river.
    River,
}

impl Street {
    /// The fixed bet of limit: it doubles from the turn (003 j).
    pub(super) fn limit_bet(self, big_blind: Chips) -> Chips {
        if matches!(self, Street::Turn | Street::River) { big_blind * 2 } else { big_blind }
    }
}

/// A bet, a raise or an all-in, by what its owner has in front of him then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Bet {
    /// Chips in front of him in this round, in all.
    pub to: Chips,
    /// He has no more.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub all_in: bool,
}

/// Reason for the size of the least raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LeastRaise {
    /// Nobody has bet: an opening is at least the big blind (7-7).
    Opening,
    /// A whole bet or raise stands, the big blind among them (7-10).
    WholeBet,
    /// All-in for less than the big blind before the flop: it is still owed (7-11).
    AllInBelowBigBlind,
    /// The last all-in adds less than a big blind: a raise adds a big blind to it (7-12, 7-13).
    SmallAllIn,
    /// The last all-in adds more than that, but is no whole raise: the rules are silent, and
    /// propose the last whole raise on top of it.
    LargeAllIn,
    /// Limit: one bet more (003 f).
    LimitBet,
    /// Limit: no raise is left in this round (003 f).
    LimitReached,
    /// Limit: a raise completes the bring-in, or an all-in of less than half a bet.
    LimitCompletes,
}

/// The betting of a round as it stands, made by following its bets in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Level {
    pub call_to: Chips,
    /// Size of the last whole bet or raise.
    pub whole: Chips,
    pub min_raise_to: Chips,
    pub why: LeastRaise,
    big_blind: Chips,
    preflop: bool,
    /// The last all-in raised over more than the big blind: 7-12 and 7-13 do not name the case.
    over_a_bet: bool,
}

impl Level {
    /// State before the first bet of a street.
    pub fn start(street: Street, big_blind: Chips) -> Level {
        let preflop = street == Street::Preflop;
        let call_to = if preflop { big_blind } else { Chips::ZERO };
        Level {
            call_to,
            whole: big_blind,
            min_raise_to: call_to + big_blind,
            why: if preflop { LeastRaise::WholeBet } else { LeastRaise::Opening },
            big_blind,
            preflop,
            over_a_bet: false,
        }
    }

    /// The call before anybody raises: the big blind before the flop, nothing after it.
    pub fn unraised(&self) -> Chips {
        if self.preflop { self.big_blind } else { Chips::ZERO }
    }

    /// Follows a bet above the call. A raise that is too small and yet no all-in stands here as
    /// the table let it stand.
    pub fn raise(&mut self, bet: Bet, rule: MinRaiseRule) {
        let added = bet.to - self.call_to;
        let over_a_bet = self.call_to > self.big_blind || (!self.preflop && self.call_to == self.big_blind);
        let is_whole = !bet.all_in || bet.to >= self.min_raise_to;
        self.call_to = bet.to;
        if is_whole {
            self.whole = self.whole.max(added);
            self.why = LeastRaise::WholeBet;
        } else if added < self.big_blind {
            self.why = LeastRaise::SmallAllIn;
            self.over_a_bet = over_a_bet;
        } else {
            self.why = LeastRaise::LargeAllIn;
        }
        let more = match (rule, self.why) {
            (MinRaiseRule::DoubleTotal, LeastRaise::WholeBet) => bet.to.max(self.big_blind),
            (MinRaiseRule::DoubleTotal, LeastRaise::SmallAllIn) => self.big_blind,
            _ => self.whole,
        };
        self.min_raise_to = bet.to + more;
    }
}

/// The bets of a round, in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct BetsSoFar {
    /// The big blind in force; at stud the smaller bet.
    pub big_blind: Chips,
    /// The round of betting.
    pub street: Street,
    /// Bets, raises and all-ins; calls change nothing.
    pub bets: Vec<Bet>,
    /// The game. `None` if it is hold'em, with bets limited as the rules say.
    #[serde(default)]
    pub game: Option<Game>,
    /// The bring-in, in the first round of stud.
    #[serde(default)]
    pub bring_in: Option<Chips>,
    /// The bet of this round, at limit. `None` if it is the big blind, or twice that from the turn.
    #[serde(default)]
    pub fixed_bet: Option<Chips>,
}

/// Totals that a call and the least raise make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MinRaise {
    /// The total that a call makes; zero if nobody has bet.
    pub call_to: Chips,
    /// The least total of a bet or raise, all-in excepted. `None` if no raise is left.
    pub min_raise_to: Option<Chips>,
    /// Reason for the size of the least raise.
    pub reason: LeastRaise,
    /// The rules do not name the case: the director may choose otherwise.
    pub td_decides: bool,
    /// Other totals that have reason on their side, where the director decides.
    pub alternatives: Vec<Chips>,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// The least bet or raise after these bets (7-7, 7-10 to 7-13).
///
/// # Errors
/// Amounts that cannot be, or a bet below the one before it that is no all-in.
///
/// ```
/// use tapis_engine::floor::min_raise::{Bet, BetsSoFar, Street, min_raise};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let all_in = Bet { to: Chips(130), all_in: true };
/// let round = BetsSoFar {
///     big_blind: Chips(100), street: Street::Preflop, bets: vec![all_in], game: None, bring_in: None, fixed_bet: None,
/// };
/// let least = min_raise(&Ruleset::default(), &round).unwrap();
/// assert_eq!((least.call_to, least.min_raise_to, &*least.rule), (Chips(130), Some(Chips(230)), "7-12"));
/// ```
pub fn min_raise(rules: &Ruleset, round: &BetsSoFar) -> Result<MinRaise, FactsError> {
    amounts(&[("the big blind", round.big_blind)])?;
    if round.big_blind == Chips::ZERO {
        return cannot_be("there is no big blind");
    }
    if round.game.map_or(rules.betting, Game::betting) == Betting::Limit {
        return limit(rules, round);
    }
    if round.bring_in.is_some() || round.fixed_bet.is_some() {
        return cannot_be("only limit has a bring-in and a fixed bet");
    }
    let mut level = Level::start(round.street, round.big_blind);
    let mut short_of_the_blind = false;
    for bet in &round.bets {
        amounts(&[("a bet", bet.to)])?;
        if bet.to > level.call_to {
            level.raise(*bet, rules.min_raise_rule);
        } else if bet.to < level.call_to && !bet.all_in {
            // The small blind may be told as the first bet.
            if !level.preflop || level.call_to > round.big_blind {
                return cannot_be(format!("{} is less than the call and no all-in", bet.to));
            }
        } else if bet.to == Chips::ZERO {
            return cannot_be("nobody bets nothing");
        }
        short_of_the_blind |= level.preflop && bet.all_in && bet.to < round.big_blind;
    }
    if level.why == LeastRaise::WholeBet && level.call_to == round.big_blind && short_of_the_blind {
        level.why = LeastRaise::AllInBelowBigBlind;
    }
    let on_top = level.call_to + level.whole;
    let td_decides = rules.min_raise_rule == MinRaiseRule::DoubleTotal
        && match level.why {
            LeastRaise::LargeAllIn => true,
            LeastRaise::SmallAllIn => level.over_a_bet,
            _ => false,
        };
    let mut alternatives = Vec::new();
    if td_decides {
        alternatives.extend([level.call_to + level.big_blind, on_top, level.call_to * 2]);
        alternatives.retain(|total| *total != level.min_raise_to);
        alternatives.sort_unstable();
        alternatives.dedup();
    }
    let rule = match level.why {
        LeastRaise::Opening => "7-7",
        LeastRaise::AllInBelowBigBlind => "7-11",
        LeastRaise::SmallAllIn if level.preflop => "7-12",
        LeastRaise::SmallAllIn => "7-13",
        _ => "7-10",
    };
    Ok(MinRaise {
        call_to: level.call_to,
        min_raise_to: Some(level.min_raise_to),
        reason: level.why,
        td_decides,
        alternatives,
        rule: rule.into(),
    })
}

/// Fixed sizes (003 f, j): an all-in of half a bet or more counts as a whole one, less may be
/// completed (TDA 47-B), as may the bring-in.
fn limit(rules: &Ruleset, round: &BetsSoFar) -> Result<MinRaise, FactsError> {
    let size = round.fixed_bet.unwrap_or_else(|| round.street.limit_bet(round.big_blind));
    amounts(&[("the fixed bet", size), ("the bring-in", round.bring_in.unwrap_or(Chips::ZERO))])?;
    let first_round = round.street == Street::Preflop;
    // Amount to call, and the last whole bet.
    let (mut call_to, mut whole) = match round.bring_in {
        Some(_) if !first_round => return cannot_be("the bring-in is in the first round"),
        Some(bring_in) if !(Chips(1)..size).contains(&bring_in) => {
            return cannot_be("the bring-in is less than a bet");
        }
        Some(bring_in) => (bring_in, Chips::ZERO),
        None if first_round => (size, size),
        None if size == Chips::ZERO => return cannot_be("there is no bet"),
        None => (Chips::ZERO, Chips::ZERO),
    };
    let mut raises: u8 = 0;
    for bet in &round.bets {
        amounts(&[("a bet", bet.to)])?;
        if bet.to <= call_to {
            // The small blind may be told as the first bet.
            let posted = first_round && call_to == size;
            if bet.to == Chips::ZERO || !(bet.all_in || posted) {
                return cannot_be(format!("{} is no raise and no all-in", bet.to));
            }
            continue;
        }
        call_to = bet.to;
        // A raise of another size stands here as the table let it stand.
        if !bet.all_in || (bet.to - whole) * 2 >= size {
            // The first bet, and a bring-in that is completed, are no raise.
            raises = raises.saturating_add(u8::from(whole > Chips::ZERO));
            whole = bet.to;
        }
    }
    let left = rules.limit_max_raises.is_none_or(|most| raises < most);
    let completes = call_to > whole;
    let reason = match (left, completes) {
        (false, _) => LeastRaise::LimitReached,
        (true, true) => LeastRaise::LimitCompletes,
        (true, false) => LeastRaise::LimitBet,
    };
    let all_in_decides = completes && round.bring_in.is_none_or(|bring_in| call_to > bring_in);
    Ok(MinRaise {
        call_to,
        min_raise_to: left.then_some(whole + size),
        reason,
        td_decides: false,
        alternatives: Vec::new(),
        rule: if left && all_in_decides { "TDA 2024 47-B" } else { "003 f" }.into(),
    })
}
