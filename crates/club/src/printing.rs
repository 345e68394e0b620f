//! Paper sent straight to a printer, where CUPS is there.
//!
//! CUPS is spoken to through its own tools, `lp` and `lpstat`: they find the server, its socket,
//! its names and passwords and the printers of the network as every other program of the computer
//! does, and where they are missing the program starts all the same. A library would have to be
//! there for the program to start (`libcups`), or would see only the queues that are already
//! set up (IPP by hand). The tools are run in English and only keywords of IPP and the few
//! sentences that never changed are read from their answers.
//!
//! Where there is no CUPS, as on Windows, a document is opened in the system's viewer, which
//! prints it; [`printers`] says so in a sentence.

mod ending;
mod follow;
mod queues;
mod ranges;
mod send;
mod tools;

use serde::{Deserialize, Serialize};

pub use follow::follow;
pub use queues::printers;
pub use send::{cancel, print};

/// The printers of this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printers {
    /// Those that a document can be sent to; none: it is opened in the system's viewer instead.
    pub list: Vec<Printer>,
    /// The one that is used where nobody chooses.
    pub usual: Option<String>,
    /// Why there is none, and what to do instead.
    pub advice: Option<String>,
}

/// A printer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printer {
    /// Its name for the system.
    pub name: String,
    /// What a person calls it, and where it stands.
    pub says: String,
    /// What is wrong with it now.
    pub trouble: Option<String>,
}

/// How a document is to be printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintOrder {
    /// The printer's name for the system.
    pub printer: String,
    /// How many copies, 1 to [`PrintOrder::MOST_COPIES`].
    pub copies: u32,
    /// Which pages, such as `1-3, 5`; empty: all.
    pub pages: String,
    /// On both sides of the sheets, turned over their long edge.
    pub two_sided: bool,
}

impl PrintOrder {
    /// More copies than that are a slip of the hand.
    pub const MOST_COPIES: u32 = 99;
}

/// A document that a printer's queue has taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sent {
    /// The printer's name for the system.
    pub printer: String,
    /// The number of the job.
    pub job: u32,
    /// When it was sent, UTC milliseconds.
    pub at: i64,
    /// Says so.
    pub says: String,
}

/// How far a job has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// It waits for its turn.
    Waiting,
    /// The printer has it in hand.
    Printing,
    /// The printer has all of it.
    Done,
    /// It waits for somebody to do something about the printer.
    Stuck,
    /// It will not be printed.
    Failed,
}

/// What becomes of a job.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JobReport {
    /// How far it has come.
    pub state: JobState,
    /// Says so, and what to do.
    pub says: String,
}
