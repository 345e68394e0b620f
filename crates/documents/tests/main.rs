//! The documents' tests, in one program: they are linked once, not once a file.

mod after;
mod annexes;
mod bind;
mod breaks;
mod codes;
mod common;
mod evening;
mod logo;
mod members;
mod names;
mod pictures;
mod pieces;
mod record;
mod rules;
mod season;
mod seats;
