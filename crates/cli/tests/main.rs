//! The command line's tests: one program, so that they link once.

mod manual;
mod members;
mod output;
mod proof;
mod questions;
mod refusals;
mod structure;
