//! The question about the end of a tournament (1-5).

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Serialize};

use super::one;
use crate::base::quantity::Chips;
use crate::floor::facts::{FactsError, MOST_CHIPS, cannot_be};
use crate::rules::chips_in_play::total_chips;

/// Condition that ends play, and the progress towards it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum EndTold {
    /// One player has all chips (1-5).
    LastPlayer {},
    /// All who are left qualify (1-5).
    Satellite {
        /// Number of players who qualify.
        qualifiers: u32,
    },
    /// After so long; those left are ranked by chips (003 c).
    TimeLimit {
        /// Length of play, in minutes.
        minutes: u32,
        /// Minutes played; needed while several players are left.
        #[serde(default)]
        elapsed_min: Option<u32>,
    },
}

impl Default for EndTold {
    fn default() -> Self {
        EndTold::LastPlayer {}
    }
}

/// Read fact by fact, so that one that is wrong is named.
impl<'de> Deserialize<'de> for EndTold {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Kind {
            LastPlayer,
            Satellite,
            TimeLimit,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct EndingFacts {
            r#type: Kind,
            qualifiers: Option<u32>,
            minutes: Option<u32>,
            elapsed_min: Option<u32>,
        }
        let told = EndingFacts::deserialize(from)?;
        let unknown = |name, _: u32| Err(D::Error::unknown_field(name, &["type"]));
        match (told.r#type, told.qualifiers, told.minutes, told.elapsed_min) {
            (Kind::LastPlayer, None, None, None) => Ok(EndTold::LastPlayer {}),
            (Kind::Satellite, Some(qualifiers), None, None) => Ok(EndTold::Satellite { qualifiers }),
            (Kind::TimeLimit, None, Some(minutes), elapsed_min) => {
                Ok(EndTold::TimeLimit { minutes, elapsed_min })
            }
            (Kind::Satellite, None, ..) => Err(D::Error::missing_field("qualifiers")),
            (Kind::TimeLimit, None, None, _) => Err(D::Error::missing_field("minutes")),
            (Kind::LastPlayer | Kind::TimeLimit, Some(told), ..) => unknown("qualifiers", told),
            (_, _, Some(told), _) => unknown("minutes", told),
            (_, _, _, Some(told)) => unknown("elapsed_min", told),
        }
    }
}

/// A tournament that may be over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Chips that an entry gets.
    pub starting_stack: Chips,
    /// Number of entries in the tournament.
    pub entries: u32,
    /// Number of rebuys sold.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub rebuys: u32,
    /// Number of add-ons sold.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub addons: u32,
    /// Starting stacks in an add-on.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default = "one")]
    pub addon_multiple: u32,
    /// Chips taken out of play.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub chips_removed: Chips,
    /// Number of players left.
    pub players_left: u32,
    /// Condition that ends play; if absent, play ends when one player has all chips.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub end_condition: EndTold,
}

/// Whether it is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CourseEnd {
    /// All chips in play.
    pub total_chips: Chips,
    /// The tournament is over.
    pub finished: bool,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

pub(super) fn end_condition(facts: &Course) -> Result<CourseEnd, FactsError> {
    let Course { starting_stack, entries, rebuys, addons, addon_multiple, chips_removed, .. } = *facts;
    let stacks = i128::from(entries) + i128::from(rebuys) + i128::from(addons) * i128::from(addon_multiple);
    let issued = i128::from(starting_stack).saturating_mul(stacks);
    if starting_stack < Chips(1) || chips_removed < Chips::ZERO || issued > i128::from(MOST_CHIPS) {
        return cannot_be("chips below zero, or more than there can be");
    }
    let left = facts.players_left;
    if i128::from(chips_removed) > issued || left > entries || left < 1 {
        return cannot_be("more chips removed than issued, nobody left, or more left than entered");
    }
    let finished = match facts.end_condition {
        EndTold::LastPlayer {} => left <= 1,
        EndTold::Satellite { qualifiers: 0 } => return cannot_be("nobody qualifies"),
        EndTold::Satellite { qualifiers } => left <= qualifiers,
        EndTold::TimeLimit { .. } if left <= 1 => true,
        EndTold::TimeLimit { minutes, elapsed_min: Some(elapsed) } => elapsed >= minutes,
        EndTold::TimeLimit { elapsed_min: None, .. } => {
            return Err(FactsError::missing("end_condition.elapsed_min"));
        }
    };
    let total_chips = total_chips(starting_stack, entries, rebuys, addons, addon_multiple, chips_removed);
    Ok(CourseEnd { total_chips, finished, rule: "1-5".into() })
}
