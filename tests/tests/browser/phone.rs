//! A player's telephone through an evening.

use serde_json::{Value, json};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

/// The players who have a seat, as telephones name them.
fn seated(room: &NetworkRoom, id: i64) -> Result<Vec<Value>> {
    let players = room.desk("phone_players", json!({ "id": id }))?;
    Ok(players.as_array().into_iter().flatten().filter(|player| !player["seat"].is_null()).cloned().collect())
}

async fn sound(phone: &Browser, what: &str) -> Result<()> {
    assert_eq!(phone.axe().await?, Vec::<String>::new(), "{what}");
    assert_eq!(phone.misfits().await?, Vec::<String>::new(), "{what}");
    assert_eq!(phone.complaints().await?, Vec::<String>::new(), "{what}");
    Ok(())
}

#[tokio::test]
async fn a_player_follows_the_evening_on_a_telephone() -> Result<()> {
    let room = NetworkRoom::open()?;
    let phone = Browser::start("phone", Device::PHONE).await?;
    phone.open(&room.url("/")).await?;
    phone.see("en direct").await?;
    phone.see("L’horloge n’est pas encore lancée").await?;
    phone.picture("before").await?;
    sound(&phone, "before").await?;
    let id = room.playing()?;
    phone.find("clock").await?;
    // The clock runs by itself, to the second.
    let (shown, program) = (phone.text_of("clock").await?, room.desk("clock", json!({ "id": id }))?);
    let left = program["remaining"].as_i64().unwrap_or_default().div_euclid(1000);
    let seconds =
        |text: &str| text.split(':').fold(0, |sum, part| sum * 60 + part.parse::<i64>().unwrap_or(-9999));
    assert!((seconds(&shown) - left).abs() <= 1, "{shown}, {left}");
    phone
        .until(&format!(
            "document.querySelector('[data-testid=clock]').getAttribute('aria-label') !== '{shown}'"
        ))
        .await?;
    phone.picture("clock").await?;
    sound(&phone, "clock").await?;

    // The player finds the own seat by name.
    let players = seated(&room, id)?;
    let me = &players[3];
    // From another table: the seat that is left there is free to move to.
    let other = players.iter().find(|player| player["seat"]["table"] != me["seat"]["table"]);
    let other = other.expect("a second table");
    let name = me["name"].as_str().unwrap_or_default();
    phone.tap("find-me").await?;
    phone.find(&format!("player-{}", other["entry"])).await?;
    phone.picture("who").await?;
    sound(&phone, "who").await?;
    phone.fill("search-name", &name.to_lowercase()).await?;
    phone
        .until(&format!("document.querySelector('[data-testid=\"player-{}\"]') === null", other["entry"]))
        .await?;
    phone.tap(&format!("player-{}", me["entry"])).await?;
    let seat = format!("table {} place {}", me["seat"]["table"], me["seat"]["seat"]);
    phone.until(&format!("document.querySelector('[data-testid=my-seat]')?.innerText.replace(/\\s+/g, ' ').trim() === '{seat}'")).await?;
    phone.picture("my-seat").await?;
    phone.tap("tab-game").await?;
    phone.picture("game").await?;
    sound(&phone, "game").await?;

    // Somebody is out: the number of players follows.
    let left = phone.text_of("left").await?;
    room.act(id, json!({ "type": "bust", "players": [{ "entry": other["entry"] }] }))?;
    phone.until(&format!("document.querySelector('[data-testid=left]').innerText !== '{left}'")).await?;

    // The player is sent elsewhere, and is told nothing but where until that has been read.
    let free = room.desk("desk", json!({ "id": id }))?;
    let tables = free["view"]["tables"].as_array().cloned().unwrap_or_default();
    let elsewhere = tables.iter().filter(|table| table["no"] != me["seat"]["table"]);
    let target = elsewhere
        .flat_map(|table| {
            table["seats"]
                .as_array()
                .cloned()
                .unwrap_or_default()
                .into_iter()
                .map(|seat| (table["no"].clone(), seat))
        })
        .find(|(_, seat)| seat["entry"].is_null());
    let (table, seat) = target.expect("a free seat");
    room.act(id, json!({ "type": "move_player", "entry": me["entry"], "table": table, "seat": seat["no"] }))?;
    assert_eq!(phone.text_of("to-table").await?, table.to_string());
    assert_eq!(phone.text_of("to-seat").await?, seat["no"].to_string());
    phone.picture("you-move").await?;
    sound(&phone, "you move").await?;
    phone.tap("there").await?;
    phone.until("document.querySelector('[data-testid=move]') === null").await?;
    phone.find("clock").await?;

    for (tab, there) in [("prizes", "Dotation"), ("season", "Provisoire"), ("rules", "")] {
        phone.tap(&format!("tab-{tab}")).await?;
        phone.see(there).await?;
        if tab == "rules" {
            phone.find("search-rules").await?;
            phone.until("document.querySelectorAll('details').length > 10").await?;
            phone.picture("rules").await?;
            phone.fill("search-rules", "bouton mort").await?;
            phone.until("document.querySelectorAll('details[open] p').length > 0").await?;
        }
        phone.picture(tab).await?;
        sound(&phone, tab).await?;
    }

    // Out: the place, and what it wins.
    phone.tap("tab-place").await?;
    room.act(id, json!({ "type": "bust", "players": [{ "entry": me["entry"] }] }))?;
    phone.find("my-place").await?;
    phone.picture("out").await?;
    sound(&phone, "out").await?;

    // The computer's Wi-Fi fails: the telephone says so, keeps what it knew, and comes back by itself.
    phone.tap("tab-game").await?;
    room.cut();
    phone.find("lost").await?;
    phone.see("hors ligne").await?;
    assert!(phone.has("clock").await?);
    phone.picture("lost").await?;
    assert_eq!(phone.axe().await?, Vec::<String>::new());
    room.mend()?;
    phone.see("en direct").await?;
    assert!(!phone.has("lost").await?);
    phone.quit().await
}

#[tokio::test]
async fn english_small_dark_and_with_strong_contrast() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.playing()?;
    let me = seated(&room, id)?.remove(0);
    // The code on the seat card leads to the own page.
    let card = format!("#TAPIS1;Club;{id};2026-11-21;entry%20{};table%201;seat%201", me["entry"]);
    let phone = Browser::start("phone-en", Device::SMALL_PHONE.in_english()).await?;
    phone.open(&room.url(&format!("/{card}"))).await?;
    phone.find("own").await?;
    phone.see("players").await?;
    assert_eq!(phone.eval("location.hash").await?, "");
    for theme in ["dark", "contrast", "light"] {
        phone.wear(theme).await?;
        for tab in ["game", "place", "prizes", "season", "rules"] {
            phone.tap(&format!("tab-{tab}")).await?;
            phone.until("document.querySelector('main').innerText.length > 30").await?;
            sound(&phone, &format!("{tab} {theme}")).await?;
            if theme != "light" || tab == "game" {
                phone.picture(&format!("{tab}-{theme}")).await?;
            }
        }
    }
    // The player stays known on this telephone alone.
    phone.open(&room.url("/")).await?;
    phone.find("own").await?;
    phone.tap("tab-place").await?;
    phone.tap("not-me").await?;
    phone.see("Who are you?").await?;
    phone.open(&room.url("/")).await?;
    phone.find("find-me").await?;
    phone.quit().await
}

#[tokio::test]
async fn forced_colours_hide_neither_choices_nor_lines() -> Result<()> {
    let room = NetworkRoom::open()?;
    room.playing()?;
    let phone = Browser::start("forced", Device::PHONE).await?;
    if phone.is_webkit() {
        return phone.quit().await;
    }
    phone.open(&room.url("/")).await?;
    phone.find("clock").await?;
    phone.force_colours().await?;
    // The open page has another ground than the others.
    let grounds =
        "[...document.querySelectorAll('nav button')].map((one) => getComputedStyle(one).backgroundColor)";
    phone.until(&format!("new Set({grounds}).size === 2")).await?;
    // The ground behind the time ends before the lines above and below it.
    let time = "document.querySelector('[data-testid=clock]')";
    let fits = format!(
        "parseFloat(getComputedStyle({time}).lineHeight) >= 1.15 * parseFloat(getComputedStyle({time}).fontSize)"
    );
    phone.until(&fits).await?;
    phone.picture("phone").await?;
    phone.quit().await
}
