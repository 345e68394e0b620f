//! A stand-in for a screen reader: an accessibility bus of its own, from which it reads the program's objects and the
//! events that the program sends.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::root;
use crate::window::Result;

/// Longer than any sentence waits, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Sentence that a screen reader receives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpokenLine {
    /// A sentence that came into a live region.
    said: Option<String>,
    /// Urgency of the sentence: `polite` or `assertive`.
    live: Option<String>,
    /// The name of what has the focus now.
    focus: Option<String>,
    /// The role of what has the focus now.
    role: Option<String>,
    /// The name of the dialog in which that is.
    dialog: Option<String>,
    /// Number of objects that were read.
    read: Option<usize>,
    /// The reason why objects could not be read.
    error: Option<String>,
    ready: Option<bool>,
}

/// The bus and who reads from it; dropping this ends both.
pub struct Reader {
    bus: Child,
    address: String,
    listener: Child,
    asks: ChildStdin,
    lines: Receiver<SpokenLine>,
}

impl Reader {
    /// Starts a bus and reads from it.
    ///
    /// # Errors
    /// Fails where the programs of a screen reader are missing.
    pub fn start() -> Result<Self> {
        let mut bus = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut address = String::new();
        if let Some(printed) = bus.stdout.take() {
            BufReader::new(printed).read_line(&mut address)?;
        }
        let address = address.trim().to_owned();
        let mut listener = Command::new("/usr/bin/python3")
            .arg(root().join("tests/src/reader.py"))
            .env("DBUS_SESSION_BUS_ADDRESS", &address)
            .env_remove("AT_SPI_BUS_ADDRESS")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (sender, lines) = channel();
        let (Some(asks), Some(printed)) = (listener.stdin.take(), listener.stdout.take()) else {
            return Err("the reader has no input and output".into());
        };
        std::thread::spawn(move || {
            for line in BufReader::new(printed).lines().map_while(std::io::Result::ok) {
                let Ok(line) = serde_json::from_str(&line) else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut reader = Reader { bus, address, listener, asks, lines };
        reader.wait_for(|line| line.ready)?;
        Ok(reader)
    }

    /// The environment in which the program finds this reader.
    pub fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![
            ("DBUS_SESSION_BUS_ADDRESS", self.address.clone().into()),
            ("NO_AT_BRIDGE", "0".into()),
            ("GTK_MODULES", "gail:atk-bridge".into()),
        ]
    }

    /// Reads all objects of the program, as a reader does when a window opens; only of what was read once, changes are
    /// sent. Returns how many there are.
    ///
    /// # Errors
    /// Fails if the program does not answer.
    pub fn read_all(&mut self) -> Result<usize> {
        writeln!(self.asks)?;
        self.wait_for(|line| line.read)
    }

    /// Waits for sentences until they are enough, and nothing more has come for this long; a busy machine may take its
    /// time.
    ///
    /// # Errors
    /// Fails if the reader has ended.
    pub fn hear(
        &mut self,
        quiet: Duration,
        enough: impl Fn(&HeardSentences) -> bool,
    ) -> Result<HeardSentences> {
        let (mut heard, begun) = (HeardSentences::default(), Instant::now());
        loop {
            let patience = if enough(&heard) { quiet } else { PATIENCE.saturating_sub(begun.elapsed()) };
            match self.lines.recv_timeout(patience) {
                Ok(line) => {
                    if let (Some(said), Some(live)) = (line.said, line.live) {
                        heard.sentences.push((said, live));
                    }
                    if let (Some(name), Some(role)) = (line.focus, line.role) {
                        heard.focus = Some((name, role));
                        heard.dialog = line.dialog;
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Ok(heard),
                Err(RecvTimeoutError::Disconnected) => return Err("the reader has ended".into()),
            }
        }
    }

    fn wait_for<T>(&mut self, wanted: impl Fn(&SpokenLine) -> Option<T>) -> Result<T> {
        let begun = Instant::now();
        loop {
            let line = self.lines.recv_timeout(PATIENCE.saturating_sub(begun.elapsed()))?;
            if let Some(error) = line.error {
                return Err(error.into());
            }
            if let Some(found) = wanted(&line) {
                return Ok(found);
            }
        }
    }
}

/// Sentences that came in a while.
#[derive(Debug, Default)]
pub struct HeardSentences {
    /// Sentences of live regions, each with how urgent it is.
    pub sentences: Vec<(String, String)>,
    /// Name and role of what had the focus last; `None` if it did not move.
    pub focus: Option<(String, String)>,
    /// The name of the dialog in which that is; `None` if there is none, or a form hides it.
    pub dialog: Option<String>,
}

impl Drop for Reader {
    fn drop(&mut self) {
        for process in [&mut self.listener, &mut self.bus] {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
