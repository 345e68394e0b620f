//! Spreadsheets as rows of text, so that all that follows is the same as for text.
//!
//! The unpacked size of a spreadsheet is bounded before and while it is read: a small file may claim a cell in
//! the last row and column, or repeat one long text in every cell.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use calamine::{
    Data, DataRef, ExcelDateTime, Ods, OdsError, Reader, SheetVisible, Style, Xls, XlsError, Xlsx,
};

use crate::ListError;
use crate::row::{LARGEST, ROWS, Row, Rows, seen};

/// The most bytes of a spreadsheet, packed and unpacked. A list that is read as text is smaller.
pub const LARGEST_SHEET: usize = 50_000_000;
const UNPACKED: u128 = 500_000_000;

/// Columns beyond are not read: lists of members do not have as many.
const COLUMNS: u32 = 256;

/// Format of a spreadsheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Packed,
    /// XLS, or an XLSX with a password.
    Compound,
}

/// Kind of a file by its first bytes; `None` means text.
pub(super) fn kind(list: &[u8]) -> Option<Kind> {
    if list.starts_with(b"PK\x03\x04") || list.starts_with(b"PK\x05\x06") {
        Some(Kind::Packed)
    } else if list.starts_with(b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") {
        Some(Kind::Compound)
    } else {
        None
    }
}

/// The sheet of this name; `None` means the first visible sheet that holds anything.
pub(super) fn read(kind: Kind, list: &[u8], wanted: Option<&str>) -> Result<Rows, ListError> {
    if list.len() > LARGEST_SHEET {
        return Err(ListError::SheetTooLarge);
    }
    // A damaged file may break what an unpacker takes for granted.
    catch_unwind(AssertUnwindSafe(|| match kind {
        Kind::Packed => packed(list, wanted),
        Kind::Compound => compound(list, wanted),
    }))
    .unwrap_or_else(|_| Err(ListError::SheetUnreadable("damaged".to_owned())))
}

fn unreadable(error: impl std::fmt::Display) -> ListError {
    ListError::SheetUnreadable(error.to_string())
}

fn packed(list: &[u8], wanted: Option<&str>) -> Result<Rows, ListError> {
    let archive = zip::ZipArchive::new(Cursor::new(list)).map_err(unreadable)?;
    if archive.decompressed_size().is_some_and(|size| size > UNPACKED) {
        return Err(ListError::SheetTooLarge);
    }
    if archive.index_for_name("content.xml").is_some() {
        let book = Ods::new(Cursor::new(list)).map_err(|error| match error {
            OdsError::Password => ListError::SheetEncrypted,
            other => unreadable(other),
        })?;
        return ranges("ODS", book, wanted);
    }
    let mut book = Xlsx::new(Cursor::new(list)).map_err(unreadable)?;
    let sheets = visible(&book);
    for name in read_of(&sheets, wanted)? {
        let mut cells = Cells::default();
        let mut reader = book.worksheet_cells_reader(name).map_err(unreadable)?;
        let code = |style: &Style| style.number_format.as_ref().map(|format| format.format_code.clone());
        let masks: Vec<Option<String>> =
            reader.styles().iter().map(|style| code(style).filter(|code| is_mask(code))).collect();
        while let Some((cell, style)) = reader.next_cell_with_style_id().map_err(unreadable)? {
            let (row, column) = cell.get_position();
            let mask = masks.get(style).and_then(Option::as_deref);
            let text = match cell.get_value() {
                DataRef::SharedString(text) => Cow::Borrowed(*text),
                DataRef::Float(number) if mask.is_some() => Cow::Owned(
                    mask.and_then(|mask| masked(mask, *number)).unwrap_or_else(|| number.to_string()),
                ),
                other => Cow::Owned(text(&other.clone().into())),
            };
            cells.put(row, column, &text)?;
        }
        if let Some(rows) = cells.rows("XLSX", name, &sheets) {
            return Ok(rows);
        }
    }
    Ok(nothing("XLSX", wanted, sheets))
}

fn compound(list: &[u8], wanted: Option<&str>) -> Result<Rows, ListError> {
    // A workbook with a password is packed into a stream of this name.
    let encrypted: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    if list.windows(encrypted.len()).any(|part| part == encrypted) {
        return Err(ListError::SheetEncrypted);
    }
    let book = Xls::new(Cursor::new(list)).map_err(|error| match error {
        XlsError::Password => ListError::SheetEncrypted,
        other => unreadable(other),
    })?;
    ranges("XLS", book, wanted)
}

fn visible<'a, R: Reader<Cursor<&'a [u8]>>>(book: &R) -> Vec<String> {
    let sheets = book.sheets_metadata().iter();
    sheets.filter(|sheet| sheet.visible == SheetVisible::Visible).map(|sheet| sheet.name.clone()).collect()
}

/// The sheets to be read, until one of them holds anything.
fn read_of<'a>(sheets: &'a [String], wanted: Option<&str>) -> Result<&'a [String], ListError> {
    let Some(wanted) = wanted else { return Ok(sheets) };
    let found = sheets.iter().position(|name| name == wanted).and_then(|at| sheets.get(at..=at));
    found.ok_or(ListError::NoSheet)
}

fn ranges<'a, R: Reader<Cursor<&'a [u8]>>>(
    encoding: &str,
    mut book: R,
    wanted: Option<&str>,
) -> Result<Rows, ListError>
where
    R::Error: std::fmt::Display,
{
    let sheets = visible(&book);
    for name in read_of(&sheets, wanted)? {
        let range = book.worksheet_range(name).map_err(unreadable)?;
        let (first, left) = range.start().unwrap_or_default();
        let mut cells = Cells::default();
        for (row, column, value) in range.used_cells() {
            let at =
                |offset: usize, from: u32| u32::try_from(offset).unwrap_or(u32::MAX).saturating_add(from);
            cells.put(at(row, first), at(column, left), &text(value))?;
        }
        if let Some(rows) = cells.rows(encoding, name, &sheets) {
            return Ok(rows);
        }
    }
    Ok(nothing(encoding, wanted, sheets))
}

fn nothing(encoding: &str, wanted: Option<&str>, sheets: Vec<String>) -> Rows {
    let sheet = wanted.map(str::to_owned);
    Rows { encoding: encoding.to_owned(), separator: None, sheet, sheets, rows: Vec::new() }
}

/// The cells that hold anything, by row and column.
#[derive(Default)]
struct Cells {
    rows: BTreeMap<u32, BTreeMap<u32, String>>,
    bytes: usize,
}

impl Cells {
    fn put(&mut self, row: u32, column: u32, text: &str) -> Result<(), ListError> {
        let text = seen(text.trim());
        if text.is_empty() || column >= COLUMNS {
            return Ok(());
        }
        self.bytes += text.len();
        self.rows.entry(row).or_default().insert(column, text.into_owned());
        if self.bytes > LARGEST || self.rows.len() > ROWS {
            return Err(ListError::TooLong);
        }
        Ok(())
    }

    /// As rows that begin at the first column that holds anything; none where there is nothing.
    fn rows(self, encoding: &str, sheet: &str, sheets: &[String]) -> Option<Rows> {
        let left = self.rows.values().filter_map(|row| row.keys().next()).min().copied()?;
        let row = |(row, mut cells): (u32, BTreeMap<u32, String>)| {
            let last = cells.keys().next_back().copied().unwrap_or(left);
            Row {
                line: usize::try_from(row).unwrap_or(usize::MAX).saturating_add(1),
                cells: (left..=last).map(|column| cells.remove(&column).unwrap_or_default()).collect(),
            }
        };
        let rows = self.rows.into_iter().map(row).collect();
        Some(Rows {
            encoding: encoding.to_owned(),
            separator: None,
            sheet: Some(sheet.to_owned()),
            sheets: sheets.to_vec(),
            rows,
        })
    }
}

/// A cell as a person would write it in a list.
fn text(value: &Data) -> String {
    match value {
        Data::Empty | Data::Error(_) => String::new(),
        Data::String(text) | Data::DurationIso(text) => text.clone(),
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::Bool(value) => value.to_string(),
        Data::DateTime(date) if date.is_datetime() => day(*date),
        Data::DateTime(duration) => duration.as_f64().to_string(),
        Data::DateTimeIso(text) => text.split('T').next().unwrap_or_default().to_owned(),
    }
}

/// A part of a number's format.
enum Part {
    /// A digit, shown where there is none as a zero, or not at all.
    Digit { zero: bool },
    /// A letter as it stands there.
    As(char),
}

/// The parts of a format that only places the digits of a whole number; `None` if it says more, or less.
fn parts(code: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let mut letters = code.split(';').next().unwrap_or_default().chars();
    while let Some(c) = letters.next() {
        match c {
            '0' => parts.push(Part::Digit { zero: true }),
            '#' => parts.push(Part::Digit { zero: false }),
            '"' => parts.extend(letters.by_ref().take_while(|c| *c != '"').map(Part::As)),
            '\\' => parts.push(Part::As(letters.next()?)),
            // As wide as the next letter.
            '_' => {
                letters.next()?;
            }
            // A language, and no condition.
            '[' => {
                let said: String = letters.by_ref().take_while(|c| *c != ']').collect();
                said.starts_with('$').then_some(())?;
            }
            ' ' | '-' | '(' | ')' | '+' | '\u{a0}' | '\u{202f}' => parts.push(Part::As(c)),
            _ => return None,
        }
    }
    Some(parts)
}

/// Whether a format places digits one by one, zeros ahead among them: `0000000000`, `00 00 00 00 00`, `0# ## ## ## ##`.
fn is_mask(code: &str) -> bool {
    let digits = |parts: &[Part], zero: bool| {
        parts.iter().filter(|part| matches!(part, Part::Digit { zero: own } if *own || !zero)).count()
    };
    parts(code).is_some_and(|parts| digits(&parts, false) > 1 && digits(&parts, true) > 0)
}

/// A whole number as a sheet shows it in this format.
fn masked(code: &str, number: f64) -> Option<String> {
    let whole = number.is_finite() && number >= 0.0 && number.fract() == 0.0 && number < 1e15;
    let parts = parts(code).filter(|_| whole)?;
    let all: Vec<char> = number.to_string().chars().collect();
    let places = parts.iter().filter(|part| matches!(part, Part::Digit { .. })).count();
    // A cell without a place of its own stands before the first.
    let (over, rest) = all.split_at(all.len().saturating_sub(places));
    let mut missing = places.saturating_sub(rest.len());
    let (mut rest, mut shown, mut begun) = (rest.iter(), String::new(), false);
    for part in parts {
        match part {
            Part::As(c) => shown.push(c),
            Part::Digit { zero } => {
                if !std::mem::replace(&mut begun, true) {
                    shown.extend(over);
                }
                if missing > 0 {
                    missing -= 1;
                    shown.extend(zero.then_some('0'));
                } else {
                    shown.extend(rest.next());
                }
            }
        }
    }
    Some(shown.trim().to_owned())
}

fn day(date: ExcelDateTime) -> String {
    let (year, month, day, ..) = date.to_ymd_hms_milli();
    format!("{day:02}/{month:02}/{year}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_dates_become_what_a_person_would_write() {
        for (value, wanted) in [
            (Data::Float(12.0), "12"),
            (Data::Float(612_345_678.0), "612345678"),
            (Data::Float(33_612_345_678.0), "33612345678"),
            (Data::Int(7), "7"),
            (Data::DateTimeIso("1987-03-12T00:00:00".to_owned()), "1987-03-12"),
            (Data::Empty, ""),
        ] {
            assert_eq!(text(&value), wanted);
        }
    }

    #[test]
    fn a_number_with_zeros_ahead_is_read_as_shown() {
        for (code, number, wanted) in [
            ("0000000000", 612_345_678.0, "0612345678"),
            ("00 00 00 00 00", 612_345_678.0, "06 12 34 56 78"),
            ("00\\ 00\\ 00\\ 00\\ 00", 612_345_678.0, "06 12 34 56 78"),
            ("0#\" \"##\" \"##\" \"##\" \"##", 612_345_678.0, "06 12 34 56 78"),
            ("[$-40C]00000", 1_000.0, "01000"),
            ("00000;-0", 69_001.0, "69001"),
            ("0000", 123_456.0, "123456"),
            ("\"N°\"000", 7.0, "N°007"),
        ] {
            assert!(is_mask(code), "{code}");
            assert_eq!(masked(code, number).as_deref(), Some(wanted), "{code}");
        }
        for code in
            ["General", "0", "0.00", "#,##0", "0%", "dd/mm/yyyy", "[<=99]00;000", "00.00E+00", "@", "##"]
        {
            assert!(!is_mask(code), "{code}");
        }
        assert_eq!(masked("0000", 1.5), None);
        assert_eq!(masked("0000", -1.0), None);
    }

    #[test]
    fn a_distant_cell_takes_no_memory() {
        let mut cells = Cells::default();
        cells.put(4, 2, "Nom").unwrap();
        cells.put(1_048_575, 3, "Zoé").unwrap();
        cells.put(5, 16_383, "beyond").unwrap();
        let rows = cells.rows("XLSX", "Feuille1", &["Feuille1".to_owned()]).unwrap();
        assert_eq!(rows.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [5, 1_048_576]);
        assert_eq!(rows.rows[1].cells, ["", "Zoé"]);
        let mut cells = Cells::default();
        let long = "x".repeat(32_767);
        assert!((0..700).any(|row| matches!(cells.put(row, 0, &long), Err(ListError::TooLong))));
    }
}
