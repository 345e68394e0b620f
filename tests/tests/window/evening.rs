//! An evening in the real window, as an organiser drives it: with the keyboard and the mouse, in
//! French, through a power cut, to the season's standings; then a short path in English.

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::press;

/// What the program itself says of the tournament: the screen is held against it.
async fn state(program: &Program, id: i64) -> Result<Value> {
    Ok(program.call("desk", json!({ "id": id })).await?.map_err(|error| error.to_string())?)
}

async fn open_the_evening(program: &Program) -> Result<i64> {
    program.window("index.html").await?;
    program.see("Recaves et add-on").await?;
    let rows = program.call("tournaments", json!({})).await?.map_err(|error| error.to_string())?;
    let evening = rows.as_array().and_then(|rows| rows.iter().find(|row| row["status"] != "finished"));
    let id = evening.and_then(|row| row["id"].as_i64()).ok_or("no evening is ready")?;
    press(program, &format!("open-{id}")).await?;
    Ok(id)
}

async fn register(program: &Program, letters: &str) -> Result<()> {
    program.click("test id", "register").await?;
    program.write(letters).await?;
    program.until("document.querySelectorAll('#register-found [role=option]').length >= 2").await?;
    program.write(Key::Enter + "").await
}

async fn bust(program: &Program, entry: &Value) -> Result<()> {
    let seat = format!("seat-{}-{}", entry["seat"]["table"], entry["seat"]["seat"]);
    press(program, &seat).await?;
    press(program, "bust").await?;
    program.until("document.querySelector('dialog[open]') === null").await
}

/// Does what the program advises until it advises nothing.
async fn follow(program: &Program, id: i64) -> Result<()> {
    for _ in 0..20 {
        let view = state(program, id).await?["view"].clone();
        let advice = &view["advice"][0];
        let kind = advice["kind"]["type"].as_str().unwrap_or_default();
        if kind.is_empty() || kind == "finish" {
            return Ok(());
        }
        press(program, "tab-tables").await?;
        let asked = advice["kind"]["ask"].as_array().cloned().unwrap_or_default();
        program.find("test id", &format!("advice-{kind}")).await?;
        match asked.first() {
            Some(table) => {
                program.picture("ask").await?;
                let number = table.as_i64();
                let tables = view["tables"].as_array().cloned().unwrap_or_default();
                let found =
                    tables.iter().find(|other| other["no"].as_i64() == number).cloned().unwrap_or_default();
                let seats = found["seats"].as_array().cloned().unwrap_or_default();
                let taken = seats.iter().find(|seat| !seat["entry"].is_null()).ok_or("an empty table")?;
                press(program, &format!("tell-button-{table}")).await?;
                press(program, &format!("seat-{table}-{}", taken["no"])).await?;
            }
            None => press(program, "accept").await?,
        }
        let before = advice["key"].clone();
        for _ in 0..50 {
            let now = state(program, id).await?["view"]["advice"][0].clone();
            if now["key"] != before || now["kind"]["ask"] != advice["kind"]["ask"] {
                break;
            }
        }
    }
    Err("the program never stops advising".into())
}

#[tokio::test]
async fn an_evening_from_registration_to_standings() -> Result<()> {
    let mut program = Program::start("evening", &["--sample"]).await?;
    let id = open_the_evening(&program).await?;
    program.see("27 inscriptions").await?;

    // Three letters and Enter; the second time the same person is refused; a minor by rule 1-3.
    register(&program, "038").await?;
    program.see("28 inscriptions").await?;
    register(&program, "038").await?;
    program.see("a déjà une inscription").await?;
    program.eval("document.querySelector('[data-testid=register]').value === ''").await?;
    program.write(Key::Escape + "").await?;
    register(&program, "040").await?;
    program.see("il faut avoir 18 ans").await?;
    program.see("règle\u{a0}1-3").await?;
    program.picture("refused").await?;
    program.write(Key::Escape + "").await?;

    // A newcomer in the same box.
    program.click("test id", "register").await?;
    program.write("Zoé Nouvelle").await?;
    program.until("document.querySelectorAll('#register-found [role=option]').length === 1").await?;
    program.write(Key::Enter + "").await?;
    press(&program, "save-member").await?;
    program.see("29 inscriptions").await?;
    program.picture("entries").await?;

    // Undo and redo by key, and the draw, twice.
    program.eval("document.activeElement.blur()").await?;
    program.control("z").await?;
    program.see("28 inscriptions").await?;
    program.control("y").await?;
    program.see("29 inscriptions").await?;
    press(&program, "draw").await?;
    program.see("Places tirées sur 4 tables").await?;
    press(&program, "draw-again").await?;
    program.see("Places tirées sur 4 tables").await?;
    press(&program, "room").await?;
    program.window("room.html").await?;
    program.see("Nouvelle Zoé").await?;
    program.picture("room-seats").await?;
    program.window("index.html").await?;
    press(&program, "start").await?;
    program.see("Niveau 1").await?;
    program.picture("tables").await?;
    program.window("room.html").await?;
    program.see("29 / 29").await?;
    program.picture("room-clock").await?;
    program.window("index.html").await?;

    // Space pauses, and goes on.
    program.eval("document.activeElement.blur()").await?;
    program.write(" ").await?;
    program.see("Reprendre").await?;
    program.write(" ").await?;
    program.see("Arrêter").await?;

    // Out, one after the other, doing what the program says, until nine are left.
    for _ in 0..20 {
        let view = state(&program, id).await?["view"].clone();
        let entries = view["entries"].as_array().cloned().unwrap_or_default();
        let seated: Vec<&Value> = entries.iter().filter(|entry| !entry["seat"].is_null()).collect();
        if seated.len() <= 9 {
            break;
        }
        press(&program, "tab-tables").await?;
        bust(&program, seated[seated.len() / 2]).await?;
        follow(&program, id).await?;
    }
    program.picture("final-table").await?;

    // A power cut: the program says how long it was away.
    let before = state(&program, id).await?["view"]["counts"].clone();
    program.kill_and_restart(&["--sample"]).await?;
    program.window("index.html").await?;
    // The page is there before the club is open again.
    program
        .until(&format!(
            "document.querySelector('[data-testid=away-go-on], [data-testid=open-{id}]') !== null"
        ))
        .await?;
    assert_eq!(state(&program, id).await?["view"]["counts"], before);
    if program.has("test id", "away-go-on").await? {
        program.picture("away").await?;
        press(&program, "away-go-on").await?;
    } else {
        press(&program, &format!("open-{id}")).await?;
    }
    press(&program, "tab-tables").await?;
    program.picture("after-power-cut").await?;
    loop {
        let view = state(&program, id).await?["view"].clone();
        let entries = view["entries"].as_array().cloned().unwrap_or_default();
        let seated: Vec<&Value> = entries.iter().filter(|entry| !entry["seat"].is_null()).collect();
        if seated.len() <= 1 {
            break;
        }
        bust(&program, seated[0]).await?;
    }
    program.see("gagne le tournoi").await?;
    press(&program, "finish").await?;
    program.see("Résultats").await?;
    program.picture("results").await?;
    press(&program, "tab-history").await?;
    program.see("Fin du tournoi").await?;
    program.picture("history").await?;
    press(&program, "tab-clock").await?;
    program.picture("levels").await?;
    press(&program, "go-seasons").await?;
    program.see("7 tournois joués").await?;
    program.picture("season").await?;
    press(&program, "go-members").await?;
    program.click("test id", "member-search").await?;
    program.write("elodie").await?;
    program.see("Élodie").await?;
    program.picture("members").await?;

    // The same in English, at once.
    press(&program, "language").await?;
    program.see("Members").await?;
    press(&program, "go-tournaments").await?;
    program.see("New tournament").await?;
    press(&program, "new-tournament").await?;
    program.see("Estimated end").await?;
    program.picture("new-english").await?;
    press(&program, "create-tournament").await?;
    program.see("0 entries").await?;
    program.picture("entries-english").await?;
    press(&program, "go-settings").await?;
    program.see("Appearance").await?;
    program.picture("settings-english").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
