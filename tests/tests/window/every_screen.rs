//! axe-core on every screen and tab, and on the dialogs that can be opened from them: in three themes and two
//! languages.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::floor_plan::evening;

const THEMES: [&str; 3] = ["light", "dark", "contrast"];
/// All screens of the rail.
pub(crate) const SCREENS: [&str; 10] = [
    "tournaments",
    "floor",
    "members",
    "seasons",
    "documents",
    "rules",
    "room",
    "devices",
    "settings",
    "guide",
];
/// All tabs of a tournament that is played.
pub(crate) const TABS: [&str; 5] = ["entries", "tables", "clock", "prizes", "history"];

/// Faults that axe finds in the part of the page, in each theme.
pub(crate) async fn look(program: &Program, what: &str, part: &str, wrong: &mut Vec<String>) -> Result<()> {
    for theme in THEMES {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        wrong.extend(program.axe(part).await?.into_iter().map(|line| format!("{what} {theme}: {line}")));
    }
    program.picture(what).await?;
    Ok(())
}

/// A screen is there once it has a heading.
pub(crate) async fn shown(program: &Program) -> Result<()> {
    program.until("document.querySelector('main h1, main h2') !== null").await
}

/// A tab is there once it is the selected one.
pub(crate) async fn selected(program: &Program, tab: &str) -> Result<()> {
    let tab = format!("document.querySelector('[data-testid=tab-{tab}]')");
    program.until(&format!("{tab}.getAttribute('aria-selected') === 'true'")).await
}

#[tokio::test]
async fn axe_finds_nothing_on_any_screen() -> Result<()> {
    let program = Program::start_on("screens", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.find("test id", "go-members").await?;
    let mut wrong = Vec::new();
    for language in tapis_tests::languages(["fr", "en"]) {
        program.speak(language).await?;
        for screen in SCREENS {
            program.tap(&format!("go-{screen}")).await?;
            shown(&program).await?;
            look(&program, &format!("{language}-{screen}"), "body", &mut wrong).await?;
        }
        program.tap("go-tournaments").await?;
        program.tap("new-tournament").await?;
        shown(&program).await?;
        look(&program, &format!("{language}-new"), "body", &mut wrong).await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn axe_finds_nothing_in_an_evening() -> Result<()> {
    let mut wrong = Vec::new();
    for language in tapis_tests::languages([Language::Fr, Language::En]) {
        let (_folder, program, id) = evening("tabs", language, 3, (1366, 768)).await?;
        for tab in TABS {
            program.tap(&format!("tab-{tab}")).await?;
            selected(&program, tab).await?;
            look(&program, &format!("{language:?}-{tab}"), "body", &mut wrong).await?;
        }
        program.tap("tab-tables").await?;
        program.tap("view-list").await?;
        look(&program, &format!("{language:?}-list"), "body", &mut wrong).await?;
        program.tap("view-plan").await?;
        program.tap("arrange").await?;
        program.find("test id", "arrange-tables").await?;
        look(&program, &format!("{language:?}-arrange"), "body", &mut wrong).await?;
        program.tap("arrange").await?;
        for dialog in ["several", "keys"] {
            match dialog {
                "keys" => program.write("?").await?,
                button => program.tap(button).await?,
            }
            program.until("document.querySelector('dialog[open]') !== null").await?;
            look(&program, &format!("{language:?}-{dialog}"), "dialog[open]", &mut wrong).await?;
            program.write(Key::Escape + "").await?;
            program.until("document.querySelector('dialog[open]') === null").await?;
        }
        program.write(Key::Control + "k").await?;
        program.find("test id", "palette").await?;
        look(&program, &format!("{language:?}-palette"), "body", &mut wrong).await?;
        assert_eq!(
            program.call("desk", json!({ "id": id })).await?.unwrap()["view"]["phase"],
            json!("playing")
        );
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}
