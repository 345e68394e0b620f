//! Runs the tools of CUPS with a time limit.

use std::io::{ErrorKind, Read, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A server that has not answered a question for this long will not answer. Searching the network for printers takes
/// up to five seconds.
const ANSWERED: Duration = Duration::from_secs(6);
/// A long document may take longer to reach a server in the network.
const SENT: Duration = Duration::from_secs(20);
/// Interval between checks whether a tool has finished.
const POLL: Duration = Duration::from_millis(5);

/// The outcome of running a tool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ToolOutput {
    /// It succeeded, and wrote this.
    Done(String),
    /// It failed, and gave this reason.
    Refused(String),
    /// It is not installed, or cannot be started.
    Missing,
    /// It did not finish in time.
    TimedOut,
}

/// Runs a tool, in English, with this input.
pub(super) fn run(tool: &str, arguments: &[&str], input: &[u8]) -> ToolOutput {
    // There is no CUPS on Windows, but other programs may have these names.
    if cfg!(windows) {
        return ToolOutput::Missing;
    }
    let patience = if tool == "lp" { SENT } else { ANSWERED };
    let mut command = Command::new(tool);
    command.args(arguments).env("LC_ALL", "C.UTF-8").env_remove("LANGUAGE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == ErrorKind::NotFound => return ToolOutput::Missing,
        Err(error) => return ToolOutput::Refused(error.to_string()),
    };
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        scope.spawn(move || {
            // A tool that fails does not read to the end: its error output says why.
            stdin.map(|mut pipe| pipe.write_all(input))
        });
        let out = scope.spawn(move || read_all(stdout));
        let err = scope.spawn(move || read_all(stderr));
        let started = Instant::now();
        let status = loop {
            match child.try_wait() {
                Ok(Some(status)) => break Some(status),
                Ok(None) if started.elapsed() < patience => thread::sleep(POLL),
                _ => {
                    // It has ended already if it cannot be killed or waited for.
                    let _ = child.kill();
                    let _ = child.wait();
                    break None;
                }
            }
        };
        let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
        match status {
            Some(status) if status.success() => ToolOutput::Done(out),
            Some(_) => ToolOutput::Refused(err.trim().to_owned()),
            None => ToolOutput::TimedOut,
        }
    })
}

fn read_all(pipe: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        // A tool that is cut short is reported by its status.
        let _ = pipe.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether the CUPS server answers.
pub(super) fn is_serving() -> bool {
    matches!(run("lpstat", &["-r"], &[]), ToolOutput::Done(answer) if answer.contains("is running"))
}

#[cfg(all(test, unix))]
mod tests {
    use super::{ToolOutput, run};

    #[test]
    fn a_tools_input_and_output_pass() {
        let long = vec![b'a'; 300_000];
        assert_eq!(run("wc", &["-c"], &long), ToolOutput::Done("300000\n".to_owned()));
        assert_eq!(run("sh", &["-c", "echo no >&2; exit 3"], &long), ToolOutput::Refused("no".to_owned()));
        assert_eq!(run("tapis-no-such-tool", &[], &[]), ToolOutput::Missing);
    }
}
