//! Moves that the room must hear of: from the moment they are decided until the players sit.

use crate::file::subjects::Tables;
use std::collections::BTreeSet;

use tapis_engine::Tournament;
use tapis_engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_engine::state::tournament::{MoveMade, Phase};

use crate::Problem;

/// A move, as it is told from the others: when it was decided, and who moves.
pub type MoveKey = (Millis, EntryId);

fn setting(id: TournamentId) -> String {
    format!("moves-seated-{id}")
}

/// The last move of each player who is still expected at that seat.
fn expected(tournament: &Tournament) -> Vec<MoveMade> {
    if tournament.phase() != Phase::Playing {
        return Vec::new();
    }
    let mut seen = BTreeSet::new();
    let mut found: Vec<MoveMade> = tournament
        .moves()
        .iter()
        .rev()
        .filter(|made| seen.insert(made.step.entry))
        .filter(|made| tournament.entry(made.step.entry).and_then(|entry| entry.seat()) == Some(made.step.to))
        .cloned()
        .collect();
    found.sort_by_key(|made| (made.step.to.table, made.step.to.seat));
    found
}

impl Tables<'_> {
    fn seated(&self, id: TournamentId) -> Result<BTreeSet<MoveKey>, Problem> {
        Ok(self.club.file.settings().kept(&setting(id))?.unwrap_or_default())
    }

    /// Moves still to be announced, by the seat they lead to.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn moves_to_announce(&mut self, id: TournamentId) -> Result<Vec<MoveMade>, Problem> {
        let expected = expected(self.club.tournament(id)?);
        let seated = self.seated(id)?;
        Ok(expected.into_iter().filter(|made| !seated.contains(&(made.at, made.step.entry))).collect())
    }

    /// These players sit; with an empty list, all of them.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be written.
    pub fn moves_seated(&mut self, id: TournamentId, moves: &[MoveKey]) -> Result<(), Problem> {
        let expected: Vec<MoveKey> =
            expected(self.club.tournament(id)?).iter().map(|made| (made.at, made.step.entry)).collect();
        let mut seated = self.seated(id)?;
        seated.extend(if moves.is_empty() { expected.as_slice() } else { moves });
        // Seats no longer expected need not be remembered.
        seated.retain(|key| expected.contains(key));
        Ok(self.club.file.settings().keep(&setting(id), &seated)?)
    }
}
