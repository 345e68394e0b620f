//! Results of an evening that was not played with the program.

use serde::{Deserialize, Serialize};

use crate::base::quantity::{Cents, MemberId, Millis, Place, Points};
use crate::prizes::payouts::PrizeInKind;

/// The longest reason for a correction, in characters.
pub(crate) const LONGEST_REASON: usize = 500;

/// Recorded result of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordedPlayer {
    pub member: MemberId,
    /// The place; equals share the better number.
    pub place: Place,
    #[serde(default)]
    pub prize: Cents,
    /// Things won, by name.
    #[serde(default)]
    pub in_kind: Vec<String>,
    /// Points, in hundredths; `None` means as the set-up gives them for the place.
    #[serde(default)]
    pub points: Option<Points>,
    #[serde(default)]
    pub rebuys: u32,
    #[serde(default)]
    pub addons: u32,
    /// Players put out; `None` means as many as name this one in `out_by`.
    #[serde(default)]
    pub hits: Option<u32>,
    /// Players who put this one out, the first named first; empty if not known.
    #[serde(default)]
    pub out_by: Vec<MemberId>,
    /// Money paid in all; `None` means the prices of the set-up.
    #[serde(default)]
    pub spent: Option<Cents>,
}

impl RecordedPlayer {
    /// A player of whom only the place is known.
    pub fn at(member: MemberId, place: Place) -> Self {
        RecordedPlayer {
            member,
            place,
            prize: Cents::ZERO,
            in_kind: Vec::new(),
            points: None,
            rebuys: 0,
            addons: 0,
            hits: None,
            out_by: Vec::new(),
            spent: None,
        }
    }
}

/// One player's result, complete in itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordedLine {
    pub member: MemberId,
    /// The place; equals share the better number.
    pub place: Place,
    pub prize: Cents,
    pub in_kind: Vec<PrizeInKind>,
    pub points: Points,
    pub rebuys: u32,
    pub addons: u32,
    pub hits: u32,
    /// Players who put this one out, the first named first; empty if not known.
    pub out_by: Vec<MemberId>,
    /// Money paid in all.
    pub spent: Cents,
}

/// That the results were entered afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaterEntry {
    /// Time of their entry or last correction.
    pub at: Millis,
    /// Players of whom nothing else is known.
    pub unnamed: u32,
    /// Reason for the last correction; `None` if they were not.
    pub why: Option<String>,
}
