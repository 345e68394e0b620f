//! Where the computer asks for no motion, the room has none.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::room_club;
use tapis_tests::window::{Program, Result};

use crate::acts::show_scene;

/// Counts what begins to move from now on.
const COUNT: &str = "(() => {
  window.__moved = 0;
  for (const began of ['animationstart', 'transitionrun'])
    document.addEventListener(began, () => (window.__moved += 1), true);
  return true;
})()";

/// Whether the room found that no motion is wanted, and how much moved while each scene came.
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
    for one in &made {
        show_scene(&program, one).await?;
    }
    // Two frames later all that was to begin has begun.
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
async fn nothing_moves_in_the_room_where_no_motion_is_wanted() -> Result<()> {
    let folder = tempfile::tempdir()?;
    assert_eq!(moved(folder.path(), "still", true).await?, (json!(true), 0));
    // Elsewhere the scenes arrive gently: the test sees what moves.
    let (asked, moved) = moved(folder.path(), "moving", false).await?;
    assert_eq!(asked, json!(false));
    assert!(moved > 0);
    Ok(())
}
