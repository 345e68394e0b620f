//! The tournament's journal in words, in chronological order.

use chrono::NaiveDate;
use tapis_locale::{date, text, time_of_day};

use super::{Moment, Occasion, printed};
use crate::layout::draw::Tint;
use crate::layout::{Cell, Column, Row, Run, Table, size};
use crate::{PdfFile, Style};

/// A line of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryRow {
    /// Its number in the journal.
    pub seq: i64,
    pub at: Moment,
    /// Person at the desk; may be empty.
    pub who: String,
    /// Description of the action.
    pub text: String,
    /// Whether it was undone later.
    pub undone: bool,
}

/// The history of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    pub occasion: Occasion,
    /// Lines in chronological order.
    pub lines: Vec<HistoryRow>,
}

/// Prints the history of a tournament.
pub fn print(history: &History, style: Style) -> PdfFile {
    let language = style.language;
    let word = |key| text(language, key, &[]);
    let named = history.lines.iter().any(|line| !line.who.trim().is_empty());
    printed(style, history.occasion.heading(language, "doc-history"), |sheet| {
        if history.lines.is_empty() {
            sheet.paragraph(&[Run::regular(word("doc-no_history"))], size::WALL, Tint::Ink);
            return;
        }
        let mut columns = vec![
            Column::number(word("doc-number")),
            Column::number(word("doc-time")),
            Column::words(word("doc-done")),
        ];
        if named {
            columns.push(Column::short(word("doc-by")));
        }
        let all = columns.len();
        let mut table = Table::new(columns, size::BODY);
        table.air = 0.2;
        let mut day: Option<NaiveDate> = None;
        for line in &history.lines {
            if day != Some(line.at.day) {
                day = Some(line.at.day);
                let cells = vec![Cell::text(""), Cell::bold(date(language, line.at.day)).over(all - 1)];
                table.rows.push(Row { cells, shaded: true });
            }
            let mut what = Cell::text(line.text.clone());
            if line.undone {
                what = Cell::text(text(language, "doc-undone", &[("what", line.text.clone().into())])).soft();
            }
            let time = Cell::text(time_of_day(language, line.at.minute));
            let mut cells = vec![Cell::text(line.seq.to_string()).soft(), time, what];
            if named {
                cells.push(Cell::text(line.who.clone()).soft());
            }
            table.rows.push(Row::of(cells));
        }
        sheet.table(&table);
    })
}
