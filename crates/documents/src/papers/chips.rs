//! The chips of a tournament: their look, their value, and how many make a stack.

use tapis_locale::{number, text};

use crate::diagrams::chip::{Look, chip};
use crate::layout::draw::Tint;
use crate::layout::{ASCENT, Face, LEADING, Line, Run, Sheet, set, size};

/// Chips of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendChip {
    /// The value of each.
    pub value: i64,
    /// Number of them in a starting stack; 0 if it comes in later.
    pub count: u32,
    /// The key of its colour in the catalogue.
    pub colour: String,
    /// The key of its pattern in the catalogue.
    pub pattern: String,
    /// The level after which it leaves; `None` if it stays to the end.
    pub leaves_after: Option<u32>,
}

/// The most chips side by side.
const ABREAST: usize = 8;
/// The radius of a chip in the legend.
const RADIUS: f32 = 16.0;

/// Draws all chips side by side, each with its value, its number in a stack, and when it leaves.
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
    for (index, (one, column)) in chips.iter().zip(&columns).enumerate() {
        let middle = left + pitch * (number_of(index) + 0.5);
        let look = Look { colour: one.colour.clone(), pattern: one.pattern.clone() };
        for command in chip((middle, top + RADIUS), RADIUS, &look) {
            sheet.draw(command);
        }
        let mut y = top + 2.0 * RADIUS + 3.0;
        sheet.worded(|sheet| {
            for (order, (line, size)) in column.iter().enumerate() {
                let tint = if order < 2 { Tint::Ink } else { Tint::Soft };
                sheet.put(line, middle - line.width / 2.0, y + ASCENT * size, *size, tint);
                y += LEADING * size;
            }
        });
    }
    sheet.space(height + size::BODY);
}
