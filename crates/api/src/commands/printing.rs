//! Documents sent to printers, and which one a club uses on this computer. No lock is held while a
//! printer is spoken to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::Problem;
use tapis_club::printing::{self, JobReport, PrintOrder, Printers, Sent};

use crate::{Api, Call, PaperRequest};

/// The printers of this computer, and how this club printed last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintChoice {
    /// The printers.
    pub printers: Printers,
    /// The one to begin with: the club's last on this computer, else the system's own.
    pub printer: Option<String>,
    /// On both sides of the sheets.
    pub two_sided: bool,
}

/// How a club printed last on this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    printer: String,
    two_sided: bool,
}

/// By the club's file, for the printers of one computer are not those of another.
type Memory = BTreeMap<String, Kept>;
const MEMORY: &str = "printers.json";

#[commands]
impl Call<'_> {
    /// The printers of this computer, and how this club printed last. May take seconds.
    #[audience(host)]
    pub fn printers(&self) -> Result<PrintChoice, Problem> {
        let printers = printing::printers(self.language());
        let mut memory: Memory = self.api.recalled(MEMORY).unwrap_or_default();
        let last = memory.remove(&self.api.club_path()).unwrap_or_default();
        let there = |name: &String| printers.list.iter().any(|printer| printer.name == *name);
        let printer = Some(last.printer)
            .filter(there)
            .or_else(|| printers.usual.clone().filter(there))
            .or_else(|| printers.list.first().map(|printer| printer.name.clone()));
        Ok(PrintChoice { printer, two_sided: last.two_sided, printers })
    }

    /// Sends a document to a printer.
    #[audience(host)]
    pub fn document_print(&self, request: PaperRequest, order: PrintOrder) -> Result<Sent, Problem> {
        let document = self.made(&request, order.two_sided)?;
        let sheets = (request.options.paper, request.options.colour);
        let sent = printing::print(self.language(), &document, &order, sheets, self.now())?;
        self.api.remember_printer(&order);
        Ok(sent)
    }

    /// What became of a document that was sent.
    #[audience(host)]
    pub fn print_job(&self, sent: Sent) -> Result<JobReport, Problem> {
        Ok(printing::follow(self.language(), &sent, self.now()))
    }

    /// Takes it back.
    #[audience(host)]
    pub fn print_cancel(&self, sent: Sent) -> Result<JobReport, Problem> {
        printing::cancel(self.language(), &sent)
    }
}

impl Api {
    fn club_path(&self) -> String {
        self.read(|club| Ok(club.file().path().display().to_string())).unwrap_or_default()
    }

    fn remember_printer(&self, order: &PrintOrder) {
        let mut memory: Memory = self.recalled(MEMORY).unwrap_or_default();
        let last = Kept { printer: order.printer.clone(), two_sided: order.two_sided };
        if memory.insert(self.club_path(), last.clone()) != Some(last) {
            self.keep_in_mind(MEMORY, &memory);
        }
    }
}
