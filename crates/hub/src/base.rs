//! Errors, keys, names and days: all that needs no database.

pub mod checks;
pub mod error;
pub mod key;
pub mod letters;
pub mod log;
pub mod member;
pub mod rule_files;
pub mod seasons;
