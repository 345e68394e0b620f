//! Breaks of lists: no row alone on a page, no heading at the foot of one, balanced columns.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use crate::common::*;
use tapis_documents::layout::draw::{Command, Page};
use tapis_documents::layout::{Cell, Column, End, Heading, Piece, Row, Sheet, Table, Type, size};
use tapis_documents::{Paper, Style};
use tapis_locale::Language;

/// The marks on a page, left and right of a position, with their distance from the top.
fn marks(page: &Page, middle: f32) -> [Vec<(String, f32)>; 2] {
    let mut sides = [Vec::new(), Vec::new()];
    for command in &page.commands {
        let Command::Text { x, y, glyphs, .. } = command else { continue };
        let said: String = glyphs.iter().map(|glyph| glyph.letter).collect();
        if said.starts_with(['r', 'h']) {
            sides[usize::from(*x > middle)].push((said, *y));
        }
    }
    sides
}

/// A table of this many rows, some of them headings, in this many columns.
fn table(rows: usize, heads: usize, columns: usize, end: End, style: Style) -> Vec<Page> {
    let letters = Type::default();
    let heading = Heading { title: "Title".to_owned(), ..Heading::default() };
    let mut sheet = Sheet::new(&letters, style, heading);
    let mut table = Table::new(vec![Column::words("Names")], size::BODY);
    for row in 0..rows {
        let shaded = heads > 0 && row % heads == 0 && row + 1 < rows;
        let said = if shaded { format!("h{row}") } else { format!("r{row}") };
        table.rows.push(Row { cells: vec![Cell::text(said)], shaded });
    }
    sheet.columns(columns);
    sheet.table_ending(&table, end);
    if let End::Above(foot) = end {
        assert!(foot <= sheet.room() + 0.1, "what stands below is on the same page");
    }
    sheet.finish().pages
}

#[test]
fn no_row_and_no_heading_stands_alone() {
    for paper in [Paper::A4, Paper::Letter] {
        let style = Style { paper, ..style(Language::Fr) };
        for rows in 20..100 {
            for (heads, end) in
                [(0, End::Free), (7, End::Free), (2, End::Free), (0, End::Above(70.0)), (5, End::Above(70.0))]
            {
                let pages = table(rows, heads, 1, end, style);
                let last = &marks(pages.last().unwrap(), style.paper.width())[0];
                let no_heads = last.iter().filter(|(said, _)| said.starts_with('r')).count();
                assert!(no_heads >= 2, "{rows} rows, {heads}, {end:?}: {last:?} on the last page");
                let mut all = 0;
                for page in &pages {
                    let there = &marks(page, style.paper.width())[0];
                    all += there.len();
                    let at_foot = there.last().unwrap();
                    assert!(
                        at_foot.0.starts_with('r'),
                        "{rows} rows, {heads}, {end:?}: {at_foot:?} at a foot"
                    );
                    let bottom = paper.height() - 24.0 * 72.0 / 25.4;
                    assert!(at_foot.1 < bottom, "{rows} rows: {at_foot:?} below the foot");
                }
                assert_eq!(all, rows, "each row once");
            }
        }
    }
}

/// Of three pieces two are in the first column, even if the first is slightly taller.
#[test]
fn the_first_column_is_the_longest() {
    let letters = Type::default();
    let mut sheet = Sheet::new(&letters, style(Language::Fr), Heading::default());
    sheet.columns(2);
    let pieces = [120.0, 100.0, 100.0].map(|tall| (Piece::of(tall), tall));
    let mut stood = Vec::new();
    sheet.flow(pieces.to_vec(), |sheet, tall| {
        stood.push(sheet.left() > 250.0);
        sheet.space(tall);
    });
    assert_eq!(stood, [false, false, true]);
}

#[test]
fn columns_of_the_last_page_are_balanced() {
    for rows in 2..160 {
        let style = style(Language::Fr);
        let pages = table(rows, 0, 2, End::Level, style);
        let [left, right] = marks(pages.last().unwrap(), style.paper.width() / 2.0);
        let lower = |side: &[(String, f32)]| side.last().map_or(0.0, |(_, y)| *y);
        let row = (1.36 + 2.0 * 0.32) * size::BODY;
        let apart = lower(&left) - lower(&right);
        assert!((-0.1..row + 0.1).contains(&apart), "{rows} rows: {apart} points apart");
    }
}
