//! Sends documents to printers through CUPS.
//!
//! CUPS is driven through its own command-line tools, `lp`, `lpstat` and `cancel`. They find the
//! server, its socket, its credentials and the network's printers as every other program on the
//! computer does, and where they are missing this program still starts. Linking `libcups` would
//! make it a requirement for starting; speaking IPP directly would only reach queues that are
//! already set up. The tools run in English, and only IPP keywords and a few sentences that have
//! never changed are read from their output.
//!
//! If there is no CUPS, as on Windows, the system's PDF viewer prints instead: [`printers`]
//! returns [`PrintError::ByViewer`].
//!
//! Nothing here is put into words for a person: errors and job states are typed, and each names
//! its sentence in the catalogue by a `code`.
#![forbid(unsafe_code)]

mod follow;
mod ipp;
mod queues;
mod ranges;
mod send;
mod tools;

use serde::{Deserialize, Serialize};
pub use tapis_documents::Paper;

pub use follow::{JobStatus, Why, follow};
pub use queues::{Printer, Printers, Trouble, printer_called, printers};
pub use ranges::RangeError;
pub use send::{Document, cancel, print};

/// Options for printing a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintOrder {
    /// The printer's system name.
    pub printer: String,
    /// Number of copies, 1 to [`PrintOrder::MOST_COPIES`].
    pub copies: u32,
    /// Range of pages, such as `1-3, 5`; empty means all of them.
    pub pages: String,
    /// Print on both sides, turned over the long edge.
    pub two_sided: bool,
}

impl PrintOrder {
    /// A larger number of copies is a typing error.
    pub const MOST_COPIES: u32 = 99;
}

/// A document that a print queue has accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Job {
    /// The printer's system name.
    pub printer: String,
    pub number: u32,
    pub title: String,
    /// The size of its sheets.
    pub paper: Paper,
}

/// Progress of a print job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    Waiting,
    /// The printer is printing it.
    Printing,
    /// The printer has received all of it.
    Done,
    /// Somebody has to see to the printer first.
    Stuck,
    /// It will not be printed, or not well: its queue gave it up.
    Failed,
    Cancelled,
    /// The printer does not take it.
    Refused,
    /// Nothing says what became of it.
    Unknown,
}

impl JobState {
    /// Whether nothing more becomes of a job.
    pub fn is_over(self) -> bool {
        !matches!(self, JobState::Waiting | JobState::Printing | JobState::Stuck)
    }
}

/// Reason why nothing was printed, listed or cancelled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PrintError {
    /// This system has no CUPS; its PDF viewer prints.
    #[error("this system prints from its PDF viewer")]
    ByViewer,
    /// The tools of CUPS are not installed.
    #[error("CUPS is not installed")]
    NoCups,
    /// The CUPS server does not answer.
    #[error("CUPS does not answer")]
    NoService,
    /// No printer is installed.
    #[error("no printer is installed")]
    NoPrinter,
    /// The number of copies is zero, or above [`PrintOrder::MOST_COPIES`].
    #[error("copies: 1 to {}", PrintOrder::MOST_COPIES)]
    Copies,
    /// The page range cannot be used.
    #[error(transparent)]
    Pages(#[from] RangeError),
    /// The chosen pages cannot be taken out of the document.
    #[error("the pages cannot be taken out of the document")]
    PagesLost,
    /// There is no printer of that name.
    #[error("there is no printer {0}")]
    Gone(String),
    /// The printer's queue is closed.
    #[error("{0} takes no jobs")]
    Refuses(String),
    /// The printer refused the document.
    #[error("{printer} refused the document: {detail}")]
    Refused {
        /// The printer's system name.
        printer: String,
        /// The reason CUPS gives.
        detail: String,
    },
    /// The job can no longer be cancelled.
    #[error("job {0} can no longer be cancelled")]
    TooLate(u32),
}

impl PrintError {
    /// The tools of CUPS are not there. Only on Linux can they be installed; the advice names their package.
    fn without_tools(linux: bool) -> Self {
        if linux { PrintError::NoCups } else { PrintError::ByViewer }
    }

    /// The message key of its sentence.
    pub fn code(&self) -> &'static str {
        match self {
            PrintError::ByViewer => "print-by_viewer",
            PrintError::NoCups => "print-no_cups",
            PrintError::NoService => "print-no_service",
            PrintError::NoPrinter => "print-no_printer",
            PrintError::Copies => "print-copies",
            PrintError::Pages(RangeError::Unreadable(_)) => "print-pages_unreadable",
            PrintError::Pages(RangeError::Beyond { .. }) => "print-pages_beyond",
            PrintError::PagesLost => "print-pages_lost",
            PrintError::Gone(_) => "print-gone",
            PrintError::Refuses(_) => "print-refuses",
            PrintError::Refused { .. } => "print-refused",
            PrintError::TooLate(_) => "print-too_late",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::PrintError;

    #[test]
    fn only_linux_is_advised_to_install_something() {
        assert_eq!(PrintError::without_tools(true).code(), "print-no_cups");
        assert_eq!(PrintError::without_tools(false).code(), "print-by_viewer");
    }
}
