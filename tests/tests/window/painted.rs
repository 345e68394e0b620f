//! With WebKit's layers, and without, as the program chooses where there is no graphics card.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::Command;

use tapis_club::locale::Language;
use tapis_tests::room_club;
use tapis_tests::window::{Program, Result};

use crate::acts::show_scene;

#[tokio::test]
async fn every_scene_appears_without_layers() -> Result<()> {
    every_scene_appears("1").await
}

#[tokio::test]
async fn every_scene_appears_with_layers() -> Result<()> {
    every_scene_appears("0").await
}

async fn every_scene_appears(disabled: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.tapis");
    let made = room_club::make(&file, Language::Fr).unwrap();
    let layers = vec![("WEBKIT_DISABLE_DMABUF_RENDERER", disabled.into())];
    let club = ["--club", file.to_str().unwrap()];
    let program = Program::start_with("painted", &club, (1280, 720), layers).await?;
    program.window("index.html").await?;
    program.open_room(made[0].id).await?;
    // Each scene is looked at elsewhere: here it is whether anything is painted.
    let step = if tapis_tests::thorough() { 1 } else { made.len().saturating_sub(1).max(1) };
    for one in made.iter().step_by(step) {
        show_scene(&program, one).await?;
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    // A window that is not painted has a single colour.
    let picture = folder.path().join("screen.png");
    program.whole_screen(&picture).await?;
    let colours = Command::new("identify").args(["-format", "%k"]).arg(&picture).output()?;
    let colours: u32 = String::from_utf8(colours.stdout)?.trim().parse()?;
    assert!(colours > 200, "{colours} colours");
    program.quit().await
}
