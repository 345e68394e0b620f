//! The club's evenings for its league, through the window: what would be sent, an address, a refusal, a file on a stick,
//! and what arrived.

use std::process::Command;

use serde_json::json;
use tapis_tests::league::League;
use tapis_tests::program;
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, in_each_theme, put};

async fn sends(name: &str, size: (u32, u32)) -> Result<()> {
    let mut league = League::start();
    let folder = tempfile::tempdir()?;
    let window = Program::start_on(name, &["--sample"], size).await?;
    let desk = &window;
    desk.window("index.html").await?;
    desk.tap("go-seasons").await?;
    desk.find("test id", "standings").await?;
    desk.tap("season-more").await?;
    desk.tap("league").await?;
    desk.see("seraient envoyés").await?;
    desk.see("Le club n’a pas encore de clé").await?;
    let greyed = |id: &str, greyed: bool| {
        format!("document.querySelector('[data-testid={id}]').disabled === {greyed}")
    };
    desk.until(&greyed("league-send", true)).await?;
    in_each_theme(desk, "dialog[open]", "first").await?;
    desk.eval("void document.querySelectorAll('dialog[open] details').forEach((one) => (one.open = true))")
        .await?;
    in_each_theme(desk, "dialog[open]", "details").await?;
    desk.eval("void document.querySelectorAll('dialog[open] details').forEach((one) => (one.open = false))")
        .await?;

    // What is no address is said at the field, and nothing is kept of it.
    put(desk, "league-address", "ligue.example").await?;
    desk.eval("void document.activeElement.blur()").await?;
    desk.see("elle commence par https://").await?;
    desk.until(&greyed("league-send", true)).await?;
    put(desk, "league-address", &format!("{}/", league.address)).await?;
    desk.eval("void document.activeElement.blur()").await?;
    desk.until(&greyed("league-send", false)).await?;
    desk.tap("league-send").await?;
    desk.see("La ligue n’a rien pris").await?;
    // The key was made for it, and the dialog shows it.
    desk.see("la ligue la compare une fois").await?;
    in_each_theme(desk, "dialog[open]", "refused").await?;

    // The system's own dialog is not driven: the file is named.
    let file = folder.path().join("cle.tapis-league");
    let written = desk.call("league_write", json!({ "season": null, "path": file })).await?;
    written.map_err(|error| error.to_string())?;
    let mut hub = Command::new(program("tapis-hub"));
    let admitted = hub.args(["--database", &league.database(), "admit"]).arg(&file).output()?;
    assert!(admitted.status.success(), "{}", String::from_utf8_lossy(&admitted.stderr));
    desk.tap("league-send").await?;
    desk.see("de ce club, dont").await?;
    in_each_theme(desk, "dialog[open]", "sent").await?;
    // A season alone; nothing of it is new.
    choose(desk, "league-season", "1").await?;
    desk.until(&greyed("league-send", false)).await?;
    desk.tap("league-send").await?;
    desk.see("dont aucune nouvelle").await?;
    league.stop();
    desk.tap("league-send").await?;
    desk.see("La ligue ne répond pas").await?;
    desk.picture("unreachable").await?;
    assert_eq!(desk.complaints().await?, Vec::<String>::new());
    window.quit().await
}

#[tokio::test]
async fn a_club_sends_its_evenings_to_its_league() -> Result<()> {
    sends("league", (1366, 768)).await
}

#[tokio::test]
async fn a_club_sends_its_evenings_on_a_small_screen() -> Result<()> {
    sends("league-small", (1024, 680)).await
}

#[tokio::test]
async fn in_english_on_a_large_screen() -> Result<()> {
    let window = Program::start_on("league-en", &["--sample"], (1920, 1080)).await?;
    window.window("index.html").await?;
    window.tap("language").await?;
    window.until("document.documentElement.lang === 'en'").await?;
    window.tap("go-seasons").await?;
    window.find("test id", "standings").await?;
    window.tap("season-more").await?;
    window.tap("league").await?;
    window.see("would be sent").await?;
    put(&window, "league-address", "league.example").await?;
    window.eval("void document.activeElement.blur()").await?;
    window.see("it begins with https://").await?;
    window
        .eval("void document.querySelectorAll('dialog[open] details').forEach((one) => (one.open = true))")
        .await?;
    in_each_theme(&window, "dialog[open]", "details").await?;
    assert_eq!(window.complaints().await?, Vec::<String>::new());
    window.quit().await
}
