//! The documents' tests: one program, so that they link once.

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
