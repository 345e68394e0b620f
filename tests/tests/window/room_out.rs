//! The room names a player who has just gone out, with place and opponent, for some seconds, and takes it back
//! with an undo.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::floor_plan::evening;

/// Does something at the desk and comes back to the room.
async fn at_the_desk(program: &Program, command: &str, arguments: Value) -> Result<Value> {
    program.window("index.html").await?;
    let answer = program.call(command, arguments).await?.map_err(|refused| refused.to_string())?;
    program.window("room.html").await?;
    Ok(answer)
}

#[tokio::test]
async fn the_room_names_who_has_just_gone_out() -> Result<()> {
    let (_folder, program, id) = evening("just-out", Language::Fr, 3, (1366, 768)).await?;
    program.open_room(id).await?;
    program.window("room.html").await?;
    program.until("document.querySelector('[data-testid=room-time]') !== null").await?;
    let left = &at_the_desk(&program, "desk", json!({ "id": id })).await?["view"]["counts"]["left"];
    let words = |card: &str| {
        format!("{card}?.textContent.includes('{left}e') && {card}.textContent.includes('face à ')")
    };
    let out = json!({ "type": "bust", "players": [{ "entry": 5, "by": 6, "stack": null }] });
    at_the_desk(&program, "act", json!({ "id": id, "action": out })).await?;
    program
        .until(&format!("({}) === true", words("document.querySelector('[data-testid=just-out]')")))
        .await?;
    // Nothing of the clock, the blinds or the levels is covered.
    let covered = "(() => { const card = document.querySelector('[data-testid=just-out]').getBoundingClientRect();
        return ['clock', 'track', 'blinds', 'next'].filter((kind) =>
            document.querySelector(`[data-panel=${kind}]`).getBoundingClientRect().bottom > card.top + 1); })()";
    assert_eq!(program.eval(covered).await?, json!([]));
    at_the_desk(&program, "undo", json!({ "id": id })).await?;
    program.until("document.querySelector('[data-testid=just-out]') === null").await?;
    // Once more, and left alone it goes by itself.
    at_the_desk(&program, "redo", json!({ "id": id })).await?;
    program.find("test id", "just-out").await?;
    program.until("document.querySelector('[data-testid=just-out]') === null").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
