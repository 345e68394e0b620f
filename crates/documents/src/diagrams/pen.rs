//! Strokes and words of which drawings are made.

use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::{Point, Shape};
use crate::layout::{Face, Sheet};

/// Part of a label that is at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    Left,
    Middle,
    Right,
}

/// The style of a label.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pen {
    /// Font size in points.
    pub size: f32,
    pub face: Face,
    pub tint: Tint,
}

impl Pen {
    /// Style in the regular weight, in black.
    pub fn plain(size: f32) -> Self {
        Pen { size, face: Face::Regular, tint: Tint::Ink }
    }

    /// Style in bold, in black.
    pub fn bold(size: f32) -> Self {
        Pen { size, face: Face::Bold, tint: Tint::Ink }
    }

    /// Returns the same style in another colour.
    #[must_use]
    pub fn in_tint(self, tint: Tint) -> Self {
        Pen { tint, ..self }
    }
}

/// Draws a short text on a baseline.
pub fn label(sheet: &mut Sheet<'_>, (x, y): Point, anchor: Anchor, pen: Pen, text: &str) {
    let wide = sheet.letters().width(text, pen.face, pen.size);
    let x = match anchor {
        Anchor::Left => x,
        Anchor::Middle => x - wide / 2.0,
        Anchor::Right => x - wide,
    };
    sheet.write(x, y, pen.size, pen.face, pen.tint, text);
}

/// Draws a short text centred on a point, also vertically.
pub fn centred(sheet: &mut Sheet<'_>, (x, y): Point, pen: Pen, text: &str) {
    label(sheet, (x, y + pen.size * 0.357), Anchor::Middle, pen, text);
}

/// Draws a filled shape.
pub fn filled(sheet: &mut Sheet<'_>, shape: Shape, fill: Tint) {
    sheet.draw(Command::Shape { shape, fill: Some(fill), stroke: None });
}

/// Draws the outline of a shape.
pub fn outlined(sheet: &mut Sheet<'_>, shape: Shape, stroke: Stroke) {
    sheet.draw(Command::Shape { shape, fill: None, stroke: Some(stroke) });
}

/// Draws a straight arrow.
pub fn arrow(sheet: &mut Sheet<'_>, from: Point, to: Point, thickness: f32, tint: Tint) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(0.01);
    let (ux, uy) = (dx / long, dy / long);
    let head = (3.0 * thickness + 2.0).min(long);
    let neck = (to.0 - ux * head, to.1 - uy * head);
    outlined(sheet, Shape::line(&[from, neck]), Stroke::solid(thickness, tint));
    let wide = head * 0.45;
    let corners = [to, (neck.0 - uy * wide, neck.1 + ux * wide), (neck.0 + uy * wide, neck.1 - ux * wide)];
    filled(sheet, Shape::polygon(&corners), tint);
}
