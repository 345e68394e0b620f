//! Sheets of paper.

use serde::{Deserialize, Serialize};

/// The size of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Width in points.
    pub fn width(self) -> f32 {
        match self {
            Paper::A4 => mm(210.0),
            Paper::Letter => 612.0,
        }
    }

    /// Height in points.
    pub fn height(self) -> f32 {
        match self {
            Paper::A4 => mm(297.0),
            Paper::Letter => 792.0,
        }
    }
}

/// Millimetres in points.
pub fn mm(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}
