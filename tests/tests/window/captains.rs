//! Reports of captains, as the desk decides them in the real window, and their state after a crash.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::let_in::{LetIn, ask_for_table, scanned};
use tapis_tests::window::{Program, Result};

use crate::devices::{has_network_card, seats};
use crate::floor_plan::{evening, left, resize};
use crate::presses::view;

/// A captain of the first table, let in at the desk.
async fn captain(program: &Program, id: TournamentId, person: &str) -> Result<LetIn> {
    let role = json!({ "type": "captain", "tournament": id, "table": 1 });
    let code = program.call("pairing_start", json!({ "role": role })).await?.unwrap();
    let device = LetIn::claim(code["url"].as_str().unwrap()).await?;
    let devices = program.call("devices", json!({})).await?.unwrap()["devices"].clone();
    let waiting = devices.as_array().unwrap().iter().find(|one| one["name"] == device.name.as_str()).unwrap();
    program.call("device_confirm", json!({ "id": waiting["id"], "person": person })).await?.unwrap();
    Ok(device)
}

fn out(entry: &Value, by: &Value) -> Value {
    json!({ "type": "out", "players": [{ "entry": entry, "by": by, "stack": null }] })
}

async fn report(device: &mut LetIn, id: TournamentId, what: Value) -> Result<i64> {
    let (status, said) = device.call("report", &json!({ "id": id, "table": 1, "what": what })).await?;
    assert_eq!(status, 200, "{said}");
    Ok(said["id"].as_i64().unwrap())
}

async fn plan(program: &Program, id: TournamentId) -> Result<()> {
    program.desk().await?.go("tournaments").await?;
    if !program.has("test id", "tab-tables").await? {
        program.tap(&format!("open-{id}")).await?;
    }
    program.tap("tab-tables").await
}

/// The decision in the sizes, themes and languages in which it might not fit.
async fn looked_at(program: &Program, decision: i64, what: &str) -> Result<()> {
    let card = format!("[data-testid=decision-{decision}]");
    let odd = format!(
        "[...document.querySelectorAll('{card} button, {card} p')].filter((one) => one.scrollWidth > one.clientWidth + 1)\
         .map((one) => one.textContent).concat([...document.querySelectorAll('{card} button')]\
         .filter((one) => one.getBoundingClientRect().height < 43.9).map((one) => one.dataset.testid))"
    );
    for (language, theme, size) in
        [("fr", "light", (1366, 768)), ("fr", "contrast", (1024, 680)), ("en", "dark", (1024, 680))]
    {
        program.speak(language).await?;
        resize(program, size.0, size.1).await?;
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        program.find("test id", &format!("decision-{decision}")).await?;
        program.picture(&format!("{what}-{language}-{theme}-{}", size.0)).await?;
        assert_eq!(program.eval(&odd).await?, json!([]), "{what} {language} {theme}");
        assert_eq!(program.axe("[data-testid=rail-todo]").await?, Vec::<String>::new(), "{what} {theme}");
    }
    program.speak("fr").await?;
    program.eval("(document.documentElement.dataset.theme = 'light')").await?;
    resize(program, 1366, 768).await
}

#[tokio::test]
async fn one_touch_decides_and_a_crash_loses_nothing() -> Result<()> {
    if !has_network_card() {
        eprintln!("not tried: this computer has no network card");
        return Ok(());
    }
    let (folder, mut program, id) = evening("captains", Language::Fr, 3, (1366, 768)).await?;
    let club = folder.path().join("club.tapis");
    program.call("network_on", json!({})).await?.unwrap();
    let (mut zoe, mut karim) = (captain(&program, id, "Zoé").await?, captain(&program, id, "Karim").await?);
    let seated: Vec<Value> =
        seats(&program, id, 1).await?.into_iter().map(|seat| seat["entry"].clone()).collect();
    plan(&program, id).await?;

    // Two captains say different things of one player: one decision, side by side.
    let one = report(&mut zoe, id, out(&seated[0], &seated[1])).await?;
    let two = report(&mut karim, id, out(&seated[0], &seated[2])).await?;
    program.find("test id", &format!("decision-{one}")).await?;
    program.see("sortie par qui").await?;
    let tops = format!(
        "['{one}', '{two}'].map((id) => document.querySelector(`[data-testid=confirm-${{id}}]`).getBoundingClientRect().top)"
    );
    looked_at(&program, one, "versions").await?;
    let tops = program.eval(&tops).await?;
    assert_eq!(tops[0], tops[1], "side by side");

    // A crash in the middle of it: access, devices and both versions are there again.
    program.kill_and_restart(&["--club", club.to_str().unwrap()]).await?;
    plan(&program, id).await?;
    program.find("test id", &format!("confirm-{two}")).await?;
    let network = program.call("network", json!({})).await?.unwrap();
    assert_eq!((&network["on"], &network["lost"]), (&json!(true), &Value::Null));
    assert!(zoe.look().await? && karim.look().await?, "both are still let in");
    let before = left(&program, id).await?;
    program.tap(&format!("confirm-{two}")).await?;
    program.until(&format!("document.querySelector('[data-testid=decision-{one}]') === null")).await?;
    assert_eq!(left(&program, id).await?, before - 1);
    let table = json!({ "id": id, "table": 1 });
    let (_, seen) = zoe.call("captain_view", &table).await?;
    let states: Vec<&Value> =
        seen["reports"].as_array().unwrap().iter().map(|report| &report["state"]["type"]).collect();
    assert_eq!(states, ["done", "dismissed"]);

    // The desk has recorded it otherwise: its version stands beside the captain's.
    let third = report(&mut zoe, id, out(&seated[3], &seated[1])).await?;
    let bust = json!({ "type": "bust", "players": [{ "entry": seated[3], "by": seated[2] }] });
    program.call("act", json!({ "id": id, "action": bust })).await?.unwrap();
    program.find("test id", &format!("recorded-{}", seated[3])).await?;
    looked_at(&program, third, "recorded").await?;
    program.tap(&format!("confirm-{third}")).await?;
    program.until(&format!("document.querySelector('[data-testid=decision-{third}]') === null")).await?;
    let entries = view(&program, id).await?["view"]["entries"].clone();
    let gone = entries.as_array().unwrap().iter().find(|entry| entry["id"] == seated[3]).unwrap().clone();
    assert_eq!(gone["out_by"], seated[1], "{gone}");

    // Counted stacks: two counts differ, one is taken over.
    let count = |chips: i64| {
        let stacks = [(&seated[1], 9_000), (&seated[2], chips)];
        let stacks = stacks.map(|(entry, chips)| json!({ "entry": entry, "chips": chips }));
        json!({ "type": "stacks", "stacks": stacks })
    };
    let first = report(&mut zoe, id, count(4_000)).await?;
    report(&mut karim, id, count(4_500)).await?;
    program.see("lequel").await?;
    looked_at(&program, first, "counts").await?;
    program.tap(&format!("confirm-{first}")).await?;
    program.until("document.querySelector('[data-testid^=decision-]') === null").await?;
    let counted = view(&program, id).await?["view"]["stack_count"]["players"].clone();
    assert_eq!(counted, 2);

    // A table sheet printed now carries a code: whoever scans it asks, and the desk answers where it works.
    let paper =
        json!({ "type": "document", "kind": "table_sheets", "about": { "type": "tournament", "id": id } });
    let made = program.call("document_make", json!({ "request": { "paper": paper, "options": {} } })).await?;
    let (pdf, picture) = (folder.path().join("sheet.pdf"), folder.path().join("sheet"));
    std::fs::write(&pdf, STANDARD.decode(made.unwrap()["base64"].as_str().unwrap())?)?;
    let mut drawn = std::process::Command::new("pdftoppm");
    drawn.args(["-r", "150", "-png", "-singlefile", "-f", "2", "-l", "2"]).args([&pdf, &picture]);
    assert!(drawn.status()?.success());
    let sheet = scanned(&picture.with_extension("png"))?;
    let (name, other) = (ask_for_table(&sheet, "Léa").await?, ask_for_table(&sheet, "").await?);
    program.find("test id", &format!("asks-{other}")).await?;
    program.picture("asks").await?;
    assert_eq!(program.axe("[data-testid=rail-todo]").await?, Vec::<String>::new());
    program.tap(&format!("rail-let-in-{name}")).await?;
    program.until(&format!("document.querySelector('[data-testid=\"asks-{name}\"]') === null")).await?;
    program.tap(&format!("rail-refuse-{other}")).await?;
    program.until("document.querySelector('[data-testid^=asks-]') === null").await?;
    let devices = program.call("devices", json!({})).await?.unwrap()["devices"].clone();
    let inside: Vec<_> =
        devices.as_array().unwrap().iter().map(|one| (&one["person"], &one["confirmed"])).collect();
    assert!(inside.contains(&(&json!("Léa"), &json!(true))) && inside.len() == 3, "{devices}");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
