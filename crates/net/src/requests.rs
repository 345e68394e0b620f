//! Requests of devices, and the answers.

pub mod commands;
pub mod events;
pub mod guard;
pub mod signature_answer;
pub mod state;
