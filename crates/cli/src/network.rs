//! The program without a window, for devices in the room.

pub mod headless;
pub mod letting_in;
pub mod phones;
pub mod serve;
