//! A table that fills the plan, the plan's legend, and the final table with its stacks and prizes.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{closed, press};
use crate::floor_plan::{WRONG, evening, resize};
use crate::presses::view;

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|error| error.to_string())?;
    Ok(())
}

/// Nothing on the plan covers anything else, at three sizes; axe finds nothing in three themes.
async fn looks(program: &Program, what: &str) -> Result<()> {
    for (width, height) in [(1920, 1080), (1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        let right = json!({ "outside": [], "over": [], "scrolls": false, "small": 0 });
        program.until(&format!("JSON.stringify({WRONG}) === JSON.stringify({right})")).await?;
        program.picture(&format!("{what}-{width}")).await?;
    }
    for theme in ["dark", "contrast", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{what} {theme}");
        program.picture(&format!("{what}-{theme}")).await?;
    }
    Ok(())
}

async fn shown(program: &Program, tables: usize) -> Result<()> {
    let count = "document.querySelectorAll('[data-testid=plan] [data-table]').length";
    program.until(&format!("{count} === {tables}")).await
}

#[tokio::test]
async fn a_table_fills_the_plan_and_goes_back() -> Result<()> {
    let (_folder, program, _) = evening("grown", Language::Fr, 8, (1366, 768)).await?;
    shown(&program, 8).await?;
    press(&program, "grow-3").await?;
    shown(&program, 1).await?;
    looks(&program, "grown").await?;
    program.write(Key::Escape + "").await?;
    shown(&program, 8).await?;
    program.until("document.activeElement.dataset.testid === 'grow-3'").await?;

    // A player looked for at another table is shown among all tables.
    press(&program, "grow-3").await?;
    shown(&program, 1).await?;
    press(&program, "find-player").await?;
    program.write("5 ").await?;
    shown(&program, 8).await?;
    program.write(Key::Escape + "").await?;
    shown(&program, 1).await?;
    press(&program, "all-tables").await?;
    shown(&program, 8).await?;

    press(&program, "legend-open").await?;
    program.find("test id", "legend").await?;
    for theme in ["dark", "contrast", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("legend-{theme}")).await?;
    }
    program.write(Key::Escape + "").await?;
    closed(&program).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_final_table_shows_stacks_and_prizes() -> Result<()> {
    for language in tapis_tests::languages([Language::Fr, Language::En]) {
        let name = format!("final-{}", language.code());
        let (_folder, program, id) = evening(&name, language, 2, (1366, 768)).await?;
        program.find("test id", "rail-todo").await?;
        let entries = view(&program, id).await?["view"]["entries"].clone();
        let alive = entries.as_array().unwrap().iter().filter(|entry| entry["alive"] == json!(true));
        let alive: Vec<i64> = alive.map(|entry| entry["id"].as_i64().unwrap()).collect();
        let (finalists, out) = alive.split_at(9);
        for entry in out {
            act(
                &program,
                id,
                json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] }),
            )
            .await?;
        }
        act(&program, id, json!({ "type": "draw_final_table", "table": null })).await?;
        // Those who were moved sit down before the prizes are shown in the place of the moves.
        press(&program, "all-seated").await?;
        program.find("test id", "final-prizes").await?;
        looks(&program, "uncounted").await?;

        let now = view(&program, id).await?;
        let chips = now["view"]["stack_count"]["in_play"].as_i64().unwrap();
        let parts = [20, 9, 11, 14, 4, 7, 12, 15, 8];
        let stacks = finalists
            .iter()
            .zip(parts)
            .map(|(entry, part)| json!({ "entry": entry, "chips": chips * part / 100 }));
        act(&program, id, json!({ "type": "count_stacks", "stacks": stacks.collect::<Vec<_>>() })).await?;
        program.until("document.querySelectorAll('[data-testid=plan] .plate.counted').length === 9").await?;
        let words = program.find("test id", "final-stacks").await?.text().await?;
        let counted = if language == Language::Fr { "9 tapis comptés" } else { "9 stacks counted" };
        assert!(words.contains(counted), "{words}");
        let next = program.find("test id", "final-next").await?.text().await?;
        assert!(next.contains('9'), "{next}");
        looks(&program, "counted").await?;

        // One player less: the next place is marked, and the stack count is not whole any more.
        let gone = json!({ "type": "bust", "players": [{ "entry": finalists[4], "by": finalists[0], "stack": null }] });
        act(&program, id, gone).await?;
        program.until("document.querySelector('[data-testid=final-next]').textContent.includes('8')").await?;
        program.picture("eight").await?;
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    Ok(())
}
