//! Fonts: texts become glyphs with kerning. One family, two weights, and tabular figures.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use rustybuzz::ttf_parser::Tag;
use rustybuzz::{BufferClusterLevel, Direction, Feature, Script, ShapePlan, UnicodeBuffer};

use super::glyphs::{Face, Glyph};
use super::runs::{LayoutKey, Line};
use super::stand_ins::{self, plain};

/// Shown for a letter that the font lacks.
const REPLACEMENT: char = '\u{fffd}';

/// A shaped word, its width in thousandths of the font size, and the part of it that is trailing
/// space.
struct ShapedWord {
    glyphs: Vec<Glyph>,
    width: f32,
    space: f32,
}

/// A weight, with the words shaped in it so far. A document repeats most of its words, and
/// measures each more often than it draws it.
#[derive(Default)]
struct Weight {
    font: Option<rustybuzz::Face<'static>>,
    words: RefCell<HashMap<Box<str>, Rc<ShapedWord>>>,
    /// Shaping plans by script; making one takes longer than shaping a word.
    plans: RefCell<Vec<(Direction, Script, Rc<ShapePlan>)>>,
}

impl Weight {
    fn of(face: Face) -> Self {
        let font = rustybuzz::Face::from_slice(face.file(), 0);
        Weight { font, words: RefCell::default(), plans: RefCell::default() }
    }

    /// The shaping plan for the buffer's script.
    fn plan(&self, font: &rustybuzz::Face<'static>, buffer: &UnicodeBuffer) -> Rc<ShapePlan> {
        let (direction, script) = (buffer.direction(), buffer.script());
        let mut plans = self.plans.borrow_mut();
        if let Some((_, _, plan)) = plans.iter().find(|(d, s, _)| (*d, *s) == (direction, script)) {
            return Rc::clone(plan);
        }
        let off = |tag| Feature::new(Tag::from_bytes(tag), 0, ..);
        let features = [off(b"liga"), off(b"clig"), off(b"ccmp")];
        let language = buffer.language();
        let plan = Rc::new(ShapePlan::new(font, direction, Some(script), language.as_ref(), &features));
        plans.push((direction, script, Rc::clone(&plan)));
        plan
    }
}

/// The font family, for measuring and drawing. It remembers which letters it lacked.
pub struct Type {
    regular: Weight,
    bold: Weight,
    missing: RefCell<BTreeSet<char>>,
    /// Lines laid out so far. A text is measured before it is drawn, and a booklet is laid out
    /// repeatedly until its page numbers are stable.
    pub(super) lines: RefCell<HashMap<LayoutKey, Rc<[Line]>>>,
}

impl Default for Type {
    fn default() -> Self {
        let (regular, bold) = (Weight::of(Face::Regular), Weight::of(Face::Bold));
        Type { regular, bold, missing: RefCell::default(), lines: RefCell::default() }
    }
}

/// A text ready for shaping: composed, without control characters, and with stand-ins for names.
pub fn clean(text: &str) -> String {
    let mut text = [plain(text)];
    stand_ins::replace(&mut text);
    let [text] = text;
    text
}

impl Type {
    /// The glyphs of a cleaned text.
    pub fn glyphs(&self, text: &str, face: Face) -> Vec<Glyph> {
        let mut glyphs = Vec::with_capacity(text.len());
        for word in text.split_inclusive(' ') {
            glyphs.extend_from_slice(&self.word(word, face).glyphs);
        }
        glyphs
    }

    /// The width of a cleaned text in points.
    pub fn width(&self, text: &str, face: Face, size: f32) -> f32 {
        self.widths(text, face, size).0
    }

    /// The width of a cleaned text in points, without trailing spaces.
    pub(super) fn widths(&self, text: &str, face: Face, size: f32) -> (f32, f32) {
        let (mut full, mut spaces) = (0.0, 0.0);
        for word in text.split_inclusive(' ') {
            let shaped = self.word(word, face);
            full += shaped.width;
            spaces = if word == " " { spaces + shaped.width } else { shaped.space };
        }
        (full * size / 1000.0, (full - spaces) * size / 1000.0)
    }

    fn word(&self, word: &str, face: Face) -> Rc<ShapedWord> {
        let weight = match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
        };
        if let Some(known) = weight.words.borrow().get(word) {
            return Rc::clone(known);
        }
        let glyphs = weight.font.as_ref().map_or_else(Vec::new, |font| self.shape(word, font, weight));
        let width = glyphs.iter().map(|glyph| glyph.advance).sum();
        let space = glyphs.last().filter(|glyph| glyph.letter == ' ').map_or(0.0, |glyph| glyph.advance);
        let shaped = Rc::new(ShapedWord { glyphs, width, space });
        weight.words.borrow_mut().insert(word.into(), Rc::clone(&shaped));
        shaped
    }

    /// The largest font size between `least` and `most` at which a text is no wider than this many
    /// points.
    pub fn fit(&self, text: &str, face: Face, most: f32, least: f32, wide: f32) -> f32 {
        let natural = self.width(&clean(text), face, 1.0);
        if natural <= 0.0 { most } else { (wide / natural).clamp(least, most) }
    }

    /// A text, shortened with an ellipsis if it is wider than this many points.
    pub fn shortened(&self, text: &str, face: Face, size: f32, wide: f32) -> String {
        let mut short = clean(text);
        if self.width(&short, face, size) <= wide {
            return short;
        }
        while short.pop().is_some() {
            let tried = format!("{}…", short.trim_end());
            if self.width(&tried, face, size) <= wide {
                return tried;
            }
        }
        String::new()
    }

    /// The letters that were missing.
    pub fn missing(&self) -> Vec<char> {
        self.missing.borrow().iter().copied().collect()
    }

    fn shape(&self, word: &str, font: &rustybuzz::Face<'static>, weight: &Weight) -> Vec<Glyph> {
        let scale = 1000.0 / f32::from(u16::try_from(font.units_per_em()).unwrap_or(1000));
        let natural = |id| f32::from(font.glyph_hor_advance(id).unwrap_or(0)) * scale;
        let set: String = raised(word).chars().map(|c| self.known(font, c)).collect();
        let mut buffer = UnicodeBuffer::new();
        buffer.set_cluster_level(BufferClusterLevel::Characters);
        buffer.push_str(&set);
        buffer.guess_segment_properties();
        let plan = weight.plan(font, &buffer);
        let shaped = rustybuzz::shape_with_plan(font, &plan, buffer);
        let letter = |cluster: u32| {
            usize::try_from(cluster).ok().and_then(|at| set.get(at..)).and_then(|rest| rest.chars().next())
        };
        let glyph = |info: &rustybuzz::GlyphInfo, position: &rustybuzz::GlyphPosition| {
            let id = u16::try_from(info.glyph_id).unwrap_or(0);
            #[expect(clippy::cast_precision_loss, reason = "a width of some thousand units is exact")]
            let advance = position.x_advance as f32 * scale;
            Glyph {
                id,
                letter: letter(info.cluster).map_or(REPLACEMENT, lowered),
                natural: natural(rustybuzz::ttf_parser::GlyphId(id)),
                advance,
            }
        };
        shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(|(i, p)| glyph(i, p)).collect()
    }

    /// The character itself, or the replacement mark.
    fn known(&self, font: &rustybuzz::Face<'_>, c: char) -> char {
        match c {
            _ if font.glyph_index(c).is_some() => c,
            // Spaces that the font lacks are no loss.
            _ if c.is_whitespace() => '\u{a0}',
            '\u{2011}' => '-',
            _ => {
                self.missing.borrow_mut().insert(c);
                REPLACEMENT
            }
        }
    }
}

/// The longest number that is an ordinal: longer ones are digits of a code.
const ORDINAL: usize = 4;
/// The letters at the end of a French ordinal, with the raised ones that the font draws for them.
const RAISED: [(char, char); 2] = [('e', '\u{1d49}'), ('r', '\u{2b3}')];

/// A word in which the ends of French ordinals are raised: 1ᵉʳ, 1ʳᵉ, 2ᵉ.
fn raised(word: &str) -> Cow<'_, str> {
    let bytes = word.as_bytes();
    // Parts of a code or of a name are no ordinals: "a2e", "2e-4".
    let joins = |beside: Option<char>| beside.is_some_and(|c| c.is_alphanumeric() || c == '-');
    let mut out = String::new();
    let mut done = 0;
    let mut at = 0;
    while at < bytes.len() {
        let digits = bytes.iter().skip(at).take_while(|byte| byte.is_ascii_digit()).count();
        let end = at + digits;
        let rest = word.get(end..).unwrap_or_default();
        let letters = ["er", "re", "e"].into_iter().find(|letters| rest.starts_with(letters));
        if let Some(letters) = letters
            && (1..=ORDINAL).contains(&digits)
            && !joins(word.get(..at).and_then(|before| before.chars().next_back()))
            && !joins(word.get(end + letters.len()..).and_then(|after| after.chars().next()))
        {
            out.push_str(word.get(done..end).unwrap_or_default());
            let raise = |letter| RAISED.iter().find(|(low, _)| *low == letter).map(|(_, high)| *high);
            out.extend(letters.chars().filter_map(raise));
            done = end + letters.len();
        }
        at = end.max(at + 1);
    }
    if done == 0 {
        return Cow::Borrowed(word);
    }
    out.push_str(word.get(done..).unwrap_or_default());
    Cow::Owned(out)
}

/// The letter that a raised one stands for: what a search finds and a screen reader says.
fn lowered(letter: char) -> char {
    RAISED.iter().find(|(_, high)| *high == letter).map_or(letter, |(low, _)| *low)
}

#[cfg(test)]
mod tests {
    use super::raised;

    #[test]
    fn the_ends_of_french_ordinals_are_raised() {
        for (word, shown) in [
            ("1er", "1ᵉʳ"),
            ("1er\u{a0}novembre,", "1ᵉʳ\u{a0}novembre,"),
            ("(12e)", "(12ᵉ)"),
            ("1re/2e", "1ʳᵉ/2ᵉ"),
            ("Été\u{a0}2e", "Été\u{a0}2ᵉ"),
        ] {
            assert_eq!(raised(word), shown);
        }
        for word in ["1st", "a2e", "2em", "2eé", "é2e", "7-2e", "2e-4", "12345e", "mer", "2E", ""] {
            assert_eq!(raised(word), word);
        }
    }
}
