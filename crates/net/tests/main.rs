//! The server over real connections on this computer.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod again;
mod attacks;
mod computers;
mod devices;
mod flood;
mod histories;
mod memory;
mod phones;
mod public;
mod room;
mod streams;
