//! Errors that others built upon (7-4, 7-16).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::facts::{FactsError, amounts, cannot_be};
use crate::base::quantity::Chips;

/// The first error of the chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::floor::schema::every_name::<SeriesError>)]
pub enum SeriesError {
    /// A call of less than the bet.
    ShortCall,
    /// An opening of less than the big blind.
    #[serde(alias = "short_bet")]
    ShortOpen,
    /// A raise of less than the least raise.
    ShortRaise,
    /// The dealer said an action wrongly.
    MisreadByDealer,
}

/// Facts about an error that others built upon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct SeriesFacts {
    /// The first error of the chain.
    pub error: SeriesError,
    /// Amount that should have been paid: the bet, the big blind, the least raise. `None` only if the dealer misread an
    /// action.
    #[serde(default)]
    pub true_amount: Option<Chips>,
    /// Amount that was paid. `None` only if the dealer misread an action.
    #[serde(default)]
    pub short_amount: Option<Chips>,
    /// Players who acted after the error.
    pub players_acted_after: u32,
    /// Players before the error who had it right.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub upstream_correct: u32,
    /// The big blind in force, where it is told: less than it never stands.
    #[serde(default)]
    pub big_blind: Option<Chips>,
    /// The dealer admits his error; if he does not, what he said stands.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "admitted")]
    pub dealer_admits: bool,
}

fn admitted() -> bool {
    true
}

/// Reason for the error standing or being corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeriesReason {
    /// Three or more acted after it.
    ThreeActed,
    /// Fewer than three acted after it.
    FewActed,
    /// Less than the big blind never stands.
    BelowBigBlind,
    /// Somebody before it had it right.
    UpstreamCorrect,
    /// The dealer does not admit an error.
    DealerInsists,
}

/// Ruling on a chain of errors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeriesRuling {
    /// The error stands and is not corrected.
    pub maintained: bool,
    /// Chips that each player of the chain pays. `None` if no amount was told.
    pub each_pays: Option<Chips>,
    /// Chips that go back to the bettor before the error.
    pub refund_to_bettor: Chips,
    /// Reason for the ruling.
    pub reason: SeriesReason,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// A chain of errors is put right from the first one, unless three or more acted after it. Less
/// than the big blind never stands, nor what somebody before had right. Where a short call
/// stands, the bettor gets the difference back (7-16). A dealer's misreading stands likewise once
/// three have acted (7-4).
///
/// # Errors
/// Amounts that cannot be, or a short amount that is not short.
///
/// ```
/// use tapis_engine::floor::series::{SeriesError, SeriesFacts, series};
/// use tapis_engine::base::quantity::Chips;
/// let facts = SeriesFacts {
///     error: SeriesError::ShortCall, true_amount: Some(Chips(1000)), short_amount: Some(Chips(800)),
///     players_acted_after: 3, upstream_correct: 0, big_blind: None, dealer_admits: true,
/// };
/// let ruling = series(&facts).unwrap();
/// assert!(ruling.maintained && ruling.each_pays == Some(Chips(800)) && ruling.refund_to_bettor == Chips(200));
/// ```
pub fn series(facts: &SeriesFacts) -> Result<SeriesRuling, FactsError> {
    let (told, short) = (facts.true_amount, facts.short_amount);
    amounts(&[
        ("the amount due", told.unwrap_or(Chips::ZERO)),
        ("the amount paid", short.unwrap_or(Chips::ZERO)),
    ])?;
    amounts(&[("the big blind", facts.big_blind.unwrap_or(Chips::ZERO))])?;
    let misread = facts.error == SeriesError::MisreadByDealer;
    for (key, amount) in [("true_amount", told), ("short_amount", short)] {
        if !misread && amount.is_none() {
            return Err(FactsError::missing(key));
        }
    }
    if !misread && short >= told {
        return cannot_be("the amount paid is not short");
    }
    let below_the_blind =
        facts.error == SeriesError::ShortOpen || facts.big_blind.is_some_and(|blind| short < Some(blind));
    let reason = if misread && !facts.dealer_admits {
        SeriesReason::DealerInsists
    } else if !misread && below_the_blind {
        SeriesReason::BelowBigBlind
    } else if !misread && facts.upstream_correct > 0 {
        SeriesReason::UpstreamCorrect
    } else if facts.players_acted_after >= 3 {
        SeriesReason::ThreeActed
    } else {
        SeriesReason::FewActed
    };
    let maintained = matches!(reason, SeriesReason::ThreeActed | SeriesReason::DealerInsists);
    let refund = match (facts.error, told, short) {
        (SeriesError::ShortCall, Some(told), Some(short)) if maintained => told - short,
        _ => Chips::ZERO,
    };
    Ok(SeriesRuling {
        maintained,
        each_pays: if maintained { short } else { told },
        refund_to_bettor: refund,
        reason,
        rule: if misread { "7-4" } else { "7-16" }.into(),
    })
}
