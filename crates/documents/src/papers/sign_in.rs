//! The sign-in sheet, in alphabetical order: a checkbox, the amount due, and a line to sign
//! on (1-2).

use tapis_locale::{date, money, text, time_of_day};

use super::{Name, Occasion, count, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, LEADING, Row, Run, Table, Width, size};
use crate::{PdfFile, Style};

/// Player expected at a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignInRow {
    /// The number of the entry; `None` if the player signed up and has not come yet.
    pub entry: Option<u32>,
    pub name: Name,
    /// The total due, in cents.
    pub due: i64,
    /// The total received, in cents.
    pub paid: i64,
}

/// The sheet for the door.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignIn {
    pub occasion: Occasion,
    /// Start of play, in minutes after midnight.
    pub starts: i64,
    /// The price of an entry in cents, and its currency; `None` if there is no money.
    pub price: Option<(i64, String)>,
    /// Expected players in alphabetical order.
    pub lines: Vec<SignInRow>,
    /// Players who wait for a place, in the order of their sign-up.
    pub waiting: Vec<Name>,
}

/// Blank lines for players who are not expected: at least this many, plus one for every eight who are.
const SPARE: usize = 8;

/// Prints the sign-in sheet.
pub fn print(sign_in: &SignIn, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let mut heading = sign_in.occasion.heading(language, "doc-sign_in");
    let starts = time_of_day(language, sign_in.starts);
    heading.place = [sign_in.occasion.venue.clone(), date(language, sign_in.occasion.day), starts]
        .into_iter()
        .filter(|part| !part.trim().is_empty())
        .collect::<Vec<_>>()
        .join(" · ");
    printed(style, heading, |sheet| {
        let mut said = vec![text(language, "doc-players", &[("players", count(sign_in.lines.len()))])];
        if let Some((price, currency)) = sign_in.price.as_ref().filter(|(price, _)| *price > 0) {
            let price = money(language, *price, currency);
            said.push(text(language, "sign_in-price", &[("price", price.into())]));
        }
        sheet.paragraph(&[Run::regular(said.join(" · "))], size::WALL, Tint::Ink);
        sheet.space(size::BODY * 0.5);
        sheet.paragraph(&[Run::bold(word("sign_in-acceptance"))], size::BODY, Tint::Ink);
        sheet.space(size::BODY * 0.5);
        let mut table = empty(sign_in, style);
        for line in &sign_in.lines {
            table.rows.push(row(sign_in, line, style));
        }
        if !table.rows.is_empty() {
            sheet.table(&table);
        }
        if !sign_in.waiting.is_empty() {
            let mut waiting = empty(sign_in, style);
            let numbered = (1_u32..).zip(&sign_in.waiting);
            waiting.rows = numbered.map(|(no, name)| waits(sign_in, no, name)).collect();
            let title = word("sign_in-waiting");
            sheet.section(&title, size::WALL, 4.0 * LEADING * size::WALL);
            sheet.table(&waiting);
        }
        let mut spare = empty(sign_in, style);
        let blank = || {
            let cells = spare.columns.iter().enumerate();
            Row::of(
                cells
                    .map(|(at, _)| if at == 0 { Cell::text("").to_tick() } else { Cell::text("") })
                    .collect(),
            )
        };
        let rows: Vec<Row> = (0..SPARE.max(sign_in.lines.len() / 8)).map(|_| blank()).collect();
        spare.rows = rows;
        let title = word("sign_in-walk_ins");
        sheet.section(&title, size::WALL, 6.0 * LEADING * size::WALL);
        sheet.table(&spare);
    })
}

fn empty(sign_in: &SignIn, style: Style) -> Table {
    let word = |key| text(style.language, key, &[]);
    let part = |key, part| Column { width: Width::Share(part), ..Column::words(word(key)) };
    let mut columns = vec![Column::short(""), Column::number(word("doc-number")), part("doc-player", 1.3)];
    if sign_in.price.is_some() {
        // The same width in both tables, whatever they contain.
        let money = |key| Column { width: Width::Share(0.24), ..Column::number(word(key)) };
        columns.extend([
            money("sign_in-due"),
            Column { width: Width::Share(0.34), ..Column::short(word("sign_in-paid")) },
        ]);
    }
    columns.push(part("sign_in-signature", 1.1));
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.55;
    table
}

/// Somebody who waits: the place in the waiting list instead of an entry's number, nothing due yet.
fn waits(sign_in: &SignIn, no: u32, name: &Name) -> Row {
    let mut cells =
        vec![Cell::text("").to_tick(), Cell::text(no.to_string()).soft(), Cell::runs(name.listed())];
    if sign_in.price.is_some() {
        cells.extend([Cell::text(""), Cell::text("").to_tick()]);
    }
    cells.push(Cell::text(""));
    Row::of(cells)
}

fn row(sign_in: &SignIn, line: &SignInRow, style: Style) -> Row {
    let language = style.language;
    let mut cells = vec![
        Cell::text("").to_tick(),
        Cell::text(line.entry.map(|entry| entry.to_string()).unwrap_or_default()).soft(),
        Cell::runs(line.name.listed()),
    ];
    if let Some((_, currency)) = &sign_in.price {
        let amount = |cents: i64| if cents > 0 { money(language, cents, currency) } else { "–".to_owned() };
        cells.push(Cell::text(amount(line.due)));
        cells.push(match line.due - line.paid {
            owed if owed <= 0 => Cell::text(if line.due > 0 { amount(line.paid) } else { String::new() }),
            _ if line.paid > 0 => Cell::text(amount(line.paid)).to_tick(),
            _ => Cell::text("").to_tick(),
        });
    }
    cells.push(Cell::text(""));
    Row::of(cells)
}
