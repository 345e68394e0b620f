//! The rows of a list, and the limits of one.

use std::borrow::Cow;

use crate::fold::unseen;

/// The most bytes of a list: a larger file is probably something else.
pub const LARGEST: usize = 20_000_000;

/// The most people of a list.
pub const LINES: usize = 50_000;

/// The most rows of a list: titles, headings and sums stand around the people.
pub(super) const ROWS: usize = LINES + 2 * ABOVE;

/// A row of a list.
#[derive(Debug)]
pub struct Row {
    /// Counted from 1, as an editor or a spreadsheet shows it.
    pub line: usize,
    pub cells: Vec<String>,
}

impl Row {
    /// Whether all cells are empty, as in a line of separators.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }
}

/// A list as rows.
#[derive(Debug)]
pub struct Rows {
    /// Character encoding of the file.
    pub encoding: String,
    /// Character between the columns; `None` if it is a spreadsheet.
    pub separator: Option<char>,
    /// The sheet that was read; `None` if it is text.
    pub sheet: Option<String>,
    /// All sheets that can be seen.
    pub sheets: Vec<String>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
}

/// A text without characters that nobody sees.
pub fn seen(text: &str) -> Cow<'_, str> {
    if text.contains(unseen) { Cow::Owned(text.replace(unseen, "")) } else { Cow::Borrowed(text) }
}

/// Rows that may stand above the headings.
pub(crate) const ABOVE: usize = 30;
