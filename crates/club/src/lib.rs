//! The program without a window: an open club, its members, its tournaments, what was done and
//! what can be undone. The window and the command line are two ways to reach it.
#![forbid(unsafe_code)]

mod act;
mod announce;
mod away;
mod chip_sets;
mod club;
pub mod documents;
pub mod floor;
mod history;
mod members;
mod penalties;
pub mod printing;
mod problem;
pub mod room;
mod rule_words;
mod rulebook;
mod rulesets;
mod sample;
mod setup;
pub mod simulate;
mod structures;
mod templates;
mod venues;
mod verify;
mod views;

pub use act::Acted;
pub use announce::MoveKey;
pub use away::{Away, AwayCause};
pub use club::Club;
pub use documents::{Document, DocumentKind, DocumentOptions, DocumentSubject, Paper};
pub use history::HistoryLine;
pub use penalties::PastPenalty;
pub use problem::Problem;
pub use rule_words::{rule_values, rule_words, setting_words};
pub use rulebook::{
    CHAPTERS, ClubRule, Figure, RULE_TEXT_LONGEST, RuleChapter, RuleLine, RuleNumber, Rulebook,
};
pub use rulesets::{RulesetView, ruleset_name, ruleset_of_the_program};
pub use setup::{FieldError, SetupReport};
pub use structures::{LevelsFile, levels_file_name, levels_text, read_problem};
pub use templates::{freezeout, rebuy};
pub use views::{DeskTournament, Person, PlayedClock};

pub use tapis_engine as engine;
pub use tapis_locale as locale;
pub use tapis_store as store;
