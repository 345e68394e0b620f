//! Actions, events and refusals: the entries of a journal.

pub mod action;
pub mod event;
pub mod floor_ruling;
pub mod refusal;
