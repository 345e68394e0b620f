//! Whether the cards are dealt anew (2-5 to 2-13).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::CannotBe;
use super::cannot_be::cannot_be;

/// Who exposed a card, or did what else went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Whoever deals.
    Dealer,
    /// A player, without meaning to.
    Accident,
    /// A player, on purpose.
    PlayerDeliberate,
}

/// The facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct DealFacts {
    /// The ordinal in the deal, from 1, of each exposed card.
    pub exposed_cards: Vec<u32>,
    /// Players after the blinds who acted before anybody noticed.
    pub players_acted_after_blinds: u32,
    /// The cards were dealt in the wrong order.
    pub wrong_order: bool,
    /// Somebody has too many cards or too few.
    pub wrong_count: bool,
    /// The only fault in the count is one card too many for the small blind.
    pub small_blind_has_one_extra: bool,
    /// Who has one card too many, where it is told so: "small_blind" or anybody else.
    pub extra_card_to: Option<String>,
    /// Cards found face up in the deck during the deal.
    pub boxed_cards: u32,
    /// They were found during the initial deal, not later in the hand.
    pub initial_deal: bool,
    /// Who caused it; none: the dealer.
    pub cause: Option<Cause>,
    /// A player did it on purpose.
    pub deliberate: bool,
    /// A joker was dealt and shown at once.
    pub joker: bool,
    /// The game cannot go on as it is, whoever has acted.
    pub aberration: bool,
}

impl Default for DealFacts {
    fn default() -> Self {
        DealFacts {
            exposed_cards: Vec::new(),
            players_acted_after_blinds: 0,
            wrong_order: false,
            wrong_count: false,
            small_blind_has_one_extra: false,
            extra_card_to: None,
            boxed_cards: 0,
            initial_deal: true,
            cause: None,
            deliberate: false,
            joker: false,
            aberration: false,
        }
    }
}

/// Why the cards are dealt anew, or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MisdealReason {
    /// The first or the second card of the deal was exposed (2-8).
    FirstOrSecondCard,
    /// A second card was exposed (2-8).
    SecondExposed,
    /// The order was wrong (2-8).
    WrongOrder,
    /// The number of cards was wrong (2-8).
    WrongCount,
    /// Two cards or more lay face up in the deck (2-10).
    BoxedCards,
    /// One exposed card: it is replaced, and is the first burn (2-5).
    OneExposed,
    /// The small blind's extra card is taken back, shown, and is the burn (2-8).
    ExtraCardIsBurn,
    /// A face-up card in the deck is shown and ignored (2-10).
    OneBoxed,
    /// Several, after the deal: the director may void the hand, the pot is then split (2-10).
    BoxedAfterDeal,
    /// A joker told at once is ignored (2-11).
    Joker,
    /// Two players after the blinds have acted: those concerned are out, the others go on (2-13).
    TooLate,
    /// A player did it on purpose: he alone is out (2-8).
    Deliberate,
    /// Nothing went wrong.
    NothingWrong,
}

/// The ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MisdealRuling {
    /// The cards are dealt anew.
    pub misdeal: bool,
    /// Why, or why not.
    pub reason: MisdealReason,
    /// What would have been a misdeal, where it is too late or on purpose.
    pub would_be: Option<MisdealReason>,
    /// Those whom the fault concerns are out of the hand.
    pub concerned_are_out: bool,
    /// The exposed card, or the extra one, is the first burn.
    pub becomes_first_burn: bool,
    /// The rule.
    pub rule: &'static str,
}

fn rule(reason: MisdealReason) -> &'static str {
    match reason {
        MisdealReason::OneExposed => "2-5",
        MisdealReason::BoxedCards | MisdealReason::OneBoxed | MisdealReason::BoxedAfterDeal => "2-10",
        MisdealReason::Joker => "2-11",
        MisdealReason::TooLate => "2-13",
        _ => "2-8",
    }
}

/// Whether the cards are dealt anew. Nothing that a player does on purpose, and nothing noticed
/// after two players behind the blinds have acted, is a misdeal.
///
/// # Errors
/// An ordinal that no deal has, or one named twice.
///
/// ```
/// use tapis_engine::floor::misdeal::{DealFacts, misdeal};
/// let facts = DealFacts { exposed_cards: vec![2], ..DealFacts::default() };
/// assert!(misdeal(&facts).unwrap().misdeal);
/// ```
pub fn misdeal(facts: &DealFacts) -> Result<MisdealRuling, CannotBe> {
    let exposed: BTreeSet<u32> = facts.exposed_cards.iter().copied().collect();
    if exposed.len() < facts.exposed_cards.len() || exposed.iter().any(|card| !(1..=52).contains(card)) {
        return cannot_be("no deal has such a card, or it is named twice");
    }
    if facts.boxed_cards > 52 {
        return cannot_be("more cards than a deck has");
    }
    let found = fault(facts, &exposed);
    let is_misdeal = matches!(
        found,
        MisdealReason::FirstOrSecondCard
            | MisdealReason::SecondExposed
            | MisdealReason::WrongOrder
            | MisdealReason::WrongCount
            | MisdealReason::BoxedCards
    );
    let deliberate = facts.deliberate || facts.cause == Some(Cause::PlayerDeliberate);
    let (misdeal, reason) = if deliberate && (is_misdeal || found == MisdealReason::OneExposed) {
        (false, MisdealReason::Deliberate)
    } else if is_misdeal && facts.players_acted_after_blinds >= 2 && !facts.aberration {
        (false, MisdealReason::TooLate)
    } else {
        (is_misdeal, found)
    };
    Ok(MisdealRuling {
        misdeal,
        reason,
        would_be: (is_misdeal && !misdeal).then_some(found),
        concerned_are_out: matches!(reason, MisdealReason::TooLate | MisdealReason::Deliberate),
        becomes_first_burn: matches!(reason, MisdealReason::OneExposed | MisdealReason::ExtraCardIsBurn),
        rule: rule(reason),
    })
}

/// What went wrong, the gravest first.
fn fault(facts: &DealFacts, exposed: &BTreeSet<u32>) -> MisdealReason {
    let extra_to_small_blind = facts.small_blind_has_one_extra
        || facts.extra_card_to.as_deref().is_some_and(|who| matches!(who, "small_blind" | "sb"));
    let extra_to_other = facts.extra_card_to.is_some() && !extra_to_small_blind;
    if exposed.contains(&1) || exposed.contains(&2) {
        MisdealReason::FirstOrSecondCard
    } else if exposed.len() > 1 {
        MisdealReason::SecondExposed
    } else if facts.wrong_order {
        MisdealReason::WrongOrder
    } else if extra_to_other || (facts.wrong_count && !extra_to_small_blind) {
        MisdealReason::WrongCount
    } else if facts.boxed_cards >= 2 && facts.initial_deal {
        MisdealReason::BoxedCards
    } else if exposed.len() == 1 {
        MisdealReason::OneExposed
    } else if extra_to_small_blind {
        MisdealReason::ExtraCardIsBurn
    } else if facts.boxed_cards == 1 {
        MisdealReason::OneBoxed
    } else if facts.boxed_cards > 1 {
        MisdealReason::BoxedAfterDeal
    } else if facts.joker {
        MisdealReason::Joker
    } else {
        MisdealReason::NothingWrong
    }
}
