//! Tags given to a group, dated notes, and a championship of those with a tag.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{choose, looks};

async fn call(program: &Program, command: &str, arguments: Value) -> Result<Value> {
    Ok(program.call(command, arguments).await?.map_err(|error| error.to_string())?)
}

#[tokio::test]
async fn a_group_is_tagged_noted_filtered_and_ranked() -> Result<()> {
    let program = Program::start_on("member-tags", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    let list = call(&program, "members_list", json!({ "query": "", "archived": false })).await?;
    let members: Vec<&Value> = list["members"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["member"])
        .filter(|one| one["guest"] == false)
        .collect();
    let (first, second) = (members[0]["id"].as_i64().unwrap(), members[1]["id"].as_i64().unwrap());

    // A whole group at once.
    program.tap("lists").await?;
    program.tap("tags").await?;
    program.find("test id", "tag-name").await?.send_keys("Femmes").await?;
    program.tap(&format!("tagged-{first}")).await?;
    program.tap(&format!("tagged-{second}")).await?;
    looks(&program, "dialog", "tagging").await?;
    program.tap("save-tag").await?;
    program.until("document.querySelector('dialog') === null").await?;
    let rows = "document.querySelectorAll('[data-testid=members] tbody tr').length";
    program.until("document.querySelector('[data-testid=tag-filter]') !== null").await?;
    choose(&program, "tag-filter", "Femmes").await?;
    program.until(&format!("{rows} === 2")).await?;
    looks(&program, "main", "tagged").await?;

    // A note, and another tag in the form.
    program.tap(&format!("member-{first}")).await?;
    program.until("document.querySelector('[data-testid=member-tags]')?.innerText === 'Femmes'").await?;
    program.tap("write-note").await?;
    program.tap("add-note").await?;
    program.until("document.querySelector('[data-testid=notes] .wrong') !== null").await?;
    program.find("test id", "note-words").await?.send_keys("Arrive après 21 h").await?;
    program.tap("add-note").await?;
    let notes = "[...document.querySelectorAll('[data-testid=notes] li p')].map((one) => one.innerText)";
    program.until(&format!("{notes}.join() === 'Arrive après 21 h'")).await?;
    looks(&program, "main", "noted").await?;
    let picture = tapis_tests::root().join("icons/128x128.png");
    call(&program, "member_photo_choose", json!({ "id": first, "path": picture })).await?;
    program.until("document.querySelector('[data-testid=member-photo]')?.naturalWidth === 320").await?;
    looks(&program, "main", "photo").await?;
    program.tap("edit-member").await?;
    program.find("test id", "tags").await?.send_keys(", Bureau").await?;
    program.until("document.querySelector('[data-testid=tag-Femmes]').ariaPressed === 'true'").await?;
    looks(&program, "dialog", "tags-form").await?;
    program.tap("save-member").await?;
    program
        .until("document.querySelector('[data-testid=member-tags]')?.innerText === 'Bureau, Femmes'")
        .await?;
    program.eval("document.querySelector('[data-testid=notes] li button').click()").await?;
    program.press("Supprimer").await?;
    program.until(&format!("{notes}.length === 0")).await?;

    // A championship of those with the tag.
    program.write(Key::Escape + "").await?;
    program.tap("go-seasons").await?;
    program.tap("season-more").await?;
    program.tap("add-championship").await?;
    program.find("test id", "championship-name").await?.send_keys("Féminin").await?;
    program.unfold("more-rules").await?;
    choose(&program, "counting-members", "tagged").await?;
    program.until("document.querySelector('[data-testid=counting-tag]')?.value === 'Bureau'").await?;
    choose(&program, "counting-tag", "Femmes").await?;
    // Points by the size of the field.
    program.tap("source-scheme").await?;
    choose(&program, "scheme", "by_size").await?;
    program.find("test id", "size-table").await?;
    program.tap("size-place-add").await?;
    program.find("test id", "size-2-place-8").await?;
    looks(&program, "dialog", "tagged-championship").await?;
    program.tap("save-rules").await?;
    program.until("document.querySelector('dialog') === null").await?;
    let seasons = call(&program, "seasons", json!({})).await?;
    let season = seasons[0]["id"].as_i64().unwrap();
    let rules = call(&program, "standings_rules", json!({ "season": season })).await?;
    let kept = &rules["championships"].as_array().unwrap().last().unwrap()["rules"];
    assert_eq!(kept["members"], json!({ "type": "tagged", "tag": "Femmes" }));
    assert_eq!(kept["points"]["scheme"]["sizes"][0]["up_to"], 10);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Result that the file dialog would have given: it is the operating system's, and no page can drive it.
fn chosen(command: &str, path: &str) -> String {
    format!(
        "(() => {{ const before = window.fetch;
           window.fetch = (to, how) => before(to, String(to).includes('{command}') ?
             {{ ...how, body: how.body.replace('\"path\":null', '\"path\":' + {}) }} : how);
           return true; }})()",
        json!(json!(path).to_string())
    )
}

#[tokio::test]
async fn licences_are_taken_over_from_a_federations_list() -> Result<()> {
    let program = Program::start_on("licences", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    program.tap("go-members").await?;
    let list = call(&program, "members_list", json!({ "query": "", "archived": false })).await?;
    let lines: Vec<&Value> = list["members"].as_array().unwrap().iter().map(|line| &line["member"]).collect();
    let name = |at: usize| {
        format!("{};{}", lines[at]["last_name"].as_str().unwrap(), lines[at]["first_name"].as_str().unwrap())
    };
    let (first, second) = (lines[0]["id"].as_i64().unwrap(), lines[1]["id"].as_i64().unwrap());
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("licences.csv");
    let text = format!("Licence;Nom;Prénom\nF-001;{}\nF-002;{}\nF-900;Zola;Ida\n", name(0), name(1));
    std::fs::write(&file, text)?;
    program.eval(&chosen("licences_check", file.to_str().unwrap())).await?;
    program.tap("lists").await?;
    program.tap("licences").await?;
    program.tap("licences-choose").await?;
    program.see("1 personne de la liste n’est pas membre du club.").await?;
    looks(&program, "main", "found").await?;
    // One of the two is left out.
    program.tap(&format!("licence-{second}")).await?;
    program.tap("licences-take").await?;
    program.until("document.querySelectorAll('[data-testid=licences-same] tbody tr').length === 1").await?;
    let member = call(&program, "member_overview", json!({ "id": first })).await?;
    assert_eq!(member["member"]["licence"], "F-001");
    let member = call(&program, "member_overview", json!({ "id": second })).await?;
    assert_eq!(member["member"]["licence"], Value::Null);
    program.tap("licences-back").await?;
    program.find("test id", "members").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
