//! Requests of devices, and the answers.

pub mod commands;
pub mod events;
pub mod guard;
pub mod shared;
pub mod unsigned;
