//! The draw: names arrive on their seats, on the desk and in the room at the same time, and nobody has to wait
//! for the last.

use tapis_tests::window::{Program, Result};

const ARRIVING: &str = "document.querySelectorAll('.plate.arriving').length";

#[tokio::test]
async fn drawn_names_appear_on_both_screens() -> Result<()> {
    let program = Program::start_on("drawing", &["--sample"], (1366, 768)).await?;
    let desk = program.desk().await?;
    let evening = desk.open_next().await?;
    program.open_room(evening.id).await?;
    program.see("Inscriptions").await?;

    program.window("index.html").await?;
    program.tap("draw").await?;
    program.until(&format!("{ARRIVING} === 27")).await?;
    program.picture("desk").await?;
    program.window("room.html").await?;
    program.until("document.querySelectorAll('[data-testid=room-drawing] li').length === 27").await?;
    program.picture("room").await?;

    // The desk needs not wait, and the room goes on to the list by name.
    program.window("index.html").await?;
    program.tap("draw-again").await?;
    program.until(&format!("{ARRIVING} === 27")).await?;
    program.tap("show-all").await?;
    program.until(&format!("{ARRIVING} === 0")).await?;
    program.see("Places tirées sur 3 tables").await?;
    program.picture("drawn").await?;
    program.tap("draw-again").await?;
    program.until(&format!("{ARRIVING} === 27")).await?;
    program.write(thirtyfour::Key::Escape).await?;
    program.until(&format!("{ARRIVING} === 0")).await?;
    program.window("room.html").await?;
    program.until("document.querySelector('[data-testid=room-seating]') !== null").await?;

    // Cards in the air end it at once.
    program.window("index.html").await?;
    program.tap("draw-again").await?;
    program.until(&format!("{ARRIVING} === 27")).await?;
    program.tap("start").await?;
    program.see("Niveau 1").await?;
    program.until(&format!("{ARRIVING} === 0")).await?;
    program.quit().await
}
