//! What a sheet still has room for.

use super::fonts::{Face, clean};
use super::sheet::Sheet;

impl Sheet<'_> {
    /// What is left of the column, in points; 0 below its end.
    pub fn room(&self) -> f32 {
        (self.bottom() - self.y).max(0.0)
    }

    /// A text, or as much of it as is no wider than so many points, with an ellipsis at its end:
    /// for a page that must not grow.
    pub fn shortened(&self, text: &str, size: f32, wide: f32) -> String {
        let whole = clean(text);
        let fits = |text: &str| self.letters.width(text, Face::Regular, size) <= wide;
        if fits(&whole) {
            return whole;
        }
        let mut short = whole;
        while short.pop().is_some() {
            let tried = format!("{}…", short.trim_end());
            if fits(&tried) {
                return tried;
            }
        }
        String::new()
    }
}
