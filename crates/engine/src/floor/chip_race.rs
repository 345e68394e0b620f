//! The chip race (chapter 10; 001, 4-a): low chips go out of play, and cards decide who gets a higher
//! chip for the ones that are left over.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::facts::{FactsError, chip_is, chips_are, count_is, each_once, left_of, seat_is, seats_are};
use crate::base::quantity::{Chips, SeatNo};
use crate::rules::ruleset::{ChipRaceFirst, ChipRaceRounding, RaceSavedChips, Ruleset};

/// Somebody's stack before the race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct RacePlayer {
    /// Seat of the player.
    pub seat: SeatNo,
    /// Number of low chips that the player has.
    pub low_chips: i64,
    /// The value of all his other chips.
    pub other_value: Chips,
}

/// A chip race, with the cards once they are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct RaceFacts {
    /// The value of the chip that goes out of play.
    pub low: Chips,
    /// The value of the chip that it is changed into.
    pub high: Chips,
    /// Seats at the table.
    pub seats: SeatNo,
    /// Players at the table, with their stacks.
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

/// Facts known before a card is dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RacePlan {
    /// Higher chips that players get for their low ones by simple exchange.
    pub exchanged: BTreeMap<SeatNo, i64>,
    /// Low chips left over: as many cards each.
    pub race_chips: BTreeMap<SeatNo, i64>,
    /// Higher chips that the race gives.
    pub chips_awarded: i64,
    /// Players who would be left with nothing and get a chip whatever their cards (10-6).
    pub saved: Vec<SeatNo>,
    /// Higher chips given beyond the value raced for, to save players.
    pub extra_for_saved: i64,
    /// Order in which the cards are dealt, all of one player's together (10-1, 10-2).
    pub deal_order: Vec<SeatNo>,
    /// Stacks before the race.
    pub before: BTreeMap<SeatNo, Chips>,
    /// The chips that come into play less those that go out of it, by value: what the tournament's
    /// total changes by.
    pub value_added: Chips,
    high: Chips,
    kept: BTreeMap<SeatNo, Chips>,
}

/// Reason for a chip given in the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum RaceReason {
    /// He would be left with nothing (10-6).
    Saved,
    /// There is a chip for everybody.
    EnoughForAll,
    /// By his best card (10-4).
    Card {
        /// The best card of the player.
        card: Card,
    },
}

/// Result of a chip race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RaceResult {
    /// Seats that get a chip, in order.
    pub winners: Vec<SeatNo>,
    pub reasons: BTreeMap<SeatNo, RaceReason>,
    /// Stacks after the race.
    pub after: BTreeMap<SeatNo, Chips>,
}

/// Changes what can be changed and says how many chips are raced for, by whom, and who is dealt first.
///
/// # Errors
/// Seats or chips that cannot be, a higher chip that is no number of lower ones, or no button where it says who is
/// first.
///
/// ```
/// use tapis_engine::floor::{card::read_cards, chip_race::*};
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
///
/// let player = |seat, low_chips| RacePlayer { seat, low_chips, other_value: Chips(1000) };
/// let players = vec![player(1, 3), player(2, 2), player(4, 5), player(7, 1)];
/// let table = RaceFacts { low: Chips(25), high: Chips(100), seats: 10, players, button: None, cards: None, deck: None };
/// let plan = race_plan(&table, &Ruleset::default()).unwrap();
/// assert_eq!((plan.exchanged[&4], plan.race_chips[&4], plan.chips_awarded), (1, 1, 2));
///
/// let cards = plan.deal(&read_cards("Kh4c2d KdTs 9s As").unwrap()).unwrap();
/// assert_eq!(plan.finish(&cards).unwrap().winners, [1, 7]);
/// ```
pub fn race_plan(facts: &RaceFacts, rules: &Ruleset) -> Result<RacePlan, FactsError> {
    let RaceFacts { low, high, seats, players, button, .. } = facts;
    check(facts)?;
    let change = *high / *low;
    let racers = players.iter().filter(|player| player.low_chips % change > 0);
    let race_chips: BTreeMap<SeatNo, i64> =
        racers.map(|player| (player.seat, player.low_chips % change)).collect();
    let exchanged: BTreeMap<SeatNo, i64> = players
        .iter()
        .filter(|player| player.low_chips >= change)
        .map(|player| (player.seat, player.low_chips / change))
        .collect();
    let kept: BTreeMap<SeatNo, Chips> = players
        .iter()
        .map(|player| {
            (player.seat, player.other_value + *high * exchanged.get(&player.seat).copied().unwrap_or(0))
        })
        .collect();
    let saved: Vec<SeatNo> =
        race_chips.keys().copied().filter(|seat| kept.get(seat) == Some(&Chips::ZERO)).collect();
    let raced = *low * race_chips.values().sum::<i64>();
    let (whole, rest) = (raced / *high, raced % *high);
    let one_more = match rules.chip_race_rounding {
        ChipRaceRounding::Up => rest > Chips::ZERO,
        ChipRaceRounding::Half => rest * 2 >= *high,
        ChipRaceRounding::Down => false,
    };
    let by_value = whole + i64::from(one_more);
    let (to_save, racing) = (count(saved.len()), count(race_chips.len()));
    let chips_awarded = match rules.race_saved_chips {
        RaceSavedChips::FromRace => by_value.max(to_save),
        // No more than one each.
        RaceSavedChips::Added => by_value.min(racing - to_save) + to_save,
    };
    let from = match (rules.chip_race_first, button) {
        (ChipRaceFirst::Seat1, _) => *seats,
        (ChipRaceFirst::LeftOfButton, Some(button)) => *button,
        (ChipRaceFirst::LeftOfButton, None) => return Err(FactsError::NoButton),
    };
    Ok(RacePlan {
        deal_order: left_of(from, race_chips.keys().copied()),
        before: players.iter().map(|p| (p.seat, *low * p.low_chips + p.other_value)).collect(),
        value_added: *high * chips_awarded - raced,
        extra_for_saved: chips_awarded - by_value,
        high: *high,
        exchanged,
        race_chips,
        chips_awarded,
        saved,
        kept,
    })
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn check(facts: &RaceFacts) -> Result<(), FactsError> {
    let RaceFacts { low, high, seats, players, button, .. } = facts;
    chip_is(*low)?;
    chip_is(*high)?;
    if high <= low || !high.is_whole(*low) {
        return Err(FactsError::ChipsDoNotChange { low: *low, high: *high });
    }
    seats_are(*seats, players.iter().map(|player| player.seat))?;
    if let Some(button) = button {
        seat_is(*seats, *button)?;
    }
    for player in players {
        chips_are(Chips(player.low_chips))?;
        chips_are(player.other_value)?;
        chips_are(low.saturating_mul(player.low_chips).saturating_add(player.other_value))?;
    }
    Ok(())
}

impl RacePlan {
    /// Number of cards that are dealt.
    pub fn cards_needed(&self) -> usize {
        usize::try_from(self.race_chips.values().sum::<i64>()).unwrap_or(usize::MAX)
    }

    /// Deals from a deck, its first card first: all of one player's cards, then the next one's.
    ///
    /// # Errors
    /// The deck is too short, or has a card twice.
    pub fn deal(&self, deck: &[Card]) -> Result<BTreeMap<SeatNo, Vec<Card>>, FactsError> {
        let needed = self.cards_needed();
        if deck.len() < needed {
            return count_is("deck", needed, deck).map(|()| BTreeMap::new());
        }
        each_once(deck)?;
        let mut cards = deck.iter().copied();
        let mut take = |seat: &SeatNo| {
            let many = self.race_chips.get(seat).and_then(|chips| usize::try_from(*chips).ok()).unwrap_or(0);
            (*seat, cards.by_ref().take(many).collect())
        };
        Ok(self.deal_order.iter().map(&mut take).collect())
    }

    /// Whether it is clear without cards who gets a chip.
    pub fn needs_no_cards(&self) -> bool {
        self.chips_awarded == count(self.race_chips.len()) || self.chips_awarded == count(self.saved.len())
    }

    /// Gives the chips: to those who must be saved, then by the best card of each, one chip at most
    /// (10-4 to 10-6). Without any cards where none are needed.
    ///
    /// # Errors
    /// A card is there twice, or a player has not as many cards as low chips left.
    pub fn finish(&self, cards: &BTreeMap<SeatNo, Vec<Card>>) -> Result<RaceResult, FactsError> {
        each_once(cards.values().flatten())?;
        let dealt = cards.values().any(|cards| !cards.is_empty());
        for (seat, cards) in cards.iter().filter(|_| dealt) {
            let chips = self.race_chips.get(seat).and_then(|chips| usize::try_from(*chips).ok());
            count_is(&seat.to_string(), chips.unwrap_or(0), cards)?;
        }
        let best = |seat: &SeatNo| cards.get(seat).and_then(|cards| cards.iter().max().copied());
        let mut others: Vec<SeatNo> =
            self.race_chips.keys().copied().filter(|seat| !self.saved.contains(seat)).collect();
        if !self.needs_no_cards() {
            for seat in others.iter().filter(|seat| best(seat).is_none()) {
                let chips = self.race_chips.get(seat).and_then(|chips| usize::try_from(*chips).ok());
                count_is(&seat.to_string(), chips.unwrap_or(0), &[])?;
            }
        }
        others.sort_by_key(|seat| Reverse(best(seat)));
        let by_card = usize::try_from(self.chips_awarded).unwrap_or(0).saturating_sub(self.saved.len());
        let mut reasons: BTreeMap<SeatNo, RaceReason> =
            self.saved.iter().map(|seat| (*seat, RaceReason::Saved)).collect();
        for seat in others.iter().take(by_card) {
            let card = best(seat).filter(|_| by_card < others.len());
            reasons.insert(*seat, card.map_or(RaceReason::EnoughForAll, |card| RaceReason::Card { card }));
        }
        let won = |seat: &SeatNo| if reasons.contains_key(seat) { self.high } else { Chips::ZERO };
        let after = self.kept.iter().map(|(seat, chips)| (*seat, *chips + won(seat))).collect();
        Ok(RaceResult { winners: reasons.keys().copied().collect(), reasons, after })
    }
}
