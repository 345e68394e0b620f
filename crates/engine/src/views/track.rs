//! The levels between two breaks, and how far play is in them.

use serde::{Deserialize, Serialize};

use crate::base::quantity::Millis;
use crate::setup::level_number;
use crate::structure::Step;
use crate::structure::clock::step_length;

/// The most levels shown; of more, those around the present one.
const MOST: usize = 7;

/// Progress of play in a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TrackState {
    Past,
    Present,
    /// It is still to come.
    Coming,
}

/// A level of the line, or the break at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackStep {
    /// The level's number, from 1; `None` for a break.
    pub level: Option<u32>,
    pub length: Millis,
    /// Progress of play in it.
    pub state: TrackState,
}

/// The levels from the break before this step, or from the first one, to the next break, and that
/// break; in a break, those that come after it. At most seven levels, so that each can be read.
pub(super) fn track(steps: &[Step], here: usize) -> Vec<TrackStep> {
    let at_break = steps.get(here).is_some_and(Step::is_break);
    let first = match at_break {
        true => here.saturating_add(1),
        false => {
            steps.iter().take(here).rposition(Step::is_break).map_or(0, |before| before.saturating_add(1))
        }
    };
    let levels = steps.iter().skip(first).take_while(|step| !step.is_break()).count();
    let end = first.saturating_add(levels);
    // Two levels before the present one are kept, so that progress can be seen.
    let from = first.max(here.saturating_sub(2).min(end.saturating_sub(MOST)));
    let until = end.min(from.saturating_add(MOST));
    let closes = (until == end).then_some(end);
    let one = |index: usize| {
        let step = steps.get(index)?;
        Some(TrackStep {
            level: (!step.is_break()).then(|| level_number(steps, index)),
            length: step_length(step),
            state: match index.cmp(&here) {
                std::cmp::Ordering::Less => TrackState::Past,
                std::cmp::Ordering::Equal => TrackState::Present,
                std::cmp::Ordering::Greater => TrackState::Coming,
            },
        })
    };
    (from..until).chain(closes).filter_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::quantity::Chips;
    use crate::structure::AnteKind;

    fn structure(words: &str) -> Vec<Step> {
        let level = Step::Level {
            small_blind: Chips(1),
            big_blind: Chips(2),
            ante: Chips::ZERO,
            ante_kind: AnteKind::None,
            minutes: 20,
        };
        let rest = Step::Break { minutes: 10, color_up: false };
        words.chars().map(|c| if c == '-' { rest } else { level }).collect()
    }

    /// The levels in words: past ones in brackets, the present one marked, a break as a dash.
    fn told(words: &str, here: usize) -> String {
        let one = |step: TrackStep| match (step.level, step.state) {
            (None, _) => "-".to_owned(),
            (Some(level), TrackState::Past) => format!("({level})"),
            (Some(level), TrackState::Present) => format!("{level}!"),
            (Some(level), TrackState::Coming) => level.to_string(),
        };
        track(&structure(words), here).into_iter().map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_track_runs_from_break_to_break() {
        assert_eq!(told("xxxx-xxx-xx", 0), "1! 2 3 4 -");
        assert_eq!(told("xxxx-xxx-xx", 6), "(5) 6! 7 -");
        assert_eq!(told("xxxx-xxx-xx", 10), "(8) 9!");
        assert_eq!(told("xxxx-xxx-xx", 4), "5 6 7 -", "in a break, what comes after it");
        assert_eq!(told("", 0), "");
        assert_eq!(told("xx-", 9), "", "beyond the end nothing is to be shown");
    }

    #[test]
    fn a_long_track_shows_its_nearest_part() {
        assert_eq!(told("xxxxxxxxxxxx-", 0), "1! 2 3 4 5 6 7");
        assert_eq!(told("xxxxxxxxxxxx-", 5), "(4) (5) 6! 7 8 9 10");
        assert_eq!(told("xxxxxxxxxxxx-", 11), "(6) (7) (8) (9) (10) (11) 12! -");
    }
}
