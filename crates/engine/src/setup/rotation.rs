//! Games that take turns in one tournament: H.O.R.S.E., or dealer's choice.

use serde::{Deserialize, Serialize};

use crate::rules::game::Game;

/// Time of the next game's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields, rename_all = "snake_case")]
pub enum Turn {
    /// After so many levels, at all tables at once.
    Levels { levels: u32 },
    /// After so many hands, at each table by its own count.
    Hands { hands: u32 },
    /// The dealer of a hand chooses from the list.
    DealersChoice,
}

/// Levels and hands that one game lasts at most.
pub const LONGEST_TURN: u32 = 100;

impl Turn {
    /// Whether it lasts at least one level or hand, and not longer than anybody plays.
    pub fn is_valid(self) -> bool {
        match self {
            Turn::Levels { levels: count } | Turn::Hands { hands: count } => {
                (1..=LONGEST_TURN).contains(&count)
            }
            Turn::DealersChoice => true,
        }
    }
}

/// Games that take turns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rotation {
    /// In the order of their turns, each of them once.
    pub games: Vec<Game>,
    /// Time of the next game's turn.
    pub turn: Turn,
}

impl Rotation {
    /// Hold'em, Omaha Hi/Lo, razz, stud and stud Hi/Lo, all with fixed bets.
    pub const HORSE: [Game; 5] =
        [Game::HoldemLimit, Game::Omaha4HiloLimit, Game::Razz, Game::StudHigh, Game::StudHilo];

    /// Whether there are at least two games, none of them twice.
    pub fn has_games(&self) -> bool {
        let twice = |(at, game): (usize, &Game)| self.games.iter().take(at).any(|other| other == game);
        self.games.len() >= 2 && !self.games.iter().enumerate().any(twice)
    }

    /// The game of a level, counted from 1; `None` if each table decides.
    ///
    /// ```
    /// use tapis_engine::rules::game::Game;
    /// use tapis_engine::setup::rotation::{Rotation, Turn};
    /// let horse = Rotation { games: Rotation::HORSE.to_vec(), turn: Turn::Levels { levels: 2 } };
    /// assert_eq!(horse.game_at(2), Some(Game::HoldemLimit));
    /// assert_eq!(horse.game_at(3), Some(Game::Omaha4HiloLimit));
    /// assert_eq!(horse.game_at(11), Some(Game::HoldemLimit));
    /// ```
    pub fn game_at(&self, level: u32) -> Option<Game> {
        let Turn::Levels { levels } = self.turn else { return None };
        let turns = level.saturating_sub(1).checked_div(levels)?;
        let games = u32::try_from(self.games.len()).ok()?;
        self.games.get(usize::try_from(turns.checked_rem(games)?).ok()?).copied()
    }
}
