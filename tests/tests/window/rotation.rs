//! Games that take turns: set up in the form, named with their level on the desk and in the room.

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, put};

async fn asked(program: &Program, command: &str, arguments: Value) -> Result<Value> {
    Ok(program.call(command, arguments).await?.map_err(|error| error.to_string())?)
}

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<Value> {
    asked(program, "act", json!({ "id": id, "action": action })).await
}

/// Waits until the element with this test id says just this.
async fn says(program: &Program, id: &str, text: &str) -> Result<()> {
    let script =
        format!("document.querySelector('[data-testid={id}]')?.textContent.trim() === {}", json!(text));
    program.until(&script).await
}

#[tokio::test]
async fn horse_is_set_up_and_named_level_by_level() -> Result<()> {
    let (program, id) = Program::start_with_room("rotation").await?;
    program.window("index.html").await?;
    program.tap("go-tournaments").await?;
    program.tap(&format!("open-{id}")).await?;
    program.tap("amend").await?;
    choose(&program, "setup-game", "horse").await?;
    program.until("document.querySelectorAll('[data-testid=setup-rotation] li').length === 5").await?;
    program.picture("form").await?;
    // Each level says what its game needs.
    program.tap("section-levels").await?;
    program
        .until(
            "document.querySelectorAll('[data-testid=level-game]')[2]?.textContent.trim() === 'Razz limit'",
        )
        .await?;
    program.picture("levels").await?;
    program.tap("create-tournament").await?;
    says(&program, "strip-game", "H.O.R.S.E. · un jeu par niveau").await?;

    act(&program, id, json!({ "type": "draw_seats" })).await?;
    act(&program, id, json!({ "type": "start" })).await?;
    says(&program, "strip-game", "Texas Hold’em limit").await?;
    let steps = asked(&program, "desk", json!({ "id": id })).await?["view"]["setup"]["steps"].clone();
    let level = |no: usize| {
        let levels = steps.as_array().into_iter().flatten().enumerate();
        levels.filter(|(_, step)| step["type"] == "mixed").nth(no - 1).map(|(index, _)| index)
    };
    let razz = level(3).ok_or("no third level")?;
    act(&program, id, json!({ "type": "set_clock", "step": razz, "remaining": 600_000 })).await?;
    says(&program, "strip-game", "Razz limit").await?;
    program.tap("tab-clock").await?;
    program.find("test id", "rotation").await?;
    program.picture("clock").await?;
    // Disputes are settled by the limit of the level's game.
    program.tap("go-floor").await?;
    program.tap("floor-all").await?;
    program.tap("tool-chips").await?;
    program.until("document.querySelector('[data-testid=betting]')?.value === 'limit'").await?;
    // Stud is asked about while a level of it is played.
    for (topic, facts, sentence) in [
        ("closed_card", &[("event-change_exposed", "")][..], "La carte est morte"),
        (
            "stud_order",
            &[("game-stud_high", ""), ("round-1", ""), ("cards-1", "Ah"), ("cards-3", "5c")][..],
            "La place 3 ouvre d’office",
        ),
    ] {
        program.tap("floor-another").await?;
        program.tap("floor-table-null").await?;
        program.tap("floor-all").await?;
        program.tap(&format!("tool-{topic}")).await?;
        for (field, text) in facts {
            if text.is_empty() {
                program.tap(field).await?;
            } else {
                program.find("test id", field).await?.send_keys(*text).await?;
            }
        }
        let read = "(document.querySelector('[data-testid=ruling]')?.innerText ?? '')";
        let plain = format!("{read}.replace(/[\\s\\u00a0\\u202f]+/g, ' ')");
        program.until(&format!("{plain}.includes('{sentence}')")).await?;
        program.picture(topic).await?;
    }

    asked(&program, "language_set", json!({ "language": "en" })).await?;
    program.window("room.html").await?;
    program
        .until("document.querySelector('[data-testid=room-game]')?.textContent.includes('azz') === true")
        .await?;
    program.picture("room").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_dealer_chooses_from_a_list() -> Result<()> {
    let program = Program::start("rotation-choice", &["--sample"]).await?;
    program.window("index.html").await?;
    asked(&program, "language_set", json!({ "language": "en" })).await?;
    program.see("New tournament").await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Thursday mix").await?;
    choose(&program, "setup-game", "rotation").await?;
    program.until("document.querySelectorAll('[data-testid=setup-rotation] li').length === 2").await?;
    choose(&program, "rotation-add", "razz").await?;
    program.until("document.querySelectorAll('[data-testid=setup-rotation] li').length === 3").await?;
    choose(&program, "rotation-turn", "hands").await?;
    program.until("document.querySelector('[data-testid=rotation-count]')?.value === '8'").await?;
    put(&program, "rotation-count", "0").await?;
    program.until("document.querySelector('[data-testid=errors]') !== null").await?;
    choose(&program, "rotation-turn", "dealers_choice").await?;
    program.until("document.querySelector('[data-testid=errors]') === null").await?;
    program.picture("form").await?;
    program.tap("create-tournament").await?;
    let games = "No-limit Texas Hold’em, Limit Texas Hold’em, Limit razz · dealer’s choice";
    says(&program, "strip-game", games).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
