//! Fonts with only the glyphs that a document uses, each numbered when it is first drawn.

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, FontId, FontMetrics, Op, ParsedFont, PdfFont, PdfFontHandle, PdfFontMetricsStub, Pt, TextItem,
};
use rustybuzz::ttf_parser;
use subsetter::{GlyphRemapper, subset};

use crate::layout::{Face, Glyph};

/// The fonts of a document.
#[derive(Default)]
pub(super) struct Fonts {
    faces: BTreeMap<Face, GlyphUse>,
}

/// A glyph that stands for a letter.
struct Character {
    glyph: u16,
    letter: char,
    width: f32,
}

/// Glyphs of a font that are used.
struct GlyphUse {
    /// By their numbers in the document.
    characters: Vec<Character>,
    /// The first number of each glyph, by its number in the font; 0 if none yet.
    first: Vec<u16>,
}

impl Default for GlyphUse {
    /// Number 0 is mandatory, and never shown.
    fn default() -> Self {
        GlyphUse { characters: vec![Character { glyph: 0, letter: ' ', width: 0.0 }], first: Vec::new() }
    }
}

impl GlyphUse {
    /// The glyphs that are kept, and each number's among them.
    fn remapped(&self) -> (GlyphRemapper, Vec<u8>) {
        let mut kept = GlyphRemapper::new();
        let glyphs = self.characters.iter().flat_map(|character| kept.remap(character.glyph).to_be_bytes());
        let glyphs = glyphs.collect();
        (kept, glyphs)
    }

    /// The number of a glyph for a letter. One glyph may stand for several: a space is a space, breaking
    /// or not, but a hyphen at the end of a line is none of the word's.
    fn number(&mut self, glyph: &Glyph) -> u16 {
        let at = usize::from(glyph.id);
        if self.first.len() <= at {
            self.first.resize(at + 1, 0);
        }
        let letter = if glyph.letter.is_whitespace() { ' ' } else { glyph.letter };
        let known = |character: &Character| character.glyph == glyph.id && character.letter == letter;
        let first = self.first.get(at).copied().unwrap_or(0);
        if first > 0 && self.characters.get(usize::from(first)).is_some_and(known) {
            return first;
        }
        let place = if first > 0 { self.characters.iter().position(known) } else { None };
        let number = place.unwrap_or(self.characters.len());
        if place.is_none() {
            self.characters.push(Character { glyph: glyph.id, letter, width: glyph.natural });
        }
        let number = u16::try_from(number).unwrap_or(0);
        if let Some(first) = self.first.get_mut(at).filter(|first| **first == 0) {
            *first = number;
        }
        number
    }
}

/// The name of a font on the pages.
pub(super) fn name(face: Face) -> &'static str {
    match face {
        Face::Regular => "R",
        Face::Bold => "B",
    }
}

impl Fonts {
    /// The numbers of these glyphs, as a page shows them.
    pub fn numbers(&mut self, face: Face, glyphs: &[Glyph], mut each: impl FnMut(u16, &Glyph)) {
        let used = self.faces.entry(face).or_default();
        for glyph in glyphs {
            each(used.number(glyph), glyph);
        }
    }

    /// Shows every glyph once. Only from what [`Op::ShowText`] shows does printpdf learn what has been used.
    pub fn shown(&self) -> Vec<Op> {
        let shown = self.faces.iter().flat_map(|(face, used)| {
            let font = PdfFontHandle::External(FontId(name(*face).to_owned()));
            let glyph = |(number, character): (u16, &Character)| {
                Codepoint::with_cid(number, 0.0, character.letter.to_string())
            };
            let glyphs = (0..).zip(&used.characters).skip(1).map(glyph).collect();
            let items = vec![TextItem::GlyphIds(glyphs)];
            [Op::SetFont { font, size: Pt(1.0) }, Op::ShowText { items }]
        });
        shown.collect()
    }

    /// The fonts, subset to what is used of them, with their names and the glyph for each number.
    pub fn embedded(&self) -> Vec<(&'static str, PdfFont, Vec<u8>)> {
        let fonts = self.faces.iter();
        fonts
            .filter_map(|(face, used)| Some((name(*face), embedded(*face, used)?, used.remapped().1)))
            .collect()
    }
}

/// Subsets a font to what is used of it. `None` only for a font that cannot be read.
fn embedded(face: Face, used: &GlyphUse) -> Option<PdfFont> {
    let base = match face {
        Face::Regular => "TAPISA+NotoSans-Regular",
        Face::Bold => "TAPISA+NotoSans-Bold",
    };
    let read = ttf_parser::Face::parse(face.file(), 0).ok()?;
    let data = subset(face.file(), 0, &used.remapped().0).ok()?;
    // In thousandths of the font size, as a PDF wants them.
    let scale = |units: i16| thousandths(f32::from(units) * 1000.0 / f32::from(read.units_per_em()));
    let widths =
        (0..).zip(used.characters.iter().map(|character| thousandths(character.width).unsigned_abs()));
    let metrics = FontMetrics { ascent: scale(read.ascender()), descent: scale(read.descender()) };
    let bounds = read.global_bounding_box();
    let mut font = ParsedFont::with_glyph_data(
        data,
        0,
        Some(base.to_owned()),
        BTreeMap::new(),
        widths.collect(),
        1000,
        metrics,
    );
    font.pdf_font_metrics = PdfFontMetricsStub {
        x_min: scale(bounds.x_min),
        y_min: scale(bounds.y_min),
        x_max: scale(bounds.x_max),
        y_max: scale(bounds.y_max),
        us_weight_class: read.weight().to_number(),
        ..font.pdf_font_metrics
    };
    Some(PdfFont::new(font))
}

fn thousandths(number: f32) -> i16 {
    #[expect(clippy::cast_possible_truncation, reason = "a measure of some thousandths of the font size")]
    let whole = number.round() as i16;
    whole
}
