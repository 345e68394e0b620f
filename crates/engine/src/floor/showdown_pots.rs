//! A whole hand settled: from bets and cards to what each leaves with.

use super::facts::FactsError;
use super::pots::{PotsFacts, PotsSettlement, settle_pots};
use super::showdown::{Showdown, ShowdownQuestion, showdown};
use crate::base::quantity::SeatNo;
use crate::floor::showdown::CardsShown;
use crate::rules::ruleset::Ruleset;

/// Compares the cards, then makes the pots and gives them. What the bets say of strengths and of high
/// and low does not count: cards speak (8-8).
///
/// # Errors
/// If the showdown or the pots refuse the facts, or there are cards of someone who is not in the hand.
///
/// ```
/// use std::collections::BTreeMap;
/// use tapis_engine::floor::showdown::CardsShown;
/// use tapis_engine::floor::card::read_cards;
/// use tapis_engine::floor::pots::*;
/// use tapis_engine::floor::showdown_pots::*;
/// use tapis_engine::rules::variant::Variant;
/// use tapis_engine::base::quantity::Chips;
/// use tapis_engine::rules::ruleset::Ruleset;
///
/// let player = |seat, put_in| PotPlayer {
///     seat, put_in: Chips(put_in), ante: Chips::ZERO, folded: false, strength: None, low: None,
/// };
/// let players = vec![player(2, 500), player(4, 1000), player(6, 1000)];
/// let bets = PotsFacts { seats: 9, button: 1, smallest_chip: Chips(25), players, hilo: false, shown: None };
/// let cards = |text| read_cards(text).unwrap();
/// let hands = BTreeMap::from([(2, cards("AsAd")), (4, cards("KsKd")), (6, cards("QsQd"))]);
/// let shown = CardsShown { variant: Variant::Holdem, board: cards("2c 5d 9h Jc 3s"), hands };
/// let (_, settled) = showdown_pots(&bets, &shown, &Ruleset::default()).unwrap();
/// assert_eq!((settled.payouts[&2], settled.payouts[&4]), (Chips(1500), Chips(1000)));
/// ```
pub fn showdown_pots(
    bets: &PotsFacts,
    shown: &CardsShown,
    rules: &Ruleset,
) -> Result<(Showdown, PotsSettlement), FactsError> {
    let in_hand = |seat: SeatNo| bets.players.iter().any(|player| player.seat == seat && !player.folded);
    if let Some(seat) = shown.hands.keys().find(|seat| !in_hand(**seat)) {
        return Err(FactsError::NotLive { seat: *seat });
    }
    let hands = shown.hands.iter().map(|(seat, cards)| (seat.to_string(), cards.clone())).collect();
    let question = ShowdownQuestion { variant: shown.variant, board: shown.board.clone(), hands };
    let found = showdown(&question, rules)?;
    let mut bets = bets.clone();
    bets.hilo = shown.variant.high_wins() && shown.variant.low(rules.lowball_27).is_some();
    for player in &mut bets.players {
        let hand = found.hands.get(&player.seat.to_string());
        player.strength = hand.map(|hand| hand.strength);
        player.low = hand.and_then(|hand| hand.low_strength);
    }
    let settled = settle_pots(&bets, rules)?;
    Ok((found, settled))
}
