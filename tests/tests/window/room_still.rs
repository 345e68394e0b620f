//! With reduced motion, nothing moves in the room.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::room_club;
use tapis_tests::window::{Program, Result};

use crate::acts::show_scene;

/// Counts animations that start from now on.
const COUNT: &str = "(() => {
  window.__moved = 0;
  for (const began of ['animationstart', 'transitionrun'])
    document.addEventListener(began, () => (window.__moved += 1), true);
  return true;
})()";

/// Whether the room noticed the preference, and how many animations each scene started.
async fn moved(folder: &Path, name: &str, still: bool) -> Result<(Value, u64)> {
    let desktop = folder.join(name);
    fs::create_dir_all(desktop.join("gtk-3.0"))?;
    let settings = format!("[Settings]\ngtk-enable-animations={}\n", u8::from(!still));
    fs::write(desktop.join("gtk-3.0/settings.ini"), settings)?;
    let file = folder.join(format!("{name}.tapis"));
    let made = room_club::make(&file, Language::Fr).unwrap();
    let environment = vec![("XDG_CONFIG_DIRS", desktop)];
    let program =
        Program::start_with(name, &["--club", file.to_str().unwrap()], (1280, 720), environment).await?;
    program.window("index.html").await?;
    program.open_room(made[0].id).await?;
    program.eval(COUNT).await?;
    // If something moves, the first scenes show it.
    let scenes = if still || tapis_tests::thorough() { made.len() } else { 2 };
    for one in made.iter().take(scenes) {
        show_scene(&program, one).await?;
    }
    // Two frames later every animation has started.
    program
        .eval("(requestAnimationFrame(() => requestAnimationFrame(() => (window.__drawn = true))), true)")
        .await?;
    program.until("window.__drawn === true").await?;
    let asked = program.eval("matchMedia('(prefers-reduced-motion: reduce)').matches").await?;
    let moved = program.eval("window.__moved").await?.as_u64().unwrap();
    program.quit().await?;
    Ok((asked, moved))
}

#[tokio::test]
async fn nothing_moves_in_the_room_with_reduced_motion() -> Result<()> {
    let folder = tempfile::tempdir()?;
    assert_eq!(moved(folder.path(), "still", true).await?, (json!(true), 0));
    // Without the preference scenes fade in: the test detects animations.
    let (asked, moved) = moved(folder.path(), "moving", false).await?;
    assert_eq!(asked, json!(false));
    assert!(moved > 0);
    Ok(())
}
