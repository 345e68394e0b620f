//! A captain's telephone and the director's: let in at the desk, and what they report and command.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_tests::browser::{Browser, Device};
use tapis_tests::network::NetworkRoom;
use tapis_tests::window::Result;

pub(crate) async fn sound(page: &Browser, what: &str) -> Result<()> {
    sound_but(page, what, "").await
}

/// The same; what begins like this may be small.
pub(crate) async fn sound_but(page: &Browser, what: &str, small: &str) -> Result<()> {
    assert_eq!(page.axe().await?, Vec::<String>::new(), "{what}");
    let mut misfits = page.misfits().await?;
    misfits.retain(|found| small.is_empty() || !found.starts_with(small));
    assert_eq!(misfits, Vec::<String>::new(), "{what}");
    assert_eq!(page.complaints().await?, Vec::<String>::new(), "{what}");
    // Nothing was asked for that this device may not do.
    let refused =
        page.eval("[...document.querySelectorAll('.toast.wrong')].map((one) => one.innerText)").await?;
    assert_eq!(refused, json!([]), "{what}");
    Ok(())
}

/// The device scans a code for this role, and the desk lets it in by its name.
pub(crate) async fn let_in(room: &NetworkRoom, page: &Browser, role: Value) -> Result<String> {
    let code = room.desk("pairing_start", json!({ "role": role }))?;
    let url = code["url"].as_str().unwrap_or_default();
    if role["type"] == "remote" {
        // Without a camera: the page and the code as they are read aloud.
        page.open(code["page"].as_str().unwrap_or_default()).await?;
        let spoken = code["code"].as_str().unwrap_or_default().to_lowercase().replace('-', " ");
        page.fill("code", &spoken).await?;
        page.picture("code").await?;
        page.tap("code-enter").await?;
    } else {
        page.open(url).await?;
    }
    let name = page.text_of("device-name").await?;
    assert_eq!(page.eval("location.hash").await?, "", "the secret is gone from the address");
    let devices = room.desk("devices", json!({}))?;
    let waiting =
        devices["devices"].as_array().into_iter().flatten().find(|device| device["name"] == name.as_str());
    let waiting = waiting.ok_or("the desk does not see the device")?;
    assert_eq!(waiting["confirmed"], false);
    // The code is used up.
    let again = Browser::start("device-late", Device::PHONE).await?;
    again.open(url).await?;
    again.find("device-spent").await?;
    assert!(again.text_of("code-wrong").await?.contains("servi"), "says that the code was used");
    again.quit().await?;
    page.picture("waiting").await?;
    room.desk("device_confirm", json!({ "id": waiting["id"], "person": "Zoé" }))?;
    Ok(name)
}

fn seat(room: &NetworkRoom, id: i64, table: u64, at: usize) -> Result<Value> {
    let desk = room.desk("desk", json!({ "id": id }))?;
    let tables = desk["view"]["tables"].as_array().cloned().unwrap_or_default();
    let table = tables.into_iter().find(|one| one["no"] == table).ok_or("no such table")?;
    let seated = table["seats"].as_array().into_iter().flatten().filter(|seat| !seat["entry"].is_null());
    seated.clone().nth(at).cloned().ok_or_else(|| "nobody sits there".into())
}

#[tokio::test]
async fn a_captain_reports_and_the_desk_confirms() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.playing()?;
    let captain = Browser::start("captain", Device::PHONE).await?;
    let name = let_in(&room, &captain, json!({ "type": "captain", "tournament": id, "table": 2 })).await?;
    captain.find("captain-table").await?;
    captain.picture("table").await?;
    sound(&captain, "table").await?;

    // An elimination, by whom, waits for the desk.
    let (out, by) = (seat(&room, id, 2, 1)?, seat(&room, id, 2, 3)?);
    captain.tap(&format!("seat-{}", out["no"])).await?;
    captain.picture("sheet").await?;
    sound(&captain, "sheet").await?;
    captain.tap_until("is-out", "est sorti").await?;
    let by_choice = format!(
        "(() => {{ const list = document.querySelector('[data-testid=by]'); const option = [...list.options].find((one) => one.__value === {0} || one.value === '{0}'); list.value = option.value; list.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()",
        by["entry"]
    );
    captain.until(&by_choice).await?;
    captain.picture("out").await?;
    sound(&captain, "out").await?;
    captain.tap_until("send-out", "Envoyé au bureau").await?;
    captain.see("attend le bureau").await?;
    captain.picture("sent").await?;
    sound(&captain, "sent").await?;
    let left =
        |room: &NetworkRoom| room.desk("clock", json!({ "id": id })).map(|clock| clock["left"].clone());
    let before = left(&room)?;
    let reports = room.desk("reports", json!({ "id": id }))?;
    let report = &reports[0]["versions"][0]["report"];
    assert_eq!(report["by"], "Zoé");
    assert_eq!(report["what"]["players"][0]["by"], by["entry"]);
    room.desk("report_confirm", json!({ "report": report["id"] }))?;
    assert_eq!(left(&room)?.as_i64(), before.as_i64().map(|left| left - 1));
    captain.see("fait").await?;
    captain.gone("attend le bureau").await?;

    // The button concerns the table alone; somebody else’s seat and a call for the floor reach the desk.
    captain.tap(&format!("seat-{}", by["no"])).await?;
    captain.tap_until("has-button", "C’est fait").await?;
    let journal = room.desk("history", json!({ "id": id }))?;
    assert_eq!((&journal[0]["who"], &journal[0]["device"]), (&json!("Zoé"), &json!(name)));
    captain.tap(&format!("seat-{}", by["no"])).await?;
    captain.tap_until("stranger", "Qui est à la place").await?;
    captain.fill("words", "Amélie Roche").await?;
    captain.tap_until("send-stranger", "Amélie Roche").await?;
    captain.tap("whole").await?;
    captain.tap_until("call-floor", "Pourquoi").await?;
    captain.fill("words", "Une relance litigieuse").await?;
    captain.tap_until("send-floor", "Arbitre demandé : Une relance").await?;
    assert_eq!(room.desk("reports", json!({ "id": id }))?.as_array().map(Vec::len), Some(2));

    // The club lets eliminations through.
    room.desk("captain_settings_keep", json!({ "settings": { "eliminates": true } }))?;
    let out = seat(&room, id, 2, 0)?;
    let before = left(&room)?;
    captain.tap(&format!("seat-{}", out["no"])).await?;
    captain.tap_until("is-out", "est sorti").await?;
    // An earlier action said the same.
    captain.gone("C’est fait").await?;
    captain.tap_until("send-out", "C’est fait").await?;
    assert_eq!(left(&room)?.as_i64(), before.as_i64().map(|left| left - 1));

    // The program is started again: the device signs anew by itself. Without access it can do nothing.
    room.cut();
    captain.see("hors ligne").await?;
    // A report made meanwhile waits in the telephone.
    captain.tap("whole").await?;
    captain.tap_until("call-floor", "Pourquoi").await?;
    captain.fill("words", "Plus de lumière").await?;
    captain.tap_until("send-floor", "attend d’être envoyé").await?;
    captain.picture("unsent").await?;
    assert_eq!(captain.axe().await?, Vec::<String>::new());
    assert_eq!(captain.misfits().await?, Vec::<String>::new());
    room.mend()?;
    captain.gone("hors ligne").await?;
    captain.gone("attend d’être envoyé").await?;
    let arrived = || Ok(room.desk("reports", json!({ "id": id }))?.to_string().contains("Plus de lumière"));
    room.until("the report that waited", arrived).await?;
    let devices = room.desk("devices", json!({}))?;
    room.desk("device_revoke", json!({ "id": devices["devices"][0]["id"] }))?;
    captain.find("device-refused").await?;
    captain.picture("refused").await?;
    captain.quit().await
}

#[tokio::test]
async fn the_director_works_from_a_telephone() -> Result<()> {
    let room = NetworkRoom::open()?;
    let id = room.playing()?;
    let remote = Browser::start("remote", Device::PHONE.in_english()).await?;
    let_in(&room, &remote, json!({ "type": "remote" })).await?;
    remote.find("clock").await?;
    let clock = || room.desk("clock", json!({ "id": id }));
    remote.tap("turn").await?;
    remote.see("Resume").await?;
    assert_eq!(clock()?["running"], false);
    let before = clock()?["remaining"].as_i64().unwrap_or_default();
    remote.tap("more").await?;
    let more = || Ok(clock()?["remaining"].as_i64() != Some(before));
    room.until("a minute more", more).await?;
    assert_eq!(clock()?["remaining"].as_i64().unwrap_or_default() - before, 60_000);
    // A level is changed by a second press only.
    remote.tap_until("next-level", "Yes, next level").await?;
    assert_eq!(clock()?["current"]["index"], 0);
    remote.picture("sure").await?;
    // While the answer is slow, further presses do not change another level.
    remote.delay(1500).await?;
    remote.tap_while("next-level", "Yes, next level").await?;
    let pressed = Instant::now();
    while pressed.elapsed() < Duration::from_secs(1) {
        remote.tap("next-level").await?;
    }
    remote.see("Level 2").await?;
    remote.delay(0).await?;
    assert_eq!(clock()?["current"]["index"], 1);

    // Two captains say different things of one player: side by side, one is confirmed and the other goes with it.
    let (out, one, two) = (seat(&room, id, 1, 0)?, seat(&room, id, 1, 1)?, seat(&room, id, 1, 2)?);
    for by in [&one, &two] {
        let players = json!([{ "entry": out["entry"], "by": by["entry"], "stack": null }]);
        room.desk("report", json!({ "id": id, "table": 1, "what": { "type": "out", "players": players } }))?;
    }
    remote.see("out, by whom?").await?;
    remote.picture("reports").await?;
    sound(&remote, "reports").await?;
    let reports = room.desk("reports", json!({ "id": id }))?;
    remote.tap(&format!("confirm-{}", reports[0]["versions"][1]["report"]["id"])).await?;
    remote.gone("out, by whom?").await?;
    assert_eq!(room.desk("reports", json!({ "id": id }))?, json!([]));
    let history = room.desk("history", json!({ "id": id }))?;
    assert_eq!(history[0]["who"], "Zoé");
    remote.tap_until("undo", "Undone").await?;
    remote.wear("dark").await?;
    sound(&remote, "dark").await?;
    remote.picture("dark").await?;
    remote.quit().await
}
