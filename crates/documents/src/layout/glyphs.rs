//! Glyphs of the two weights of the font family.

/// A weight of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    Regular,
    Bold,
}

impl Face {
    /// The whole font file.
    pub fn file(self) -> &'static [u8] {
        match self {
            Face::Regular => notosans::REGULAR_TTF,
            Face::Bold => notosans::BOLD_TTF,
        }
    }
}

/// A positioned glyph. Widths are in thousandths of the font size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// The text it stands for.
    pub letter: char,
    pub natural: f32,
    /// Its width with kerning.
    pub advance: f32,
}

/// The width of glyphs in points.
pub fn width(glyphs: &[Glyph], size: f32) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0
}
