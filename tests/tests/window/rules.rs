//! The rules screen: a ruleset of the club's own is created, changed, reset and deleted; a
//! tournament switches to other rules, its history says so, and the switch is undone.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};

/// A club with one tournament in play.
fn club(path: &Path) {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, today), None, now).unwrap();
    for number in 0..12 {
        let draft = MemberDraft {
            last_name: format!("Famille{number}"),
            first_name: "Élodie".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: false }, now).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, now).unwrap();
    club.play().act(id, &Action::Start, now).unwrap();
    club.close();
}

/// Fills a setting's field and leaves it.
async fn put(program: &Program, key: &str, value: &str) -> Result<()> {
    let script = format!(
        "(() => {{ const field = document.querySelector('[data-testid=setting-{key}] input, [data-testid=setting-{key}] select'); \
         field.value = '{value}'; for (const kind of ['input', 'change', 'blur']) field.dispatchEvent(new Event(kind, {{ bubbles: true }})); \
         return true; }})()"
    );
    program.eval(&script).await?;
    Ok(())
}

/// Waits until the button above the tabs names these rules: in a narrow window it is an icon.
async fn in_force(program: &Program, name: &str) -> Result<()> {
    let named = "document.querySelector('[data-testid=rules-in-force]')?.ariaLabel.replace(/\\s/g, ' ')";
    program.until(&format!("{named} === '{name}'")).await
}

#[tokio::test]
async fn a_club_plays_by_its_own_rules() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = Program::start("rules", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.tap("go-rules").await?;
    program.see("Règlement du programme").await?;
    program.see("Doubler la mise précédente").await?;
    program.picture("club").await?;

    // A copy of the TDA's, under a free name.
    program.tap("ruleset-tda").await?;
    program.see("Répéter la dernière augmentation").await?;
    // Printing from here uses the displayed ruleset.
    program.tap("print-rules").await?;
    program.until("document.querySelector('[data-testid=paper-ruleset]')?.value === 'tda'").await?;
    program.until("document.querySelectorAll('[data-testid=paper-ruleset] option').length === 3").await?;
    program.tap("paper-back").await?;
    program.tap("ruleset-tda").await?;
    program.see("Répéter la dernière augmentation").await?;
    program.tap("ruleset-copy").await?;
    program.fill("Nom du règlement", "TDA").await?;
    program.tap("ruleset-save").await?;
    program.see("Ce nom est déjà pris").await?;
    program.fill("Nom du règlement", "Vendredi").await?;
    program.tap("ruleset-save").await?;
    program.see("Identique à Club + TDA (2024)").await?;

    // Settings of each kind; a value out of bounds stays in its field, refused, and the setting stays as it was.
    put(&program, "time_bank_s", "40").await?;
    program.see("1 réglage change par rapport à Club + TDA (2024)").await?;
    put(&program, "late_tables", "3").await?;
    put(&program, "balance_threshold", "1").await?;
    program.see("Au moins 2 ici.").await?;
    program
        .until("document.querySelector('[data-testid=setting-balance_threshold] input').value === '1'")
        .await?;
    program.see("2 réglages changent").await?;
    put(&program, "balance_threshold", "3").await?;
    program.gone("Au moins 2 ici.").await?;
    put(&program, "redraw_points", "3, 2").await?;
    program.see("3 réglages changent").await?;
    program.tap("rules-only-changed").await?;
    program.until("document.querySelectorAll('[data-testid^=setting-]').length === 3").await?;
    program.picture("changed").await?;
    program.tap("restore-redraw_points").await?;
    program.see("2 réglages changent").await?;
    program.tap("rules-only-changed").await?;
    program.fill("Chercher un réglage, une règle", "7-10").await?;
    program.until("document.querySelectorAll('[data-testid^=setting-]').length === 1").await?;
    program.see("TDA 2024, 43-A").await?;
    program.fill("Chercher un réglage, une règle", "equilibrer").await?;
    program.see("Écart qui oblige à équilibrer").await?;
    program.fill("Chercher un réglage, une règle", " ").await?;

    // The tournament switches to them, and back.
    program.tap("go-tournaments").await?;
    program.click("button", "Ouvrir").await?;
    in_force(&program, "Règles : Club (2010)").await?;
    program.tap("rules-in-force").await?;
    program.see("Choisissez d’autres règles").await?;
    program.choose("Règles", "Vendredi").await?;
    program.see("Ce qui changera dès maintenant").await?;
    program.see("Répéter la dernière augmentation").await?;
    program.picture("change").await?;
    program.tap("rules-apply").await?;
    in_force(&program, "Règles : Vendredi").await?;
    program.tap("tab-history").await?;
    program.see("Règles changées : Vendredi (Club + TDA (2024), 2 réglages différents)").await?;
    program.tap("undo").await?;
    in_force(&program, "Règles : Club (2010)").await?;
    program.tap("redo").await?;
    in_force(&program, "Règles : Vendredi").await?;

    // Rules in English, dark theme.
    program.tap("go-rules").await?;
    program.speak("en").await?;
    program.see("Least raise").await?;
    program.click("button", "Vendredi").await?;
    program.see("2 settings differ from Club + TDA (2024)").await?;
    program.eval("document.documentElement.dataset.theme = 'dark'").await?;
    program.picture("english-dark").await?;
    program.eval("document.documentElement.dataset.theme = 'light'").await?;
    program.picture("english").await?;

    // It becomes the club's default; deleted, it no longer is.
    program.tap("ruleset-default").await?;
    program.find("test id", "rules-by-default").await?;
    program.picture("by-default").await?;

    // Deleting asks for confirmation; the tournament keeps its rules.
    program.tap("ruleset-delete").await?;
    program.see("keep their copy").await?;
    program.tap("confirm-yes").await?;
    program.until("document.querySelectorAll('[data-testid^=ruleset-own]').length === 0").await?;
    program.tap("go-tournament").await?;
    in_force(&program, "Rules: Vendredi").await?;
    program.tap("tab-history").await?;
    program.see("Rules changed: Vendredi (Club + TDA (2024), 2 settings different)").await?;
    let rules = program.call("rulesets", json!({})).await?.unwrap();
    assert_eq!(rules.as_array().unwrap().len(), 2);
    assert_eq!(rules[0]["by_default"], json!(true));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
