//! An evening that is planned, played or reported.

pub mod commands;
pub mod playing;
pub mod report;
pub mod rule;
pub mod rulebook;
pub mod simulate;
pub mod structure;
