//! Sizes of sheets of paper.

use serde::{Deserialize, Serialize};

/// The size of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// A4 paper, 210 × 297 mm.
    #[default]
    A4,
    /// Letter paper, 8.5 × 11 inches.
    Letter,
    /// Half an A4 sheet, drawn a quarter larger; nobody chooses it.
    #[serde(skip)]
    HalfA4,
    /// Half a letter sheet, drawn a quarter larger; nobody chooses it.
    #[serde(skip)]
    HalfLetter,
}

/// Factor by which the pages are larger that two of go on a sheet: their letters then stay readable.
const DRAWN_LARGER: f32 = 1.28;

impl Paper {
    /// Width of the sheet in points.
    pub fn width(self) -> f32 {
        match self {
            Paper::A4 => mm(210.0),
            Paper::Letter => 612.0,
            Paper::HalfA4 => mm(148.5) * DRAWN_LARGER,
            Paper::HalfLetter => 396.0 * DRAWN_LARGER,
        }
    }

    /// Height of the sheet in points.
    pub fn height(self) -> f32 {
        match self {
            Paper::A4 => mm(297.0),
            Paper::Letter => 792.0,
            Paper::HalfA4 => mm(210.0) * DRAWN_LARGER,
            Paper::HalfLetter => 612.0 * DRAWN_LARGER,
        }
    }

    /// The pages of which two go on a sheet side by side.
    pub fn half(self) -> Paper {
        match self {
            Paper::A4 | Paper::HalfA4 => Paper::HalfA4,
            Paper::Letter | Paper::HalfLetter => Paper::HalfLetter,
        }
    }
}

/// Converts millimetres to points.
pub fn mm(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}
