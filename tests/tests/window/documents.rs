//! The documents in the window: each is shown, speaks both languages, and is saved as a PDF.

use serde_json::json;
use tapis_tests::window::{Program, Result};

/// Waits until the document shown has these words in it.
async fn words(program: &Program, wanted: &str) -> Result<()> {
    program
        .until(&format!(
            "[...document.querySelectorAll('[data-testid=page-words]')]\
             .some((page) => page.textContent.replace(/\\s+/g, ' ').toLowerCase().includes({}))",
            json!(wanted.to_lowercase())
        ))
        .await
}

#[tokio::test]
async fn every_document_is_shown_and_saved() -> Result<()> {
    let program = Program::start("documents", &["--sample"]).await?;
    program.window("index.html").await?;
    program.click("test id", "go-documents").await?;
    for (kind, wanted) in [
        ("structure", "niveau"),
        ("seat_cards", "table"),
        ("seating_by_name", "places par nom"),
        ("seating_by_table", "table"),
        ("moves", "déplacements"),
        ("prizes", "gains"),
        ("results", "résultats"),
        ("history", "historique"),
        ("standings", "classement"),
        ("rules", "règlement"),
    ] {
        program.click("test id", &format!("kind-{kind}")).await?;
        words(&program, wanted).await?;
        program.picture(kind).await?;
    }
    program.choose("Langue", "English").await?;
    words(&program, "rules").await?;

    // The whole program in English, and the paper with it.
    program.click("test id", "language").await?;
    program.click("test id", "kind-standings").await?;
    words(&program, "standings").await?;
    program.picture("english").await?;

    let path = program.home().join("classement");
    let request = json!({ "kind": "standings", "subject": 1,
        "options": { "language": "fr", "paper": "a4", "colour": false } });
    let saved = program.call("document_save", json!({ "request": request, "path": path })).await?;
    assert_eq!(saved, Ok(json!(format!("{}.pdf", path.display()))));
    assert!(std::fs::read(path.with_extension("pdf"))?.starts_with(b"%PDF-"));
    // A place that cannot be written is said in words, and nothing is left there.
    let nowhere = program.home().join("absent").join("classement.pdf");
    let refused = program.call("document_save", json!({ "request": request, "path": nowhere })).await?;
    let said = refused.expect_err("a folder that is not there")["message"].to_string();
    assert!(said.contains("classement.pdf"), "{said}");
    // What does not exist is refused in words too.
    let missing = json!({ "kind": "results", "subject": 9999, "options": request["options"] });
    assert!(program.call("document_make", json!({ "request": missing })).await?.is_err());
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
