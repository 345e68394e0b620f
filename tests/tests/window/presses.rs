//! Real keys and clicks that come twice: one press does one thing.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;
use std::time::Duration;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};
use thirtyfour::{Key, TypingData};

/// A club with a tournament of twenty players that has started.
pub(crate) fn club(path: &Path, language: Language) -> TournamentId {
    club_of(path, language, (0..20).map(|number| format!("Famille{number:02}")))
}

/// The same with players of these last names; all have one first name.
pub(crate) fn club_of(
    path: &Path,
    language: Language,
    last_names: impl IntoIterator<Item = String>,
) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", language, today).unwrap();
    let id = club.tournaments().create_tournament(rebuy(language, today), None, now).unwrap();
    for last_name in last_names {
        let draft = MemberDraft { last_name, first_name: "Élodie".to_owned(), ..MemberDraft::default() };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        club.play().act(id, &serde_json::from_value(action).unwrap(), now).unwrap();
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

/// A real double click in the middle of what has this test id, brought into view first: a pointer action scrolls
/// nothing.
pub(crate) async fn double_click(program: &Program, id: &str) -> Result<()> {
    let element = program.find("test id", id).await?;
    program
        .eval(&format!(
            "document.querySelector('[data-testid={id}]').scrollIntoView({{ block: 'nearest' }}) ?? true"
        ))
        .await?;
    program.driver().action_chain().double_click_element(&element).perform().await?;
    Ok(())
}

/// Presses keys at once, as one that repeats or was pressed twice in a hurry.
pub(crate) async fn hasty_keys(program: &Program, keys: TypingData) -> Result<()> {
    program.driver().active_element().await?.send_keys(keys).await?;
    Ok(())
}

/// A second press in a hurry comes within this time, in milliseconds (`DOUBLE` in `single_press.ts`).
const HURRY: f64 = 400.0;

/// Records which buttons clicks come to and when, and which of them the page receives: each button by its test id, and apart
/// from others of the same.
const LISTEN: &str = "(() => {
    const known = [];
    const name = ({ target }) => {
        const button = target.closest('button');
        if (!button) return target.tagName;
        if (!known.includes(button)) known.push(button);
        return `${button.dataset.testid} ${known.indexOf(button)}`;
    };
    window.addEventListener('click', (event) => window.when.push(event.timeStamp), true);
    window.addEventListener('click', (event) => event.target.closest('button') && window.came.push(name(event)), true);
    document.addEventListener('click', (event) => window.heard.push(name(event)), true);
    return true;
})()";
/// Forgets the clicks so far.
const FORGET: &str = "[window.came, window.heard, window.when] = [[], [], []]";

#[tokio::test]
async fn opening_a_player_eliminates_nobody() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    for language in tapis_tests::languages([Language::Fr, Language::En]) {
        let path = path.with_extension(format!("{language:?}"));
        let id = club(&path, language);
        let program = start("hasty", &path).await?;
        program.click("test id", &format!("open-{id}")).await?;

        // Enter opens the one match, and once more in a hurry does nothing: the keys go in one go, so that a slow
        // computer does not put time between them.
        program.click("test id", "find-player").await?;
        program.write("famille07").await?;
        hasty_keys(&program, Key::Enter + (Key::Enter + Key::Space)).await?;
        program.until("document.activeElement?.dataset.testid === 'bust'").await?;
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

    // A busy machine may bring the second click too late, or before the page has changed: once more then.
    program.eval(LISTEN).await?;
    let mut tried = Vec::new();
    for _ in 0..8 {
        // Two jobs: the button of the second comes to the place of the first.
        program.call("moves_seated", json!({ "id": id, "moves": [], "sit": true })).await?.unwrap();
        while view(&program, id).await?["announce"].as_array().unwrap().len() < 2 {
            announce_a_move(&program, id).await?;
        }
        program.until("document.querySelectorAll('[data-testid^=job-seating]').length === 1").await?;
        program.eval(FORGET).await?;
        let button = program.find("test id", "all-seated").await?;
        let pause = Some(Duration::from_millis(150));
        // It comes from elsewhere, as a pointer that has just rested here presses nothing new.
        program.driver().action_chain().move_to(0, 0).perform().await?;
        // It then rests for the time of a move that goes nowhere.
        let hasty = program.driver().action_chain_with_delay(None, pause);
        let presses = hasty.move_to_element_center(&button).click().move_by_offset(0, 0).click();
        // The page has drawn the job anew since the button was found.
        if let Err(error) = presses.perform().await {
            tried.push(error.to_string());
            continue;
        }
        program.until("document.querySelector('[data-testid^=job-seating]') === null").await?;
        let came = program.eval("window.came").await?;
        let heard = program.eval("window.heard").await?;
        let apart = program.eval("window.when.at(-1) - window.when[0]").await?.as_f64().unwrap();
        let hasty = came.as_array().unwrap().len() == 2 && came[0] != came[1] && apart < HURRY;
        tried.push(format!("{came} {apart} ms apart"));
        if hasty {
            assert_eq!(heard, json!([came[0]]), "{tried:?}");
            assert_eq!(
                view(&program, id).await?["announce"].as_array().unwrap().len(),
                1,
                "the other one waits"
            );
            assert!(
                program.eval("document.querySelector('dialog[open]') === null").await?.as_bool().unwrap()
            );
            return program.quit().await;
        }
        if program.eval("document.querySelector('dialog[open]') !== null").await? == json!(true) {
            program.write(Key::Escape + "").await?;
            program.until("document.querySelector('dialog[open]') === null").await?;
        }
    }
    Err(format!("no second click in a hurry: {tried:?}").into())
}

/// A player moves to another table; the desk announces it above what else can be pressed.
async fn announce_a_move(program: &Program, id: TournamentId) -> Result<()> {
    let shown = view(program, id).await?;
    let tables = shown["view"]["tables"].as_array().unwrap().clone();
    // A player who has moved stays: one who moves back and forth would be one announcement for ever.
    let moved: Vec<i64> =
        shown["announce"].as_array().unwrap().iter().filter_map(|line| line["entry"].as_i64()).collect();
    let taken = |table: &Value| {
        let mut seated = table["seats"].as_array().unwrap().iter().filter_map(|seat| seat["entry"].as_i64());
        seated.find(|entry| !moved.contains(entry))
    };
    let free = |table: &Value| {
        let seats = table["seats"].as_array().unwrap();
        seats.iter().find(|seat| seat["entry"].is_null()).map(|seat| seat["no"].clone())
    };
    // From the fullest table, so that any number of moves finds somebody and a seat.
    let players = |table: &&Value| {
        table["seats"].as_array().unwrap().iter().filter(|seat| !seat["entry"].is_null()).count()
    };
    let from = tables.iter().max_by_key(players).unwrap();
    let (to, seat) = tables
        .iter()
        .filter(|table| table["no"] != from["no"])
        .find_map(|table| Some((table["no"].clone(), free(table)?)))
        .unwrap();
    let moved = json!({ "type": "move_player", "entry": taken(from).unwrap(), "table": to, "seat": seat });
    program.call("act", json!({ "id": id, "action": moved })).await?.map_err(|error| error.to_string())?;
    program.find("test id", "all-seated").await?;
    Ok(())
}

/// Every way to open a club, pressed twice: one dialog, one club, and nothing more in its file than after one press.
#[tokio::test]
async fn the_start_screen_pressed_twice_opens_one_club() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (first, last) = (folder.path().join("first.tapis"), folder.path().join("last.tapis"));
    let id = club(&first, Language::Fr);
    club(&last, Language::Fr);
    let mut program = start("start-twice", &first).await?;
    // With a running clock the next opening would ask what became of the time in between.
    program
        .call("act", json!({ "id": id, "action": { "type": "pause_clock" } }))
        .await?
        .map_err(|error| error.to_string())?;
    // A club that another program holds cannot be opened, so none is open.
    let held = Club::open(&last, Millis(Utc::now().timestamp_millis())).unwrap();
    program.close_and_restart(&["--club", last.to_str().unwrap()]).await?;
    program.window("index.html").await?;

    double_click(&program, "create").await?;
    program.find("test id", "club-name").await?;
    program.until("document.querySelectorAll('dialog[open]').length === 1").await?;
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;

    let rows = |path: &Path| -> Result<i64> {
        let db = rusqlite::Connection::open(path)?;
        Ok(db.query_row(
            "SELECT (SELECT count(*) FROM journal) + (SELECT count(*) FROM library)",
            [],
            |row| row.get(0),
        )?)
    };
    let before = rows(&first)?;
    double_click(&program, "recent").await?;
    program.find("test id", &format!("open-{id}")).await?;
    program.no_dialog().await?;
    assert_eq!(rows(&first)?, before);
    let said = program.complaints().await?;
    assert!(said.iter().all(|line| line.contains("déjà ouvert")), "{said:?}");
    program.quit().await?;
    held.close();

    let program = Program::start("sample-twice", &[]).await?;
    program.window("index.html").await?;
    double_click(&program, "sample").await?;
    program.find("test id", "go-members").await?;
    program.no_dialog().await?;
    let path = program.call("club_state", json!({})).await?.unwrap()["path"].as_str().unwrap().to_owned();
    let clubs = std::fs::read_dir(Path::new(&path).parent().unwrap())?
        .filter(|file| {
            file.as_ref().is_ok_and(|file| file.path().extension().is_some_and(|end| end == "tapis"))
        })
        .count();
    assert_eq!(clubs, 1);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
