//! Keys that are pressed in the room.

use serde::{Deserialize, Serialize};
use tapis_club::room::Scene;

/// Meaning of a key that is pressed in the room while it is played; the desk does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClockKey {
    /// The clock stops, or goes on.
    Turn,
    /// Another level, after a question.
    Level {
        /// The next one; else the one before.
        forward: bool,
    },
    Minute {
        /// Adds more if true, else takes some away.
        more: bool,
    },
    /// A scene is held; `None` if they change by themselves again.
    Scene { scene: Option<Scene> },
    /// The list of all keys.
    Help,
    /// The last thing that a key of the room did to the clock is taken back.
    Undo,
}
