//! A card that falls off the table, is seen by somebody, or is mixed into a hand (2-6, 2-7, 2-9).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, idle, needed};

/// Event that concerns the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LooseEvent {
    /// It fell off the table (2-6).
    Dropped,
    /// A dead card was mixed into a hand (2-7).
    Mixed,
    /// Somebody says that he saw it, but it lies face down (2-9).
    Glimpsed,
}

/// Person who made the card fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DropCause {
    /// The person who deals.
    Dealer,
    /// A player who did not mean to.
    Accident,
    /// The player to whom it belongs.
    Player,
}

/// The facts; each event needs its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct LooseCardFacts {
    /// Event to rule on.
    pub event: LooseEvent,
    /// It fell: who made it fall.
    #[serde(default)]
    pub cause: Option<DropCause>,
    /// It fell: during the deal.
    #[serde(default)]
    pub during_deal: Option<bool>,
    /// It was seen: its owner has touched it.
    #[serde(default)]
    pub touched: Option<bool>,
    /// It was seen: its owner keeps it, or refuses it. `None` if the owner has not said.
    #[serde(default)]
    pub kept: Option<bool>,
}

/// Fate of the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardFate {
    /// The card is played.
    Live,
    /// It is out of the hand.
    Dead,
    /// Its owner keeps or refuses it.
    OwnerChooses,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LooseReason {
    /// It counts as a card that was turned up, though nobody may have seen it (2-6).
    CountsAsExposed,
    /// Its player made it fall (2-6).
    PlayersOwnFault,
    /// It fell after the deal, of which the rule does not speak.
    FellLater,
    /// A hand with a dead card in it is dead (2-7).
    MixedIn,
    /// A player who has touched the card keeps it (2-9).
    Touched,
    /// Its owner has not touched it, and chooses (2-9).
    Untouched,
    /// Its owner keeps it (2-9).
    Kept,
    /// Its owner refuses it: it is turned up (2-9).
    Refused,
}

/// Ruling on a card that fell, was seen, or was mixed into a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LooseCardRuling {
    /// Fate of the card.
    pub card: CardFate,
    /// It is treated as a card that was turned up (2-5).
    pub exposed: bool,
    /// Its player gets another at the end of the deal (2-5).
    pub replaced: bool,
    /// Its player cannot refuse it.
    pub must_keep: bool,
    /// Its player has to show it.
    pub must_show: bool,
    /// The whole hand is dead; the others play on.
    pub hand_dead: bool,
    /// The rules do not name the case: the director decides.
    pub td_decides: bool,
    /// Reason for the ruling.
    pub reason: LooseReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a card that fell, was seen, or was mixed into a hand.
///
/// # Errors
/// A fact of the event is missing, or one of another event is told.
///
/// ```
/// use tapis_engine::floor::loose_card::*;
/// let seen = LooseCardFacts {
///     event: LooseEvent::Glimpsed, cause: None, during_deal: None, touched: Some(true), kept: None,
/// };
/// assert!(loose_card(&seen).unwrap().must_keep);
/// ```
pub fn loose_card(facts: &LooseCardFacts) -> Result<LooseCardRuling, FactsError> {
    let LooseCardFacts { event, cause, during_deal, touched, kept } = *facts;
    let (reason, rule) = match event {
        LooseEvent::Dropped => {
            idle(&[("touched", touched.is_some()), ("kept", kept.is_some())])?;
            let in_deal = needed("during_deal", during_deal)?;
            let reason = match needed("cause", cause)? {
                DropCause::Player => LooseReason::PlayersOwnFault,
                _ if in_deal => LooseReason::CountsAsExposed,
                _ => LooseReason::FellLater,
            };
            (reason, "2-6")
        }
        LooseEvent::Mixed => {
            idle(&[("touched", touched.is_some()), ("kept", kept.is_some())])?;
            idle(&[("cause", cause.is_some()), ("during_deal", during_deal.is_some())])?;
            (LooseReason::MixedIn, "2-7")
        }
        LooseEvent::Glimpsed => {
            idle(&[("cause", cause.is_some()), ("during_deal", during_deal.is_some())])?;
            let reason = match (needed("touched", touched)?, kept) {
                (true, _) => LooseReason::Touched,
                (false, None) => LooseReason::Untouched,
                (false, Some(true)) => LooseReason::Kept,
                (false, Some(false)) => LooseReason::Refused,
            };
            (reason, "2-9")
        }
    };
    let card = match reason {
        LooseReason::CountsAsExposed | LooseReason::MixedIn | LooseReason::Refused => CardFate::Dead,
        LooseReason::Untouched => CardFate::OwnerChooses,
        _ => CardFate::Live,
    };
    let exposed = matches!(reason, LooseReason::CountsAsExposed | LooseReason::Refused);
    Ok(LooseCardRuling {
        card,
        exposed,
        replaced: exposed,
        must_keep: matches!(reason, LooseReason::PlayersOwnFault | LooseReason::Touched),
        must_show: false,
        hand_dead: reason == LooseReason::MixedIn,
        td_decides: reason == LooseReason::FellLater,
        reason,
        rule: rule.into(),
    })
}
