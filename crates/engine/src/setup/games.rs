//! The games of a tournament, level by level.

use crate::base::quantity::SeatNo;
use crate::rules::game::Game;
use crate::rules::ruleset::Betting;
use crate::setup::SetupDraft;
use crate::setup::rotation::{Rotation, Turn};
use crate::structure::{Stakes, StructureWarning};

impl SetupDraft {
    /// All that is played, in the order of its turns.
    pub fn games(&self) -> Vec<Game> {
        let turns = self.rotation.as_ref().map(|rotation| rotation.games.clone());
        turns.filter(|games| !games.is_empty()).unwrap_or_else(|| vec![self.game()])
    }

    /// The game of a level, counted from 1; `None` if each table decides.
    pub fn game_at_level(&self, level: u32) -> Option<Game> {
        match &self.rotation {
            Some(rotation) => rotation.game_at(level),
            None => Some(self.game()),
        }
    }

    /// Limit of bets at a level, counted from 1; `None` means differently at each table.
    pub fn betting_at_level(&self, level: u32) -> Option<Betting> {
        if let Some(game) = self.game_at_level(level) {
            return Some(game.betting());
        }
        let games = self.games();
        let first = games.first()?.betting();
        games.iter().all(|game| game.betting() == first).then_some(first)
    }

    /// Stakes that its levels must state: blinds, the bets of stud, or both.
    pub fn stakes(&self) -> Stakes {
        let games = self.games();
        let stud = |game: &Game| game.variant().is_stud();
        match (games.iter().any(stud), games.iter().all(stud)) {
            (_, true) => Stakes::Stud,
            (true, false) => Stakes::Both,
            (false, false) => Stakes::Blinds,
        }
    }

    /// Whether an oddity of its levels is intended: while games take turns, stakes may stay.
    pub(crate) fn expects(&self, found: &StructureWarning) -> bool {
        let turns =
            self.rotation.as_ref().is_some_and(|rotation| matches!(rotation.turn, Turn::Levels { .. }));
        turns && matches!(found, StructureWarning::BlindsStay { .. })
    }

    /// Number of players for whom one pack suffices in each of its games.
    pub fn most_players(&self) -> SeatNo {
        let most = self.games().into_iter().map(|game| game.variant().most_players());
        most.min().unwrap_or(10)
    }

    /// The same with games in turn: see [`SetupDraft::playing`].
    #[must_use]
    pub fn rotating(&self, rotation: Rotation) -> SetupDraft {
        SetupDraft { game: None, rotation: Some(rotation), ..self.clone() }.fitting()
    }
}
