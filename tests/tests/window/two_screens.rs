//! The room on a second screen, and what happens when the cable is unplugged.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write as _;

use tapis_tests::window::{Program, Result};

/// The room fills the projector, which is to the right of the laptop.
const ON_THE_PROJECTOR: &str = "innerWidth === 1920 && innerHeight === 1080 && screenX === 1366";

async fn until_away(program: &Program, away: bool) -> Result<()> {
    program.window("index.html").await?;
    program.tap("go-room").await?;
    let told = "document.querySelector('[data-testid=hall-away]') !== null";
    program.until(&format!("({told}) === {away}")).await
}

#[tokio::test]
async fn the_room_finds_the_second_screen_and_returns_with_the_cable() -> Result<()> {
    let Some(mut program) = Program::start_on_two("two-screens", &["--sample"]).await? else {
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
