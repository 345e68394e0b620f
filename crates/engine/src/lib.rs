//! The tournament itself: pure rules, no I/O, no clock, no chance of its own.
#![forbid(unsafe_code)]

pub mod quantity;
