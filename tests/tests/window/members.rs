//! The members beside their list, and the standings of the season.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::in_each_theme;
use crate::floor_plan::resize;

/// Nothing is cut at the right, and axe finds nothing, in each theme.
async fn looks(program: &Program, name: &str) -> Result<()> {
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        let wide = "[...document.querySelectorAll('main, main .page, main aside')]\
            .every((part) => part.scrollWidth <= part.clientWidth)";
        program.until(wide).await?;
        program.picture(&format!("{name}-{width}")).await?;
    }
    in_each_theme(program, "main", name).await
}

/// The member whose panel is open; `null` if none.
async fn panel(program: &Program, wanted: Option<i64>) -> Result<()> {
    let chosen = "document.querySelector('[data-testid=members] tr.chosen button')?.dataset.testid ?? null";
    let wanted = json!(wanted.map(|id| format!("member-{id}")));
    program.until(&format!("({chosen}) === {wanted}")).await?;
    let there = "document.querySelector('[data-testid=member-panel] h2') !== null";
    program.until(&format!("{there} === {}", !wanted.is_null())).await
}

async fn call(program: &Program, command: &str, arguments: Value) -> Result<Value> {
    Ok(program.call(command, arguments).await?.map_err(|error| error.to_string())?)
}

#[tokio::test]
async fn arrows_move_through_the_members() -> Result<()> {
    let program = Program::start_on("members", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    let list = call(&program, "members_list", json!({ "query": "", "archived": false })).await?;
    let ids: Vec<i64> = list["members"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["member"]["id"].as_i64().unwrap())
        .collect();
    looks(&program, "list").await?;

    // The whole row opens; the arrows go on, and the panel follows.
    program
        .eval(&format!(
            "document.querySelector('[data-testid=member-{}]').closest('tr').children[2].click()",
            ids[0]
        ))
        .await?;
    panel(&program, Some(ids[0])).await?;
    program.tap(&format!("member-{}", ids[0])).await?;
    panel(&program, Some(ids[0])).await?;
    program.write(Key::Down + "").await?;
    program.write(Key::Down + "").await?;
    panel(&program, Some(ids[2])).await?;
    let seen = call(&program, "member_overview", json!({ "id": ids[2] })).await?;
    let evenings = seen["evenings"].as_array().unwrap().len();
    assert!(evenings > 0, "the third member of the sample has played");
    let rows = "document.querySelectorAll('[data-testid=member-evenings] tr').length";
    program.until(&format!("{rows} === {evenings}")).await?;
    looks(&program, "panel").await?;

    // Archived from the panel: gone from the list unless the archived are asked for.
    program.tap("more-member").await?;
    looks(&program, "menu").await?;
    program.tap("archive-member").await?;
    let row = format!("document.querySelector('[data-testid=member-{}]')", ids[2]);
    program.until(&format!("{row} === null")).await?;
    program.tap("more-member").await?;
    program.press("Reprendre").await?;
    program.until(&format!("{row} !== null")).await?;
    // Escape closes it and returns the focus to the row.
    program.write(Key::Escape + "").await?;
    panel(&program, None).await?;
    program.until(&format!("document.activeElement === {row}")).await?;

    // The palette finds a member and opens the panel.
    program.tap("go-settings").await?;
    let name = seen["member"]["last_name"].as_str().unwrap();
    let first = seen["member"]["first_name"].as_str().unwrap();
    program.control("k").await?;
    program.write(format!("{first} {name}")).await?;
    program.until(&format!("document.querySelector('dialog')?.innerText.includes({})", json!(name))).await?;
    program.write(Key::Enter + "").await?;
    panel(&program, Some(ids[2])).await?;
    // An evening leads to its results.
    program.eval("document.querySelector('[data-testid=member-evenings] button').click()").await?;
    program.find("test id", "all-places").await?;
    program.tap("go-members").await?;
    panel(&program, Some(ids[2])).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Excluded in the panel, found by the filter, told and refused where the evening is registered.
#[tokio::test]
async fn an_exclusion_appears_in_list_and_registration() -> Result<()> {
    let program = Program::start_on("excluded", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    let list = call(&program, "members_list", json!({ "query": "", "archived": false })).await?;
    let evening = call(&program, "tournaments", json!({})).await?;
    let evening = evening.as_array().unwrap().iter().find(|one| one["status"] == "registering").unwrap();
    let tournament = evening["id"].as_i64().unwrap();
    let desk = call(&program, "desk", json!({ "id": tournament })).await?;
    let entries = desk["view"]["entries"].as_array().unwrap();
    let outside = |member: &Value| entries.iter().all(|entry| entry["member"] != member["id"]);
    let mut members = list["members"].as_array().unwrap().iter().map(|line| &line["member"]);
    let who = members.find(|member| outside(member)).unwrap();
    let id = who["id"].as_i64().unwrap();
    let mut guest = list["members"][3]["member"].clone();
    (guest["guest"], guest["licence"]) = (json!(true), json!("FFPA-2231"));
    guest.as_object_mut().unwrap().retain(|name, _| name != "archived" && name != "erased");
    call(&program, "member_save", json!({ "member": guest })).await?;
    program.tap(&format!("member-{id}")).await?;
    program.tap("more-member").await?;
    program.tap("exclude-member").await?;
    program.find("test id", "exclude-reason").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("form-{width}")).await?;
    }
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
    }
    program.find("test id", "exclude-reason").await?.send_keys("Menaces envers un joueur").await?;
    program.find("test id", "exclude-by").await?.send_keys("le bureau du 12 mai").await?;
    program.tap("exclude-go").await?;
    program.find("test id", "member-exclusion").await?;
    program.tap("show-excluded").await?;
    let rows = "document.querySelectorAll('[data-testid=members] tbody tr').length";
    program.until(&format!("{rows} === 1")).await?;
    program.tap("show-all").await?;
    program.until(&format!("{rows} > 1")).await?;
    looks(&program, "told").await?;
    program.speak("en").await?;
    program.picture("told-en").await?;
    program.speak("fr").await?;

    let register = json!({ "type": "register", "member": id, "born": null, "paid": false });
    let refused = program.call("act", json!({ "id": tournament, "action": register })).await?.unwrap_err();
    assert!(refused.to_string().contains("exclue"), "{refused}");
    program.tap("go-settings").await?;
    program.find("test id", "check-guest").await?;
    program
        .eval("document.querySelector('[data-testid=entry-checks]').scrollIntoView({ block: 'center' })")
        .await?;
    looks(&program, "checks").await?;
    program.tap("go-tournaments").await?;
    program.tap(&format!("open-{tournament}")).await?;
    program.find("test id", "register").await?;
    let name = who["last_name"].as_str().unwrap();
    program.find("test id", "register").await?.send_keys(name).await?;
    program.find("test id", "remark").await?;
    looks(&program, "registration").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_standings_explain_themselves() -> Result<()> {
    let program = Program::start_on("standings", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-seasons").await?;
    program.find("test id", "standings").await?;
    let seasons = call(&program, "seasons", json!({})).await?;
    let table = call(&program, "season_table", json!({ "season": seasons[0]["id"] })).await?;
    let line = &table["lines"][1];
    let member = line["standing"]["member"].as_i64().unwrap();
    looks(&program, "table").await?;
    // Space on the name opens the line as a click anywhere on it does.
    program.eval(&format!("document.querySelector('[data-testid=standing-{member}]').focus()")).await?;
    program.write(" ").await?;
    let why = format!("document.querySelector('[data-testid=why-{member}]')");
    let tiles = table["evenings"].as_array().unwrap().len() + 1;
    program.until(&format!("{why}?.querySelectorAll('.evening').length === {tiles}")).await?;
    let counted = line["standing"]["results"].as_array().unwrap().iter().filter(|one| one["counted"] == true);
    program.until(&format!("{why}.querySelectorAll('.counted').length === {}", counted.count())).await?;
    looks(&program, "why").await?;
    let row = format!("document.querySelector('[data-testid=standing-{member}]').closest('tr')");
    // A double click leaves it as the first press made it.
    let press = |count: u32| {
        format!(
            "{row}.children[0].dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: {count} }}))"
        )
    };
    program.eval(&press(1)).await?;
    program.eval(&press(2)).await?;
    program.until(&format!("{why} === null")).await?;
    program.eval(&press(1)).await?;
    program.eval(&press(2)).await?;
    program.until(&format!("{why} !== null")).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
