//! Questions about the players of the evening: places, rebuys, absent players.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::one;
use crate::base::quantity::{Chips, Place};
use crate::floor::facts::{FactsError, amounts, cannot_be};
use crate::prizes::ranking::rank_busts;
use crate::rules::absent::absent;
use crate::rules::rebuys::{AddOnFrom, RebuyAnswer, RebuyPhase, RebuyQuestion, ask};
use crate::rules::ruleset::{BustTie, Ruleset};

/// Players who go out in one hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct OutTogether {
    /// Players left before the hand.
    pub players_before: u32,
    /// Stacks at the start of the hand.
    pub start_stacks: BTreeMap<String, Chips>,
    /// Names of the players who went out.
    pub busted: Vec<String>,
}

/// Places of players who went out in one hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places {
    /// The place of each.
    pub places: BTreeMap<String, Place>,
    /// Stacks are equal and the director decides.
    pub td_decides: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn ranking(rules: &Ruleset, facts: &OutTogether) -> Result<Places, FactsError> {
    let OutTogether { players_before, start_stacks, busted } = facts;
    let distinct: BTreeSet<_> = busted.iter().collect();
    let before = usize::try_from(*players_before).unwrap_or(usize::MAX);
    if distinct.len() < busted.len() || busted.len() >= before || start_stacks.len() > before {
        return cannot_be("all are out, more than played, or one is out twice");
    }
    start_stacks.values().try_for_each(|stack| amounts(&[("a stack", *stack)]))?;
    for who in busted {
        match start_stacks.get(who) {
            None => return cannot_be(format!("the stack of {who} is not given")),
            Some(&Chips::ZERO) => return cannot_be(format!("{who} had nothing to lose")),
            Some(_) => {}
        }
    }
    let stacks: Vec<(&str, Chips)> = start_stacks.iter().map(|(who, stack)| (who.as_str(), *stack)).collect();
    let out: Vec<&str> = busted.iter().map(String::as_str).collect();
    let ranked = rank_busts(*players_before, &stacks, &out);
    let places: BTreeMap<String, Place> =
        ranked.into_iter().map(|(who, place)| (who.to_owned(), place)).collect();
    let distinct: BTreeSet<Place> = places.values().copied().collect();
    let td_decides = rules.bust_tie == BustTie::TdDecides && distinct.len() < places.len();
    Ok(Places { places, td_decides, rule: "8-16".into() })
}

/// Chips that a tournament sells after the entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChipSales {
    /// Freezeout: nothing is sold (5-1).
    Freezeout,
    /// Rebuys are sold, no add-on.
    Rebuy,
    /// Rebuys and an add-on.
    RebuyAddon,
}

/// A player who would buy chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Buyer {
    /// Chips that the tournament sells after the entry.
    pub format: ChipSales,
    /// Phase of the rebuy period.
    pub phase: RebuyPhase,
    /// Chips in front of the player.
    pub stack: Chips,
    /// The big blind in force.
    pub big_blind: Chips,
    /// Chips of one rebuy.
    pub starting_stack: Chips,
    /// Number of rebuys taken before.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub rebuys_taken: u32,
    /// Greatest number of rebuys that the player may take. `None` if there is no limit.
    #[serde(default)]
    pub max_rebuys: Option<u32>,
    /// An add-on is sold. `None` if the format decides that.
    #[serde(default)]
    pub addon_enabled: Option<bool>,
    /// The add-on was taken.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub addon_taken: bool,
    /// Starting stacks in it.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one")]
    pub addon_multiple: u32,
    /// Hands missed since the stack was lost (5-3).
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub hands_missed: u32,
}

/// Chips that may be sold to the player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sale {
    /// Rebuy and add-on that may be sold, and the stack after each.
    #[serde(flatten)]
    pub answer: RebuyAnswer,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn rebuy(rules: &Ruleset, facts: &Buyer) -> Result<Sale, FactsError> {
    let Buyer { stack, big_blind, starting_stack, addon_multiple, .. } = *facts;
    if stack < Chips::ZERO || big_blind < Chips(1) || starting_stack < Chips(1) || addon_multiple < 1 {
        return cannot_be("chips below zero, or no blind, stack or add-on to speak of");
    }
    amounts(&[("the stack", stack), ("the big blind", big_blind), ("the first stack", starting_stack)])?;
    let question = RebuyQuestion {
        freezeout: facts.format == ChipSales::Freezeout,
        phase: facts.phase,
        stack,
        big_blind,
        starting_stack,
        rebuys_taken: facts.rebuys_taken,
        max_rebuys: facts.max_rebuys,
        addon_enabled: facts.addon_enabled.unwrap_or(facts.format == ChipSales::RebuyAddon),
        addon_taken: facts.addon_taken,
        addon_multiple,
        addon_from: AddOnFrom::AfterExtraHands,
        hands_missed: facts.hands_missed,
    };
    let answer = ask(&question, rules);
    let rule = answer.rebuy_refused.map_or("5-2", |refused| refused.rule());
    Ok(Sale { answer, rule: rule.into() })
}

/// Facts about an absent player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Absentee {
    /// The player has paid in advance.
    pub fee_prepaid: bool,
    /// Chips in the player's stack.
    pub stack: Chips,
    /// Blinds and antes posted for him.
    pub posted: Vec<Chips>,
    /// Minutes after which a player who has not paid loses all chips. `None` if it is the number in the rules.
    #[serde(default)]
    pub no_show_deadline_min: Option<u16>,
    /// Delay of the player, in minutes.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub minutes_late: u32,
}

/// Stack that an absent player is left with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbsentStack {
    /// Chips left to the player.
    pub stack: Chips,
    /// The player is out.
    pub removed: bool,
    /// Chips taken out of play, blinds apart.
    pub taken_away: Chips,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn absent_player(rules: &Ruleset, facts: &Absentee) -> Result<AbsentStack, FactsError> {
    amounts(&[("the stack", facts.stack)])?;
    facts.posted.iter().try_for_each(|chips| amounts(&[("what was posted", *chips)]))?;
    let posted = facts.posted.iter().fold(Chips::ZERO, |sum: Chips, chips| sum.saturating_add(*chips));
    let deadline = u32::from(facts.no_show_deadline_min.unwrap_or(rules.no_show_deadline_min));
    let found = absent(facts.fee_prepaid, facts.stack, posted, facts.minutes_late, deadline);
    let (stack, removed, taken_away) = (found.stack, found.removed, found.taken_away);
    Ok(AbsentStack { stack, removed, taken_away, rule: "2-15".into() })
}
