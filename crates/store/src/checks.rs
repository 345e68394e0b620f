//! Whether the file is sound.

pub mod findings;
pub mod mend;
pub mod schema;
pub mod verify;
