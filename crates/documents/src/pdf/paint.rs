//! Page drawing commands as the operators of a PDF page.

use std::sync::Arc;

use super::fonts::{self, Fonts};
use super::ink::Ink;
use super::pictures::{self, lightness};
use super::sheets::Placed;
use crate::layout::draw::{Command, Page, Stroke, Tint};
use crate::layout::picture::Picture;
use crate::layout::shape::{Shape, Step};
use crate::layout::tags::{Decoration, Owner};
use crate::layout::{Face, Glyph};

/// The operators of one page.
pub(super) struct Painter<'a> {
    high: f32,
    colour: bool,
    fonts: &'a mut Fonts,
    pictures: &'a [Arc<Picture>],
    ink: Ink,
    /// The colours and the width that are in force: what fills, what draws lines.
    fill: Option<Tint>,
    line: (Option<Tint>, f32),
    font: Option<(Face, f32)>,
}

impl<'a> Painter<'a> {
    /// For pages of this height.
    pub fn new(high: f32, colour: bool, fonts: &'a mut Fonts, pictures: &'a [Arc<Picture>]) -> Self {
        let ink = Ink::default();
        Painter { high, colour, fonts, pictures, ink, fill: None, line: (None, -1.0), font: None }
    }

    /// The operators so far.
    pub fn finish(self) -> Vec<u8> {
        self.ink.0
    }

    /// Paints a page where it is placed on the sheet.
    pub fn placed(&mut self, page: &Page, placed: &Placed) {
        let whole = (placed.scale - 1.0).abs() < f32::EPSILON && placed.left.abs() < f32::EPSILON;
        if !whole {
            self.ink.op(b"q");
            // Finer than elsewhere: it is multiplied by the size of the page.
            self.ink.text(format!("{0:.6} 0 0 {0:.6} ", placed.scale).as_bytes());
            self.ink.numbers(&[placed.left, 0.0]).op(b"cm");
        }
        self.page(page, placed.first);
        if !whole {
            self.ink.op(b"Q");
            (self.fill, self.line, self.font) = (None, (None, -1.0), None);
        }
    }

    /// Paints a page whose pieces are numbered from here on.
    fn page(&mut self, page: &Page, first: usize) {
        let mut pieces = first;
        let ends = page.marks.iter().skip(1).map(|mark| mark.first).chain([page.commands.len()]);
        for (mark, end) in page.marks.iter().zip(ends) {
            match mark.owner {
                Owner::Element(_) => {
                    self.ink.text(b"/P<</MCID ").integer(pieces).text(b">>BDC\n");
                    pieces += 1;
                }
                Owner::Decoration(Decoration::Layout) => self.ink.op(b"/Artifact BMC"),
                Owner::Decoration(Decoration::Header) => {
                    self.ink.op(b"/Artifact<</Type/Pagination/Subtype/Header/Attached[/Top]>>BDC");
                }
                Owner::Decoration(Decoration::Footer) => {
                    self.ink.op(b"/Artifact<</Type/Pagination/Subtype/Footer/Attached[/Bottom]>>BDC");
                }
            }
            page.commands.get(mark.first..end).unwrap_or_default().iter().for_each(|each| self.command(each));
            self.ink.op(b"EMC");
        }
    }

    fn tint(&self, tint: Tint) -> (f32, Option<[f32; 3]>) {
        let part = |part: u8| f32::from(part) / 255.0;
        match tint {
            Tint::Accent if self.colour => (0.0, Some([0.07, 0.33, 0.22])),
            Tint::Ink | Tint::Accent => (0.0, None),
            Tint::Soft => (0.33, None),
            Tint::Rule => (0.72, None),
            Tint::Shade => (0.93, None),
            Tint::Paper => (1.0, None),
            Tint::Of(red, green, blue) if self.colour => (0.0, Some([red, green, blue].map(part))),
            Tint::Of(red, green, blue) => (part(lightness(red, green, blue)), None),
        }
    }

    fn fill(&mut self, tint: Tint) {
        if self.fill.replace(tint) != Some(tint) {
            match self.tint(tint) {
                (_, Some(colour)) => self.ink.fine(&colour).op(b"rg"),
                (grey, None) => self.ink.fine(&[grey]).op(b"g"),
            }
        }
    }

    fn stroke(&mut self, tint: Tint, thickness: f32) {
        if self.line.0.replace(tint) != Some(tint) {
            match self.tint(tint) {
                (_, Some(colour)) => self.ink.fine(&colour).op(b"RG"),
                (grey, None) => self.ink.fine(&[grey]).op(b"G"),
            }
        }
        if (self.line.1 - thickness).abs() > f32::EPSILON {
            self.line.1 = thickness;
            self.ink.fine(&[thickness]).op(b"w");
        }
    }

    fn at(&mut self, (x, y): (f32, f32)) -> &mut Ink {
        self.ink.numbers(&[x, self.high - y])
    }

    fn command(&mut self, command: &Command) {
        match command {
            Command::Text { x, y, size, face, tint, glyphs } => {
                self.fill(*tint);
                self.ink.op(b"BT");
                let font = Some((*face, *size));
                if self.font != font {
                    self.font = font;
                    self.ink.text(b"/").text(fonts::name(*face).as_bytes()).text(b" ");
                    self.ink.fine(&[*size]).op(b"Tf");
                }
                self.at((*x, *y)).op(b"Td");
                self.letters(*face, glyphs);
                self.ink.op(b"ET");
            }
            Command::Line { from, to, thickness, tint } => {
                self.stroke(*tint, *thickness);
                self.at(*from).op(b"m");
                self.at(*to).op(b"l");
                self.ink.op(b"S");
            }
            Command::Area { x, y, width, height, tint } => {
                self.fill(*tint);
                self.at((*x, y + height)).numbers(&[*width, *height]).op(b"re");
                self.ink.op(b"f");
            }
            Command::Shape { shape, fill, stroke } => self.shape(shape, *fill, *stroke),
            Command::Picture { x, y, width, height, picture } => {
                let Some(number) = self.pictures.iter().position(|known| known == picture) else { return };
                self.ink.op(b"q");
                // An image is one unit wide and high before it is scaled.
                self.ink.numbers(&[*width, 0.0, 0.0, *height, *x, self.high - y - height]).op(b"cm");
                self.ink.text(b"/").text(pictures::name(number).as_bytes()).op(b" Do");
                self.ink.op(b"Q");
            }
            // It is no part of the drawing.
            Command::Link { .. } => {}
        }
    }

    fn shape(&mut self, shape: &Shape, fill: Option<Tint>, stroke: Option<Stroke>) {
        if let Some(Stroke { thickness, tint, dashes }) = stroke {
            self.stroke(tint, thickness);
            if let Some((dash, gap)) = dashes {
                self.ink.text(b"[").numbers(&[dash, gap]).op(b"]0 d");
            }
        }
        if let Some(tint) = fill {
            self.fill(tint);
        }
        let mut open = false;
        for step in &shape.steps {
            match step {
                Step::Move(at) => {
                    if open && shape.closed {
                        self.ink.op(b"h");
                    }
                    open = true;
                    self.at(*at).op(b"m");
                }
                Step::Line(at) => self.at(*at).op(b"l"),
                Step::Curve(a, b, end) => {
                    self.at(*a);
                    self.at(*b);
                    self.at(*end).op(b"c");
                }
            }
        }
        if open && shape.closed {
            self.ink.op(b"h");
        }
        self.ink.op(match (fill, stroke) {
            (Some(_), Some(_)) => b"B*",
            (Some(_), None) => b"f*",
            (None, Some(_)) => b"S",
            (None, None) => b"n",
        });
        if stroke.is_some_and(|stroke| stroke.dashes.is_some()) {
            self.ink.op(b"[]0 d");
        }
    }

    /// Shows glyphs: adjacent ones in one string, and between strings the kerning of the next glyph, in
    /// thousandths of the font size to the left.
    fn letters(&mut self, face: Face, glyphs: &[Glyph]) {
        let ink = &mut self.ink;
        ink.text(b"[<");
        self.fonts.numbers(face, glyphs, |number, glyph| {
            ink.hexadecimal(number);
            let kern = glyph.natural - glyph.advance;
            if kern.abs() >= 0.5 {
                ink.text(b">").numbers(&[kern.round()]).text(b"<");
            }
        });
        ink.op(b">]TJ");
    }
}
