//! A club to begin with: a new one, the sample, a simulated evening.

pub mod new_club;
pub mod sample;
pub mod simulate;
