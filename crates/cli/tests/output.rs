//! With a full or closed output the program ends with a sentence and a status, never with a panic, and
//! its work is done.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::{Command, Stdio};

#[test]
fn a_full_or_closed_output_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let cli = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
        command.current_dir(folder.path()).args(["--lang", "en", "--club", "c.tapis"]);
        command
    };
    assert!(cli().args(["init", "--sample"]).status().unwrap().success());
    let full = || Stdio::from(std::fs::File::options().write(true).open("/dev/full").unwrap());
    let closed = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        Stdio::from(writer)
    };
    let unprinted: [(&[&str], Stdio); 4] = [
        (&["show"], full()),
        (&["show"], closed()),
        (&["simulate", "--players", "8", "--acknowledge"], closed()),
        (&["rule", "--schema"], full()),
    ];
    for (arguments, output) in unprinted {
        let done = cli().args(arguments).stdout(output).stderr(Stdio::piped()).output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.starts_with("Not everything could be printed"), "{arguments:?}: {said}");
    }
    // Without any output only the status tells.
    let deaf = cli().arg("show").stdout(full()).stderr(full()).status().unwrap();
    assert_eq!(deaf.code(), Some(2));
    // The evening was played to its end although nobody read its numbers.
    let shown = cli().arg("show").output().unwrap();
    assert!(
        String::from_utf8(shown.stdout)
            .unwrap()
            .lines()
            .any(|line| line.contains("\"finished\"") && line.contains("\"id\":8"))
    );
    assert!(cli().arg("check").status().unwrap().success());
}
