//! The structure of a running tournament is changed: the past stays, the future is
//! rewritten, the clock goes on, and everything can be undone.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::clock::{clock, club};

async fn steps(program: &Program, id: TournamentId) -> Result<Vec<Value>> {
    let desk = program.call("desk", json!({ "id": id })).await?.unwrap();
    Ok(desk["view"]["setup"]["steps"].as_array().unwrap().clone())
}

/// The small blind of a line, as a field.
fn small(line: usize) -> String {
    format!("document.querySelectorAll('[data-line]')[{line}].querySelector('[data-column=small] input')")
}

#[tokio::test]
async fn past_levels_stay_and_future_ones_are_rewritten() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    // Two levels of a quarter of an hour are over, the third is in play.
    let id = club(&path, Language::Fr, &[("Vendredi", 40)])[0];
    let program = Program::start("structure-played", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.tap(&format!("rail-clock-{id}")).await?;
    let (before, due) = (steps(&program, id).await?, clock(&program, id).await?["ends_at"].clone());

    program.tap("amend").await?;
    program.tap("section-levels").await?;
    program.until("document.querySelectorAll('tr.locked').length >= 2").await?;
    let locked = program.eval("document.querySelectorAll('tr.locked').length").await?;
    let locked = usize::try_from(locked.as_u64().unwrap()).unwrap();
    let open = "document.querySelectorAll('tr.locked :is(input, select):not(:disabled)').length";
    assert_eq!(program.eval(open).await?, json!(0), "what is played cannot be written in");

    // A future level by keyboard; then others pasted over the whole. The level in play keeps its
    // quarter of an hour: another length would move its end.
    program.eval(&format!("({0}.focus(), {0}.select(), true)", small(locked))).await?;
    program.control("d").await?;
    program
        .until(&format!("document.querySelectorAll('[data-line]').length === {}", before.len() + 1))
        .await?;
    program.picture("amended").await?;
    program.eval(&format!("({}.focus(), true)", small(locked))).await?;
    program.write(Key::Control + "z").await?;
    program.until(&format!("document.querySelectorAll('[data-line]').length === {}", before.len())).await?;
    program.tap("levels-paste").await?;
    let pasted: String = (1..=6).map(|level| format!("{};{};0;15\n", level * 1_100, level * 2_200)).collect();
    program.paste("paste-text", &pasted).await?;
    program.tap("paste-take").await?;
    program.no_dialog().await?;
    program.until("document.querySelectorAll('[data-line]').length === 6").await?;
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;

    let after = steps(&program, id).await?;
    assert_eq!(after.len(), 6);
    assert_eq!(after[..locked], before[..locked]);
    assert_eq!(after[locked]["small_blind"], json!(1_100 * (locked + 1)));
    assert_eq!(clock(&program, id).await?["ends_at"], due, "the clock has not heard of it");

    program.tap("undo").await?;
    program.until("document.querySelector('[data-testid=redo]').disabled === false").await?;
    assert_eq!(steps(&program, id).await?, before);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
