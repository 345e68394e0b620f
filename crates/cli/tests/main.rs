//! The command line's tests: one program, so that they link once.

mod members;
mod output;
mod proof;
mod questions;
mod refusals;
mod structure;
