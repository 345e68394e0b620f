//! Players who say that they have come, as the desk sees them: registered with one press, or their card is made first.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_tests::window::Result;

use crate::acts::in_each_theme;
use crate::floor_plan::resize;
use crate::presses::{double_click, start, view};
use crate::registering;

#[tokio::test]
async fn the_desk_registers_who_has_come() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = registering::club(&path, 4);
    let program = start("arrivals", &path).await?;
    let said = |answer: std::result::Result<serde_json::Value, serde_json::Value>| {
        answer.map_err(|error| error.to_string())
    };
    let mut settings = said(program.call("phone_settings", json!({})).await?)?;
    settings["check_in"] = json!(true);
    said(program.call("phone_settings_keep", json!({ "settings": settings })).await?)?;
    let players = json!([{ "member": 1 }, { "member": 2 }]);
    let sign_up = json!({ "type": "sign_up", "players": players });
    said(program.call("act", json!({ "id": id, "action": sign_up })).await?)?;
    for of in [
        json!({ "type": "member", "member": 1 }),
        json!({ "type": "named", "first_name": "Zoé", "last_name": "Nouvelle" }),
        json!({ "type": "member", "member": 2 }),
    ] {
        said(program.call("check_in", json!({ "id": id, "of": of })).await?)?;
    }
    program.click("test id", &format!("open-{id}")).await?;
    program.see("3 arrivées à confirmer").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("list-{width}")).await?;
    }
    in_each_theme(&program, "main", "arrivals").await?;
    double_click(&program, "arrival-1").await?;
    program.see("2 arrivées à confirmer").await?;
    // Somebody new: the card is made first, with the name as it was typed. What has slid under the resting pointer
    // takes a press a moment later.
    program.until("performance.now() > (window.settled ??= performance.now() + 400)").await?;
    program.tap("arrival-2").await?;
    program.until("document.querySelector('dialog[open] input[value], dialog[open] input') !== null").await?;
    program
        .until("[...document.querySelectorAll('dialog[open] input')].some(one => one.value === 'Nouvelle')")
        .await?;
    program.picture("card").await?;
    program.tap("save-member").await?;
    program.no_dialog().await?;
    program.see("1 arrivée à confirmer").await?;
    program.tap("arrival-not-3").await?;
    program.until("document.querySelector('[data-testid=arrivals]') === null").await?;
    let entries = view(&program, id).await?["view"]["entries"].clone();
    assert_eq!(entries.as_array().map(Vec::len), Some(2), "{entries}");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
