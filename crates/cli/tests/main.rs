//! The command line's tests, in one program: they are linked once, not once a file.

mod members;
mod questions;
mod refusals;
mod structure;
