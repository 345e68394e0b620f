//! Seats that nobody is given: blocked and released by one press, by keyboard, for one seat, a table or all tables.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{closed, focused, looks, press};
use crate::floor_plan::{evening, resize};
use crate::presses::{double_click, view};

async fn blocked(
    program: &Program,
    id: tapis_club::engine::base::quantity::TournamentId,
) -> Result<Vec<Value>> {
    let now = view(program, id).await?;
    Ok(now["view"]["room"].as_array().unwrap().iter().map(|table| table["blocked"].clone()).collect())
}

#[tokio::test]
async fn seats_are_blocked_and_released_by_one_press() -> Result<()> {
    let (_folder, program, id) = evening("blocked", Language::En, 8, (1366, 768)).await?;
    let before = view(&program, id).await?;
    let room = before["view"]["room"].as_array().unwrap().clone();
    let free: Vec<(u64, u64)> = room
        .iter()
        .flat_map(|table| {
            let seats = table["may_be_blocked"].as_array().unwrap();
            seats
                .iter()
                .map(|seat| (table["no"].as_u64().unwrap(), seat.as_u64().unwrap()))
                .collect::<Vec<_>>()
        })
        .collect();
    let (table, seat) = free[0];
    press(&program, "rail-more").await?;
    press(&program, "blocked-open").await?;
    let one = format!("block-{table}-{seat}");
    press(&program, &one).await?;
    program.until(&format!("document.querySelector('[data-testid={one}]').ariaPressed === 'true'")).await?;
    assert_eq!(blocked(&program, id).await?[table as usize - 1], json!([seat]));
    // The plan behind the dialog shows it.
    let plate =
        format!("document.querySelector('[data-seat=\"{table}-{seat}\"]').classList.contains('blocked')");
    program.until(&plate).await?;
    // The second press releases it: released.
    program.find("test id", &one).await?.send_keys(Key::Enter + "").await?;
    program.until(&format!("document.querySelector('[data-testid={one}]').ariaPressed === 'false'")).await?;
    // The arrow keys go past seats that are taken.
    program
        .eval(&format!("document.querySelector('[data-testid=block-table-{table}]').focus() ?? true"))
        .await?;
    program.find("test id", &format!("block-table-{table}")).await?.send_keys(Key::Right).await?;
    focused(&program, &one).await?;
    // All free seats of the table, then that number at all tables.
    press(&program, &format!("block-table-{table}")).await?;
    let here: Vec<u64> = free.iter().filter(|(no, _)| *no == table).map(|(_, seat)| *seat).collect();
    program
        .until(&format!(
            "document.querySelectorAll('[data-testid^=block-{table}-][aria-pressed=true]').length === {}",
            here.len()
        ))
        .await?;
    press(&program, &format!("block-table-{table}")).await?;
    program
        .until("document.querySelectorAll('[aria-pressed=true][data-testid^=block-]').length === 0")
        .await?;
    press(&program, &format!("block-seat-{seat}")).await?;
    let everywhere = free.iter().filter(|(_, no)| *no == seat).count();
    program
        .until(&format!(
            "document.querySelectorAll('[aria-pressed=true][data-testid^=block-]').length === {everywhere}"
        ))
        .await?;
    looks(&program, "dialog[open]", "blocked-seats").await?;
    resize(&program, 1366, 768).await?;
    press(&program, "blocked-close").await?;
    closed(&program).await?;
    program.picture("blocked-plan").await?;
    // It is undone like everything else, and the history says what was done.
    let history = program.call("history", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
    let text = history[0]["text"].as_str().unwrap();
    assert!(text.starts_with("Blocked seats: table "), "{text}");
    // A player cannot be moved there.
    let taken = before["view"]["entries"][0]["id"].clone();
    let action = json!({ "type": "move_player", "entry": taken, "table": table, "seat": seat });
    let refused = program.call("act", json!({ "id": id, "action": action })).await?.unwrap_err();
    assert!(refused.to_string().contains("blocked: release it first"), "{refused}");
    program.call("undo", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
    program.until(&format!("!({plate})")).await?;
    assert!(blocked(&program, id).await?.iter().all(|seats| seats == &json!([])));
    Ok(())
}

#[tokio::test]
async fn the_dialog_fits_any_room_in_french() -> Result<()> {
    for tables in [1, 12] {
        let (_folder, program, id) =
            evening(&format!("blocked-{tables}"), Language::Fr, tables, (1366, 768)).await?;
        press(&program, "rail-more").await?;
        press(&program, "blocked-open").await?;
        program.find("test id", "blocked-close").await?;
        looks(&program, "dialog[open]", "room").await?;
        // A double click blocks, and does not release again.
        let free = view(&program, id).await?["view"]["room"].as_array().unwrap().iter().find_map(|table| {
            Some(format!("block-{}-{}", table["no"], table["may_be_blocked"].as_array()?.first()?))
        });
        double_click(&program, &free.unwrap()).await?;
        program
            .until("document.querySelectorAll('[data-testid^=block-][aria-pressed=true]').length === 1")
            .await?;
        let history =
            program.call("history", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
        let told = history.as_array().unwrap().iter().filter_map(|line| line["text"].as_str());
        assert_eq!(told.filter(|text| text.starts_with("Places bloquées")).count(), 1);
        press(&program, "blocked-close").await?;
        closed(&program).await?;
        program.quit().await?;
    }
    Ok(())
}
