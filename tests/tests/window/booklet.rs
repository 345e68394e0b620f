//! The booklet's texts: a rule is found, rewritten by the club with a figure in it, previewed as it
//! will be printed, hidden, restored and undone; a rule and a chapter are added; the floor desk
//! cites the club's text.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

/// A rule as the program has it now.
async fn rule(program: &Program, language: &str, number: &str) -> Result<Value> {
    let book = program.call("rulebook", json!({ "language": language })).await?.unwrap();
    let chapters = book["chapters"].as_array().unwrap();
    let mut rules = chapters.iter().flat_map(|chapter| chapter["rules"].as_array().unwrap());
    Ok(rules.find(|rule| rule["number"] == number).cloned().unwrap_or_default())
}

#[tokio::test]
async fn a_club_writes_its_booklet() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    Club::create(&path, "Essai", Language::Fr, chrono::Local::now().date_naive()).unwrap().close();
    let program = Program::start("booklet", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.tap("go-rules").await?;
    program.tap("tab-booklet").await?;
    program.see("L’équité passe avant la lettre").await?;
    program.see("Aucune règle changée par le club").await?;
    program.picture("list").await?;

    // Found by its number; the text starts as the program's, with figures by name.
    program.fill("Chercher un numéro, un mot", "6-8").await?;
    program.until("document.querySelectorAll('[data-testid^=\"booklet-6-\"]').length === 1").await?;
    program.tap("booklet-6-8").await?;
    program
        .until("document.querySelector('[data-testid=booklet-words]').value.includes('{balance_threshold}')")
        .await?;

    // Errors appear while typing; Escape asks before discarding.
    program.fill("Texte du livret", "Écart : {personne} joueurs.").await?;
    program.see("{personne} n’est pas un chiffre").await?;
    program.tap("booklet-save").await?;
    program.see("{personne} n’est pas un chiffre").await?;
    program.write("\u{e00c}").await?;
    program.find("test id", "discard").await?;
    program.click("button", "Continuer la saisie").await?;
    program.fill("Texte du livret", "On équilibre dès ").await?;
    program.choose("Insérer un chiffre du règlement", "Écart qui oblige à équilibrer: 3").await?;
    program
        .until("document.querySelector('[data-testid=booklet-words]').value.endsWith('{balance_threshold}')")
        .await?;
    program
        .until("document.querySelector('[data-testid=booklet-preview]').textContent === 'On équilibre dès 3'")
        .await?;
    program.picture("editor").await?;
    program.tap("booklet-save").await?;
    program.see("Règle 6-8 enregistrée").await?;
    program.see("On équilibre dès 3").await?;
    program.see("1 règle changée par le club").await?;
    assert_eq!(rule(&program, "fr", "6-8").await?["own"], json!("On équilibre dès {balance_threshold}"));
    assert_eq!(rule(&program, "en", "6-8").await?["other_language"], json!(true));

    // Hidden, undone, restored, undone.
    program.tap("booklet-6-8").await?;
    program.tap("booklet-hide").await?;
    program.see("Règle 6-8 masquée").await?;
    program
        .until("document.querySelector('[data-testid=\"booklet-6-8\"]').textContent.includes('masquée')")
        .await?;
    program.tap("booklet-undo").await?;
    program.see("Règle 6-8 remise comme avant").await?;
    program
        .until("!document.querySelector('[data-testid=\"booklet-6-8\"]').textContent.includes('masquée')")
        .await?;
    program.tap("booklet-6-8").await?;
    program.tap("booklet-restore").await?;
    program.see("l’original est rétabli").await?;
    program
        .until(
            "!document.querySelector('[data-testid=\"booklet-6-8\"]').textContent.includes('texte du club')",
        )
        .await?;
    program.tap("booklet-undo").await?;
    program
        .until(
            "document.querySelector('[data-testid=\"booklet-6-8\"]').textContent.includes('texte du club')",
        )
        .await?;

    // A rule of the club's own needs a chapter; a number already in use is an error at its field.
    program.fill("Chercher un numéro, un mot", "5").await?;
    program.until("document.querySelectorAll('[data-testid^=\"booklet-5-\"]').length === 5").await?;
    program.tap("booklet-add").await?;
    program.until("document.querySelector('[data-testid=booklet-number]').value === '5-6'").await?;
    program.fill("Numéro", "5-4").await?;
    program.fill("Texte du livret", "Une recave se paie au bar.").await?;
    program.tap("booklet-save").await?;
    program.see("Il y a déjà une règle\u{a0}5-4").await?;
    program.fill("Numéro", "5-6").await?;
    program.tap("booklet-save").await?;
    program.see("Règle 5-6 ajoutée").await?;
    program.until("document.querySelectorAll('[data-testid^=\"booklet-5-\"]').length === 6").await?;
    program.fill("Chercher un numéro, un mot", " ").await?;
    program.tap("booklet-only-changed").await?;
    program.see("2 règles changées par le club").await?;
    program.until("document.querySelectorAll('.list .line:not(.title)').length === 2").await?;
    program.picture("changed").await?;
    program.tap("booklet-undo").await?;
    program.see("1 règle changée par le club").await?;
    assert_eq!(rule(&program, "fr", "5-6").await?, Value::Null);

    // A ruling cites the club's text.
    let said = program.call("rule_text", json!({ "tournament": null, "rule": "6-8" })).await?.unwrap();
    assert_eq!(said["words"], json!("On équilibre dès 3"));

    // English in the dark theme.
    program.speak("en").await?;
    program.see("1 rule changed by the club").await?;
    program.eval("document.documentElement.dataset.theme = 'dark'").await?;
    program.tap("booklet-6-8").await?;
    program.see("As it will be printed").await?;
    program.picture("english-dark").await?;
    program.tap("booklet-restore").await?;
    program.see("No rule changed by the club").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
