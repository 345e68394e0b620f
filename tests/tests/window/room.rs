//! The room's window may call what is public or its own, and nothing else.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_api::{Audience, table};
use tapis_tests::window::{Program, Result};

fn is_refused_by_the_window(answer: &std::result::Result<Value, Value>) -> bool {
    answer.as_ref().is_err_and(|error| error.to_string().contains("not allowed"))
}

#[tokio::test]
async fn room_is_read_only() -> Result<()> {
    let (program, id) = Program::start_with_room("room").await?;
    let commands: Vec<(&str, bool)> =
        table().map(|command| (command.name, !Audience::Room.may_call(command.audience))).collect();
    assert!(commands.iter().any(|(_, refused)| *refused) && commands.iter().any(|(_, refused)| !refused));
    for (name, refused) in commands {
        let answer = program.call(name, json!({ "id": id })).await?;
        assert_eq!(is_refused_by_the_window(&answer), refused, "{name}: {answer:?}");
    }
    // Nor what the library itself offers.
    let told = program.call("plugin:event|emit", json!({ "event": "changed", "payload": null })).await?;
    assert!(is_refused_by_the_window(&told), "{told:?}");
    let clock = program.call("clock", json!({ "id": id })).await?.unwrap();
    assert!(clock["remaining"].is_number());
    program.picture("room").await?;
    program.quit().await
}
