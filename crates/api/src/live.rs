//! The tournaments being played, as they were after the last change.

use std::sync::Arc;

use tapis_club::engine::Tournament;
use tapis_club::engine::quantity::{Millis, TournamentId};
use tapis_club::store::Heartbeat;
use tapis_club::{Club, Problem};

/// An immutable snapshot, published after each change: whoever goes by it waits for nobody.
#[derive(Debug, Default)]
pub struct Live {
    /// The tournaments that are being played, in the order of their numbers.
    pub playing: Vec<(TournamentId, Arc<Tournament>)>,
    /// Where signs of life are kept. None without a club, and while it is not answered what becomes of
    /// an absence: that counts from its beginning.
    pub heartbeat: Option<Heartbeat>,
}

impl Live {
    pub(crate) fn of(club: &mut Club) -> Result<Self, Problem> {
        let heartbeat = club.away().is_none().then(|| club.heartbeat());
        Ok(Live { playing: club.playing()?, heartbeat })
    }

    /// A tournament that is being played.
    pub fn tournament(&self, id: TournamentId) -> Option<&Tournament> {
        self.playing.iter().find(|(known, _)| *known == id).map(|(_, tournament)| &**tournament)
    }

    /// A clock runs.
    pub fn ticking(&self, now: Millis) -> bool {
        self.playing.iter().any(|(_, tournament)| tournament.read_clock(now).running)
    }
}
