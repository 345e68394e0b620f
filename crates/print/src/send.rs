//! Sends a document to a printer, and cancels a job.

use tapis_documents::{Paper, bind};

use super::tools::{ToolOutput, is_serving, run};
use super::{Job, PrintError, PrintOrder, ranges};

/// A document to print.
#[derive(Debug, Clone, Copy)]
pub struct Document<'a> {
    /// The job's title in the queue.
    pub title: &'a str,
    pub bytes: &'a [u8],
    pub pages: usize,
    /// The size of its sheets.
    pub paper: Paper,
    pub colour: bool,
    /// Its sheets are folded to a booklet.
    pub folded: bool,
}

impl Job {
    /// Its name for the tools of CUPS.
    pub(super) fn id(&self) -> String {
        format!("{}-{}", self.printer, self.number)
    }
}

/// Sends a document to a printer. The page range is applied here, not by the printer's filters:
/// some of them apply it twice.
///
/// # Errors
/// If a page does not exist, or the printer does not take the document. Nothing is printed then.
pub fn print(document: Document<'_>, order: &PrintOrder) -> Result<Job, PrintError> {
    if !(1..=PrintOrder::MOST_COPIES).contains(&order.copies) {
        return Err(PrintError::Copies);
    }
    let pages = ranges::pages(&order.pages, u32::try_from(document.pages).unwrap_or(u32::MAX))?;
    let cut;
    let bytes = if pages.len() == document.pages {
        document.bytes
    } else {
        cut = bind::only(document.bytes, &pages).ok_or(PrintError::PagesLost)?;
        &cut
    };
    let name = order.printer.trim();
    // An empty name would mean the default printer, and a leading dash an option.
    if name.is_empty() || name.starts_with('-') {
        return Err(PrintError::Gone(name.to_owned()));
    }
    let copies = order.copies.to_string();
    let sides = match (order.two_sided, document.folded) {
        (true, false) => "sides=two-sided-long-edge",
        // The sheets of a booklet are turned over on their short edge.
        (true, true) => "sides=two-sided-short-edge",
        (false, _) => "sides=one-sided",
    };
    let media = match document.paper {
        Paper::A4 | Paper::HalfA4 => "media=A4",
        Paper::Letter | Paper::HalfLetter => "media=Letter",
    };
    let mut arguments = vec!["-d", name, "-n", &copies, "-t", document.title, "-o", sides, "-o", media];
    if !document.colour {
        arguments.extend(["-o", "print-color-mode=monochrome"]);
    }
    arguments.extend(["--", "-"]);
    // A service that hangs takes whole documents without a word; a question that is quickly answered shows it sooner.
    if run("lpstat", &["-c"], &[]) == ToolOutput::TimedOut {
        return Err(PrintError::NoService);
    }
    let answer = run("lp", &arguments, bytes);
    match answer {
        ToolOutput::Done(_) => tracing::debug!(pages = pages.len(), "printed"),
        ToolOutput::Missing => tracing::warn!("no tool that prints"),
        ToolOutput::TimedOut => tracing::warn!("the print service does not answer"),
        // Its message may quote the document's title.
        ToolOutput::Refused(_) => tracing::warn!("the print service refuses"),
    }
    match answer {
        ToolOutput::Done(answer) => accepted(&answer, document.title, document.paper).ok_or_else(|| {
            PrintError::Refused { printer: name.to_owned(), detail: answer.trim().to_owned() }
        }),
        ToolOutput::Missing => Err(PrintError::without_tools(cfg!(target_os = "linux"))),
        ToolOutput::TimedOut => Err(PrintError::NoService),
        ToolOutput::Refused(message) => Err(refused(name, &message)),
    }
}

/// Cancels a job that has not been printed yet.
///
/// # Errors
/// If it is too late to cancel it.
pub fn cancel(job: &Job) -> Result<(), PrintError> {
    // Unlike `lp`, this tool treats `--` as an unknown option.
    match run("cancel", &[&job.id()], &[]) {
        ToolOutput::Done(_) => Ok(()),
        _ => Err(PrintError::TooLate(job.number)),
    }
}

/// The job in `request id is Hall-12 (1 file(s))`.
fn accepted(answer: &str, title: &str, paper: Paper) -> Option<Job> {
    let id = answer.split_once("request id is ")?.1.split_whitespace().next()?;
    let (printer, number) = id.rsplit_once('-')?;
    let (printer, title) = (printer.to_owned(), title.to_owned());
    Some(Job { printer, number: number.parse().ok()?, title, paper })
}

fn refused(name: &str, message: &str) -> PrintError {
    let printer = name.to_owned();
    // Without a server the tool only says that it knows no such printer.
    if !is_serving() {
        return PrintError::NoService;
    }
    if message.contains("not accepting jobs") {
        return PrintError::Refuses(printer);
    }
    if message.contains("does not exist") || message.contains("Invalid destination") {
        return PrintError::Gone(printer);
    }
    // The last line has the reason; the tool's own name in front of it means nothing to a person.
    let last = message.lines().last().unwrap_or_default();
    let detail = last.trim_start_matches("lp: ").trim_start_matches("Error - ").trim();
    let detail = detail.trim_end_matches('.').to_owned();
    PrintError::Refused { printer, detail }
}

#[cfg(test)]
mod tests {
    use super::{Job, Paper, accepted};

    #[test]
    fn the_job_is_read_from_the_answer() {
        let (printer, title) = ("HP-Laser-2".to_owned(), "Seats".to_owned());
        let job = Job { printer, number: 14, title, paper: Paper::A4 };
        assert_eq!(accepted("request id is HP-Laser-2-14 (0 file(s))\n", "Seats", Paper::A4), Some(job));
        assert_eq!(accepted("something else", "Seats", Paper::A4), None);
    }
}
