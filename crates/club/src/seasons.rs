//! Seasons: standings, statistics and what is exported of them.

pub mod exporting;
pub mod list;
pub mod member_overview;
pub mod standings;
pub mod statistics;
