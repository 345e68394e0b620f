//! Tables: headings repeated on each page, rows never divided, thin lines between them.

use super::draw::Tint;
use super::fonts::Type;
use super::lines::cleaned;
use super::runs::Run;

/// The alignment of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words, to the left.
    Left,
    /// Numbers, to the right.
    Right,
}

/// The width of a column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Width {
    /// As wide as its widest cell, on one line.
    Fit,
    /// A share of the width that is left.
    Share(f32),
}

/// Column of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    pub head: String,
    pub align: Align,
    pub width: Width,
}

impl Column {
    /// A column of words that takes a share of the width that is left.
    pub fn words(head: impl Into<String>) -> Self {
        Column { head: head.into(), align: Align::Left, width: Width::Share(1.0) }
    }

    /// A column of short words, as wide as its content.
    pub fn short(head: impl Into<String>) -> Self {
        Column { head: head.into(), align: Align::Left, width: Width::Fit }
    }

    /// A column of numbers.
    pub fn number(head: impl Into<String>) -> Self {
        Column { head: head.into(), align: Align::Right, width: Width::Fit }
    }
}

/// Cell of a table's row.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    pub runs: Vec<Run>,
    pub tint: Tint,
    /// Number of columns that it spans.
    pub span: usize,
    /// Whether a checkbox precedes the text.
    pub square: bool,
    /// Whether rule numbers in it are links.
    pub linked: bool,
}

impl Cell {
    /// Cell in the regular weight.
    pub fn text(text: impl Into<String>) -> Self {
        Cell { runs: vec![Run::regular(text)], tint: Tint::Ink, span: 1, square: false, linked: true }
    }

    /// Cell in the bold weight.
    pub fn bold(text: impl Into<String>) -> Self {
        Cell { runs: vec![Run::bold(text)], tint: Tint::Ink, span: 1, square: false, linked: true }
    }

    /// Cell of runs in two weights.
    pub fn runs(runs: Vec<Run>) -> Self {
        Cell { runs, tint: Tint::Ink, span: 1, square: false, linked: true }
    }

    /// Returns the same cell in grey.
    #[must_use]
    pub fn soft(self) -> Self {
        Cell { tint: Tint::Soft, ..self }
    }

    /// Without links: what looks like a rule number in it is not one.
    #[must_use]
    pub fn unlinked(self) -> Self {
        Cell { linked: false, ..self }
    }

    /// With a checkbox before the text.
    #[must_use]
    pub fn to_tick(self) -> Self {
        Cell { square: true, ..self }
    }

    /// The width of the checkbox at a font size.
    pub(super) fn indent(&self, size: f32) -> f32 {
        if self.square { size * 1.4 } else { 0.0 }
    }

    /// Makes the cell span several columns.
    #[must_use]
    pub fn over(self, span: usize) -> Self {
        Cell { span, ..self }
    }
}

/// Row of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// From left to right.
    pub cells: Vec<Cell>,
    /// Whether it has a light background.
    pub shaded: bool,
}

impl Row {
    /// A row of these cells.
    pub fn of(cells: Vec<Cell>) -> Self {
        Row { cells, shaded: false }
    }
}

/// Table of rows under headings.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    pub size: f32,
    /// Space above and below each line, in parts of the font size.
    pub air: f32,
}

/// Space between columns, in parts of the font size.
pub(super) const GUTTER: f32 = 1.3;

impl Table {
    /// A table with these columns at this font size.
    pub fn new(columns: Vec<Column>, size: f32) -> Self {
        Table { columns, rows: Vec::new(), size, air: 0.32 }
    }

    /// Left edge and width of each column, for this total width in points.
    pub(super) fn edges(&self, letters: &Type, wide: f32) -> Vec<(f32, f32)> {
        let gutter = GUTTER * self.size;
        let natural = |index: usize, column: &Column| {
            // A heading may take several lines: its longest word decides.
            let word = |word: &str| letters.width(word, super::Face::Bold, super::size::SMALL);
            let head = column.head.split(' ').map(word).fold(0.0, f32::max);
            let cell = |row: &Row| {
                let mut at = 0;
                row.cells.iter().find_map(|cell| {
                    let here = at;
                    at += cell.span;
                    (here == index && cell.span == 1).then(|| {
                        let run = |run: &Run| letters.width(&run.text, run.face, self.size);
                        cleaned(&cell.runs).iter().map(run).sum::<f32>() + cell.indent(self.size)
                    })
                })
            };
            self.rows.iter().filter_map(cell).fold(head, f32::max)
        };
        let mut widths: Vec<f32> = Vec::with_capacity(self.columns.len());
        let mut shares = 0.0;
        for (index, column) in self.columns.iter().enumerate() {
            widths.push(match column.width {
                Width::Fit => natural(index, column),
                Width::Share(part) => {
                    shares += part;
                    0.0
                }
            });
        }
        #[expect(clippy::cast_precision_loss, reason = "a table has a handful of columns")]
        let gutters = gutter * self.columns.len().saturating_sub(1) as f32;
        let left = (wide - gutters - widths.iter().sum::<f32>()).max(0.0);
        let mut x = 0.0;
        let mut edges = Vec::with_capacity(widths.len());
        for (column, width) in self.columns.iter().zip(widths) {
            let width = match column.width {
                Width::Fit => width,
                Width::Share(part) => left * part / shares,
            };
            edges.push((x, width));
            x += width + gutter;
        }
        edges
    }
}
