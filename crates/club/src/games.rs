//! What the games are called.

use tapis_engine::game::Game;
use tapis_locale::{Language, text};

/// A game with how its bets are limited: "Omaha Hi/Lo limit".
pub fn game_name(language: Language, game: Game) -> String {
    let word = serde_json::to_value(game).unwrap_or_default();
    text(language, &format!("played-{}", word.as_str().unwrap_or_default()), &[])
}

/// The same on papers and screens that need not say what everybody expects: empty for no-limit hold'em.
pub(crate) fn unusual_game(language: Language, game: Game) -> String {
    if game == Game::HoldemNoLimit { String::new() } else { game_name(language, game) }
}
