//! Closed cards of stud and of draw, once the hand is being played: a card that a change or the last
//! round turns up, a change of the wrong number, a hand with too many cards or too few.
//!
//! Faults before anybody has acted are a matter of the deal: [`super::misdeal`].

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, cannot_be, idle, needed};
use crate::rules::variant::Variant;

/// Event that concerns a closed card, or the number of cards in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClosedEvent {
    /// Draw: whoever deals turned a replacement card up.
    ChangeExposed,
    /// Draw: a player was dealt another number of cards than asked for.
    ChangeCount,
    /// A hand has too many cards or too few.
    HandCount,
    /// Stud: whoever deals turned a player's last card up.
    LastCardUp,
}

/// The facts; each event needs its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct ClosedCardFacts {
    /// Game that is played: a stud or 2-7 triple draw.
    pub game: Variant,
    /// Event to rule on.
    pub event: ClosedEvent,
    /// A change: how many cards the player asked for.
    #[serde(default)]
    pub asked: Option<u8>,
    /// A change: how many were dealt.
    #[serde(default)]
    pub received: Option<u8>,
    /// A change: the next player has been dealt to as well.
    #[serde(default)]
    pub next_served: Option<bool>,
    /// A hand: how many cards it has.
    #[serde(default)]
    pub in_hand: Option<u8>,
    /// A hand of stud: how many it should have by now.
    #[serde(default)]
    pub due: Option<u8>,
    /// The last card: how many players are still in the hand.
    #[serde(default)]
    pub players_left: Option<u8>,
}

/// Fate of the card or the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClosedFate {
    /// The card is dead; another is dealt once all the others have theirs (2-5).
    Replaced,
    /// The missing cards are dealt.
    Completed,
    /// A card too many is taken back, shown and burnt (2-8).
    TakenBack,
    /// The hand lacks a card: it is dead (2-11).
    Incomplete,
    /// The hand has a card too many and is out; the others go on (2-13).
    TooMany,
    /// The card stays as it is.
    StaysUp,
    /// The number is right.
    NothingWrong,
}

/// Ruling on a closed card, or on a wrong number of cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClosedCardRuling {
    /// Fate of the card or the hand.
    pub outcome: ClosedFate,
    /// Number of cards dealt or taken back.
    pub cards: u8,
    /// The hand is dead; the others play on.
    pub hand_dead: bool,
    /// The other player's last card is dealt face up too.
    pub other_up_too: bool,
    /// The rules do not name the case: the director decides.
    pub td_decides: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// The most cards that a change takes (004, 7-IV).
const MOST_CHANGED: u8 = 5;

/// Rules on a closed card of stud or of draw.
///
/// # Errors
/// The game does not know the event, a fact of the event is missing, or one of another is told.
///
/// ```
/// use tapis_engine::floor::closed_card::*;
/// use tapis_engine::rules::variant::Variant;
/// let short = ClosedCardFacts {
///     game: Variant::Draw27, event: ClosedEvent::HandCount, in_hand: Some(4),
///     asked: None, received: None, next_served: None, due: None, players_left: None,
/// };
/// assert!(closed_card(&short).unwrap().hand_dead);
/// ```
pub fn closed_card(facts: &ClosedCardFacts) -> Result<ClosedCardRuling, FactsError> {
    let ClosedCardFacts { game, event, asked, received, next_served, in_hand, due, players_left } = *facts;
    let change = [
        ("asked", asked.is_some()),
        ("received", received.is_some()),
        ("next_served", next_served.is_some()),
    ];
    let hand = [("in_hand", in_hand.is_some()), ("due", due.is_some())];
    let last = [("players_left", players_left.is_some())];
    let draw = game == Variant::Draw27;
    if !draw && !game.is_stud() {
        return cannot_be("neither stud nor draw");
    }
    let (outcome, cards, rule) = match event {
        ClosedEvent::ChangeExposed | ClosedEvent::ChangeCount if !draw => {
            return cannot_be("only draw has a change");
        }
        ClosedEvent::LastCardUp if draw => {
            return cannot_be("only stud has a last card that can be turned up");
        }
        ClosedEvent::ChangeExposed => {
            idle(&change)?;
            idle(&hand)?;
            idle(&last)?;
            (ClosedFate::Replaced, 1, "2-5")
        }
        ClosedEvent::ChangeCount => {
            idle(&hand)?;
            idle(&last)?;
            changed(
                needed("asked", asked)?,
                needed("received", received)?,
                needed("next_served", next_served)?,
            )?
        }
        ClosedEvent::HandCount => {
            idle(&change)?;
            idle(&last)?;
            let due = if draw {
                idle(&[("due", due.is_some())])?;
                5
            } else {
                needed("due", due)?
            };
            counted(draw, needed("in_hand", in_hand)?, due)?
        }
        ClosedEvent::LastCardUp => {
            idle(&change)?;
            idle(&hand)?;
            if !(2..=8).contains(&needed("players_left", players_left)?) {
                return cannot_be("stud is played by two to eight");
            }
            (ClosedFate::StaysUp, 0, "004 7-III")
        }
    };
    Ok(ClosedCardRuling {
        outcome,
        cards,
        hand_dead: matches!(outcome, ClosedFate::Incomplete | ClosedFate::TooMany),
        other_up_too: outcome == ClosedFate::StaysUp && players_left == Some(2),
        td_decides: outcome == ClosedFate::StaysUp || (outcome == ClosedFate::TakenBack && cards > 1),
        rule: rule.into(),
    })
}

type ClosedRuling = (ClosedFate, u8, &'static str);

/// A change of another number: put right until the next player is served, as one card too many in
/// the deal is (2-8); from then on a wrong hand is dead or out (2-11, 2-13).
fn changed(asked: u8, received: u8, next_served: bool) -> Result<ClosedRuling, FactsError> {
    if asked > MOST_CHANGED {
        return cannot_be("a change takes five cards at most");
    }
    if received > 2 * MOST_CHANGED {
        return cannot_be("nobody is dealt so many");
    }
    Ok(match (asked.checked_sub(received), received.checked_sub(asked), next_served) {
        (Some(0), ..) => (ClosedFate::NothingWrong, 0, "2-8"),
        (Some(missing), _, false) => (ClosedFate::Completed, missing, "2-8"),
        (Some(_), _, true) => (ClosedFate::Incomplete, 0, "2-11"),
        (None, more, false) => (ClosedFate::TakenBack, more.unwrap_or_default(), "2-8"),
        (None, _, true) => (ClosedFate::TooMany, 0, "2-13"),
    })
}

fn counted(draw: bool, in_hand: u8, due: u8) -> Result<ClosedRuling, FactsError> {
    if !draw && !(3..=7).contains(&due) {
        return cannot_be("a hand of stud has three to seven cards");
    }
    if in_hand > 10 {
        return cannot_be("no hand has so many cards");
    }
    Ok(match in_hand.cmp(&due) {
        std::cmp::Ordering::Less => (ClosedFate::Incomplete, 0, "2-11"),
        std::cmp::Ordering::Equal => (ClosedFate::NothingWrong, 0, "2-8"),
        std::cmp::Ordering::Greater => (ClosedFate::TooMany, 0, "2-13"),
    })
}
