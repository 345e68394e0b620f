//! A page with every glyph, which tells the library what the fonts need and is then removed.
//!
//! printpdf learns from the pages' text which glyphs a font needs, how wide they are and which text they
//! stand for; but it writes each glyph by itself, at the size of a word. So the pages' text is
//! written by this crate, in one string from one kerning to the next, and the glyphs are registered
//! on a page that is removed afterwards.

use lopdf::{Document, Object};
use printpdf::{Codepoint, FontId, Mm, Op, PdfFontHandle, PdfPage, Pt, TextItem};

use super::{Shapes, name};

/// The page with every glyph.
pub(super) fn page(shapes: &Shapes) -> PdfPage {
    let mut ops = vec![Op::StartTextSection];
    for (face, shapes) in shapes {
        let told = shapes.values().filter_map(|shape| {
            let cid = Some(spoken(shape.letter?).to_string());
            Some(Codepoint { gid: shape.number, offset: 0.0, cid })
        });
        let font = PdfFontHandle::External(FontId(name(*face).to_owned()));
        ops.push(Op::SetFont { font, size: Pt(1.0) });
        ops.push(Op::ShowText { items: vec![TextItem::GlyphIds(told.collect())] });
    }
    ops.push(Op::EndTextSection);
    PdfPage::new(Mm(1.0), Mm(1.0), ops)
}

/// Removes the last page.
pub(super) fn take_away(file: &mut Document) {
    let pages = file.catalog().and_then(|catalog| catalog.get(b"Pages")).and_then(Object::as_reference);
    let Ok(pages) = pages.and_then(|id| file.get_object_mut(id)).and_then(Object::as_dict_mut) else {
        return;
    };
    let Ok(kids) = pages.get_mut(b"Kids").and_then(Object::as_array_mut) else { return };
    kids.pop();
    let count = i64::try_from(kids.len()).unwrap_or(i64::MAX);
    pages.set("Count", count);
}

/// The text of a glyph for copying: every space is a plain one, so that searches match.
fn spoken(letter: char) -> char {
    if letter.is_whitespace() { ' ' } else { letter }
}
