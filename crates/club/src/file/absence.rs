//! An absence of the program while a clock ran, and the question about it.

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::structure::clock::ClockAnchor;
use tapis_engine::{Action, Tournament};

/// A question that waits for its answer.
#[derive(Debug)]
pub(crate) struct OpenQuestion {
    pub(crate) away: Away,
    /// The clock about which it is asked, as it was found.
    pub(crate) found: ClockAnchor,
}

impl OpenQuestion {
    /// Whether there still is something to ask: the clock is untouched since, or only stopped. Setting it, or starting
    /// it again, is an answer.
    pub(crate) fn stands(&self, tournament: &Tournament) -> bool {
        self.found == tournament.clock() || self.stopped(tournament).is_some()
    }

    /// The action that returns the lost time to a clock that has only been stopped since; `None` if it has not.
    pub(crate) fn stopped(&self, tournament: &Tournament) -> Option<Action> {
        let ClockAnchor::Paused { break_left: None, .. } = tournament.clock() else { return None };
        if self.away.cause == AwayCause::Unknown || tournament.hand_play().hand_for_hand().is_some() {
            return None;
        }
        let stood = self.found.read(&tournament.setup().steps, self.away.since);
        let remaining = stood.level_left.max(Millis::ZERO);
        (!stood.called_break).then_some(Action::SetClock { step: stood.step, remaining })
    }
}

/// A clock ran while the program was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    pub tournament: TournamentId,
    /// Time of the program's last sign of life.
    pub since: Millis,
    /// Duration of the absence.
    pub lost: Millis,
    /// The clock ran then; otherwise it went on by itself meanwhile, or may have.
    pub ran: bool,
    pub cause: AwayCause,
}

/// Reason why the program was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AwayCause {
    /// It was cut off.
    Cut,
    Closed,
    Asleep,
    /// The file comes from elsewhere, without its sign of life: only the last action is known.
    Copied,
    /// It was cut off or closed, and for how long nobody can say: the computer's clock is behind
    /// its last sign of life. The tournament's clock stands where it stood then.
    Unknown,
}
