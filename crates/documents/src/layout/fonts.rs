//! Letters: their shapes' numbers and widths, with kerning. One family, two weights, and digits of
//! one width.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use rustybuzz::ttf_parser::Tag;
use rustybuzz::{BufferClusterLevel, Feature, UnicodeBuffer};
use unicode_normalization::UnicodeNormalization;

/// A weight of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Regular.
    Regular,
    /// Bold.
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

/// A letter in its place. Widths are thousandths of the size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glyph {
    /// The number of its shape in the font.
    pub id: u16,
    /// What it stands for.
    pub letter: char,
    /// The width of the shape alone.
    pub natural: f32,
    /// The width with kerning.
    pub advance: f32,
}

/// Shown for a letter that the family lacks.
const REPLACEMENT: char = '\u{fffd}';

/// The family, ready to measure and to draw; remembers what it lacked.
pub struct Type {
    faces: BTreeMap<Face, rustybuzz::Face<'static>>,
    words: RefCell<BTreeMap<(Face, String), Vec<Glyph>>>,
    missing: RefCell<BTreeSet<char>>,
}

impl Default for Type {
    fn default() -> Self {
        let read = |face: Face| rustybuzz::Face::from_slice(face.file(), 0).map(|read| (face, read));
        Type {
            faces: [Face::Regular, Face::Bold].into_iter().filter_map(read).collect(),
            words: RefCell::default(),
            missing: RefCell::default(),
        }
    }
}

/// Characters without a shape of their own that only steer others.
fn invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Text as it is set: composed letters, and nothing that steers.
pub fn clean(text: &str) -> String {
    text.nfc().filter(|c| !invisible(*c)).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

impl Type {
    /// The letters of a cleaned text.
    pub fn glyphs(&self, text: &str, face: Face) -> Vec<Glyph> {
        let mut glyphs = Vec::with_capacity(text.len());
        for word in text.split_inclusive(' ') {
            let key = (face, word.to_owned());
            let mut words = self.words.borrow_mut();
            glyphs.extend(words.entry(key).or_insert_with(|| self.shape(word, face)).iter().copied());
        }
        glyphs
    }

    /// The width of a cleaned text in points.
    pub fn width(&self, text: &str, face: Face, size: f32) -> f32 {
        width(&self.glyphs(text, face), size)
    }

    /// The largest size, at most `most` and at least `least`, at which a text is no wider than so
    /// many points.
    pub fn fit(&self, text: &str, face: Face, most: f32, least: f32, wide: f32) -> f32 {
        let natural = self.width(&clean(text), face, 1.0);
        if natural <= 0.0 { most } else { (wide / natural).clamp(least, most) }
    }

    /// Letters that were asked for and are not there.
    pub fn missing(&self) -> Vec<char> {
        self.missing.borrow().iter().copied().collect()
    }

    fn shape(&self, word: &str, face: Face) -> Vec<Glyph> {
        let Some(font) = self.faces.get(&face) else { return Vec::new() };
        let scale = 1000.0 / f32::from(u16::try_from(font.units_per_em()).unwrap_or(1000));
        let natural = |id| f32::from(font.glyph_hor_advance(id).unwrap_or(0)) * scale;
        let set: String = word.chars().map(|c| self.known(font, c)).collect();
        let mut buffer = UnicodeBuffer::new();
        buffer.set_cluster_level(BufferClusterLevel::Characters);
        buffer.push_str(&set);
        buffer.guess_segment_properties();
        let off = |tag| Feature::new(Tag::from_bytes(tag), 0, ..);
        let shaped = rustybuzz::shape(font, &[off(b"liga"), off(b"clig"), off(b"ccmp")], buffer);
        let letter = |cluster: u32| {
            usize::try_from(cluster).ok().and_then(|at| set.get(at..)).and_then(|rest| rest.chars().next())
        };
        let glyph = |info: &rustybuzz::GlyphInfo, position: &rustybuzz::GlyphPosition| {
            let id = u16::try_from(info.glyph_id).unwrap_or(0);
            #[expect(clippy::cast_precision_loss, reason = "a width of some thousand units is exact")]
            let advance = position.x_advance as f32 * scale;
            Glyph {
                id,
                letter: letter(info.cluster).unwrap_or(REPLACEMENT),
                natural: natural(rustybuzz::ttf_parser::GlyphId(id)),
                advance,
            }
        };
        shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(|(i, p)| glyph(i, p)).collect()
    }

    /// The character itself, or the mark shown in its place.
    fn known(&self, font: &rustybuzz::Face<'_>, c: char) -> char {
        match c {
            _ if font.glyph_index(c).is_some() => c,
            // Spaces that the family lacks are no loss.
            _ if c.is_whitespace() => '\u{a0}',
            '\u{2011}' => '-',
            _ => {
                self.missing.borrow_mut().insert(c);
                REPLACEMENT
            }
        }
    }
}

/// The width of letters in points.
pub fn width(glyphs: &[Glyph], size: f32) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0
}
