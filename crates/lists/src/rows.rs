//! The rows of a list, whatever it is written as: text with separators, or a spreadsheet.

use crate::fold::unseen;
use crate::row::{LARGEST, ROWS, Row, Rows};
use crate::{ListError, columns, sheet};

/// The most sheets of a workbook in which headings are looked for.
const SHEETS: usize = 12;

impl Rows {
    /// Reads a list. Of a workbook it reads the sheet of this name; `None` means the first visible one that
    /// holds anything.
    ///
    /// # Errors
    /// If the list is too long, or a spreadsheet cannot be read, is encrypted or has no such sheet.
    pub fn of(list: &[u8], wanted: Option<&str>) -> Result<Self, ListError> {
        match sheet::kind(list) {
            Some(kind) => sheet::read(kind, list, wanted),
            None => Self::of_text(list),
        }
    }

    /// Reads a list as [`Rows::of`]; of a workbook in which no sheet was named, the first sheet that has headings, or
    /// else the first that holds anything.
    ///
    /// # Errors
    /// As for [`Rows::of`].
    pub fn headed(
        list: &[u8],
        wanted: Option<&str>,
        has_headings: impl Fn(&[Row]) -> bool,
    ) -> Result<Self, ListError> {
        let first = Self::of(list, wanted)?;
        if wanted.is_some() || first.sheets.len() < 2 || has_headings(&first.rows) {
            return Ok(first);
        }
        let others = first.sheets.iter().filter(|name| first.sheet.as_ref() != Some(name)).take(SHEETS);
        for name in others {
            let other = Self::of(list, Some(name))?;
            if has_headings(&other.rows) {
                return Ok(other);
            }
        }
        Ok(first)
    }

    fn of_text(list: &[u8]) -> Result<Self, ListError> {
        if list.len() > LARGEST || list.iter().filter(|byte| **byte == b'\n').count() > ROWS {
            return Err(ListError::TooLong);
        }
        let (text, encoding) = decode(list);
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let (said, text) = said_separator(&text);
        let separator = said.unwrap_or_else(|| columns::separator(text));
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(u8::try_from(separator).unwrap_or(b';'))
            .has_headers(false)
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let row = |record: csv::StringRecord| Row {
            line: record.position().map_or(0, |at| usize::try_from(at.line()).unwrap_or(0)),
            cells: record.iter().map(str::to_owned).collect(),
        };
        let rows = reader.records().flatten().map(row).collect();
        Ok(Rows {
            encoding: encoding.to_owned(),
            separator: Some(separator),
            sheet: None,
            sheets: Vec::new(),
            rows,
        })
    }
}

/// The separator that a first line `sep=;` says, as Excel understands it, and the list without what that line says.
fn said_separator(text: &str) -> (Option<char>, &str) {
    let first = text.lines().next().unwrap_or_default().trim();
    let said = first.strip_prefix("sep=").or_else(|| first.strip_prefix("SEP="));
    match said.and_then(|said| said.chars().next()).filter(char::is_ascii) {
        Some(separator) => (Some(separator), text.split_once('\n').map_or("", |(_, rest)| rest)),
        None => (None, text),
    }
}

/// The text of a file without characters that nobody sees, and its encoding: UTF-8 where it is, otherwise what makes
/// letters of words: Windows-1252, or that of the old Macintosh. No byte of either is ever an error.
pub fn decode(list: &[u8]) -> (String, &'static str) {
    let (mut text, encoding) = decoded(list);
    text.retain(|c| !unseen(c));
    (text, encoding)
}

fn decoded(list: &[u8]) -> (String, &'static str) {
    // A spreadsheet saves this as "Unicode text".
    if list.starts_with(&[0xFF, 0xFE]) || list.starts_with(&[0xFE, 0xFF]) {
        let (text, used, _) = encoding_rs::UTF_16LE.decode(list);
        return (text.into_owned(), used.name());
    }
    let list = list.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(list);
    match std::str::from_utf8(list) {
        Ok(text) => (text.to_owned(), "UTF-8"),
        Err(_) if of_macintosh(list) => (encoding_rs::MACINTOSH.decode(list).0.into_owned(), "macintosh"),
        Err(_) => (encoding_rs::WINDOWS_1252.decode(list).0.into_owned(), "windows-1252"),
    }
}

/// Whether more bytes inside words are letters with accents in Mac Roman than in Windows-1252.
fn of_macintosh(list: &[u8]) -> bool {
    let beside = |at: usize| {
        let letter = |at: Option<usize>| at.and_then(|at| list.get(at)).is_some_and(u8::is_ascii_alphabetic);
        letter(at.checked_sub(1)) || letter(at.checked_add(1))
    };
    let inside =
        |is: fn(u8) -> bool| list.iter().enumerate().filter(|(at, byte)| is(**byte) && beside(*at)).count();
    let macintosh = inside(|byte| matches!(byte, 0x80..=0x9F) && !matches!(byte, 0x85 | 0x92 | 0x9C));
    let windows = inside(|byte| byte >= 0xC0 || matches!(byte, 0x8C | 0x92 | 0x9C));
    macintosh > windows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seen;

    #[test]
    fn lines_count_alike_whatever_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let list = ["Nom;Prénom", "Dupont;Jean", "Petit;Zoé", ""].join(end);
            let rows = Rows::of(list.as_bytes(), None).unwrap().rows;
            assert_eq!(rows.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 2, 3], "{end:?}");
            assert_eq!(rows[2].cells, ["Petit", "Zoé"]);
        }
    }

    #[test]
    fn a_said_separator_is_no_row() {
        let rows = Rows::of("\u{feff}sep=,\r\nNom,Prénom\r\nA;B,Zoé\r\n".as_bytes(), None).unwrap();
        assert_eq!(rows.separator, Some(','));
        assert_eq!(rows.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(rows.rows[1].cells, ["A;B", "Zoé"]);
    }

    #[test]
    fn unseen_characters_are_left_out_of_a_text() {
        assert_eq!(decode("\u{feff}Zé\u{200b}ro\u{ad};\u{feff}Jo".as_bytes()).0, "Zéro;Jo");
        assert_eq!(seen("Zé\u{200b}ro"), "Zéro");
    }

    #[test]
    fn letters_tell_windows_from_macintosh() {
        assert_eq!(
            decode(b"J\xe9r\xf4me;No\xebl;L\x92H\xf4te"),
            ("Jérôme;Noël;L’Hôte".to_owned(), "windows-1252")
        );
        assert_eq!(decode(b"Nom;Pr\x8enom\rLef\x8fvre;No\x91l").0, "Nom;Prénom\rLefèvre;Noël");
        assert_eq!(decode(b"\x80 25 \x96 50"), ("€ 25 – 50".to_owned(), "windows-1252"));
    }
}
