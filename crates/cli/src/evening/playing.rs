//! Games that are played: the options of a game and of games that take turns.

use clap::Args;
use serde_json::json;
use tapis_club::engine::rules::game::Game;
use tapis_club::engine::setup::SetupDraft;
use tapis_club::engine::setup::rotation::{Rotation, Turn};

#[derive(Debug, Clone, Args)]
pub struct Playing {
    /// Game, by its name in a set-up: holdem_no_limit, omaha4_hilo_limit, stud_high …; if omitted, a game
    /// with blinds, or a tournament's own game.
    #[arg(long, value_parser = game, global = true)]
    game: Option<Game>,
    /// For games that take turns: horse, or the games by their names with commas between.
    #[arg(long, value_parser = games, value_name = "GAMES", conflicts_with = "game", global = true)]
    rotation: Option<Turns>,
    /// Change to the next game: levels:1, hands:8 or dealers_choice.
    #[arg(long, value_parser = turn, default_value = "levels:1", global = true)]
    turn: Turn,
}

/// The games of a rotation.
#[derive(Debug, Clone)]
struct Turns(Vec<Game>);

impl Playing {
    /// A set-up for it; as it is where nothing is said.
    pub fn of(&self, draft: SetupDraft) -> SetupDraft {
        match (&self.rotation, self.game) {
            (Some(Turns(games)), _) => draft.rotating(Rotation { games: games.clone(), turn: self.turn }),
            (None, Some(game)) => draft.playing(game),
            (None, None) => draft,
        }
    }
}

/// A game by its name in a set-up; otherwise the names there are.
fn game(written: &str) -> Result<Game, String> {
    let names = || Game::ALL.iter().filter_map(|game| Some(json!(game).as_str()?.to_owned()));
    serde_json::from_value(json!(written)).map_err(|_| names().collect::<Vec<_>>().join(", "))
}

fn games(written: &str) -> Result<Turns, String> {
    if written == "horse" {
        return Ok(Turns(Rotation::HORSE.to_vec()));
    }
    written.split(',').map(|name| game(name.trim())).collect::<Result<_, _>>().map(Turns)
}

fn turn(written: &str) -> Result<Turn, String> {
    let (kind, count) = written.split_once(':').unwrap_or((written, "1"));
    let found = count.parse().ok().and_then(|count| match kind {
        "levels" => Some(Turn::Levels { levels: count }),
        "hands" => Some(Turn::Hands { hands: count }),
        "dealers_choice" => Some(Turn::DealersChoice),
        _ => None,
    });
    found.filter(|turn| turn.is_valid()).ok_or_else(|| "levels:N, hands:N, dealers_choice".to_owned())
}
