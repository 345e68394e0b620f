//! Printing in words: the printers, jobs and errors of [`tapis_print`].

use serde::{Deserialize, Serialize};
use tapis_engine::quantity::Millis;
use tapis_locale::{Language, text};
use tapis_print::{Job, JobStatus, Paper, PrintError, RangeError};
pub use tapis_print::{JobState, PrintOrder};

use crate::Problem;
use crate::documents::Document;

/// The printers of this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printers {
    /// Those that a document can be sent to; if empty, it opens in the system's viewer instead.
    pub list: Vec<Printer>,
    /// The system's default printer.
    pub usual: Option<String>,
    /// Why there is none, and what to do instead.
    pub advice: Option<String>,
}

/// A printer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printer {
    /// Its system name.
    pub name: String,
    /// What people call it, and where it stands.
    pub says: String,
    /// What is wrong with it now.
    pub trouble: Option<String>,
}

/// A document that a print queue has accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sent {
    /// The printer's system name.
    pub printer: String,
    /// The number of the job.
    pub job: u32,
    /// When it was sent, UTC milliseconds.
    pub at: Millis,
    /// The confirmation to show.
    pub says: String,
}

/// How far a job has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JobReport {
    /// How far.
    pub state: JobState,
    /// The same in words, with what to do about it.
    pub says: String,
}

/// The printers of this computer and its network. This takes up to a few seconds.
pub fn printers(language: Language) -> Printers {
    let say = |key: &str| text(language, key, &[]);
    match tapis_print::printers() {
        Err(error) => Printers { advice: Some(say(error.code())), ..Printers::default() },
        Ok(found) => Printers {
            usual: found.usual,
            advice: None,
            list: found
                .list
                .into_iter()
                .map(|printer| Printer {
                    trouble: printer.trouble.map(|trouble| say(trouble.code())),
                    name: printer.name,
                    says: printer.says,
                })
                .collect(),
        },
    }
}

/// Sends a document to a printer, on sheets of this size, in colour or in grey.
///
/// # Errors
/// If a page does not exist, or the printer does not take the document. Nothing is printed then.
pub fn print(
    language: Language,
    document: &Document,
    order: &PrintOrder,
    (paper, colour): (Paper, bool),
    now: Millis,
) -> Result<Sent, Problem> {
    let title = document.file_name.trim_end_matches(".pdf");
    let printed = tapis_print::Document {
        title,
        bytes: &document.bytes,
        pages: document.pages,
        paper,
        colour,
        folded: document.folded,
    };
    let job = tapis_print::print(printed, order).map_err(|error| problem(&error))?;
    let says = say(language, "print-sent", &job, "");
    Ok(Sent { says, printer: job.printer, job: job.number, at: now })
}

/// How far a job has come.
pub fn follow(language: Language, sent: &Sent, now: Millis) -> JobReport {
    let job = sent.as_job();
    report(language, &job, &tapis_print::follow(&job, (now - sent.at).0))
}

/// Cancels a job that has not been printed yet.
///
/// # Errors
/// If it is too late to cancel it.
pub fn cancel(language: Language, sent: &Sent) -> Result<JobReport, Problem> {
    let job = sent.as_job();
    tapis_print::cancel(&job).map_err(|error| problem(&error))?;
    Ok(report(language, &job, &JobStatus::Cancelled))
}

impl Sent {
    fn as_job(&self) -> Job {
        Job { printer: self.printer.clone(), number: self.job }
    }
}

fn report(language: Language, job: &Job, status: &JobStatus) -> JobReport {
    JobReport { state: status.state(), says: say(language, status.code(), job, status.detail()) }
}

fn say(language: Language, key: &str, job: &Job, detail: &str) -> String {
    let number = job.number.to_string().into();
    text(
        language,
        key,
        &[("printer", job.printer.as_str().into()), ("job", number), ("detail", detail.into())],
    )
}

fn problem(error: &PrintError) -> Problem {
    let number = |number: u32| i64::from(number).into();
    let values = match error {
        PrintError::Copies => vec![("most", number(PrintOrder::MOST_COPIES))],
        PrintError::Pages(RangeError::Unreadable(found)) => vec![("text", found.as_str().into())],
        PrintError::Pages(RangeError::Beyond { page, pages }) => {
            vec![("page", number(*page)), ("pages", number(*pages))]
        }
        PrintError::Gone(printer) | PrintError::Refuses(printer) => {
            vec![("printer", printer.as_str().into())]
        }
        PrintError::Refused { printer, detail } => {
            vec![("printer", printer.as_str().into()), ("detail", detail.as_str().into())]
        }
        PrintError::TooLate(job) => vec![("job", job.to_string().into())],
        _ => Vec::new(),
    };
    Problem::new(error.code(), &values)
}
