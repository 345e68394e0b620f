//! Printing in words: the printers, jobs and errors of [`tapis_print`].

use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::Millis;
use tapis_locale::{Language, text};
use tapis_print::{Job, JobStatus, Paper, PrintError, RangeError, Why, printer_called};

use crate::Problem;
use crate::documents::Document;

pub use tapis_print::{JobState, PrintOrder};

/// The printers of this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printers {
    /// Those that a document can be sent to; if empty, it opens in the system's viewer instead.
    pub list: Vec<Printer>,
    /// The system's default printer.
    pub usual: Option<String>,
    /// Reason why there is none, with a remedy.
    pub advice: Option<String>,
}

/// Printer known to the system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printer {
    pub name: String,
    /// Description and location, as people gave them.
    pub says: String,
    /// Present trouble of the printer.
    pub trouble: Option<String>,
    /// Sizes of sheets that it does not take.
    pub lacks: Vec<Paper>,
    /// The size that it is set up for; `None` if it is another one or nothing says.
    pub usual: Option<Paper>,
}

/// A document that a print queue has accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QueuedDocument {
    /// The printer's system name.
    pub printer: String,
    /// The name that people give the printer.
    pub called: String,
    /// The number of the job.
    pub job: u32,
    pub title: String,
    /// The size of its sheets.
    pub paper: Paper,
    /// Time of sending in UTC milliseconds.
    pub at: Millis,
    /// The confirmation to show.
    pub says: String,
}

/// Progress of a print job.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JobReport {
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
                    lacks: printer.lacks,
                    usual: printer.usual,
                })
                .collect(),
        },
    }
}

/// Sends a document to a printer, on sheets of this size, in colour or in grey.
///
/// # Errors
/// If a page does not exist, what is cut into pieces was to be printed on both sides, or the printer does not take the
/// document. Nothing is printed then.
pub fn print(
    language: Language,
    document: &Document,
    order: &PrintOrder,
    (paper, colour): (Paper, bool),
    now: Millis,
) -> Result<QueuedDocument, Problem> {
    let title = document.file_name.trim_end_matches(".pdf");
    if order.two_sided && document.cut {
        return Err(Problem::new("print-cut_sides", &[("title", title.into())]));
    }
    let printed = tapis_print::Document {
        title,
        bytes: &document.bytes,
        pages: document.pages,
        paper,
        colour,
        folded: document.folded,
    };
    let job = tapis_print::print(printed, order).map_err(|error| problem(&error, title))?;
    let mut sent = QueuedDocument {
        called: printer_called(&job.printer),
        printer: job.printer,
        job: job.number,
        title: title.to_owned(),
        paper,
        at: now,
        says: String::new(),
    };
    sent.says = sent.say(language, "print-sent", "");
    Ok(sent)
}

/// Asks for the progress of a print job.
pub fn follow(language: Language, sent: &QueuedDocument, now: Millis) -> JobReport {
    report(language, sent, &tapis_print::follow(&sent.as_job(), (now - sent.at).0))
}

/// Cancels a job that has not been printed yet.
///
/// # Errors
/// If it is too late to cancel it.
pub fn cancel(language: Language, sent: &QueuedDocument) -> Result<JobReport, Problem> {
    tapis_print::cancel(&sent.as_job()).map_err(|error| problem(&error, &sent.title))?;
    Ok(report(language, sent, &JobStatus::Cancelled))
}

impl QueuedDocument {
    /// Its place: the printer's system name, and its number there.
    pub fn place(&self) -> (&str, u32) {
        (&self.printer, self.job)
    }

    fn as_job(&self) -> Job {
        Job { printer: self.printer.clone(), number: self.job, title: self.title.clone(), paper: self.paper }
    }

    fn say(&self, language: Language, key: &str, detail: &str) -> String {
        let values = [
            ("printer", self.called.as_str().into()),
            ("title", self.title.as_str().into()),
            ("detail", detail.into()),
        ];
        text(language, key, &values)
    }
}

fn report(language: Language, sent: &QueuedDocument, status: &JobStatus) -> JobReport {
    let detail = match (status, status.why()) {
        (_, Some(Why::Said(words))) => words.clone(),
        (_, Some(why)) => why.code().map(|key| text(language, key, &[])).unwrap_or_default(),
        (JobStatus::Warned(trouble), _) => text(language, trouble.code(), &[]),
        (JobStatus::Refused(Some(Paper::Letter | Paper::HalfLetter)), _) => "Letter".to_owned(),
        (JobStatus::Refused(Some(_)), _) => "A4".to_owned(),
        _ => String::new(),
    };
    JobReport { state: status.state(), says: sent.say(language, status.code(), &detail) }
}

/// The sentence of an error; `title`: the document's name.
fn problem(error: &PrintError, title: &str) -> Problem {
    let number = |number: u32| i64::from(number).into();
    let values = match error {
        PrintError::Copies => vec![("most", number(PrintOrder::MOST_COPIES))],
        PrintError::Pages(RangeError::Unreadable(found)) => vec![("text", found.as_str().into())],
        PrintError::Pages(RangeError::Beyond { page, pages }) => {
            vec![("page", number(*page)), ("pages", number(*pages))]
        }
        PrintError::Gone(printer) => vec![("printer", printer.as_str().into())],
        PrintError::Refuses(printer) => vec![("printer", printer_called(printer).into())],
        PrintError::Refused { printer, detail } => {
            vec![("printer", printer_called(printer).into()), ("detail", detail.as_str().into())]
        }
        PrintError::TooLate(_) => vec![("title", title.into())],
        _ => Vec::new(),
    };
    Problem::new(error.code(), &values)
}
