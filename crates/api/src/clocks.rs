//! The thread that watches the clocks.

pub mod broadcast;
pub mod hours;
pub mod thread;
