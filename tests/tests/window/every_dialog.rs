//! axe-core on the dialogs that no other test looks at: in three themes and two languages.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::every_screen::look;
use crate::floor_plan::evening;

/// Presses what a selector finds, once it is there.
async fn press(program: &Program, selector: &str) -> Result<()> {
    let found = format!("document.querySelector({selector:?})");
    program.until(&format!("{found} !== null && !{found}.disabled")).await?;
    program.eval(&format!("void {found}.click()")).await?;
    Ok(())
}

/// Opens a dialog by pressing one thing after the other, looks at it, which begins at its top, and closes it.
async fn dialog(program: &Program, what: &str, presses: &[&str], wrong: &mut Vec<String>) -> Result<()> {
    for selector in presses {
        press(program, selector).await?;
    }
    program.until("document.querySelector('dialog[open] h2') !== null").await?;
    let top = "[...document.querySelectorAll('dialog[open]')].every((one) => one.scrollTop === 0)";
    if program.eval(top).await? != true {
        wrong.push(format!("{what} opens scrolled past its title"));
    }
    look(program, what, "dialog[open]", wrong).await?;
    program.write(Key::Escape + "").await?;
    program.until("document.querySelector('dialog[open]') === null").await
}

#[tokio::test]
async fn axe_finds_nothing_in_the_dialogs_of_a_club() -> Result<()> {
    let program = Program::start_on("dialogs", &["--sample"], (1024, 680)).await?;
    program.desk().await?;
    let mut wrong = Vec::new();
    for language in tapis_tests::languages(["fr", "en"]) {
        program.until(&format!("document.documentElement.lang === '{language}'")).await?;
        let dialogs: [(&str, &[&str]); 14] = [
            ("member", &["[data-testid=go-members]", "[data-testid=add-member]"]),
            ("ruleset", &["[data-testid=go-rules]", "[data-testid=ruleset-copy]"]),
            ("rule", &["[data-testid=go-rules]", "[data-testid=tab-booklet]", "[data-testid=booklet-add]"]),
            ("venue", &["[data-testid=go-settings]", "[data-testid=venue-add]"]),
            ("chips", &["[data-testid=go-settings]", "[data-testid=chipset-add]"]),
            (
                "template",
                &["[data-testid=go-tournaments]", "[data-testid=new-tournament]", "[data-testid=setup-keep]"],
            ),
            ("levels", &["[data-testid=section-levels]", "[data-testid=levels-suggest]"]),
            ("kept-levels", &["[data-testid=levels-kept]"]),
            ("compared-levels", &["[data-testid=levels-compare]"]),
            ("pasted-levels", &["[data-testid=levels-paste]"]),
            ("series", &["[data-testid=go-tournaments]", "[data-testid=series-open]"]),
            ("league", &["[data-testid=go-seasons]", "[data-testid=season-more]", "[data-testid=league]"]),
            ("clubs", &["[data-testid=clubs]"]),
            ("keys", &["[data-testid=open-keys]"]),
        ];
        for (what, presses) in dialogs {
            dialog(&program, &format!("{language}-{what}"), presses, &mut wrong).await?;
        }
        press(&program, "[data-testid=language]").await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn axe_finds_nothing_in_the_dialogs_of_an_evening() -> Result<()> {
    let mut wrong = Vec::new();
    for language in tapis_tests::languages([Language::Fr, Language::En]) {
        let (_folder, program, _) = evening("play-dialogs", language, 3, (1024, 680)).await?;
        let tables = "[data-testid=tab-tables]";
        let dialogs: [(&str, &[&str]); 7] = [
            ("player", &["[data-testid=tab-entries]", "[data-testid=entries] td button.link"]),
            ("penalty", &[tables, ".plate:not(:disabled)", "[data-testid=seat-penalty]"]),
            ("several", &[tables, "[data-testid=several]"]),
            ("legend", &[tables, "[data-testid=legend-open]"]),
            ("rules", &["[data-testid=rules-in-force]"]),
            ("stacks", &[tables, "[data-testid=count-stacks]"]),
            ("prizes", &["[data-testid=tab-prizes]", "[data-testid=change-prizes]"]),
        ];
        for (what, presses) in dialogs {
            dialog(&program, &format!("{language:?}-{what}"), presses, &mut wrong).await?;
        }
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}

#[tokio::test]
async fn axe_finds_nothing_where_no_club_is_open() -> Result<()> {
    let program = Program::start_first("start", &[], (1024, 680)).await?;
    program.window("index.html").await?;
    let mut wrong = Vec::new();
    // The system decides which language comes first.
    for _ in 0..2 {
        program.until("document.querySelector('[data-testid=create]') !== null").await?;
        let language = program.eval("document.documentElement.lang").await?;
        look(&program, &format!("{language}-start"), "body", &mut wrong).await?;
        dialog(&program, &format!("{language}-new-club"), &["[data-testid=create]"], &mut wrong).await?;
        press(&program, "[data-testid=language]").await?;
        program.until(&format!("document.documentElement.lang !== {language}")).await?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
