//! Two computers, each with its own window: one follows the other's club, takes over when it dies, and hands the
//! club back.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::floor_plan::{evening, resize};

/// The screen in three sizes and three themes.
async fn looked_at(program: &Program, what: &str) -> Result<()> {
    let mut wrong = Vec::new();
    for (width, height) in [(1024, 680), (1920, 1080), (1366, 768)] {
        resize(program, width, height).await?;
        program.picture(&format!("{what}-{width}")).await?;
    }
    for theme in ["dark", "contrast", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        wrong.extend(program.axe("body").await?.into_iter().map(|line| format!("{what} {theme}: {line}")));
        if theme != "light" {
            program.picture(&format!("{what}-{theme}")).await?;
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}

async fn digits(program: &Program) -> Result<String> {
    program.find("test id", "digits").await?;
    let shown = program.eval("document.querySelector('[data-testid=digits] .digits').textContent").await?;
    Ok(shown.as_str().unwrap_or_default().to_owned())
}

async fn acts(program: &Program, id: TournamentId, action: &str) -> Result<()> {
    program.call("act", json!({ "id": id, "action": { "type": action } })).await?.unwrap();
    Ok(())
}

async fn history(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(program.call("history", json!({ "id": id })).await?.unwrap())
}

#[tokio::test]
async fn one_press_takes_over_from_the_first_computer() -> Result<()> {
    let (folder, mut first, id) = evening("first-computer", Language::Fr, 4, (1366, 768)).await?;
    let path = folder.path().join("club.tapis");
    let club = ["--club", path.to_str().unwrap()];
    let network = first.call("network_on", json!({ "address": "127.0.0.1" })).await?.unwrap();
    let url = network["addresses"][0]["url"].as_str().unwrap().trim_end_matches('/').to_owned();
    first.press("Appareils").await?;
    first.find("test id", "computers").await?;
    first.tap("computer-add").await?;
    looked_at(&first, "expects").await?;

    let second = Program::start_first("second-computer", &[], (1366, 768)).await?;
    second.tap("follow").await?;
    looked_at(&second, "follow").await?;
    second.tap("follow-address").await?;
    second.write(url.as_str()).await?;
    // A second press asks nobody twice.
    second.tap("follow-go").await?;
    let shown = digits(&second).await?;
    looked_at(&second, "digits-second").await?;
    first.until("!document.querySelector('[data-testid=computer-refuse]').disabled").await?;
    looked_at(&first, "digits-first").await?;
    // The desk shows neither the digits nor who asks: they are typed.
    first.tap("computer-digits").await?;
    first.write("000 000").await?;
    first.tap("computer-typed").await?;
    first.find("test id", "computer-wrong").await?;
    first.picture("digits-wrong").await?;
    first.tap("computer-digits").await?;
    first.write(shown.as_str()).await?;
    first.tap("computer-typed").await?;
    first.find("test id", "computer-accepted").await?;
    second.until("!document.querySelector('[data-testid=digits-equal]').disabled").await?;
    looked_at(&second, "digits-typed").await?;
    second.tap("digits-equal").await?;
    first.find("test id", "second-computer").await?;
    looked_at(&first, "second-follows").await?;

    // It is a full desk.
    second.find("test id", "second-desk").await?;
    looked_at(&second, "following").await?;
    second.desk().await?.open(id).await?;
    looked_at(&second, "following-tables").await?;
    acts(&second, id, "pause_clock").await?;
    assert_eq!(history(&second, id).await?, history(&first, id).await?);
    second.press("Appareils").await?;
    // The room's code is the first computer's.
    let shown = second.find("test id", "leader-url").await?.text().await?;
    assert_eq!(format!("http://{shown}"), url);
    looked_at(&second, "following-devices").await?;

    // The first one dies.
    let before = history(&first, id).await?;
    first.kill().await?;
    second.until("document.querySelector('[data-testid=second-desk].alarm') !== null").await?;
    looked_at(&second, "leader-lost").await?;
    second.tap("take-over").await?;
    second.picture("take-over").await?;
    second.tap("confirm-yes").await?;
    second.until("document.querySelector('[data-testid=second-desk]') === null").await?;
    assert_eq!(history(&second, id).await?, before);
    acts(&second, id, "resume_clock").await?;
    second.find("test id", "network-on-card").await?;
    looked_at(&second, "taken-over").await?;

    // It comes back, and finds out by itself.
    first.restart(&club).await?;
    first.until("document.querySelector('[data-testid=second-desk]:not(.alarm)') !== null").await?;
    first.picture("stepped-back").await?;
    assert_eq!(history(&first, id).await?, history(&second, id).await?);
    // It gets the club back while both are there.
    first.tap("take-over").await?;
    first.picture("take-over-linked").await?;
    first.tap("confirm-yes").await?;
    second.until("document.querySelector('[data-testid=second-desk]:not(.alarm)') !== null").await?;
    first.until("document.querySelector('[data-testid=second-desk]') === null").await?;
    acts(&first, id, "pause_clock").await?;
    assert_eq!(history(&first, id).await?, history(&second, id).await?);
    second.quit().await?;
    first.quit().await
}
