//! The tournament itself: pure rules, no I/O, no clock, no chance of its own.
#![forbid(unsafe_code)]

pub mod base;
pub mod championship;
pub mod chips;
pub mod floor;
pub mod forecast;
pub mod journal;
pub mod play;
pub mod positions;
pub mod prizes;
pub mod rules;
pub mod setup;
pub mod state;
pub mod structure;
pub mod views;

pub use journal::action::Action;
pub use journal::event::Event;
pub use journal::refusal::Refusal;
pub use play::amend::Locks;
pub use setup::{Setup, SetupDraft};
pub use state::tournament::{Phase, Tournament};
