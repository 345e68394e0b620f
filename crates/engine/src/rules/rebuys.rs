//! Right to buy chips, and its period (5-1 to 5-5).

use serde::{Deserialize, Serialize};

use crate::base::quantity::Chips;
use crate::rules::ruleset::{RebuyCondition, Ruleset};

/// Progress of the rebuy period and its end at a table (5-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RebuyPhase {
    /// Rebuy period: rebuys are sold.
    Period,
    /// The break that ends the period, where add-ons are sold from then on: rebuys and add-ons.
    LastCall,
    /// The first of the two extra hands is played: the last rebuys.
    #[serde(rename = "after_extra_hand_1")]
    AfterExtraHand1,
    /// The second is played: only add-ons.
    #[serde(rename = "after_extra_hand_2")]
    AfterExtraHand2,
    /// Nothing more is sold.
    Closed,
}

/// The facts that decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RebuyQuestion {
    /// No rebuys at all (5-1).
    pub freezeout: bool,
    /// Phase of the rebuy period.
    pub phase: RebuyPhase,
    /// Chips in front of the player.
    pub stack: Chips,
    /// The big blind in force.
    pub big_blind: Chips,
    pub starting_stack: Chips,
    pub rebuys_taken: u32,
    /// The most of them; `None` for no limit.
    pub max_rebuys: Option<u32>,
    /// An add-on is sold.
    pub addon_enabled: bool,
    pub addon_taken: bool,
    /// Starting stacks in it.
    pub addon_multiple: u32,
    /// Moment from which it is sold.
    pub addon_from: AddOnFrom,
    /// Hands missed since the stack was lost (5-3).
    pub hands_missed: u32,
}

/// Reason for selling nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RebuyRefusal {
    /// The tournament is a freezeout (5-1).
    Freezeout,
    /// Too many chips (5-2).
    StackTooLarge,
    /// The limit is reached (5-2).
    LimitReached,
    /// A hand was missed (5-3).
    HandMissed,
    /// The period is over (5-5).
    PeriodOver,
    /// No add-on is sold in this tournament (5-4).
    NoAddOn,
    /// It was taken already (5-4).
    AddOnTaken,
    /// Add-ons are sold only after the second extra hand (5-5).
    AddOnNotYet,
    /// Add-ons are sold only once the rebuy period ends (5-5).
    AddOnAtPeriodEnd,
    /// Add-ons are over (5-5).
    AddOnOver,
}

impl RebuyRefusal {
    /// The rule it rests on.
    pub fn rule(self) -> &'static str {
        match self {
            RebuyRefusal::Freezeout => "5-1",
            RebuyRefusal::StackTooLarge | RebuyRefusal::LimitReached => "5-2",
            RebuyRefusal::HandMissed => "5-3",
            RebuyRefusal::NoAddOn | RebuyRefusal::AddOnTaken => "5-4",
            RebuyRefusal::PeriodOver
            | RebuyRefusal::AddOnNotYet
            | RebuyRefusal::AddOnAtPeriodEnd
            | RebuyRefusal::AddOnOver => "5-5",
        }
    }
}

/// Rebuy and add-on that may be sold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RebuyAnswer {
    /// A rebuy may be sold.
    pub rebuy_allowed: bool,
    /// An add-on may be sold.
    pub addon_allowed: bool,
    /// The stack after the rebuy.
    pub stack_after_rebuy: Option<Chips>,
    /// The stack after the add-on.
    pub stack_after_addon: Option<Chips>,
    /// Reason for selling no rebuy. `None` if one may be sold.
    pub rebuy_refused: Option<RebuyRefusal>,
    /// Reason for selling no add-on. `None` if one may be sold.
    pub addon_refused: Option<RebuyRefusal>,
}

/// Applies the rules to a rebuy or add-on.
///
/// ```
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::rebuys::{RebuyPhase, RebuyQuestion, RebuyRefusal, ask};
/// use tapis_engine::rules::ruleset::Ruleset;
/// use tapis_engine::rules::rebuys::AddOnFrom;
/// let question = RebuyQuestion {
///     freezeout: false, phase: RebuyPhase::Period, stack: Chips(100), big_blind: Chips(100), starting_stack: Chips(3000),
///     rebuys_taken: 0, max_rebuys: None, addon_enabled: true, addon_taken: false, addon_multiple: 1,
///     addon_from: AddOnFrom::AfterExtraHands, hands_missed: 0,
/// };
/// // Exactly the big blind is not below it (5-2).
/// let answer = ask(&question, &Ruleset::default());
/// assert_eq!(answer.rebuy_refused, Some(RebuyRefusal::StackTooLarge));
/// let less = ask(&RebuyQuestion { stack: Chips(75), ..question }, &Ruleset::default());
/// assert_eq!(less.stack_after_rebuy, Some(Chips(3075)));
/// ```
pub fn ask(question: &RebuyQuestion, rules: &Ruleset) -> RebuyAnswer {
    let rebuy_refused = rebuy_refused(question, rules);
    let addon_refused = addon_refused(question);
    let after = |stacks: i64| question.stack.saturating_add(question.starting_stack.saturating_mul(stacks));
    RebuyAnswer {
        rebuy_allowed: rebuy_refused.is_none(),
        addon_allowed: addon_refused.is_none(),
        stack_after_rebuy: rebuy_refused.is_none().then(|| after(1)),
        stack_after_addon: addon_refused.is_none().then(|| after(i64::from(question.addon_multiple))),
        rebuy_refused,
        addon_refused,
    }
}

fn rebuy_refused(question: &RebuyQuestion, rules: &Ruleset) -> Option<RebuyRefusal> {
    let stack = question.stack;
    let small = match rules.rebuy_condition {
        RebuyCondition::ZeroOrBelowBb => stack == Chips::ZERO || stack < question.big_blind,
        RebuyCondition::ZeroOnly => stack == Chips::ZERO,
        RebuyCondition::AtOrBelowBb => stack <= question.big_blind,
        RebuyCondition::AtOrBelowStartingStack => stack <= question.starting_stack,
    };
    if question.freezeout {
        Some(RebuyRefusal::Freezeout)
    } else if matches!(question.phase, RebuyPhase::AfterExtraHand2 | RebuyPhase::Closed) {
        Some(RebuyRefusal::PeriodOver)
    } else if question.hands_missed > 0 {
        Some(RebuyRefusal::HandMissed)
    } else if question.max_rebuys.is_some_and(|most| question.rebuys_taken >= most) {
        Some(RebuyRefusal::LimitReached)
    } else if !small {
        Some(RebuyRefusal::StackTooLarge)
    } else {
        None
    }
}

fn addon_refused(question: &RebuyQuestion) -> Option<RebuyRefusal> {
    if question.freezeout {
        return Some(RebuyRefusal::Freezeout);
    }
    if !question.addon_enabled {
        return Some(RebuyRefusal::NoAddOn);
    }
    match question.phase {
        RebuyPhase::Period | RebuyPhase::AfterExtraHand1 => Some(match question.addon_from {
            AddOnFrom::AfterExtraHands => RebuyRefusal::AddOnNotYet,
            AddOnFrom::PeriodEnd => RebuyRefusal::AddOnAtPeriodEnd,
        }),
        RebuyPhase::Closed => Some(RebuyRefusal::AddOnOver),
        _ if question.addon_taken => Some(RebuyRefusal::AddOnTaken),
        RebuyPhase::LastCall | RebuyPhase::AfterExtraHand2 => None,
    }
}

/// The moment from which an add-on is sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AddOnFrom {
    /// Once each table has played two more hands after the rebuy period (5-5).
    #[default]
    AfterExtraHands,
    /// As soon as the rebuy period ends, in the break behind its last level.
    PeriodEnd,
}
