//! Prizes, points and ranks: arithmetic that needs no tournament.

pub mod icm;
pub mod payouts;
pub mod points;
pub mod ranking;
