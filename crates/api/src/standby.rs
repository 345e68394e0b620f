//! Two computers for one club: one leads, the other is a full second desk whose file follows, and takes over by
//! one explicit action (`docs/decisions/0021-second-computer.md`).
//!
//! The lines between them are the network's (`tapis_net`); what is said on them is decided here.

pub(crate) mod following;
mod leading;
mod pairing;
mod trust;
