//! The codes on paper: a seat card opens its player's own page, a table sheet asks the desk for the captain's.

use std::path::Path;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::let_in::scanned;
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

use crate::device::sound;

/// Text that a telephone reads from a printed page of a document of the evening.
fn printed(room: &NetworkRoom, id: i64, kind: &str, options: &Value, page: usize) -> Result<String> {
    let about = json!({ "type": "tournament", "id": id });
    let paper = json!({ "type": "document", "kind": kind, "about": about });
    let made = room.desk("document_make", json!({ "request": { "paper": paper, "options": options } }))?;
    let file = room.folder().join(format!("{kind}.pdf"));
    std::fs::write(&file, STANDARD.decode(made["base64"].as_str().unwrap_or_default())?)?;
    let (page, picture) = (page.to_string(), room.folder().join(kind));
    let mut drawn = Command::new("pdftoppm");
    drawn.args(["-r", "150", "-png", "-singlefile", "-f", &page, "-l", &page]).args([&file, &picture]);
    assert!(drawn.status()?.success(), "poppler-utils is installed");
    let picture = picture.with_extension("png");
    let kept = tapis_tests::root().join(format!("artifacts/paper-{kind}.png"));
    std::fs::create_dir_all(kept.parent().unwrap_or(&kept))?;
    std::fs::copy(&picture, kept)?;
    scanned(&picture)
}

/// The address and the code that a person reads on a page of a table sheet.
fn typed(file: &Path, page: usize) -> Result<(String, String)> {
    let page = page.to_string();
    let read = Command::new("pdftotext").args(["-f", &page, "-l", &page]).arg(file).arg("-").output()?;
    let words = String::from_utf8(read.stdout)?;
    let find = |is: &dyn Fn(&&str) -> bool| words.split_whitespace().find(is).map(str::to_owned);
    let address = find(&|word| word.ends_with("/device")).ok_or("no address")?;
    let code = find(&|word| word.split('-').map(str::len).eq([4; 4])).ok_or("no code")?;
    Ok((address, code))
}

#[tokio::test]
async fn printed_codes_open_their_pages() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.playing()?;
    let players = room.desk("phone_players", json!({ "id": id }))?;
    let seated = players.as_array().into_iter().flatten().find(|player| !player["seat"].is_null());
    let player = seated.ok_or("nobody sits")?.clone();
    let card = printed(&room, id, "seat_cards", &json!({ "entry": player["entry"] }), 1)?;
    let phone = Browser::start("card", Device::PHONE).await?;
    phone.open(&card).await?;
    phone.find("own").await?;
    phone.see(player["name"].as_str().unwrap_or_default()).await?;
    phone.quit().await?;

    let sheet = printed(&room, id, "table_sheets", &json!({}), 2)?;
    let captain = Browser::start("sheet", Device::PHONE).await?;
    captain.open(&sheet).await?;
    captain.find("ask").await?;
    assert_eq!(captain.eval("location.hash").await?, "");
    captain.picture("ask").await?;
    sound(&captain, "ask").await?;
    captain.fill("ask-name", "Zoé").await?;
    captain.tap("ask-desk").await?;
    let name = captain.text_of("device-name").await?;
    let devices = room.desk("devices", json!({}))?["devices"].clone();
    let asks = devices.as_array().into_iter().flatten().find(|device| device["name"] == name.as_str());
    let asks = asks.ok_or("the desk does not see the device")?;
    assert_eq!((&asks["confirmed"], &asks["person"]), (&json!(false), &json!("Zoé")));
    assert_eq!(asks["role"], json!({ "type": "captain", "tournament": id, "table": 2 }));
    room.desk("device_confirm", json!({ "id": asks["id"], "person": "Zoé" }))?;
    // The key that both agreed upon signs.
    captain.find("captain-table").await?;
    captain.tap("whole").await?;
    captain.tap("call-floor").await?;
    captain.tap_until("send-floor", "Envoyé au bureau").await?;
    assert_eq!(room.desk("reports", json!({ "id": id }))?[0]["versions"][0]["report"]["by"], "Zoé");

    // The same paper again, on a telephone that is let in: it is simply the captain's page.
    captain.open("about:blank").await?;
    captain.open(&sheet).await?;
    captain.find("captain-table").await?;
    // Another telephone has no camera: what stands beside the code is typed. The desk says no.
    let (page, code) = typed(&room.folder().join("table_sheets.pdf"), 2)?;
    let other = Browser::start("sheet-refused", Device::SMALL_PHONE.in_english()).await?;
    other.open(&format!("http://{page}")).await?;
    other.fill("code", &code.to_lowercase().replace('-', " ")).await?;
    other.tap("code-enter").await?;
    other.see("Table 2").await?;
    other.tap("ask-desk").await?;
    let name = other.text_of("device-name").await?;
    let devices = room.desk("devices", json!({}))?["devices"].clone();
    let asks = devices.as_array().into_iter().flatten().find(|device| device["name"] == name.as_str());
    room.desk("device_revoke", json!({ "id": asks.ok_or("it does not ask")?["id"] }))?;
    other.find("device-refused").await?;
    sound(&other, "refused").await?;
    other.quit().await?;
    // A sheet that somebody made up leads nowhere.
    let stranger = Browser::start("sheet-forged", Device::PHONE).await?;
    let forged = format!("{}{}", &sheet[..sheet.len() - 8], "00000000");
    stranger.open(&forged).await?;
    stranger.tap("ask-desk").await?;
    stranger.see("ne l’est plus").await?;
    stranger.quit().await?;

    // Without access, no code leads here: the card is read offline, the sheet has none.
    room.desk("network_off", json!({}))?;
    let offline = printed(&room, id, "seat_cards", &json!({ "entry": player["entry"] }), 1)?;
    assert!(offline.starts_with("TAPIS1;"), "{offline}");
    assert!(printed(&room, id, "table_sheets", &json!({}), 2).is_err(), "no code");
    captain.quit().await
}
