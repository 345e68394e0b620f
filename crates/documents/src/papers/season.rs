//! Common parts of documents about a season: the texts of header and footer, figures at a glance.

use chrono::NaiveDate;
use tapis_locale::{Language, date, text};

use crate::layout::{Cell, Column, Row, Table, Width, size};

/// "From 1 September 2026 to 30 June 2027"; empty if the season has no dates.
pub(super) fn from_to(language: Language, days: Option<(NaiveDate, NaiveDate)>) -> String {
    let said = |(from, to)| {
        let values = [("from", date(language, from).into()), ("to", date(language, to).into())];
        text(language, "doc-from_to", &values)
    };
    days.map(said).unwrap_or_default()
}

/// "After the tournament of 21 November 2026"; empty if none is over.
pub(super) fn after(language: Language, last: Option<NaiveDate>) -> String {
    let said = |day| text(language, "doc-after_tournament", &[("date", date(language, day).into())]);
    last.map(said).unwrap_or_default()
}

/// Table of figures and their labels, in two columns.
pub(super) fn figures(figures: Vec<(String, String)>) -> Table {
    let half = figures.len().div_ceil(2);
    let columns = vec![
        Column { width: Width::Share(1.0), ..Column::words("") },
        Column { width: Width::Share(0.7), ..Column::number("") },
        Column { width: Width::Share(0.2), ..Column::words("") },
        Column { width: Width::Share(1.0), ..Column::words("") },
        Column { width: Width::Share(0.7), ..Column::number("") },
    ];
    let mut table = Table::new(columns, size::BODY);
    table.air = 0.2;
    let (left, right) = figures.split_at(half);
    for (index, (what, value)) in left.iter().enumerate() {
        let mut cells = vec![Cell::text(what.clone()).soft(), Cell::bold(value.clone()), Cell::text("")];
        let (what, value) = right.get(index).cloned().unwrap_or_default();
        cells.extend([Cell::text(what).soft(), Cell::bold(value)]);
        table.rows.push(Row::of(cells));
    }
    table
}
