//! Changes of members and seasons.

pub mod changes;
pub mod separations;
