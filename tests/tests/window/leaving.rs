//! Leaving a club whose clock runs: closing the window, quitting, opening another club.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::time::Duration;

use serde_json::json;
use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::presses::{club, start};

async fn closed(program: &Program) -> Result<()> {
    program.until("document.querySelector('dialog[open]') === null").await
}

#[tokio::test]
async fn closing_the_window_while_a_clock_runs_asks_first() -> Result<()> {
    let folder = tempfile::tempdir()?;
    for (language, title) in [(Language::Fr, "Une horloge tourne"), (Language::En, "A clock is running")] {
        let path = folder.path().join(format!("{language:?}.tapis"));
        let id = club(&path, language);
        let program = start("closing", &path).await?;
        program.find("test id", &format!("rail-clock-{id}")).await?;

        // Escape, and closing again, go back to the desk.
        program.close_desk()?;
        program.see(title).await?;
        program.picture("asks").await?;
        program.write(Key::Escape + "").await?;
        closed(&program).await?;
        program.close_desk()?;
        program.see(title).await?;
        program.close_desk()?;
        closed(&program).await?;
        assert_eq!(program.windows().await?, 1);

        // Ctrl+Q is the same.
        program.control("q").await?;
        program.see(title).await?;
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        // The program may end before it answers the click, and the driver then waits for minutes.
        let _answered =
            tokio::time::timeout(Duration::from_secs(2), program.click("test id", "confirm-yes")).await;
        program.ended().await?;

        // Without a running clock it closes at once.
        let program = start("closing", &path).await?;
        program.find("test id", &format!("rail-clock-{id}")).await?;
        program
            .call("act", json!({ "id": id, "action": { "type": "pause_clock" } }))
            .await?
            .map_err(|error| error.to_string())?;
        program.close_desk()?;
        program.ended().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_desk_opens_another_club() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr);
    let mut program = start("clubs", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;

    // By keyboard, from the club's name in the rail.
    program.find("test id", "clubs").await?;
    program.eval("document.querySelector('[data-testid=clubs]').focus()").await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "club-path").await?;
    program.picture("clubs").await?;
    program.click("test id", "sample").await?;
    program.see("Une horloge tourne").await?;
    program.click("test id", "confirm-no").await?;
    program.see("Ouvrir un club…").await?;
    for _ in 0..2 {
        program.click("test id", "sample").await?;
        program
            .until(
                "document.querySelector('[data-testid=confirm-yes], [data-testid=new-tournament]') !== null",
            )
            .await?;
        if program.has("test id", "confirm-yes").await? {
            program.click("test id", "confirm-yes").await?;
        }
        closed(&program).await?;
        let state = program.call("club_state", json!({})).await?.unwrap();
        assert!(state["path"].as_str().unwrap().ends_with("exemple.tapis"), "{state}");
        assert_eq!(state["recent"], json!([path]), "the sample is not remembered");
        let left = format!("document.querySelector('[data-testid=rail-clock-{id}]') === null");
        program.until(&left).await?;
        program.picture("sample").await?;
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        // The palette leads there too; and the club before is one click away.
        program.control("k").await?;
        program.write("clubs").await?;
        program.write(Key::Enter + "").await?;
        program.click("button", path.to_str().unwrap()).await?;
        closed(&program).await?;
        program.find("test id", &format!("rail-clock-{id}")).await?;
        program.click("test id", "clubs").await?;
    }
    program.click("test id", "clubs-close").await?;
    closed(&program).await?;
    program.close_and_restart(&[]).await?;
    program.window("index.html").await?;
    program.until("document.querySelector('[data-testid=clubs]') !== null").await?;
    let state = program.call("club_state", json!({})).await?.unwrap();
    assert_eq!(state["path"], json!(path));
    program.quit().await
}

/// A second start, as by a double click on a club file, opens no second desk.
#[tokio::test]
async fn a_second_start_opens_in_the_first() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("first.tapis");
    let id = club(&path, Language::Fr);
    let other = folder.path().join("second.tapis");
    let today = chrono::Local::now().date_naive();
    Club::create(&other, "Le club du port", Language::Fr, today).unwrap().close();
    let program = start("handed", &path).await?;
    program.find("test id", &format!("rail-clock-{id}")).await?;
    // The club that is open: nothing is asked.
    assert!(program.start_again(&[path.to_str().unwrap()]).await?.success());
    assert!(program.start_again(&[other.to_str().unwrap()]).await?.success());
    program.see("Une horloge tourne").await?;
    program.picture("asks").await?;
    program.click("test id", "confirm-yes").await?;
    program.see("Le club du port").await?;
    assert_eq!(program.windows().await?, 1);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
