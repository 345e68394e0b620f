//! The tournaments being played, as they were after the last change.

use std::sync::Arc;

use tapis_club::Club;
use tapis_club::engine::Tournament;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::evening::speech as spoken;
use tapis_club::locale::{Language, Phrase};
use tapis_club::store::Heartbeat;

use crate::base::club_sounds::ticks;

/// An immutable snapshot, published after each change: whoever goes by it waits for nobody.
#[derive(Debug, Default)]
pub struct Live {
    /// The tournaments that are being played, in the order of their numbers.
    pub playing: Vec<(TournamentId, Arc<Tournament>)>,
    /// Place of the signs of life. None without a club, and while it is not answered what becomes of an absence: that
    /// counts from its beginning.
    pub heartbeat: Option<Heartbeat>,
    pub language: Language,
    /// The club shows telephones nothing of the money that is played for.
    pub hides_money: bool,
    /// The number of last seconds of a level or a break of which each one is heard.
    pub(crate) ticks: u8,
}

impl Live {
    pub(crate) fn of(club: &mut Club) -> Self {
        let heartbeat = club.absence().away().is_none().then(|| club.absence().heartbeat());
        // A club that cannot be read plays nothing: whoever asks for it is told why.
        let playing = club.playing().unwrap_or_default();
        let hides_money = club.phones().phone_settings().is_ok_and(|settings| !settings.prizes);
        let ticks = ticks(club);
        Live { playing, heartbeat, language: club.language(), hides_money, ticks }
    }

    /// A tournament that is being played.
    pub fn tournament(&self, id: TournamentId) -> Option<&Tournament> {
        self.playing.iter().find(|(known, _)| *known == id).map(|(_, tournament)| &**tournament)
    }

    /// Sentence of a voice about a tournament: with its name where several are being played.
    pub(crate) fn named(&self, id: TournamentId, words: Phrase) -> Phrase {
        match self.tournament(id) {
            Some(tournament) if self.playing.len() > 1 => spoken::of(&tournament.setup().name, words),
            _ => words,
        }
    }

    /// Whether a clock runs now.
    pub fn ticking(&self, now: Millis) -> bool {
        self.playing.iter().any(|(_, tournament)| tournament.read_clock(now).running)
    }

    /// A clock runs, or will by itself.
    pub(crate) fn goes_on(&self, now: Millis) -> bool {
        self.playing.iter().any(|(_, tournament)| tournament.read_clock(now).goes_on())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use tapis_club::locale::Language::Fr;

    use super::*;

    const NOW: Millis = Millis(1_795_201_200_000);

    #[test]
    fn a_voice_names_the_tournament_where_several_are_played() {
        let folder = tempfile::tempdir().unwrap();
        let mut club = Club::sample_in_play(&folder.path().join("club.tapis"), Fr, NOW).unwrap();
        let mut live = Live::of(&mut club);
        let (id, tournament) = live.playing.first().cloned().unwrap();
        let said = |live: &Live| live.named(id, spoken::final_table()).say(Fr);
        assert_eq!(said(&live), "Table finale. Chacun gagne sa nouvelle place.");
        live.playing.push((TournamentId(id.0 + 1), Arc::clone(&tournament)));
        assert_eq!(said(&live), format!("{}. {}", tournament.setup().name, spoken::final_table().say(Fr)));
    }
}
