//! Choices of the director against the program's advice: another table broken, another player moved to another seat;
//! and all advised moves at once.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::acts::choose;
use crate::floor_plan;
use crate::presses::{club, start, view as desk};

async fn view(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(desk(program, id).await?["view"].clone())
}

fn tables(view: &Value) -> Vec<Value> {
    view["tables"].as_array().unwrap().clone()
}

fn players(table: &Value) -> Vec<i64> {
    table["seats"].as_array().unwrap().iter().filter_map(|seat| seat["entry"].as_i64()).collect()
}

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|error| error.to_string())?;
    Ok(())
}

/// Puts so many of a table's players out, one after the other.
async fn bust(program: &Program, id: TournamentId, table: usize, count: usize) -> Result<()> {
    for entry in players(&tables(&view(program, id).await?)[table]).into_iter().take(count) {
        let out = json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] });
        act(program, id, out).await?;
    }
    Ok(())
}

/// The button is told at every table, so that moves can be advised.
async fn tell_buttons(program: &Program, id: TournamentId) -> Result<()> {
    for table in tables(&view(program, id).await?) {
        let seats = table["seats"].as_array().unwrap();
        let seat = seats.iter().find(|seat| !seat["entry"].is_null()).unwrap();
        let told = json!({ "type": "tell_position", "table": table["no"], "seat": seat["no"],
            "position": "button" });
        act(program, id, told).await?;
    }
    Ok(())
}

fn seat_of(view: &Value, entry: i64) -> Value {
    let entries = view["entries"].as_array().unwrap();
    entries.iter().find(|line| line["id"] == json!(entry)).unwrap()["seat"].clone()
}

#[tokio::test]
async fn the_director_decides_breaks_and_moves() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr);
    let program = start("director", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;
    program.tap("tab-tables").await?;

    // Any table whose players find seats elsewhere: the first, where it would be the last one's turn.
    let mut last = tables(&view(&program, id).await?).len() - 1;
    while tables(&view(&program, id).await?)[0]["can_break"] != json!(true) {
        bust(&program, id, last, 1).await?;
        last = if last == 0 { 2 } else { last - 1 };
    }
    tell_buttons(&program, id).await?;
    program.until("document.querySelector('[data-testid=break-table] option[value=\"1\"]') !== null").await?;
    program.picture("break").await?;
    program.tap("rail-more").await?;
    choose(&program, "break-table", "1").await?;
    program.tap("break-chosen").await?;
    program.see("La table 1 ferme").await?;
    assert_eq!(tables(&view(&program, id).await?).len(), 2);
    program.tap("all-seated").await?;
    program.gone("La table 1 ferme").await?;
    // A reader of the history sees that it was the director's decision, not the order of 6-6.
    program.tap("tab-history").await?;
    program
        .until("document.querySelector('[data-testid=history]')?.textContent.includes('1-1') === true")
        .await?;
    program
        .until("document.querySelector('[data-testid=history]').textContent.includes('6-6') === false")
        .await?;

    // A balance with another player and another seat than advised.
    program.tap("tab-tables").await?;
    bust(&program, id, 1, 3).await?;
    tell_buttons(&program, id).await?;
    program.until("document.querySelector('[data-testid=accept]') !== null").await?;
    let before = view(&program, id).await?;
    let advice = before["advice"].as_array().unwrap();
    let kind = &advice.iter().find(|advice| advice["kind"]["type"] == "balance").unwrap()["kind"];
    let advised = kind["proposal"]["entry"].as_i64().unwrap();
    let from = tables(&before).into_iter().find(|table| table["no"] == kind["from"]).unwrap();
    let other = players(&from).into_iter().find(|entry| *entry != advised).unwrap();
    let to = tables(&before).into_iter().find(|table| table["no"] == kind["to"]).unwrap();
    let seat = to["allowed"].as_array().unwrap().last().unwrap().clone();
    program.tap("otherwise").await?;
    choose(&program, "other-player", &other.to_string()).await?;
    choose(&program, "other-seat", &seat.to_string()).await?;
    program.picture("otherwise").await?;
    program.tap("accept-choice").await?;
    program.find("test id", "all-seated").await?;
    let after = view(&program, id).await?;
    assert_eq!(seat_of(&after, other), json!({ "table": kind["to"], "seat": seat }));
    assert_eq!(seat_of(&after, advised), seat_of(&before, advised));

    // All advised moves at once.
    program.tap("all-seated").await?;
    bust(&program, id, 1, 3).await?;
    tell_buttons(&program, id).await?;
    program.tap("otherwise").await?;
    program.tap("follow-advice").await?;
    program.until("document.querySelector('[data-testid=follow-advice]') === null").await?;
    let now = view(&program, id).await?;
    let sizes: Vec<usize> = tables(&now).iter().map(|table| players(table).len()).collect();
    // A gap of three obliges to balance (6-8).
    assert!(sizes.len() == 1 || sizes[0].abs_diff(sizes[1]) < 3, "{sizes:?}");
    assert!(now["advice"].as_array().unwrap().iter().all(|one| one["kind"]["type"] != "balance"), "{now}");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn one_press_balances_where_positions_are_known() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = floor_plan::club(&path, Language::Fr, &[4])[0];
    let program = start("one-press-balance", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;
    program.tap("tab-tables").await?;
    // A gap of three obliges to balance (6-8).
    loop {
        let sizes: Vec<usize> =
            tables(&view(&program, id).await?).iter().map(|table| players(table).len()).collect();
        let least = sizes.iter().min().unwrap();
        if sizes.iter().max().unwrap() - least >= 3 {
            break;
        }
        bust(&program, id, sizes.iter().position(|size| size == least).unwrap(), 1).await?;
    }
    tell_buttons(&program, id).await?;
    program
        .until("document.querySelector('[data-testid=advice-balance] [data-testid=accept]') !== null")
        .await?;
    let before = view(&program, id).await?;
    let advice = before["advice"].as_array().unwrap();
    let kind = &advice.iter().find(|one| one["kind"]["type"] == "balance").unwrap()["kind"];
    let entry = kind["proposal"]["entry"].as_i64().unwrap();

    program.tap("accept").await?;
    program.find("test id", "all-seated").await?;
    let after = view(&program, id).await?;
    assert_eq!(seat_of(&after, entry)["table"], kind["to"]);
    // Nobody else has moved.
    for other in before["entries"].as_array().unwrap().iter().filter_map(|one| one["id"].as_i64()) {
        assert!(other == entry || seat_of(&after, other) == seat_of(&before, other), "{other}");
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
