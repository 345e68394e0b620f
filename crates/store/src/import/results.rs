//! Results of past evenings as clubs have them: a line for each result, a table of members by dates, or tournaments
//! as The Tournament Director saves them. Read here as evenings with the names that were written; who is meant by a
//! name, and what becomes of those whom nobody knows, is decided by whoever asks.

mod columns;
mod director;
pub mod evenings;
pub mod gathering;
mod message;
mod table;
mod values;

use chrono::NaiveDate;
use tapis_lists::{ListError, Rows};

use crate::StoreError;
use crate::file::subjects::Imports;

pub use columns::ResultField;
pub use evenings::{
    CellsHold, ResultsColumn, ResultsMatching, ResultsProblem, ResultsReading, ResultsTable, WrittenEvening,
    WrittenResult, WrittenResults,
};

/// The most evenings and results that are read at once.
const EVENINGS: usize = 2_000;
const RESULTS: usize = 200_000;

impl Imports<'_> {
    /// Reads files with results: one table, or tournaments that The Tournament Director saved.
    ///
    /// # Errors
    /// [`StoreError::ResultsMixed`] where a table stands among other files, [`ListError::TooLong`], and where a
    /// spreadsheet or a saved tournament cannot be read at all. What cannot be read in an evening is said there.
    pub fn read_results(
        self,
        files: &[Vec<u8>],
        reading: &ResultsReading,
        today: NaiveDate,
    ) -> Result<WrittenResults, StoreError> {
        let mut written = WrittenResults::default();
        let saved = files.iter().filter(|file| director::is_saved(file)).count();
        if saved == files.len() {
            for file in files {
                let evening = director::read(file, &mut written.people)?;
                written.evenings.push(evening);
            }
        } else if let [file] = files {
            let rows =
                Rows::headed(file, reading.sheet.as_deref(), |rows| table::heading(rows, today).is_some())?;
            let message = if rows.separator.is_some() && table::heading(&rows.rows, today).is_none() {
                message::read(&tapis_lists::decode(file).0, today)
            } else {
                None
            };
            written = match message {
                Some(message) => self.read_results_message(message, &rows.encoding, reading, today)?,
                None => self.read_results_table(rows, reading, today)?,
            };
        } else {
            return Err(StoreError::ResultsMixed);
        }
        let results: usize = written.evenings.iter().map(|evening| evening.results.len()).sum();
        if written.evenings.len() > EVENINGS || results > RESULTS {
            return Err(ListError::TooLong.into());
        }
        written.evenings.sort_by(|one, other| (one.date, &one.name).cmp(&(other.date, &other.name)));
        Ok(written)
    }
}
