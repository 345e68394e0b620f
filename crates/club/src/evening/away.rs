//! Time for which the program was away while a clock ran: after a power cut, because it was closed, or because the
//! computer was put to sleep.

use tapis_engine::base::quantity::Millis;
use tapis_engine::{Action, Phase, Tournament};
use tapis_store::Heartbeat;

use crate::Problem;
use crate::file::absence::{Away, AwayCause, OpenQuestion};
use crate::file::subjects::Absence;

/// The setting under which the file itself knows that its clock runs.
const RUNS: &str = "clock_runs";

/// Shorter absences are a restart, not worth a question.
const WORTH_ASKING: Millis = Millis::of_seconds(5);

impl Absence<'_> {
    /// Place of the signs of life of the club.
    pub fn heartbeat(&self) -> Heartbeat {
        self.club.heartbeat.clone()
    }

    /// After an end that was not in good order: each clock that ran on without the program.
    pub(crate) fn find_away(&mut self, now: Millis) -> Result<Vec<OpenQuestion>, Problem> {
        let cause = match &self.club.heartbeat {
            heartbeat if heartbeat.closed() => AwayCause::Closed,
            heartbeat if heartbeat.recalled() => AwayCause::Copied,
            _ => AwayCause::Cut,
        };
        match self.club.heartbeat.last() {
            Some(beat) => self.running_since(beat, now, cause),
            None => Ok(Vec::new()),
        }
    }

    /// Notes in the file that its clock runs, so that a copy of the file alone knows it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn note_running(&self) -> Result<(), Problem> {
        if self.is_noted_running()? { Ok(()) } else { Ok(self.club.file.settings().keep(RUNS, &true)?) }
    }

    /// Takes that back: the club is closed in good order.
    pub(crate) fn note_quiet(&self) -> Result<(), Problem> {
        if self.is_noted_running()? { Ok(self.club.file.settings().keep(RUNS, &false)?) } else { Ok(()) }
    }

    fn is_noted_running(&self) -> Result<bool, Problem> {
        Ok(self.club.file.settings().kept(RUNS)?.unwrap_or(false))
    }

    /// Takes the last action for the last sign of life of a file whose clock ran and that has no such sign, because it
    /// was copied by itself.
    pub(crate) fn recall_life(&mut self) -> Result<(), Problem> {
        if self.club.heartbeat.last().is_some() || !self.is_noted_running()? {
            return Ok(());
        }
        let mut last = None;
        for (id, tournament) in self.club.playing()? {
            let at = self.club.file.journal().last_at(id)?;
            last = last.max(at.filter(|at| tournament.read_clock(*at).goes_on()));
        }
        if let Some(at) = last {
            self.club.heartbeat.recall(at);
        }
        Ok(())
    }

    /// The system's clock is behind the last sign of life: how long the program was away cannot be known, so that it is
    /// asked of every clock that ran.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn note_unknown(&mut self, now: Millis) -> Result<(), Problem> {
        self.club.away = self.running_since(now, now, AwayCause::Unknown)?;
        Ok(())
    }

    /// Whether the clock of a tournament runs, or will by itself.
    pub(crate) fn any_clock_goes_on(&mut self, now: Millis) -> Result<bool, Problem> {
        Ok(self.club.playing()?.iter().any(|(_, tournament)| tournament.read_clock(now).goes_on()))
    }

    fn running_since(
        &mut self,
        alive: Millis,
        now: Millis,
        cause: AwayCause,
    ) -> Result<Vec<OpenQuestion>, Problem> {
        let playing =
            self.club.file.tournaments().all()?.into_iter().filter(|row| row.status == Phase::Playing);
        let mut unanswered = Vec::new();
        for row in playing {
            let tournament = self.club.tournament(row.id)?;
            let reading = tournament.read_clock(now);
            // Nobody knows whether a pause that ends by itself is over.
            let asked = if cause == AwayCause::Unknown { reading.goes_on() } else { reading.running };
            if !asked {
                continue;
            }
            let found = tournament.clock();
            let since = self.club.file.journal().last_at(row.id)?.map_or(alive, |last| alive.max(last));
            let lost = now.saturating_sub(since);
            if lost >= WORTH_ASKING || cause == AwayCause::Unknown {
                let ran = self.club.tournament(row.id)?.read_clock(since).running;
                unanswered
                    .push(OpenQuestion { away: Away { tournament: row.id, since, lost, ran, cause }, found });
            }
        }
        Ok(unanswered)
    }

    /// The computer slept since then, the program with it: asks what becomes of the clocks that ran. Says whether there
    /// is something to ask.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn note_away(&mut self, since: Millis, now: Millis) -> Result<bool, Problem> {
        let live = &self.club.live;
        self.club.away.retain(|asked| live.get(&asked.away.tournament).is_some_and(|one| asked.stands(one)));
        for asked in self.running_since(since, now, AwayCause::Asleep)? {
            // Asked already: both absences, and what lay between, count from the first.
            match self.club.away.iter_mut().find(|known| known.away.tournament == asked.away.tournament) {
                Some(known) => known.away.lost = now.saturating_sub(known.away.since),
                None => self.club.away.push(asked),
            }
        }
        Ok(!self.club.away.is_empty())
    }

    fn first_unanswered(&self) -> Option<(usize, &OpenQuestion, &Tournament)> {
        let all = self.club.away.iter().enumerate();
        all.filter_map(|(index, asked)| Some((index, asked, &**self.club.live.get(&asked.away.tournament)?)))
            .find(|(_, asked, tournament)| asked.stands(tournament))
    }

    /// Question to be answered first: a clock ran while the program was away.
    pub fn away(&self) -> Option<Away> {
        self.first_unanswered().map(|(_, asked, _)| asked.away)
    }

    /// Answers it: the clock goes on as if it had run, or the lost time is given back. Where that time is not known, it
    /// goes on from where it stood, or stops so that it can be set.
    ///
    /// # Errors
    /// If the clock cannot be set.
    pub fn answer_away(&mut self, give_back: bool, now: Millis) -> Result<(), Problem> {
        let Some((index, asked, tournament)) = self.first_unanswered() else { return Ok(()) };
        let (away, stopped) = (asked.away, asked.stopped(tournament));
        if away.cause == AwayCause::Unknown {
            if !give_back {
                let runs = self.club.tournament(away.tournament)?.read_clock(now).running;
                let stop = if runs { Action::PauseClock } else { Action::PauseUntil { until: None } };
                self.club.play().act(away.tournament, &stop, now)?;
            }
        } else if give_back {
            // The levels that passed meanwhile did not happen: the clock stands where it stood.
            let give_back = stopped.unwrap_or(Action::GiveBack { since: away.since });
            self.club.play().act(away.tournament, &give_back, now)?;
        }
        self.club.away.remove(index);
        Ok(())
    }
}
