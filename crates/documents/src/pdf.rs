//! From drawing to PDF. The same drawing always gives the same bytes.

mod outline;
mod pack;
mod paint;
mod pictures;
mod register;

use std::collections::BTreeMap;

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use lopdf::{Dictionary, Object, ObjectId, StringFormat};
use printpdf::{FontId, Mm, ParsedFont, PdfDocument, PdfFont, PdfPage, PdfSaveOptions, Pt, XObject};
use sha2::{Digest, Sha256};

use crate::layout::Face;
use crate::layout::draw::{Command, Drawing, Page};
use crate::{Printed, Style};
use outline::outlines;
use paint::Painter;
use pictures::{image, picture_id, pictures};

/// A glyph that a document uses.
struct Needed {
    /// Its number in the embedded font.
    number: u16,
    /// The text it stands for; `None` for a glyph that is never shown.
    letter: Option<char>,
}

/// The glyphs a document uses, by their numbers in the full font.
type Shapes = BTreeMap<Face, BTreeMap<u16, Needed>>;

/// Writes a drawing as a PDF.
pub fn write(drawing: &Drawing, style: Style, missing: Vec<char>) -> Printed {
    let shapes = shapes(&drawing.pages);
    let mut pdf = PdfDocument::new(&drawing.title);
    for (face, numbers) in &shapes {
        if let Some(font) = font(*face, numbers) {
            // By name: `add_font` numbers fonts over the whole life of the program.
            pdf.resources.fonts.map.insert(FontId(name(*face).to_owned()), PdfFont::new(font));
        }
    }
    let pictures = pictures(&drawing.pages);
    for (number, picture) in pictures.iter().enumerate() {
        let image = XObject::Image(image(picture, style.colour));
        pdf.resources.xobjects.map.insert(picture_id(number), image);
    }
    let (wide, high) = (style.paper.width(), style.paper.height());
    for page in &drawing.pages {
        let ops =
            Painter { high, colour: style.colour, shapes: &shapes, pictures: &pictures, ops: Vec::new() }
                .paint(page);
        pdf.pages.push(PdfPage::new(Mm::from(Pt(wide)), Mm::from(Pt(high)), ops));
    }
    pdf.pages.push(register::page(&shapes));
    // Not "secure": that option drops whatever the library did not write itself, such as our text.
    let options =
        PdfSaveOptions { subset_fonts: false, image_optimization: None, secure: false, ..Default::default() };
    let mut file = pdf.to_lopdf_document(&options, &mut Vec::new());
    register::take_away(&mut file);
    describe(&mut file, drawing, style);
    pack::pack(&mut file);
    Printed { bytes: sealed(file), pages: drawing.pages.len(), missing }
}

fn name(face: Face) -> &'static str {
    match face {
        Face::Regular => "NotoSans-Regular",
        Face::Bold => "NotoSans-Bold",
    }
}

fn shapes(pages: &[Page]) -> Shapes {
    let mut used: BTreeMap<Face, BTreeMap<u16, Option<char>>> = BTreeMap::new();
    for command in pages.iter().flat_map(|page| &page.commands) {
        if let Command::Text { face, glyphs, .. } = command {
            // Glyph 0 is mandatory, and first.
            let used = used.entry(*face).or_insert_with(|| [(0, None)].into());
            used.extend(glyphs.iter().map(|glyph| (glyph.id, Some(glyph.letter))));
        }
    }
    let numbered = |used: BTreeMap<u16, Option<char>>| {
        used.into_iter().zip(0..).map(|((id, letter), number)| (id, Needed { number, letter })).collect()
    };
    used.into_iter().map(|(face, used)| (face, numbered(used))).collect()
}

/// The font, subset to these glyphs.
fn font(face: Face, numbers: &BTreeMap<u16, Needed>) -> Option<ParsedFont> {
    let file = ReadScope::new(face.file()).read::<FontData<'_>>().ok()?;
    let tables = file.table_provider(0).ok()?;
    let ids: Vec<u16> = numbers.keys().copied().collect();
    let bytes = subset(&tables, &ids, &SubsetProfile::Pdf, CmapTarget::Unicode).ok()?;
    let mut font = ParsedFont::from_bytes(&bytes, 0, &mut Vec::new())?;
    font.font_name = Some(format!("TAPISA+{}", name(face)));
    Some(font)
}

/// Rounded to a hundredth of a point: finer than any printer, and the same on every machine.
fn round(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

/// Text in PDF's encoding for strings outside pages.
pub(crate) fn utf16(text: &str) -> Object {
    let bytes = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// Adds title, language and bookmarks.
fn describe(file: &mut lopdf::Document, drawing: &Drawing, style: Style) {
    let pages: Vec<ObjectId> = file.get_pages().into_values().collect();
    let mut info = Dictionary::new();
    info.set("Title", utf16(&drawing.title));
    info.set("Author", utf16(&drawing.author));
    info.set("Creator", utf16(concat!("Tapis ", env!("CARGO_PKG_VERSION"))));
    let info = file.add_object(info);
    file.trailer.set("Info", info);
    let outlines = outlines(file, &drawing.bookmarks, &pages, style.paper.height());
    let mut shown = Dictionary::new();
    shown.set("DisplayDocTitle", true);
    let Ok(catalog) = file.catalog_mut() else { return };
    catalog.set("Lang", Object::string_literal(style.language.tag()));
    catalog.set("ViewerPreferences", shown);
    catalog.set("PageLayout", "SinglePage");
    if let Some(outlines) = outlines {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
}

/// The bytes, with a file identifier derived from them.
pub(crate) fn sealed(mut file: lopdf::Document) -> Vec<u8> {
    file.prune_objects();
    file.renumber_objects();
    let none = Object::String([0; 16].to_vec(), StringFormat::Hexadecimal);
    file.trailer.set("ID", vec![none.clone(), none]);
    let mut bytes = Vec::new();
    // Writing to memory cannot fail.
    let _ = file.save_to(&mut bytes);
    let digest = Sha256::digest(&bytes);
    let id: Vec<u8> = digest.iter().take(16).flat_map(|byte| format!("{byte:02X}").into_bytes()).collect();
    // The trailer is at the end; its two identifiers are the last strings of zeros.
    let zeros = [b'0'; 32];
    for _ in 0..2 {
        let at = bytes.windows(zeros.len()).rposition(|found| found == zeros);
        if let Some(place) = at.and_then(|at| bytes.get_mut(at..at + zeros.len())) {
            place.copy_from_slice(&id);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::sealed;

    #[test]
    fn a_file_has_an_identity_that_follows_from_what_is_in_it() {
        let identity = |version: &str| {
            let bytes = sealed(lopdf::Document::with_version(version));
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let ids: Vec<String> =
                text.match_indices("/ID[<").map(|(at, _)| text[at..at + 72].to_owned()).collect();
            assert_eq!(ids.len(), 1, "{text}");
            ids.concat()
        };
        let id = identity("1.7");
        let (first, second) = (&id[5..37], &id[39..71]);
        assert!(first == second && first.bytes().any(|digit| digit != b'0'), "{id}");
        assert_eq!(identity("1.7"), id);
        assert_ne!(identity("1.6"), id);
    }
}
