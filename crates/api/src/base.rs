//! Types and small tools that need neither an open club nor the computer.

pub mod alerts;
pub mod audience;
pub mod clock_key;
pub mod clock_source;
pub mod club_sounds;
pub mod file_name;
pub mod lock;
pub mod loudspeaker;
pub mod problem_text;
pub mod text_size;
#[cfg(feature = "ts")]
pub mod types;
