//! Which printers there are, and what is wrong with them.

use tapis_locale::{Language, text};

use super::tools::{Told, run, serves};
use super::{Printer, Printers};

/// The printers of this computer and of its network. Takes up to a few seconds where the network
/// is asked; never holds anything.
pub fn printers(language: Language) -> Printers {
    let without =
        |advice: &str| Printers { advice: Some(text(language, advice, &[])), ..Printers::default() };
    if cfg!(windows) {
        return without("print-by_viewer");
    }
    // The network's own printers too, which have no queue until something is sent to them.
    let names = match run("lpstat", &["-e"], &[]) {
        Told::Absent => return without("print-no_cups"),
        Told::Silent => return without("print-no_service"),
        Told::Done(names) => names,
        Told::Refused(_) => String::new(),
    };
    if names.trim().is_empty() {
        return without(if serves() { "print-no_printer" } else { "print-no_service" });
    }
    let list = names.lines().map(|name| printer(language, name.trim())).collect();
    let usual = match run("lpstat", &["-d"], &[]) {
        Told::Done(said) => said.split_once(':').map(|(_, name)| name.trim().to_owned()),
        _ => None,
    };
    Printers { list, usual, advice: None }
}

fn printer(language: Language, name: &str) -> Printer {
    let queue = Queue::of(name);
    let plain = name.replace('_', " ");
    let (called, place) = queue.as_ref().map_or(("", ""), |queue| (&*queue.called, &*queue.place));
    let called = if called.is_empty() { plain } else { called.to_owned() };
    let says = if place.is_empty() { called } else { format!("{called} ({place})") };
    let trouble = queue.and_then(|queue| queue.trouble()).map(|key| text(language, key, &[]));
    Printer { name: name.to_owned(), says, trouble }
}

/// A queue as CUPS describes it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Queue {
    pub(super) called: String,
    pub(super) place: String,
    /// It hands nothing to its printer.
    pub(super) stopped: bool,
    /// Why, in the words of CUPS.
    pub(super) message: String,
    /// Keywords of IPP.
    pub(super) alerts: Vec<String>,
    /// It takes no jobs.
    pub(super) refuses: bool,
}

impl Queue {
    /// The queue of that name; none: there is none yet, or no more.
    pub(super) fn of(name: &str) -> Option<Queue> {
        // An instance, such as `Hall/draft`, has the queue of its printer.
        let name = name.split('/').next().unwrap_or(name);
        let Told::Done(said) = run("lpstat", &["-l", "-p", name], &[]) else { return None };
        let mut queue = Queue::read(&said)?;
        if let Told::Done(said) = run("lpstat", &["-a", name], &[]) {
            queue.refuses = said.lines().any(|line| line.contains(" not accepting requests"));
        }
        Some(queue)
    }

    fn read(said: &str) -> Option<Queue> {
        let mut lines = said.lines();
        let first = lines.next().filter(|line| line.starts_with("printer "))?;
        let mut queue = Queue { stopped: first.contains(" disabled since "), ..Queue::default() };
        for line in lines {
            let line = line.trim();
            match line.split_once(':') {
                Some(("Description", called)) => called.trim().clone_into(&mut queue.called),
                Some(("Location", place)) => place.trim().clone_into(&mut queue.place),
                Some(("Alerts", alerts)) => queue.alerts = keywords(alerts),
                Some(("Form mounted", _)) => {}
                // Before what is always said stands what was left as a message.
                _ if queue.called.is_empty() && queue.message.is_empty() && !line.contains("types:") => {
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

    /// The key of a sentence about what is wrong with it.
    fn trouble(&self) -> Option<&'static str> {
        if self.refuses {
            return Some("print-trouble_refuses");
        }
        if self.stopped {
            return Some("print-trouble_stopped");
        }
        alert(&self.alerts)
    }
}

/// Keywords of IPP in a line of an answer; `none` is none.
pub(super) fn keywords(said: &str) -> Vec<String> {
    said.split_whitespace().filter(|word| *word != "none").map(str::to_owned).collect()
}

/// What a printer's keywords ask a person to do: the key of a sentence. Warnings, such as paper
/// that will soon be at its end, ask nothing yet.
pub(super) fn alert(keywords: &[String]) -> Option<&'static str> {
    keywords.iter().filter(|word| !word.ends_with("-warning")).find_map(|word| {
        let word = word.trim_end_matches("-error").trim_end_matches("-report");
        Some(match word {
            "media-empty" | "media-needed" | "input-tray-missing" => "print-trouble_paper",
            "media-jam" => "print-trouble_jam",
            "toner-empty" | "marker-supply-empty" => "print-trouble_toner",
            "cover-open" | "door-open" | "interlock-open" => "print-trouble_cover",
            "output-area-full" | "output-tray-missing" => "print-trouble_tray",
            "offline" | "shutdown" | "timed-out" | "connecting-to-device" => "print-trouble_away",
            _ => return None,
        })
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::{Queue, alert};

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
    fn a_queue_is_read() {
        let idle = Queue::read(IDLE).unwrap();
        assert_eq!((&*idle.called, &*idle.place), ("Laser: la salle", "Sous l’escalier"));
        assert_eq!((idle.stopped, idle.trouble()), (false, None));
        let stopped = Queue::read(STOPPED).unwrap();
        assert!(stopped.stopped);
        assert_eq!(stopped.message, "The printer is not responding.");
        assert_eq!(stopped.trouble(), Some("print-trouble_stopped"));
        assert_eq!(alert(&stopped.alerts), Some("print-trouble_paper"));
        assert_eq!(Queue::read("lpstat: Invalid destination name in list \"x\".\n"), None);
    }

    #[test]
    fn a_warning_asks_nothing_yet() {
        let words = |said: &str| super::keywords(said);
        assert_eq!(alert(&words("none")), None);
        assert_eq!(alert(&words("media-empty-warning toner-low-report")), None);
        assert_eq!(alert(&words("toner-low-report cover-open")), Some("print-trouble_cover"));
        assert_eq!(alert(&words("offline-report")), Some("print-trouble_away"));
    }
}
