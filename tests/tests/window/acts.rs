//! Actions on form controls, found by test id.

use serde_json::json;
use tapis_tests::room_club::SceneTournament;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::floor_plan::resize;

/// Presses the element with this test id.
pub async fn press(program: &Program, id: &str) -> Result<()> {
    program.tap(id).await
}

/// Replaces the text of a field.
pub async fn put(program: &Program, id: &str, text: &str) -> Result<()> {
    program.tap(id).await?;
    let field = program.find("test id", id).await?;
    field.send_keys(Key::Control + "a").await?;
    field.send_keys(text).await?;
    Ok(())
}

/// Selects an option of a list.
pub async fn choose(program: &Program, id: &str, value: &str) -> Result<()> {
    let script = format!(
        "(() => {{ const list = document.querySelector('[data-testid=\"{id}\"]'); list.value = '{value}';\
         list.dispatchEvent(new Event('input', {{ bubbles: true }}));\
         list.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()"
    );
    program.find("test id", id).await?;
    program.eval(&script).await?;
    Ok(())
}

/// axe finds nothing in this part of the page in each theme; a picture of each.
pub async fn in_each_theme(program: &Program, part: &str, name: &str) -> Result<()> {
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe(part).await?, Vec::<String>::new(), "{name} {theme}");
        program.picture(&format!("{name}-{theme}")).await?;
    }
    Ok(())
}

/// No part of the page scrolls sideways on a large monitor, nor where the text is twice as large; a picture of both.
pub async fn looks_large(program: &Program, name: &str) -> Result<()> {
    let whole = "[...document.querySelectorAll('main, main *')] \
        .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)) \
        .every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)";
    resize(program, 1920, 1080).await?;
    program.until(whole).await?;
    program.picture(&format!("{name}-1920")).await?;
    resize(program, 1366, 768).await?;
    for (size, wide) in [("double", false), ("usual", true)] {
        program.call("text_size_keep", json!({ "size": size })).await?.map_err(|error| error.to_string())?;
        program.until(&format!("(innerWidth > 1000) === {wide}")).await?;
        program.until(whole).await?;
        program.picture(&format!("{name}-{size}")).await?;
    }
    Ok(())
}

/// Nothing in this part of the page is cut at the right at the sizes of club computers, and axe finds nothing in it.
pub async fn looks(program: &Program, part: &str, name: &str) -> Result<()> {
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        let wide = format!(
            "[...document.querySelectorAll('{part}')].every((part) => part.scrollWidth <= part.clientWidth)"
        );
        program.until(&wide).await?;
        program.picture(&format!("{name}-{width}")).await?;
    }
    in_each_theme(program, part, name).await
}

/// Waits until the element with this test id has the focus.
pub async fn focused(program: &Program, id: &str) -> Result<()> {
    program.until(&format!("document.activeElement?.dataset.testid === '{id}'")).await
}

/// Waits until no dialog is open.
pub async fn closed(program: &Program) -> Result<()> {
    program.no_dialog().await
}

/// Shows a tournament's scene in the room, and waits for it. The room's window is then current.
pub async fn show_scene(program: &Program, made: &SceneTournament) -> Result<()> {
    program.window("index.html").await?;
    program.call("room_show", json!({ "ids": [made.id] })).await?.map_err(|error| error.to_string())?;
    program.call("room_scene", json!({ "scene": made.scene })).await?.map_err(|error| error.to_string())?;
    program.window("room.html").await?;
    let scene = serde_json::to_value(made.scene)?;
    let scene = scene.as_str().unwrap_or_default();
    let shown = format!("[data-tournament=\"{}\"] [data-testid=scene-{scene}]", made.id);
    program.until(&format!("document.querySelector('{shown}') !== null")).await
}
