//! The tournaments of a club: listed, made, replayed from the journal.

use crate::file::subjects::Tournaments;
use std::sync::Arc;

use tapis_engine::base::quantity::{Millis, SeasonId, TournamentId};
use tapis_engine::{Phase, SetupDraft, Tournament};
use tapis_store::{StoreError, TournamentRow};

use crate::file::live::{Live, Replay};
use crate::file::problem::playable;
use crate::{Club, Problem};

impl Club {
    /// A tournament as it is now; replayed from the journal when it is first asked for.
    ///
    /// # Errors
    /// If there is no such tournament, or its journal cannot be read.
    pub fn tournament(&mut self, id: TournamentId) -> Result<&Tournament, Problem> {
        if !self.live.contains_key(&id) {
            self.levels().tempo();
            let replayed = self.replay(id)?;
            self.live.insert(id, replayed);
        }
        self.live.get(&id).map(|live| &**live).ok_or_else(|| StoreError::NotFound("tournament").into())
    }

    pub(crate) fn replay(&self, id: TournamentId) -> Result<Live, StoreError> {
        let mut replay = Replay::whole(self.blank(id)?, self.file.journal().journal_length(id)?);
        self.file.journal().replay(id, |seq, version, events| replay.take(seq, version, events))?;
        Ok(replay.done())
    }

    /// The tournament before anything happened in it.
    pub(crate) fn blank(&self, id: TournamentId) -> Result<Tournament, StoreError> {
        let mut tournament = Tournament::new(self.file.tournaments().first_setup(id)?);
        tournament.set_tempo(self.tempo.unwrap_or_default());
        Ok(tournament)
    }

    /// The tournaments that are being played, as they are now, in the order of their numbers.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn playing(&mut self) -> Result<Vec<(TournamentId, Arc<Tournament>)>, Problem> {
        let mut found = Vec::new();
        for id in self.file.tournaments().playing()? {
            self.tournament(id)?;
            found.extend(self.live.get(&id).map(|live| (id, live.snapshot())));
        }
        Ok(found)
    }
}

impl Tournaments<'_> {
    /// All tournaments, latest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn all(&self) -> Result<Vec<TournamentRow>, Problem> {
        Ok(self.club.file.tournaments().all()?)
    }

    /// Makes a tournament.
    ///
    /// # Errors
    /// A sentence for each thing that stands in the way.
    pub fn create_tournament(
        &mut self,
        setup: SetupDraft,
        season: Option<SeasonId>,
        now: Millis,
    ) -> Result<TournamentId, Problem> {
        let setup = playable(setup)?;
        Ok(self.club.file.tournaments().create_tournament(&setup, season, now)?)
    }

    /// Deletes a tournament in which nothing has happened.
    ///
    /// # Errors
    /// If something has.
    pub fn delete_tournament(&mut self, id: TournamentId) -> Result<(), Problem> {
        self.delete_tournaments(&[id])
    }

    /// Deletes tournaments in which nothing has happened, or none of them.
    ///
    /// # Errors
    /// If something has in one of them.
    pub fn delete_tournaments(&mut self, ids: &[TournamentId]) -> Result<(), Problem> {
        self.club.file.tournaments().delete_tournaments(ids)?;
        ids.iter().for_each(|id| {
            self.club.live.remove(id);
        });
        Ok(())
    }

    /// Leaves a tournament out of the lists, or takes it in again: one that was called off, or is of no more interest.
    /// It is still found by a search, and its results count.
    ///
    /// # Errors
    /// While it is being played; where there is none, or the file cannot be written.
    pub fn archive_tournament(
        &mut self,
        id: TournamentId,
        archived: bool,
        now: Millis,
    ) -> Result<(), Problem> {
        if archived && self.club.file.tournaments().tournament(id)?.status == Phase::Playing {
            return Err(Problem::new("calendar-archive_playing", &[]));
        }
        Ok(self.club.file.tournaments().archive_tournament(id, archived, now)?)
    }

    /// Puts a tournament into a season, or out of all.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_season(&mut self, id: TournamentId, season: Option<SeasonId>) -> Result<(), Problem> {
        Ok(self.club.file.tournaments().set_season(id, season)?)
    }
}
