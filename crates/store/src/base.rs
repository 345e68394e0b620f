//! Errors, values, places and times: what needs no open file.

pub mod author;
pub mod disk;
pub mod error;
pub mod format;
pub mod identity;
pub mod lists;
pub mod place;
pub mod problem;
pub mod uptime;
pub mod words;
