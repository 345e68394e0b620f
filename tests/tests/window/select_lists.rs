//! The open list of a select is the program's own: by pointer and by keyboard, on a page, in a dialog and in the
//! popover of a seat.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::json;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{focused, in_each_theme};
use crate::floor_plan::evening;

const LIST: &str = "document.querySelector('[data-testid=select-list]')";

async fn shut(program: &Program) -> Result<()> {
    program.until(&format!("{LIST} === null")).await
}

/// The list is open, inside the window, and the focus is on this option.
async fn opened(program: &Program, chosen: &str) -> Result<()> {
    program
        .until(&format!(
            "{LIST} !== null && document.activeElement.textContent.trim().startsWith('{chosen}')"
        ))
        .await?;
    program
        .until(&format!(
            "(() => {{ const box = {LIST}.getBoundingClientRect(); return box.left >= 0 && box.top >= 0 && \
             box.right <= innerWidth && box.bottom <= innerHeight; }})()"
        ))
        .await
}

/// A real press in the middle of an option.
async fn press_option(program: &Program, text: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll('[data-testid=select-list] [role=option]')]\
        .find((option) => option.textContent.trim().startsWith(arguments[0]))";
    let option = program.driver().execute(script, vec![json!(text)]).await?.element()?;
    program.driver().action_chain().move_to_element_center(&option).click().perform().await?;
    Ok(())
}

async fn press(program: &Program, id: &str) -> Result<()> {
    let element = program.find("test id", id).await?;
    element.scroll_into_view().await?;
    program.driver().action_chain().move_to_element_center(&element).click().perform().await?;
    Ok(())
}

#[tokio::test]
async fn a_select_opens_our_list_by_pointer_and_keyboard() -> Result<()> {
    let program = Program::start_on("selects", &["--sample"], (1024, 680)).await?;
    program.desk().await?;
    program.tap("go-settings").await?;
    program.until("document.querySelector('[data-testid=theme]') !== null").await?;

    // By pointer; a second click of a double click leaves it open.
    let theme = program.find("test id", "theme").await?;
    theme.scroll_into_view().await?;
    program.driver().action_chain().double_click_element(&theme).perform().await?;
    program.find("test id", "select-list").await?;
    in_each_theme(&program, "[data-testid=select-list]", "theme").await?;
    press_option(&program, "Sombre").await?;
    shut(&program).await?;
    program.until("document.documentElement.dataset.theme === 'dark'").await?;
    focused(&program, "theme").await?;

    // By keyboard: letters find an option, Escape and Tab leave everything as it was.
    program.write(Key::Enter + "").await?;
    opened(&program, "Sombre").await?;
    program.write("cl").await?;
    opened(&program, "Clair").await?;
    program.write(Key::Escape + "").await?;
    shut(&program).await?;
    focused(&program, "theme").await?;
    program.write(Key::Down + "").await?;
    opened(&program, "Sombre").await?;
    program.write(Key::Home + "").await?;
    program.write(Key::Tab + "").await?;
    shut(&program).await?;
    assert_eq!(program.eval("document.documentElement.dataset.theme").await?, "dark");
    program.eval("document.querySelector('[data-testid=theme]').focus()").await?;
    program.write(" ").await?;
    opened(&program, "Sombre").await?;
    program.write("cl").await?;
    opened(&program, "Clair").await?;
    program.write(Key::Enter + "").await?;
    shut(&program).await?;
    program.until("document.documentElement.dataset.theme === 'light'").await?;

    // A press beside it closes it.
    press(&program, "theme").await?;
    opened(&program, "Clair").await?;
    press(&program, "settings-computer").await?;
    shut(&program).await?;

    // In a dialog, where Escape closes the list and not the dialog.
    program.tap("go-tournaments").await?;
    program.tap("series-open").await?;
    // A list that has just opened ignores presses for a moment.
    while !program.has("test id", "select-list").await? {
        press(&program, "series-rhythm").await?;
    }
    program.picture("dialog").await?;
    let rhythm = "document.querySelector('[data-testid=series-rhythm]').selectedIndex";
    assert_eq!(program.eval(rhythm).await?, 0);
    program.write(Key::Down + "").await?;
    program.write(Key::Enter + "").await?;
    shut(&program).await?;
    program.until(&format!("{rhythm} === 1")).await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "select-list").await?;
    program.write(Key::Escape + "").await?;
    shut(&program).await?;
    assert!(program.has("test id", "series-rhythm").await?, "the dialog is still open");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_seats_popover_stays_open_below_a_list() -> Result<()> {
    let (_folder, program, _) = evening("seat-select", Language::Fr, 3, (1366, 768)).await?;
    program.tap("tab-tables").await?;
    program.until("document.querySelector('.plate:not(:disabled)') !== null").await?;
    program.eval("document.querySelector('.plate:not(:disabled)').click()").await?;
    program.find("test id", "seat-popover").await?;
    program
        .until("!(performance.now() < document.querySelector('[data-testid=seat-popover]').dataset.settled)")
        .await?;
    press(&program, "seat-more").await?;
    program
        .until("!(performance.now() < document.querySelector('[data-testid=seat-popover]').dataset.settled)")
        .await?;
    press(&program, "bust-by").await?;
    program.find("test id", "select-list").await?;
    program.picture("by").await?;
    // The players who sit there; the first option is nobody.
    program.write(Key::Home + (Key::Down + "")).await?;
    let name = program.eval("document.activeElement.textContent.trim()").await?;
    program.write(Key::Enter + "").await?;
    shut(&program).await?;
    let chosen = "document.querySelector('[data-testid=bust-by]').selectedOptions[0].text.trim()";
    program.until(&format!("{chosen} === {name}")).await?;
    assert!(program.has("test id", "seat-popover").await?);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
