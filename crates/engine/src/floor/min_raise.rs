//! The least bet and the least raise (7-7, 7-10 to 7-13).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts, cannot_be};
use crate::quantity::Chips;
use crate::ruleset::{Betting, MinRaiseRule, Ruleset};

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
    /// After the flop.
    Flop,
    /// After the turn.
    Turn,
    /// After the river.
    River,
}

impl Street {
    /// Limit bets double from the turn (003 j).
    fn doubled(self) -> bool {
        matches!(self, Street::Turn | Street::River)
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

/// What shaped the least raise.
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
}

/// The betting of a round as it stands, made by following its bets in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Level {
    pub call_to: Chips,
    /// What the last whole bet or raise added.
    pub whole: Chips,
    pub min_raise_to: Chips,
    pub why: LeastRaise,
    big_blind: Chips,
    preflop: bool,
    /// The last all-in raised over more than the big blind: 7-12 and 7-13 do not name the case.
    over_a_bet: bool,
    raises: u8,
}

impl Level {
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
            raises: 0,
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
        if self.call_to > Chips::ZERO {
            self.raises = self.raises.saturating_add(1);
        }
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
    /// The big blind in force.
    pub big_blind: Chips,
    /// The round.
    pub street: Street,
    /// Bets, raises and all-ins; calls change nothing.
    pub bets: Vec<Bet>,
}

/// What must be paid to stay in, and to raise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MinRaise {
    /// The total that a call makes; 0: nobody has bet.
    pub call_to: Chips,
    /// The least total of a bet or raise, all-in excepted; none: no raise is left.
    pub min_raise_to: Option<Chips>,
    /// What shaped it.
    pub reason: LeastRaise,
    /// The rules do not name the case: the director may choose otherwise.
    pub td_decides: bool,
    /// Other totals that have reason on their side, where the director decides.
    pub alternatives: Vec<Chips>,
    /// The rule.
    pub rule: Cow<'static, str>,
}

/// The least bet or raise after these bets (7-7, 7-10 to 7-13).
///
/// # Errors
/// Amounts that cannot be, or a bet below the one before it that is no all-in.
///
/// ```
/// use tapis_engine::floor::min_raise::{Bet, BetsSoFar, Street, min_raise};
/// use tapis_engine::quantity::Chips;
/// use tapis_engine::ruleset::Ruleset;
/// let all_in = Bet { to: Chips(130), all_in: true };
/// let round = BetsSoFar { big_blind: Chips(100), street: Street::Preflop, bets: vec![all_in] };
/// let least = min_raise(&Ruleset::default(), &round).unwrap();
/// assert_eq!((least.call_to, least.min_raise_to, &*least.rule), (Chips(130), Some(Chips(230)), "7-12"));
/// ```
pub fn min_raise(rules: &Ruleset, round: &BetsSoFar) -> Result<MinRaise, FactsError> {
    amounts(&[("the big blind", round.big_blind)])?;
    if round.big_blind == Chips::ZERO {
        return cannot_be("there is no big blind");
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
    if rules.betting == Betting::Limit {
        return Ok(limit(rules, round, &level));
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

/// Fixed sizes: the big blind, twice that from the turn (003 f, j).
fn limit(rules: &Ruleset, round: &BetsSoFar, level: &Level) -> MinRaise {
    let size = if round.street.doubled() { round.big_blind * 2 } else { round.big_blind };
    let left = rules.limit_max_raises.is_none_or(|most| level.raises < most);
    MinRaise {
        call_to: level.call_to,
        min_raise_to: left.then_some(level.call_to + size),
        reason: if left { LeastRaise::LimitBet } else { LeastRaise::LimitReached },
        td_decides: false,
        alternatives: Vec::new(),
        rule: "003 f".into(),
    }
}
