//! The end of the rebuys in the real window: the page of add-ons opens by itself, and takes the money of a whole room.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};

use crate::acts::{focused, in_each_theme, looks_large};
use crate::floor_plan::{club, resize};
use crate::presses::{start, view};

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    Ok(())
}

/// The break after the last level with rebuys.
async fn rest(program: &Program, id: TournamentId) -> Result<()> {
    let setup = view(program, id).await?["view"]["setup"].clone();
    let steps = setup["steps"].as_array().unwrap();
    let step = steps.iter().position(|step| step["type"] == "break").unwrap();
    act(program, id, json!({ "type": "set_clock", "step": step, "remaining": 582_000 })).await
}

async fn sale(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(view(program, id).await?["view"]["add_on_sale"].clone())
}

const OPEN: &str = "document.querySelector('[data-testid=add-ons]') !== null";

#[tokio::test]
async fn twenty_add_ons_take_at_most_22_presses() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, &[4])[0];
    let program = start("add_ons", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;
    assert!(!program.has("test id", "tab-add_on").await?, "nothing is sold yet");

    // A person in the middle of something finishes it first.
    program.click("test id", "find-player").await?;
    program.write("pi").await?;
    rest(&program, id).await?;
    program.until("document.querySelector('[data-testid=tab-add_on]') !== null").await?;
    assert!(!program.eval(OPEN).await?.as_bool().unwrap(), "a name is being typed");
    program.write("\u{e003}\u{e003}").await?;
    program.until(OPEN).await?;
    program.picture("page").await?;

    let entries = view(&program, id).await?["view"]["entries"].clone();
    let seated: Vec<u64> = entries
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| !entry["seat"].is_null() && entry["owed"] == 0)
        .map(|entry| entry["id"].as_u64().unwrap())
        .collect();
    let mut presses = 0;
    for entry in &seated[..20] {
        program.tap(&format!("add-on-{entry}")).await?;
        presses += 1;
    }
    program.picture("ticked").await?;
    program.tap("add-on-sell").await?;
    presses += 1;
    assert!(presses <= 22, "{presses}");
    assert_eq!(sale(&program, id).await?["sold"], 20);
    program.until("document.querySelector('[data-testid=add-on-received]') !== null").await?;
    program.picture("received").await?;

    // One press takes one back, one all of them.
    program.tap(&format!("add-on-{}", seated[3])).await?;
    program.until(&format!("!document.querySelector('[data-testid=add-on-{}]').checked", seated[3])).await?;
    let sold = sale(&program, id).await?;
    assert_eq!((&sold["sold"], &sold["received"]), (&json!(19), &json!(19_000)));
    program.tap("undo").await?;
    program.tap("undo").await?;
    assert_eq!(sale(&program, id).await?["sold"], 0);

    // A debt is received there too.
    let owes = entries.as_array().unwrap().iter().find(|one| one["owed"] != 0 && !one["seat"].is_null());
    let owes = owes.unwrap()["id"].as_u64().unwrap();
    program.tap(&format!("debt-received-{id}-{owes}")).await?;
    program
        .until(&format!("document.querySelector('[data-testid=debt-received-{id}-{owes}]') === null"))
        .await?;

    // By keys alone: a name's beginning and Enter tick, and the last press receives.
    program.click("test id", "add-on-search").await?;
    let names = view(&program, id).await?["people"].clone();
    let of = |entry: u64| {
        let entry = entries.as_array().unwrap().iter().find(|one| one["id"] == entry).unwrap();
        let person = names.as_array().unwrap().iter().find(|one| one["member"] == entry["member"]).unwrap();
        format!("{} {}", person["first_name"].as_str().unwrap(), person["last_name"].as_str().unwrap())
    };
    program.leave_fields().await?;
    program.write("/").await?;
    focused(&program, "add-on-search").await?;
    program.write(&of(seated[0])).await?;
    program.write("\u{e007}").await?;
    program.until("document.querySelector('[data-testid=add-on-search]').value === ''").await?;
    program.tap("add-on-sell").await?;
    assert_eq!(sale(&program, id).await?["sold"], 1);

    program.tap("add-on-close").await?;
    program.until("document.querySelector('[data-testid=tab-add_on]') === null").await?;
    program.until("document.querySelector('[data-testid=plan]')?.checkVisibility() === true").await?;
    for (width, height) in [(1024, 680), (1366, 768), (1920, 1080)] {
        resize(&program, width, height).await?;
        program.tap("undo").await?;
        program.click("test id", "tab-add_on").await?;
        program.until(OPEN).await?;
        program.picture(&format!("sale-{width}")).await?;
        program.tap("redo").await?;
        program.until("document.querySelector('[data-testid=tab-add_on]') === null").await?;
    }
    program.tap("undo").await?;
    program.click("test id", "tab-add_on").await?;
    program.until(OPEN).await?;
    in_each_theme(&program, "main", "sale").await?;
    looks_large(&program, "sale").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
