//! A hand killed in play, and which of its bets come back (3-2, 3-4, 3-5).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts, cannot_be, idle, needed};
use crate::base::quantity::Chips;
use crate::rules::ruleset::{DeviceInHand, Ruleset};

/// Cause by which the hand was killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeathCause {
    /// It touched the dead cards and cannot be told from them (3-2).
    LostInMuck,
    /// The dealer or another player took it away by accident (3-4).
    SweptUp,
    /// Its player answered the telephone, or used a device (3-5).
    Device,
}

/// An opponent still in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// His bets in this hand.
    pub put_in: Chips,
    /// Chips that the opponent has behind; zero if all-in.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub behind: Chips,
}

/// The facts; each cause needs its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct DeadHandFacts {
    /// Cause by which the hand was killed.
    pub cause: DeathCause,
    /// Lost in the muck: what its player has bet in this hand.
    #[serde(default)]
    pub put_in: Option<Chips>,
    /// Lost in the muck: who is still in the hand.
    #[serde(default)]
    pub opponents: Option<Vec<Opponent>>,
    /// Swept up: it touched no other dead card, or it is certain which cards they were.
    #[serde(default)]
    pub identifiable: Option<bool>,
    /// Swept up: a large amount is at stake.
    #[serde(default)]
    pub large_amount: Option<bool>,
    /// Swept up: what its player bet last.
    #[serde(default)]
    pub last_bet: Option<Chips>,
    /// Swept up: that bet has been called or raised.
    #[serde(default)]
    pub answered: Option<bool>,
}

/// Reason for the hand being dead, or live.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeathReason {
    /// It cannot be told from the dead cards (3-2).
    LostInMuck,
    /// It cannot be; no opponent can cover a part of the bet (3-2).
    NotCovered,
    /// Players protect their own cards (3-4).
    SweptUp,
    /// They do; nobody has called or raised the last bet (3-4).
    Unanswered,
    /// A telephone or device kills the hand (3-5).
    Device,
    /// The club tolerates it (3-5).
    DeviceTolerated,
}

/// Ruling on a hand killed in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeadHandRuling {
    /// The hand is live.
    pub live: bool,
    /// Chips that go back to its player.
    pub returned: Chips,
    /// Chips of his that stay in the pot, where they are told.
    pub stays_in_pot: Option<Chips>,
    /// The director may give the hand back.
    pub td_may_save: bool,
    /// Reason for the ruling.
    pub reason: DeathReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a hand killed in play. What no opponent still in can cover goes back (3-2), and so does a last
/// bet that nobody has answered, where somebody else took the cards away (3-4).
///
/// # Errors
/// A fact of the cause is missing, one of another cause is told, or an amount cannot be.
///
/// ```
/// use serde_json::json;
/// use tapis_engine::floor::dead_hand::*;
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = json!({ "cause": "lost_in_muck", "put_in": 500, "opponents": [{ "put_in": 200 }] });
/// let facts: DeadHandFacts = serde_json::from_value(facts).unwrap();
/// assert_eq!(dead_hand(&Ruleset::default(), &facts).unwrap().returned, Chips(300));
/// ```
pub fn dead_hand(rules: &Ruleset, facts: &DeadHandFacts) -> Result<DeadHandRuling, FactsError> {
    let in_muck = [("put_in", facts.put_in.is_some()), ("opponents", facts.opponents.is_some())];
    let swept_up = [
        ("identifiable", facts.identifiable.is_some()),
        ("large_amount", facts.large_amount.is_some()),
        ("last_bet", facts.last_bet.is_some()),
        ("answered", facts.answered.is_some()),
    ];
    let ruling = |returned, stays_in_pot, reason, rule: &'static str| DeadHandRuling {
        live: false,
        returned,
        stays_in_pot,
        td_may_save: false,
        reason,
        rule: rule.into(),
    };
    match facts.cause {
        DeathCause::LostInMuck => {
            idle(&swept_up)?;
            let own = needed("put_in", facts.put_in)?;
            let Some(opponents) = &facts.opponents else { return Err(FactsError::missing("opponents")) };
            amounts(&[("the bets", own)])?;
            let mut covered = Chips::ZERO;
            for opponent in opponents {
                amounts(&[("an opponent's bets", opponent.put_in), ("what is behind", opponent.behind)])?;
                covered = covered.max(opponent.put_in + opponent.behind);
            }
            if opponents.is_empty() {
                return cannot_be("nobody else is in the hand");
            }
            let returned = (own - covered).max(Chips::ZERO);
            let reason =
                if returned > Chips::ZERO { DeathReason::NotCovered } else { DeathReason::LostInMuck };
            Ok(ruling(returned, Some(own - returned), reason, "3-2"))
        }
        DeathCause::SweptUp => {
            idle(&in_muck)?;
            let identifiable = needed("identifiable", facts.identifiable)?;
            let large = needed("large_amount", facts.large_amount)?;
            let last_bet = needed("last_bet", facts.last_bet)?;
            let answered = needed("answered", facts.answered)?;
            amounts(&[("the last bet", last_bet)])?;
            let returned = if answered { Chips::ZERO } else { last_bet };
            let reason = if returned > Chips::ZERO { DeathReason::Unanswered } else { DeathReason::SweptUp };
            Ok(DeadHandRuling { td_may_save: identifiable && large, ..ruling(returned, None, reason, "3-4") })
        }
        DeathCause::Device => {
            idle(&in_muck)?;
            idle(&swept_up)?;
            Ok(match rules.device_in_hand {
                DeviceInHand::HandDead => ruling(Chips::ZERO, None, DeathReason::Device, "3-5"),
                DeviceInHand::Tolerated => DeadHandRuling {
                    live: true,
                    ..ruling(Chips::ZERO, None, DeathReason::DeviceTolerated, "3-5")
                },
            })
        }
    }
}
