//! The paper: from plain structures to the bytes of a PDF. Same structures, same bytes.
//!
//! [`layout`] knows paper, type and tables and draws with commands of its own; `pdf` turns those
//! commands into a file; [`papers`] holds one module for each document. Nothing about tournaments
//! is computed here.
#![forbid(unsafe_code)]

pub mod bind;
pub mod diagrams;
pub mod layout;
pub mod papers;
mod pdf;

use tapis_locale::Language;

pub use layout::paper::Paper;

/// How a document is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// Its language.
    pub language: Language,
    /// The size of its sheets.
    pub paper: Paper,
    /// One green where it helps; otherwise black and grey only.
    pub colour: bool,
}

/// A printed document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The PDF file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// Characters that our letters do not have, in order; each is shown as a replacement mark.
    pub missing: Vec<char>,
}
