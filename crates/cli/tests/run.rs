//! Runs the command line on the club `c.tapis` of a folder, in English.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

pub fn cli(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
    command.current_dir(folder).args(["--lang", "en", "--club", "c.tapis"]).args(arguments).output().unwrap()
}

/// Output of a run that succeeds.
pub fn ok(folder: &Path, arguments: &[&str]) -> String {
    let done = cli(folder, arguments);
    assert!(done.status.success() && done.stderr.is_empty(), "{arguments:?}: {done:?}");
    String::from_utf8(done.stdout).unwrap()
}

/// Message of a run that is refused.
pub fn refused(folder: &Path, arguments: &[&str]) -> String {
    let done = cli(folder, arguments);
    assert!(!done.status.success() && done.stdout.is_empty(), "{arguments:?}: {done:?}");
    String::from_utf8(done.stderr).unwrap()
}

/// Its answers, one object a line.
pub fn lines(printed: &str) -> Vec<Value> {
    printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
