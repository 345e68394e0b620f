//! The commands as their callers see them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

mod audiences;
mod calls;
mod computer;
mod generated;
mod league;
mod printing;
mod second;
mod second_computer;
mod sounds;
mod updates;
mod waiting;
