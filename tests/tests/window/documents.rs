//! The documents in the window: each is shown in both languages, and saved as a PDF.

use serde_json::json;
use tapis_tests::window::{Program, Result};

use crate::acts::choose;

/// Waits until the preview contains these words.
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
    program.tap("go-documents").await?;
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
        ("guide", "guide de tapis"),
        ("rules", "règlement"),
    ] {
        program.paper(kind).await?;
        words(&program, wanted).await?;
        program.picture(kind).await?;
    }
    // One that is still being made can be chosen again.
    let hurried = "(async () => { \
        for (const kind of ['rules', 'prizes', 'rules']) { \
            document.querySelector(`[data-testid=kind-${kind}]`).click(); \
            await Promise.resolve(); \
        } \
        return document.querySelector('.kind[aria-current=true]').dataset.testid; \
    })()";
    program.paper("prizes").await?;
    words(&program, "gains").await?;
    assert_eq!(program.eval(hurried).await?, json!("kind-rules"));
    words(&program, "règlement").await?;
    // This computer has no print service; what to do about it is said in the program's language.
    let advice = |wanted: &str| {
        format!(
            "document.querySelector('[data-testid=print-advice]')?.textContent.includes('{wanted}') === true"
        )
    };
    program.until(&advice("ne répond pas")).await?;
    program.choose("Langue", "English").await?;
    words(&program, "rules").await?;

    // The whole program in English, including the documents.
    program.speak("en").await?;
    program.until(&advice("does not answer")).await?;
    program.paper("standings").await?;
    words(&program, "standings").await?;
    program.picture("english").await?;

    let path = program.home().join("classement");
    let request = json!({ "paper": { "type": "document", "kind": "standings", "about": { "type": "season", "id": 1 } },
        "options": { "language": "fr", "paper": "a4", "colour": false } });
    let saved = program.call("document_save", json!({ "request": request, "path": path })).await?;
    assert_eq!(saved, Ok(json!(format!("{}.pdf", path.display()))));
    assert!(std::fs::read(path.with_extension("pdf"))?.starts_with(b"%PDF-"));
    // A place that is not writable gives a message, and no file is left there.
    let nowhere = program.home().join("absent").join("classement.pdf");
    let refused = program.call("document_save", json!({ "request": request, "path": nowhere })).await?;
    let said = refused.expect_err("a folder that is not there")["message"].to_string();
    assert!(said.contains("classement.pdf"), "{said}");
    // A missing document gives a message too.
    let missing = json!({ "paper": { "type": "document", "kind": "results", "about": { "type": "tournament", "id": 9999 } },
        "options": request["options"] });
    assert!(program.call("document_make", json!({ "request": missing })).await?.is_err());
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Seat cards are offered for seated players; for one who is out, the sheet says so.
#[tokio::test]
async fn a_seat_card_is_for_a_seated_player() -> Result<()> {
    let program = Program::start("seats", &["--sample"]).await?;
    program.window("index.html").await?;
    let tournaments = program.call("tournaments", json!({})).await?.expect("the list");
    let id = tournaments[0]["id"].clone();
    program.tap("go-documents").await?;
    program.tap("kind-seat_cards").await?;
    words(&program, "les places ne sont pas tirées").await?;
    let offered = |count: u32| {
        let options = "[...(document.querySelector('[data-testid=paper-entry]')?.options ?? [])]";
        format!("{options}.filter((one) => JSON.parse(one.value).entry !== null).length === {count}")
    };
    program.until(&offered(0)).await?;
    let bust = json!({ "type": "bust", "players": [{ "entry": 1, "by": 2, "stack": null }] });
    for (action, seated) in
        [(json!({ "type": "draw_seats" }), 27), (json!({ "type": "start" }), 27), (bust, 26)]
    {
        program.call("act", json!({ "id": id, "action": action })).await?.expect("it is done");
        program.until(&offered(seated)).await?;
    }
    // The player has receipts all the same, and remains chosen for them.
    program.paper("receipts").await?;
    program.until(&offered(27)).await?;
    choose(&program, "paper-entry", r#"{"entry":1,"table":null,"late":false}"#).await?;
    program.tap("kind-seat_cards").await?;
    words(&program, "n’est plus en jeu").await?;
    program.until(&offered(27)).await?;
    program.picture("out").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
