//! The second place through the window: chosen, pulled out in mid-evening, back again, and the club opened
//! from it.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};

async fn seen(name: &str, size: (u32, u32)) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (path, stick) = (folder.path().join("club.tapis"), folder.path().join("Clé du club"));
    std::fs::create_dir(&stick)?;
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    club.tournaments().create_tournament(rebuy(Language::Fr, today), None, now).unwrap();
    club.close();
    let program = Program::start_on(name, &["--club", path.to_str().unwrap()], size).await?;
    program.window("index.html").await?;
    program.click("test id", "go-settings").await?;
    let card = "document.querySelector('[data-testid=second-place]')";
    let reached = format!("{card}?.querySelector('[data-testid=second-reached]')?.dataset.reached");
    program.until(&format!("{card} !== null")).await?;
    program.eval(&format!("{card}.scrollIntoView({{ block: 'center' }})")).await?;
    program.picture("none").await?;

    program.call("second_place_choose", json!({ "folder": stick })).await?.unwrap();
    program.until(&format!("{reached} > 0")).await?;
    assert!(stick.join("club.tapis").is_file() && stick.join("backups").is_dir());
    program.eval(&format!("{card}.scrollIntoView({{ block: 'center' }})")).await?;
    program.picture("reached").await?;

    // Pulled out in mid-evening: it is told, and the evening goes on.
    let away = stick.with_file_name("away");
    std::fs::rename(&stick, &away)?;
    program
        .call("club_describe", json!({ "name": "Essai deux", "city": "", "currency": "EUR" }))
        .await?
        .unwrap();
    program.until(&format!("{card}.dataset.trouble === 'missing'")).await?;
    program.see("La soirée continue sur cet ordinateur").await?;
    program.picture("missing").await?;
    program.click("test id", "language").await?;
    program.until(&format!("{card}.getAttribute('aria-label') === 'Copy on another disk'")).await?;
    program.picture("missing_en").await?;

    // Back again, it catches up by itself.
    std::fs::rename(&away, &stick)?;
    program.until(&format!("{card}.dataset.trouble === undefined")).await?;
    program.see("is up to date again").await?;
    program.picture("back_en").await?;
    let copy = json!({ "path": stick.join("club.tapis") });
    let opened = program.call("club_open", copy).await?.unwrap();
    assert_eq!((&opened["name"], &opened["second"]), (&json!("Essai deux"), &json!(null)));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_copy_on_a_stick_follows_the_evening() -> Result<()> {
    seen("second-place", (1366, 768)).await
}

#[tokio::test]
async fn a_stick_follows_the_evening() -> Result<()> {
    seen("second-place-small", (1024, 680)).await
}
