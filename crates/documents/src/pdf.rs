//! From drawing to PDF, with tags for screen readers (PDF/UA-1). The same drawing always gives the same bytes.

mod file;
mod fonts;
mod ink;
mod metadata;
mod outline;
mod paint;
mod pictures;
mod sheets;
mod structure;

use pdf_writer::types::{ActionType, AnnotationFlags, AnnotationType, PageLayout, PageMode, TabOrder};
use pdf_writer::writers::Page as PageWriter;
use pdf_writer::{Finish, Name, Rect, Ref, TextStr};

use crate::layout::draw::{Command, Drawing};
use crate::layout::tags::{Element, Kid, Tag};
use crate::{Printed, Style};
use file::{File, integer};
use fonts::Fonts;
use paint::Painter;
use sheets::Sheets;
use structure::Linked;

pub(crate) use metadata::{PROGRAM, described};

/// Writes a drawing as a PDF.
pub fn write(drawing: &Drawing, style: Style, missing: Vec<char>) -> Printed {
    let mut file = File::new();
    let sheets = Sheets::single(&drawing.pages, style, &mut file);
    written(file, drawing, &sheets, style, missing)
}

/// Writes a drawing on pages of half the size as sheets to be folded: see [`fold`](crate::fold).
pub fn write_folded(drawing: &Drawing, style: Style, missing: Vec<char>) -> Printed {
    let mut file = File::new();
    let sheets = Sheets::folded(&drawing.pages, style, &mut file);
    written(file, drawing, &sheets, style, missing)
}

fn written(mut file: File, drawing: &Drawing, sheets: &Sheets, style: Style, missing: Vec<char>) -> Printed {
    let [catalog, information, tree, resources, metadata] = std::array::from_fn(|_| file.id());
    let links = links(&mut file, drawing, sheets);
    let (mut fonts, pictures) = (Fonts::default(), pictures::pictures(&drawing.pages));
    for (number, side) in sheets.sheets.iter().enumerate() {
        let mut painter = Painter::new(sheets.high(), style.colour, &mut fonts, &pictures);
        for placed in &side.pages {
            let Some(page) = drawing.pages.get(placed.page) else { continue };
            painter.placed(page, placed);
        }
        let contents = file.id();
        file.stream(contents, painter.finish(), |_| ());
        file.object(side.id, |chunk| {
            let mut page: PageWriter<'_> = chunk.page(side.id);
            let size = |points: f32| (points * 1000.0).round() / 1000.0;
            let (x2, y2) = (size(sheets.size.0), size(sheets.size.1));
            page.parent(tree).media_box(Rect { x1: 0.0, y1: 0.0, x2, y2 }).contents(contents);
            page.pair(Name(b"Resources"), resources);
            page.struct_parents(integer(number)).tab_order(TabOrder::StructureOrder);
            let on = side.pages.iter().filter_map(|placed| links.get(placed.page)).flatten();
            let on: Vec<Ref> = on.map(|link| link.id).collect();
            if !on.is_empty() {
                page.annotations(on);
            }
        });
    }
    let fonts = fonts.write(&mut file);
    let images: Vec<(String, Ref)> = pictures
        .iter()
        .enumerate()
        .map(|(number, picture)| (pictures::name(number), pictures::write(picture, style.colour, &mut file)))
        .collect();
    file.object(resources, |chunk| {
        let mut dict = chunk.indirect(resources).start::<pdf_writer::writers::Resources<'_>>();
        let mut named = dict.fonts();
        for (name, id) in fonts {
            named.pair(Name(name.as_bytes()), id);
        }
        named.finish();
        if !images.is_empty() {
            let mut named = dict.x_objects();
            for (name, id) in images {
                named.pair(Name(name.as_bytes()), id);
            }
        }
    });
    file.object(tree, |chunk| {
        let kids = sheets.sheets.iter().map(|side| side.id);
        chunk.pages(tree).count(integer(sheets.sheets.len())).kids(kids);
    });
    let outline = outline::write(&mut file, &drawing.bookmarks, sheets);
    let structure = structure::write(&mut file, drawing, sheets, &links);
    let said = described(&drawing.title, &drawing.author, style.language);
    file.plain_stream(metadata, said.into_bytes(), |dict| {
        dict.pair(Name(b"Type"), Name(b"Metadata")).pair(Name(b"Subtype"), Name(b"XML"));
    });
    file.object(information, |chunk| {
        let mut dict = chunk.indirect(information).start::<pdf_writer::writers::DocumentInfo<'_>>();
        dict.title(TextStr(&drawing.title)).author(TextStr(&drawing.author)).creator(TextStr(PROGRAM));
    });
    file.object(catalog, |chunk| {
        let mut dict = chunk.indirect(catalog).start::<pdf_writer::writers::Catalog<'_>>();
        dict.pages(tree).page_layout(PageLayout::SinglePage).lang(TextStr(style.language.tag()));
        dict.metadata(metadata).pair(Name(b"StructTreeRoot"), structure);
        dict.mark_info().marked(true);
        dict.viewer_preferences().display_doc_title(true);
        if let Some(outline) = outline {
            dict.outlines(outline).page_mode(PageMode::UseOutlines);
        }
    });
    let bytes = file.finish(catalog, information);
    Printed { bytes, pages: sheets.sheets.len(), missing, nothing: false }
}

/// Writes the links of each page.
fn links(file: &mut File, drawing: &Drawing, sheets: &Sheets) -> Vec<Vec<Linked>> {
    let mut links: Vec<Vec<Linked>> = drawing.pages.iter().map(|_| Vec::new()).collect();
    // Those of a page are in the order in which elements were given them.
    let own = |(at, element): (usize, &Element)| {
        let link = |kid: &Kid| match kid {
            Kid::Link(page, number) => Some((*page, *number, at)),
            _ => None,
        };
        element.kids.iter().filter_map(link).collect::<Vec<_>>()
    };
    let mut owners: Vec<(usize, usize, usize)> =
        drawing.tree.elements.iter().enumerate().flat_map(own).collect();
    owners.sort_unstable();
    let mut commands = drawing.pages.iter().flat_map(|page| &page.commands).filter_map(|command| {
        let Command::Link { x, y, width, height, page, top } = command else { return None };
        Some(([*x, *y, *width, *height], *page, *top))
    });
    for (key, (page, _, element)) in (sheets.sheets.len()..).zip(owners) {
        let (Some(([x, y, width, height], to, top)), Some(place)) = (commands.next(), sheets.place(page))
        else {
            continue;
        };
        let (id, key) = (file.id(), integer(key));
        let said = match drawing.tree.elements.get(element).map(|element| &element.tag) {
            Some(Tag::Link(said)) => said.as_str(),
            _ => "",
        };
        file.object(id, |chunk| {
            let mut link = chunk.annotation(id);
            link.subtype(AnnotationType::Link).rect(place.rectangle(x, y, width, height));
            link.border(0.0, 0.0, 0.0, None).flags(AnnotationFlags::PRINT).struct_parent(key);
            link.contents(TextStr(said));
            if let Some(to) = sheets.place(to) {
                let (left, top) = to.point(0.0, top - 10.0);
                let mut action = link.action();
                action.action_type(ActionType::GoTo).destination().page(to.sheet).xyz(left, top, None);
            }
        });
        if let Some(links) = links.get_mut(page) {
            links.push(Linked { id, key, element });
        }
    }
    links
}
