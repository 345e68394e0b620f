//! Lists of persons as clubs and federations have them: a spreadsheet, or text with semicolons, commas or tabs in
//! UTF-8, UTF-16, Windows-1252 or Mac Roman; headings in French or English, in any order, below titles, or none.
#![forbid(unsafe_code)]

mod capitals;
pub mod cell_text;
mod columns;
mod dates;
mod field;
mod fold;
mod formulas;
mod headings;
mod row;
mod rows;
mod sheet;

pub use capitals::{first_without_capitals, without_capitals};
pub use cell_text::{email, is_name, is_sum, phone};
pub use columns::{EXPORTED, ListColumns, is_exported, understand};
pub use dates::{DayOrder, in_words, read_date, read_day};
pub use field::ImportField;
pub use fold::fold;
pub use formulas::{harmless, plain};
pub use headings::meaning;
pub use row::{LARGEST, LINES, Row, Rows, seen};
pub use rows::decode;
pub use sheet::LARGEST_SHEET;

/// Reason why a list cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// It has more than 50,000 lines or 20 MB.
    #[error("the list is too long")]
    TooLong,
    /// A spreadsheet has more than 50 MB, or unpacks to more than such lists do.
    #[error("the spreadsheet is too large")]
    SheetTooLarge,
    /// A spreadsheet opens with a password only.
    #[error("the spreadsheet is encrypted")]
    SheetEncrypted,
    /// A spreadsheet is damaged, or is none.
    #[error("the spreadsheet cannot be read: {0}")]
    SheetUnreadable(String),
    /// A workbook has no visible sheet of this name.
    #[error("there is no such sheet")]
    NoSheet,
}

impl ListError {
    /// The message of the catalogues that says it; `store-sheet_unreadable` takes a `detail`.
    pub fn code(&self) -> &'static str {
        match self {
            ListError::TooLong => "store-list_too_long",
            ListError::SheetTooLarge => "store-sheet_too_large",
            ListError::SheetEncrypted => "store-sheet_encrypted",
            ListError::SheetUnreadable(_) => "store-sheet_unreadable",
            ListError::NoSheet => "store-not_found",
        }
    }
}
