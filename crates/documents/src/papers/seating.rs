//! The seating: by name for the wall at the door, by table for the room.

use tapis_locale::{Language, text};

use super::seat_cards::Card;
use super::{Name, Occasion, count, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, End, LEADING, Piece, Row, Run, Sheet, Table, size};
use crate::{PdfFile, Style};

/// Every seated player, in listing order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByName {
    pub occasion: Occasion,
    pub players: Vec<Card>,
}

/// Table with its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seats {
    pub table: u16,
    /// Its seats in order; `None` if free.
    pub seats: Vec<(u8, Option<Name>)>,
}

/// Seating of all tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByTable {
    pub occasion: Occasion,
    /// The tables in order.
    pub tables: Vec<Seats>,
}

/// Arrangements of a list of names, the most readable first: columns, font size and line spacing.
/// A list that fits on one page in none of them takes several in the last but one.
const WAYS: [(usize, f32, f32); 8] = [
    (1, size::TITLE, 0.25),
    (1, size::LARGE, 0.25),
    (1, size::HEAD, 0.2),
    (1, size::WALL, 0.18),
    (2, size::WALL, 0.18),
    (2, 11.0, 0.25),
    (2, 11.0, 0.16),
    (2, size::BODY, 0.16),
];

/// The arrangement for several pages.
const LONG: (usize, f32, f32) = (2, 11.0, 0.25);

/// Prints the list by name: as large as one page allows.
pub fn print_by_name(list: &ByName, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    printed(style, list.occasion.heading(language, "doc-seating_by_name"), |sheet| {
        summary(sheet, list.players.len());
        if list.players.is_empty() {
            return;
        }
        let row = |card: &Card| {
            Row::of(vec![
                Cell::runs(card.name.listed()),
                Cell::runs(table_cell(&list.occasion, card.table)),
                Cell::bold(card.seat.to_string()),
            ])
        };
        let columns = vec![
            Column::words(word("doc-player")),
            Column::number(word("doc-table")),
            Column::number(word("doc-seat")),
        ];
        let mut table = Table::new(columns, size::WALL);
        table.rows = list.players.iter().map(row).collect();
        let fits = |sheet: &mut Sheet<'_>, table: &mut Table, (columns, size, air): (usize, f32, f32)| {
            sheet.columns(columns);
            (table.size, table.air) = (size, air);
            // The last row of a column need not have room for a long name.
            let spare = if columns == 1 { 0.0 } else { 4.0 * LEADING * size };
            let room = sheet.left_below();
            if columns == 1 {
                sheet.table_height(table) <= room
            } else {
                sheet.table_height(table) + spare <= 2.0 * room
            }
        };
        if !WAYS.into_iter().any(|way| fits(sheet, &mut table, way)) {
            fits(sheet, &mut table, LONG);
        }
        sheet.table_ending(&table, End::Level);
    })
}

/// Prints the list by table.
pub fn print_by_table(list: &ByTable, style: Style) -> PdfFile {
    let language = style.language;
    printed(style, list.occasion.heading(language, "doc-seating_by_table"), |sheet| {
        let taken = |seats: &Seats| seats.seats.iter().filter(|(_, name)| name.is_some()).count();
        summary(sheet, list.tables.iter().map(taken).sum());
        sheet.columns(2);
        let pieces = |sheet: &Sheet<'_>, way: (f32, f32)| {
            let piece = |seats| {
                let table = table_of(seats, way, language);
                let head = LEADING * (size::LARGE + size::SMALL) + 2.0;
                let tall = head + sheet.table_height(&table);
                (Piece { above: size::WALL, ..Piece::of(tall) }, (seats, table))
            };
            list.tables.iter().map(piece).collect::<Vec<_>>()
        };
        // The largest font size that takes no more pages than the smallest.
        let ways = TABLE_WAYS.map(|way| pieces(sheet, way));
        let fewest = ways.into_iter().min_by_key(|pieces| sheet.pages_of(pieces));
        sheet.flow(fewest.unwrap_or_default(), |sheet, (seats, table)| {
            one_table(sheet, &list.occasion, seats, taken(seats), &table)
        });
    })
}

/// Font size and spacing in a list of tables: three full tables fit one below the other.
const TABLE_WAYS: [(f32, f32); 3] = [(10.5, 0.14), (size::BODY, 0.1), (9.2, 0.08)];

fn table_of(seats: &Seats, (size, air): (f32, f32), language: Language) -> Table {
    let mut table = Table::new(vec![Column::number(""), Column::words("")], size);
    table.air = air;
    for (seat, name) in &seats.seats {
        let name = match name {
            Some(name) => Cell::runs(name.listed()),
            None => Cell::text(text(language, "doc-free", &[])).soft(),
        };
        table.rows.push(Row::of(vec![Cell::bold(seat.to_string()), name]));
    }
    table
}

fn one_table(sheet: &mut Sheet<'_>, occasion: &Occasion, seats: &Seats, taken: usize, table: &Table) {
    let language = sheet.style().language;
    sheet.section(&occasion.table(language, seats.table), size::LARGE, 0.0);
    let players = text(language, "doc-players", &[("players", count(taken))]);
    sheet.paragraph(&[Run::regular(players)], size::SMALL, Tint::Soft);
    sheet.space(2.0);
    sheet.table(table);
}

/// A table's name, if it has one, and its number.
fn table_cell(occasion: &Occasion, table: u16) -> Vec<Run> {
    let name = occasion.tables.get(&table).map(|name| Run::regular(format!("{name} ")));
    name.into_iter().chain([Run::bold(table.to_string())]).collect()
}

fn summary(sheet: &mut Sheet<'_>, players: usize) {
    let language = sheet.style().language;
    let key = if players == 0 { "doc-nobody_seated" } else { "doc-players" };
    let line = text(language, key, &[("players", count(players))]);
    sheet.paragraph(&[Run::regular(line)], size::WALL, Tint::Ink);
    sheet.space(size::BODY);
}
