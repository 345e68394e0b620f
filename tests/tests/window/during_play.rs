//! During play: several players out in one hand, each by somebody, and how long newcomers may still
//! enter, at the desk and in the room.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::locale::Language;
use tapis_tests::window::Result;

use crate::acts::{choose, closed, put};
use crate::presses::{club, start, view};

#[tokio::test]
async fn several_players_leave_in_one_hand() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr);
    let program = start("several", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;
    let shown = view(&program, id).await?;
    let seats = shown["view"]["tables"][0]["seats"].as_array().unwrap().clone();
    let players: Vec<i64> = seats.iter().filter_map(|seat| seat["entry"].as_i64()).collect();
    let (first, second, by) = (players[0], players[1], [players[2], players[3]]);

    program.click("test id", "several").await?;
    for (player, stack, by) in [(first, "3000", by[0]), (second, "5k", by[1])] {
        program.click("test id", &format!("out-{player}")).await?;
        put(&program, &format!("out-stack-{player}"), stack).await?;
        choose(&program, &format!("out-by-{player}"), &by.to_string()).await?;
    }
    program.picture("named").await?;
    program.press("Éliminer").await?;
    closed(&program).await?;
    let shown = view(&program, id).await?;
    let out_by = |entry: i64| -> Value {
        let entries = shown["view"]["entries"].as_array().unwrap();
        entries.iter().find(|one| one["id"] == json!(entry)).unwrap()["out_by"].clone()
    };
    assert_eq!((out_by(first), out_by(second)), (json!(by[0]), json!(by[1])));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn late_registration_counts_down_on_both_screens() -> Result<()> {
    let folder = tempfile::tempdir()?;
    for (language, desk, room) in [
        (Language::Fr, "Inscriptions closes dans", "Fin des inscriptions dans"),
        (Language::En, "Registration closes in", "Registration closes in"),
    ] {
        let path = folder.path().join(format!("{language:?}.tapis"));
        let id = club(&path, language);
        let program = start("late", &path).await?;
        program.click("test id", &format!("open-{id}")).await?;
        program.see(desk).await?;
        let time = "document.querySelector('[data-testid=late-closes] strong').textContent";
        let before = program.eval(time).await?;
        let left = view(&program, id).await?["view"]["clock"]["registration_closes_in"].clone();
        assert!(left.as_i64().unwrap() > 15 * 60_000, "more than the first level: {left}");
        program.until(&format!("{time} !== {before}")).await?;
        program.picture("desk").await?;
        // The tab gives the field the focus: the name of a late player is typed next, and no shortcut.
        program.tap("tab-entries").await?;
        program.until("document.activeElement?.dataset.testid === 'register'").await?;
        program.open_room(id).await?;
        program.see(room).await?;
        program.picture("room").await?;
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    Ok(())
}
