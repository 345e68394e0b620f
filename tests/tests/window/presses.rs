//! Real keys and clicks that come twice: one press does one thing.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

/// A club with a tournament of twenty players that has started.
pub(crate) fn club(path: &Path, language: Language) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Utc::now().timestamp_millis());
    let mut club = Club::create(path, "Essai", language, today).unwrap();
    let id = club.create_tournament(rebuy(language, today), None, now).unwrap();
    for number in 0..20 {
        let draft = MemberDraft {
            last_name: format!("Famille{number:02}"),
            first_name: "Élodie".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.save_member(draft, now).unwrap().id;
        club.act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        club.act(id, &serde_json::from_value(action).unwrap(), now).unwrap();
    }
    club.close();
    id
}

pub(crate) async fn start(name: &str, path: &Path) -> Result<Program> {
    let program = Program::start_on(name, &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;
    Ok(program)
}

pub(crate) async fn view(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(program.call("desk", json!({ "id": id })).await?.unwrap())
}

async fn left(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(view(program, id).await?["view"]["counts"]["left"].clone())
}

/// A real double click in the middle of what has this test id.
async fn double_click(program: &Program, id: &str) -> Result<()> {
    let element = program.find("test id", id).await?;
    program.driver().action_chain().double_click_element(&element).perform().await?;
    Ok(())
}

/// Presses a key at once, as one that repeats or was pressed twice in a hurry.
async fn hasty_key(program: &Program, key: Key) -> Result<()> {
    program.driver().active_element().await?.send_keys(key + "").await?;
    Ok(())
}

/// Keeps which buttons clicks came to, and which of them the page heard.
const HEARD: &str = "(() => {
    window.came = [];
    window.heard = [];
    const name = (event) => event.target.closest('button')?.dataset.testid ?? event.target.tagName;
    window.addEventListener('click', (event) => event.target.closest('button') && window.came.push(name(event)), true);
    document.addEventListener('click', (event) => window.heard.push(name(event)), true);
    return true;
})()";

#[tokio::test]
async fn opening_a_player_eliminates_nobody() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    for language in [Language::Fr, Language::En] {
        let path = path.with_extension(format!("{language:?}"));
        let id = club(&path, language);
        let program = start("hasty", &path).await?;
        program.click("test id", &format!("open-{id}")).await?;

        // Enter opens the first match, and once more in a hurry does nothing.
        program.click("test id", "find-player").await?;
        program.write("famille07").await?;
        hasty_key(&program, Key::Enter).await?;
        program.until("document.activeElement?.dataset.testid === 'bust'").await?;
        hasty_key(&program, Key::Enter).await?;
        hasty_key(&program, Key::Space).await?;
        assert_eq!(left(&program, id).await?, json!(20), "the key that opens a player eliminates him");
        assert!(program.has("test id", "bust").await?, "the dialog is open");
        // A key of its own eliminates.
        program.write(Key::Enter + "").await?;
        program.until("document.querySelector('dialog[open]') === null").await?;
        assert_eq!(left(&program, id).await?, json!(19));

        // A double click on a seat opens the player and no more.
        let seats = view(&program, id).await?["view"]["tables"][0]["seats"].clone();
        let taken =
            seats.as_array().unwrap().iter().find(|seat| !seat["entry"].is_null()).unwrap()["no"].clone();
        let table = view(&program, id).await?["view"]["tables"][0]["no"].clone();
        double_click(&program, &format!("seat-{table}-{taken}")).await?;
        program.find("test id", "bust").await?;
        assert_eq!(left(&program, id).await?, json!(19));
        program.picture("player").await?;
        program.write(Key::Escape + "").await?;
        program.until("document.querySelector('dialog[open]') === null").await?;
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    Ok(())
}

#[tokio::test]
async fn all_seated_twice_in_a_hurry_presses_nothing_below() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr);
    let program = start("seated", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;
    program.find("test id", "find-player").await?;

    // A player moves; the desk announces it above what else can be pressed.
    let shown = view(&program, id).await?;
    let tables = shown["view"]["tables"].as_array().unwrap().clone();
    let taken =
        tables[0]["seats"].as_array().unwrap().iter().find_map(|seat| seat["entry"].as_i64()).unwrap();
    let free = |table: &Value| {
        let seats = table["seats"].as_array().unwrap();
        seats.iter().find(|seat| seat["entry"].is_null()).map(|seat| seat["no"].clone())
    };
    let (to, seat) = tables[1..].iter().find_map(|table| Some((table["no"].clone(), free(table)?))).unwrap();
    let moved = json!({ "type": "move_player", "entry": taken, "table": to, "seat": seat });
    program.call("act", json!({ "id": id, "action": moved })).await?.map_err(|error| error.to_string())?;
    program.find("test id", "all-seated").await?;
    program.eval(HEARD).await?;
    let button = program.find("test id", "all-seated").await?;
    program.driver().action_chain().move_to_element_center(&button).click().perform().await?;
    program.until("document.querySelector('[data-testid=all-seated]') === null").await?;
    program.driver().action_chain().click().perform().await?;
    let (came, heard) = (program.eval("window.came").await?, program.eval("window.heard").await?);
    assert_eq!(heard, json!(["all-seated"]), "{came}");
    // The second click came, and on a control.
    assert_eq!(came.as_array().unwrap().len(), 2, "{came}");
    assert!(program.eval("document.querySelector('dialog[open]') === null").await?.as_bool().unwrap());
    program.quit().await
}
