//! Past evenings: pasted, previewed, entered by hand, corrected, deleted.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::looks;

async fn call(program: &Program, command: &str, arguments: Value) -> Result<Value> {
    Ok(program.call(command, arguments).await?.map_err(|error| error.to_string())?)
}

/// List of results of these members.
fn list(members: &[(String, String)]) -> String {
    let name = |at: usize| format!("{} {}", members[at].0.to_uppercase(), members[at].1);
    // One is spelt otherwise, one is nobody, one is a nickname.
    let misspelt = format!("{}s {}", members[3].0, members[3].1);
    let first = [name(0), name(1), name(2), misspelt, "Inconnu Guy".to_owned(), "Bidule".to_owned()];
    let second = [name(2), name(0), name(4), "Inconnu Guy".to_owned()];
    let mut lines = vec!["Date;Tournoi;Place;Joueur;Gain;Points".to_owned()];
    for (date, title, players) in
        [("12/09/2025", "Ouverture", &first[..]), ("10/10/2025", "Freezeout d’octobre", &second[..])]
    {
        for (place, player) in (1..).zip(players) {
            let prize = match place {
                1 => "60",
                2 => "Jambon",
                _ => "",
            };
            lines.push(format!("{date};{title};{place};{player};{prize};{}", 40 - 5 * place));
        }
    }
    lines.push("31/02/2025;Illisible;1;Personne Anne;;3".to_owned());
    lines.join("\n")
}

#[tokio::test]
async fn results_that_are_pasted_are_looked_at_and_entered() -> Result<()> {
    let program = Program::start_on("past", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    let desk = program.desk().await?;
    desk.go("tournaments").await?;
    let members = call(&program, "members_find", json!({ "query": "", "archived": false })).await?;
    let word = |member: &Value, key: &str| member[key].as_str().unwrap().to_owned();
    let members: Vec<(String, String)> = members
        .as_array()
        .unwrap()
        .iter()
        .map(|member| (word(member, "last_name"), word(member, "first_name")))
        .collect();
    let before = call(&program, "tournaments", json!({})).await?.as_array().unwrap().len();
    program.tap("past-menu").await?;
    looks(&program, "main", "menu").await?;
    program.tap("past-paste").await?;
    program.paste("past-paste-text", &list(&members)).await?;
    program.tap("past-paste-preview").await?;
    program.until("document.querySelector('[data-testid=past-people]') !== null").await?;
    // An unreadable line is not entered, and three names are asked about: one of them is a member spelt otherwise.
    let rows = "[...document.querySelectorAll('[data-testid=past-evenings] tbody input[type=checkbox]')].map((box) => [box.checked, box.disabled])";
    assert_eq!(program.eval(rows).await?, json!([[false, true], [true, false], [true, false]]));
    program.see("n’est pas une date").await?;
    let undecided = "document.querySelector('[data-testid=past-undecided]')?.textContent ?? ''";
    assert_eq!(program.eval(undecided).await?, json!("Il reste 2 noms à préciser."));
    assert_eq!(
        program.eval("document.querySelector('[data-testid=past-import-go]').disabled").await?,
        json!(true)
    );
    looks(&program, "dialog", "preview").await?;
    let select = |name: &str, value: &str| {
        format!(
            "(() => {{ const list = [...document.querySelectorAll('[data-testid=past-people] tr')]\
               .find((row) => row.cells[0].textContent === '{name}').querySelector('select');\
               list.value = {value}; list.dispatchEvent(new Event('change', {{ bubbles: true }})); return list.value; }})()"
        )
    };
    let misspelt = format!("{}s {}", members[3].0, members[3].1);
    let chosen = program.eval(&select(&misspelt, "list.options[1].value")).await?;
    assert!(chosen.as_str().unwrap().starts_with('m'), "{chosen}");
    program.eval(&select("Bidule", "'unnamed'")).await?;
    program.until("!document.querySelector('[data-testid=past-import-go]').disabled").await?;
    program.tap("past-import-go").await?;
    program.no_dialog().await?;
    let after = call(&program, "tournaments", json!({})).await?;
    let recorded: Vec<&Value> =
        after.as_array().unwrap().iter().filter(|row| row["recorded"] == json!(true)).collect();
    assert_eq!((after.as_array().unwrap().len(), recorded.len()), (before + 2, 2));
    let opening = recorded.iter().find(|row| row["name"] == json!("Ouverture")).unwrap();
    assert_eq!(opening["entries"], json!(6));
    looks(&program, "main", "list").await?;
    let found = call(&program, "members_find", json!({ "query": "inconnu", "archived": true })).await?;
    assert_eq!(found.as_array().unwrap().len(), 1);

    // The evening has its results and its history, and can be corrected.
    let id = opening["id"].as_i64().unwrap();
    program.tap(&format!("open-{id}")).await?;
    program.until("document.querySelector('[data-testid=recorded]') !== null").await?;
    let tabs = "[...document.querySelectorAll('[role=tab]')].length";
    assert_eq!(program.eval(tabs).await?, json!(2));
    looks(&program, "main", "evening").await?;
    program.tap("past-correct").await?;
    program.until("document.querySelectorAll('[data-testid=past-results] tbody tr').length === 5").await?;
    looks(&program, "dialog", "correct").await?;
    program.eval("document.querySelectorAll('[data-testid=past-up]')[1].click()").await?;
    program.tap("past-save").await?;
    program.see("Donnez la raison").await?;
    program.fill("Raison de la correction", "Inversion des deux premiers").await?;
    program.tap("past-save").await?;
    program.no_dialog().await?;
    program.see("Inversion des deux premiers").await?;
    let first = "document.querySelector('[data-testid=results] tbody tr').textContent";
    let winner = program.eval(first).await?;
    assert!(winner.as_str().unwrap().contains(&members[1].0), "{winner}");
    // An undo puts it back.
    program.tap("undo").await?;
    program.until(&format!("{first}.includes('{}')", members[0].0)).await?;
    // Deleted after a question.
    program.tap("past-delete").await?;
    program.tap("confirm-yes").await?;
    program.until("document.querySelector('[data-testid=tournaments]') !== null").await?;
    let left = call(&program, "tournaments", json!({})).await?;
    assert_eq!(left.as_array().unwrap().len(), before + 1);
    program.quit().await
}

#[tokio::test]
async fn an_evening_is_typed_by_places() -> Result<()> {
    let program = Program::start_on("past-typed", &["--sample"], (1366, 768)).await?;
    program.window("index.html").await?;
    call(&program, "language_set", json!({ "language": "en" })).await?;
    let desk = program.desk().await?;
    desk.go("tournaments").await?;
    program.tap("past-menu").await?;
    program.tap("past-enter").await?;
    program.fill("Name", "Evening on paper").await?;
    program.fill("Date", "09/10/2025").await?;
    let members = call(&program, "members_find", json!({ "query": "", "archived": false })).await?;
    for member in members.as_array().unwrap().iter().take(3) {
        let name =
            format!("{} {}", member["first_name"].as_str().unwrap(), member["last_name"].as_str().unwrap());
        let id = member["id"].as_i64().unwrap();
        program.tap("past-add").await?;
        program.write(name.as_str()).await?;
        let marked = "document.querySelector('.pick .here')?.textContent ?? ''";
        program.until(&format!("({marked}).includes({})", json!(name))).await?;
        program.write(Key::Enter).await?;
        program.until(&format!("document.querySelector('[data-testid=past-line-{id}]') !== null")).await?;
    }
    program.fill("Players", "12").await?;
    program.leave_fields().await?;
    program.see("9 of whom are not named").await?;
    looks(&program, "dialog", "typed").await?;
    program.tap("past-save").await?;
    program.until("document.querySelector('[data-testid=recorded]') !== null").await?;
    program.see("9 players are not named").await?;
    assert_eq!(
        program.eval("document.querySelectorAll('[data-testid=results] tbody tr').length").await?,
        json!(3)
    );
    looks(&program, "main", "typed-evening").await?;
    program.quit().await
}
