//! Rulesets, their citations, and the rules that need no tournament.

pub mod absent;
pub mod balance;
pub mod breaking;
pub mod chips_in_play;
pub mod citation;
pub mod game;
pub mod rebuys;
pub mod ruleset;
pub mod variant;
