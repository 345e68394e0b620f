//! `tapis-cli rule`: one answer for each line, whatever it contains, and rulesets by name.
#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write;
use std::process::{Command, Stdio};

/// The answers, one a line; `None` if the command failed.
fn answers(ruleset: Option<&str>, questions: &[u8]) -> Option<Vec<String>> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis-cli"));
    command.arg("rule").args(ruleset.map(|name| ["--ruleset", name]).into_iter().flatten());
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = pipes.spawn().unwrap();
    // A command that refuses the ruleset does not read the questions.
    let _ = program.stdin.take().unwrap().write_all(questions);
    let output = program.wait_with_output().unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    output.status.success().then(|| lines.lines().map(str::to_owned).collect())
}

const GOOD: &[u8] = br#"{"id":7,"topic":"balance","given":{"tables":{"1":8,"2":5}}}"#;

#[test]
fn every_line_gets_an_answer() {
    let deep = b"[".repeat(100_000);
    let bom = [b"\xef\xbb\xbf".as_slice(), GOOD].concat();
    let broken: [&[u8]; 8] =
        [b"\xff\xfe\x00", b"null", b"42", b"{\"id\":", &deep, b"\x00", b"[]", b"{\"given\":[1]}"];
    let mut lines = vec![bom.as_slice(), b"", b"  \t"];
    lines.extend(broken);
    lines.push(GOOD);
    for end in [b"\n".as_slice(), b"\r\n"] {
        let found = answers(None, &lines.join(end)).unwrap();
        assert_eq!(found.len(), broken.len() + 2);
        let good = |answer: &String| answer.starts_with(r#"{"id":7,"result""#);
        assert!(good(&found[0]) && good(&found[broken.len() + 1]), "{found:?}");
        assert!(found[1..=broken.len()].iter().all(|answer| answer.contains("refusal")), "{found:?}");
    }
    assert_eq!(answers(None, b"").unwrap().len(), 0);
}

#[test]
fn rulesets_have_the_names_on_the_screens() {
    let question = br#"{"id":1,"topic":"time_bank","given":{"called_by":"manager","elapsed_s":26}}"#;
    for name in ["tda", "TDA", "TDA 2024", "TDA (2024)", "tda-2024", " tda ", "Club + TDA (2024)"] {
        assert!(answers(Some(name), question).unwrap()[0].contains(r#""remaining_s":4"#), "{name}");
    }
    for name in ["club", "Club", "Club (2010)", "club 2010"] {
        assert!(answers(Some(name), question).unwrap()[0].contains(r#""remaining_s":34"#), "{name}");
    }
    for name in ["", "TDA 2026", "club des cinq"] {
        assert!(answers(Some(name), question).is_none(), "{name}");
    }
}
