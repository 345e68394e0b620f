//! Successive hands at a table: who has the button and the blinds as players leave
//! and join.

use tapis_locale::text;

use super::oval::{Positions, Signs, oval, table_said};
use super::{Anchor, Pen, arrow, label};
use crate::layout::draw::Tint;
use crate::layout::shape::Point;
use crate::layout::{ASCENT, LEADING, Run, Sheet, set, size};

/// A hand at the table, and what it shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableHand {
    pub at: Positions,
    /// The message keys of its caption.
    pub said: Vec<String>,
    /// Seat of the dealer, if a player deals.
    pub dealer: Option<u8>,
}

/// The font size of a caption.
const SIZE: f32 = size::SMALL;
/// The gap between two tables, with room for an arrow.
const BETWEEN: f32 = 22.0;

/// The labels in the document's language.
pub fn signs(sheet: &Sheet<'_>) -> Signs {
    let word = |key: &str| text(sheet.style().language, key, &[]);
    Signs {
        button: word("figure-sign-button"),
        small_blind: word("figure-sign-small_blind"),
        big_blind: word("figure-sign-big_blind"),
    }
}

fn caption(sheet: &Sheet<'_>, hand: &TableHand) -> Vec<Run> {
    let language = sheet.style().language;
    let mut words: Vec<String> = hand.said.iter().map(|key| text(language, key, &[])).collect();
    if let Some(dealer) = hand.dealer {
        words.push(text(language, "figure-deals", &[("seat", i64::from(dealer).into())]));
    }
    vec![Run::regular(words.join(" "))]
}

/// Arrangement of tables side by side.
struct Grid {
    beside: usize,
    wide: f32,
    high: f32,
    /// The height of the title above each.
    head: f32,
}

fn grid(sheet: &Sheet<'_>, hands: usize, indent: f32) -> Grid {
    let beside = if hands == 4 { 2 } else { hands.clamp(1, 3) };
    let room = sheet.width() - indent;
    #[expect(clippy::cast_precision_loss, reason = "three tables at most")]
    let each = (room - BETWEEN * (beside - 1) as f32) / beside as f32;
    let wide = each.min(if beside == 1 { 210.0 } else { 150.0 });
    let high = wide * if beside == 1 { 0.52 } else { 0.66 };
    Grid { beside, wide, high, head: if hands > 1 { LEADING * SIZE } else { 0.0 } }
}

fn row_height(sheet: &Sheet<'_>, row: &[TableHand], grid: &Grid) -> f32 {
    let talk = row.iter().map(|hand| sheet.tall(&caption(sheet, hand), SIZE, grid.wide)).fold(0.0, f32::max);
    grid.head + grid.high + talk + 6.0
}

/// The height of these hands.
pub fn height(sheet: &Sheet<'_>, hands: &[TableHand], indent: f32) -> f32 {
    let grid = grid(sheet, hands.len(), indent);
    hands.chunks(grid.beside).map(|row| row_height(sheet, row, &grid)).sum()
}

/// Draws hands side by side, at most three to a row, at this distance from the column's edge.
pub fn draw(sheet: &mut Sheet<'_>, hands: &[TableHand], indent: f32) {
    let grid = grid(sheet, hands.len(), indent);
    let Grid { beside, wide, high, head } = grid;
    let signs = signs(sheet);
    let mut number = 0_usize;
    for row in hands.chunks(beside) {
        let tall = row_height(sheet, row, &grid);
        sheet.keep(tall);
        let (mut x, y) = (sheet.left() + indent, sheet.y());
        for hand in row {
            number += 1;
            if head > 0.0 {
                let values = [("number", i64::try_from(number).unwrap_or(0).into())];
                let title = text(sheet.style().language, "figure-hand", &values);
                let pen = Pen::bold(SIZE).in_tint(Tint::Soft);
                label(sheet, (x + wide / 2.0, y + ASCENT * SIZE), Anchor::Middle, pen, &title);
            }
            let language = sheet.style().language;
            sheet.pictured(
                || table_said(language, &hand.at),
                |sheet| oval(sheet, (x, y + head), (wide, high), &hand.at, &signs),
            );
            let words = caption(sheet, hand);
            below(sheet, (x, y + head + high + 3.0), wide, &words);
            x += wide + BETWEEN;
            if number < hands.len() && !number.is_multiple_of(beside) {
                let middle = y + head + high / 2.0;
                arrow(sheet, (x - BETWEEN + 4.0, middle), (x - 4.0, middle), 1.0, Tint::Soft);
            }
        }
        sheet.space(tall);
    }
}

/// Draws lines centred in a box.
fn below(sheet: &mut Sheet<'_>, (x, y): Point, wide: f32, runs: &[Run]) {
    let lines = set(sheet.letters(), runs, SIZE, wide, sheet.style().language);
    let mut baseline = y + ASCENT * SIZE;
    sheet.worded(|sheet| {
        for line in lines {
            sheet.put(&line, x + (wide - line.width) / 2.0, baseline, SIZE, Tint::Ink);
            baseline += LEADING * SIZE;
        }
    });
}
