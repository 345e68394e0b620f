//! Chips as they lie on the table: a colour, and a pattern that tells them apart without colours.

use super::{Pen, centred, filled, outlined};
use crate::layout::Sheet;
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::{Place, Shape, around};
use crate::papers::chips::shade;

/// How a chip looks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// The name of its colour in the catalogue, `light_blue`; empty: white.
    pub colour: String,
    /// The name of its pattern in the catalogue, `spots`; empty: plain.
    pub pattern: String,
}

/// A chip that has no looks of its own.
impl Default for Look {
    fn default() -> Self {
        Look { colour: "white".to_owned(), pattern: "ring".to_owned() }
    }
}

/// Draws a chip around a middle, with what it is worth upon it where that is said.
pub fn chip(sheet: &mut Sheet<'_>, middle: Place, radius: f32, look: &Look, worth: &str) {
    let (red, green, blue) = shade(&look.colour);
    let light = u16::from(red) * 3 + u16::from(green) * 6 + u16::from(blue) > 1300;
    let mark = if light { Tint::Of(35, 38, 42) } else { Tint::Paper };
    let body = Shape::circle(middle, radius);
    let edge = Some(Stroke::solid((radius / 14.0).clamp(0.4, 0.9), Tint::Soft));
    sheet.draw(Command::Shape { shape: body, fill: Some(Tint::Of(red, green, blue)), stroke: edge });
    let turns = [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];
    match look.pattern.as_str() {
        "spots" => {
            for turn in turns {
                filled(sheet, Shape::circle(around(middle, radius * 0.8, turn), radius * 0.12), mark);
            }
        }
        "bars" => {
            for turn in [0.0, 0.25, 0.5, 0.75] {
                let slice = Shape::slice(middle, radius * 0.64, radius * 0.97, turn - 0.045, turn + 0.045);
                filled(sheet, slice, mark);
            }
        }
        "ring" => outlined(sheet, Shape::circle(middle, radius * 0.74), Stroke::solid(radius * 0.1, mark)),
        "cross" => {
            for turn in [0.125, 0.375, 0.625, 0.875] {
                let slice = Shape::slice(middle, radius * 0.62, radius * 0.97, turn - 0.03, turn + 0.03);
                filled(sheet, slice, mark);
            }
        }
        "halves" => {
            let slice = Shape::slice(middle, radius * 0.66, radius * 0.97, 0.0, 0.5);
            filled(sheet, slice, mark);
        }
        _ => {}
    }
    if !worth.is_empty() {
        let most = radius * 0.8;
        let pen = Pen::bold(most).in_tint(mark);
        let size = sheet.letters().fit(worth, pen.face, most, radius * 0.3, radius * 1.12);
        centred(sheet, middle, Pen { size, ..pen }, worth);
    }
}
