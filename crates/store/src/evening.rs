//! Evenings: their journals, tables and tournaments.

pub mod arrivals;
pub mod attendance;
pub mod duties;
pub mod journal;
pub mod live;
pub mod proof;
pub mod tournaments;
