//! The tournament itself: pure rules, no I/O, no clock, no chance of its own.
#![forbid(unsafe_code)]

pub mod absent;
pub mod action;
pub mod advice;
pub mod balance;
pub mod breaking;
pub mod chips;
pub mod citation;
pub mod clock;
mod decide;
pub mod draw;
pub mod ending;
pub mod entries;
pub mod event;
pub mod floor;
pub mod floor_ruling;
pub mod forecast;
pub mod game;
pub mod hand_for_hand;
pub mod handed;
pub mod in_play;
pub mod invariants;
pub mod parted;
pub mod payouts;
pub mod penalties;
pub mod points;
pub mod positions;
pub mod quantity;
pub mod question;
pub mod ranking;
pub mod rebuys;
pub mod refusal;
pub mod ruleset;
pub mod setup;
pub mod structure;
pub mod tables;
pub mod tempo;
pub mod tournament;
pub mod vectors;
pub mod views;

pub use action::Action;
pub use decide::Locks;
pub use event::Event;
pub use refusal::Refusal;
pub use setup::{Setup, SetupDraft};
pub use tournament::{Phase, Tournament};
