//! Documents sent to printers, and which one a club uses on this computer.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tapis_club::Problem;
use tapis_club::documents::TonightPaper;
use tapis_club::printing::{self, JobReport, PrintOrder, Printers, Sent};
use tauri::{AppHandle, Manager};

use super::documents::{PaperRequest, made};
use super::{now, shared};

/// The printers of this computer, and how this club printed last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
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

fn file(app: &AppHandle) -> Option<PathBuf> {
    Some(app.path().app_data_dir().ok()?.join("printers.json"))
}

fn memory(app: &AppHandle) -> Memory {
    let stored = file(app).and_then(|file| std::fs::read_to_string(file).ok());
    stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn club(app: &AppHandle) -> String {
    shared(app).with(|club| Ok(club.file().path().display().to_string())).unwrap_or_default()
}

fn remember(app: &AppHandle, order: &PrintOrder) {
    let mut kept = memory(app);
    let last = Kept { printer: order.printer.clone(), two_sided: order.two_sided };
    if kept.insert(club(app), last.clone()) == Some(last) {
        return;
    }
    if let Some(file) = file(app) {
        // Only a convenience: a choice that cannot be kept does no harm.
        let _ = file.parent().map(std::fs::create_dir_all);
        let _ = std::fs::write(file, serde_json::to_string(&kept).unwrap_or_default());
    }
}

// The club is never held while a printer is spoken to: the clock must go on.

pub fn printers(app: &AppHandle) -> Result<PrintChoice, Problem> {
    let printers = printing::printers(shared(app).language());
    let last = memory(app).remove(&club(app)).unwrap_or_default();
    let there = |name: &String| printers.list.iter().any(|printer| printer.name == *name);
    let printer = Some(last.printer)
        .filter(there)
        .or_else(|| printers.usual.clone().filter(there))
        .or_else(|| printers.list.first().map(|printer| printer.name.clone()));
    Ok(PrintChoice { printer, two_sided: last.two_sided, printers })
}

pub fn document_print(app: &AppHandle, request: PaperRequest, order: PrintOrder) -> Result<Sent, Problem> {
    let document = made(app, &request, order.two_sided)?;
    let sheets = (request.options.paper, request.options.colour);
    let sent = printing::print(shared(app).language(), &document, &order, sheets, now())?;
    remember(app, &order);
    Ok(sent)
}

pub fn print_job(app: &AppHandle, sent: Sent) -> Result<JobReport, Problem> {
    Ok(printing::follow(shared(app).language(), &sent, now()))
}

pub fn print_cancel(app: &AppHandle, sent: Sent) -> Result<JobReport, Problem> {
    printing::cancel(shared(app).language(), &sent)
}

pub fn tonight(app: &AppHandle, id: i64) -> Result<Vec<TonightPaper>, Problem> {
    shared(app).with(|club| club.tonight(id))
}
