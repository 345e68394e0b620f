//! The computer's clock is moved while an evening is played: the time left goes on as if nothing had happened, the
//! hours follow a clock put right, and a date that can hardly be is said.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::clock::{clock, club};
use crate::presses::view;

/// The shifts of the program's clock, as the library reads them, each with the seconds that the hours follow.
const MOVED: [(&str, i64); 6] = [
    ("+3600", 3_600),
    ("-3600", -3_600),
    ("+180", 180),
    ("-180", -180),
    ("+10y", 10 * 365 * 86_400),
    ("+0", 0),
];

/// The library that moves a program's clock and no other; `None` if this computer has none.
fn library() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|path| path.exists())
}

#[tokio::test]
async fn an_evening_goes_on_however_the_clock_is_moved() -> Result<()> {
    let Some(library) = library() else { return Ok(()) };
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let moved = folder.path().join("moved");
    std::fs::write(&moved, "+0")?;
    let id = club(&path, Language::Fr, &[("Vendredi", 1)])[0];
    let environment = vec![
        ("LD_PRELOAD", library),
        ("FAKETIME_TIMESTAMP_FILE", moved.clone()),
        ("FAKETIME_NO_CACHE", "1".into()),
        ("DONT_FAKE_MONOTONIC", "1".into()),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
    ];
    let arguments = ["--club", path.to_str().unwrap()];
    let program = Program::start_with("moved", &arguments, (1366, 768), environment).await?;
    let began = Instant::now();
    program.window("index.html").await?;
    program.tap(&format!("rail-clock-{id}")).await?;
    program.tap("tab-clock").await?;
    program.until("document.querySelector('[data-testid=clock-time]') !== null").await?;
    let stacks = json!({ "type": "count_stacks", "stacks": [{ "entry": 1, "chips": 5_000 }] });
    program.call("act", json!({ "id": id, "action": stacks })).await?.unwrap();
    let left = async || -> Result<i64> { Ok(clock(&program, id).await?["remaining"].as_i64().unwrap()) };
    let (first, at) = (left().await?, Instant::now());
    let goes_on = async |what: &str| -> Result<()> {
        let (found, gone) = (left().await?, i64::try_from(at.elapsed().as_millis())?);
        assert!((found - (first - gone)).abs() < 1_500, "{what}: {found} ms left, {gone} ms after {first}");
        let shown = program.find("test id", "clock-time").await?.text().await?;
        let (minutes, seconds) = shown.split_once(':').unwrap();
        let shown = (minutes.parse::<i64>()? * 60 + seconds.parse::<i64>()?) * 1_000;
        assert!((found - shown).abs() < 2_500, "{what}: {shown} shown, {found} left");
        Ok(())
    };
    for (by, seconds) in MOVED {
        std::fs::write(&moved, by)?;
        // Leap days are in ten years too.
        let near = |off: i64| (off / 1_000 - seconds).abs() <= if by.ends_with('y') { 4 * 86_400 } else { 2 };
        let waited = Instant::now();
        while !near(view(&program, id).await?["view"]["hours_off"].as_i64().unwrap()) {
            assert!(waited.elapsed() < Duration::from_secs(20), "the hours do not follow {by}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        goes_on(by).await?;
        // An earlier note is shown by the clock as it is now.
        let shown = view(&program, id).await?["view"].clone();
        let entry = shown["entries"].as_array().unwrap().iter().find(|entry| entry["id"] == 1).unwrap();
        let noted = entry["stack"]["at"].as_i64().unwrap() + shown["hours_off"].as_i64().unwrap();
        let noted = chrono::DateTime::from_timestamp_millis(noted).unwrap().with_timezone(&chrono::Local);
        program.tap("tab-tables").await?;
        program.tap(&format!("seat-{}-{}", entry["seat"]["table"], entry["seat"]["seat"])).await?;
        let hour = noted.format("%-H\u{a0}h\u{a0}%M");
        program.tap("seat-more").await?;
        let facts = "document.querySelector('[data-testid=seat-other]')";
        program.until(&format!("{facts}?.textContent.includes('{hour}')")).await?;
        program.tap("seat-close").await?;
        program.tap("tab-clock").await?;
    }
    // The hours do not follow a date that cannot be; the desk says it.
    std::fs::write(&moved, "-17y")?;
    program.eval("window.dispatchEvent(new Event('focus'))").await?;
    let waited = Instant::now();
    while program.call("club_state", json!({})).await?.unwrap()["doubted_day"].is_null() {
        assert!(waited.elapsed() < Duration::from_secs(20), "the date is not doubted");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    goes_on("2009").await?;
    assert_eq!(view(&program, id).await?["view"]["hours_off"], json!(0));
    assert!(began.elapsed() < Duration::from_secs(600), "the level would be over");
    std::fs::write(&moved, "+0")?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
