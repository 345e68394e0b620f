//! Tablets that the desk lets in: on the floor, and by the door.

use serde_json::{Value, json};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

use crate::check_in::free;
use crate::device::{let_in, sound_but};

async fn sound(page: &Browser, what: &str) -> Result<()> {
    // The button and the blinds lie between the seats: a table grows when its number is touched.
    sound_but(page, what, "small: BUTTON tell-").await
}

fn entries(room: &NetworkRoom, id: i64) -> Result<Vec<Value>> {
    let desk = room.desk("desk", json!({ "id": id }))?;
    Ok(desk["view"]["entries"].as_array().cloned().unwrap_or_default())
}

/// Every theme that the tablet may wear, with a picture of each.
async fn in_every_theme(page: &Browser, what: &str) -> Result<()> {
    for theme in ["light", "dark", "contrast"] {
        page.wear(theme).await?;
        page.picture(&format!("{what}-{theme}")).await?;
        sound(page, what).await?;
    }
    page.wear("light").await
}

#[tokio::test]
async fn by_the_door_a_tablet_registers_and_takes_money() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.tournament()?;
    let tablet = Browser::start("tablet-door", Device::TABLET).await?;
    let name = let_in(&room, &tablet, json!({ "type": "door" })).await?;
    tablet.find("tablet-door").await?;
    tablet.find("register").await?;
    in_every_theme(&tablet, "entries").await?;
    // Nothing is offered that the desk keeps for itself.
    for hidden in
        ["draw", "print", "paste-names", "register-more", "amend", "undo", "redo", "toggle-clock", "room"]
    {
        assert!(!tablet.has(hidden).await?, "{hidden} is for the desk");
    }

    // A member comes in.
    let member = free(&room, id)?.into_iter().next().ok_or("everybody is in")?;
    let before = entries(&room, id)?.len();
    tablet.fill("register", member["last_name"].as_str().unwrap_or_default()).await?;
    tablet.see(member["first_name"].as_str().unwrap_or_default()).await?;
    tablet.picture("found").await?;
    let first = format!(
        "(() => {{ const line = [...document.querySelectorAll('#register-found [role=option]')].find((one) => one.textContent.includes('{}')); line?.click(); return line !== undefined; }})()",
        member["first_name"].as_str().unwrap_or_default()
    );
    tablet.until(&first).await?;
    tablet.find("toast-undo").await?;
    let now = entries(&room, id)?;
    assert_eq!(now.len(), before + 1);
    let history = room.desk("history", json!({ "id": id }))?;
    assert_eq!((&history[0]["who"], &history[0]["device"]), (&json!("Zoé"), &json!(name)));
    // It undoes what it did itself.
    tablet.tap("toast-undo").await?;
    while entries(&room, id)?.iter().filter(|entry| entry["withdrawn"] == false).count() != before {
        tokio::task::yield_now().await;
    }

    // A newcomer leaves a name; contacts stay at the desk.
    tablet.fill("register", "Zoé Nouvelle").await?;
    tablet.tap("newcomer").await?;
    tablet.find("last-name").await?;
    tablet.picture("newcomer").await?;
    sound(&tablet, "newcomer").await?;
    let saved = "(() => { const save = document.querySelector('[data-testid=save-member]'); save?.click(); return save === null; })()";
    tablet.until(saved).await?;
    let found = room.desk("members_find", json!({ "query": "Nouvelle", "archived": false }))?;
    assert_eq!(found.as_array().map(Vec::len), Some(1), "added once");
    tablet.picture("taken").await?;
    sound(&tablet, "taken").await?;

    // The line is lost for a while: the tablet says so, and goes on by itself.
    room.cut();
    tablet.find("tablet-lost").await?;
    tablet.picture("lost").await?;
    room.mend()?;
    tablet.until("document.querySelector('[data-testid=tablet-lost]') === null").await?;
    tablet.find("register").await?;

    // The desk draws and starts: latecomers still come in here.
    room.act(id, json!({ "type": "draw_seats" }))?;
    room.act(id, json!({ "type": "start" }))?;
    tablet.find("time").await?;
    tablet.picture("late").await?;
    sound(&tablet, "late").await?;
    let devices = room.desk("devices", json!({}))?;
    room.desk("device_revoke", json!({ "id": devices["devices"][0]["id"] }))?;
    tablet.find("device-refused").await?;
    sound(&tablet, "refused").await?;
    tablet.quit().await
}

#[tokio::test]
async fn on_the_floor_a_tablet_shows_the_tables_and_eliminates() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.playing()?;
    let tablet = Browser::start("tablet-floor", Device::TABLET.in_english()).await?;
    let_in(&room, &tablet, json!({ "type": "floor" })).await?;
    tablet.find("tablet-floor").await?;
    tablet.find("strip").await?;
    tablet.until("document.querySelectorAll('[data-seat]').length > 8").await?;
    in_every_theme(&tablet, "tables").await?;
    for hidden in ["print", "arrange", "amend", "room", "rules-in-force"] {
        assert!(!tablet.has(hidden).await?, "{hidden} is for the desk");
    }
    // A player goes out, by two touches.
    let left = || room.desk("clock", json!({ "id": id })).map(|clock| clock["left"].clone());
    let before = left()?;
    let touch = "(() => { const seat = document.querySelector('[data-seat]:not(:disabled)'); seat?.click(); return document.querySelector('[data-testid=bust]') !== null; })()";
    tablet.until(touch).await?;
    tablet.picture("seat").await?;
    sound(&tablet, "seat").await?;
    while left()? == before {
        let out = "(() => { document.querySelector('[data-testid=bust]')?.click(); return true; })()";
        tablet.until(out).await?;
    }
    let history = room.desk("history", json!({ "id": id }))?;
    assert_eq!(history[0]["who"], "Zoé");
    // The clock, from the strip.
    tablet.tap("toggle-clock").await?;
    while room.desk("clock", json!({ "id": id }))?["running"] == true {
        tokio::task::yield_now().await;
    }
    for tab in ["entries", "clock", "prizes", "results", "history"] {
        tablet.tap(&format!("tab-{tab}")).await?;
        tablet.picture(tab).await?;
        sound(&tablet, tab).await?;
    }
    // Rulings, and back.
    tablet.tap("tablet-decisions").await?;
    tablet.find("tool-at_seat").await?;
    tablet.picture("rulings").await?;
    sound(&tablet, "rulings").await?;
    tablet.tap("tablet-back").await?;
    tablet.find("strip").await?;
    tablet.quit().await
}
