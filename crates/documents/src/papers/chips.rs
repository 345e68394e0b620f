//! The chips of a tournament, drawn as the room and the designer show them: by colour and by
//! pattern, so that nobody needs to tell colours apart.

use tapis_locale::{number, text};

use crate::layout::draw::{Command, Stroke, Tint};
use crate::layout::shape::{Place, Shape, around};
use crate::layout::{ASCENT, Face, LEADING, Line, Run, Sheet, set, size};

/// Chips of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendChip {
    /// What each is worth.
    pub value: i64,
    /// How many stand in a starting stack; 0: it comes in later.
    pub count: u32,
    /// Names its colour in the catalogue.
    pub colour: String,
    /// Names its pattern in the catalogue.
    pub pattern: String,
    /// It leaves after this level; none: it stays to the end.
    pub leaves_after: Option<u32>,
}

/// Red, green and blue of a colour, as `ui/src/design/tokens.css` has it.
pub fn shade(colour: &str) -> (u8, u8, u8) {
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
        // White, and what a later version may bring.
        _ => (0xf4, 0xf4, 0xf0),
    }
}

/// What a pattern is drawn with: light on dark chips, dark on light ones.
fn mark(colour: &str) -> Tint {
    let light = ["white", "grey", "pink", "orange", "yellow", "light_green", "light_blue"];
    if light.contains(&colour) { Tint::Of(0x23, 0x26, 0x2a) } else { Tint::Paper }
}

/// The middle of two shades.
fn between((r, g, b): (u8, u8, u8), (s, h, c): (u8, u8, u8)) -> Tint {
    Tint::Of(r.midpoint(s), g.midpoint(h), b.midpoint(c))
}

/// A chip of this radius around its middle.
pub fn picture(middle: Place, radius: f32, colour: &str, pattern: &str) -> Vec<Command> {
    // The screen's picture is drawn in a square of forty.
    let unit = radius / 18.0;
    let (r, g, b) = shade(colour);
    let edge = Some(Stroke::solid(0.6, Tint::Soft));
    let mark = mark(colour);
    let fill = |shape, tint| Command::Shape { shape, fill: Some(tint), stroke: None };
    let disc = Shape::circle(middle, radius);
    let mut drawn = vec![Command::Shape { shape: disc.clone(), fill: Some(Tint::Of(r, g, b)), stroke: None }];
    let turns = [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];
    match pattern {
        "spots" => {
            let spot = |turn| fill(Shape::circle(around(middle, 14.0 * unit, turn), 2.4 * unit), mark);
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

/// The most chips beside each other.
const ABREAST: usize = 8;
/// The radius of a chip in the legend.
const RADIUS: f32 = 16.0;

/// All chips beside each other, each with its worth, how many stand in a stack, and when it leaves.
pub fn legend(sheet: &mut Sheet<'_>, chips: &[LegendChip]) {
    let rows = chips.len().div_ceil(ABREAST).max(1);
    // Rows of equal length.
    for row in chips.chunks(chips.len().div_ceil(rows).max(1)) {
        one_row(sheet, row);
    }
}

fn one_row(sheet: &mut Sheet<'_>, chips: &[LegendChip]) {
    let language = sheet.style().language;
    #[expect(clippy::cast_precision_loss, reason = "a handful of chips")]
    let (count, number_of) = (chips.len().max(5) as f32, |index: usize| index as f32);
    let pitch = sheet.width() / count;
    let wide = pitch - size::SMALL * 0.8;
    let lines = |text: String, face: Face, size: f32| -> Vec<(Line, f32)> {
        let lines = set(sheet.letters(), &[Run { text, face }], size, wide, language);
        lines.into_iter().map(|line| (line, size)).collect()
    };
    let columns: Vec<Vec<(Line, f32)>> = chips
        .iter()
        .map(|chip| {
            let colour = text(language, &format!("chip-colour-{}", chip.colour), &[]);
            let look = if chip.pattern == "plain" {
                colour
            } else {
                let pattern = text(language, &format!("chip-pattern-{}", chip.pattern), &[]);
                text(language, "doc-chip_look", &[("colour", colour.into()), ("pattern", pattern.into())])
            };
            let each = match chip.count {
                0 => text(language, "doc-chip_later", &[]),
                count => text(language, "doc-chip_each", &[("count", i64::from(count).into())]),
            };
            let mut column = lines(number(language, chip.value), Face::Bold, size::WALL);
            column.extend(lines(look, Face::Regular, size::SMALL));
            column.extend(lines(each, Face::Regular, size::SMALL));
            if let Some(level) = chip.leaves_after {
                let values = [("level", i64::from(level).into())];
                column.extend(lines(text(language, "doc-chip_leaves", &values), Face::Regular, size::SMALL));
            }
            column
        })
        .collect();
    let tall = |column: &Vec<(Line, f32)>| column.iter().map(|(_, size)| LEADING * size).sum::<f32>();
    let height = 2.0 * RADIUS + 3.0 + columns.iter().map(tall).fold(0.0, f32::max);
    sheet.keep(height);
    let (left, top) = (sheet.left(), sheet.y());
    for (index, (chip, column)) in chips.iter().zip(&columns).enumerate() {
        let middle = left + pitch * (number_of(index) + 0.5);
        for command in picture((middle, top + RADIUS), RADIUS, &chip.colour, &chip.pattern) {
            sheet.draw(command);
        }
        let mut y = top + 2.0 * RADIUS + 3.0;
        for (order, (line, size)) in column.iter().enumerate() {
            let tint = if order < 2 { Tint::Ink } else { Tint::Soft };
            let mut x = middle - line.width / 2.0;
            for (face, glyphs) in &line.parts {
                let (size, face, glyphs) = (*size, *face, glyphs.clone());
                let advance = glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0;
                sheet.draw(Command::Text { x, y: y + ASCENT * size, size, face, tint, glyphs });
                x += advance;
            }
            y += LEADING * size;
        }
    }
    sheet.space(height + size::BODY);
}
