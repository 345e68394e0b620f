//! Signed proofs in the settings: each answer is a sentence below the buttons.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::Club;
use tapis_club::beginning::simulate::Evening;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

/// Chooses a file with this content, and waits for what is said of it.
async fn checked(program: &Program, content: &str, kind: &str) -> Result<()> {
    let content = serde_json::to_string(content)?;
    let choose = format!(
        "(() => {{ const held = new DataTransfer(); held.items.add(new File([{content}], 'proof.json')); \
         const input = document.querySelector('[data-testid=proof-file]'); input.files = held.files; \
         return input.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
    );
    program.eval(&choose).await?;
    program
        .until(&format!("document.querySelector('[data-testid=proof-told]')?.dataset.kind === '{kind}'"))
        .await
}

async fn seen(program: Program, folder: &Path, id: i64) -> Result<()> {
    program.window("index.html").await?;
    // A key of the test's own computer, as the program makes it.
    let file = folder.join("proof.json");
    let saved = json!({ "tournament": id, "path": file });
    let said = program.call("proof_save", saved).await?.unwrap();
    assert!(said.as_str().unwrap().contains("proof.json"), "{said}");
    let proof = std::fs::read_to_string(&file)?;
    program.click("test id", "go-settings").await?;
    program.until("document.querySelector('[data-testid=proof-save]') !== null").await?;
    let chosen = format!("document.querySelector('[data-testid=proof-evening]').value === '{id}'");
    program.until(&chosen).await?;
    checked(&program, &proof, "same").await?;
    program.see("est ici exactement celle qui a été signée").await?;
    program.picture("same").await?;
    checked(&program, &proof.replace("\"rows\": ", "\"rows\": 1"), "wrong_signature").await?;
    checked(&program, "{}", "not_a_proof").await?;
    checked(&program, &proof.replace("\"tapis_proof\": 1", "\"tapis_proof\": 2"), "newer").await?;
    program.click("test id", "language").await?;
    program.call("undo", json!({ "id": id })).await?.unwrap();
    program.until("document.querySelector('[data-testid=proof-save]') === null").await?;
    checked(&program, &proof, "continued").await?;
    program.see("since then, one row was added: see the history.").await?;
    program.picture("continued").await?;
    // The computer is lost: its key is withdrawn, once the person is sure.
    program.eval("(document.querySelector('[data-testid=proof-keys]').open = true)").await?;
    program.click("test id", "proof-key-withdraw").await?;
    program.until("document.querySelector('[data-testid=confirm-yes]') !== null").await?;
    program.picture("sure").await?;
    program.click("test id", "confirm-yes").await?;
    program.until("document.querySelector('[data-testid=proof-key][data-withdrawn=true]') !== null").await?;
    program.until("document.querySelector('[data-testid=proof-key-withdraw]') === null").await?;
    program.picture("withdrawn").await?;
    // The evening was played ahead of the clock: by its own it ended after that.
    checked(&program, &proof, "withdrawn").await?;
    program.see("Worth nothing").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_proof_is_saved_and_checked_in_the_settings() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let now = Millis(Utc::now().timestamp_millis());
    let mut club = Club::create(&path, "Essai", Language::Fr, Local::now().date_naive()).unwrap();
    let mut seen_rows = |_| ();
    let (id, _) = Evening::new(&mut club, 7, now, &mut seen_rows).play(6).unwrap();
    club.close();
    let program = Program::start_on("proof", &["--club", path.to_str().unwrap()], (1024, 680)).await?;
    seen(program, folder.path(), id.0).await
}
