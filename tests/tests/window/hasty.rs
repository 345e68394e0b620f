//! What hasty hands do: double clicks, keys held down, buttons pressed in the wrong moment.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{closed, press, put};
use crate::clock::{act, clock, club, shows, start};

async fn count(program: &Program) -> Result<usize> {
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    Ok(rows.as_array().map_or(0, Vec::len))
}

#[tokio::test]
async fn who_presses_twice_makes_one_tournament() -> Result<()> {
    let program = Program::start("hasty", &["--sample"]).await?;
    program.window("index.html").await?;
    let before = count(&program).await?;
    press(&program, "new-tournament").await?;
    put(&program, "setup-name", "Vendredi").await?;

    // A stack that the chips cannot make a blind of: it is said, and the form stays.
    put(&program, "players", "2").await?;
    put(&program, "setup-stack", "10").await?;
    press(&program, "section-levels").await?;
    press(&program, "levels-suggest").await?;
    press(&program, "suggest-take").await?;
    program.find("test id", "suggest-impossible").await?;
    program.write(Key::Escape + "").await?;
    closed(&program).await?;
    press(&program, "section-general").await?;
    put(&program, "setup-stack", "10000").await?;

    program
        .eval(
            "(() => { const go = document.querySelector('[data-testid=create-tournament]'); \
             go.click(); go.click(); return true; })()",
        )
        .await?;
    program.find("test id", "tab-entries").await?;
    press(&program, "go-tournaments").await?;
    program.find("test id", "new-tournament").await?;
    assert_eq!(count(&program).await?, before + 1);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_clock_bears_every_moment_for_its_buttons() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let ids = club(&path, Language::Fr, &[("Vendredi", 3), ("Samedi", 5)]);
    let id = ids[0];
    let program = start("moments", &path, id).await?;
    let length = clock(&program, id).await?["current"]["length"].as_i64().unwrap();

    // In a break that was called it is the level that begins anew, whole.
    act(&program, id, json!({ "type": "break_now", "minutes": 4 })).await?;
    program.until(&shows("strip", "Pause")).await?;
    program.see("C’est la pause").await?;
    program.press("Reprendre le niveau au début").await?;
    press(&program, "confirm-yes").await?;
    program.until(&shows("strip", "Niveau 1")).await?;
    let left = clock(&program, id).await?["remaining"].as_i64().unwrap();
    assert!((length - 30_000..=length).contains(&left), "{left} of {length}");

    // The space bar held down stops the clock once.
    program.until(&shows("toggle-clock", "Arrêter")).await?;
    program
        .eval(
            "(() => { for (const repeat of [false, true, true, true]) \
             window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', repeat })); return true; })()",
        )
        .await?;
    program.until(&shows("toggle-clock", "Reprendre")).await?;
    assert!(!program.text().await?.contains("ne tourne pas"));
    assert_eq!(clock(&program, id).await?["running"], json!(false));

    // Two tournaments beside each other stay so when the room's key is pressed for one of them.
    program.call("room_show", json!({ "ids": ids })).await?.unwrap();
    program.eval("window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', code: 'KeyF' }))").await?;
    program.window("room.html").await?;
    program.until("document.querySelector('[data-count]')?.dataset.count === '2'").await?;
    program.picture("beside").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
