//! The desk's side of the devices in the room: access, the code that phones scan, devices that are let in, what a
//! captain reports, and access taken away.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::let_in::{LetIn, scanned};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::floor_plan::{evening, left, resize};

/// Controls of the screen that a finger misses: lower than 44 px, or beyond the window's edge.
const SMALL: &str = "[...document.querySelectorAll('main button, main select, main summary, \
    main input:not([type=checkbox]), main label.check')].map((one) => [one, one.getBoundingClientRect()])\
    .filter(([, at]) => at.height > 0 && (at.height < 43.9 || at.left < 0 || at.right > innerWidth))\
    .map(([one, at]) => `${one.dataset.testid ?? one.textContent.trim()} ${Math.round(at.height)}`)";

/// The screen in three sizes, three themes and both languages. It is left in French at 1366×768.
async fn looked_at(program: &Program, what: &str) -> Result<()> {
    let mut wrong = Vec::new();
    for language in tapis_tests::languages(["fr", "en"]) {
        program.speak(language).await?;
        for (width, height) in [(1024, 680), (1920, 1080), (1366, 768)] {
            resize(program, width, height).await?;
            let small = program.eval(SMALL).await?;
            wrong.extend(small.as_array().unwrap().iter().map(|one| format!("{what} {width}: {one}")));
            program.picture(&format!("{what}-{language}-{width}")).await?;
        }
        for theme in ["dark", "contrast", "light"] {
            program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
            wrong
                .extend(program.axe("body").await?.into_iter().map(|line| format!("{what} {theme}: {line}")));
            if theme != "light" {
                program.picture(&format!("{what}-{language}-{theme}")).await?;
            }
        }
    }
    program.speak("fr").await?;
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}

/// Makes a code with this button, scans it from the screen, and lets the device in for this person.
async fn let_in(program: &Program, button: &str, person: &str) -> Result<LetIn> {
    program.tap(button).await?;
    program.find("test id", "pairing").await?;
    program
        .eval("document.querySelector('[data-testid=pairing]').scrollIntoView({ block: 'center' })")
        .await?;
    // Only this code is in the picture: the players’ code is another.
    program
        .eval("document.querySelector('[data-testid=network-on-card] svg').style.visibility = 'hidden'")
        .await?;
    let picture = program.taken(&format!("{button}-code")).await?;
    program.eval("document.querySelector('[data-testid=network-on-card] svg').style.visibility = ''").await?;
    let mut device = LetIn::claim(&scanned(&picture)?).await?;
    let (status, _) = device.call("clocks", &json!({})).await?;
    assert_eq!(status, 401, "the desk has not confirmed it");
    let name = device.name.clone();
    program.find("test id", &format!("waiting-{name}")).await?;
    looked_at(program, &format!("{button}-waiting")).await?;
    // The field has the focus: a name and Enter are enough.
    program
        .eval(&format!("document.querySelector('[data-testid=\"waiting-{name}\"] input').focus()"))
        .await?;
    program.write(person).await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", &format!("device-{name}")).await?;
    program.see(person).await?;
    Ok(device)
}

pub(crate) async fn seats(program: &Program, id: TournamentId, table: u64) -> Result<Vec<Value>> {
    let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
    let tables = view["tables"].as_array().unwrap();
    let table = tables.iter().find(|one| one["no"] == table).unwrap();
    Ok(table["seats"].as_array().unwrap().iter().filter(|seat| !seat["entry"].is_null()).cloned().collect())
}

/// Whether a packet to another computer would leave through a network card. None is sent.
pub(crate) fn has_network_card() -> bool {
    let out = std::net::UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.1:9")?;
        socket.local_addr()
    });
    out.is_ok_and(|address| !address.ip().is_loopback())
}

#[tokio::test]
async fn the_desk_admits_and_dismisses_devices() -> Result<()> {
    if !has_network_card() {
        eprintln!("not tried: this computer has no network card");
        return Ok(());
    }
    let (_folder, program, id) = evening("devices", Language::Fr, 3, (1920, 1080)).await?;
    program.tap("go-devices").await?;
    program.find("test id", "network-off").await?;
    looked_at(&program, "off").await?;

    // On, by the keyboard alone: the focus stays where the next step is.
    program.eval("document.querySelector('[data-testid=network-on]').focus()").await?;
    program.write(Key::Enter + "").await?;
    program.find("test id", "network-on-card").await?;
    program.until("document.activeElement?.dataset.testid === 'network-off-button'").await?;
    program.find("test id", "reach").await?;
    looked_at(&program, "on").await?;
    let url = scanned(&program.taken("on-code").await?)?;
    let shown = program.eval("document.querySelector('[data-testid=network-url]').textContent").await?;
    assert_eq!(url, format!("http://{}/", shown.as_str().unwrap()));

    let offered = "document.querySelector('[data-testid=captain-table]').value";
    assert_eq!(program.eval(offered).await?, "1");
    let mut captain = let_in(&program, "pair-captain", "Zoé").await?;
    assert!(!program.has("test id", "reach").await?, "a device has come");
    let mut remote = let_in(&program, "pair-remote", "Karim").await?;
    let mut door = let_in(&program, "pair-door", "Inès").await?;
    assert_eq!(door.call("evenings_ahead", &json!({})).await?.0, 200);
    // The next captain is one for a table that has none.
    program.until(&format!("{offered} === '2'")).await?;
    looked_at(&program, "inside").await?;

    // A captain reports, and the desk confirms with one press.
    let table = json!({ "id": id, "table": 1 });
    assert_eq!(captain.call("captain_view", &table).await?.0, 200);
    let out = seats(&program, id, 1).await?[0].clone();
    let players = json!([{ "entry": out["entry"], "by": null, "stack": null }]);
    let report = json!({ "id": id, "table": 1, "what": { "type": "out", "players": players } });
    let (status, said) = captain.call("report", &report).await?;
    assert_eq!((status, &said["by"]), (200, &json!("Zoé")), "{said}");
    let before = left(&program, id).await?;
    program.desk().await?.go("tournaments").await?;
    if !program.has("test id", "tab-tables").await? {
        program.tap(&format!("open-{id}")).await?;
    }
    program.tap("tab-tables").await?;
    program.find("test id", "report-1").await?;
    program.gone("Rien à faire").await?;
    program.picture("report").await?;
    program.tap("confirm-1").await?;
    program.until("document.querySelector('[data-testid=report-1]') === null").await?;
    assert_eq!(left(&program, id).await?, before - 1);
    let (_, view) = captain.call("captain_view", &table).await?;
    assert_eq!(view["reports"][0]["state"]["type"], "done");

    // The remote drives the clock.
    let pause = json!({ "id": id, "action": { "type": "pause_clock" } });
    let unknown = json!({ "id": id, "action": { "type": "pause" } });
    assert_eq!(remote.call("act", &unknown).await?.0, 400);
    assert_eq!(door.call("act", &pause).await?.0, 422, "the clock is not the door's");
    assert_eq!(remote.call("act", &pause).await?.0, 200);
    assert_eq!(program.call("clock", json!({ "id": id })).await?.unwrap()["running"], false);

    // Access is taken away, and then all of it.
    program.tap("go-devices").await?;
    program.tap(&format!("revoke-{}", captain.name)).await?;
    program.until("document.querySelector('dialog[open]') !== null").await?;
    program.picture("revoke").await?;
    program.tap("confirm-yes").await?;
    program.no_dialog().await?;
    program
        .until(&format!("document.querySelector('[data-testid=\"revoke-{}\"]') === null", captain.name))
        .await?;
    assert_eq!(captain.call("captain_view", &table).await?.0, 401);
    program.tap("network-off-button").await?;
    program.find("test id", "network-off").await?;
    assert!(remote.call("clocks", &json!({})).await.is_err(), "nobody listens");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
