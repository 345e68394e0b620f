//! The program: the open club, who calls, and what all commands share.

pub mod alarm;
pub mod api;
pub mod command;
pub mod devices;
pub mod live;
pub mod memory;
pub mod own_sound;
pub mod subjects;
pub mod teller;
