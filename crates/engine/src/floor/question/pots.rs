//! Questions about chips: the chip race and pots, with the cards that decide them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::base::quantity::{Chips, SeatNo};
use crate::floor::card::Card;
use crate::floor::chip_race::{RaceFacts, RaceReason, race_plan};
use crate::floor::facts::FactsError;
use crate::floor::odd_chips::{OddChipsFacts, Split, odd_chips};
use crate::floor::pots::{PotsFacts, PotsSettlement, settle_pots};
use crate::floor::showdown_pots::showdown_pots;
use crate::rules::ruleset::{ChipRaceRounding, Ruleset};

/// Rounding of the number of higher chips given for the remainder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// The remainder is rounded up.
    RoundedUp,
    /// A half or more counts as one.
    RoundedHalf,
    /// The remainder goes out of play.
    RoundedDown,
}

/// A chip race: what is changed and raced for, and how it ends once the cards are known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Race {
    /// Higher chips that players get for their low ones by simple exchange.
    pub exchanged: BTreeMap<SeatNo, i64>,
    /// Low chips left over: as many cards each.
    pub race_chips: BTreeMap<SeatNo, i64>,
    /// Higher chips that the race gives.
    pub chips_awarded: i64,
    /// Seats of the players who would be left with nothing and get a chip whatever their cards (10-6).
    pub saved: Vec<SeatNo>,
    /// Higher chips given beyond the value raced for, because more players must be saved.
    pub extra_for_saved: i64,
    /// Seats in the order in which cards are dealt, all of one player's together (10-1, 10-2).
    pub deal_order: Vec<SeatNo>,
    /// Stacks before the race.
    pub before: BTreeMap<SeatNo, Chips>,
    /// The chips that come into play less those that go out of it, by value.
    pub value_added: Chips,
    /// Number of cards dealt.
    pub cards_needed: usize,
    /// Each player's cards, by seat. `None` if they are not dealt yet.
    pub cards: Option<BTreeMap<SeatNo, Vec<Card>>>,
    /// Seats that get a chip, in ascending order. `None` if the cards must be dealt first.
    pub winners: Option<Vec<SeatNo>>,
    /// Reason for each chip given, by seat. `None` if the cards must be dealt first.
    pub reasons: Option<BTreeMap<SeatNo, RaceReason>>,
    /// Stacks after the race.
    #[serde(rename = "final")]
    pub after: Option<BTreeMap<SeatNo, Chips>>,
    /// Rounding of the remainder.
    pub reason: Rounding,
    /// Numbers of the rules applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn chip_race(rules: &Ruleset, facts: &RaceFacts) -> Result<Race, FactsError> {
    let plan = race_plan(facts, rules)?;
    let cards = match (&facts.cards, &facts.deck) {
        (Some(cards), _) => Some(cards.clone()),
        (None, Some(deck)) => Some(plan.deal(deck)?),
        (None, None) => None,
    };
    let result = match &cards {
        None if !plan.needs_no_cards() => None,
        told => Some(plan.finish(&told.clone().unwrap_or_default())?),
    };
    let (winners, reasons, after) = match result {
        Some(result) => (Some(result.winners), Some(result.reasons), Some(result.after)),
        None => (None, None, None),
    };
    let reason = match rules.chip_race_rounding {
        ChipRaceRounding::Up => Rounding::RoundedUp,
        ChipRaceRounding::Half => Rounding::RoundedHalf,
        ChipRaceRounding::Down => Rounding::RoundedDown,
    };
    Ok(Race {
        cards_needed: plan.cards_needed(),
        exchanged: plan.exchanged,
        race_chips: plan.race_chips,
        chips_awarded: plan.chips_awarded,
        saved: plan.saved,
        extra_for_saved: plan.extra_for_saved,
        deal_order: plan.deal_order,
        before: plan.before,
        value_added: plan.value_added,
        cards,
        winners,
        reasons,
        after,
        reason,
        rule: "10-1…10-6".into(),
    })
}

pub(super) fn pots(rules: &Ruleset, facts: &PotsFacts) -> Result<PotsSettlement, FactsError> {
    let Some(shown) = &facts.shown else {
        return settle_pots(facts, rules);
    };
    let (showdown, settled) = showdown_pots(facts, shown, rules)?;
    Ok(PotsSettlement { showdown: Some(showdown), ..settled })
}

/// Division of a pot that cannot be shared alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OddChips {
    /// Chips that are shared.
    pub amount: Chips,
    /// Seats of the winners, in order from the left of the button.
    pub winners: Vec<SeatNo>,
    /// Chips that each winner gets at least.
    pub each: Chips,
    /// Seats that get one of the smallest chips more.
    pub odd_chips: Vec<SeatNo>,
    /// Chips that each winner gets, by seat.
    pub payouts: BTreeMap<SeatNo, Chips>,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn odd(facts: &OddChipsFacts) -> Result<OddChips, FactsError> {
    let Split { amount, winners, each, odd_chips, payouts } = odd_chips(facts)?;
    Ok(OddChips { amount, winners, each, odd_chips, payouts, rule: "8-13".into() })
}
