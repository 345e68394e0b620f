//! Hands drawn for an annexe, and the names of its games.

use tapis_documents::diagrams::card::{Card, Suit};
use tapis_engine::floor::card as engine;
use tapis_engine::floor::high_hand::Category;

/// A combination's name in the catalogues.
pub(crate) fn name(category: Category) -> String {
    let word = serde_json::to_value(category).unwrap_or_default();
    word.as_str().unwrap_or_default().to_owned()
}

/// A card to draw.
pub(crate) fn drawn(card: engine::Card) -> Card {
    let suit = match card.suit {
        engine::Suit::Club => Suit::Club,
        engine::Suit::Diamond => Suit::Diamond,
        engine::Suit::Heart => Suit::Heart,
        engine::Suit::Spade => Suit::Spade,
    };
    Card { rank: card.rank.value(), suit }
}
