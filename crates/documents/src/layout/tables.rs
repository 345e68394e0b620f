//! Tables on a sheet: headings repeated in each column and on each page, rows never divided.

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
        self.tagged(Tag::Table, |sheet| sheet.table_rows(table, end));
    }

    fn table_rows(&mut self, table: &Table, end: End) {
        let edges = table.edges(self.letters, self.width());
        let heads = table.columns.iter().any(|column| !column.head.is_empty());
        let rows: Vec<Vec<Set>> = table.rows.iter().map(|row| self.cells(table, &edges, row)).collect();
        let head = if heads { self.head_height(table, &edges) } else { 0.0 };
        let pieces: Vec<Piece> = table
            .rows
            .iter()
            .zip(&rows)
            .map(|(row, cells)| Piece { heads: row.shaded, ..Piece::of(row_height(table, cells)) })
            .collect();
        // Never a single row below the heading.
        let first: f32 = pieces.iter().take(2).map(|piece| piece.tall).sum();
        self.keep(head + first);
        if heads {
            self.tagged(Tag::Head, |sheet| sheet.tagged(Tag::Row, |sheet| sheet.heads(table, &edges)));
        }
        let end = if let End::Above(foot) = end { End::Above(foot + table.size) } else { end };
        let rooms = self.rooms(head);
        let begins = breaks(&pieces, rooms, end);
        // A table that continues on the next page is left open at the bottom.
        let goes_on = |next: usize| begins.iter().take(rooms.last_page(begins.len())).any(|at| *at == next);
        let (mut lowest, last) = ((self.page(), self.y), rows.len().saturating_sub(1));
        self.canvas.open(Tag::Rows);
        for (index, (row, cells)) in table.rows.iter().zip(&rows).enumerate() {
            let height = row_height(table, cells);
            if begins.contains(&index) {
                self.next_column();
                if heads {
                    // They have been read once.
                    self.canvas.decorate(Some(Decoration::Header));
                    self.heads(table, &edges);
                    self.canvas.decorate(None);
                }
            }
            if row.shaded {
                let (x, y, width) = (self.left(), self.y, self.width());
                self.draw(Command::Area { x, y, width, height, tint: Tint::Shade });
            }
            self.canvas.open(Tag::Row);
            for Set { x, width, align, tint, lines, square, linked, tag } in cells {
                self.canvas.open(tag.clone());
                let mut baseline = self.y + (table.air + ASCENT) * table.size;
                if *square > 0.0 {
                    self.square(self.left() + x, baseline, table.size);
                }
                for line in lines {
                    let shift = if *align == Align::Right { width - square - line.width } else { 0.0 };
                    let at = self.left() + x + square + shift;
                    if *linked {
                        self.line(line, at, baseline, table.size, *tint);
                    } else {
                        self.unlinked(|sheet| sheet.line(line, at, baseline, table.size, *tint));
                    }
                    baseline += LEADING * table.size;
                }
                self.canvas.close();
            }
            self.canvas.close();
            self.y += height;
            let ends = index == last || begins.contains(&(index + 1)) && !goes_on(index + 1);
            self.rule(if ends { 0.8 } else { 0.4 }, if ends { Tint::Ink } else { Tint::Rule });
            lowest = if lowest.0 == self.page() {
                (lowest.0, self.y.max(lowest.1))
            } else {
                (self.page(), self.y)
            };
        }
        self.canvas.close();
        // All that follows goes below the longest column.
        self.y = lowest.1;
        self.space(table.size);
    }

    /// Number of further pages that a table takes if it starts here in a single column.
    pub fn table_pages(&mut self, table: &Table) -> usize {
        let edges = table.edges(self.letters, self.width());
        let head = self.head_height(table, &edges);
        let rows = table.rows.iter().map(|row| Piece::of(row_height(table, &self.cells(table, &edges, row))));
        let pieces: Vec<Piece> = rows.collect();
        let rooms = self.rooms(head);
        breaks(&pieces, Rooms { here: rooms.here - head, ..rooms }, End::Free).len()
    }

    /// The height of an undivided table.
    pub fn table_height(&self, table: &Table) -> f32 {
        let edges = table.edges(self.letters, self.width());
        let heads = table.columns.iter().any(|column| !column.head.is_empty());
        let head = if heads { self.head_height(table, &edges) } else { 0.0 };
        let rows = table.rows.iter().map(|row| row_height(table, &self.cells(table, &edges, row)));
        head + rows.sum::<f32>() + table.size
    }

    fn cells(&self, table: &Table, edges: &[(f32, f32)], row: &Row) -> Vec<Set> {
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
            let lines = set(self.letters, runs, table.size, width - square + 0.1, self.style.language);
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

    /// A checkbox, slightly taller than a capital letter.
    pub(crate) fn square(&mut self, x: f32, baseline: f32, size: f32) {
        let side = size * 0.86;
        let shape = Shape::rectangle(x + 0.4, baseline - side * 0.9, side, side, 0.0);
        let stroke = Some(Stroke::solid(0.7, Tint::Ink));
        self.draw(Command::Shape { shape, fill: None, stroke });
    }

    fn head_height(&self, table: &Table, edges: &[(f32, f32)]) -> f32 {
        let tall = |(column, (_, width)): (&super::Column, &(f32, f32))| {
            self.tall(&[Run::bold(column.head.clone())], size::SMALL, *width + 0.1)
        };
        table.columns.iter().zip(edges).map(tall).fold(0.0, f32::max) + size::SMALL * 0.8
    }

    fn heads(&mut self, table: &Table, edges: &[(f32, f32)]) {
        let height = self.head_height(table, edges);
        let (begin, tall) = (self.y, LEADING * size::SMALL);
        for (column, (x, width)) in table.columns.iter().zip(edges) {
            let runs = [Run::bold(column.head.clone())];
            let lines = set(self.letters, &runs, size::SMALL, *width + 0.1, self.style.language);
            #[expect(clippy::cast_precision_loss, reason = "a few lines")]
            let above = height - size::SMALL * 0.5 - lines.len() as f32 * tall;
            let mut baseline = begin + above + ASCENT * size::SMALL;
            let named = !lines.is_empty();
            self.canvas.open(if named { Tag::Header(Names::Column, 1) } else { Tag::Cell(1) });
            for line in &lines {
                let shift = if column.align == Align::Right { width - line.width } else { 0.0 };
                self.line(line, self.left() + x + shift, baseline, size::SMALL, Tint::Soft);
                baseline += tall;
            }
            self.canvas.close();
        }
        self.y += height;
        self.rule(0.8, Tint::Accent);
    }
}
