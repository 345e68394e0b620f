//! From drawing to PDF: the same drawing makes the same bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use lopdf::{Dictionary, Object, ObjectId, StringFormat};
use printpdf::{
    Actions, BorderArray, Codepoint, Color, Destination, FontId, Greyscale, Line, LineDashPattern, LinePoint,
    LinkAnnotation, Mm, Op, PaintMode, ParsedFont, PdfDocument, PdfFont, PdfFontHandle, PdfPage,
    PdfSaveOptions, Point, Polygon, PolygonRing, Pt, RawImage, RawImageData, RawImageFormat, Rect, Rgb,
    TextItem, WindingOrder, XObject, XObjectId, XObjectTransform,
};
use sha2::{Digest, Sha256};
use tapis_locale::Language;

use crate::layout::Face;
use crate::layout::draw::{Bookmark, Command, Drawing, Page, Stroke, Tint};
use crate::layout::picture::Picture;
use crate::layout::shape::{Shape, Step};
use crate::{Printed, Style};

/// The numbers of the shapes that a document needs, and the new number of each.
type Shapes = BTreeMap<Face, BTreeMap<u16, u16>>;

/// Writes a drawing as a PDF.
pub fn write(drawing: &Drawing, style: Style, missing: Vec<char>) -> Printed {
    let shapes = shapes(&drawing.pages);
    let mut pdf = PdfDocument::new(&drawing.title);
    for (face, numbers) in &shapes {
        if let Some(font) = font(*face, numbers) {
            // By name: `add_font` counts through the whole life of the program.
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
    let options = PdfSaveOptions { subset_fonts: false, image_optimization: None, ..Default::default() };
    let mut file = pdf.to_lopdf_document(&options, &mut Vec::new());
    describe(&mut file, drawing, style);
    file.compress();
    Printed { bytes: sealed(file), pages: drawing.pages.len(), missing }
}

fn name(face: Face) -> &'static str {
    match face {
        Face::Regular => "NotoSans-Regular",
        Face::Bold => "NotoSans-Bold",
    }
}

fn shapes(pages: &[Page]) -> Shapes {
    let mut used: BTreeMap<Face, BTreeSet<u16>> = BTreeMap::new();
    for command in pages.iter().flat_map(|page| &page.commands) {
        if let Command::Text { face, glyphs, .. } = command {
            // Shape 0 must be there, and first.
            used.entry(*face).or_insert_with(|| [0].into()).extend(glyphs.iter().map(|glyph| glyph.id));
        }
    }
    let number = |used: BTreeSet<u16>| used.into_iter().zip(0..).collect();
    used.into_iter().map(|(face, used)| (face, number(used))).collect()
}

/// The font with only these shapes.
fn font(face: Face, numbers: &BTreeMap<u16, u16>) -> Option<ParsedFont> {
    let file = ReadScope::new(face.file()).read::<FontData<'_>>().ok()?;
    let tables = file.table_provider(0).ok()?;
    let ids: Vec<u16> = numbers.keys().copied().collect();
    let bytes = subset(&tables, &ids, &SubsetProfile::Pdf, CmapTarget::Unicode).ok()?;
    let mut font = ParsedFont::from_bytes(&bytes, 0, &mut Vec::new())?;
    font.font_name = Some(format!("TAPISA+{}", name(face)));
    Some(font)
}

/// Each picture once, in the order in which they are first drawn.
fn pictures(pages: &[Page]) -> Vec<Arc<Picture>> {
    let mut pictures: Vec<Arc<Picture>> = Vec::new();
    for command in pages.iter().flat_map(|page| &page.commands) {
        if let Command::Picture { picture, .. } = command
            && !pictures.contains(picture)
        {
            pictures.push(Arc::clone(picture));
        }
    }
    pictures
}

fn picture_id(number: usize) -> XObjectId {
    XObjectId(format!("Picture{number}"))
}

fn image(picture: &Picture, colour: bool) -> RawImage {
    let (pixels, data_format) = if colour {
        (picture.dots.clone(), RawImageFormat::RGB8)
    } else {
        let dots = picture.dots.chunks_exact(3).map(|dot| match dot {
            [red, green, blue] => lightness(*red, *green, *blue),
            _ => u8::MAX,
        });
        (dots.collect(), RawImageFormat::R8)
    };
    let side = |dots: u32| usize::try_from(dots).unwrap_or(0);
    let (width, height) = (side(picture.width), side(picture.height));
    RawImage { pixels: RawImageData::U8(pixels), width, height, data_format, tag: Vec::new() }
}

/// The grey that looks as light as a colour (ITU-R BT.601).
fn lightness(red: u8, green: u8, blue: u8) -> u8 {
    let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    u8::try_from((sum + 500) / 1_000).unwrap_or(u8::MAX)
}

struct Painter<'a> {
    high: f32,
    colour: bool,
    shapes: &'a Shapes,
    pictures: &'a [Arc<Picture>],
    ops: Vec<Op>,
}

impl Painter<'_> {
    fn paint(mut self, page: &Page) -> Vec<Op> {
        for command in &page.commands {
            self.command(command);
        }
        self.ops
    }

    fn tint(&self, tint: Tint) -> Color {
        let grey = |percent| Color::Greyscale(Greyscale { percent, icc_profile: None });
        match tint {
            Tint::Accent if self.colour => Color::Rgb(Rgb { r: 0.07, g: 0.33, b: 0.22, icc_profile: None }),
            Tint::Ink | Tint::Accent => grey(0.0),
            Tint::Soft => grey(0.33),
            Tint::Rule => grey(0.72),
            Tint::Shade => grey(0.93),
            Tint::Paper => grey(1.0),
            Tint::Of(red, green, blue) if self.colour => {
                let part = |part: u8| f32::from(part) / 255.0;
                Color::Rgb(Rgb { r: part(red), g: part(green), b: part(blue), icc_profile: None })
            }
            Tint::Of(red, green, blue) => grey(f32::from(lightness(red, green, blue)) / 255.0),
        }
    }

    fn point(&self, (x, y): (f32, f32)) -> Point {
        Point { x: Pt(round(x)), y: Pt(round(self.high - y)) }
    }

    fn rectangle(&self, x: f32, y: f32, width: f32, height: f32) -> Rect {
        let Point { x, y } = self.point((x, y + height));
        let mode = Some(PaintMode::Fill);
        Rect {
            x,
            y,
            width: Pt(round(width)),
            height: Pt(round(height)),
            mode,
            winding_order: Some(WindingOrder::NonZero),
        }
    }

    fn command(&mut self, command: &Command) {
        match command {
            Command::Text { x, y, size, face, tint, glyphs } => {
                let Some(numbers) = self.shapes.get(face) else { return };
                let glyphs = glyphs.iter().map(|glyph| Codepoint {
                    gid: numbers.get(&glyph.id).copied().unwrap_or(0),
                    offset: round(glyph.natural - glyph.advance),
                    cid: Some(spoken(glyph.letter).to_string()),
                });
                let items = vec![TextItem::GlyphIds(glyphs.collect())];
                let font = PdfFontHandle::External(FontId(name(*face).to_owned()));
                self.ops.push(Op::StartTextSection);
                self.ops.push(Op::SetFillColor { col: self.tint(*tint) });
                self.ops.push(Op::SetFont { font, size: Pt(*size) });
                self.ops.push(Op::SetTextCursor { pos: self.point((*x, *y)) });
                self.ops.push(Op::ShowText { items });
                self.ops.push(Op::EndTextSection);
            }
            Command::Line { from, to, thickness, tint } => {
                let end = |at| LinePoint { p: self.point(at), bezier: false };
                let line = Line { points: vec![end(*from), end(*to)], is_closed: false };
                self.ops.push(Op::SetOutlineColor { col: self.tint(*tint) });
                self.ops.push(Op::SetOutlineThickness { pt: Pt(*thickness) });
                self.ops.push(Op::DrawLine { line });
            }
            Command::Area { x, y, width, height, tint } => {
                let rectangle = self.rectangle(*x, *y, *width, *height);
                self.ops.push(Op::SetFillColor { col: self.tint(*tint) });
                self.ops.push(Op::DrawRectangle { rectangle });
            }
            Command::Shape { shape, fill, stroke } => self.shape(shape, *fill, *stroke),
            Command::Picture { x, y, width, height, picture } => {
                let Some(number) = self.pictures.iter().position(|known| known == picture) else { return };
                let Point { x, y } = self.point((*x, y + height));
                // A picture is one unit wide and high before it is scaled.
                let transform = XObjectTransform {
                    translate_x: Some(x),
                    translate_y: Some(y),
                    scale_x: Some(round(*width)),
                    scale_y: Some(round(*height)),
                    no_auto_scale: true,
                    ..XObjectTransform::default()
                };
                self.ops.push(Op::UseXobject { id: picture_id(number), transform });
            }
            Command::Link { x, y, width, height, page, top } => {
                let rectangle = self.rectangle(*x, *y, *width, *height);
                let top = Some(round(self.high - top + 10.0));
                let to = Destination::Xyz { page: page + 1, left: None, top, zoom: None };
                let border = Some(BorderArray::Solid([0.0; 3]));
                let link = LinkAnnotation::new(rectangle, Actions::go_to(to), border, None, None);
                self.ops.push(Op::LinkAnnotation { link });
            }
        }
    }
}

impl Painter<'_> {
    fn shape(&mut self, shape: &Shape, fill: Option<Tint>, stroke: Option<Stroke>) {
        let rings = self.rings(shape);
        if let Some(Stroke { thickness, tint, dashes }) = stroke {
            self.ops.push(Op::SetOutlineColor { col: self.tint(tint) });
            self.ops.push(Op::SetOutlineThickness { pt: Pt(thickness) });
            if let Some((dash, gap)) = dashes {
                self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::new(0.0, &[dash, gap]) });
            }
        }
        if let Some(tint) = fill {
            self.ops.push(Op::SetFillColor { col: self.tint(tint) });
        }
        match (fill, stroke) {
            (None, Some(_)) if !shape.closed => {
                for points in rings {
                    self.ops.push(Op::DrawLine { line: Line { points: points.points, is_closed: false } });
                }
            }
            (None, None) => {}
            (fill, stroke) => {
                let mode = match (fill, stroke) {
                    (Some(_), Some(_)) => PaintMode::FillStroke,
                    (Some(_), None) => PaintMode::Fill,
                    _ => PaintMode::Stroke,
                };
                let polygon = Polygon { rings, mode, winding_order: WindingOrder::EvenOdd };
                self.ops.push(Op::DrawPolygon { polygon });
            }
        }
        if stroke.is_some_and(|stroke| stroke.dashes.is_some()) {
            self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::solid() });
        }
    }

    fn rings(&self, shape: &Shape) -> Vec<PolygonRing> {
        let mut rings: Vec<PolygonRing> = Vec::new();
        for step in &shape.steps {
            let straight = |at| LinePoint { p: self.point(at), bezier: false };
            let handle = |at| LinePoint { p: self.point(at), bezier: true };
            match (step, rings.last_mut()) {
                (Step::Move(at), _) => rings.push(PolygonRing { points: vec![straight(*at)] }),
                (Step::Line(at), Some(ring)) => ring.points.push(straight(*at)),
                (Step::Curve(a, b, end), Some(ring)) => {
                    ring.points.extend([handle(*a), handle(*b), straight(*end)]);
                }
                (_, None) => {}
            }
        }
        if shape.closed {
            // Only the last outline of several is closed by the writer.
            for ring in &mut rings {
                ring.points.extend(ring.points.first().cloned());
            }
        }
        rings
    }
}

/// To a hundredth of a point: finer than any printer, and the same on every machine.
fn round(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

/// How a letter is copied out of the file: one kind of space, so that searching finds words.
fn spoken(letter: char) -> char {
    if letter.is_whitespace() { ' ' } else { letter }
}

/// Text as PDF keeps it outside pages.
fn utf16(text: &str) -> Object {
    let bytes = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// Title, language and bookmarks.
fn describe(file: &mut lopdf::Document, drawing: &Drawing, style: Style) {
    let pages: Vec<ObjectId> = file.get_pages().into_values().collect();
    let mut info = Dictionary::new();
    info.set("Title", utf16(&drawing.title));
    info.set("Author", utf16(&drawing.author));
    info.set("Creator", utf16(concat!("Tapis ", env!("CARGO_PKG_VERSION"))));
    let info = file.add_object(info);
    file.trailer.set("Info", info);
    let outlines = outlines(file, &drawing.bookmarks, &pages, style.paper.height());
    let code = match style.language {
        Language::Fr => "fr-FR",
        Language::En => "en-GB",
    };
    let mut shown = Dictionary::new();
    shown.set("DisplayDocTitle", true);
    let Ok(catalog) = file.catalog_mut() else { return };
    catalog.set("Lang", Object::string_literal(code));
    catalog.set("ViewerPreferences", shown);
    catalog.set("PageLayout", "SinglePage");
    if let Some(outlines) = outlines {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
}

/// The tree of bookmarks; chapters are closed.
fn outlines(
    file: &mut lopdf::Document,
    bookmarks: &[Bookmark],
    pages: &[ObjectId],
    high: f32,
) -> Option<ObjectId> {
    if bookmarks.is_empty() {
        return None;
    }
    let root = file.new_object_id();
    let ids: Vec<ObjectId> = bookmarks.iter().map(|_| file.new_object_id()).collect();
    let mut children: BTreeMap<ObjectId, Vec<ObjectId>> = BTreeMap::new();
    let mut parents = BTreeMap::new();
    let mut chapter = root;
    for (bookmark, id) in bookmarks.iter().zip(&ids) {
        let parent = if bookmark.depth == 0 { root } else { chapter };
        if bookmark.depth == 0 {
            chapter = *id;
        }
        children.entry(parent).or_default().push(*id);
        parents.insert(*id, parent);
    }
    let family = |dictionary: &mut Dictionary, id: &ObjectId, sign: i64| {
        let list = children.get(id).map_or(&[][..], Vec::as_slice);
        if let (Some(first), Some(last)) = (list.first(), list.last()) {
            dictionary.set("First", *first);
            dictionary.set("Last", *last);
            dictionary.set("Count", sign * i64::try_from(list.len()).unwrap_or(0));
        }
    };
    for (bookmark, id) in bookmarks.iter().zip(&ids) {
        let mut item = Dictionary::new();
        let parent = parents.get(id).copied().unwrap_or(root);
        item.set("Title", utf16(&bookmark.title));
        item.set("Parent", parent);
        let siblings = children.get(&parent).map_or(&[][..], Vec::as_slice);
        let at = siblings.iter().position(|other| other == id).unwrap_or(0);
        if let Some(before) = at.checked_sub(1).and_then(|at| siblings.get(at)) {
            item.set("Prev", *before);
        }
        if let Some(after) = siblings.get(at + 1) {
            item.set("Next", *after);
        }
        family(&mut item, id, -1);
        if let Some(page) = pages.get(bookmark.page) {
            let top = Object::Real(round(high - bookmark.top + 10.0));
            let place: Vec<Object> = vec![(*page).into(), "XYZ".into(), Object::Null, top, Object::Null];
            item.set("Dest", place);
        }
        file.set_object(*id, item);
    }
    let mut top = Dictionary::new();
    top.set("Type", "Outlines");
    family(&mut top, &root, 1);
    file.set_object(root, top);
    Some(root)
}

/// The bytes, with an identity that follows from them.
fn sealed(mut file: lopdf::Document) -> Vec<u8> {
    file.prune_objects();
    file.renumber_objects();
    let save = |file: &mut lopdf::Document, id: &[u8]| {
        let id = Object::String(id.to_vec(), StringFormat::Hexadecimal);
        file.trailer.set("ID", vec![id.clone(), id]);
        let mut bytes = Vec::new();
        // Writing to memory does not fail.
        let _ = file.save_to(&mut bytes);
        bytes
    };
    let first = save(&mut file, &[0; 16]);
    let digest = Sha256::digest(&first);
    save(&mut file, digest.get(..16).unwrap_or(&[0; 16]))
}
