//! The tournaments being played, as they were after the last change.

use std::sync::Arc;

use tapis_club::Club;
use tapis_club::engine::Tournament;
use tapis_club::engine::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::Heartbeat;

/// An immutable snapshot, published after each change: whoever goes by it waits for nobody.
#[derive(Debug, Default)]
pub struct Live {
    /// The tournaments that are being played, in the order of their numbers.
    pub playing: Vec<(TournamentId, Arc<Tournament>)>,
    /// Where signs of life are kept. None without a club, and while it is not answered what becomes of
    /// an absence: that counts from its beginning.
    pub heartbeat: Option<Heartbeat>,
    /// The club's language.
    pub language: Language,
}

impl Live {
    pub(crate) fn of(club: &mut Club) -> Self {
        let heartbeat = club.away().is_none().then(|| club.heartbeat());
        // A club that cannot be read plays nothing: whoever asks for it is told why.
        Live { playing: club.playing().unwrap_or_default(), heartbeat, language: club.language() }
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
