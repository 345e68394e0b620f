//! Tables: heads repeated on each page, rows never divided, thin rules between them.

use super::draw::Tint;
use super::fonts::Type;
use super::lines::Run;

/// On which side a column's text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// How wide a column is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Width {
    /// As wide as its widest cell on one line.
    Fit,
    /// A part of what the others leave.
    Share(f32),
}

/// A column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// On which side.
    pub align: Align,
    /// How wide.
    pub width: Width,
}

impl Column {
    /// A column of words that takes what the others leave.
    pub fn words(head: impl Into<String>) -> Self {
        Column { head: head.into(), align: Align::Left, width: Width::Share(1.0) }
    }

    /// A column of short words, as wide as they are.
    pub fn short(head: impl Into<String>) -> Self {
        Column { head: head.into(), align: Align::Left, width: Width::Fit }
    }

    /// A column of numbers.
    pub fn number(head: impl Into<String>) -> Self {
        Column { head: head.into(), align: Align::Right, width: Width::Fit }
    }
}

/// What stands in a row under a column.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// The text.
    pub runs: Vec<Run>,
    /// With what it is written.
    pub tint: Tint,
    /// Over how many columns it reaches.
    pub span: usize,
    /// A square to tick stands before the text.
    pub square: bool,
    /// Numbers of rules in it are links.
    pub linked: bool,
}

impl Cell {
    /// In regular.
    pub fn text(text: impl Into<String>) -> Self {
        Cell { runs: vec![Run::regular(text)], tint: Tint::Ink, span: 1, square: false, linked: true }
    }

    /// In bold.
    pub fn bold(text: impl Into<String>) -> Self {
        Cell { runs: vec![Run::bold(text)], tint: Tint::Ink, span: 1, square: false, linked: true }
    }

    /// In two weights.
    pub fn runs(runs: Vec<Run>) -> Self {
        Cell { runs, tint: Tint::Ink, span: 1, square: false, linked: true }
    }

    /// In grey.
    #[must_use]
    pub fn soft(self) -> Self {
        Cell { tint: Tint::Soft, ..self }
    }

    /// What looks like the number of a rule in it is none.
    #[must_use]
    pub fn unlinked(self) -> Self {
        Cell { linked: false, ..self }
    }

    /// With a square to tick before the text.
    #[must_use]
    pub fn to_tick(self) -> Self {
        Cell { square: true, ..self }
    }

    /// What the square takes before the text, in letters of a size.
    pub(super) fn indent(&self, size: f32) -> f32 {
        if self.square { size * 1.4 } else { 0.0 }
    }

    /// Over several columns.
    #[must_use]
    pub fn over(self, span: usize) -> Self {
        Cell { span, ..self }
    }
}

/// A row.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// From left to right.
    pub cells: Vec<Cell>,
    /// A light band behind it.
    pub shaded: bool,
}

impl Row {
    /// Of these cells.
    pub fn of(cells: Vec<Cell>) -> Self {
        Row { cells, shaded: false }
    }
}

/// A table.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows.
    pub rows: Vec<Row>,
    /// The size of its letters.
    pub size: f32,
    /// White above and below each line, in parts of the size.
    pub air: f32,
}

/// White between columns, in parts of the size.
pub(super) const GUTTER: f32 = 1.3;

impl Table {
    /// A table of these columns for reading at this size.
    pub fn new(columns: Vec<Column>, size: f32) -> Self {
        Table { columns, rows: Vec::new(), size, air: 0.32 }
    }

    /// Left edge and width of each column in so many points.
    pub(super) fn edges(&self, letters: &Type, wide: f32) -> Vec<(f32, f32)> {
        let gutter = GUTTER * self.size;
        let natural = |index: usize, column: &Column| {
            // A head may stand on several lines: its longest word decides.
            let word = |word: &str| letters.width(word, super::Face::Bold, super::size::SMALL);
            let head = column.head.split(' ').map(word).fold(0.0, f32::max);
            let cell = |row: &Row| {
                let mut at = 0;
                row.cells.iter().find_map(|cell| {
                    let here = at;
                    at += cell.span;
                    (here == index && cell.span == 1).then(|| {
                        let run =
                            |run: &Run| letters.width(&super::fonts::clean(&run.text), run.face, self.size);
                        cell.runs.iter().map(run).sum::<f32>() + cell.indent(self.size)
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
