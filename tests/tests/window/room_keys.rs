//! Keys in the room's own window, on a single screen.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::clock::club;

const FULL: &str = "innerWidth === 1366 && innerHeight === 768";
const A_WINDOW: &str = "innerWidth > 0 && innerWidth < 1366 && innerHeight < 768";

/// Waits until a read command returns this value at this place.
async fn until(program: &Program, command: &str, id: TournamentId, at: &str, value: &Value) -> Result<()> {
    let asked = format!(
        "window.__TAURI_INTERNALS__.invoke('{command}', {{ id: {id} }}).then((found) => (window.__found = found))"
    );
    program.eval(&format!("void setInterval(() => {asked}, 50)")).await?;
    program.until(&format!("window.__found?.{at} === {value}")).await
}

#[tokio::test]
async fn the_room_is_controlled_from_its_own_window() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("keys.tapis");
    let id = club(&path, Language::Fr, &[("Jeudi", 5)])[0];
    let program = Program::start_on("room-keys", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap(&format!("rail-clock-{id}")).await?;
    program.until("document.querySelector('[data-testid=tab-tables]')?.ariaSelected === 'true'").await?;

    // F at the desk opens it in a window; pressed again, it fills the screen.
    program.leave_fields().await?;
    program.write("f").await?;
    program.window("room.html").await?;
    program.until(&format!("({A_WINDOW}) && document.querySelector('.stage') !== null")).await?;
    program.window("index.html").await?;
    program.leave_fields().await?;
    program.write("f").await?;
    program.window("room.html").await?;
    program.until(FULL).await?;
    // In the room itself F toggles full screen and Escape leaves it; checking the screens
    // once a second does not change that.
    program.write("f").await?;
    program.until(A_WINDOW).await?;
    program.write("f").await?;
    program.until(FULL).await?;
    let since = program.eval("performance.now()").await?;
    program.until(&format!("performance.now() > {since} + 2500")).await?;
    program.until(FULL).await?;
    program.write(Key::Escape + "").await?;
    program.until(A_WINDOW).await?;
    // Pressed twice at once it is a window again, whenever the screens are checked.
    program.write("ff").await?;
    let since = program.eval("performance.now()").await?;
    program.until(&format!("performance.now() > {since} + 1500")).await?;
    program.until(A_WINDOW).await?;

    // The clock stops and resumes; a minute is added.
    program.write(" ").await?;
    until(&program, "clock", id, "running", &json!(false)).await?;
    let before = program.eval("window.__found.remaining").await?.as_i64().unwrap();
    program.write("+").await?;
    program.until(&format!("window.__found.remaining === {}", before + 60_000)).await?;
    program.write(" ").await?;
    program.until("window.__found.running").await?;
    // A scene is held, and released.
    program.write("2").await?;
    program.until("document.querySelector('[data-testid=scene-seats]') !== null").await?;
    program.write("0").await?;
    program.until("document.querySelector('[data-testid=scene-clock]') !== null").await?;
    // A change of level is confirmed at the desk, and only there.
    program.write(Key::Right + "").await?;
    program.window("index.html").await?;
    program.tap("confirm-yes").await?;
    program.window("room.html").await?;
    program.until("window.__found.current.level === 2 || window.__found.current.index === 1").await?;
    // The desk has the keyboard since: a press in the room takes it back. The list of keys is shown there too.
    program.tap("room").await?;
    program.write("?").await?;
    program.window("index.html").await?;
    program.see("Niveau précédent ou suivant").await?;
    program.write(Key::Escape + "").await?;
    program.gone("Niveau précédent ou suivant").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());

    // By mouse: the button of the desk, and a double click in the room.
    program.tap("go-room").await?;
    program.tap("hall-full").await?;
    program.until("document.querySelector('[data-testid=hall-full]').ariaPressed === 'true'").await?;
    program.picture("hall").await?;
    program.window("room.html").await?;
    program.until(FULL).await?;
    program.eval("void document.querySelector('.stage').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))").await?;
    program.until(A_WINDOW).await?;
    program.quit().await
}
