//! Printed documents: from plain structures to the bytes of a PDF. Equal structures give equal bytes.
//!
//! [`layout`] handles paper, type and tables and produces drawing commands; `pdf` writes those
//! commands to a file; [`papers`] has one module for each document. Nothing about tournaments is
//! computed here.
//!
//! ```
//! use tapis_documents::papers::standings::{self, Standings};
//! use tapis_documents::{Paper, Style};
//! use tapis_locale::Language;
//!
//! let standings = Standings {
//!     club: "Les As".into(),
//!     season: "2026".to_owned(),
//!     days: None,
//!     played: 0,
//!     rules: Vec::new(),
//!     min_played: 1,
//!     last_day: None,
//!     teams: Vec::new(),
//!     clubs: false,
//!     lines: Vec::new(),
//! };
//! let style = Style { language: Language::Fr, paper: Paper::A4, colour: false };
//! let printed = standings::print(&standings, style);
//! assert!(printed.bytes.starts_with(b"%PDF-"));
//! assert_eq!(printed.pages, 1);
//! assert_eq!(printed, standings::print(&standings, style), "the same facts give the same bytes");
//! ```
#![forbid(unsafe_code)]

pub mod bind;
pub mod diagrams;
pub mod fold;
pub mod layout;
pub mod papers;
mod pdf;

use tapis_locale::Language;

pub use layout::paper::Paper;

/// Language, paper and colour of a printed document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    pub language: Language,
    /// The size of its sheets.
    pub paper: Paper,
    /// With one green as an accent; otherwise black and grey only.
    pub colour: bool,
}

/// Document as a PDF file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PdfFile {
    pub bytes: Vec<u8>,
    pub pages: usize,
    /// Characters that the font lacks, in order; each is shown as a replacement mark.
    pub missing: Vec<char>,
    /// Nothing of its kind is there yet: a sentence says so in its place.
    pub nothing: bool,
}

impl PdfFile {
    /// The sheet that says that there is nothing of its kind.
    pub(crate) fn of_nothing(self) -> PdfFile {
        PdfFile { nothing: true, ..self }
    }
}
