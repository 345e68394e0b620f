//! Moves between seats, for the wall and for whoever announces them.

use tapis_locale::{text, time_of_day};

use super::{Moment, Name, Occasion, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, LEADING, Row, Run, Sheet, Table, size};
use crate::{PdfFile, Style};

/// Cause of players' moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    Balance,
    /// A table was broken.
    Break,
    /// The final table was drawn.
    FinalTable,
    /// All seats were drawn again (1-4).
    Redraw,
    /// The next round was drawn.
    Round,
    /// The director's own decision.
    Director,
}

impl Cause {
    pub(super) fn key(self) -> &'static str {
        match self {
            Cause::Balance => "doc-cause_balance",
            Cause::Break => "doc-cause_break",
            Cause::FinalTable => "doc-cause_final_table",
            Cause::Redraw => "doc-cause_redraw",
            Cause::Round => "doc-cause_round",
            Cause::Director => "doc-cause_director",
        }
    }
}

/// A seat in the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    pub table: u16,
    pub seat: u8,
}

/// Move of a player between seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The number of the entry.
    pub entry: u32,
    pub name: Name,
    pub from: Seat,
    pub to: Seat,
}

/// Simultaneous moves for one reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Together {
    pub at: Moment,
    pub cause: Cause,
    /// The number of the rule it follows.
    pub rule: String,
    /// The moves, in the order they are announced.
    pub moves: Vec<Move>,
}

/// All moves of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    pub occasion: Occasion,
    /// Moves made together, latest first.
    pub together: Vec<Together>,
}

/// Prints the moves of a tournament.
pub fn print(moves: &Moves, style: Style) -> PdfFile {
    let language = style.language;
    printed(style, moves.occasion.heading(language, "doc-moves"), |sheet| {
        if moves.together.is_empty() {
            sheet.paragraph(&[Run::regular(text(language, "doc-no_moves", &[]))], size::WALL, Tint::Ink);
        }
        for together in &moves.together {
            one_moment(sheet, &moves.occasion, together);
        }
    })
}

fn one_moment(sheet: &mut Sheet<'_>, occasion: &Occasion, together: &Together) {
    let language = sheet.style().language;
    let word = |key| text(language, key, &[]);
    let title = text(
        language,
        "doc-moves_at",
        &[
            ("time", time_of_day(language, together.at.minute).into()),
            ("cause", word(together.cause.key()).into()),
            ("rule", together.rule.clone().into()),
        ],
    );
    let columns = vec![
        Column::words(word("doc-player")),
        // Seats are short; the names take the rest of the width.
        Column::short(word("doc-leaves")),
        Column::short(word("doc-goes_to")),
    ];
    let mut table = Table::new(columns, size::WALL);
    table.air = 0.2;
    let place = |at: Seat| {
        let values = [("table", at.table.to_string().into()), ("seat", at.seat.to_string().into())];
        occasion.with_name(text(language, "doc-table_and_seat", &values), at.table)
    };
    for Move { name, from, to, .. } in &together.moves {
        let cells = vec![Cell::bold(name.called()), Cell::text(place(*from)).soft(), Cell::bold(place(*to))];
        table.rows.push(Row::of(cells));
    }
    // Moves of one moment stay together, unless that leaves half a page empty.
    let tall = sheet.table_height(&table);
    let few = 4.0 * LEADING * size::HEAD;
    let whole = tall < sheet.style().paper.height() / 2.0;
    sheet.section(&title, size::HEAD, if whole { tall } else { few });
    sheet.space(size::SMALL * 0.5);
    sheet.table(&table);
    sheet.space(size::BODY);
}
