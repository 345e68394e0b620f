//! How long the program was away while a clock ran: after a power cut, because it was closed, or
//! because the computer was put to sleep.

use serde::{Deserialize, Serialize};
use tapis_engine::quantity::{Millis, TournamentId};
use tapis_engine::{Action, Phase};

use crate::{Club, Problem};

/// A clock ran while the program was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    /// In which tournament.
    pub tournament: TournamentId,
    /// When the program was last known to be alive.
    pub since: Millis,
    /// For how long it was away.
    pub lost: Millis,
    /// Why.
    pub cause: AwayCause,
}

/// Why the program was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AwayCause {
    /// It was cut off.
    Cut,
    /// It was closed.
    Closed,
    /// The computer slept.
    Asleep,
    /// The file comes from elsewhere, without its sign of life: only the last action is known.
    Copied,
    /// It was cut off or closed, and for how long nobody can say: the computer's clock is behind
    /// its last sign of life. The tournament's clock stands where it stood then.
    Unknown,
}

/// The setting under which the file itself knows that its clock runs.
const RUNS: &str = "clock_runs";

/// Shorter absences are a restart, not worth a question.
const WORTH_ASKING: Millis = Millis::of_seconds(5);

impl Club {
    /// After an end that was not in good order: each clock that ran on without the program.
    pub(crate) fn find_away(&mut self, now: Millis) -> Result<Vec<Away>, Problem> {
        let cause = match &self.heartbeat {
            heartbeat if heartbeat.closed() => AwayCause::Closed,
            heartbeat if heartbeat.recalled() => AwayCause::Copied,
            _ => AwayCause::Cut,
        };
        match self.heartbeat.last() {
            Some(beat) => self.running_since(beat, now, cause),
            None => Ok(Vec::new()),
        }
    }

    /// Notes in the file that its clock runs, so that a copy of the file alone knows it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn note_running(&self) -> Result<(), Problem> {
        if self.is_noted_running()? { Ok(()) } else { Ok(self.file.keep(RUNS, &true)?) }
    }

    /// Takes that back: the club is closed in good order.
    pub(crate) fn note_quiet(&self) -> Result<(), Problem> {
        if self.is_noted_running()? { Ok(self.file.keep(RUNS, &false)?) } else { Ok(()) }
    }

    fn is_noted_running(&self) -> Result<bool, Problem> {
        Ok(self.file.kept(RUNS)?.unwrap_or(false))
    }

    /// Takes the last action for the last sign of life of a file whose clock ran and that has none: it was copied by itself.
    pub(crate) fn recall_life(&mut self) -> Result<(), Problem> {
        if self.heartbeat.last().is_some() || !self.is_noted_running()? {
            return Ok(());
        }
        let mut last = None;
        for (id, tournament) in self.playing()? {
            let at = self.file.last_at(id)?;
            last = last.max(at.filter(|at| tournament.read_clock(*at).goes_on()));
        }
        if let Some(at) = last {
            self.heartbeat.recall(at);
        }
        Ok(())
    }

    /// The system's clock is behind the last sign of life: how long the program was away cannot be
    /// known, so that it is asked of every clock that ran.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn note_unknown(&mut self, now: Millis) -> Result<(), Problem> {
        self.away = self.running_since(now, now, AwayCause::Unknown)?;
        Ok(())
    }

    /// Whether the clock of a tournament runs, or will by itself.
    pub(crate) fn any_clock_goes_on(&mut self, now: Millis) -> Result<bool, Problem> {
        Ok(self.playing()?.iter().any(|(_, tournament)| tournament.read_clock(now).goes_on()))
    }

    fn running_since(&mut self, alive: Millis, now: Millis, cause: AwayCause) -> Result<Vec<Away>, Problem> {
        let playing = self.file.tournaments()?.into_iter().filter(|row| row.status == Phase::Playing);
        let mut found = Vec::new();
        for row in playing {
            if !self.tournament(row.id)?.read_clock(now).running {
                continue;
            }
            let since = self.file.last_at(row.id)?.map_or(alive, |last| alive.max(last));
            let lost = now.saturating_sub(since);
            if lost >= WORTH_ASKING || cause == AwayCause::Unknown {
                found.push(Away { tournament: row.id, since, lost, cause });
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
        for away in self.running_since(since, now, AwayCause::Asleep)? {
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

    /// Answers it: the clock goes on as if it had run, or the lost time is given back. Where that
    /// time is not known, it goes on from where it stood, or stops so that it can be set.
    ///
    /// # Errors
    /// Where the clock cannot be set.
    pub fn answer_away(&mut self, give_back: bool, now: Millis) -> Result<(), Problem> {
        let Some(away) = self.away() else { return Ok(()) };
        if away.cause == AwayCause::Unknown {
            if !give_back {
                self.act(away.tournament, &Action::PauseClock, now)?;
            }
        } else if give_back {
            // The levels that passed meanwhile did not happen: the clock stands where it stood.
            self.act(away.tournament, &Action::GiveBack { since: away.since }, now)?;
        }
        self.away.remove(0);
        Ok(())
    }
}
