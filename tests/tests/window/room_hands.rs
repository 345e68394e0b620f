//! The room by mouse: a panel dragged and resized, a logo, the menu in the
//! tournament's header.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_tests::root;
use tapis_tests::window::{Program, Result};

/// Drags the element with this test id by this many squares of the editor's grid.
async fn drag(program: &Program, id: &str, across: f64, down: f64) -> Result<()> {
    let of = |side: &str, count: u32| {
        format!("document.querySelector('.hands').getBoundingClientRect().{side} / {count}")
    };
    let width = program.eval(&of("width", 16)).await?.as_f64().unwrap_or_default();
    let height = program.eval(&of("height", 12)).await?.as_f64().unwrap_or_default();
    let grip = program.find("test id", id).await?;
    grip.scroll_into_view().await?;
    let (x, y) = ((across * width).round() as i64, (down * height).round() as i64);
    let chain = program.driver().action_chain();
    chain.move_to_element_center(&grip).click_and_hold().move_by_offset(x, y).release().perform().await?;
    Ok(())
}

#[tokio::test]
async fn the_mouse_arranges_panels_and_holds_scenes() -> Result<()> {
    let (program, id) = Program::start_with_room("room-hands").await?;
    program.find("test id", "scene-welcome").await?;

    // The native file dialog cannot be driven: the same command accepts a path.
    program.window("index.html").await?;
    program.tap("go-room").await?;
    program.find("test id", "logo-choose").await?;
    let picture = root().join("icons/icon.png");
    program.call("room_logo_choose", json!({ "path": picture })).await?.unwrap();
    program.until("document.querySelector('img[alt=\"Logo du club\"]') !== null").await?;
    let text = root().join("README.md");
    let refused = program.call("room_logo_choose", json!({ "path": text })).await?;
    assert!(refused.unwrap_err()["message"].as_str().unwrap().contains("PNG"));

    program.tap("edit-felt").await?;
    program.find("test id", "panel-blinds").await?;
    let at = |label: &str| {
        format!(
            "document.querySelector('[data-testid=panel-blinds]').getAttribute('aria-label') === {}",
            json!(label)
        )
    };
    program.until(&at("Blindes\u{a0}: colonne 1, ligne 8, 9 × 3")).await?;
    drag(&program, "panel-blinds", 2.0, 0.0).await?;
    program.until(&at("Blindes\u{a0}: colonne 3, ligne 8, 9 × 3")).await?;
    drag(&program, "corner-blinds", -3.0, -1.0).await?;
    program.until(&at("Blindes\u{a0}: colonne 3, ligne 8, 6 × 2")).await?;
    program.picture("dragged").await?;

    // The menu beside the room's button, in the header of a tournament.
    program.tap("go-tournaments").await?;
    program.tap(&format!("open-{id}")).await?;
    program.tap("room-menu").await?;
    program.tap("menu-prizes").await?;
    program.window("room.html").await?;
    program.find("test id", "scene-prizes").await?;
    program.window("index.html").await?;
    program.until("document.querySelector('[data-testid=room-menu]').classList.contains('held')").await?;
    program.tap("room-menu").await?;
    // The first item is "automatic", and has the focus.
    program.until("document.activeElement?.getAttribute('role') === 'menuitemradio'").await?;
    program.write(thirtyfour::Key::Enter + "").await?;
    program.window("room.html").await?;
    program.find("test id", "scene-welcome").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
