//! Printers of the system and their troubles.

use std::collections::BTreeMap;

use super::ipp::{self, Media};
use super::tools::{ToolOutput, is_serving, run};
use super::{Paper, PrintError};

/// The printers of this computer and its network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printers {
    /// The printers a document can be sent to: at least one.
    pub list: Vec<Printer>,
    /// The system's default printer.
    pub usual: Option<String>,
}

/// Printer known to the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printer {
    pub name: String,
    /// Description and location, as people gave them.
    pub says: String,
    /// Present trouble of the printer.
    pub trouble: Option<Trouble>,
    /// Sizes of sheets that it does not take.
    pub lacks: Vec<Paper>,
    /// The size that it is set up for; `None` if it is another one, or nothing says.
    pub usual: Option<Paper>,
}

/// The words of `lpstat -a` after the name of a queue that is closed.
const NOT_ACCEPTING: &str = " not accepting requests";

/// Trouble that a person has to remove at a printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Its queue takes no jobs.
    Refuses,
    /// Its queue is stopped.
    Stopped,
    /// It is out of paper.
    Paper,
    Jam,
    /// It is out of ink or toner.
    Toner,
    /// A cover is open.
    Cover,
    /// Its output tray is full.
    Tray,
    /// It does not answer.
    Away,
}

impl Trouble {
    /// The message key of its sentence.
    pub fn code(self) -> &'static str {
        match self {
            Trouble::Refuses => "print-trouble_refuses",
            Trouble::Stopped => "print-trouble_stopped",
            Trouble::Paper => "print-trouble_paper",
            Trouble::Jam => "print-trouble_jam",
            Trouble::Toner => "print-trouble_toner",
            Trouble::Cover => "print-trouble_cover",
            Trouble::Tray => "print-trouble_tray",
            Trouble::Away => "print-trouble_away",
        }
    }
}

/// The printers of this computer and its network. This takes up to a few seconds when the network
/// is searched.
///
/// # Errors
/// If there is no printer to send a document to.
pub fn printers() -> Result<Printers, PrintError> {
    // This includes network printers, which have no queue until something is sent to them.
    let names = match run("lpstat", &["-e"], &[]) {
        ToolOutput::Missing => return Err(PrintError::without_tools(cfg!(target_os = "linux"))),
        ToolOutput::TimedOut => return Err(PrintError::NoService),
        ToolOutput::Done(names) => names,
        ToolOutput::Refused(_) => String::new(),
    };
    if names.trim().is_empty() {
        return Err(if is_serving() { PrintError::NoPrinter } else { PrintError::NoService });
    }
    let queues = Queue::all();
    let media = ipp::media();
    let list = names.lines().map(|name| printer(name.trim(), &queues, &media)).collect();
    let usual = match run("lpstat", &["-d"], &[]) {
        ToolOutput::Done(answer) => answer.split_once(':').map(|(_, name)| name.trim().to_owned()),
        _ => None,
    };
    Ok(Printers { list, usual })
}

/// The sizes that differ on paper.
const SIZES: [Paper; 2] = [Paper::A4, Paper::Letter];

fn printer(name: &str, queues: &BTreeMap<String, Queue>, media: &BTreeMap<String, Media>) -> Printer {
    let queue = queues.get(queue_of(name));
    let media = media.get(queue_of(name));
    Printer {
        name: name.to_owned(),
        says: called(name, queue),
        trouble: queue.and_then(Queue::trouble),
        lacks: SIZES.into_iter().filter(|size| media.is_some_and(|media| media.lacks(*size))).collect(),
        usual: SIZES.into_iter().find(|size| media.is_some_and(|media| is_of(&media.usual, *size))),
    }
}

/// The queue of a destination: an instance, such as `Hall/draft`, shares that of its printer.
pub(super) fn queue_of(name: &str) -> &str {
    name.split('/').next().unwrap_or(name)
}

/// The name that people give a printer, and its place.
fn called(name: &str, queue: Option<&Queue>) -> String {
    let plain = name.replace('_', " ");
    let (called, place) = queue.map_or(("", ""), |queue| (&*queue.description, &*queue.location));
    let called = if called.is_empty() { plain } else { called.to_owned() };
    if place.is_empty() { called } else { format!("{called} ({place})") }
}

/// The name that people give the printer of a system name, as in [`Printer::says`].
pub fn printer_called(name: &str) -> String {
    called(name, Queue::of(name).as_ref())
}

/// Whether a medium, as an IPP keyword such as `iso_a4_210x297mm`, is a sheet for this size.
fn is_of(medium: &str, paper: Paper) -> bool {
    match paper {
        Paper::A4 | Paper::HalfA4 => medium.starts_with("iso_a4_"),
        Paper::Letter | Paper::HalfLetter => medium.starts_with("na_letter_"),
    }
}

impl Media {
    /// Whether it is said what the printer takes, and sheets of this size are not among it.
    fn lacks(&self, paper: Paper) -> bool {
        !self.supported.is_empty() && !self.supported.iter().any(|one| is_of(one, paper))
    }
}

/// Whether a printer does not take sheets of this size.
pub(super) fn lacks(printer: &str, paper: Paper) -> bool {
    ipp::media().get(queue_of(printer)).is_some_and(|media| media.lacks(paper))
}

/// A queue as CUPS describes it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Queue {
    pub(super) description: String,
    pub(super) location: String,
    /// It passes nothing on to its printer.
    pub(super) stopped: bool,
    /// Reason in the words of CUPS.
    pub(super) message: String,
    /// Keywords of IPP, unaltered.
    pub(super) alerts: Vec<String>,
    /// It takes no jobs.
    pub(super) refuses: bool,
}

impl Queue {
    /// The queue of that name, if it exists.
    pub(super) fn of(name: &str) -> Option<Queue> {
        let name = queue_of(name);
        let ToolOutput::Done(answer) = run("lpstat", &["-l", "-p", name], &[]) else { return None };
        let mut queue = Queue::parse(&answer)?;
        if let ToolOutput::Done(answer) = run("lpstat", &["-a", name], &[]) {
            queue.refuses = answer.lines().any(|line| line.contains(NOT_ACCEPTING));
        }
        Some(queue)
    }

    /// All queues, by name. However many there are, CUPS is asked twice.
    fn all() -> BTreeMap<String, Queue> {
        let ToolOutput::Done(answer) = run("lpstat", &["-l", "-p"], &[]) else { return BTreeMap::new() };
        let closed = match run("lpstat", &["-a"], &[]) {
            ToolOutput::Done(answer) => answer,
            _ => String::new(),
        };
        let closed: Vec<&str> =
            closed.lines().filter_map(|line| Some(line.split_once(NOT_ACCEPTING)?.0.trim())).collect();
        let lines: Vec<&str> = answer.lines().collect();
        let parts = lines.chunk_by(|_, next| !next.starts_with("printer "));
        let queue = |part: &[&str]| {
            let name = part.first()?.split_whitespace().nth(1)?;
            let queue = Queue::parse(&part.join("\n"))?;
            Some((name.to_owned(), Queue { refuses: closed.contains(&name), ..queue }))
        };
        parts.filter_map(queue).collect()
    }

    fn parse(answer: &str) -> Option<Queue> {
        let mut lines = answer.lines();
        let first = lines.next().filter(|line| line.starts_with("printer "))?;
        let mut queue = Queue { stopped: first.contains(" disabled since "), ..Queue::default() };
        for line in lines {
            let line = line.trim();
            match line.split_once(':') {
                Some(("Description", text)) => text.trim().clone_into(&mut queue.description),
                Some(("Location", text)) => text.trim().clone_into(&mut queue.location),
                Some(("Alerts", alerts)) => queue.alerts = keywords(alerts),
                Some(("Form mounted", _)) => {}
                // A message, where there is one, comes before the fields.
                _ if queue.description.is_empty() && queue.message.is_empty() && !line.contains("types:") => {
                    line.clone_into(&mut queue.message);
                }
                _ => {}
            }
        }
        // Somebody stopped it: that is no reason, and English.
        if ["reason unknown", "Paused"].contains(&queue.message.trim_end_matches('.')) {
            queue.message.clear();
        }
        Some(queue)
    }

    fn trouble(&self) -> Option<Trouble> {
        if self.refuses {
            return Some(Trouble::Refuses);
        }
        if self.stopped {
            return Some(Trouble::Stopped);
        }
        alert(&self.alerts)
    }
}

/// The IPP keywords in a line of output; `none` means there are none.
pub(super) fn keywords(line: &str) -> Vec<String> {
    line.split_whitespace().filter(|word| *word != "none").map(str::to_owned).collect()
}

/// The end of a keyword that says that the printer goes on all the same.
const WARNING: &str = "-warning";

/// Trouble that a printer's keywords ask a person to remove. Warnings, such as an empty tray beside a full
/// one, ask for nothing yet.
pub(super) fn alert(keywords: &[String]) -> Option<Trouble> {
    keywords.iter().filter(|word| !word.ends_with(WARNING)).find_map(|word| trouble(word))
}

/// The trouble in a printer's warnings that may hold up a job. CUPS passes on most of what a network printer reports as
/// a warning, even that it is out of paper.
pub(super) fn warning(keywords: &[String]) -> Option<Trouble> {
    let warnings = keywords.iter().filter_map(|word| word.strip_suffix(WARNING));
    // Printers go on for long with the last of their ink.
    warnings.filter_map(trouble).find(|trouble| *trouble != Trouble::Toner)
}

fn trouble(keyword: &str) -> Option<Trouble> {
    Some(match keyword.trim_end_matches("-error").trim_end_matches("-report") {
        "media-empty" | "media-needed" | "input-tray-missing" => Trouble::Paper,
        "media-jam" => Trouble::Jam,
        "toner-empty" | "marker-supply-empty" => Trouble::Toner,
        "cover-open" | "door-open" | "interlock-open" => Trouble::Cover,
        "output-area-full" | "output-tray-missing" => Trouble::Tray,
        "offline" | "shutdown" | "timed-out" | "connecting-to-device" => Trouble::Away,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::{Paper, Queue, Trouble, alert};

    const IDLE: &str = "printer Salle is idle.  enabled since Sat Nov 21 14:27:14 2026
\tForm mounted:
\tContent types: any
\tPrinter types: unknown
\tDescription: Laser: la salle
\tAlerts: none
\tLocation: Sous l’escalier
\tConnection: direct
";
    const STOPPED: &str = "printer Salle disabled since Sat Nov 21 14:29:39 2026 -
\tThe printer is not responding.
\tForm mounted:
\tContent types: any
\tDescription: Salle
\tAlerts: paused media-empty-error
\tLocation: 
";

    #[test]
    fn a_queue_is_parsed() {
        let idle = Queue::parse(IDLE).unwrap();
        assert_eq!((&*idle.description, &*idle.location), ("Laser: la salle", "Sous l’escalier"));
        assert_eq!((idle.stopped, idle.trouble()), (false, None));
        let stopped = Queue::parse(STOPPED).unwrap();
        assert!(stopped.stopped);
        assert_eq!(stopped.message, "The printer is not responding.");
        assert_eq!(stopped.trouble(), Some(Trouble::Stopped));
        assert_eq!(alert(&stopped.alerts), Some(Trouble::Paper));
        assert_eq!(Queue::parse("lpstat: Invalid destination name in list \"x\".\n"), None);
    }

    #[test]
    fn a_sheet_is_known_by_its_medium() {
        assert!(
            super::is_of("iso_a4_210x297mm", Paper::HalfA4)
                && super::is_of("na_letter_8.5x11in", Paper::Letter)
        );
        assert!(
            !super::is_of("iso_a5_148x210mm", Paper::A4) && !super::is_of("na_letter_8.5x11in", Paper::A4)
        );
    }

    #[test]
    fn a_warning_asks_for_nothing_yet() {
        let words = super::keywords;
        assert_eq!(alert(&words("none")), None);
        assert_eq!(alert(&words("media-empty-warning toner-low-report")), None);
        assert_eq!(alert(&words("toner-low-report cover-open")), Some(Trouble::Cover));
        assert_eq!(alert(&words("offline-report")), Some(Trouble::Away));
    }

    #[test]
    fn a_warning_may_hold_up_a_job() {
        let warned = |line: &str| super::warning(&super::keywords(line));
        assert_eq!(warned("cups-waiting-for-job-completed media-empty-warning"), Some(Trouble::Paper));
        assert_eq!(warned("toner-empty-warning media-jam-warning"), Some(Trouble::Jam));
        assert_eq!(warned("media-low-warning toner-empty-warning media-empty-error"), None);
    }
}
