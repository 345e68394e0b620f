//! The ladder of penalties (13-1): what to propose for a fault. The director judges.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::rules::ruleset::{PenaltyStep, Ruleset};

/// A penalty given before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct PenaltyGiven {
    /// Name of the player penalised.
    pub player: String,
    /// Fault that was penalised.
    pub offence: String,
    /// Step of the ladder that was given.
    pub sanction: PenaltyStep,
}

/// Facts about a fault, with the penalties given before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct FaultFacts {
    /// Name of the player at fault.
    pub player: String,
    /// The fault: one of the codes of `Offence`, or another word.
    pub offence: String,
    /// Penalties of this tournament, in order.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    #[serde(default)]
    pub history: Vec<PenaltyGiven>,
    /// The fault is punished without a warning. `None` if the rules decide that (11-2, 12-7).
    #[serde(default)]
    pub no_warning: Option<bool>,
}

/// Reason for the proposed step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LadderReason {
    /// The first fault of this kind.
    First,
    /// The same fault again: the step after the gravest given.
    Repeated,
    /// A fault that is punished without a warning.
    NoWarning,
}

/// Penalty proposed for a fault.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PenaltyAdvice {
    /// The step that the ladder proposes.
    pub suggested: PenaltyStep,
    /// That step and the graver ones: gravity may skip steps.
    pub acceptable: Vec<PenaltyStep>,
    /// Reason for the proposed step.
    pub reason: LadderReason,
    /// Number of times that the player was punished for this fault before.
    pub times_before: u32,
    /// Number of the rule applied.
    pub rule: Cow<'static, str>,
}

/// Faults that are punished without a warning, and the rule that says so.
pub fn without_warning(offence: &str) -> Option<&'static str> {
    match offence {
        "outside_chips" | "chips_from_outside" => Some("11-2"),
        "giving_chips" | "chip_giving" | "gave_chips" | "chip_passing" | "passing_chips" | "chip_dumping" => {
            Some("12-7")
        }
        _ => None,
    }
}

/// The step that the ladder proposes for a fault: the first one, or the one after the gravest that the player was given
/// for the same fault in this tournament; at least a suspension where there is no warning. `None` if the ladder has no
/// step.
///
/// ```
/// use tapis_engine::floor::penalties::{FaultFacts, suggest};
/// use tapis_engine::rules::ruleset::{PenaltyStep, Ruleset};
/// let facts = FaultFacts {
///     player: "A".into(), offence: "outside_chips".into(), history: vec![], no_warning: None,
/// };
/// assert_eq!(suggest(&Ruleset::default(), &facts).unwrap().suggested, PenaltyStep::Suspend1Orbit);
/// ```
pub fn suggest(rules: &Ruleset, facts: &FaultFacts) -> Option<PenaltyAdvice> {
    let mut ladder = rules.penalty_ladder.clone();
    ladder.sort_unstable();
    ladder.dedup();
    let same = |given: &&PenaltyGiven| given.player == facts.player && given.offence == facts.offence;
    let gravest = facts.history.iter().filter(same).map(|given| given.sanction).max();
    let times_before = u32::try_from(facts.history.iter().filter(same).count()).unwrap_or(u32::MAX);
    let no_warning = facts.no_warning.unwrap_or_else(|| without_warning(&facts.offence).is_some());
    let fits = |step: &PenaltyStep| {
        gravest.is_none_or(|gravest| *step > gravest) && (!no_warning || *step > PenaltyStep::Warning1Hand)
    };
    // Above the ladder's top there is only the top.
    let suggested = ladder.iter().copied().find(fits).or(ladder.last().copied())?;
    let reason = match gravest {
        Some(_) => LadderReason::Repeated,
        None if no_warning => LadderReason::NoWarning,
        None => LadderReason::First,
    };
    let own = if reason == LadderReason::NoWarning { without_warning(&facts.offence) } else { None };
    Some(PenaltyAdvice {
        suggested,
        acceptable: ladder.into_iter().filter(|step| *step >= suggested).collect(),
        reason,
        times_before,
        rule: own.unwrap_or("13-1").into(),
    })
}
