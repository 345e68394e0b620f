//! Before the evening: members sign up, wait for a place, move up, and are registered as they arrive; the calendar.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Datelike, Days, Local};
use serde_json::json;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::in_each_theme;
use crate::floor_plan::resize;
use crate::presses::{start, view};
use crate::registering;

async fn rows(program: &Program, table: &str, count: usize) -> Result<()> {
    let found = format!("document.querySelectorAll('[data-testid={table}] tbody tr').length");
    program.until(&format!("{found} === {count}")).await
}

async fn write_into(program: &Program, id: &str, text: &str) -> Result<()> {
    let field = program.find("test id", id).await?;
    field.clear().await?;
    field.send_keys(text).await?;
    Ok(())
}

#[tokio::test]
async fn signed_up_members_register_on_arrival() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = registering::club(&path, 4);
    let program = start("sign-ups", &path).await?;
    program.tap("tonight-sign-up").await?;
    program.find("test id", "sign-ups").await?;

    // One found by a few letters, without accents.
    write_into(&program, "sign-up", "ana riviere a").await?;
    program.until("document.querySelectorAll('[data-testid=sign-ups] [role=option]').length > 1").await?;
    program.driver().active_element().await?.send_keys(Key::Enter + "").await?;
    rows(&program, "sign-ups-coming", 1).await?;
    // Several from the group chat, of whom one is in already.
    program.tap("sign-up-paste").await?;
    program
        .paste("names-text", "1. Jean-Pierre RIVIÈRE B\n2. Ana Rivière A\n3. Zoé Rivière C\n4. Ana Rivière D")
        .await?;
    program.until("document.querySelectorAll('[data-testid=names-found] li').length === 4").await?;
    program.until("document.querySelector('[data-testid=names-go]').textContent.includes('3')").await?;
    program.tap("names-go").await?;
    program.no_dialog().await?;
    rows(&program, "sign-ups-coming", 4).await?;
    // Too few places for all.
    write_into(&program, "sign-up-places", "2").await?;
    program.tap("sign-up-limit").await?;
    rows(&program, "sign-ups-waiting", 2).await?;
    in_each_theme(&program, "main", "list").await?;
    resize(&program, 1024, 680).await?;
    program
        .until("document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth")
        .await?;
    program.picture("list-1024").await?;
    resize(&program, 1366, 768).await?;

    // Somebody does not come: the first who waits moves up, and is named.
    program.tap("sign-off-1").await?;
    program.see("Une place se libère pour Zoé Rivière C").await?;
    rows(&program, "sign-ups-waiting", 1).await?;
    program.see("a quitté la liste d’attente").await?;
    program.leave_fields().await?;
    program.control("z").await?;
    rows(&program, "sign-ups-waiting", 2).await?;

    // On the evening: one by a touch, all the others who have a place by two keys.
    program.tap("on-site").await?;
    program.find("test id", "expected").await?;
    in_each_theme(&program, "main", "expected").await?;
    program.tap("here-2").await?;
    rows(&program, "entries", 1).await?;
    program.eval("document.querySelector('[data-testid=expected] input').focus()").await?;
    program.control("a").await?;
    program.until("document.querySelectorAll('[data-testid=expected] input:checked').length === 1").await?;
    program.driver().active_element().await?.send_keys(Key::Enter + "").await?;
    rows(&program, "entries", 2).await?;
    let shown = view(&program, id).await?["view"]["sign_ups"].clone();
    assert_eq!((&shown["arrived"], &shown["waiting"]), (&json!(2), &json!(2)));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Nine evenings, one a week: today there is one already, so that day is not ticked, and one more is left out.
async fn make_series(program: &Program) -> Result<()> {
    program.tap("series-open").await?;
    let today = Local::now().date_naive();
    let written = |days: u64| {
        let day = today + Days::new(days);
        format!("{:02}/{:02}/{}", day.day(), day.month(), day.year())
    };
    write_into(program, "series-name", "Soirée du club").await?;
    write_into(program, "series-from", &written(0)).await?;
    write_into(program, "series-to", &written(70)).await?;
    program.until("document.querySelectorAll('[data-testid=series-days] li').length === 11").await?;
    program.tap(&format!("series-{}", today + Days::new(7))).await?;
    program
        .until("document.querySelectorAll('[data-testid=series-days] input:checked').length === 9")
        .await?;
    in_each_theme(program, "dialog", "series").await?;
    program.tap("series-go").await?;
    program.no_dialog().await?;
    program.see("9 soirées créées").await
}

#[tokio::test]
async fn the_calendar_is_searched_while_typing() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = registering::club(&path, 4);
    let program = start("calendar", &path).await?;
    rows(&program, "calendar-ahead", 1).await?;
    rows(&program, "tournaments", 1).await?;

    make_series(&program).await?;
    // One press takes all of them back.
    program.tap("toast-undo").await?;
    program.see("9 soirées retirées du calendrier").await?;
    rows(&program, "calendar-ahead", 1).await?;
    make_series(&program).await?;
    rows(&program, "calendar-ahead", 6).await?;
    program.tap("calendar-all").await?;
    rows(&program, "calendar-ahead", 10).await?;
    in_each_theme(&program, "main", "calendar").await?;
    resize(&program, 1024, 680).await?;
    program
        .until("document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth")
        .await?;
    program.eval("document.querySelector('[data-testid=calendar-search]').scrollIntoView()").await?;
    program.picture("calendar-1024").await?;
    resize(&program, 1366, 768).await?;

    // By the winner, by the name without accents, by nothing that there is.
    write_into(&program, "calendar-search", "RIVIERE").await?;
    rows(&program, "calendar-ahead", 0).await?;
    rows(&program, "tournaments", 1).await?;
    write_into(&program, "calendar-search", "soiree").await?;
    rows(&program, "calendar-ahead", 9).await?;
    write_into(&program, "calendar-search", "quine").await?;
    program.find("test id", "calendar-nothing").await?;
    write_into(&program, "calendar-search", "soiree").await?;
    rows(&program, "calendar-ahead", 9).await?;
    // One of them is deleted; the list of those who sign up opens from another.
    program.tap(&format!("remove-{}", id.0 + 10)).await?;
    program.tap("confirm-yes").await?;
    rows(&program, "calendar-ahead", 8).await?;
    program.tap(&format!("sign-ups-{}", id.0 + 11)).await?;
    program.find("test id", "sign-ups").await?;
    // Somebody signs up for it and it is called off: out of the list, found by a search, and brought back.
    write_into(&program, "sign-up", "ana riviere a").await?;
    program.until("document.querySelectorAll('[data-testid=sign-ups] [role=option]').length > 1").await?;
    program.driver().active_element().await?.send_keys(Key::Enter + "").await?;
    rows(&program, "sign-ups-coming", 1).await?;
    program.tap("go-tournaments").await?;
    rows(&program, "calendar-ahead", 6).await?;
    program.tap(&format!("archive-{}", id.0 + 11)).await?;
    assert_eq!(program.axe("dialog").await?, Vec::<String>::new());
    program.picture("archive").await?;
    program.tap("confirm-yes").await?;
    program.until(&format!("document.querySelector('[data-testid=archive-{}]') === null", id.0 + 11)).await?;
    write_into(&program, "calendar-search", "soiree").await?;
    rows(&program, "calendar-ahead", 8).await?;
    program.tap(&format!("unarchive-{}", id.0 + 11)).await?;
    program.find("test id", &format!("archive-{}", id.0 + 11)).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
