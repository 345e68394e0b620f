//! Pages on devices in the room, in Debian's Chromium, served by the real program on this computer.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod check_in;
mod device;
mod first_load;
mod league_office;
mod paper;
mod phone;
mod screen;
mod site;
mod tablet;
