//! The size of the desk's text.

use serde::{Deserialize, Serialize};

/// The size of the desk's text, on top of the system's own scaling.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    /// Nine tenths of the usual size.
    Smaller,
    #[default]
    Usual,
    /// A tenth larger than usual.
    Larger,
    /// A quarter larger than usual.
    Large,
    /// One and a half times.
    VeryLarge,
    /// Twice the usual size.
    Double,
}

impl TextSize {
    /// The factor of every length on the desk.
    pub fn factor(self) -> f64 {
        match self {
            TextSize::Smaller => 0.9,
            TextSize::Usual => 1.0,
            TextSize::Larger => 1.1,
            TextSize::Large => 1.25,
            TextSize::VeryLarge => 1.5,
            TextSize::Double => 2.0,
        }
    }
}
