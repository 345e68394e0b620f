//! Fonts with only the glyphs that a document uses, each numbered when it is first drawn.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Rect, Ref, Str};
use rustybuzz::ttf_parser;
use subsetter::{GlyphRemapper, subset};

use super::file::{File, integer};
use crate::layout::{Face, Glyph};

const UNICODE: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The fonts of a document.
#[derive(Default)]
pub(super) struct Fonts {
    faces: BTreeMap<Face, Used>,
}

/// A glyph that stands for a letter.
struct Character {
    glyph: u16,
    letter: char,
    width: f32,
}

/// Glyphs of a font that are used.
struct Used {
    /// By their numbers in the document.
    characters: Vec<Character>,
    /// The first number of each glyph, by its number in the font; 0 if none yet.
    first: Vec<u16>,
}

impl Default for Used {
    /// Number 0 is mandatory, and never shown.
    fn default() -> Self {
        Used { characters: vec![Character { glyph: 0, letter: ' ', width: 0.0 }], first: Vec::new() }
    }
}

impl Used {
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

    /// Writes the fonts and returns them with their names.
    pub fn write(&self, file: &mut File) -> Vec<(&'static str, Ref)> {
        let fonts = self.faces.iter();
        fonts.filter_map(|(face, used)| Some((name(*face), embedded(*face, used, file)?))).collect()
    }
}

/// Writes a font, subset to what is used of it. `None` only for a font that cannot be read.
fn embedded(face: Face, used: &Used, file: &mut File) -> Option<Ref> {
    let base = match face {
        Face::Regular => "TAPISA+NotoSans-Regular",
        Face::Bold => "TAPISA+NotoSans-Bold",
    };
    let base = Name(base.as_bytes());
    let read = ttf_parser::Face::parse(face.file(), 0).ok()?;
    let mut kept = GlyphRemapper::new();
    let glyphs: Vec<u8> =
        used.characters.iter().flat_map(|character| kept.remap(character.glyph).to_be_bytes()).collect();
    let data = subset(face.file(), 0, &kept).ok()?;
    let [font, inner, descriptor, program, unicode, map] = std::array::from_fn(|_| file.id());
    let length = integer(data.len());
    file.stream(program, data, move |dict| {
        dict.pair(Name(b"Length1"), length);
    });
    file.stream(map, glyphs, |_| ());
    let mut cmap = UnicodeCmap::new(Name(b"Tapis"), UNICODE);
    for (number, character) in (0_u16..).zip(&used.characters).skip(1) {
        cmap.pair(number, character.letter);
    }
    file.stream(unicode, cmap.finish().to_vec(), |_| ());
    file.object(font, |chunk| {
        let mut dict = chunk.type0_font(font);
        dict.base_font(base).encoding_predefined(Name(b"Identity-H"));
        dict.descendant_font(inner).to_unicode(unicode);
    });
    file.object(inner, |chunk| {
        let mut dict = chunk.cid_font(inner);
        dict.subtype(CidFontType::Type2).base_font(base).system_info(UNICODE).font_descriptor(descriptor);
        dict.cid_to_gid_map_stream(map);
        dict.widths().consecutive(0, used.characters.iter().map(|character| character.width.round()));
    });
    file.object(descriptor, |chunk| {
        let scale = |units: i16| (f32::from(units) * 1000.0 / f32::from(read.units_per_em())).round();
        let bounds = read.global_bounding_box();
        let [x1, y1, x2, y2] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(scale);
        let mut dict = chunk.font_descriptor(descriptor);
        dict.name(base).flags(FontFlags::NON_SYMBOLIC).bbox(Rect { x1, y1, x2, y2 }).italic_angle(0.0);
        dict.ascent(scale(read.ascender())).descent(scale(read.descender()));
        dict.cap_height(scale(read.capital_height().unwrap_or(714)));
        dict.stem_v(if face == Face::Bold { 140.0 } else { 90.0 }).font_file2(program);
        dict.finish();
    });
    Some(font)
}
