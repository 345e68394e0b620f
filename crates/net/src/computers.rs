//! The line between two computers that hold one club, and how they find each other
//! (`docs/decisions/0021-second-computer.md`).

pub(crate) mod certificate;
mod client;
pub mod desk_messages;
pub(crate) mod discovery;
pub mod greeting;
pub(crate) mod line;
mod meeting;
pub(crate) mod serving;
mod whole;

pub(crate) use client::Client;
