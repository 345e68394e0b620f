//! What a field pays and what a result is worth: pure arithmetic.

pub mod icm;
pub mod payouts;
pub mod points;
pub mod ranking;
