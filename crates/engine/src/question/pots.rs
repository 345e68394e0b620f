//! Questions about chips: the chip race and pots, with the cards that decide them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::floor::card::Card;
use crate::floor::chip_race::{RacePlayer, RaceQuestion, RaceReason, race_plan};
use crate::floor::facts::FactsError;
use crate::floor::odd_chips::{OddChipsQuestion, Split, odd_chips};
use crate::floor::pots::{PotPlayer, PotsQuestion, PotsSettled, settle_pots};
use crate::floor::showdown_pots::{CardsShown, showdown_pots};
use crate::quantity::{Chips, SeatNo};
use crate::ruleset::{ChipRaceRounding, Ruleset};

use super::ten;

/// A chip race, with the cards once they are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct RaceFacts {
    /// The value of the chip that goes out of play.
    pub low: Chips,
    /// The value of the chip that it is changed into.
    pub high: Chips,
    /// Seats at the table.
    pub seats: SeatNo,
    /// Who sits there.
    pub players: Vec<RacePlayer>,
    /// The button of the next hand, needed where the cards begin at its left.
    #[serde(default)]
    pub button: Option<SeatNo>,
    /// The cards that each player got.
    #[serde(default)]
    pub cards: Option<BTreeMap<SeatNo, Vec<Card>>>,
    /// The deck to deal from, its first card first; not needed where the players' cards are told.
    #[serde(default)]
    pub deck: Option<Vec<Card>>,
}

/// How many higher chips are given for what is left over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// Rounded up.
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
    /// Who would be left with nothing and gets one whatever his cards (10-6).
    pub saved: Vec<SeatNo>,
    /// Higher chips given beyond the value raced for, because more players must be saved.
    pub extra_for_saved: i64,
    /// In which order the cards are dealt, all of one player's together (10-1, 10-2).
    pub deal_order: Vec<SeatNo>,
    /// Stacks before the race.
    pub before: BTreeMap<SeatNo, Chips>,
    /// The chips that come into play less those that go out of it, by value.
    pub value_added: Chips,
    /// How many cards are dealt.
    pub cards_needed: usize,
    /// Each player's cards; none: not dealt yet.
    pub cards: Option<BTreeMap<SeatNo, Vec<Card>>>,
    /// Who gets a chip, by seat; none: the cards must be dealt first.
    pub winners: Option<Vec<SeatNo>>,
    /// Why.
    pub reasons: Option<BTreeMap<SeatNo, RaceReason>>,
    /// Stacks after the race.
    #[serde(rename = "final")]
    pub after: Option<BTreeMap<SeatNo, Chips>>,
    /// How the remainder was rounded.
    pub reason: Rounding,
    /// The rules.
    pub rule: Cow<'static, str>,
}

pub(super) fn chip_race(rules: &Ruleset, facts: &RaceFacts) -> Result<Race, FactsError> {
    let RaceFacts { low, high, seats, button, .. } = *facts;
    let plan = race_plan(&RaceQuestion { low, high, seats, players: facts.players.clone(), button }, rules)?;
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

/// A hand's bets, with the cards shown where cards decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PotsFacts {
    /// Seats at the table.
    pub seats: SeatNo,
    /// Where the button is; nobody need sit there.
    pub button: SeatNo,
    /// The value of the smallest chip in play.
    pub smallest_chip: Chips,
    /// Who has put something in, folded or not.
    pub players: Vec<PotPlayer>,
    /// High and low share each pot.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub hilo: bool,
    /// The cards of the showdown; they count instead of strengths and of high and low (8-8).
    #[serde(default)]
    pub shown: Option<CardsShown>,
}

pub(super) fn pots(rules: &Ruleset, facts: &PotsFacts) -> Result<PotsSettled, FactsError> {
    let PotsFacts { seats, button, smallest_chip, hilo, .. } = *facts;
    let question = PotsQuestion { seats, button, smallest_chip, players: facts.players.clone(), hilo };
    let Some(shown) = &facts.shown else {
        return settle_pots(&question, rules);
    };
    let (showdown, settled) = showdown_pots(&question, shown, rules)?;
    Ok(PotsSettled { showdown: Some(showdown), ..settled })
}

/// A pot to be shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct OddChipsFacts {
    /// Seats at the table; none: ten.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "ten")]
    pub seats: SeatNo,
    /// Where the button is; nobody need sit there.
    pub button: SeatNo,
    /// Chips in the pot.
    pub pot: Chips,
    /// The value of the smallest chip in play.
    pub smallest_chip: Chips,
    /// Who shares it.
    pub winners: Vec<SeatNo>,
}

/// How a pot that cannot be shared alike is shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OddChips {
    /// Chips shared.
    pub amount: Chips,
    /// Who wins, in order from the left of the button.
    pub winners: Vec<SeatNo>,
    /// What everybody gets at least.
    pub each: Chips,
    /// Who gets one of the smallest chips more.
    pub odd_chips: Vec<SeatNo>,
    /// What each gets.
    pub payouts: BTreeMap<SeatNo, Chips>,
    /// The rule.
    pub rule: Cow<'static, str>,
}

pub(super) fn odd(facts: &OddChipsFacts) -> Result<OddChips, FactsError> {
    let OddChipsFacts { seats, button, pot, smallest_chip, .. } = *facts;
    let question = OddChipsQuestion { seats, button, pot, smallest_chip, winners: facts.winners.clone() };
    let Split { amount, winners, each, odd_chips, payouts } = odd_chips(&question)?;
    Ok(OddChips { amount, winners, each, odd_chips, payouts, rule: "8-13".into() })
}
