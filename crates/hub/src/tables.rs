//! Tables for a spreadsheet: CSV in UTF-8, with the separator and the decimal mark of a language.

mod persons;
mod results;

use tapis_locale::{Language, text};

use crate::HubError;
pub use persons::persons_table;
pub use results::results_table;

/// Appends lines to a table.
fn lines<const COLUMNS: usize>(
    language: Language,
    before: Vec<u8>,
    lines: impl Iterator<Item = [String; COLUMNS]>,
) -> Result<Vec<u8>, HubError> {
    let separator = if language == Language::Fr { b';' } else { b',' };
    let mut writer = csv::WriterBuilder::new().delimiter(separator).from_writer(before);
    for line in lines {
        writer.write_record(line).map_err(HubError::unreadable)?;
    }
    writer.into_inner().map_err(HubError::unreadable)
}

/// The first line of a table: the names of its columns, by their keys in the catalogue.
fn heads<const COLUMNS: usize>(language: Language, keys: [&str; COLUMNS]) -> Result<Vec<u8>, HubError> {
    // The byte order mark tells spreadsheets that this is UTF-8.
    lines(language, "\u{feff}".as_bytes().to_vec(), std::iter::once(keys.map(|key| text(language, key, &[]))))
}

/// A table whose first line names the columns by these keys of the catalogue.
pub(crate) fn table<const COLUMNS: usize>(
    language: Language,
    keys: [&str; COLUMNS],
    content: impl Iterator<Item = [String; COLUMNS]>,
) -> Result<Vec<u8>, HubError> {
    lines(language, heads(language, keys)?, content)
}

/// Points as a spreadsheet in the language expects them.
pub(crate) fn number(language: Language, hundredths: i64) -> String {
    let mark = if language == Language::Fr { ',' } else { '.' };
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}{mark}{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_numbers() {
        assert_eq!((number(Language::Fr, 1_250), number(Language::En, -5)), ("12,50".into(), "-0.05".into()));
    }
}
