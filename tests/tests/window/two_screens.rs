//! The room on a second screen, and what happens when the cable is unplugged.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write as _;
use std::time::{Duration, Instant};

use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::clock::club;

/// The room fills the projector, which is to the right of the laptop.
const ON_THE_PROJECTOR: &str = "innerWidth === 1920 && innerHeight === 1080 && screenX === 1366";

async fn until_away(program: &Program, away: bool) -> Result<()> {
    program.window("index.html").await?;
    let told = "document.querySelector('[data-testid=room-trouble]') !== null";
    program.until(&format!("({told}) === {away}")).await
}

#[tokio::test]
async fn the_room_returns_with_the_cable() -> Result<()> {
    let Some(mut program) = Program::start_on_two("two-screens", &["--sample"], "openbox").await? else {
        // Not through the test's own output, which is hidden when it passes.
        let said = "NOT TESTED: two screens. Xorg's dummy driver is missing: run scripts/setup.sh.\n";
        std::io::stderr().write_all(said.as_bytes())?;
        return Ok(());
    };
    program.window("index.html").await?;
    let id = program.first_tournament().await?;
    program.open_room(id).await?;
    program.until(ON_THE_PROJECTOR).await?;

    // The cable is unplugged: nothing covers the desk, which says what happened to the room.
    program.cable(false)?;
    until_away(&program, true).await?;
    program.until("innerWidth <= 1366 && screenX < 1366").await?;
    program.picture("pulled").await?;
    // Plugged in again, twice.
    for _ in 0..2 {
        program.cable(true)?;
        until_away(&program, false).await?;
        program.window("room.html").await?;
        program.until(ON_THE_PROJECTOR).await?;
        program.until("document.querySelector('.stage') !== null").await?;
        program.cable(false)?;
        until_away(&program, true).await?;
    }
    program.cable(true)?;
    until_away(&program, false).await?;

    // A window, because the club prefers one; it is remembered.
    program.tap("go-room").await?;
    program.choose("Où", "Dans une fenêtre").await?;
    program.window("room.html").await?;
    program.until("innerHeight < 1080").await?;
    program.close_and_restart(&["--sample"]).await?;
    program.window("index.html").await?;
    program.open_room(id).await?;
    program.until("innerWidth > 0 && innerWidth < 1920 && innerHeight < 1080").await?;
    // And back on the screen, by its name.
    program.window("index.html").await?;
    program.tap("go-room").await?;
    program.choose("Où", "DUMMY1").await?;
    program.window("room.html").await?;
    program.until(ON_THE_PROJECTOR).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_room_returns_after_a_kill() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("returns.tapis");
    let id = club(&path, Language::Fr, &[("Jeudi", 5)])[0];
    let arguments = ["--club", path.to_str().unwrap()];
    let Some(mut program) = Program::start_on_two("returns", &arguments, "openbox").await? else {
        return Ok(());
    };
    program.window("index.html").await?;
    program.open_room(id).await?;
    program.until(ON_THE_PROJECTOR).await?;
    program.kill_and_restart(&arguments).await?;
    program.window("room.html").await?;
    program.until(ON_THE_PROJECTOR).await?;
    // Killed while the cable is out: it waits for the screen that it filled, and the desk says so.
    program.cable(false)?;
    until_away(&program, true).await?;
    program.kill_and_restart(&arguments).await?;
    until_away(&program, true).await?;
    program.cable(true)?;
    until_away(&program, false).await?;
    program.window("room.html").await?;
    program.until(ON_THE_PROJECTOR).await?;
    program.quit().await
}

#[tokio::test]
async fn a_dialog_for_files_belongs_to_the_desk() -> Result<()> {
    let Some(program) = Program::start_on_two("file-dialog", &["--sample"], "openbox").await? else {
        return Ok(());
    };
    program.window("index.html").await?;
    let id = program.first_tournament().await?;
    program.open_room(id).await?;
    program.until(ON_THE_PROJECTOR).await?;
    program.window("index.html").await?;
    program.tap("go-documents").await?;
    program.tap("paper-save").await?;
    let began = Instant::now();
    while program.owner("Enregistrer sous")?.as_deref() != Some("Tapis") {
        assert!(began.elapsed() < Duration::from_secs(20), "no dialog that belongs to the desk");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// A person writes this at the desk meanwhile, again and again.
const NAME: &str = "jean-pierre dupont ";

/// Writes a letter in turn until the room has this trouble, or none.
async fn write_until(program: &Program, written: &mut String, trouble: serde_json::Value) -> Result<()> {
    for letter in NAME.chars().cycle().take(400) {
        program.key_in(&letter.to_string())?;
        written.push(letter);
        if program.call("room_trouble", json!({})).await?.unwrap() == trouble {
            return Ok(());
        }
    }
    Err(format!("the room never reported {trouble}").into())
}

/// Somebody writes at the desk while the cable is pulled and plugged in: not a letter is lost, no key moves the clock,
/// and the room fills its screen each time.
async fn nothing_written_is_lost_under(manager: &str) -> Result<()> {
    let name = format!("writing-{manager}");
    let Some(program) = Program::start_on_two(&name, &["--sample"], manager).await? else { return Ok(()) };
    program.window("index.html").await?;
    let id = program.first_tournament().await?;
    let before = program.call("clock", json!({ "id": id })).await?.unwrap();
    program.open_room(id).await?;
    program.until(ON_THE_PROJECTOR).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    // A driver's click does not give a window the keyboard.
    program.activate_desk()?;
    program.click("field", "Chercher").await?;
    program.until("document.hasFocus() && document.activeElement.matches('input')").await?;
    let mut written = String::new();
    for _ in 0..3 {
        program.cable(false)?;
        write_until(&program, &mut written, json!({ "type": "pulled" })).await?;
        program.cable(true)?;
        write_until(&program, &mut written, json!(null)).await?;
        program.window("room.html").await?;
        program.until(ON_THE_PROJECTOR).await?;
        program.window("index.html").await?;
    }
    program.until(&format!("document.activeElement.value.length >= {}", written.chars().count())).await?;
    assert_eq!(program.eval("document.activeElement.value").await?, json!(written), "{manager}");
    let after = program.call("clock", json!({ "id": id })).await?.unwrap();
    assert_eq!(after["current"], before["current"], "{manager}");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn nothing_written_is_lost_under_openbox() -> Result<()> {
    nothing_written_is_lost_under("openbox").await
}

#[tokio::test]
async fn nothing_written_is_lost_under_xfce() -> Result<()> {
    nothing_written_is_lost_under("xfwm4").await
}

#[tokio::test]
async fn nothing_written_is_lost_under_metacity() -> Result<()> {
    nothing_written_is_lost_under("metacity").await
}
