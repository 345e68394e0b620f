//! What the rulesets say, before there is a tournament to apply it to.

pub mod absent;
pub mod balance;
pub mod breaking;
pub mod chips_in_play;
pub mod citation;
pub mod game;
pub mod rebuys;
pub mod ruleset;
pub mod variant;
