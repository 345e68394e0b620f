//! Tables for a spreadsheet: CSV in UTF-8, with the separator and the decimal mark of a language.

mod persons;
mod rankings;
mod results;

use std::borrow::Borrow;

use futures_util::{Stream, StreamExt, stream};
use tapis_locale::{Language, text};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use crate::HubError;

pub use persons::persons_table;
pub(crate) use rankings::{OF_CLUBS, OF_PLAYERS, OF_SEASONS, clubs_table, ranking_table, seasons_table};
pub use results::results_table;

/// Number of lines per part.
const PART: usize = 1_000;

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

/// Result of a query as a table in parts, so that it need not fit in memory. Its first line names the columns by these keys of
/// the catalogue, and `cells` makes a line from each row.
///
/// # Errors
/// If the database cannot be read.
async fn in_parts<C, F, const COLUMNS: usize>(
    client: C,
    (sql, values): (&str, &[&(dyn ToSql + Sync)]),
    (language, keys): (Language, [&str; COLUMNS]),
    cells: F,
) -> Result<impl Stream<Item = Result<Vec<u8>, HubError>> + use<C, F, COLUMNS>, HubError>
where
    C: Borrow<Client>,
    F: Fn(&Row) -> [String; COLUMNS],
{
    // It takes as long as somebody needs to receive it.
    client.borrow().batch_execute("SET statement_timeout = 0").await?;
    let rows = client.borrow().query_raw(sql, values.iter().copied()).await?;
    let first = heads(language, keys);
    let rest = rows.chunks(PART).map(move |part| {
        // The connection ends with the client.
        let _open = &client;
        let rows = part.into_iter().collect::<Result<Vec<Row>, _>>()?;
        lines(language, Vec::new(), rows.iter().map(&cells))
    });
    Ok(stream::iter([first]).chain(rest))
}

/// Points as a spreadsheet in the language expects them.
fn number(language: Language, hundredths: i64) -> String {
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
