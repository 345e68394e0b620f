//! The persons of the league, and which records of clubs are one of them.

pub mod decisions;
pub mod roster;
