//! From drawing to PDF, with tags for screen readers (PDF/UA-1). The same drawing always gives the same bytes.
//!
//! printpdf writes the pages, their fonts, images and links. What it does not know is added with lopdf afterwards:
//! the structure tree, nested bookmarks, numbered glyphs, the language.

mod file;
mod fonts;
mod metadata;
mod outline;
mod paint;
mod pictures;
mod sheets;
mod structure;

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary, text_string};
use printpdf::{FontId, Op, PdfDocument, PdfPage, PdfSaveOptions, Pt, Rect, XObjectId};

use crate::layout::draw::Drawing;
use crate::layout::tags::{Kid, Tag};
use crate::{PdfFile, Style};
use file::integer;
use fonts::Fonts;
use paint::Painter;
use sheets::{Sheets, fine};
use structure::LinkObject;

pub(crate) use file::saved;
pub(crate) use metadata::{PROGRAM, described};

/// Writes a drawing as a PDF.
pub fn write(drawing: &Drawing, style: Style, missing: Vec<char>) -> PdfFile {
    written(drawing, &Sheets::single(&drawing.pages, style), style, missing)
}

/// Writes a drawing on pages of half the size as sheets to be folded: see [`fold`](crate::fold).
pub fn write_folded(drawing: &Drawing, style: Style, missing: Vec<char>) -> PdfFile {
    written(drawing, &Sheets::folded(&drawing.pages, style), style, missing)
}

fn written(drawing: &Drawing, sheets: &Sheets, style: Style, missing: Vec<char>) -> PdfFile {
    let (mut fonts, pictures) = (Fonts::default(), pictures::pictures(&drawing.pages));
    let mut pdf = PdfDocument::new(&drawing.title);
    let sheet = |ops: Vec<Op>| {
        let size = Rect::from_wh(Pt(fine(sheets.size.0)), Pt(fine(sheets.size.1)));
        PdfPage { media_box: size.clone(), trim_box: size.clone(), crop_box: size, ops }
    };
    for side in &sheets.sides {
        let mut painter = Painter::new(sheets, style.colour, &mut fonts, &pictures);
        for placed in side {
            let Some(page) = drawing.pages.get(placed.page) else { continue };
            painter.placed(page, placed);
        }
        pdf.pages.push(sheet(painter.finish()));
    }
    pdf.pages.push(sheet(fonts.shown()));
    let mut glyphs = Vec::new();
    for (name, font, numbered) in fonts.embedded() {
        pdf.resources.fonts.map.insert(FontId(name.to_owned()), font);
        glyphs.push((name, numbered));
    }
    pdf.resources.xobjects.map = pictures
        .iter()
        .enumerate()
        .map(|(number, picture)| {
            (XObjectId(pictures::name(number)), pictures::embedded(picture, style.colour))
        })
        .collect();
    // printpdf drops our text operator if `secure` is set, because it does not know it. `saved` compresses.
    let options =
        PdfSaveOptions { optimize: false, subset_fonts: false, secure: false, image_optimization: None };
    let file = pdf.to_lopdf_document(&options, &mut Vec::new());
    let bytes = completed(file, drawing, sheets, style, glyphs).unwrap_or_default();
    PdfFile { bytes, pages: sheets.sides.len(), missing, nothing: false }
}

/// Adds to a file what printpdf does not write, and removes what does not belong in it. `None` if it lacks pages
/// or a catalog, as no file of printpdf does.
fn completed(
    mut file: Document,
    drawing: &Drawing,
    sheets: &Sheets,
    style: Style,
    glyphs: Vec<(&str, Vec<u8>)>,
) -> Option<Vec<u8>> {
    let sides = sides(&mut file)?;
    for (name, numbered) in glyphs {
        number(&mut file, *sides.first()?, name, numbered)?;
    }
    let links = links(&mut file, drawing, sheets, &sides);
    let outline = outline::write(&mut file, &drawing.bookmarks, sheets, &sides);
    let structure = structure::write(&mut file, drawing, sheets, &sides, &links);
    let said = described(&drawing.title, &drawing.author, style.language);
    let kind = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
    let metadata = file.add_object(Stream::new(kind, said.into_bytes()).with_compression(false));
    let catalog = file.catalog_mut().ok()?;
    catalog.remove(b"PageMode");
    catalog.set("PageLayout", "SinglePage");
    catalog.set("Lang", Object::string_literal(style.language.tag()));
    catalog.set("Metadata", metadata);
    catalog.set("StructTreeRoot", structure);
    catalog.set("MarkInfo", dictionary! { "Marked" => true });
    catalog.set("ViewerPreferences", dictionary! { "DisplayDocTitle" => true });
    if let Some(outline) = outline {
        catalog.set("Outlines", outline);
        catalog.set("PageMode", "UseOutlines");
    }
    // printpdf's own says when the document was made, and that it was made for a press.
    let information = file.trailer.get(b"Info").and_then(Object::as_reference).ok()?;
    let [title, author, creator] = [&drawing.title, &drawing.author, PROGRAM].map(text_string);
    file.set_object(information, dictionary! { "Title" => title, "Author" => author, "Creator" => creator });
    Some(saved(file))
}

/// Takes the page of all glyphs out of the file and returns the others, which share their fonts and images from now on.
fn sides(file: &mut Document) -> Option<Vec<ObjectId>> {
    let mut sides: Vec<ObjectId> = file.page_iter().collect();
    sides.pop();
    let first = file.get_dictionary(*sides.first()?).ok()?;
    let resources = first.get(b"Resources").and_then(Object::as_reference).ok()?;
    let shared = file.get_dictionary_mut(resources).ok()?;
    shared.remove(b"ExtGState");
    shared.remove(b"Shading");
    for (key, side) in sides.iter().enumerate() {
        let page = file.get_dictionary_mut(*side).ok()?;
        page.remove(b"TrimBox");
        page.remove(b"CropBox");
        page.set("Resources", resources);
        page.set("StructParents", integer(key));
        page.set("Tabs", "S");
    }
    let tree = file.catalog().ok()?.get(b"Pages").and_then(Object::as_reference).ok()?;
    let kids: Vec<Object> = sides.iter().map(|side| (*side).into()).collect();
    let tree = file.get_dictionary_mut(tree).ok()?;
    tree.set("Count", integer(kids.len()));
    tree.set("Kids", kids);
    file.prune_objects();
    Some(sides)
}

/// States which glyph of a font on this page each number means; printpdf expects the glyph of that number.
fn number(file: &mut Document, page: ObjectId, name: &str, glyphs: Vec<u8>) -> Option<()> {
    let glyphs = file.add_object(Stream::new(Dictionary::new(), glyphs));
    let resources = file.get_dictionary(page).ok()?.get(b"Resources").and_then(Object::as_reference).ok()?;
    let fonts = file.get_dictionary(resources).ok()?.get(b"Font").and_then(Object::as_reference).ok()?;
    let font = file.get_dictionary(fonts).ok()?.get(name.as_bytes()).and_then(Object::as_reference).ok()?;
    let inner = file.get_dictionary_mut(font).ok()?.get_mut(b"DescendantFonts").ok()?;
    inner.as_array_mut().ok()?.first_mut()?.as_dict_mut().ok()?.set("CIDToGIDMap", glyphs);
    Some(())
}

/// Completes the links on these sides, and returns those of each page.
fn links(
    file: &mut Document,
    drawing: &Drawing,
    sheets: &Sheets,
    sides: &[ObjectId],
) -> Vec<Vec<LinkObject>> {
    let mut owners = BTreeMap::new();
    for (at, element) in drawing.tree.elements.iter().enumerate() {
        for kid in &element.kids {
            if let Kid::Link(page, number) = kid {
                owners.insert((*page, *number), (at, element));
            }
        }
    }
    let mut links: Vec<Vec<LinkObject>> = drawing.pages.iter().map(|_| Vec::new()).collect();
    let mut keys = integer(sides.len())..;
    for (side, id) in sheets.sides.iter().zip(sides) {
        let Some(Object::Array(drawn)) =
            file.get_dictionary_mut(*id).ok().and_then(|page| page.remove(b"Annots"))
        else {
            continue;
        };
        let pages = side.iter().flat_map(|placed| {
            let links = drawing.pages.get(placed.page).map_or(0, |page| page.links);
            (0..links).map(|number| (placed.page, number))
        });
        let mut on: Vec<Object> = Vec::new();
        for (link, place) in drawn.into_iter().zip(pages) {
            let (Object::Dictionary(mut link), Some((element, owner)), Some(own), Some(key)) =
                (link, owners.get(&place), links.get_mut(place.0), keys.next())
            else {
                continue;
            };
            let said = match &owner.tag {
                Tag::Link(said) => said.as_str(),
                _ => "",
            };
            // It is printed with its page.
            link.set("F", 4);
            link.set("Contents", text_string(said));
            link.set("StructParent", key);
            let id = file.add_object(link);
            own.push(LinkObject { id, key, element: *element });
            on.push(id.into());
        }
        if !on.is_empty()
            && let Ok(page) = file.get_dictionary_mut(*id)
        {
            page.set("Annots", on);
        }
    }
    links
}
