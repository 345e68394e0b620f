//! All members as a list for a spreadsheet: CSV, or XLSX.

use chrono::{Datelike, NaiveDate};
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, Worksheet, XlsxError};
use serde::{Deserialize, Serialize};

use super::columns::EXPORTED;
use crate::members::{Member, MemberCard};
use crate::{ClubFile, StoreError};

/// How a list is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ListFormat {
    /// Text with semicolons.
    #[default]
    Csv,
    /// A spreadsheet.
    Xlsx,
}

enum Cell {
    Text(String),
    Date(NaiveDate),
    Empty,
}

/// A member's cells, one for each of [`EXPORTED`].
fn cells(card: MemberCard) -> [Cell; EXPORTED.len()] {
    let text = |value: Option<String>| value.map_or(Cell::Empty, Cell::Text);
    let date = |value: Option<NaiveDate>| value.map_or(Cell::Empty, Cell::Date);
    [
        text(card.number),
        Cell::Text(card.last_name),
        Cell::Text(card.first_name),
        text(card.nickname),
        date(card.born),
        text(card.email),
        text(card.phone),
        date(card.valid_until),
        text(card.licence),
    ]
}

/// How wide the columns are, in characters.
const WIDTHS: [f64; EXPORTED.len()] = [10.0, 22.0, 18.0, 16.0, 18.0, 30.0, 18.0, 18.0, 14.0];

impl ClubFile {
    /// All members as a list that a spreadsheet opens, in the order of these keys.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn export_members<K: Ord>(&self, by: impl FnMut(&Member) -> K) -> Result<Vec<u8>, StoreError> {
        let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(b"\xEF\xBB\xBF".to_vec());
        let failed = |error: csv::Error| StoreError::Io(std::io::Error::other(error));
        let said = |cell: Cell| match cell {
            Cell::Text(text) => harmless(text),
            Cell::Date(date) => date.format("%d/%m/%Y").to_string(),
            Cell::Empty => String::new(),
        };
        writer.write_record(EXPORTED).map_err(failed)?;
        for card in self.listed(by)? {
            writer.write_record(cells(card).map(said)).map_err(failed)?;
        }
        writer.into_inner().map_err(|error| StoreError::Io(std::io::Error::other(error.to_string())))
    }

    /// The same as XLSX: dates are dates, and all else is text, which no spreadsheet takes for a formula.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub fn export_members_xlsx<K: Ord>(&self, by: impl FnMut(&Member) -> K) -> Result<Vec<u8>, StoreError> {
        let members = self.listed(by)?;
        workbook(members).map_err(|error| StoreError::Io(std::io::Error::other(error)))
    }

    fn listed<K: Ord>(&self, by: impl FnMut(&Member) -> K) -> Result<Vec<MemberCard>, StoreError> {
        let mut members = self.members()?;
        members.sort_by_cached_key(by);
        Ok(members.into_iter().filter(|member| !member.archived).map(|member| member.card).collect())
    }
}

fn workbook(members: Vec<MemberCard>) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let (heading, day) = (Format::new().set_bold(), Format::new().set_num_format("dd/mm/yyyy"));
    let sheet = workbook.add_worksheet();
    sheet.set_name("Membres")?;
    for ((column, text), width) in (0..).zip(EXPORTED).zip(WIDTHS) {
        sheet.write_string_with_format(0, column, text, &heading)?;
        sheet.set_column_width(column, width)?;
    }
    let mut last = 0;
    for (row, card) in (1..).zip(members) {
        for (column, cell) in (0..).zip(cells(card)) {
            match cell {
                Cell::Text(text) => sheet.write_string(row, column, text).map(drop)?,
                Cell::Date(date) => write_date(sheet, (row, column), date, &day)?,
                Cell::Empty => {}
            }
        }
        last = row;
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.autofilter(0, 0, last, 8)?;
    workbook.save_to_buffer()
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

/// The characters at which a spreadsheet recognises a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A cell that a spreadsheet reads as text, whatever it contains.
fn harmless(text: String) -> String {
    if is_formula(&text) { format!("'{text}") } else { text }
}

/// What a cell held before it was made harmless.
pub(super) fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| is_formula(text)).unwrap_or(cell)
}
