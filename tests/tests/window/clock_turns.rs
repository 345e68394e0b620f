//! A level ends while the program is suspended: the pages know what is next and show it on time, and say that they hear
//! nothing from the program.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::time::Duration;

use chrono::Utc;
use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::Result;

use crate::clock::{act, clock, club, start};

/// The windows, and where each shows the time.
const WINDOWS: [(&str, &str); 2] = [("index.html", "clock-time"), ("room.html", "room-time")];

/// Records each displayed time, and when it appeared.
const NOTE: &str = "(() => {
  const shown = document.querySelector('[data-testid=SHOWN]');
  window.__seen = [];
  new MutationObserver(() => window.__seen.push([shown.textContent, Date.now()]))
    .observe(shown, { childList: true, characterData: true, subtree: true });
  window.__old = false;
  new MutationObserver(() => (window.__old ||= document.querySelector('[data-testid=old]') !== null))
    .observe(document.body, { childList: true, subtree: true });
  return true;
})()";

#[tokio::test]
async fn a_suspended_program_shows_levels_on_time() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, &[("Vendredi", 3)])[0];
    let program = start("turns", &path, id).await?;
    program.open_room(id).await?;
    program.until("document.querySelector('[data-testid=room-time]') !== null").await?;
    for (window, shown) in WINDOWS {
        program.window(window).await?;
        program.eval(&NOTE.replace("SHOWN", shown)).await?;
    }
    program.window("index.html").await?;
    act(&program, id, json!({ "type": "set_clock", "step": 0, "remaining": 9_000 })).await?;
    // The program's time started with the system's clock, and nobody sets that here.
    let ends_at = clock(&program, id).await?["ends_at"].as_i64().unwrap();
    program.until("document.querySelector('[data-testid=clock-time]').textContent === '0:02'").await?;

    program.hold_up(true)?;
    let beyond = ends_at + 3_000 - Utc::now().timestamp_millis();
    tokio::time::sleep(Duration::from_millis(beyond.max(0).unsigned_abs())).await;
    let released = Utc::now().timestamp_millis();
    program.hold_up(false)?;

    for (window, _) in WINDOWS {
        program.window(window).await?;
        let seen = program.eval("window.__seen").await?;
        let seen = seen.as_array().unwrap();
        // The clock never shows 0:00.
        assert!(seen.iter().all(|shown| shown[0] != "0:00"), "{window}: {seen:?}");
        let near = seen.iter().rposition(|shown| shown[0].as_str().unwrap().starts_with("0:0")).unwrap();
        let at = seen[near + 1][1].as_i64().unwrap();
        assert!((ends_at..released).contains(&at), "{window}: {at} of {ends_at} to {released}");
        // Both said that they heard nothing from the program, until it spoke again.
        assert_eq!(program.eval("window.__old").await?, json!(true), "{window}");
        program.until("document.querySelector('[data-testid=old]') === null").await?;
    }
    program.window("index.html").await?;
    program.until("document.querySelector('[data-testid=strip]')?.textContent.includes('Niveau 2')").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
