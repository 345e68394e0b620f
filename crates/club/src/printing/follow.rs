//! What becomes of a job.

use tapis_engine::quantity::Millis;
use tapis_locale::{Language, text};

use super::ending::{self, Ending};
use super::queues::{Queue, alert, keywords};
use super::tools::{Told, run, serves};
use super::{JobReport, JobState, Sent};

/// A job that has not moved for so long wants to be looked at.
const PATIENCE: Millis = 60_000;

/// A job in a list of CUPS.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Listed {
    /// The printer's last words.
    status: String,
    /// Keywords of IPP.
    alerts: Vec<String>,
}

/// Says how far a job has come.
pub fn follow(language: Language, sent: &Sent, now: Millis) -> JobReport {
    let (state, key, detail) = look(sent, now);
    let values = [
        ("printer", sent.printer.clone().into()),
        ("job", sent.job.to_string().into()),
        ("detail", detail.into()),
    ];
    JobReport { state, says: text(language, key, &values) }
}

fn look(sent: &Sent, now: Millis) -> (JobState, &'static str, String) {
    // What is not in the first list any more by now is in the second.
    if let Some(job) = listed(sent, "not-completed") {
        let queue = Queue::of(&sent.printer);
        return under_way(&job, queue.as_ref(), now - sent.at);
    }
    if let Some(job) = listed(sent, "completed") {
        return over(&job, ending::of(sent.job));
    }
    // Some computers forget a job once it is printed.
    if Queue::of(&sent.printer).is_some() {
        (JobState::Done, "print-job_done", String::new())
    } else if serves() {
        (JobState::Failed, "print-job_gone", String::new())
    } else {
        (JobState::Stuck, "print-job_no_service", String::new())
    }
}

fn under_way(job: &Listed, queue: Option<&Queue>, elapsed: Millis) -> (JobState, &'static str, String) {
    let has = |keyword: &str| job.alerts.iter().any(|alert| alert.starts_with(keyword));
    let none = String::new();
    if has("job-hold") || has("job-held") {
        return (JobState::Stuck, "print-job_held", none);
    }
    let Some(queue) = queue else { return (JobState::Failed, "print-job_gone", none) };
    if queue.stopped || has("printer-stopped") || has("job-stopped") {
        let key = if queue.message.is_empty() { "print-job_stopped" } else { "print-job_stopped_why" };
        return (JobState::Stuck, key, detail(&queue.message));
    }
    if let Some(trouble) = alert(&queue.alerts) {
        return (JobState::Stuck, job_trouble(trouble), none);
    }
    // The keyword is not always set where CUPS cannot reach the printer: its words are.
    if job.status.contains("may not exist") || job.status.contains("not responding") {
        return (JobState::Stuck, "print-job_away", none);
    }
    match (has("job-printing") || has("processing"), elapsed >= PATIENCE) {
        (true, _) => (JobState::Printing, "print-job_printing", none),
        (false, false) => (JobState::Waiting, "print-job_waiting", none),
        (false, true) => (JobState::Stuck, "print-job_stuck", none),
    }
}

fn over(job: &Listed, ending: Option<Ending>) -> (JobState, &'static str, String) {
    let has = |keyword: &str| job.alerts.iter().any(|alert| alert.starts_with(keyword));
    // A server that does not say how it ended leaves the keywords and the last words, which CUPS 2.4
    // does not always set: many a job that went well keeps those of its last moment.
    let ending = ending.unwrap_or_else(|| match () {
        () if has("job-completed") => Ending::Completed,
        () if has("job-canceled") => Ending::Cancelled,
        () if has("aborted") || failed(&job.status) => Ending::Aborted,
        () => Ending::Completed,
    });
    let (key, detail) = match ending {
        Ending::Completed if has("job-completed-with-errors") => ("print-job_errors", String::new()),
        Ending::Completed => return (JobState::Done, "print-job_done", String::new()),
        Ending::Cancelled => ("print-job_cancelled", String::new()),
        Ending::Aborted if failed(&job.status) => ("print-job_aborted_why", detail(&job.status)),
        Ending::Aborted => ("print-job_aborted", String::new()),
    };
    (JobState::Failed, key, detail)
}

/// The last words about a job that was given up: those of one that went well tell of progress.
fn failed(status: &str) -> bool {
    let status = status.to_lowercase();
    [
        "not respond",
        "not exist",
        "fail",
        "unable",
        "abort",
        "stopped",
        "unsupported",
        "error",
        "could not",
        "no such",
    ]
    .iter()
    .any(|word| status.contains(word))
}

/// The words of CUPS within a sentence of ours: without their stop.
fn detail(said: &str) -> String {
    said.trim_end_matches('.').to_owned()
}

/// The sentence about a job for a sentence about its printer.
fn job_trouble(key: &str) -> &'static str {
    match key {
        "print-trouble_paper" => "print-job_paper",
        "print-trouble_jam" => "print-job_jam",
        "print-trouble_toner" => "print-job_toner",
        "print-trouble_cover" => "print-job_cover",
        "print-trouble_tray" => "print-job_tray",
        _ => "print-job_away",
    }
}

fn listed(sent: &Sent, which: &str) -> Option<Listed> {
    match run("lpstat", &["-W", which, "-l", "-o", &sent.printer], &[]) {
        Told::Done(said) => find(&said, &format!("{}-{}", sent.printer, sent.job)),
        _ => None,
    }
}

fn find(said: &str, id: &str) -> Option<Listed> {
    let mut lines = said.lines().skip_while(|line| line.split_whitespace().next() != Some(id));
    lines.next()?;
    let mut job = Listed::default();
    for line in lines.take_while(|line| line.starts_with(char::is_whitespace)) {
        match line.trim().split_once(':') {
            Some(("Status", words)) => words.trim().clone_into(&mut job.status),
            Some(("Alerts", alerts)) => job.alerts = keywords(alerts),
            _ => {}
        }
    }
    Some(job)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what it expects")]

    use super::*;

    const LIST: &str = "Salle-3                 root            200704   Sat Nov 21 14:29:34 2026
\tStatus: The printer is not responding.
\tAlerts: processing-to-stop-point
\tqueued for Salle
Salle-31                root            200704   Sat Nov 21 14:29:34 2026
\tAlerts: job-completed-successfully
\tqueued for Salle
";

    fn under(alerts: &str, queue: Option<Queue>, elapsed: Millis) -> (JobState, &'static str) {
        let job = Listed { status: String::new(), alerts: keywords(alerts) };
        let (state, key, _) = under_way(&job, queue.as_ref(), elapsed);
        (state, key)
    }

    #[test]
    fn a_job_is_found_by_its_whole_name() {
        let aborted = find(LIST, "Salle-3").unwrap();
        assert_eq!(
            over(&aborted, None),
            (JobState::Failed, "print-job_aborted_why", "The printer is not responding".to_owned())
        );
        assert_eq!(over(&find(LIST, "Salle-31").unwrap(), None).0, JobState::Done);
        assert_eq!(find(LIST, "Salle-1"), None);
        let left = |status: &str| {
            over(&Listed { status: status.to_owned(), alerts: keywords("processing-to-stop-point") }, None)
        };
        assert_eq!(left("").0, JobState::Done);
        assert_eq!(left("Waiting for printer to finish.").0, JobState::Done);
        assert_eq!(left("Filter failed").1, "print-job_aborted_why");
        let cancelled = Listed { alerts: keywords("job-canceled-by-user"), ..Listed::default() };
        assert_eq!(over(&cancelled, None).1, "print-job_cancelled");
    }

    #[test]
    fn the_end_counts_and_not_the_last_words() {
        // What CUPS 2.4 leaves under jobs of every end.
        let silent = Listed { status: String::new(), alerts: keywords("processing-to-stop-point") };
        assert_eq!(over(&silent, Some(Ending::Completed)).0, JobState::Done);
        assert_eq!(
            over(&silent, Some(Ending::Cancelled)),
            (JobState::Failed, "print-job_cancelled", String::new())
        );
        assert_eq!(
            over(&silent, Some(Ending::Aborted)),
            (JobState::Failed, "print-job_aborted", String::new())
        );
        let away = Listed { status: "The printer is not responding.".to_owned(), ..silent };
        assert_eq!(over(&away, Some(Ending::Completed)).0, JobState::Done, "it answered again");
        assert_eq!(over(&away, Some(Ending::Cancelled)).1, "print-job_cancelled");
    }

    #[test]
    fn a_job_that_waits_says_for_what() {
        let idle = Queue::default;
        assert_eq!(under("none", Some(idle()), 0), (JobState::Waiting, "print-job_waiting"));
        assert_eq!(under("none", Some(idle()), PATIENCE), (JobState::Stuck, "print-job_stuck"));
        assert_eq!(under("job-printing", Some(idle()), PATIENCE), (JobState::Printing, "print-job_printing"));
        assert_eq!(under("job-hold-until-specified", Some(idle()), 0).1, "print-job_held");
        assert_eq!(under("none", None, 0), (JobState::Failed, "print-job_gone"));
        let stopped = Queue { stopped: true, ..idle() };
        assert_eq!(under("none", Some(stopped), 0).1, "print-job_stopped");
        let empty = Queue { alerts: keywords("media-empty-error"), ..idle() };
        assert_eq!(under("job-printing", Some(empty), 0), (JobState::Stuck, "print-job_paper"));
    }
}
