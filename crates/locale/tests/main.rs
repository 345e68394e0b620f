//! The locale's tests: one program, so that they link once.

mod in_words;
mod keys;
mod phrases;
mod typography;
