//! A club from one evening to the next.

pub mod calendar;
pub mod dues;
pub mod members;
pub mod past;
pub mod protection;
pub mod seasons;
pub mod sign_up;
