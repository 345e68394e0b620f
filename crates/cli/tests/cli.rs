//! Runs the command line as somebody types it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The status, the answers and what was complained of.
pub fn run(folder: &Path, arguments: &[&str]) -> (i32, Vec<Value>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
    let done = command.current_dir(folder).args(["--lang", "en"]).args(arguments).output().unwrap();
    let answers = String::from_utf8(done.stdout).unwrap();
    let answers = answers.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    (done.status.code().unwrap(), answers, String::from_utf8(done.stderr).unwrap())
}
