//! Questions about the play itself: places, rebuys, the end, the clock, absent players.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::absent::absent;
use crate::ending::total_chips;
use crate::level_for_hand::{hand_starts_at, may_be_heard, plays_new_level};
use crate::quantity::{Chips, Millis};
use crate::ranking::rank_busts;
use crate::rebuys::{RebuyPhase, RebuyQuestion, ask};
use crate::ruleset::{BustTie, DealerMode};

use super::in_words::time_is_up;
use super::{Impossible, impossible, one, read, rules};

/// More chips than any tournament has.
const TOO_MANY: i128 = 1_000_000_000_000_000;

#[derive(Deserialize)]
struct Ranking {
    players_before: u32,
    start_stacks: BTreeMap<String, Chips>,
    busted: Vec<String>,
    #[serde(default)]
    settings: Value,
}

pub(super) fn ranking(given: Value) -> Result<Value, Impossible> {
    let given: Ranking = read(given)?;
    let rules = rules(&given.settings, None)?;
    let distinct: BTreeSet<_> = given.busted.iter().collect();
    let before = usize::try_from(given.players_before).unwrap_or(usize::MAX);
    if distinct.len() < given.busted.len()
        || given.busted.len() >= before
        || given.start_stacks.len() > before
    {
        return impossible("all are out, more than played, or one is out twice");
    }
    if given.start_stacks.values().any(|stack| *stack < 0) {
        return impossible("a stack is below zero");
    }
    if let Some(who) = given.busted.iter().find(|who| !given.start_stacks.contains_key(*who)) {
        return impossible(format!("the stack of {who} is not given"));
    }
    if let Some(who) = given.busted.iter().find(|who| given.start_stacks.get(*who) == Some(&0)) {
        return impossible(format!("{who} had nothing to lose"));
    }
    let stacks: Vec<(&str, Chips)> =
        given.start_stacks.iter().map(|(who, stack)| (who.as_str(), *stack)).collect();
    let busted: Vec<&str> = given.busted.iter().map(String::as_str).collect();
    let places: BTreeMap<&str, u32> =
        rank_busts(given.players_before, &stacks, &busted).into_iter().collect();
    let distinct: BTreeSet<u32> = places.values().copied().collect();
    let undecided = rules.bust_tie == BustTie::TdDecides && distinct.len() < places.len();
    Ok(json!({ "places": places, "td_decides": undecided, "rule": "8-16" }))
}

#[derive(Deserialize)]
struct Rebuy {
    format: String,
    phase: RebuyPhase,
    stack: Chips,
    big_blind: Chips,
    starting_stack: Chips,
    #[serde(default)]
    rebuys_taken: u32,
    #[serde(default)]
    max_rebuys: Option<u32>,
    #[serde(default)]
    addon_enabled: Option<bool>,
    #[serde(default)]
    addon_taken: bool,
    #[serde(default = "one")]
    addon_multiple: u32,
    #[serde(default)]
    hands_missed: u32,
    #[serde(default)]
    settings: Value,
}

pub(super) fn rebuy(given: Value) -> Result<Value, Impossible> {
    let given: Rebuy = read(given)?;
    let rules = rules(&given.settings, None)?;
    if given.stack < 0 || given.big_blind < 1 || given.starting_stack < 1 || given.addon_multiple < 1 {
        return impossible("chips below zero, or no blind, stack or add-on to speak of");
    }
    let largest = given.stack.max(given.big_blind).max(given.starting_stack);
    if i128::from(largest) > TOO_MANY {
        return impossible("more chips than there are");
    }
    let freezeout = match given.format.as_str() {
        "freezeout" => true,
        "rebuy" | "rebuy_addon" => false,
        other => return impossible(format!("no format {other:?}")),
    };
    let question = RebuyQuestion {
        freezeout,
        phase: given.phase,
        stack: given.stack,
        big_blind: given.big_blind,
        starting_stack: given.starting_stack,
        rebuys_taken: given.rebuys_taken,
        max_rebuys: given.max_rebuys,
        addon_enabled: given.addon_enabled.unwrap_or(given.format == "rebuy_addon"),
        addon_taken: given.addon_taken,
        addon_multiple: given.addon_multiple,
        hands_missed: given.hands_missed,
    };
    let answer = ask(&question, &rules);
    let rule = answer.rebuy_refused.map_or("5-2", |refused| refused.rule());
    let mut answer = serde_json::to_value(answer).map_err(|error| ("unreadable", error.to_string()))?;
    if let Some(keys) = answer.as_object_mut() {
        keys.insert("rule".to_owned(), json!(rule));
    }
    Ok(answer)
}

#[derive(Deserialize)]
struct End {
    starting_stack: Chips,
    entries: u32,
    #[serde(default)]
    rebuys: u32,
    #[serde(default)]
    addons: u32,
    #[serde(default = "one")]
    addon_multiple: u32,
    #[serde(default)]
    chips_removed: Chips,
    players_left: u32,
    #[serde(default)]
    end_condition: Value,
}

pub(super) fn end_condition(facts: Value) -> Result<Value, Impossible> {
    let given: End = read(facts.clone())?;
    let stacks = i128::from(given.entries)
        + i128::from(given.rebuys)
        + i128::from(given.addons) * i128::from(given.addon_multiple);
    let issued = i128::from(given.starting_stack).saturating_mul(stacks);
    if given.starting_stack < 1 || given.chips_removed < 0 || issued > TOO_MANY {
        return impossible("chips below zero, or more than there can be");
    }
    if i128::from(given.chips_removed) > issued
        || given.players_left > given.entries
        || given.players_left < 1
    {
        return impossible("more chips removed than issued, nobody left, or more left than entered");
    }
    let total = total_chips(
        given.starting_stack,
        given.entries,
        given.rebuys,
        given.addons,
        given.addon_multiple,
        given.chips_removed,
    );
    let end = &given.end_condition;
    let kind = end.as_str().or_else(|| end.get("type").and_then(Value::as_str)).unwrap_or("last_player");
    let finished = match kind {
        "last_player" => given.players_left <= 1,
        "satellite" => {
            let qualifiers = end.get("qualifiers").and_then(Value::as_u64).filter(|count| *count > 0);
            let Some(qualifiers) = qualifiers else { return impossible("nobody qualifies") };
            u64::from(given.players_left) <= qualifiers
        }
        "time_limit" => given.players_left <= 1 || time_is_up(end, &facts),
        other => return impossible(format!("no end condition {other:?}")),
    };
    Ok(json!({ "total_chips": total, "finished": finished, "rule": "1-5" }))
}

#[derive(Deserialize)]
struct Late {
    fee_prepaid: bool,
    stack: Chips,
    #[serde(default)]
    posted: Vec<Chips>,
    #[serde(default)]
    no_show_deadline_min: Option<u16>,
    #[serde(default)]
    minutes_late: u32,
    #[serde(default)]
    settings: Value,
}

pub(super) fn absent_player(given: Value) -> Result<Value, Impossible> {
    let given: Late = read(given)?;
    let rules = rules(&given.settings, None)?;
    if given.stack < 0 || given.posted.iter().any(|chips| *chips < 0) {
        return impossible("chips below zero");
    }
    let posted = given.posted.iter().fold(0, |sum: Chips, chips| sum.saturating_add(*chips));
    let deadline = u32::from(given.no_show_deadline_min.unwrap_or(rules.no_show_deadline_min));
    let found = absent(given.fee_prepaid, given.stack, posted, given.minutes_late, deadline);
    Ok(json!({
        "stack": found.stack, "removed": found.removed, "taken_away": found.taken_away, "rule": "2-15",
    }))
}

#[derive(Deserialize)]
struct Moments {
    #[serde(default)]
    dealer_mode: Option<DealerMode>,
    #[serde(default)]
    level_ends_at_s: Option<Millis>,
    #[serde(default)]
    claim_at_s: Option<Millis>,
    #[serde(default)]
    pot_awarded_at_s: Option<Millis>,
    #[serde(default)]
    next_shuffle_at_s: Option<Millis>,
    #[serde(default)]
    settings: Value,
}

impl Moments {
    fn hand_starts(&self) -> Result<Millis, Impossible> {
        let (pot, shuffle) = (self.pot_awarded_at_s, self.next_shuffle_at_s);
        if pot.is_some_and(|pot| pot < 0) || pot.zip(shuffle).is_some_and(|(pot, shuffle)| shuffle < pot) {
            return impossible("the shuffle comes before the pot is awarded");
        }
        let mode = rules(&self.settings, self.dealer_mode)?.dealer_mode;
        // Only one of the two moments decides (6-2); it must be told.
        let told = match mode {
            DealerMode::PlayersDeal => pot,
            DealerMode::Dealer => shuffle,
        };
        let Some(told) = told else { return impossible("the moment at which the hand starts is not told") };
        Ok(hand_starts_at(mode, told, told))
    }
}

pub(super) fn clock_level(given: Value) -> Result<Value, Impossible> {
    let given: Moments = read(given)?;
    let Some(ends) = given.level_ends_at_s else { return impossible("no end of the level is given") };
    let level = if plays_new_level(given.hand_starts()?, ends) { "new" } else { "old" };
    Ok(json!({ "next_hand_level": level, "rule": "6-1" }))
}

pub(super) fn retroactive(given: Value) -> Result<Value, Impossible> {
    let given: Moments = read(given)?;
    let Some(claim) = given.claim_at_s else { return impossible("no claim is given") };
    Ok(json!({ "admissible": may_be_heard(claim, given.hand_starts()?), "rule": "9-1" }))
}
