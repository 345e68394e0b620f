//! Lists for a spreadsheet, as CSV or XLSX. Text is never taken for a formula, whatever it contains.

use chrono::{Datelike, NaiveDate};
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, Worksheet, XlsxError};
use serde::{Deserialize, Serialize};
use tapis_lists::harmless;

use crate::StoreError;

/// Format of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ListFormat {
    /// Text with semicolons, UTF-8 with a byte order mark.
    #[default]
    Csv,
    Xlsx,
}

impl ListFormat {
    /// The extension of such a file.
    pub fn ending(self) -> &'static str {
        match self {
            ListFormat::Csv => "csv",
            ListFormat::Xlsx => "xlsx",
        }
    }
}

/// A cell of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Text(String),
    Date(NaiveDate),
    Number(i64),
    /// A number with two decimals, in hundredths: money, points.
    Hundredths(i64),
    /// The same in square brackets: a result that does not count. Spreadsheets read round ones as a negative number.
    SetAside(i64),
    Empty,
}

impl Cell {
    /// Cell with text, or an empty one.
    pub fn of(text: Option<String>) -> Self {
        text.map_or(Cell::Empty, Cell::Text)
    }
}

/// A column of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListColumn {
    /// Heading of the column.
    pub heading: String,
    pub width: f64,
}

/// List of rows under headings.
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    /// Name of its sheet.
    pub name: String,
    pub columns: Vec<ListColumn>,
    /// From the top, a cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

impl List {
    /// The list as a file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, format: ListFormat) -> Result<Vec<u8>, StoreError> {
        let failed =
            |error: Box<dyn std::error::Error + Send + Sync>| StoreError::Io(std::io::Error::other(error));
        match format {
            ListFormat::Csv => self.csv().map_err(failed),
            ListFormat::Xlsx => self.xlsx().map_err(|error| failed(error.into())),
        }
    }

    fn csv(&self) -> Result<Vec<u8>, Box<dyn std::error::Error + Send + Sync>> {
        let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(b"\xEF\xBB\xBF".to_vec());
        writer.write_record(self.columns.iter().map(|column| &column.heading))?;
        for row in &self.rows {
            writer.write_record(row.iter().map(said))?;
        }
        Ok(writer.into_inner().map_err(|error| error.to_string())?)
    }

    fn xlsx(&self) -> Result<Vec<u8>, XlsxError> {
        let mut workbook = Workbook::new();
        let heading = Format::new().set_bold();
        let (day, decimals) =
            (Format::new().set_num_format("dd/mm/yyyy"), Format::new().set_num_format("#,##0.00"));
        let set_aside = Format::new().set_num_format("\"[\"#,##0.00\"]\"");
        let sheet = workbook.add_worksheet();
        sheet.set_name(sheet_name(&self.name))?;
        for (column, of) in (0..).zip(&self.columns) {
            sheet.write_string_with_format(0, column, &of.heading, &heading)?;
            sheet.set_column_width(column, of.width)?;
        }
        for (row, cells) in (1..).zip(&self.rows) {
            for (column, cell) in (0..).zip(cells) {
                match cell {
                    Cell::Text(text) => sheet.write_string(row, column, text).map(drop)?,
                    Cell::Date(date) => write_date(sheet, (row, column), *date, &day)?,
                    Cell::Number(number) => sheet.write_number(row, column, exact(*number)).map(drop)?,
                    Cell::Hundredths(number) | Cell::SetAside(number) => {
                        let counts = matches!(cell, Cell::Hundredths(_));
                        let format = if counts { &decimals } else { &set_aside };
                        sheet
                            .write_number_with_format(row, column, exact(*number) / 100.0, format)
                            .map(drop)?;
                    }
                    Cell::Empty => {}
                }
            }
        }
        let last_row = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        let last_column = u16::try_from(self.columns.len()).unwrap_or(u16::MAX).saturating_sub(1);
        sheet.set_freeze_panes(1, 0)?;
        sheet.autofilter(0, 0, last_row, last_column)?;
        workbook.save_to_buffer()
    }
}

/// A cell as text: a decimal comma, as French spreadsheets read it.
fn said(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => harmless(text),
        Cell::Date(date) => date.format("%d/%m/%Y").to_string(),
        Cell::Number(number) => number.to_string(),
        Cell::SetAside(number) => format!("[{}]", said(&Cell::Hundredths(*number))),
        Cell::Hundredths(number) => {
            let sign = if *number < 0 { "-" } else { "" };
            let (whole, rest) = (number.unsigned_abs() / 100, number.unsigned_abs() % 100);
            if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole},{rest:02}") }
        }
        Cell::Empty => String::new(),
    }
}

#[allow(clippy::cast_precision_loss, reason = "counts, cents and points are far below 2^53")]
fn exact(number: i64) -> f64 {
    number as f64
}

/// A name that a workbook takes: 31 characters, and none of those that it refuses.
fn sheet_name(name: &str) -> String {
    let refused = |c: char| "[]:*?/\\'".contains(c) || c.is_control();
    let name: String = name.chars().filter(|c| !refused(*c)).take(31).collect();
    if name.trim().is_empty() { "Tapis".to_owned() } else { name }
}

/// XLSX knows no day before 1900: such a date is text.
fn write_date(
    sheet: &mut Worksheet,
    (row, column): (u32, u16),
    date: NaiveDate,
    format: &Format,
) -> Result<(), XlsxError> {
    let part = |number: u32| u8::try_from(number).unwrap_or_default();
    let known = u16::try_from(date.year()).ok().filter(|year| *year >= 1900);
    match known.map(|year| ExcelDateTime::from_ymd(year, part(date.month()), part(date.day()))) {
        Some(Ok(date)) => sheet.write_datetime_with_format(row, column, date, format).map(drop),
        _ => sheet.write_string(row, column, date.format("%d/%m/%Y").to_string()).map(drop),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_for_a_spreadsheet() {
        let column = |heading: &str| ListColumn { heading: heading.to_owned(), width: 10.0 };
        let columns = ["Nom", "Jour", "Place", "Points"].map(column).to_vec();
        let row = |name: &str, points| {
            let day = NaiveDate::from_ymd_opt(2026, 9, 4).map_or(Cell::Empty, Cell::Date);
            vec![Cell::Text(name.to_owned()), day, Cell::Number(3), Cell::Hundredths(points)]
        };
        let list = List {
            name: "Saison 2026/2027 [général]".to_owned(),
            columns,
            rows: vec![
                row("=cmd", 1250),
                row("A;B", -5),
                row("C", 700),
                vec![Cell::Empty, Cell::Empty, Cell::Empty, Cell::SetAside(1_050)],
            ],
        };
        let csv = String::from_utf8(list.write(ListFormat::Csv).unwrap_or_default()).unwrap_or_default();
        let lines: Vec<&str> = csv.trim_start_matches('\u{feff}').lines().collect();
        assert_eq!(
            lines,
            [
                "Nom;Jour;Place;Points",
                "'=cmd;04/09/2026;3;12,50",
                "\"A;B\";04/09/2026;3;-0,05",
                "C;04/09/2026;3;7",
                ";;;[10,50]"
            ]
        );
        assert_eq!(sheet_name(&list.name), "Saison 20262027 général");
        assert!(list.write(ListFormat::Xlsx).is_ok_and(|file| file.starts_with(b"PK")));
    }
}
