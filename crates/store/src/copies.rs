//! Copies of the club file, and what lies beside it.

pub mod backup;
pub mod catching_up;
pub mod heads;
pub mod heartbeat;
pub mod keeper;
pub mod lock;
pub mod look;
pub mod second;
