//! The space left on a page.

use super::glyphs::Face;
use super::sheet::Sheet;

impl Sheet<'_> {
    /// The space left in the column, in points; 0 below its end.
    pub fn room(&self) -> f32 {
        (self.bottom() - self.y).max(0.0)
    }

    /// A text, shortened with an ellipsis if it is wider than this many points: for a page
    /// that must not grow.
    pub fn shortened(&self, text: &str, size: f32, wide: f32) -> String {
        self.letters.shortened(text, Face::Regular, size, wide)
    }
}
