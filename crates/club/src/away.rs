//! How long the program was away while a clock ran: after a power cut, or because the computer
//! was put to sleep.

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
    /// The computer slept; otherwise the program was cut off.
    pub asleep: bool,
}

/// Shorter absences are a restart, not worth a question.
const WORTH_ASKING: Millis = 5_000;

impl Club {
    /// After an end that was not in good order: each clock that ran on without the program.
    pub(crate) fn find_away(&mut self, now: Millis) -> Result<Vec<Away>, Problem> {
        match self.heartbeat.last() {
            Some(beat) => self.running_since(beat, now, false),
            None => Ok(Vec::new()),
        }
    }

    fn running_since(&mut self, alive: Millis, now: Millis, asleep: bool) -> Result<Vec<Away>, Problem> {
        let rows = self.file.tournaments();
        let playing = self.stored(rows)?.into_iter().filter(|row| row.status == "playing");
        let mut found = Vec::new();
        for row in playing {
            if !self.tournament(row.id)?.read_clock(now).running {
                continue;
            }
            let last = self.file.last_at(row.id);
            let since = self.stored(last)?.map_or(alive, |last| alive.max(last));
            let lost = now.saturating_sub(since);
            if lost >= WORTH_ASKING {
                found.push(Away { tournament: row.id, since, lost, asleep });
            }
        }
        Ok(found)
    }

    /// The computer slept since then, the program with it: asks what becomes of the clocks that
    /// ran. Says whether there is something to ask.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn note_away(&mut self, since: Millis, now: Millis) -> Result<bool, Problem> {
        for away in self.running_since(since, now, true)? {
            // Asked already: both absences, and what lay between, count from the first.
            match self.away.iter_mut().find(|known| known.tournament == away.tournament) {
                Some(known) => known.lost = now.saturating_sub(known.since),
                None => self.away.push(away),
            }
        }
        Ok(!self.away.is_empty())
    }

    /// What is to be answered first: a clock ran while the program was away.
    pub fn away(&self) -> Option<Away> {
        self.away.first().copied()
    }

    /// Answers it: the clock goes on as if it had run, or the lost time is given back.
    ///
    /// # Errors
    /// Where the clock cannot be set.
    pub fn answer_away(&mut self, give_back: bool, now: Millis) -> Result<(), Problem> {
        let Some(away) = self.away() else { return Ok(()) };
        if give_back {
            // The levels that passed meanwhile did not happen: the clock stands where it stood.
            self.act(away.tournament, &Action::GiveBack { since: away.since }, now)?;
        }
        self.away.remove(0);
        Ok(())
    }
}
