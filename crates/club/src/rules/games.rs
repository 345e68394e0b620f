//! Names of the games in words.

use tapis_engine::SetupDraft;
use tapis_engine::rules::game::Game;
use tapis_engine::setup::rotation::{Rotation, Turn};
use tapis_locale::{Language, Value, text};

/// A game with how its bets are limited: "Omaha Hi/Lo limit".
pub fn game_name(language: Language, game: Game) -> String {
    let word = serde_json::to_value(game).unwrap_or_default();
    text(language, &format!("played-{}", word.as_str().unwrap_or_default()), &[])
}

/// All that a set-up plays: its game, or the games that take turns and how.
pub fn games_named(language: Language, draft: &SetupDraft) -> String {
    let Some(rotation) = &draft.rotation else { return game_name(language, draft.game()) };
    let games: Vec<String> = rotation.games.iter().map(|game| game_name(language, *game)).collect();
    let values = [("rotation", rotation_name(language, rotation).into()), ("games", games.join(", ").into())];
    text(language, "rotation-list", &values)
}

/// The same in a few words: the games that take turns are not named.
pub(crate) fn played(language: Language, draft: &SetupDraft) -> String {
    match &draft.rotation {
        Some(rotation) => rotation_name(language, rotation),
        None => game_name(language, draft.game()),
    }
}

/// The same on papers that need not say what everybody expects: empty for no-limit hold'em.
pub(crate) fn unusual_game(language: Language, draft: &SetupDraft) -> String {
    let usual = draft.rotation.is_none() && draft.game() == Game::HoldemNoLimit;
    if usual { String::new() } else { played(language, draft) }
}

/// Games that take turns in a few words: "H.O.R.S.E., one game a level".
fn rotation_name(language: Language, rotation: &Rotation) -> String {
    let count = i64::try_from(rotation.games.len()).unwrap_or(i64::MAX);
    let name = if rotation.games == Rotation::HORSE {
        text(language, "rotation-horse", &[])
    } else {
        text(language, "rotation-count", &[("count", count.into())])
    };
    let (key, value) = match rotation.turn {
        Turn::Levels { levels } => ("rotation-levels", levels),
        Turn::Hands { hands } => ("rotation-hands", hands),
        Turn::DealersChoice => ("rotation-dealers_choice", 0),
    };
    let turn = text(language, key, &[("count", Value::from(i64::from(value)))]);
    format!("{name}, {turn}")
}
