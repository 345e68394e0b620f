//! A pot awarded wrongly, or a winning hand killed (8-11, 8-12).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, idle, needed};

/// Fault made with a pot or a winning hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AwardEvent {
    /// The dealer killed the hand that had won (8-11).
    WinningHandKilled,
    /// The pot was awarded too soon (8-12).
    AwardedTooSoon,
}

/// Person whose fault it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AwardFault {
    /// The person who deals.
    Dealer,
    /// A player out of the hand.
    PlayerOut,
    /// A player still in the hand.
    PlayerIn,
}

/// The facts; each event needs its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PotAwardFacts {
    /// Fault to rule on.
    pub event: AwardEvent,
    /// Killed: it lay open on the table.
    #[serde(default)]
    pub laid_open: Option<bool>,
    /// Too soon: it can still be told who had won.
    #[serde(default)]
    pub winner_known: Option<bool>,
    /// Too soon: whose fault it was.
    #[serde(default)]
    pub fault: Option<AwardFault>,
}

/// Recipient of the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PotRecipient {
    /// The player who had won.
    Winner,
    /// The hands that are still live.
    LiveHands,
    /// The last live hands share the pot.
    Shared,
    /// The director decides who is paid.
    TdDecides,
}

/// Reason for the ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AwardReason {
    /// A winning hand that lies open cannot be killed any more (8-11).
    LaidOpen,
    /// It had not been laid open: players protect their own cards (3-4).
    FaceDown,
    /// It can still be told who had won.
    WinnerKnown,
    /// Nobody can tell any more who had won (8-12).
    WinnerUnknown,
    /// The fault was a live player's: the rule does not speak of it.
    PlayersOwnFault,
}

/// Ruling on a pot awarded wrongly, or a winning hand killed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PotAwardRuling {
    /// Recipient of the pot.
    pub paid: PotRecipient,
    /// The rules do not name the case: the director decides.
    pub td_decides: bool,
    /// Reason for the ruling.
    pub reason: AwardReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Rules on a pot that went wrong.
///
/// # Errors
/// A fact of the event is missing, or one of the other event is told.
///
/// ```
/// use tapis_engine::floor::pot_award::*;
/// let killed = AwardEvent::WinningHandKilled;
/// let facts = PotAwardFacts { event: killed, laid_open: Some(true), winner_known: None, fault: None };
/// assert_eq!(pot_award(&facts).unwrap().paid, PotRecipient::Winner);
/// ```
pub fn pot_award(facts: &PotAwardFacts) -> Result<PotAwardRuling, FactsError> {
    let PotAwardFacts { event, laid_open, winner_known, fault } = *facts;
    let (paid, reason, rule) = match event {
        AwardEvent::WinningHandKilled => {
            idle(&[("winner_known", winner_known.is_some()), ("fault", fault.is_some())])?;
            if needed("laid_open", laid_open)? {
                (PotRecipient::Winner, AwardReason::LaidOpen, "8-11")
            } else {
                (PotRecipient::LiveHands, AwardReason::FaceDown, "3-4")
            }
        }
        AwardEvent::AwardedTooSoon => {
            idle(&[("laid_open", laid_open.is_some())])?;
            let known = needed("winner_known", winner_known)?;
            match needed("fault", fault)? {
                _ if known => (PotRecipient::Winner, AwardReason::WinnerKnown, "8-12"),
                AwardFault::PlayerIn => (PotRecipient::TdDecides, AwardReason::PlayersOwnFault, "8-12"),
                AwardFault::Dealer | AwardFault::PlayerOut => {
                    (PotRecipient::Shared, AwardReason::WinnerUnknown, "8-12")
                }
            }
        }
    };
    Ok(PotAwardRuling { paid, td_decides: paid == PotRecipient::TdDecides, reason, rule: rule.into() })
}
