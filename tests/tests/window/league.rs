//! The club's evenings for its league, through the window: what would be sent, an address, a refusal, a file on a
//! stick, and what arrived.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::process::Command;

use serde_json::json;
use tapis_tests::league::League;
use tapis_tests::program;
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, in_each_theme, put};

/// From the first screen to the League dialog.
async fn open(desk: &Program) -> Result<()> {
    desk.tap("go-seasons").await?;
    desk.find("test id", "standings").await?;
    desk.tap("season-more").await?;
    desk.tap("league").await
}

/// Opens all that would be sent, and one of the evenings, which shows its results.
async fn unfold(desk: &Program, shown: &str) -> Result<()> {
    let all =
        "document.querySelectorAll('dialog[open] .stack > details').forEach((one) => (one.open = true))";
    desk.eval(&format!("void {all}")).await?;
    desk.eval("void document.querySelector('[data-testid^=league-evening-] summary').click()").await?;
    desk.see(shown).await?;
    desk.until("document.querySelectorAll('[data-testid^=league-evening-][open] tbody tr').length > 2")
        .await?;
    Ok(())
}

async fn sends(name: &str, size: (u32, u32)) -> Result<()> {
    let mut league = League::start();
    let folder = tempfile::tempdir()?;
    let window = Program::start_on(name, &["--sample"], size).await?;
    let desk = &window;
    desk.window("index.html").await?;
    open(desk).await?;
    desk.see("seraient envoyés").await?;
    desk.see("Le club n’a pas encore de clé").await?;
    let greyed = |id: &str, greyed: bool| {
        format!("document.querySelector('[data-testid={id}]').disabled === {greyed}")
    };
    desk.until(&greyed("league-send", true)).await?;
    in_each_theme(desk, "dialog[open]", "first").await?;
    unfold(desk, "Pour les classements de la ligue seulement").await?;
    in_each_theme(desk, "dialog[open]", "details").await?;
    desk.eval("void document.querySelectorAll('dialog[open] details').forEach((one) => (one.open = false))")
        .await?;

    // A text that is no address is reported at the field, and nothing of it is stored.
    put(desk, "league-address", "ligue.example").await?;
    desk.eval("void document.activeElement.blur()").await?;
    desk.see("elle commence par https://").await?;
    desk.until(&greyed("league-send", true)).await?;
    put(desk, "league-address", &format!("{}/", league.address)).await?;
    desk.eval("void document.activeElement.blur()").await?;
    desk.until(&greyed("league-send", false)).await?;
    desk.tap("league-send").await?;
    desk.see("La ligue n’a rien accepté").await?;
    // The key was made for it, and the dialog shows it.
    desk.see("la ligue la compare une fois").await?;
    in_each_theme(desk, "dialog[open]", "refused").await?;
    // It is still there when the dialog is opened again.
    desk.tap("league-close").await?;
    desk.tap("season-more").await?;
    desk.tap("league").await?;
    desk.find("test id", "league-refused").await?;
    in_each_theme(desk, "dialog[open]", "refused-before").await?;

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

/// Joins by a code, sends by itself, and takes over what the league's lists hold.
async fn joins(name: &str, size: (u32, u32)) -> Result<()> {
    let league = League::start();
    let window = Program::start_on(name, &["--sample"], size).await?;
    let desk = &window;
    desk.window("index.html").await?;
    open(desk).await?;
    put(desk, "league-code", "https://ligue.example").await?;
    desk.tap("league-join").await?;
    desk.see("Ce n’est pas un code de ligue").await?;
    in_each_theme(desk, "dialog[open]", "wrong-code").await?;
    put(desk, "league-code", &league.invite("Club")).await?;
    desk.tap("league-join").await?;
    desk.see("Ligue rejointe").await?;
    desk.until("document.querySelector('[data-testid=league-address]').value.startsWith('http://127.0.0.1')")
        .await?;
    // From now on by itself: nobody presses Send, and nobody compares a fingerprint.
    desk.tap("league-automatic").await?;
    desk.see("de ce club, dont").await?;
    let clubs = league.hub(&["clubs"]);
    assert!(clubs[0]["evenings"].as_i64().unwrap() > 0, "{clubs:?}");

    let preview = desk.call("league_view", json!({ "season": null })).await?;
    let preview = preview.map_err(|error| error.to_string())?;
    let members = preview["preview"]["members"].as_array().unwrap();
    let person = |at: usize, licence: &str| {
        let name = |key: &str| members[at][key].as_str().unwrap();
        let last = name("last_name").to_uppercase();
        let said =
            league.hub(&["person", "--last", &last, "--first", name("first_name"), "--licence", licence]);
        said[0]["person"].to_string()
    };
    let (one, two) = (person(0, "NO-1001"), person(1, "NO-1002"));
    league.hub(&[
        "person",
        "--last",
        "Visiteur",
        "--first",
        "Inès",
        "--licence",
        "NO-2000",
        "--born",
        "1990-02-03",
    ]);
    for (person, until) in [(&one, vec!["--until", "2099-01-31"]), (&two, vec![])] {
        let held =
            ["sanction", person, "--since", "2026-01-01", "--reason", "Collusion", "--by", "La commission"];
        league.hub(&[&held[..], &until].concat());
    }
    league.hub(&["name", "Ligue du Nord"]);
    let file = tempfile::NamedTempFile::new()?;
    std::fs::write(&file, r#"{"base":"tda"}"#)?;
    league.hub(&["ruleset", "Ligue 2026", file.path().to_str().unwrap()]);
    league.hub(&["plan", "2099-12-05", "Finale de ligue", "--venue", "Lille", "--ruleset", "Ligue 2026"]);
    desk.tap("lists-ask").await?;
    desk.see("Listes\u{a0}: Ligue du Nord").await?;
    in_each_theme(desk, "dialog[open]", "lists").await?;
    put(desk, "lists-search", "ine vis").await?;
    desk.see("NO-2000").await?;
    desk.tap("lists-strangers-2").await?;
    in_each_theme(desk, "dialog[open]", "lists-found").await?;
    desk.tap("lists-take").await?;
    desk.see("un membre ajouté").await?;
    in_each_theme(desk, "dialog[open]", "lists-taken").await?;
    desk.tap("lists-ask").await?;
    desk.see("Le club a tout ce que ces listes contiennent").await?;
    desk.tap("lists-close").await?;
    desk.find("test id", "league-joined").await?;
    let found = desk
        .call("members_find", json!({ "query": "Visiteur", "archived": false }))
        .await?
        .map_err(|error| error.to_string())?;
    assert_eq!(found[0]["licence"], "NO-2000");
    assert_eq!(desk.complaints().await?, Vec::<String>::new());
    window.quit().await
}

#[tokio::test]
async fn a_club_joins_and_imports_lists() -> Result<()> {
    joins("league-joins", (1366, 768)).await
}

#[tokio::test]
async fn a_club_joins_its_league_on_a_small_screen() -> Result<()> {
    joins("league-joins-small", (1024, 680)).await
}

#[tokio::test]
async fn in_english_on_a_large_screen() -> Result<()> {
    let window = Program::start_on("league-en", &["--sample"], (1920, 1080)).await?;
    window.window("index.html").await?;
    window.speak("en").await?;
    open(&window).await?;
    window.see("would be sent").await?;
    put(&window, "league-address", "league.example").await?;
    window.eval("void document.activeElement.blur()").await?;
    window.see("it begins with https://").await?;
    unfold(&window, "For the league’s rankings only").await?;
    in_each_theme(&window, "dialog[open]", "details").await?;
    assert_eq!(window.complaints().await?, Vec::<String>::new());
    window.quit().await
}
