//! Levels of stud: no blinds, but an ante of each player, the bring-in of one, and bets of two sizes.

use super::{AnteKind, Step, with_color_ups};
use crate::quantity::Chips;

impl Step {
    /// What stacks are measured by: the big blind; at stud the small bet; where there are only antes,
    /// four of them, for nine antes cost a table about as much as its blinds. None in a break.
    pub fn unit(&self) -> Option<Chips> {
        match self {
            Step::Level { big_blind: Chips::ZERO, ante, .. } => Some(ante.saturating_mul(4)),
            Step::Level { big_blind, .. } => Some(*big_blind),
            Step::Stud { small_bet, .. } => Some(*small_bet),
            Step::Break { .. } => None,
        }
    }

    /// Whether it is a level of stud.
    pub fn is_stud(&self) -> bool {
        matches!(self, Step::Stud { .. })
    }
}

/// A level of stud with a bet of this size: an ante of about a sixth of it and a bring-in of about a
/// fourth, of chips worth at most that, unless the smallest is worth more.
pub(super) fn stud_level(small_bet: Chips, values: &[Chips], minutes: u32) -> Step {
    let smallest = values.first().copied().unwrap_or(Chips(1)).max(Chips(1));
    let chip = values.iter().rev().find(|value| **value * 4 <= small_bet).copied().unwrap_or(smallest);
    let round = |parts: i64| chip * ((small_bet + chip * parts / 2) / (chip * parts));
    let ante = round(6).max(chip).min(small_bet.max(Chips(1)));
    Step::Stud { ante, bring_in: round(4).clamp(ante, small_bet.max(ante)), small_bet, minutes }
}

/// The same level with blinds in the place of its bets, without an ante.
pub(super) fn with_blinds(step: &Step) -> Step {
    match *step {
        Step::Stud { small_bet, minutes, .. } => Step::Level {
            small_blind: small_bet / 2,
            big_blind: small_bet,
            ante: Chips::ZERO,
            ante_kind: AnteKind::None,
            minutes,
        },
        other => other,
    }
}

/// The steps for a game with blinds or for stud, with the same stakes in each level: those that are not of
/// that kind are made anew, and chips leave where they then may.
///
/// ```
/// use tapis_engine::structure::{AnteKind, Step, fitted};
/// use tapis_engine::quantity::Chips;
/// let chips = [Chips(25), Chips(100), Chips(500)];
/// let level = Step::Level {
///     small_blind: Chips(100), big_blind: Chips(200), ante: Chips::ZERO, ante_kind: AnteKind::None, minutes: 20,
/// };
/// let stud = fitted(&[level], true, &chips);
/// assert_eq!(stud, [Step::Stud { ante: Chips(25), bring_in: Chips(50), small_bet: Chips(200), minutes: 20 }]);
/// assert_eq!(fitted(&stud, false, &chips), [level]);
/// ```
pub fn fitted(steps: &[Step], stud: bool, values: &[Chips]) -> Vec<Step> {
    let payers = super::repair::payers(steps, values);
    let fits = |step: &Step| step.is_break() || step.is_stud() == stud;
    let mut made: Vec<Step> = steps
        .iter()
        .map(|step| match step.unit() {
            Some(unit) if !fits(step) && stud => stud_level(unit, &payers, step.minutes()),
            Some(_) if !fits(step) => with_blinds(step),
            _ => *step,
        })
        .collect();
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

/// Steps that were changed with blinds in the place of bets, as stud again: those that stayed the same are
/// what they were.
pub(super) fn with_bets(changed: &[Step], before: &[Step], values: &[Chips]) -> Vec<Step> {
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
            step.unit().map_or(*step, |unit| stud_level(unit, values, step.minutes()))
        })
        .collect()
}
