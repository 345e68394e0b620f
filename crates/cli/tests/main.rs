//! The command line's tests: one program, so that they link once.

mod cli;
mod dues;
mod evidence;
mod league;
mod letting_in;
mod manual;
mod members;
mod output;
mod printing;
mod proof;
mod publish;
mod questions;
mod re_entries;
mod records;
mod refusals;
mod run;
mod sign_ups;
mod structure;
mod updates;
