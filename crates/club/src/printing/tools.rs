//! The tools of CUPS, run so that they always come back.

use std::io::{ErrorKind, Read, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A server that says nothing for so long will not say anything.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between two looks whether a tool has come back.
const BLINK: Duration = Duration::from_millis(5);

/// What came of running a tool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Told {
    /// It did what was asked, and wrote this.
    Done(String),
    /// It refused, and said why.
    Refused(String),
    /// It is not installed, or cannot be started.
    Absent,
    /// It did not come back.
    Silent,
}

/// Runs a tool, in English, and gives it something to read.
pub(super) fn run(tool: &str, arguments: &[&str], input: &[u8]) -> Told {
    // There is no CUPS there, but other programs may go by these names.
    if cfg!(windows) {
        return Told::Absent;
    }
    let mut command = Command::new(tool);
    command.args(arguments).env("LC_ALL", "C.UTF-8").env_remove("LANGUAGE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == ErrorKind::NotFound => return Told::Absent,
        Err(error) => return Told::Refused(error.to_string()),
    };
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        scope.spawn(move || {
            // A tool that refuses does not read to the end: its own words say why.
            stdin.map(|mut pipe| pipe.write_all(input))
        });
        let out = scope.spawn(move || all(stdout));
        let err = scope.spawn(move || all(stderr));
        let started = Instant::now();
        let status = loop {
            match child.try_wait() {
                Ok(Some(status)) => break Some(status),
                Ok(None) if started.elapsed() < PATIENCE => thread::sleep(BLINK),
                _ => {
                    let _ = child.kill();
                    let _ = child.wait();
                    break None;
                }
            }
        };
        let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
        match status {
            Some(status) if status.success() => Told::Done(out),
            Some(_) => Told::Refused(err.trim().to_owned()),
            None => Told::Silent,
        }
    })
}

fn all(pipe: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        let _ = pipe.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// CUPS answers.
pub(super) fn serves() -> bool {
    matches!(run("lpstat", &["-r"], &[]), Told::Done(said) if said.contains("is running"))
}

#[cfg(all(test, unix))]
mod tests {
    use super::{Told, run};

    #[test]
    fn a_tool_is_given_its_input_and_heard() {
        let long = vec![b'a'; 300_000];
        assert_eq!(run("wc", &["-c"], &long), Told::Done("300000\n".to_owned()));
        assert_eq!(run("sh", &["-c", "echo no >&2; exit 3"], &long), Told::Refused("no".to_owned()));
        assert_eq!(run("tapis-no-such-tool", &[], &[]), Told::Absent);
    }
}
