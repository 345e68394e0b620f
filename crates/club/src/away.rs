//! After a power cut: how long the program was away while a clock ran.

use serde::{Deserialize, Serialize};
use tapis_engine::Action;
use tapis_engine::quantity::Millis;

use crate::{Club, Problem};

/// A clock ran while the program was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    /// In which tournament.
    pub tournament: i64,
    /// When the program was last known to be alive.
    pub since: Millis,
    /// For how long it was away.
    pub lost: Millis,
}

/// Shorter absences are a restart, not worth a question.
const WORTH_ASKING: Millis = 5_000;

impl Club {
    pub(crate) fn find_away(&mut self, now: Millis) -> Result<Option<Away>, Problem> {
        let Some(beat) = self.heartbeat.last() else { return Ok(None) };
        let rows = self.file.tournaments();
        let playing = self.stored(rows)?.into_iter().filter(|row| row.status == "playing");
        for row in playing {
            if !self.tournament(row.id)?.read_clock(now).running {
                continue;
            }
            let journal = self.file.journal(row.id);
            let last = self.stored(journal)?.last().map_or(beat, |row| row.at);
            let since = beat.max(last);
            let lost = now.saturating_sub(since);
            if lost >= WORTH_ASKING {
                return Ok(Some(Away { tournament: row.id, since, lost }));
            }
        }
        Ok(None)
    }

    /// What is to be answered first: a clock ran while the program was away.
    pub fn away(&self) -> Option<Away> {
        self.away
    }

    /// Answers it: the clock goes on as if it had run, or the lost time is given back.
    ///
    /// # Errors
    /// Where the clock cannot be set.
    pub fn answer_away(&mut self, give_back: bool, now: Millis) -> Result<(), Problem> {
        if let Some(away) = self.away
            && give_back
        {
            // The levels that passed meanwhile did not happen: put the clock where it stood.
            let before = self.tournament(away.tournament)?.read_clock(away.since);
            let action = Action::SetClock { step: before.step, remaining: before.remaining };
            self.act(away.tournament, &action, now)?;
        }
        self.away = None;
        Ok(())
    }
}
