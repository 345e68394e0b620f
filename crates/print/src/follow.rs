//! Progress of a print job.

use super::ipp::{self, Ending};
use super::queues::{self, Queue, Trouble, alert, keywords, warning};
use super::tools::{ToolOutput, is_serving, run};
use super::{Job, JobState, Paper};

/// A job that has not moved for this long needs a look, in milliseconds.
const PATIENCE: i64 = 60_000;

/// Reason why a queue is stopped, or gave up a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// CUPS does not say.
    Unsaid,
    /// Its printer does not answer.
    Away,
    /// The system cannot turn the document into what the printer reads.
    Unconverted,
    /// In the words of CUPS, or of whoever stopped the queue.
    Said(String),
}

impl Why {
    /// The reason in a message of CUPS.
    fn of(message: &str) -> Self {
        let has = |words: &[&str]| words.iter().any(|word| message.to_lowercase().contains(word));
        if message.is_empty() {
            Why::Unsaid
        } else if has(&["backend failed", "backend errors", "error_log"]) {
            // CUPS addresses its administrators here, and gives no reason.
            Why::Unsaid
        } else if has(&[
            "not respond",
            "may not exist",
            "no longer exists",
            "unable to connect",
            "unable to locate",
            "unreachable",
        ]) {
            Why::Away
        } else if has(&["filter failed", "filter errors", "unable to convert"]) {
            Why::Unconverted
        } else {
            // For use inside a sentence.
            Why::Said(message.trim_end_matches('.').to_owned())
        }
    }

    /// The message key of its words; `None` where CUPS has its own, or none.
    pub fn code(&self) -> Option<&'static str> {
        match self {
            Why::Unsaid | Why::Said(_) => None,
            Why::Away => Some("print-trouble_away"),
            Why::Unconverted => Some("print-unconverted"),
        }
    }
}

/// State of a job after it was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JobStatus {
    Waiting,
    /// The printer is printing it.
    Printing,
    /// The printer has received all of it.
    Done,
    /// It is held in its queue.
    Held,
    /// It has not moved for a minute.
    Stuck,
    /// Its queue is stopped.
    Stopped(Why),
    /// Its printer needs attention.
    Trouble(Trouble),
    /// Its printer has it, and warns of what may hold it up.
    Warned(Trouble),
    Cancelled,
    /// It was printed with errors.
    Errors,
    /// The queue gave it up.
    Aborted(Why),
    /// The printer does not take it; if sheets of its size are not loaded, which.
    Refused(Option<Paper>),
    /// It is in no list any more: it was printed, or removed.
    Unknown,
    /// Its printer no longer exists.
    Gone,
    /// CUPS no longer answers.
    NoService,
}

impl JobStatus {
    /// Progress as one of four states.
    pub fn state(&self) -> JobState {
        match self {
            JobStatus::Waiting => JobState::Waiting,
            JobStatus::Printing => JobState::Printing,
            JobStatus::Done => JobState::Done,
            JobStatus::Held
            | JobStatus::Stuck
            | JobStatus::Stopped(_)
            | JobStatus::Trouble(_)
            | JobStatus::Warned(_)
            | JobStatus::NoService => JobState::Stuck,
            JobStatus::Cancelled => JobState::Cancelled,
            JobStatus::Refused(_) => JobState::Refused,
            JobStatus::Unknown => JobState::Unknown,
            JobStatus::Errors | JobStatus::Aborted(_) | JobStatus::Gone => JobState::Failed,
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
            JobStatus::Stopped(Why::Unsaid) => "print-job_stopped",
            JobStatus::Stopped(_) => "print-job_stopped_why",
            JobStatus::Trouble(Trouble::Paper) => "print-job_paper",
            JobStatus::Trouble(Trouble::Jam) => "print-job_jam",
            JobStatus::Trouble(Trouble::Toner) => "print-job_toner",
            JobStatus::Trouble(Trouble::Cover) => "print-job_cover",
            JobStatus::Trouble(Trouble::Tray) => "print-job_tray",
            JobStatus::Trouble(_) => "print-job_away",
            JobStatus::Warned(_) => "print-job_warned",
            JobStatus::Cancelled => "print-job_cancelled",
            JobStatus::Errors => "print-job_errors",
            JobStatus::Aborted(Why::Unsaid) => "print-job_aborted",
            JobStatus::Aborted(_) => "print-job_aborted_why",
            JobStatus::Refused(Some(_)) => "print-job_refused_paper",
            JobStatus::Refused(None) => "print-job_refused",
            JobStatus::Unknown => "print-job_unknown",
            JobStatus::Gone => "print-job_gone",
            JobStatus::NoService => "print-job_no_service",
        }
    }

    /// Reason why its queue is stopped, or gave it up; `None` in any other state.
    pub fn why(&self) -> Option<&Why> {
        match self {
            JobStatus::Stopped(why) | JobStatus::Aborted(why) => Some(why),
            _ => None,
        }
    }
}

/// A job in a list of CUPS.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct ListedJob {
    /// The printer's last message.
    status: String,
    /// Keywords of IPP, unaltered.
    alerts: Vec<String>,
}

impl ListedJob {
    fn has(&self, keyword: &str) -> bool {
        self.alerts.iter().any(|alert| alert.starts_with(keyword))
    }
}

/// Asks for the progress of a job, this many milliseconds after it was sent.
pub fn follow(job: &Job, elapsed: i64) -> JobStatus {
    let mut refused = false;
    // A job that leaves the first list meanwhile is in the second.
    for which in ["not-completed", "completed"] {
        let answer = match run("lpstat", &["-W", which, "-l", "-o", &job.printer], &[]) {
            ToolOutput::Done(answer) => answer,
            ToolOutput::TimedOut => return JobStatus::NoService,
            _ => {
                refused = true;
                continue;
            }
        };
        match find(&answer, &job.id()) {
            Some(listed) if which == "completed" => {
                let lacks = || queues::lacks(&job.printer, job.paper).then_some(job.paper);
                let at_printer = || ipp::ending_at_printer(queues::queue_of(&job.printer), &job.title);
                return ended(&listed, ipp::ending_of(job.number), at_printer, lacks);
            }
            Some(listed) => {
                let queue = Queue::of(&job.printer);
                return queue
                    .map_or_else(|| gone(&job.printer), |queue| in_progress(&listed, &queue, elapsed));
            }
            None => {}
        }
    }
    if !refused && Queue::of(&job.printer).is_some() {
        // Some computers forget a job once it is over; CUPS 2.4 also when it stops while the printer has all of a job.
        JobStatus::Unknown
    } else {
        gone(&job.printer)
    }
}

/// The state of a job whose queue is not listed.
fn gone(printer: &str) -> JobStatus {
    // If the printer is there after all, the service has come back meanwhile.
    if !is_serving() || Queue::of(printer).is_some() { JobStatus::NoService } else { JobStatus::Gone }
}

fn in_progress(job: &ListedJob, queue: &Queue, elapsed: i64) -> JobStatus {
    if job.has("job-hold") || job.has("job-held") {
        return JobStatus::Held;
    }
    if queue.stopped || job.has("printer-stopped") || job.has("job-stopped") {
        return JobStatus::Stopped(Why::of(&queue.message));
    }
    if let Some(trouble) = alert(&queue.alerts) {
        return JobStatus::Trouble(trouble);
    }
    // If CUPS cannot reach the printer, the keyword is sometimes missing; the message is not.
    if job.status.contains("may not exist") || job.status.contains("not responding") {
        return JobStatus::Trouble(Trouble::Away);
    }
    match (job.has("job-printing") || job.has("processing"), elapsed >= PATIENCE) {
        (true, _) => warning(&queue.alerts).map_or(JobStatus::Printing, JobStatus::Warned),
        (false, false) => JobStatus::Waiting,
        (false, true) => JobStatus::Stuck,
    }
}

fn ended(
    job: &ListedJob,
    ending: Option<Ending>,
    at_printer: impl FnOnce() -> Option<Ending>,
    lacks: impl FnOnce() -> Option<Paper>,
) -> JobStatus {
    // If the server does not say how the job ended, the keywords and the last message are left. CUPS 2.4 does not
    // always update them: many successful jobs keep those of their last moment.
    let ending = ending.unwrap_or_else(|| match () {
        () if job.has("job-completed") => Ending::Completed,
        () if job.has("job-canceled") => Ending::Cancelled,
        () if job.has("aborted") || is_failure(&job.status) => Ending::Aborted,
        () => Ending::Completed,
    });
    match ending {
        Ending::Completed if job.has("job-completed-with-errors") => JobStatus::Errors,
        Ending::Completed => match at_printer() {
            Some(Ending::Aborted) => JobStatus::Aborted(Why::Unsaid),
            Some(Ending::Cancelled) => JobStatus::Cancelled,
            Some(Ending::Completed) | None => JobStatus::Done,
        },
        Ending::Cancelled if job.has("job-canceled-by") => JobStatus::Cancelled,
        // A person who cancels a job at the computer is not at the printer.
        Ending::Cancelled if job.status.to_lowercase().contains("canceled at printer") => {
            match at_printer() {
                Some(Ending::Cancelled) => JobStatus::Cancelled,
                _ => JobStatus::Aborted(Why::Unsaid),
            }
        }
        // A printer that does not take a job cancels it, as a person does.
        Ending::Cancelled | Ending::Aborted if is_refusal(&job.status) => JobStatus::Refused(lacks()),
        Ending::Cancelled => JobStatus::Cancelled,
        Ending::Aborted if is_failure(&job.status) => JobStatus::Aborted(Why::of(&job.status)),
        Ending::Aborted => JobStatus::Aborted(Why::Unsaid),
    }
}

/// Whether a job's last message is that of a printer that does not take it as it was sent.
fn is_refusal(status: &str) -> bool {
    let status = status.to_lowercase();
    ["cannot print with supplied options", "unsupported", "not supported"]
        .iter()
        .any(|words| status.contains(words))
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

fn find(answer: &str, id: &str) -> Option<ListedJob> {
    let mut lines = answer.lines().skip_while(|line| line.split_whitespace().next() != Some(id));
    lines.next()?;
    let mut job = ListedJob::default();
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

    fn under(alerts: &str, queue: Queue, elapsed: i64) -> (JobState, &'static str) {
        let job = ListedJob { status: String::new(), alerts: keywords(alerts) };
        let status = in_progress(&job, &queue, elapsed);
        (status.state(), status.code())
    }

    fn over(job: &ListedJob, ending: Option<Ending>) -> (JobState, &'static str, Option<Why>) {
        let status = ended(job, ending, || None, || None);
        (status.state(), status.code(), status.why().cloned())
    }

    #[test]
    fn a_job_is_found_by_its_full_name() {
        let aborted = find(LIST, "Salle-3").unwrap();
        assert_eq!(over(&aborted, None), (JobState::Failed, "print-job_aborted_why", Some(Why::Away)));
        assert_eq!(over(&find(LIST, "Salle-31").unwrap(), None).0, JobState::Done);
        assert_eq!(find(LIST, "Salle-1"), None);
        let left = |status: &str| {
            over(&ListedJob { status: status.to_owned(), alerts: keywords("processing-to-stop-point") }, None)
        };
        assert_eq!(left("").0, JobState::Done);
        assert_eq!(left("Waiting for printer to finish.").0, JobState::Done);
        assert_eq!(left("Filter failed").1, "print-job_aborted_why");
        let cancelled = ListedJob { alerts: keywords("job-canceled-by-user"), ..ListedJob::default() };
        assert_eq!(over(&cancelled, None).1, "print-job_cancelled");
    }

    #[test]
    fn the_ending_outweighs_the_last_message() {
        // CUPS 2.4 leaves this under jobs of every end.
        let silent = ListedJob { status: String::new(), alerts: keywords("processing-to-stop-point") };
        assert_eq!(over(&silent, Some(Ending::Completed)).0, JobState::Done);
        assert_eq!(
            over(&silent, Some(Ending::Cancelled)),
            (JobState::Cancelled, "print-job_cancelled", None)
        );
        assert_eq!(
            over(&silent, Some(Ending::Aborted)),
            (JobState::Failed, "print-job_aborted", Some(Why::Unsaid))
        );
        let away = ListedJob { status: "The printer is not responding.".to_owned(), ..silent };
        assert_eq!(over(&away, Some(Ending::Completed)).0, JobState::Done, "it answered again");
        assert_eq!(over(&away, Some(Ending::Cancelled)).1, "print-job_cancelled");
    }

    #[test]
    fn a_refused_job_was_not_cancelled_by_anybody() {
        let status = "Printer cannot print with supplied options.".to_owned();
        let job = ListedJob { status, alerts: keywords("processing-to-stop-point") };
        let status = |lacks| ended(&job, Some(Ending::Cancelled), || None, || lacks);
        assert_eq!(status(None), JobStatus::Refused(None));
        let empty = status(Some(Paper::A4));
        assert_eq!((empty.state(), empty.code()), (JobState::Refused, "print-job_refused_paper"));
    }

    #[test]
    fn the_printers_word_outweighs_that_of_cups() {
        let code = |status: &str, ending, at_printer| {
            let job = ListedJob { status: status.to_owned(), alerts: keywords("processing-to-stop-point") };
            ended(&job, Some(ending), || at_printer, || None).code()
        };
        let (done, gave_up) = ("print-job_done", "print-job_aborted");
        let by_printer = [None, Some(Ending::Completed), Some(Ending::Aborted), Some(Ending::Cancelled)];
        assert_eq!(
            by_printer.map(|word| code("", Ending::Completed, word)),
            [done, done, gave_up, "print-job_cancelled"]
        );
        let at_printer = "Print job canceled at printer.";
        assert_eq!(
            by_printer.map(|word| code(at_printer, Ending::Cancelled, word)),
            [gave_up, gave_up, gave_up, "print-job_cancelled"]
        );
        assert_eq!(code("", Ending::Cancelled, Some(Ending::Aborted)), "print-job_cancelled");
    }

    #[test]
    fn a_known_reason_has_catalogue_words() {
        assert_eq!(Why::of("The printer is not responding."), Why::Away);
        assert_eq!(Why::of("Filter failed"), Why::Unconverted);
        assert_eq!(Why::of("bourrage."), Why::Said("bourrage".to_owned()));
        let consult = "Job aborted due to backend errors, please consult the error_log file for details.";
        assert_eq!((Why::of(consult), Why::of("Backend failed")), (Why::Unsaid, Why::Unsaid));
    }

    #[test]
    fn a_waiting_job_says_what_it_waits_for() {
        let idle = Queue::default;
        assert_eq!(under("none", idle(), 0), (JobState::Waiting, "print-job_waiting"));
        assert_eq!(under("none", idle(), PATIENCE), (JobState::Stuck, "print-job_stuck"));
        assert_eq!(under("job-printing", idle(), PATIENCE), (JobState::Printing, "print-job_printing"));
        assert_eq!(under("job-hold-until-specified", idle(), 0).1, "print-job_held");
        let stopped = Queue { stopped: true, ..idle() };
        assert_eq!(under("none", stopped, 0).1, "print-job_stopped");
        let empty = Queue { alerts: keywords("media-empty-error"), ..idle() };
        assert_eq!(under("job-printing", empty, 0), (JobState::Stuck, "print-job_paper"));
        // A tray beside another one, or the only one.
        let warned = || Queue { alerts: keywords("media-empty-warning"), ..idle() };
        assert_eq!(under("job-printing", warned(), 0), (JobState::Stuck, "print-job_warned"));
        assert_eq!(under("none", warned(), 0), (JobState::Waiting, "print-job_waiting"));
    }
}
