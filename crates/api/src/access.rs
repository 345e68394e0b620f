//! Devices that were let in, and what they may do.

pub mod door;
pub(crate) mod signed_calls;
