//! Levels of stud: no blinds, but an ante of each player, the bring-in of one, and bets of two sizes. And
//! levels that say both, for games that take turns.

use super::{AnteKind, Step, with_color_ups};
use crate::base::quantity::Chips;

/// Forced bets that a level states.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stakes {
    /// Blinds, and perhaps antes.
    Blinds,
    /// Ante, bring-in and bets of stud.
    Stud,
    /// Both, for games that take turns.
    Both,
}

impl Step {
    /// Stakes of the step; `None` for a break.
    pub fn stakes(&self) -> Option<Stakes> {
        match self {
            Step::Level { .. } => Some(Stakes::Blinds),
            Step::Stud { .. } => Some(Stakes::Stud),
            Step::Mixed { .. } => Some(Stakes::Both),
            Step::Break { .. } => None,
        }
    }

    /// Unit by which stacks are measured: the big blind; at stud the small bet; where there are only antes, four of
    /// them, for nine antes cost a table about as much as its blinds. None in a break.
    pub fn unit(&self) -> Option<Chips> {
        match self {
            Step::Level { big_blind: Chips::ZERO, ante, .. } => Some(ante.saturating_mul(4)),
            Step::Level { big_blind, .. } | Step::Mixed { big_blind, .. } => Some(*big_blind),
            Step::Stud { small_bet, .. } => Some(*small_bet),
            Step::Break { .. } => None,
        }
    }
}

/// Ante and bring-in for a bet of this size: an ante of about a sixth of it and a bring-in of about a
/// fourth, of chips worth at most that, unless the smallest is worth more.
fn forced(small_bet: Chips, values: &[Chips]) -> (Chips, Chips) {
    let smallest = values.first().copied().unwrap_or(Chips(1)).max(Chips(1));
    let chip = values.iter().rev().find(|value| **value * 4 <= small_bet).copied().unwrap_or(smallest);
    let round = |parts: i64| chip * ((small_bet + chip * parts / 2) / (chip * parts));
    let ante = round(6).max(chip).min(small_bet.max(Chips(1)));
    (ante, round(4).clamp(ante, small_bet.max(ante)))
}

/// A level with the stakes of another, said for these games.
pub(super) fn level_for(stakes: Stakes, like: &Step, values: &[Chips]) -> Step {
    let (Some(unit), blinds) = (like.unit(), with_blinds(like)) else { return *like };
    let (ante, bring_in) = forced(unit, values);
    match (stakes, blinds) {
        (Stakes::Stud, _) => Step::Stud { ante, bring_in, small_bet: unit, minutes: like.minutes() },
        (Stakes::Both, Step::Level { small_blind, minutes, .. }) => {
            Step::Mixed { small_blind: small_blind.min(unit), big_blind: unit, ante, bring_in, minutes }
        }
        (_, blinds) => blinds,
    }
}

/// The same level with blinds in the place of its bets, without an ante.
pub(super) fn with_blinds(step: &Step) -> Step {
    let (small_blind, big_blind) = match *step {
        Step::Stud { small_bet, .. } => (small_bet / 2, small_bet),
        Step::Mixed { small_blind, big_blind, .. } => (small_blind, big_blind),
        other => return other,
    };
    let minutes = step.minutes();
    Step::Level { small_blind, big_blind, ante: Chips::ZERO, ante_kind: AnteKind::None, minutes }
}

/// The steps for games with blinds, for stud or for both in turn, with the same stakes in each level: those
/// that say something else are made anew, and chips leave where they then may.
///
/// ```
/// use tapis_engine::structure::{AnteKind, Stakes, Step, fitted};
/// use tapis_engine::base::quantity::Chips;
/// let chips = [Chips(25), Chips(100), Chips(500)];
/// let level = Step::Level {
///     small_blind: Chips(100), big_blind: Chips(200), ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let stud = fitted(&[level], Stakes::Stud, &chips);
/// assert_eq!(stud, [Step::Stud { ante: Chips(25), bring_in: Chips(50), small_bet: Chips(200), minutes: 20 }]);
/// assert_eq!(fitted(&stud, Stakes::Blinds, &chips), [level]);
/// ```
pub fn fitted(steps: &[Step], stakes: Stakes, values: &[Chips]) -> Vec<Step> {
    let payers = crate::structure::chip_needs::payers(steps, values);
    let fits = |step: &Step| step.stakes().is_none_or(|said| said == stakes);
    let made = |step: &Step| if fits(step) { *step } else { level_for(stakes, step, &payers) };
    let mut made: Vec<Step> = steps.iter().map(made).collect();
    if made != steps && !values.is_empty() {
        for step in &mut made {
            if let Step::Break { color_up, .. } = step {
                *color_up = false;
            }
        }
        with_color_ups(&mut made, values);
    }
    made
}

/// Steps that were changed with blinds in the place of bets, with bets again: those that stayed the same are
/// what they were.
pub(super) fn with_bets(changed: &[Step], before: &[Step], stakes: Stakes, values: &[Chips]) -> Vec<Step> {
    let mut rest = before;
    changed
        .iter()
        .map(|step| {
            let same = |other: &Step| with_blinds(other) == *step;
            if let Some(at) = rest.iter().position(same) {
                let found = rest.get(at).copied().unwrap_or(*step);
                rest = rest.get(at + 1..).unwrap_or_default();
                return found;
            }
            level_for(stakes, step, values)
        })
        .collect()
}
