//! The room's window may look, and nothing else.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_tests::root;
use tapis_tests::window::{Program, Result};

/// The commands of the table: name, and whether it writes.
fn table() -> Vec<(String, bool)> {
    let text = std::fs::read_to_string(root().join("src-tauri/src/commands.rs")).unwrap();
    let command = |line: &str| {
        let reading = line.strip_prefix("read fn ").map(|rest| (rest, false));
        let (rest, writes) = reading.or_else(|| line.strip_prefix("write fn ").map(|rest| (rest, true)))?;
        Some((rest.split('(').next()?.to_owned(), writes))
    };
    text.lines().filter_map(|line| command(line.trim())).collect()
}

fn is_refused_by_the_window(answer: &std::result::Result<Value, Value>) -> bool {
    answer.as_ref().is_err_and(|error| error.to_string().contains("not allowed"))
}

#[tokio::test]
async fn room_is_read_only() -> Result<()> {
    let (program, id) = Program::start_with_room("room").await?;
    let commands = table();
    assert!(commands.iter().any(|(_, writes)| *writes) && commands.iter().any(|(_, writes)| !writes));
    for (name, writes) in commands {
        let answer = program.call(&name, json!({ "id": id })).await?;
        assert_eq!(is_refused_by_the_window(&answer), writes, "{name}: {answer:?}");
    }
    // Nor what the library itself offers.
    let told = program.call("plugin:event|emit", json!({ "event": "changed", "payload": null })).await?;
    assert!(is_refused_by_the_window(&told), "{told:?}");
    let clock = program.call("clock", json!({ "id": id })).await?.unwrap();
    assert!(clock["remaining"].is_number());
    program.picture("room").await?;
    program.quit().await
}
