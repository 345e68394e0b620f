//! Tables on a sheet: headings repeated in each column and on each page, rows never divided.

use std::ops::Deref;

use super::breaks::{End, Piece, Rooms, breaks};
use super::draw::{Command, Stroke, Tint};
use super::lines::set;
use super::runs::{Line, Run};
use super::shape::Shape;
use super::sheet::Sheet;
use super::table::{Align, Cell, Row, Table};
use super::tags::{Decoration, Names, Tag};
use super::{ASCENT, LEADING, size};

/// A cell broken into lines.
struct Set {
    x: f32,
    width: f32,
    align: Align,
    tint: Tint,
    lines: Vec<Line>,
    /// The width of its checkbox; 0 without one.
    square: f32,
    linked: bool,
    tag: Tag,
}

fn row_height(table: &Table, cells: &[Set]) -> f32 {
    let lines = cells.iter().map(|cell| cell.lines.len()).max().unwrap_or(1).max(1);
    #[expect(clippy::cast_precision_loss, reason = "a few lines")]
    let lines = lines as f32;
    (lines * LEADING + 2.0 * table.air) * table.size
}

impl Sheet<'_> {
    /// Draws a table over as many columns and pages as it needs.
    pub fn table(&mut self, table: &Table) {
        self.table_ending(table, End::Free);
    }

    /// The same, with a choice of how it ends.
    pub fn table_ending(&mut self, table: &Table, end: End) {
        self.tagged(Tag::Table, |sheet| Grid::of(sheet, table).draw(end));
    }

    /// Number of further pages that a table takes if it starts here in a single column.
    pub fn table_pages(&mut self, table: &Table) -> usize {
        let grid = Grid::of(&*self, table);
        let head = grid.head_height();
        let pieces: Vec<Piece> =
            table.rows.iter().map(|row| Piece::of(row_height(table, &grid.cells(row)))).collect();
        let rooms = self.rooms(head);
        breaks(&pieces, Rooms { here: rooms.here - head, ..rooms }, End::Free).len()
    }

    /// The height of an undivided table.
    pub fn table_height(&self, table: &Table) -> f32 {
        let grid = Grid::of(self, table);
        let head = if grid.has_heads() { grid.head_height() } else { 0.0 };
        let rows = table.rows.iter().map(|row| row_height(table, &grid.cells(row)));
        head + rows.sum::<f32>() + table.size
    }

    /// A checkbox, slightly taller than a capital letter.
    pub(crate) fn square(&mut self, x: f32, baseline: f32, size: f32) {
        let side = size * 0.86;
        let shape = Shape::rectangle(x + 0.4, baseline - side * 0.9, side, side, 0.0);
        let stroke = Some(Stroke::solid(0.7, Tint::Ink));
        self.draw(Command::Shape { shape, fill: None, stroke });
    }
}

/// A table in the column of a sheet, with the edges of its columns there. To be measured it borrows the sheet, to be
/// drawn it borrows it alone.
struct Grid<'t, S> {
    sheet: S,
    table: &'t Table,
    edges: Vec<(f32, f32)>,
}

impl<'t, 'a, S: Deref<Target = Sheet<'a>>> Grid<'t, S> {
    /// The table as wide as the column.
    fn of(sheet: S, table: &'t Table) -> Self {
        let edges = table.edges(sheet.letters, sheet.width());
        Grid { sheet, table, edges }
    }

    fn has_heads(&self) -> bool {
        self.table.columns.iter().any(|column| !column.head.is_empty())
    }

    fn cells(&self, row: &Row) -> Vec<Set> {
        let (table, edges, style) = (self.table, &self.edges, self.sheet.style);
        let mut at = 0;
        let unnamed = table.columns.iter().all(|column| column.head.is_empty());
        let mut cells = Vec::with_capacity(row.cells.len());
        for cell in &row.cells {
            let Cell { runs, tint, span, linked, .. } = cell;
            let square = cell.indent(table.size);
            let Some((x, _)) = edges.get(at) else { break };
            let (end, width) = edges.get(at + span - 1).copied().unwrap_or((*x, 0.0));
            let width = end + width - x;
            let align = match table.columns.get(at) {
                Some(column) if *span == 1 => column.align,
                _ => Align::Left,
            };
            let lines = set(self.sheet.letters, runs, table.size, width - square + 0.1, style.language);
            let tag = match () {
                // A heading of the rows below, or of its own row where no column has one.
                () if *span == table.columns.len() && *span > 1 => Tag::Header(Names::Column, *span),
                () if unnamed && at == 0 && !lines.is_empty() => Tag::Header(Names::Row, *span),
                () => Tag::Cell(*span),
            };
            cells.push(Set { x: *x, width, align, tint: *tint, lines, square, linked: *linked, tag });
            at += span;
        }
        // Every row has as many cells as there are columns.
        if let Some((x, _)) = edges.get(at) {
            let (tag, align, tint) = (Tag::Cell(edges.len() - at), Align::Left, Tint::Ink);
            let lines = Vec::new();
            cells.push(Set { x: *x, width: 0.0, align, tint, lines, square: 0.0, linked: false, tag });
        }
        cells
    }

    fn head_height(&self) -> f32 {
        let tall = |(column, (_, width)): (&super::Column, &(f32, f32))| {
            self.sheet.tall(&[Run::bold(column.head.clone())], size::SMALL, *width + 0.1)
        };
        self.table.columns.iter().zip(&self.edges).map(tall).fold(0.0, f32::max) + size::SMALL * 0.8
    }
}

impl Grid<'_, &mut Sheet<'_>> {
    fn draw(&mut self, end: End) {
        let (table, heads) = (self.table, self.has_heads());
        let rows: Vec<Vec<Set>> = table.rows.iter().map(|row| self.cells(row)).collect();
        let head = if heads { self.head_height() } else { 0.0 };
        let pieces: Vec<Piece> = table
            .rows
            .iter()
            .zip(&rows)
            .map(|(row, cells)| Piece { heads: row.shaded, ..Piece::of(row_height(table, cells)) })
            .collect();
        // Never a single row below the heading.
        let first: f32 = pieces.iter().take(2).map(|piece| piece.tall).sum();
        self.sheet.keep(head + first);
        if heads {
            self.sheet.canvas.open(Tag::Head);
            self.sheet.canvas.open(Tag::Row);
            self.heads();
            self.sheet.canvas.close();
            self.sheet.canvas.close();
        }
        let end = if let End::Above(foot) = end { End::Above(foot + table.size) } else { end };
        let rooms = self.sheet.rooms(head);
        let begins = breaks(&pieces, rooms, end);
        // A table that continues on the next page is left open at the bottom.
        let goes_on = |next: usize| begins.iter().take(rooms.last_page(begins.len())).any(|at| *at == next);
        let (mut lowest, last) = ((self.sheet.page(), self.sheet.y), rows.len().saturating_sub(1));
        self.sheet.canvas.open(Tag::Rows);
        for (index, (row, cells)) in table.rows.iter().zip(&rows).enumerate() {
            let height = row_height(table, cells);
            if begins.contains(&index) {
                self.sheet.next_column();
                if heads {
                    // They have been read once.
                    self.sheet.canvas.decorate(Some(Decoration::Header));
                    self.heads();
                    self.sheet.canvas.decorate(None);
                }
            }
            if row.shaded {
                let (x, y, width) = (self.sheet.left(), self.sheet.y, self.sheet.width());
                self.sheet.draw(Command::Area { x, y, width, height, tint: Tint::Shade });
            }
            self.sheet.canvas.open(Tag::Row);
            for Set { x, width, align, tint, lines, square, linked, tag } in cells {
                self.sheet.canvas.open(tag.clone());
                let mut baseline = self.sheet.y + (table.air + ASCENT) * table.size;
                if *square > 0.0 {
                    self.sheet.square(self.sheet.left() + x, baseline, table.size);
                }
                for line in lines {
                    let shift = if *align == Align::Right { width - square - line.width } else { 0.0 };
                    let at = self.sheet.left() + x + square + shift;
                    if *linked {
                        self.sheet.line(line, at, baseline, table.size, *tint);
                    } else {
                        self.sheet.unlinked(|sheet| sheet.line(line, at, baseline, table.size, *tint));
                    }
                    baseline += LEADING * table.size;
                }
                self.sheet.canvas.close();
            }
            self.sheet.canvas.close();
            self.sheet.y += height;
            let ends = index == last || begins.contains(&(index + 1)) && !goes_on(index + 1);
            self.sheet.rule(if ends { 0.8 } else { 0.4 }, if ends { Tint::Ink } else { Tint::Rule });
            lowest = if lowest.0 == self.sheet.page() {
                (lowest.0, self.sheet.y.max(lowest.1))
            } else {
                (self.sheet.page(), self.sheet.y)
            };
        }
        self.sheet.canvas.close();
        // All that follows goes below the longest column.
        self.sheet.y = lowest.1;
        self.sheet.space(table.size);
    }

    fn heads(&mut self) {
        let height = self.head_height();
        let sheet = &mut *self.sheet;
        let (begin, tall) = (sheet.y, LEADING * size::SMALL);
        for (column, (x, width)) in self.table.columns.iter().zip(&self.edges) {
            let runs = [Run::bold(column.head.clone())];
            let lines = set(sheet.letters, &runs, size::SMALL, *width + 0.1, sheet.style.language);
            #[expect(clippy::cast_precision_loss, reason = "a few lines")]
            let above = height - size::SMALL * 0.5 - lines.len() as f32 * tall;
            let mut baseline = begin + above + ASCENT * size::SMALL;
            let named = !lines.is_empty();
            sheet.canvas.open(if named { Tag::Header(Names::Column, 1) } else { Tag::Cell(1) });
            for line in &lines {
                let shift = if column.align == Align::Right { width - line.width } else { 0.0 };
                sheet.line(line, sheet.left() + x + shift, baseline, size::SMALL, Tint::Soft);
                baseline += tall;
            }
            sheet.canvas.close();
        }
        sheet.y += height;
        sheet.rule(0.8, Tint::Accent);
    }
}
