//! Re-entries through the window, as an organiser meets them: set up, a player out, entered again by one touch at the
//! tables, undone, entered again by his name, counted apart from players, ranked once.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, closed, press, put};
use crate::floor_plan::resize;

async fn view(program: &Program, id: i64) -> Result<Value> {
    let found = program.call("desk", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
    Ok(found["view"].clone())
}

async fn act(program: &Program, id: i64, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|error| error.to_string())?;
    Ok(())
}

/// A picture at both sizes of club computers, in French and in English; nothing is cut at the right of this part.
async fn shown(program: &Program, part: &str, name: &str) -> Result<()> {
    for language in ["en", "fr"] {
        press(program, "language").await?;
        program.until(&format!("document.documentElement.lang === '{language}'")).await?;
        for (width, height) in [(1024, 680), (1366, 768)] {
            resize(program, width, height).await?;
            let wide = format!(
                "[...document.querySelectorAll('{part}')].every((one) => one.scrollWidth <= one.clientWidth)"
            );
            program.until(&wide).await?;
            program.picture(&format!("{name}-{language}-{width}")).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_player_who_is_out_enters_again() -> Result<()> {
    let program = Program::start("re_entries", &["--sample"]).await?;
    program.window("index.html").await?;

    // The set-up: two for each player, at a price of their own.
    press(&program, "new-tournament").await?;
    put(&program, "setup-name", "Freezeout avec ré-inscriptions").await?;
    press(&program, "section-formula").await?;
    choose(&program, "setup-format", "freezeout").await?;
    if !program.has("test id", "money-fee").await? {
        press(&program, "setup-money").await?;
    }
    put(&program, "money-fee", "10").await?;
    choose(&program, "setup-re-entries", "limited").await?;
    put(&program, "setup-re-entries-max", "0").await?;
    program.see("au moins une ré-inscription par joueur").await?;
    put(&program, "setup-re-entries-max", "2").await?;
    put(&program, "setup-re-entries-level", "5").await?;
    press(&program, "re-entry-own").await?;
    put(&program, "re-entry-fee", "8").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("setup-{width}")).await?;
    }
    press(&program, "create-tournament").await?;
    program.find("test id", "amend").await?;
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    let id = rows.as_array().unwrap().iter().filter_map(|row| row["id"].as_i64()).max().unwrap();
    let setup = view(&program, id).await?["setup"].clone();
    assert_eq!(setup["re_entries"], json!({ "max": 2, "last_level": 5, "chips": null }));
    assert_eq!(setup["money"]["re_entry"], json!({ "fee": 800, "club_part": 0 }));

    // Eight players; the last is put out by the first.
    let members = program.call("members_find", json!({ "query": "", "archived": false })).await?.unwrap();
    let members: Vec<i64> = members.as_array().unwrap().iter().filter_map(|one| one["id"].as_i64()).collect();
    for member in members.iter().take(8) {
        act(&program, id, json!({ "type": "register", "member": member, "born": null, "paid": true }))
            .await?;
    }
    act(&program, id, json!({ "type": "draw_seats" })).await?;
    act(&program, id, json!({ "type": "start" })).await?;
    act(&program, id, json!({ "type": "bust", "players": [{ "entry": 8, "by": 1, "stack": null }] })).await?;
    act(&program, id, json!({ "type": "bust", "players": [{ "entry": 7, "by": null, "stack": null }] }))
        .await?;

    // At the tables, beside the last eliminations: one touch, with the price in sight.
    press(&program, "tab-tables").await?;
    program.see("jusqu’au niveau 5").await?;
    program.find("test id", "re-enter-8").await?;
    shown(&program, "[data-testid=rail-out]", "rail").await?;
    press(&program, "re-enter-8").await?;
    program.see("Ré-inscription de").await?;
    program.until("document.querySelector('[data-testid=re-enter-8]') === null").await?;
    let now = view(&program, id).await?;
    assert_eq!(
        (&now["counts"]["left"], &now["counts"]["re_entries"], &now["all_entries"]),
        (&json!(7), &json!(1), &json!(9))
    );
    assert_eq!(now["counts"]["pool"], 8_800);
    program.picture("entered").await?;

    // Taken back by the button beside the message, and done again by a name at the entries.
    press(&program, "undo").await?;
    program.find("test id", "re-enter-8").await?;
    assert_eq!(view(&program, id).await?["counts"]["re_entries"], 0);
    press(&program, "tab-entries").await?;
    press(&program, "entry-re-enter-8").await?;
    program
        .until("document.querySelector('[data-testid=player-count]')?.textContent === '8 joueurs'")
        .await?;
    program.see("9 inscriptions").await?;
    shown(&program, "[data-testid=entries]", "entries").await?;

    // Out again, and once more from the player's own page, not paid.
    act(&program, id, json!({ "type": "bust", "players": [{ "entry": 8, "by": 2, "stack": null }] })).await?;
    press(&program, "tab-prizes").await?;
    press(&program, "all-places").await?;
    program.find("test id", "results").await?;
    program.see("1 ré-inscription").await?;
    program.picture("results").await?;
    press(&program, "tab-entries").await?;
    let name = program
        .eval("document.querySelector('[data-testid=entry-re-enter-8]').closest('tr').querySelector('.link').click()")
        .await;
    name?;
    program.find("test id", "player-re-enter").await?;
    program.picture("player").await?;
    press(&program, "re-entry-paid").await?;
    program.until("!document.querySelector('[data-testid=re-entry-paid]').checked").await?;
    press(&program, "player-re-enter").await?;
    closed(&program).await?;
    let now = view(&program, id).await?;
    assert_eq!((&now["entries"][7]["re_entries"], &now["entries"][7]["owed"]), (&json!(2), &json!(800)));

    // As many as are allowed: the reason is said.
    act(&program, id, json!({ "type": "bust", "players": [{ "entry": 8, "by": 2, "stack": null }] })).await?;
    program.until("document.querySelector('[data-testid=entry-re-enter-8]') === null").await?;
    press(&program, "tab-tables").await?;
    program.until("document.querySelector('[data-testid=re-enter-7]') !== null && document.querySelector('[data-testid=re-enter-8]') === null").await?;

    // To the end: everybody has one place, the last entry's.
    for entry in 2..=6 {
        act(&program, id, json!({ "type": "bust", "players": [{ "entry": entry, "by": 1, "stack": null }] }))
            .await?;
    }
    act(&program, id, json!({ "type": "finish" })).await?;
    press(&program, "tab-prizes").await?;
    program.see("2 ré-inscriptions").await?;
    program.picture("ended").await?;
    let results = view(&program, id).await?["results"].clone();
    let ranked: Vec<i64> =
        results.as_array().unwrap().iter().filter_map(|line| line["entry"].as_i64()).collect();
    assert_eq!(ranked, [1, 6, 5, 4, 3, 2, 8, 7]);

    // The season's standings count first entries alone, and say why.
    press(&program, "go-seasons").await?;
    press(&program, "edit-rules").await?;
    program.unfold("more-rules").await?;
    press(&program, "first-entry").await?;
    program.see("comme si personne ne s’était ré-inscrit").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("first-entry-{width}")).await?;
    }
    press(&program, "save-rules").await?;
    closed(&program).await?;
    press(&program, &format!("standing-{}", members[7])).await?;
    program.see("Seule la première inscription compte").await?;
    program.see("7e de la soirée, avec 2 ré-inscriptions").await?;
    program.picture("why").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
