//! What is asked, what happened, and why not: the words of the journal.

pub mod action;
pub mod event;
pub mod floor_ruling;
pub mod refusal;
