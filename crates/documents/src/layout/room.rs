//! What a sheet still has room for.

use super::fonts::Face;
use super::sheet::Sheet;

impl Sheet<'_> {
    /// What is left of the column, in points; 0 below its end.
    pub fn room(&self) -> f32 {
        (self.bottom() - self.y).max(0.0)
    }

    /// A text, or as much of it as is no wider than so many points, with an ellipsis at its end:
    /// for a page that must not grow.
    pub fn shortened(&self, text: &str, size: f32, wide: f32) -> String {
        self.letters.shortened(text, Face::Regular, size, wide)
    }
}
