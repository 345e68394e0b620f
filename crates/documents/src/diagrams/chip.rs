//! Chips, drawn as the room and the designer show them: by colour and by pattern, so that nobody
//! has to tell colours apart.

use crate::layout::Sheet;
use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::{Point, Shape, around};

use super::{Pen, centred};

/// Colours and marks of a chip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// The name of its colour in the catalogue, `light_blue`; empty means white.
    pub colour: String,
    /// The name of its pattern in the catalogue, `spots`; empty means plain.
    pub pattern: String,
}

/// A white, plain chip.
impl Default for Look {
    fn default() -> Self {
        Look { colour: "white".to_owned(), pattern: "ring".to_owned() }
    }
}

/// Red, green and blue of a colour, as `ui/src/shared/design/tokens.css` has it.
fn shade(colour: &str) -> (u8, u8, u8) {
    match colour {
        "grey" => (0x9a, 0x9f, 0x9c),
        "black" => (0x23, 0x26, 0x2a),
        "red" => (0xc8, 0x32, 0x2b),
        "burgundy" => (0x74, 0x20, 0x2f),
        "pink" => (0xe5, 0x8b, 0xb0),
        "orange" => (0xe8, 0x82, 0x2a),
        "yellow" => (0xf0, 0xc9, 0x3b),
        "light_green" => (0x8f, 0xce, 0x6a),
        "green" => (0x23, 0x80, 0x4a),
        "light_blue" => (0x78, 0xbf, 0xe6),
        "blue" => (0x24, 0x57, 0xa6),
        "purple" => (0x6f, 0x3f, 0x99),
        "brown" => (0x7a, 0x52, 0x30),
        // White, and any colour of a later version.
        _ => (0xf4, 0xf4, 0xf0),
    }
}

/// The colour of a pattern: light on dark chips, dark on light ones.
fn mark(colour: &str) -> Tint {
    let light = ["white", "grey", "pink", "orange", "yellow", "light_green", "light_blue"];
    if light.contains(&colour) { Tint::Of(0x23, 0x26, 0x2a) } else { Tint::Paper }
}

/// The middle between two colours.
fn between((r, g, b): (u8, u8, u8), (s, h, c): (u8, u8, u8)) -> Tint {
    Tint::Of(r.midpoint(s), g.midpoint(h), b.midpoint(c))
}

/// Draws a chip of this radius around its centre.
pub fn chip(middle: Point, radius: f32, Look { colour, pattern }: &Look) -> Vec<Command> {
    // The screen draws chips in a square of forty.
    let unit = radius / 18.0;
    let (r, g, b) = shade(colour);
    let edge = Some(Stroke::solid(0.6, Tint::Soft));
    let mark = mark(colour);
    let fill = |shape, tint| Command::Shape { shape, fill: Some(tint), stroke: None };
    let disc = Shape::circle(middle, radius);
    let mut drawn = vec![Command::Shape { shape: disc.clone(), fill: Some(Tint::Of(r, g, b)), stroke: None }];
    let turns = [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];
    match pattern.as_str() {
        "spots" => {
            let spot = |turn| {
                fill(Shape::circle(around(middle, (14.0 * unit, 14.0 * unit), turn), 2.4 * unit), mark)
            };
            drawn.extend(turns.map(spot));
        }
        "bars" => {
            let (x, y) = middle;
            let (half, inner, outer) = (3.0 * unit, 9.5 * unit, 17.5 * unit);
            for (dx, dy) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
                let corner = |across: f32, out: f32| (x + dx * out - dy * across, y + dy * out + dx * across);
                let corners =
                    [corner(-half, inner), corner(half, inner), corner(half, outer), corner(-half, outer)];
                drawn.push(fill(Shape::polygon(&corners), mark));
            }
        }
        "ring" => {
            let shape = Shape::circle(middle, 12.0 * unit);
            drawn.push(Command::Shape { shape, fill: None, stroke: Some(Stroke::solid(3.0 * unit, mark)) });
        }
        "cross" => {
            let ((x, y), arm, thickness) = (middle, 11.0 * unit, 4.0 * unit);
            for (from, to) in [((x, y - arm), (x, y + arm)), ((x - arm, y), (x + arm, y))] {
                drawn.push(Command::Line { from, to, thickness, tint: mark });
            }
        }
        "halves" => {
            let other = if mark == Tint::Paper { (255, 255, 255) } else { (0x23, 0x26, 0x2a) };
            drawn.push(fill(Shape::slice(middle, 0.0, 17.0 * unit, 0.0, 0.5), between((r, g, b), other)));
        }
        _ => {}
    }
    drawn.push(Command::Shape { shape: disc, fill: None, stroke: edge });
    drawn
}

/// Draws a chip with a ring around its value.
pub fn worth(sheet: &mut Sheet<'_>, middle: Point, radius: f32, colour: &str, said: &str) {
    let look = Look { colour: colour.to_owned(), pattern: "ring".to_owned() };
    for command in chip(middle, radius, &look) {
        sheet.draw(command);
    }
    let most = radius * 0.8;
    let pen = Pen::bold(most).in_tint(mark(colour));
    let size = sheet.letters().fit(said, pen.face, most, radius * 0.3, radius * 1.08);
    centred(sheet, middle, Pen { size, ..pen }, said);
}
