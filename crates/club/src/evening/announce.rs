//! Seats given during play: moves, of which the room must hear, and those of latecomers. Both wait until the players sit.

use crate::file::subjects::Tables;
use std::collections::BTreeSet;

use tapis_engine::Tournament;
use tapis_engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_engine::state::entries::Entry;
use tapis_engine::state::tournament::{MoveMade, Phase};

use crate::Problem;

/// A seat given to a player, as it is told from the others: when that was decided, and whose it is.
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

/// Players who entered during play and are expected at the seat that they drew then, the latest first.
fn arriving(tournament: &Tournament) -> Vec<MoveKey> {
    if tournament.phase() != Phase::Playing {
        return Vec::new();
    }
    let since = |entry: &Entry| {
        let back = entry.earlier.last().map(|earlier| earlier.back_at);
        back.or_else(|| entry.late.then_some(entry.registered_at))
    };
    let mut found: Vec<MoveKey> = tournament
        .alive()
        .filter(|entry| entry.seat().is_some())
        .filter_map(|entry| Some((since(entry)?, entry.id)))
        .filter(|(at, id)| !tournament.moves().iter().any(|made| made.step.entry == *id && made.at >= *at))
        .collect();
    found.sort_unstable_by(|one, other| other.cmp(one));
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

    /// Players who entered during play and do not sit yet, the latest first.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be read.
    pub fn arriving(&mut self, id: TournamentId) -> Result<Vec<MoveKey>, Problem> {
        let arriving = arriving(self.club.tournament(id)?);
        let seated = self.seated(id)?;
        Ok(arriving.into_iter().filter(|key| !seated.contains(key)).collect())
    }

    /// These players sit, or do not after all; with an empty list, all of them.
    ///
    /// # Errors
    /// If there is no such tournament, or the file cannot be written.
    pub fn moves_seated(&mut self, id: TournamentId, moves: &[MoveKey], sit: bool) -> Result<(), Problem> {
        let tournament = self.club.tournament(id)?;
        let mut all: Vec<MoveKey> =
            expected(tournament).iter().map(|made| (made.at, made.step.entry)).collect();
        all.extend(arriving(tournament));
        let meant = if moves.is_empty() { all.as_slice() } else { moves };
        let mut seated = self.seated(id)?;
        if sit {
            seated.extend(meant);
        } else {
            seated.retain(|key| !meant.contains(key));
        }
        // Seats no longer expected need not be remembered.
        seated.retain(|key| all.contains(key));
        Ok(self.club.file.settings().keep(&setting(id), &seated)?)
    }
}
