//! The tests of this crate, in one program.

mod messages;
mod pages;
mod sample;
