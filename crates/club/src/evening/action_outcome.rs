//! The outcome of an action.

use tapis_engine::Event;
use tapis_engine::journal::floor_ruling::FloorRuling;
use tapis_locale::{Language, Value};

use crate::floor::kept_words;

/// Result of an action, once it is on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionOutcome {
    pub seq: i64,
    pub events: Vec<Event>,
    /// The same, to be put into words.
    pub said: DoneAction,
}

/// Action that was done, in no language yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DoneAction {
    /// A sentence about it.
    Said(Value),
    /// A ruling of the floor that was kept, and the name of the player it is about.
    Ruled(Box<FloorRuling>, Option<Value>),
}

impl DoneAction {
    /// Writes it as a sentence in a language.
    pub fn say(&self, language: Language) -> String {
        match self {
            DoneAction::Said(sentence) => sentence.say(language),
            DoneAction::Ruled(ruling, player) => kept_words(language, ruling, player.clone()),
        }
    }
}
