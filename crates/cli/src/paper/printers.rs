//! `printers`, and documents sent to one of them.

use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;
use tapis_club::documents::printing;
use tapis_club::documents::printing::{JobState, PrintOrder};
use tapis_club::locale::Language;
use tapis_club::{Document, Paper, Problem};

use crate::base::output::print_json;

/// Wait after which a job that still waits for its turn is left to the printer.
const PATIENCE: Duration = Duration::from_secs(10);
/// Interval at which the progress of a job is repeated while it is waited for.
const STILL: Duration = Duration::from_secs(5);
/// Between two looks at a job.
const BLINK: Duration = Duration::from_millis(100);

/// Options for printing on a printer.
#[derive(Debug, Args)]
pub struct To {
    /// Sends it to this printer instead of writing a file; `printers` lists them.
    #[arg(long, value_name = "PRINTER", conflicts_with = "out")]
    printer: Option<String>,
    /// Number of copies.
    #[arg(long, default_value_t = 1, requires = "printer")]
    copies: u32,
    /// Pages to print, such as 1-3,5.
    #[arg(long, default_value = "", requires = "printer")]
    pages: String,
    /// On both sides of the sheets.
    #[arg(long, requires = "printer")]
    two_sided: bool,
    /// Comes back only when the printer has all of it, or gave it up.
    #[arg(long, requires = "printer")]
    wait: bool,
}

impl To {
    /// On both sides of the sheets.
    pub fn two_sided(&self) -> bool {
        self.two_sided
    }

    /// Sends a document, where a printer is named, and says what became of it.
    pub fn send(
        &self,
        language: Language,
        document: &Document,
        sheets: (Paper, bool),
    ) -> Result<bool, Problem> {
        let Some(printer) = self.printer.clone() else { return Ok(false) };
        if document.nothing {
            return Err(Problem::new("print-nothing", &[("title", document.title.as_str().into())]));
        }
        let To { copies, two_sided, .. } = *self;
        let order = PrintOrder { printer, copies, pages: self.pages.clone(), two_sided };
        let sent = printing::print(language, document, &order, sheets, crate::now())?;
        let started = Instant::now();
        let mut said_at = started;
        let report = loop {
            let report = printing::follow(language, &sent, crate::now());
            let known = report.state != JobState::Waiting || started.elapsed() > PATIENCE;
            if report.state.is_over() || (known && !self.wait) {
                break report;
            }
            if said_at.elapsed() >= STILL {
                said_at = Instant::now();
                crate::base::output::complain(&report.says);
            }
            thread::sleep(BLINK);
        };
        if matches!(report.state, JobState::Failed | JobState::Cancelled | JobState::Refused) {
            return Err(said(&report.says));
        }
        print_json(
            &json!({ "printer": sent.printer, "job": sent.job, "state": report.state, "says": report.says }),
        );
        Ok(true)
    }
}

/// Prints the printers there are, one a line.
pub fn list(language: Language) -> Result<(), Problem> {
    let printing::Printers { list, usual, advice } = printing::printers(language);
    if let Some(advice) = advice {
        return Err(said(&advice));
    }
    for printer in list {
        let usual = usual.as_ref() == Some(&printer.name);
        print_json(&json!({
            "printer": printer.name, "says": printer.says, "usual": usual, "trouble": printer.trouble,
            "paper": printer.usual, "lacks": printer.lacks,
        }));
    }
    Ok(())
}

/// Message of the printer or the print server.
fn said(words: &str) -> Problem {
    Problem::new("cli-printer", &[("detail", words.into())])
}
