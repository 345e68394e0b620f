//! A satellite from its seats to the tournament in which they are taken: those who have qualified enter it as one
//! action, which one undo takes back there.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, in_each_theme};
use crate::floor_plan::resize;
use crate::presses::{double_click, start, view};

fn club(path: &std::path::Path) -> [TournamentId; 2] {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let mut target = rebuy(Language::Fr, today);
    "Finale régionale".clone_into(&mut target.name);
    let target = club.tournaments().create_tournament(target, None, now).unwrap();
    let mut setup = rebuy(Language::Fr, today);
    "Satellite".clone_into(&mut setup.name);
    setup.end = serde_json::from_value(json!({ "type": "satellite", "qualifiers": 9 })).unwrap();
    let satellite = club.tournaments().create_tournament(setup, None, now).unwrap();
    for number in 0..6 {
        let (first_name, last_name) = ("Marc".to_owned(), format!("Rivière {number}"));
        let draft = MemberDraft { first_name, last_name, ..MemberDraft::default() };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(satellite, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    club.close();
    [satellite, target]
}

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|error| error.to_string())?;
    Ok(())
}

async fn entered(program: &Program, id: TournamentId, players: usize) -> Result<()> {
    program
        .until(&format!("document.querySelectorAll('[data-testid=entries] tbody tr').length === {players}"))
        .await?;
    let shown = view(program, id).await?["view"].clone();
    assert_eq!(shown["entries"].as_array().unwrap().len(), players);
    Ok(())
}

#[tokio::test]
async fn those_who_qualify_enter_the_tournament_they_played_for() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let [satellite, target] = club(&path);
    let program = start("satellite", &path).await?;
    program.click("test id", &format!("open-{satellite}")).await?;

    // Six entries of 10 €: two seats at 25 €, and 10 € for the next place.
    program.tap("tab-prizes").await?;
    program.tap("change-prizes").await?;
    choose(&program, "shares", "seats").await?;
    let field = program.find("test id", "seat-value").await?;
    field.clear().await?;
    field.send_keys("25").await?;
    program.picture("plan").await?;
    program.tap("save-prizes").await?;
    program.no_dialog().await?;
    program.see("La dotation paie 2 places à 25").await?;
    program.see("place qualificative (25").await?;
    in_each_theme(&program, "main", "prizes").await?;
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        act(&program, satellite, action).await?;
    }
    let entries = view(&program, satellite).await?["view"]["entries"].clone();
    let entries: Vec<i64> =
        entries.as_array().unwrap().iter().map(|entry| entry["id"].as_i64().unwrap()).collect();
    for entry in &entries[..4] {
        let out = json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] });
        act(&program, satellite, out).await?;
    }

    // Two are left and both qualify.
    program.tap("tab-tables").await?;
    program.tap("finish").await?;
    program.tap("finish-evening").await?;
    program.see("Les 2 joueurs qui restent sont qualifiés.").await?;
    program.tap("finish-go").await?;
    program.no_dialog().await?;
    program.see("place qualificative (25").await?;
    program.tap("enter-qualified").await?;
    program.until("document.querySelectorAll('[data-testid=qualified] li').length === 2").await?;
    let chosen = "(document.querySelector('[data-testid=qualified-target]').selectedOptions[0]?.text ?? '')";
    program.until(&format!("{chosen}.startsWith('Finale régionale')")).await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("qualified-{width}")).await?;
    }
    in_each_theme(&program, "dialog", "qualified").await?;
    double_click(&program, "qualified-go").await?;

    // The target opens; its entries are paid, and one undo takes both back.
    program.until("document.querySelector('h1, [data-testid=entries]') !== null").await?;
    program.tap("tab-entries").await?;
    entered(&program, target, 2).await?;
    let paid = view(&program, target).await?["view"]["entries"].clone();
    assert!(
        paid.as_array()
            .unwrap()
            .iter()
            .all(|entry| entry["owed"] == json!(0) && entry["paid"] == json!(1_000)),
        "{paid}"
    );
    program.tap("undo").await?;
    entered(&program, target, 0).await?;
    program.tap("redo").await?;
    entered(&program, target, 2).await?;

    // Once more there is nobody left to enter.
    program.tap("go-tournaments").await?;
    program.desk().await?.open(satellite).await?;
    program.tap("enter-qualified").await?;
    program.see("déjà inscrit").await?;
    program.until("document.querySelector('[data-testid=qualified-go]').disabled").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
