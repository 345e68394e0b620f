//! How far a job has come.

use super::ending::{self, Ending};
use super::queues::{Queue, Trouble, alert, keywords};
use super::tools::{ToolOutput, is_serving, run};
use super::{Job, JobState};

/// A job that has not moved for this long needs a look, in milliseconds.
const PATIENCE: i64 = 60_000;

/// What has become of a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JobStatus {
    /// It is queued.
    Waiting,
    /// The printer is printing it.
    Printing,
    /// The printer has received all of it.
    Done,
    /// It is held in its queue.
    Held,
    /// It has not moved for a minute.
    Stuck,
    /// Its queue is stopped; CUPS may say why.
    Stopped(String),
    /// Its printer needs attention.
    Trouble(Trouble),
    /// It was cancelled.
    Cancelled,
    /// It was printed with errors.
    Errors,
    /// The queue gave it up; CUPS may say why.
    Aborted(String),
    /// Its printer no longer exists.
    Gone,
    /// CUPS no longer answers.
    NoService,
}

impl JobStatus {
    /// How far that is.
    pub fn state(&self) -> JobState {
        match self {
            JobStatus::Waiting => JobState::Waiting,
            JobStatus::Printing => JobState::Printing,
            JobStatus::Done => JobState::Done,
            JobStatus::Held
            | JobStatus::Stuck
            | JobStatus::Stopped(_)
            | JobStatus::Trouble(_)
            | JobStatus::NoService => JobState::Stuck,
            JobStatus::Cancelled | JobStatus::Errors | JobStatus::Aborted(_) | JobStatus::Gone => {
                JobState::Failed
            }
        }
    }

    /// The message key of its sentence.
    pub fn code(&self) -> &'static str {
        match self {
            JobStatus::Waiting => "print-job_waiting",
            JobStatus::Printing => "print-job_printing",
            JobStatus::Done => "print-job_done",
            JobStatus::Held => "print-job_held",
            JobStatus::Stuck => "print-job_stuck",
            JobStatus::Stopped(why) if why.is_empty() => "print-job_stopped",
            JobStatus::Stopped(_) => "print-job_stopped_why",
            JobStatus::Trouble(Trouble::Paper) => "print-job_paper",
            JobStatus::Trouble(Trouble::Jam) => "print-job_jam",
            JobStatus::Trouble(Trouble::Toner) => "print-job_toner",
            JobStatus::Trouble(Trouble::Cover) => "print-job_cover",
            JobStatus::Trouble(Trouble::Tray) => "print-job_tray",
            JobStatus::Trouble(_) => "print-job_away",
            JobStatus::Cancelled => "print-job_cancelled",
            JobStatus::Errors => "print-job_errors",
            JobStatus::Aborted(why) if why.is_empty() => "print-job_aborted",
            JobStatus::Aborted(_) => "print-job_aborted_why",
            JobStatus::Gone => "print-job_gone",
            JobStatus::NoService => "print-job_no_service",
        }
    }

    /// The reason CUPS gives; may be empty.
    pub fn detail(&self) -> &str {
        match self {
            JobStatus::Stopped(why) | JobStatus::Aborted(why) => why,
            _ => "",
        }
    }
}

/// A job in a list of CUPS.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Listed {
    /// The printer's last message.
    status: String,
    /// IPP keywords.
    alerts: Vec<String>,
}

impl Listed {
    fn has(&self, keyword: &str) -> bool {
        self.alerts.iter().any(|alert| alert.starts_with(keyword))
    }
}

/// How far a job has come, this many milliseconds after it was sent.
pub fn follow(job: &Job, elapsed: i64) -> JobStatus {
    // A job that leaves the first list meanwhile is in the second.
    if let Some(listed) = listed(job, "not-completed") {
        return in_progress(&listed, Queue::of(&job.printer).as_ref(), elapsed);
    }
    if let Some(listed) = listed(job, "completed") {
        return ended(&listed, ending::of(job.number));
    }
    // Some computers forget a job once it is printed.
    if Queue::of(&job.printer).is_some() {
        JobStatus::Done
    } else if is_serving() {
        JobStatus::Gone
    } else {
        JobStatus::NoService
    }
}

fn in_progress(job: &Listed, queue: Option<&Queue>, elapsed: i64) -> JobStatus {
    if job.has("job-hold") || job.has("job-held") {
        return JobStatus::Held;
    }
    let Some(queue) = queue else { return JobStatus::Gone };
    if queue.stopped || job.has("printer-stopped") || job.has("job-stopped") {
        return JobStatus::Stopped(detail(&queue.message));
    }
    if let Some(trouble) = alert(&queue.alerts) {
        return JobStatus::Trouble(trouble);
    }
    // Where CUPS cannot reach the printer, the keyword is sometimes missing; the message is not.
    if job.status.contains("may not exist") || job.status.contains("not responding") {
        return JobStatus::Trouble(Trouble::Away);
    }
    match (job.has("job-printing") || job.has("processing"), elapsed >= PATIENCE) {
        (true, _) => JobStatus::Printing,
        (false, false) => JobStatus::Waiting,
        (false, true) => JobStatus::Stuck,
    }
}

fn ended(job: &Listed, ending: Option<Ending>) -> JobStatus {
    // Where the server does not say how the job ended, the keywords and the last message are left.
    // CUPS 2.4 does not always update them: many successful jobs keep those of their last moment.
    let ending = ending.unwrap_or_else(|| match () {
        () if job.has("job-completed") => Ending::Completed,
        () if job.has("job-canceled") => Ending::Cancelled,
        () if job.has("aborted") || is_failure(&job.status) => Ending::Aborted,
        () => Ending::Completed,
    });
    match ending {
        Ending::Completed if job.has("job-completed-with-errors") => JobStatus::Errors,
        Ending::Completed => JobStatus::Done,
        Ending::Cancelled => JobStatus::Cancelled,
        Ending::Aborted if is_failure(&job.status) => JobStatus::Aborted(detail(&job.status)),
        Ending::Aborted => JobStatus::Aborted(String::new()),
    }
}

/// Whether a job's last message reports a failure; those of successful jobs report progress.
fn is_failure(status: &str) -> bool {
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

/// A message of CUPS, for use inside a sentence: without its full stop.
fn detail(message: &str) -> String {
    message.trim_end_matches('.').to_owned()
}

fn listed(job: &Job, which: &str) -> Option<Listed> {
    match run("lpstat", &["-W", which, "-l", "-o", &job.printer], &[]) {
        ToolOutput::Done(answer) => find(&answer, &job.id()),
        _ => None,
    }
}

fn find(answer: &str, id: &str) -> Option<Listed> {
    let mut lines = answer.lines().skip_while(|line| line.split_whitespace().next() != Some(id));
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

    fn under(alerts: &str, queue: Option<Queue>, elapsed: i64) -> (JobState, &'static str) {
        let job = Listed { status: String::new(), alerts: keywords(alerts) };
        let status = in_progress(&job, queue.as_ref(), elapsed);
        (status.state(), status.code())
    }

    fn over(job: &Listed, ending: Option<Ending>) -> (JobState, &'static str, String) {
        let status = ended(job, ending);
        (status.state(), status.code(), status.detail().to_owned())
    }

    #[test]
    fn a_job_is_found_by_its_full_name() {
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
    fn the_ending_outweighs_the_last_message() {
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
    fn a_waiting_job_says_what_it_waits_for() {
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
