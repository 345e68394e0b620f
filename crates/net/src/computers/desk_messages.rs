//! Commands and answers of the second computer's desk over the line, from any thread.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, mpsc as waits};
use std::time::{Duration, Instant};

use tapis_api::{ForwardedCommand, LeaderLine, ProblemText};
use tokio::sync::mpsc;

use super::line::ToLeader;
use crate::computers::greeting::locked;

/// Longest wait of a command for its answer.
const ANSWER: Duration = Duration::from_secs(30);
/// So often it is looked whether the line still stands.
const STANDS: Duration = Duration::from_millis(200);
/// Longest duration of a handover.
const HANDING: Duration = Duration::from_secs(5);

/// Messages of the desk for the line.
pub(super) struct DeskMessages {
    /// None ends the line.
    saying: mpsc::UnboundedSender<Option<ToLeader>>,
    number: AtomicU64,
    open: Mutex<BTreeMap<u64, waits::Sender<Result<String, ProblemText>>>>,
    handing: Mutex<Option<waits::Sender<bool>>>,
}

impl DeskMessages {
    pub(super) fn new(saying: mpsc::UnboundedSender<Option<ToLeader>>) -> Self {
        DeskMessages { saying, number: AtomicU64::new(1), open: Mutex::default(), handing: Mutex::default() }
    }

    pub(super) fn answered(&self, number: u64, answer: Result<String, ProblemText>) {
        if let Some(waits) = locked(&self.open).remove(&number) {
            // The one that asked may have given up.
            let _ = waits.send(answer);
        }
    }

    pub(super) fn handed(&self, may: bool) {
        if let Some(waits) = locked(&self.handing).take() {
            // The caller may have given up waiting.
            let _ = waits.send(may);
        }
    }
}

impl LeaderLine for DeskMessages {
    fn call(&self, call: &ForwardedCommand) -> Option<Result<String, ProblemText>> {
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let (waits, answer) = waits::channel();
        locked(&self.open).insert(number, waits);
        let sent = self.saying.send(Some(ToLeader::Call { number, call: call.clone() }));
        // If the line breaks meanwhile, nobody answers.
        let answer = if sent.is_ok() { self.wait(&answer) } else { None };
        locked(&self.open).remove(&number);
        answer
    }

    fn hand_over(&self) -> bool {
        let (waits, handed) = waits::channel();
        *locked(&self.handing) = Some(waits);
        let asked = self.saying.send(Some(ToLeader::HandOver)).is_ok();
        asked && handed.recv_timeout(HANDING).unwrap_or(false)
    }

    fn close(&self) {
        // A line that broke is closed.
        let _ = self.saying.send(None);
    }
}

impl DeskMessages {
    /// The answer; `None` if the line broke, or it takes too long.
    fn wait<T>(&self, answer: &waits::Receiver<T>) -> Option<T> {
        let begun = Instant::now();
        while begun.elapsed() < ANSWER {
            match answer.recv_timeout(STANDS) {
                Ok(answer) => return Some(answer),
                Err(_) if self.saying.is_closed() => return None,
                Err(_) => {}
            }
        }
        None
    }
}
