//! Page drawing commands as PDF operations.

use std::collections::BTreeMap;
use std::sync::Arc;

use printpdf::{
    Actions, BorderArray, Color, Destination, DictItem, FontId, Greyscale, Line, LineDashPattern, LinePoint,
    LinkAnnotation, Op, PaintMode, PdfFontHandle, Point, Polygon, PolygonRing, Pt, Rect, Rgb, WindingOrder,
    XObjectTransform,
};

use super::pictures::{lightness, picture_id};
use super::{Needed, Shapes, name, round};
use crate::layout::Glyph;
use crate::layout::draw::{Command, Page, Stroke, Tint};
use crate::layout::picture::Picture;
use crate::layout::shape::{Shape, Step};

/// The operations of one page.
pub(super) struct Painter<'a> {
    pub(super) high: f32,
    pub(super) colour: bool,
    pub(super) shapes: &'a Shapes,
    pub(super) pictures: &'a [Arc<Picture>],
    pub(super) ops: Vec<Op>,
}

impl Painter<'_> {
    pub(super) fn paint(mut self, page: &Page) -> Vec<Op> {
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
                let letters = DictItem::Array(letters(glyphs, numbers));
                let font = PdfFontHandle::External(FontId(name(*face).to_owned()));
                self.ops.push(Op::StartTextSection);
                self.ops.push(Op::SetFillColor { col: self.tint(*tint) });
                self.ops.push(Op::SetFont { font, size: Pt(*size) });
                self.ops.push(Op::SetTextCursor { pos: self.point((*x, *y)) });
                self.ops.push(Op::Unknown { key: "TJ".to_owned(), value: vec![letters] });
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
                // An image is one unit wide and high before it is scaled.
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
            // The writer only closes the last of several outlines.
            for ring in &mut rings {
                ring.points.extend(ring.points.first().cloned());
            }
        }
        rings
    }
}

/// Glyphs as PDF shows them: adjacent ones in one string, and between strings the kerning of the
/// next glyph, in thousandths of the font size to the left.
fn letters(glyphs: &[Glyph], numbers: &BTreeMap<u16, Needed>) -> Vec<DictItem> {
    let mut items = Vec::new();
    let mut data = Vec::with_capacity(glyphs.len() * 2);
    for glyph in glyphs {
        let number = numbers.get(&glyph.id).map_or(0, |shape| shape.number);
        data.extend(number.to_be_bytes());
        let kern = round(glyph.natural - glyph.advance);
        if kern != 0.0 {
            items.push(DictItem::String { data: std::mem::take(&mut data), literal: false });
            items.push(DictItem::Real(kern));
        }
    }
    if !data.is_empty() {
        items.push(DictItem::String { data, literal: false });
    }
    items
}
