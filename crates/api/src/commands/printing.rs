//! Documents sent to printers, and what a club chose and sent on this computer. No lock is held while a
//! printer is spoken to.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::Problem;
use tapis_club::documents::printing::{self, JobReport, PrintOrder, Printers, QueuedDocument};

use super::seat_papers::PrintedSeats;
use crate::{Api, PaperRequest, RequestedPaper};

/// The printers of this computer, and the one that this club begins with.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintChoice {
    pub printers: Printers,
    /// The one to begin with: the club's last on this computer, else the system's own, else the only one;
    /// `None` if the person has to choose.
    pub printer: Option<String>,
}

/// The way a club printed last on this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct PrinterMemory {
    printer: String,
    /// By document: on both sides.
    both_sides: BTreeMap<String, bool>,
    /// Jobs that a printer may still print.
    jobs: Vec<QueuedDocument>,
    /// Papers that show seats, as they were printed.
    pub(super) seats: Vec<PrintedSeats>,
}

/// By the club's file, for the printers of one computer are not those of another.
type Memory = BTreeMap<String, PrinterMemory>;
const MEMORY: &str = "printers.json";
/// Held while the memory is read and written: jobs are followed side by side.
static REMEMBERING: Mutex<()> = Mutex::new(());

#[commands]
impl PrintingCommands<'_> {
    /// The printers of this computer, and the one that this club begins with. May take seconds.
    #[audience(host)]
    pub fn printers(&self) -> Result<PrintChoice, Problem> {
        let printers = printing::printers(self.language());
        let last = self.api.printed_last().printer;
        let there = |name: &String| printers.list.iter().any(|printer| printer.name == *name);
        let only = match printers.list.as_slice() {
            [printer] => Some(printer.name.clone()),
            _ => None,
        };
        let printer = Some(last).filter(there).or_else(|| printers.usual.clone().filter(there)).or(only);
        Ok(PrintChoice { printer, printers })
    }

    /// Whether such a document was printed on both sides last; null if it is cut into pieces, which are printed on one
    /// side.
    #[audience(host)]
    pub fn print_sides(&self, paper: RequestedPaper) -> Result<Option<bool>, Problem> {
        let sides = self.api.printed_last().both_sides;
        Ok((!paper.is_cut()).then(|| sides.get(paper.name()).copied().unwrap_or_default()))
    }

    /// Sends a document to a printer.
    #[audience(host)]
    pub fn document_print(
        &self,
        request: PaperRequest,
        order: PrintOrder,
    ) -> Result<QueuedDocument, Problem> {
        let seats = self.seats_shown(&request)?;
        let document = self.made(&request, order.two_sided)?;
        let sheets = (request.options.paper, request.options.colour);
        let sent = printing::print(self.language(), &document, &order, sheets, self.now())?;
        self.api.remember_printing(|kept| {
            kept.printer.clone_from(&order.printer);
            kept.both_sides.insert(request.paper.name().to_owned(), order.two_sided);
            kept.jobs.push(sent.clone());
        });
        self.remember_seats(seats);
        Ok(sent)
    }

    /// Jobs that may still be printed, those sent before the program was started among them.
    #[audience(host)]
    pub fn print_jobs(&self) -> Result<Vec<QueuedDocument>, Problem> {
        Ok(self.api.printed_last().jobs)
    }

    /// Returns the state of a document that was sent to the printer.
    #[audience(host)]
    pub fn print_job(&self, sent: QueuedDocument) -> Result<JobReport, Problem> {
        let report = printing::follow(self.language(), &sent, self.now());
        if report.state.is_over() {
            self.print_forget(sent)?;
        }
        Ok(report)
    }

    /// Cancels a print job.
    #[audience(host)]
    pub fn print_cancel(&self, sent: QueuedDocument) -> Result<JobReport, Problem> {
        let report = printing::cancel(self.language(), &sent)?;
        self.print_forget(sent)?;
        Ok(report)
    }

    /// Follows a document that was sent no longer.
    #[audience(host)]
    pub fn print_forget(&self, sent: QueuedDocument) -> Result<(), Problem> {
        self.api.remember_printing(|kept| kept.jobs.retain(|job| job.place() != sent.place()));
        Ok(())
    }
}

impl Api {
    fn club_path(&self) -> String {
        self.read(|club| Ok(club.file().path().display().to_string())).unwrap_or_default()
    }

    /// The way the open club printed last.
    pub(super) fn printed_last(&self) -> PrinterMemory {
        let mut memory: Memory = self.recalled(MEMORY).unwrap_or_default();
        memory.remove(&self.club_path()).unwrap_or_default()
    }

    pub(super) fn remember_printing(&self, change: impl FnOnce(&mut PrinterMemory)) {
        let club = self.club_path();
        let _one = REMEMBERING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut memory: Memory = self.recalled(MEMORY).unwrap_or_default();
        let kept = memory.entry(club).or_default();
        let before = kept.clone();
        change(kept);
        if *kept != before {
            self.keep_in_mind(MEMORY, &memory);
        }
    }
}
