//! Games that take turns in one tournament: H.O.R.S.E., or dealer's choice.

use serde::{Deserialize, Serialize};

use crate::clock::step_length;
use crate::game::Game;
use crate::quantity::{Millis, SeatNo};
use crate::ruleset::{Betting, Ruleset};
use crate::setup::SetupDraft;
use crate::structure::{Stakes, StructureWarning};
use crate::tables::{Table, Told};
use crate::tournament::Tournament;

/// When the next game's turn comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", deny_unknown_fields)]
pub enum Turn {
    /// After so many levels, at all tables at once.
    #[serde(rename = "levels")]
    Levels {
        /// How many.
        #[serde(rename = "levels")]
        levels: u32,
    },
    /// After so many hands, at each table by its own count.
    #[serde(rename = "hands")]
    Hands {
        /// How many.
        #[serde(rename = "hands")]
        hands: u32,
    },
    /// The dealer of a hand chooses from the list.
    #[serde(rename = "dealers_choice")]
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
    #[serde(rename = "games")]
    pub games: Vec<Game>,
    /// When the next one's turn comes.
    #[serde(rename = "turn")]
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

    /// The game of a level, counted from 1; none: each table decides.
    ///
    /// ```
    /// use tapis_engine::{game::Game, rotation::{Rotation, Turn}};
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

impl SetupDraft {
    /// All that is played, in the order of its turns.
    pub fn games(&self) -> Vec<Game> {
        let turns = self.rotation.as_ref().map(|rotation| rotation.games.clone());
        turns.filter(|games| !games.is_empty()).unwrap_or_else(|| vec![self.game()])
    }

    /// The game of a level, counted from 1; none: each table decides.
    pub fn game_at_level(&self, level: u32) -> Option<Game> {
        match &self.rotation {
            Some(rotation) => rotation.game_at(level),
            None => Some(self.game()),
        }
    }

    /// How bets are limited at a level, counted from 1; none: differently at each table.
    pub fn betting_at_level(&self, level: u32) -> Option<Betting> {
        if let Some(game) = self.game_at_level(level) {
            return Some(game.betting());
        }
        let games = self.games();
        let first = games.first()?.betting();
        games.iter().all(|game| game.betting() == first).then_some(first)
    }

    /// What its levels must say: blinds, the bets of stud, or both.
    pub fn stakes(&self) -> Stakes {
        let games = self.games();
        let stud = |game: &Game| game.variant().is_stud();
        match (games.iter().any(stud), games.iter().all(stud)) {
            (_, true) => Stakes::Stud,
            (true, false) => Stakes::Both,
            (false, false) => Stakes::Blinds,
        }
    }

    /// Whether an oddity of its levels is none: while games take turns, stakes may stay.
    pub(crate) fn expects(&self, found: &StructureWarning) -> bool {
        let turns =
            self.rotation.as_ref().is_some_and(|rotation| matches!(rotation.turn, Turn::Levels { .. }));
        turns && matches!(found, StructureWarning::BlindsStay { .. })
    }

    /// For how many players one pack suffices in each of its games.
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

impl Tournament {
    /// The rules in force at an instant: bets are limited as the game of that level says.
    pub fn rules_now(&self, now: Millis) -> Ruleset {
        self.setup.rules_at_level(self.setup.level_number(self.read_clock(now).step))
    }

    /// Whether the button stands still in a step: stud is played, or it is a break.
    fn button_rests(&self, step: usize) -> bool {
        let Some(here) = self.setup.steps.get(step) else { return false };
        let game = self.setup.game_at_level(self.setup.level_number(step));
        here.is_break() || game.is_some_and(|game| game.variant().is_stud())
    }

    /// The told positions of a table, if they are recent enough to move somebody by them. At levels of stud
    /// the button stands still, so that this time does not count.
    pub(crate) fn fresh<'a>(&self, table: &'a Table, now: Millis) -> Option<&'a Told> {
        let told = table.told.as_ref()?;
        let limit = Millis::of_seconds(self.setup.ruleset.positions_fresh_s.into());
        (self.button_age(told.at, now) <= limit).then_some(told)
    }

    /// How long the button has moved since an instant.
    fn button_age(&self, since: Millis, now: Millis) -> Millis {
        let age = now.saturating_sub(since);
        if self.setup.stakes() != Stakes::Both {
            return age;
        }
        let reading = self.read_clock(now);
        let played = |step: usize| {
            let length = self.setup.steps.get(step).map(step_length).unwrap_or_default();
            if step == reading.step { length.saturating_sub(reading.level_left) } else { length }
        };
        // Back from now: levels in which it moved, then those in which it stood.
        let mut back = (0..=reading.step).rev().peekable();
        let mut moved = Millis::ZERO;
        while let Some(step) = back.next_if(|step| !self.button_rests(*step)) {
            moved = moved.saturating_add(played(step));
        }
        let stood: Millis = back.take_while(|step| self.button_rests(*step)).map(played).sum();
        if age <= moved { age } else { age.saturating_sub(stood).max(moved) }
    }
}
