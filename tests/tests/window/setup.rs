//! A tournament set up in the real window: a rebuy evening with amounts, a prize in kind, points
//! and a venue, in French; errors at their fields; a short one in English.

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{choose, put};

async fn last_tournament(program: &Program) -> Result<Value> {
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    let ids = rows.as_array().into_iter().flatten().filter_map(|row| row["id"].as_i64());
    let id = ids.max().ok_or("no tournament")?;
    Ok(program.call("desk", json!({ "id": id })).await?.map_err(|error| error.to_string())?["view"].clone())
}

#[tokio::test]
async fn a_rebuy_evening_is_set_up_completely() -> Result<()> {
    let program = Program::start("setup", &["--sample"]).await?;
    program.window("index.html").await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Recaves du samedi").await?;
    program.picture("general").await?;

    // A venue is stored once, with its tables.
    program.tap("section-room").await?;
    program.unfold("tables-each").await?;
    put(&program, "table-name-0", "Fenêtre").await?;
    put(&program, "setup-place", "Salle des fêtes").await?;
    program.tap("venue-keep").await?;
    program.tap("venue-save").await?;
    program.until("document.querySelector('dialog[open]') === null").await?;
    program.picture("room").await?;

    // Levels proposed for a given end, then changed by keyboard.
    program.tap("section-levels").await?;
    program.tap("levels-suggest").await?;
    program.tap("suggest-take").await?;
    program.until("document.querySelector('dialog[open]') === null").await?;
    let before = program.eval("document.querySelectorAll('[data-line]').length").await?;
    program.find("test id", "levels-grid").await?;
    program.eval("document.querySelector('[data-column=small] input').focus()").await?;
    program.control("d").await?;
    let more = before.as_i64().unwrap_or(0) + 1;
    program.until(&format!("document.querySelectorAll('[data-line]').length === {more}")).await?;
    program.picture("levels").await?;

    program.tap("section-formula").await?;
    choose(&program, "setup-format", "rebuy").await?;
    if !program.has("test id", "money-fee").await? {
        program.tap("setup-money").await?;
    }
    put(&program, "money-fee", "12,50").await?;
    put(&program, "setup-max-rebuys", "2").await?;
    program.picture("formula").await?;

    // Percentages that do not add up to a hundred are errors at their fields, and nothing is created.
    program.tap("section-prizes").await?;
    choose(&program, "shares", "percent").await?;
    put(&program, "share-0", "60").await?;
    program.see("les pourcentages font 110 au lieu de 100").await?;
    program.tap("section-general").await?;
    program.tap("create-tournament").await?;
    program.until("document.activeElement?.getAttribute('aria-invalid') === 'true'").await?;
    program.picture("wrong").await?;
    choose(&program, "shares", "amounts").await?;
    put(&program, "share-0", "250").await?;
    program.tap("thing-add").await?;
    put(&program, "thing-0", "Jambon").await?;
    program.see("Jambon").await?;
    program.picture("prizes").await?;

    program.tap("section-points").await?;
    choose(&program, "scheme", "per_player_with_podium").await?;
    put(&program, "points-each", "2").await?;
    program.see("joueurs devancés").await?;
    program.picture("points").await?;
    program.tap("section-rules").await?;
    program.picture("rules").await?;

    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;
    let view = last_tournament(&program).await?;
    let setup = &view["setup"];
    assert_eq!(setup["name"], "Recaves du samedi");
    assert_eq!(setup["venue"], "Salle des fêtes");
    assert_eq!(setup["tables"][0]["name"], "Fenêtre");
    assert_eq!(setup["money"]["fee"], 1250);
    assert_eq!(setup["format"]["max_rebuys"], 2);
    assert_eq!(setup["prizes"]["shares"]["amounts"][0], 25_000);
    assert_eq!(setup["prizes"]["in_kind"][0]["name"], "Jambon");
    assert_eq!(setup["points"]["each"], 200);

    // Changed later; Escape asks before anything is lost.
    program.tap("amend").await?;
    put(&program, "setup-name", "Recaves de Noël").await?;
    program.write(Key::Escape + "").await?;
    program.tap("confirm-no").await?;
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;
    assert_eq!(last_tournament(&program).await?["setup"]["name"], "Recaves de Noël");
    let complaints = program.complaints().await?;
    assert!(complaints.is_empty(), "{complaints:?}");
    program.quit().await
}

/// Chosen in the set-up, a game stands beside the level on the desk and in the room.
#[tokio::test]
async fn a_game_is_chosen_and_named_with_its_level() -> Result<()> {
    let program = Program::start("setup-game", &["--sample"]).await?;
    program.window("index.html").await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Omaha du jeudi").await?;
    // Nine seats are too many for it: the form follows, and what is typed against it is refused at its field.
    choose(&program, "setup-game", "omaha5_high").await?;
    program.until("document.querySelector('[data-testid=setup-game]')?.value === 'omaha5_high'").await?;
    program.tap("section-room").await?;
    program.until("document.querySelector('[data-testid=setup-seats]')?.value === '8'").await?;
    put(&program, "setup-seats", "9").await?;
    program.until("document.querySelector('[data-testid=errors]') !== null").await?;
    put(&program, "setup-seats", "8").await?;
    program.until("document.querySelector('[data-testid=errors]') === null").await?;
    program.eval("document.querySelector('[data-testid=section-general]').click() ?? true").await?;
    choose(&program, "setup-game", "omaha4_hilo_limit").await?;
    put(&program, "setup-max-raises", "4").await?;
    program.until("document.querySelector('[data-testid=errors]') === null").await?;
    program.picture("game").await?;
    program.tap("create-tournament").await?;
    let named = program.find("test id", "strip-game").await?;
    assert_eq!(named.text().await?, "Omaha Hi/Lo limit");
    let view = last_tournament(&program).await?;
    assert_eq!(view["setup"]["game"], "omaha4_hilo_limit");
    assert_eq!(view["setup"]["ruleset"]["limit_max_raises"], 4);
    assert_eq!(
        view["clock"]["next"]["blinds"]["bets"],
        json!({ "small": 100, "big": 200, "in_some_games": false })
    );
    // The floor desk asks by the game's limit, though the rules say no limit.
    assert_eq!(view["setup"]["ruleset"]["betting"], "no_limit");
    program.tap("go-floor").await?;
    program.tap("floor-all").await?;
    program.tap("tool-chips").await?;
    program.until("document.querySelector('[data-testid=betting]')?.value === 'limit'").await?;

    let complaints = program.complaints().await?;
    assert!(complaints.is_empty(), "{complaints:?}");
    program.quit().await
}

#[tokio::test]
async fn a_short_one_in_english() -> Result<()> {
    let program = Program::start("setup-en", &["--sample"]).await?;
    program.window("index.html").await?;
    program.call("language_set", json!({ "language": "en" })).await?.map_err(|error| error.to_string())?;
    program.see("New tournament").await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Short evening").await?;
    program.tap("section-rules").await?;
    choose(&program, "end", "time_limit").await?;
    put(&program, "limit", "90").await?;
    program.picture("rules").await?;
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;
    let view = last_tournament(&program).await?;
    assert_eq!(view["setup"]["end"], json!({ "type": "time_limit", "minutes": 90 }));
    program.quit().await
}

async fn count(program: &Program) -> Result<usize> {
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    Ok(rows.as_array().map_or(0, Vec::len))
}

#[tokio::test]
async fn pressing_twice_creates_one_tournament() -> Result<()> {
    let program = Program::start("hasty", &["--sample"]).await?;
    program.window("index.html").await?;
    let before = count(&program).await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Vendredi").await?;

    // A stack that the chips cannot make is an error, and the form stays.
    put(&program, "players", "2").await?;
    put(&program, "setup-stack", "10").await?;
    program.tap("section-levels").await?;
    program.tap("levels-suggest").await?;
    program.tap("suggest-take").await?;
    program.find("test id", "suggest-impossible").await?;
    program.write(Key::Escape + "").await?;
    program.no_dialog().await?;
    program.tap("section-general").await?;
    put(&program, "setup-stack", "10000").await?;

    program
        .eval(
            "(() => { const go = document.querySelector('[data-testid=create-tournament]'); \
             go.click(); go.click(); return true; })()",
        )
        .await?;
    program.find("test id", "tab-entries").await?;
    program.tap("go-tournaments").await?;
    program.find("test id", "new-tournament").await?;
    assert_eq!(count(&program).await?, before + 1);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
