//! A document sent to a printer, and taken back.

use tapis_documents::bind;
use tapis_engine::quantity::Millis;
use tapis_locale::{Language, text};

use super::ranges::{self, RangeError};
use super::tools::{Told, run, serves};
use super::{JobReport, JobState, PrintOrder, Sent};
use crate::Problem;
use crate::documents::{Document, Paper};

/// Sends a document to a printer. Pages are chosen here and not by the printer's filters, some of
/// which choose twice. The size of its sheets and whether it is grey are the document's own.
///
/// # Errors
/// Where a page does not exist, or the printer does not take it; nothing is printed then.
pub fn print(
    language: Language,
    document: &Document,
    order: &PrintOrder,
    (paper, colour): (Paper, bool),
    now: Millis,
) -> Result<Sent, Problem> {
    let problem = |code: &str, values: &[(&str, tapis_locale::Value)]| Problem::new(language, code, values);
    if !(1..=PrintOrder::MOST_COPIES).contains(&order.copies) {
        return Err(problem("print-copies", &[("most", i64::from(PrintOrder::MOST_COPIES).into())]));
    }
    let count = u32::try_from(document.pages).unwrap_or(u32::MAX);
    let pages = ranges::pages(&order.pages, count).map_err(|error| match error {
        RangeError::Unreadable(found) => problem("print-pages_unreadable", &[("text", found.into())]),
        RangeError::Beyond(page) => problem(
            "print-pages_beyond",
            &[("page", i64::from(page).into()), ("pages", i64::from(count).into())],
        ),
    })?;
    let cut;
    let bytes = if pages.len() == document.pages {
        &document.bytes
    } else {
        cut = bind::only(&document.bytes, &pages).ok_or_else(|| problem("print-pages_lost", &[]))?;
        &cut
    };
    let name = order.printer.trim();
    // An empty name would be the system's usual printer, and one with a dash an option.
    if name.is_empty() || name.starts_with('-') {
        return Err(problem("print-gone", &[("printer", name.into())]));
    }
    let copies = order.copies.to_string();
    let title = document.file_name.trim_end_matches(".pdf");
    let sides = if order.two_sided { "sides=two-sided-long-edge" } else { "sides=one-sided" };
    let media = match paper {
        Paper::A4 => "media=A4",
        Paper::Letter => "media=Letter",
    };
    let mut arguments = vec!["-d", name, "-n", &copies, "-t", title, "-o", sides, "-o", media];
    if !colour {
        arguments.extend(["-o", "print-color-mode=monochrome"]);
    }
    arguments.extend(["--", "-"]);
    match run("lp", &arguments, bytes) {
        Told::Done(said) => {
            let (printer, job) = taken(&said).ok_or_else(|| {
                problem("print-refused", &[("printer", name.into()), ("detail", said.trim().into())])
            })?;
            let values = [("printer", printer.clone().into()), ("job", job.to_string().into())];
            Ok(Sent { says: text(language, "print-sent", &values), printer, job, at: now })
        }
        Told::Absent => Err(problem("print-no_cups", &[])),
        Told::Silent => Err(problem("print-no_service", &[])),
        Told::Refused(said) => Err(refused(language, name, &said)),
    }
}

/// Takes a job back that has not been printed yet, and says so.
///
/// # Errors
/// Where it cannot be taken back: it is through already.
pub fn cancel(language: Language, sent: &Sent) -> Result<JobReport, Problem> {
    let id = format!("{}-{}", sent.printer, sent.job);
    // This tool of CUPS takes `--` for an option that it does not know.
    match run("cancel", &[&id], &[]) {
        Told::Done(_) => {
            let values = [("printer", sent.printer.clone().into()), ("job", sent.job.to_string().into())];
            Ok(JobReport { state: JobState::Failed, says: text(language, "print-job_cancelled", &values) })
        }
        _ => Err(Problem::new(language, "print-too_late", &[("job", sent.job.to_string().into())])),
    }
}

/// The queue and the number in `request id is Hall-12 (1 file(s))`.
fn taken(said: &str) -> Option<(String, u32)> {
    let id = said.split_once("request id is ")?.1.split_whitespace().next()?;
    let (printer, job) = id.rsplit_once('-')?;
    Some((printer.to_owned(), job.parse().ok()?))
}

fn refused(language: Language, name: &str, said: &str) -> Problem {
    // Without its server the tool knows no printer, and says only that.
    if !serves() {
        return Problem::new(language, "print-no_service", &[]);
    }
    let printer = ("printer", name.into());
    if said.contains("not accepting jobs") {
        return Problem::new(language, "print-refuses", &[printer]);
    }
    if said.contains("does not exist") || said.contains("Invalid destination") {
        return Problem::new(language, "print-gone", &[printer]);
    }
    // The last line has the reason; the tool's own name before it says nothing to anybody.
    let last = said.lines().last().unwrap_or_default();
    let detail = last.trim_start_matches("lp: ").trim_start_matches("Error - ").trim();
    Problem::new(language, "print-refused", &[printer, ("detail", detail.into())])
}

#[cfg(test)]
mod tests {
    use super::taken;

    #[test]
    fn the_job_is_read_from_the_answer() {
        assert_eq!(taken("request id is HP-Laser-2-14 (0 file(s))\n"), Some(("HP-Laser-2".to_owned(), 14)));
        assert_eq!(taken("something else"), None);
    }
}
