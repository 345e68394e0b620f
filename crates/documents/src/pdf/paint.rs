//! Page drawing commands as the operations of a PDF page.

use std::sync::Arc;

use printpdf::{
    Actions, BorderArray, Color, ColorArray, CurTransMat, Destination, DictItem, FontId, Greyscale, Line,
    LineDashPattern, LinePoint, LinkAnnotation, Op, PaintMode, PdfFontHandle, Point, Polygon, PolygonRing,
    Pt, Rect, Rgb, WindingOrder, XObjectId, XObjectTransform,
};

use super::fonts::{self, Fonts};
use super::pictures::{self, lightness};
use super::sheets::{PagePlace, PlacedPage, Sheets, fine, round};
use crate::layout::draw::{Command, Page, Stroke, Tint};
use crate::layout::picture::Picture;
use crate::layout::shape::{self, Shape, Step};
use crate::layout::tags::{Decoration, Owner};
use crate::layout::{Face, Glyph};

fn point(x: f32, y: f32) -> Point {
    Point { x: Pt(round(x)), y: Pt(round(y)) }
}

fn rectangle(x: f32, y: f32, width: f32, height: f32, mode: Option<PaintMode>) -> Rect {
    let [x, y, width, height] = [x, y, width, height].map(|points| Pt(round(points)));
    Rect { x, y, width, height, mode, winding_order: None }
}

/// The operations of one side of a sheet.
pub(super) struct Painter<'a> {
    sheets: &'a Sheets,
    colour: bool,
    fonts: &'a mut Fonts,
    pictures: &'a [Arc<Picture>],
    ops: Vec<Op>,
    /// The colours and the width that are in force: what fills, what draws lines.
    fill: Option<Tint>,
    line: (Option<Tint>, f32),
    font: Option<(Face, f32)>,
}

impl<'a> Painter<'a> {
    /// For a side of these sheets.
    pub fn new(sheets: &'a Sheets, colour: bool, fonts: &'a mut Fonts, pictures: &'a [Arc<Picture>]) -> Self {
        Painter {
            sheets,
            colour,
            fonts,
            pictures,
            ops: Vec::new(),
            fill: None,
            line: (None, -1.0),
            font: None,
        }
    }

    /// The operations so far.
    pub fn finish(self) -> Vec<Op> {
        self.ops
    }

    /// Paints a page where it is placed on the sheet.
    pub fn placed(&mut self, page: &Page, placed: &PlacedPage) {
        let whole = (placed.scale - 1.0).abs() < f32::EPSILON && placed.left.abs() < f32::EPSILON;
        if !whole {
            // Finer than elsewhere: it is multiplied by the size of the page.
            let scale = (placed.scale * 1_000_000.0).round() / 1_000_000.0;
            let matrix = CurTransMat::Raw([scale, 0.0, 0.0, scale, round(placed.left), 0.0]);
            self.ops.extend([Op::SaveGraphicsState, Op::SetTransformationMatrix { matrix }]);
        }
        self.page(page, placed);
        if !whole {
            self.ops.push(Op::RestoreGraphicsState);
            (self.fill, self.line, self.font) = (None, (None, -1.0), None);
        }
    }

    /// Paints a page and marks its pieces, whose numbers follow those before it on the side.
    fn page(&mut self, page: &Page, placed: &PlacedPage) {
        let mut piece = placed.first;
        let place = self.sheets.place(placed.page);
        let ends = page.marks.iter().skip(1).map(|mark| mark.first).chain([page.commands.len()]);
        for (mark, end) in page.marks.iter().zip(ends) {
            self.ops.push(match mark.owner {
                Owner::Element(_) => {
                    piece += 1;
                    let number = i64::try_from(piece - 1).unwrap_or(0);
                    with_properties("P", [("MCID", DictItem::Int(number))])
                }
                Owner::Decoration(Decoration::Layout) => {
                    Op::BeginMarkedContent { tag: "Artifact".to_owned() }
                }
                Owner::Decoration(Decoration::Header) => repeated("Header", "Top"),
                Owner::Decoration(Decoration::Footer) => repeated("Footer", "Bottom"),
            });
            for command in page.commands.get(mark.first..end).unwrap_or_default() {
                self.command(command, place.as_ref());
            }
            self.ops.push(Op::EndMarkedContent);
        }
    }

    fn tint(&self, tint: Tint) -> Color {
        let part = |part: u8| f32::from(part) / 255.0;
        let grey = |percent: f32| Color::Greyscale(Greyscale { percent: fine(percent), icc_profile: None });
        let colour = |parts: [f32; 3]| {
            let [r, g, b] = parts.map(fine);
            Color::Rgb(Rgb { r, g, b, icc_profile: None })
        };
        match tint {
            Tint::Accent if self.colour => colour([0.07, 0.33, 0.22]),
            Tint::Ink | Tint::Accent => grey(0.0),
            Tint::Soft => grey(0.33),
            Tint::Rule => grey(0.72),
            Tint::Shade => grey(0.93),
            Tint::Paper => grey(1.0),
            Tint::Of(red, green, blue) if self.colour => colour([red, green, blue].map(part)),
            Tint::Of(red, green, blue) => grey(part(lightness(red, green, blue))),
        }
    }

    fn fill(&mut self, tint: Tint) {
        if self.fill.replace(tint) != Some(tint) {
            self.ops.push(Op::SetFillColor { col: self.tint(tint) });
        }
    }

    fn stroke(&mut self, tint: Tint, thickness: f32) {
        if self.line.0.replace(tint) != Some(tint) {
            self.ops.push(Op::SetOutlineColor { col: self.tint(tint) });
        }
        if (self.line.1 - thickness).abs() > f32::EPSILON {
            self.line.1 = thickness;
            self.ops.push(Op::SetOutlineThickness { pt: Pt(fine(thickness)) });
        }
    }

    fn at(&self, (x, y): shape::Point) -> Point {
        point(x, self.sheets.high() - y)
    }

    fn command(&mut self, command: &Command, place: Option<&PagePlace>) {
        match command {
            Command::Text { x, y, size, face, tint, glyphs } => {
                self.fill(*tint);
                self.ops.push(Op::StartTextSection);
                let font = Some((*face, *size));
                if self.font != font {
                    self.font = font;
                    let font = PdfFontHandle::External(FontId(fonts::name(*face).to_owned()));
                    self.ops.push(Op::SetFont { font, size: Pt(fine(*size)) });
                }
                self.ops.push(Op::SetTextCursor { pos: self.at((*x, *y)) });
                self.letters(*face, glyphs);
                self.ops.push(Op::EndTextSection);
            }
            Command::Line { from, to, thickness, tint } => {
                self.stroke(*tint, *thickness);
                let points = [from, to].map(|end| LinePoint { p: self.at(*end), bezier: false }).to_vec();
                self.ops.push(Op::DrawLine { line: Line { points, is_closed: false } });
            }
            Command::Area { x, y, width, height, tint } => {
                self.fill(*tint);
                let y = self.sheets.high() - y - height;
                let rectangle = rectangle(*x, y, *width, *height, Some(PaintMode::Fill));
                self.ops.push(Op::DrawRectangle { rectangle });
            }
            Command::Shape { shape, fill, stroke } => self.shape(shape, *fill, *stroke),
            Command::Picture { x, y, width, height, picture } => {
                let Some(number) = self.pictures.iter().position(|known| known == picture) else { return };
                let transform = XObjectTransform {
                    translate_x: Some(Pt(round(*x))),
                    translate_y: Some(Pt(round(self.sheets.high() - y - height))),
                    // An image is one unit wide and high before it is scaled.
                    scale_x: Some(round(*width)),
                    scale_y: Some(round(*height)),
                    no_auto_scale: true,
                    ..XObjectTransform::default()
                };
                self.ops.push(Op::UseXobject { id: XObjectId(pictures::name(number)), transform });
            }
            Command::Link { x, y, width, height, page, top } => {
                let (Some(place), Some(to)) = (place, self.sheets.place(*page)) else { return };
                let ((left, below), (right, above)) =
                    (place.point(*x, y + height), place.point(x + width, *y));
                let rect = rectangle(left, below, right - left, above - below, None);
                let (left, top) = to.point(0.0, top - 10.0);
                let (left, top) = (Some(left), Some(top));
                let to = Actions::Goto(Destination::Xyz { page: to.side + 1, left, top, zoom: None });
                let border = Some(BorderArray::Solid([0.0; 3]));
                let link = LinkAnnotation::new(rect, to, border, Some(ColorArray::Transparent), None);
                self.ops.push(Op::LinkAnnotation { link });
            }
        }
    }

    fn shape(&mut self, shape: &Shape, fill: Option<Tint>, stroke: Option<Stroke>) {
        if let Some(tint) = fill {
            self.fill(tint);
        }
        if let Some(Stroke { thickness, tint, dashes }) = stroke {
            self.stroke(tint, thickness);
            if let Some((dash, gap)) = dashes {
                let dash = LineDashPattern::new(0.0, &[round(dash), round(gap)]);
                self.ops.push(Op::SetLineDashPattern { dash });
            }
        }
        let rings = self.rings(shape);
        // printpdf closes only the last outline of a polygon before it draws its line.
        let (mode, lines) = match (fill, stroke) {
            (Some(_), Some(_)) if shape.closed && rings.len() == 1 => {
                (Some(PaintMode::FillStroke), Vec::new())
            }
            (Some(_), Some(_)) => (Some(PaintMode::Fill), rings.clone()),
            (Some(_), None) => (Some(PaintMode::Fill), Vec::new()),
            (None, Some(_)) => (None, rings.clone()),
            (None, None) => return,
        };
        if let Some(mode) = mode {
            let rings = rings.into_iter().map(|points| PolygonRing { points }).collect();
            let polygon = Polygon { rings, mode, winding_order: WindingOrder::EvenOdd };
            self.ops.push(Op::DrawPolygon { polygon });
        }
        for points in lines {
            self.ops.push(Op::DrawLine { line: Line { points, is_closed: shape.closed } });
        }
        if stroke.is_some_and(|stroke| stroke.dashes.is_some()) {
            self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::solid() });
        }
    }

    /// The outlines of a shape.
    fn rings(&self, shape: &Shape) -> Vec<Vec<LinePoint>> {
        let mut rings: Vec<Vec<LinePoint>> = Vec::new();
        for step in &shape.steps {
            let to = |at: &shape::Point, bezier| LinePoint { p: self.at(*at), bezier };
            match (step, rings.last_mut()) {
                (Step::Move(at), _) => rings.push(vec![to(at, false)]),
                (Step::Line(at), Some(ring)) => ring.push(to(at, false)),
                (Step::Curve(a, b, end), Some(ring)) => {
                    ring.extend([to(a, true), to(b, true), to(end, false)]);
                }
                (_, None) => {}
            }
        }
        rings
    }

    /// Shows glyphs: adjacent ones in one string, and between strings the kerning of the next glyph, in
    /// thousandths of the font size to the left. `Op::ShowText` would write one string for each glyph.
    fn letters(&mut self, face: Face, glyphs: &[Glyph]) {
        let (mut shown, mut data) = (Vec::new(), Vec::with_capacity(2 * glyphs.len()));
        self.fonts.numbers(face, glyphs, |number, glyph| {
            data.extend(number.to_be_bytes());
            let kern = glyph.natural - glyph.advance;
            if kern.abs() >= 0.5 {
                shown.push(DictItem::String { data: std::mem::take(&mut data), literal: true });
                shown.push(DictItem::Real(kern.round()));
            }
        });
        if !data.is_empty() {
            shown.push(DictItem::String { data, literal: true });
        }
        self.ops.push(Op::Unknown { key: "TJ".to_owned(), value: vec![DictItem::Array(shown)] });
    }
}

/// The beginning of a marked piece with properties.
fn with_properties<const N: usize>(tag: &str, properties: [(&str, DictItem); N]) -> Op {
    let map = properties.into_iter().map(|(name, item)| (name.to_owned(), item)).collect();
    Op::BeginMarkedContentWithProperties { tag: tag.to_owned(), properties: DictItem::Dict { map } }
}

/// The beginning of decoration that is repeated at an edge of each page.
fn repeated(kind: &str, edge: &str) -> Op {
    let name = |name: &str| DictItem::Name(name.into());
    let properties = [
        ("Type", name("Pagination")),
        ("Subtype", name(kind)),
        ("Attached", DictItem::Array(vec![name(edge)])),
    ];
    with_properties("Artifact", properties)
}
