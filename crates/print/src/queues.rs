//! Which printers there are, and what is wrong with them.

use super::PrintError;
use super::tools::{ToolOutput, is_serving, run};

/// The printers of this computer and its network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printers {
    /// The printers a document can be sent to: at least one.
    pub list: Vec<Printer>,
    /// The system's default printer.
    pub usual: Option<String>,
}

/// A printer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printer {
    /// Its system name.
    pub name: String,
    /// What people call it, and where it stands.
    pub says: String,
    /// What is wrong with it now.
    pub trouble: Option<Trouble>,
}

/// What is wrong with a printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Its queue takes no jobs.
    Refuses,
    /// Its queue is stopped.
    Stopped,
    /// It is out of paper.
    Paper,
    /// Paper is jammed.
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
    let list = names.lines().map(|name| printer(name.trim())).collect();
    let usual = match run("lpstat", &["-d"], &[]) {
        ToolOutput::Done(answer) => answer.split_once(':').map(|(_, name)| name.trim().to_owned()),
        _ => None,
    };
    Ok(Printers { list, usual })
}

fn printer(name: &str) -> Printer {
    let queue = Queue::of(name);
    let plain = name.replace('_', " ");
    let (called, place) = queue.as_ref().map_or(("", ""), |queue| (&*queue.description, &*queue.location));
    let called = if called.is_empty() { plain } else { called.to_owned() };
    let says = if place.is_empty() { called } else { format!("{called} ({place})") };
    Printer { name: name.to_owned(), says, trouble: queue.and_then(|queue| queue.trouble()) }
}

/// A queue as CUPS describes it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Queue {
    pub(super) description: String,
    pub(super) location: String,
    /// It passes nothing on to its printer.
    pub(super) stopped: bool,
    /// Why, in the words of CUPS.
    pub(super) message: String,
    /// IPP keywords.
    pub(super) alerts: Vec<String>,
    /// It takes no jobs.
    pub(super) refuses: bool,
}

impl Queue {
    /// The queue of that name, if it exists.
    pub(super) fn of(name: &str) -> Option<Queue> {
        // An instance, such as `Hall/draft`, shares the queue of its printer.
        let name = name.split('/').next().unwrap_or(name);
        let ToolOutput::Done(answer) = run("lpstat", &["-l", "-p", name], &[]) else { return None };
        let mut queue = Queue::parse(&answer)?;
        if let ToolOutput::Done(answer) = run("lpstat", &["-a", name], &[]) {
            queue.refuses = answer.lines().any(|line| line.contains(" not accepting requests"));
        }
        Some(queue)
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
        if queue.message == "reason unknown" {
            queue.message.clear();
        }
        Some(queue)
    }

    /// What is wrong with it.
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

/// What a printer's keywords ask a person to do. Warnings, such as paper running low, ask for
/// nothing yet.
pub(super) fn alert(keywords: &[String]) -> Option<Trouble> {
    keywords.iter().filter(|word| !word.ends_with("-warning")).find_map(|word| {
        let word = word.trim_end_matches("-error").trim_end_matches("-report");
        Some(match word {
            "media-empty" | "media-needed" | "input-tray-missing" => Trouble::Paper,
            "media-jam" => Trouble::Jam,
            "toner-empty" | "marker-supply-empty" => Trouble::Toner,
            "cover-open" | "door-open" | "interlock-open" => Trouble::Cover,
            "output-area-full" | "output-tray-missing" => Trouble::Tray,
            "offline" | "shutdown" | "timed-out" | "connecting-to-device" => Trouble::Away,
            _ => return None,
        })
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::{Queue, Trouble, alert};

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
    fn a_warning_asks_for_nothing_yet() {
        let words = super::keywords;
        assert_eq!(alert(&words("none")), None);
        assert_eq!(alert(&words("media-empty-warning toner-low-report")), None);
        assert_eq!(alert(&words("toner-low-report cover-open")), Some(Trouble::Cover));
        assert_eq!(alert(&words("offline-report")), Some(Trouble::Away));
    }
}
