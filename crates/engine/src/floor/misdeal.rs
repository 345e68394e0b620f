//! Whether the cards are dealt anew (2-5 to 2-13).

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, cannot_be};
use crate::rules::ruleset::{Ruleset, StudDownCard};
use crate::rules::variant::Variant;

/// Facts of the deal: every fact that rules 2-5 to 2-13 depend on. Anything not told did not happen, and the deal is
/// the initial one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields, default)]
pub struct DealFacts {
    /// The ordinal in the deal, from 1, of each exposed card.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub exposed_cards: Vec<u32>,
    /// Players after the blinds who acted before anybody noticed.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub players_acted_after_blinds: u32,
    /// The cards were dealt in the wrong order.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub wrong_order: bool,
    /// Somebody has too many cards or too few.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub wrong_count: bool,
    /// The only fault in the count is one card too many for the small blind.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub small_blind_has_one_extra: bool,
    /// Cards found face up in the deck during the deal.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub boxed_cards: u32,
    /// They were found during the initial deal, not later in the hand.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub initial_deal: bool,
    /// A player did it on purpose.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub deliberate: bool,
    /// A joker was dealt and shown at once.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub joker: bool,
    /// A player told of a joker late: he has held it.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub late_joker: bool,
    /// The deck is wrong: a card is missing, is there twice, or belongs to another deck.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub irregular_deck: bool,
    /// The game. `None` if it is one with a board. At stud the cards that are exposed are down cards, and players act
    /// after the bring-in.
    pub game: Option<Variant>,
    /// Stud: the exposed cards are both down cards of one hand.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub both_of_one_hand: bool,
    /// The game cannot go on as it is, whoever has acted.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
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
            boxed_cards: 0,
            initial_deal: true,
            deliberate: false,
            joker: false,
            late_joker: false,
            irregular_deck: false,
            game: None,
            both_of_one_hand: false,
            aberration: false,
        }
    }
}

/// Reason for dealing the cards anew, or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MisdealReason {
    /// The first or the second card of the deal was exposed (2-8).
    FirstOrSecondCard,
    /// A second card was exposed (2-8).
    SecondExposed,
    /// A down card of stud was exposed (2-8).
    DownCardExposed,
    /// The same where the club plays on: it becomes the up card, the third card is dealt down.
    DealtDownInstead,
    /// Both down cards of one hand were exposed where the club plays on: that hand is dead.
    BothDownCards,
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
    /// A joker told late: the hand that held it is dead, that hand only (2-11).
    LateJoker,
    /// The deck is wrong: the hand is void, the pot is shared by the live hands (2-12).
    IrregularDeck,
    /// Two players after the blinds have acted: those concerned are out, the others go on (2-13).
    TooLate,
    /// A player did it on purpose: he alone is out (2-8).
    Deliberate,
    /// Nothing went wrong in the deal.
    NothingWrong,
}

/// Ruling on a fault in the deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MisdealRuling {
    /// The cards are dealt anew.
    pub misdeal: bool,
    /// Reason for the ruling.
    pub reason: MisdealReason,
    /// Fault that would have been a misdeal, but is too late or on purpose. `None` if there is no such fault.
    pub would_be: Option<MisdealReason>,
    /// Those whom the fault concerns are out of the hand.
    pub concerned_are_out: bool,
    /// The hand is void: the live hands share the pot, the bets of the unfinished round go back.
    #[serde(default)]
    pub hand_void: bool,
    /// The exposed card, or the extra one, is the first burn.
    pub becomes_first_burn: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

fn rule(reason: MisdealReason) -> &'static str {
    match reason {
        MisdealReason::OneExposed => "2-5",
        MisdealReason::BoxedCards | MisdealReason::OneBoxed | MisdealReason::BoxedAfterDeal => "2-10",
        MisdealReason::Joker | MisdealReason::LateJoker => "2-11",
        MisdealReason::IrregularDeck => "2-12",
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
/// use tapis_engine::rules::ruleset::Ruleset;
/// let facts = DealFacts { exposed_cards: vec![2], ..DealFacts::default() };
/// assert!(misdeal(&Ruleset::default(), &facts).unwrap().misdeal);
/// ```
pub fn misdeal(rules: &Ruleset, facts: &DealFacts) -> Result<MisdealRuling, FactsError> {
    let exposed: BTreeSet<u32> = facts.exposed_cards.iter().copied().collect();
    if exposed.len() < facts.exposed_cards.len() || exposed.iter().any(|card| !(1..=52).contains(card)) {
        return cannot_be("no deal has such a card, or it is named twice");
    }
    if facts.boxed_cards > 52 {
        return cannot_be("more cards than a deck has");
    }
    let stud = facts.game.is_some_and(Variant::is_stud);
    if facts.both_of_one_hand && (!stud || exposed.len() < 2) {
        return cannot_be("both down cards of a hand of stud are two exposed cards");
    }
    if stud && facts.small_blind_has_one_extra {
        return cannot_be("stud has no small blind");
    }
    let found = fault(rules, facts, &exposed);
    let is_misdeal = matches!(
        found,
        MisdealReason::FirstOrSecondCard
            | MisdealReason::DownCardExposed
            | MisdealReason::SecondExposed
            | MisdealReason::WrongOrder
            | MisdealReason::WrongCount
            | MisdealReason::BoxedCards
    );
    let exposure = matches!(
        found,
        MisdealReason::OneExposed | MisdealReason::DealtDownInstead | MisdealReason::BothDownCards
    );
    let (misdeal, reason) = if facts.deliberate && (is_misdeal || exposure) {
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
        concerned_are_out: matches!(
            reason,
            MisdealReason::TooLate
                | MisdealReason::Deliberate
                | MisdealReason::LateJoker
                | MisdealReason::BothDownCards
        ),
        hand_void: reason == MisdealReason::IrregularDeck,
        becomes_first_burn: matches!(reason, MisdealReason::OneExposed | MisdealReason::ExtraCardIsBurn),
        rule: rule(reason).into(),
    })
}

/// Fault of the deal, gravest first.
fn fault(rules: &Ruleset, facts: &DealFacts, exposed: &BTreeSet<u32>) -> MisdealReason {
    let stud = facts.game.is_some_and(Variant::is_stud);
    let plays_on = rules.stud_down_card == StudDownCard::DealtDownInstead;
    if facts.irregular_deck {
        MisdealReason::IrregularDeck
    } else if stud && !exposed.is_empty() && !plays_on {
        MisdealReason::DownCardExposed
    } else if !stud && (exposed.contains(&1) || exposed.contains(&2)) {
        MisdealReason::FirstOrSecondCard
    } else if !stud && exposed.len() > 1 {
        MisdealReason::SecondExposed
    } else if facts.wrong_order {
        MisdealReason::WrongOrder
    } else if facts.wrong_count && !facts.small_blind_has_one_extra {
        MisdealReason::WrongCount
    } else if facts.boxed_cards >= 2 && facts.initial_deal {
        MisdealReason::BoxedCards
    } else if facts.late_joker {
        MisdealReason::LateJoker
    } else if facts.both_of_one_hand {
        MisdealReason::BothDownCards
    } else if stud && !exposed.is_empty() {
        MisdealReason::DealtDownInstead
    } else if exposed.len() == 1 {
        MisdealReason::OneExposed
    } else if facts.small_blind_has_one_extra {
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
