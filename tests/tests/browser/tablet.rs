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
    tablet.find("undo").await?;
    let now = entries(&room, id)?;
    assert_eq!(now.len(), before + 1);
    let history = room.desk("history", json!({ "id": id }))?;
    assert_eq!((&history[0]["who"], &history[0]["device"]), (&json!("Zoé"), &json!(name)));
    // It undoes what it did itself.
    tablet.tap("undo").await?;
    let undone = || Ok(entries(&room, id)?.iter().filter(|one| one["withdrawn"] == false).count() == before);
    room.until("the registration is undone", undone).await?;

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
async fn a_floor_tablet_shows_tables_and_eliminates() -> Result<()> {
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
    room.until("the clock is stopped", || Ok(room.desk("clock", json!({ "id": id }))?["running"] == false))
        .await?;
    for tab in ["entries", "clock", "prizes", "history"] {
        tablet.tap(&format!("tab-{tab}")).await?;
        tablet.picture(tab).await?;
        sound(&tablet, tab).await?;
    }
    tablet.tap("tablet-decisions").await?;
    tablet.tap("floor-all").await?;
    tablet.find("tool-at_seat").await?;
    tablet.picture("rulings").await?;
    sound(&tablet, "rulings").await?;
    tablet.tap("tablet-back").await?;
    tablet.find("strip").await?;
    tablet.quit().await
}

/// An evening of twelve full tables.
fn crowded(room: &NetworkRoom) -> Result<i64> {
    let id = room.tournament()?;
    let setup = room.desk("desk", json!({ "id": id }))?["view"]["setup"].clone();
    let mut setup = setup.as_object().cloned().unwrap_or_default();
    let tables = (1..=12).map(|no| json!({ "no": no, "seats": 9, "name": null })).collect::<Vec<_>>();
    setup.insert("tables".to_owned(), json!(tables));
    setup.insert("seats_per_table".to_owned(), json!(9));
    room.act(id, json!({ "type": "amend", "setup": setup }))?;
    let names = ["Maximilienne", "Jean-Pierre", "Lê", "Óscar", "Anaïs"];
    let surnames = ["de La Rochefoucauld-Montmorency", "Li", "Van der Straeten", "Œuvrard"];
    let mut players = Vec::new();
    for number in 0..(108 - entries(room, id)?.len()) {
        let (first, last) = (names[number % 5], format!("{} {number}", surnames[number % 4]));
        let member = json!({ "id": null, "number": null, "last_name": last, "first_name": first, "nickname": null,
            "born": null, "email": null, "phone": null, "valid_until": null, "note": null, "licence": null,
            "guest": false, "tags": [] });
        players.push(json!({ "member": room.desk("member_save", json!({ "member": member }))?["id"] }));
    }
    room.act(id, json!({ "type": "register_several", "players": players, "paid": true }))?;
    room.act(id, json!({ "type": "draw_seats" }))?;
    room.act(id, json!({ "type": "start" }))?;
    Ok(id)
}

/// At the sizes of small and large tablets, with 108 players. Seats of that many tables are small: touching a table's
/// number makes it large.
#[tokio::test]
async fn twelve_tables_fit_tablets_of_every_size() -> Result<()> {
    let room = NetworkRoom::open()?;
    crowded(&room)?;
    for (device, name) in [
        (Device { size: (1024, 680), ..Device::TABLET }, "small"),
        (Device { size: (1366, 768), ..Device::TABLET.in_english() }, "large"),
    ] {
        let tablet = Browser::start(&format!("tablet-{name}"), device).await?;
        let_in(&room, &tablet, json!({ "type": "floor" })).await?;
        tablet.until("document.querySelectorAll('[data-seat]').length === 108").await?;
        tablet.picture("tables").await?;
        sound_but(&tablet, "tables", "small: BUTTON ").await?;
        tablet.tap("grow-7").await?;
        tablet.until("document.querySelector('[data-testid=\"grow-7\"]').ariaPressed === 'true'").await?;
        let least = "Math.min(...[...document.querySelectorAll('[data-seat^=\"7-\"]')].map((seat) => seat.getBoundingClientRect().height))";
        tablet.until(&format!("{least} >= 44")).await?;
        tablet.picture("grown").await?;
        tablet.tap("seat-7-4").await?;
        tablet.find("bust").await?;
        tablet.picture("seat").await?;
        sound_but(&tablet, "seat", "small: BUTTON ").await?;
        tablet.tap("seat-close").await?;
        for tab in ["entries", "clock", "prizes", "history"] {
            tablet.tap(&format!("tab-{tab}")).await?;
            tablet.picture(tab).await?;
            sound(&tablet, tab).await?;
        }
        tablet.quit().await?;
        let door = Browser::start(&format!("door-{name}"), device).await?;
        let_in(&room, &door, json!({ "type": "door" })).await?;
        door.find("register").await?;
        in_every_theme(&door, "entries").await?;
        door.fill("register", "Roche").await?;
        door.picture("found").await?;
        sound(&door, "found").await?;
        door.quit().await?;
    }
    Ok(())
}

/// A control pressed twice in a hurry acts once.
#[tokio::test]
async fn two_quick_touches_of_a_tablet_do_one_thing() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.tournament()?;
    let door = Browser::start("door-twice", Device::TABLET).await?;
    let_in(&room, &door, json!({ "type": "door" })).await?;
    let done =
        || -> Result<usize> { Ok(room.desk("history", json!({ "id": id }))?.as_array().map_or(0, Vec::len)) };
    let before = done()?;
    let member = free(&room, id)?.into_iter().next().ok_or("everybody is in")?;
    door.fill("register", member["last_name"].as_str().unwrap_or_default()).await?;
    let found = format!(
        "(() => {{ const line = [...document.querySelectorAll('#register-found [role=option]')].find((one) => one.textContent.includes('{}')); if (line) line.dataset.it = ''; return line !== undefined; }})()",
        member["first_name"].as_str().unwrap_or_default()
    );
    door.until(&found).await?;
    door.twice("[data-it]").await?;
    door.find("undo").await?;
    assert_eq!(done()?, before + 1, "registered once");
    door.twice("[data-testid=undo]").await?;
    door.until("document.querySelector('[data-testid=undo]') === null").await?;
    assert_eq!(done()?, before + 2, "undone once");
    door.fill("register", "Zoé Deuxfois").await?;
    door.tap("newcomer").await?;
    door.find("last-name").await?;
    // An element that has just appeared ignores touches for a moment.
    while door.has("save-member").await? {
        door.twice("[data-testid=save-member]").await?;
    }
    door.until("document.querySelector('dialog[open]') === null").await?;
    let found = room.desk("members_find", json!({ "query": "Deuxfois", "archived": false }))?;
    assert_eq!(found.as_array().map(Vec::len), Some(1), "added once");
    door.quit().await?;

    room.act(id, json!({ "type": "draw_seats" }))?;
    room.act(id, json!({ "type": "start" }))?;
    let floor = Browser::start("floor-twice", Device::TABLET).await?;
    let_in(&room, &floor, json!({ "type": "floor" })).await?;
    floor.until("document.querySelectorAll('[data-seat]').length > 8").await?;
    let clock = || room.desk("clock", json!({ "id": id }));
    let left = clock()?["left"].as_i64().unwrap_or_default();
    floor.twice("[data-seat]:not(:disabled)").await?;
    floor.find("bust").await?;
    while floor.has("bust").await? {
        floor.twice("[data-testid=bust]").await?;
    }
    assert_eq!(clock()?["left"].as_i64(), Some(left - 1), "one player is out");
    floor.twice("[data-testid=toggle-clock]").await?;
    room.until("the clock is stopped", || Ok(clock()?["running"] == false)).await?;
    assert_eq!(clock()?["running"], false, "stopped, and not started again");
    floor.quit().await
}

#[tokio::test]
async fn forced_colours_show_each_seat_and_the_job() -> Result<()> {
    let room = NetworkRoom::open()?;
    room.playing()?;
    let floor = Browser::start("floor-forced", Device::TABLET).await?;
    if floor.is_webkit() {
        return floor.quit().await;
    }
    let_in(&room, &floor, json!({ "type": "floor" })).await?;
    floor.until("document.querySelectorAll('[data-seat]').length > 8").await?;
    floor.force_colours().await?;
    floor
        .until(
            "[...document.querySelectorAll('[data-seat], [data-testid=rail-todo] button')]
                .every((one) => getComputedStyle(one).borderTopStyle !== 'none')",
        )
        .await?;
    floor.picture("tables").await?;
    floor.quit().await
}
