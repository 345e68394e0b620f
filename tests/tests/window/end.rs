//! The end of an evening through the window: places paid by a part of the field, an end by time
//! that the palette leads to, stacks that rank those left, prizes ticked as they are handed over.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::setup::end_condition::EndCondition;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{closed, in_each_theme, put};

/// Four players of 10 €, one of them out, and the time up; nobody else is.
fn club(path: &Path) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let start = now - Millis(120_000);
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let mut setup = rebuy(Language::Fr, today);
    setup.end = EndCondition::TimeLimit { minutes: 1 };
    let id = club.tournaments().create_tournament(setup, None, start).unwrap();
    for number in 1..=4 {
        let draft = MemberDraft {
            last_name: format!("Famille{number}"),
            first_name: "Élodie".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, start).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, start).unwrap();
    }
    let players = vec![BustLine { entry: EntryId(4), by: None, stack: None }];
    for action in [Action::DrawSeats, Action::Start, Action::Bust { players }] {
        club.play().act(id, &action, start).unwrap();
    }
    club.close();
    id
}

/// Waits until the tick of this player stands so.
async fn ticked(program: &Program, entry: u32, yes: bool) -> Result<()> {
    program.until(&format!("document.querySelector('[data-testid=handed-{entry}]')?.checked === {yes}")).await
}

#[tokio::test]
async fn stacks_rank_when_time_is_up() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path);
    let program = Program::start("end", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.click("test id", &format!("open-{id}")).await?;

    // Half the field is paid; nobody at all is not a part of it.
    program.click("test id", "tab-prizes").await?;
    program.click("test id", "change-prizes").await?;
    program.choose("Partage", "barème habituel, selon").await?;
    put(&program, "field-percent", "0").await?;
    program.click("test id", "save-prizes").await?;
    program.see("de 1 à 100 % des joueurs").await?;
    put(&program, "field-percent", "50").await?;
    program.click("test id", "save-prizes").await?;
    closed(&program).await?;
    program.see("2 places payées").await?;
    let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
    assert_eq!(view["setup"]["prizes"]["shares"], json!({ "type": "field", "percent": 50 }));

    // The palette leads to where the end is asked about.
    program.control("k").await?;
    program.find("field", "").await?;
    program.write("se terminer").await?;
    program.find("option", "Le tournoi peut se terminer").await?;
    program.write(Key::Enter + "").await?;
    program.until("document.querySelector('[data-testid=tab-prizes]').ariaSelected === 'true'").await?;
    program.click("test id", "finish-evening").await?;
    program.see("Comptez le tapis de chacun des 3 joueurs").await?;
    put(&program, "stack-1", "1000").await?;
    program.click("test id", "finish-go").await?;
    program.until("document.querySelector('dialog [role=alert]') !== null").await?;
    put(&program, "stack-2", "5000").await?;
    put(&program, "stack-3", "3000").await?;
    program.see("9 000 jetons comptés").await?;
    program.picture("finish").await?;
    // Fewer than were issued: the gap is stated, and nothing ends unasked.
    program.click("test id", "finish-go").await?;
    program.see("Il manque").await?;
    program.see("Vous avez compté 9 000 jetons").await?;
    program.picture("missing").await?;
    program.click("test id", "confirm-no").await?;
    let phase = program.call("desk", json!({ "id": id })).await?.unwrap()["view"]["phase"].clone();
    assert_eq!(phase, json!("playing"));
    program.click("test id", "finish-go").await?;
    program.click("test id", "confirm-yes").await?;
    program.find("test id", "ended").await?;
    closed(&program).await?;
    let results = program.call("desk", json!({ "id": id })).await?.unwrap()["view"]["results"].clone();
    let ranked: Vec<i64> =
        results.as_array().unwrap().iter().filter_map(|line| line["entry"].as_i64()).collect();
    assert_eq!(ranked, [2, 3, 1, 4]);

    // Without a season until now, it joins one, counts, and can leave it again.
    let season = json!({ "id": null, "name": "Saison 26", "starts_on": "2026-09-01",
        "ends_on": "2027-06-30", "best_n": null, "min_played": 0 });
    let season = program.call("season_save", json!({ "season": season })).await?.unwrap();
    program.click("test id", "all-places").await?;
    program.find("test id", "season").await?;
    for (choice, said, players) in
        [("Saison 26", "compte pour « Saison 26 »", 4), ("Aucune", "ne compte plus", 0), ("Saison 26", "", 4)]
    {
        program.choose("Saison", choice).await?;
        program.see(said).await?;
        let lines = "window.__TAURI_INTERNALS__.invoke('standings', { season: ".to_owned();
        let lines = format!("{lines}{season} }}).then((lines) => lines.length === {players})");
        program.until(&lines).await?;
    }
    program.picture("season").await?;

    // The second is handed his prize, then the winner; Ctrl+Z takes the winner's tick away.
    program.click("test id", "back-to-prizes").await?;
    program.click("test id", "handed-3").await?;
    ticked(&program, 3, true).await?;
    program.see("à remettre").await?;
    program.click("test id", "handed-2").await?;
    ticked(&program, 2, true).await?;
    program.see("tout est remis").await?;
    program.see("Il doit y avoir 0 € dans la caisse").await?;
    program.picture("handed").await?;
    program.eval("document.activeElement.blur()").await?;
    program.control("z").await?;
    ticked(&program, 2, false).await?;
    ticked(&program, 3, true).await?;
    program.click("test id", "handed-3").await?;
    ticked(&program, 3, false).await?;
    program.click("test id", "tab-history").await?;
    program.see("Gain remis à Élodie Famille3").await?;
    program.see("Gain repris : Élodie Famille3").await?;
    program.see("Annulé : Gain remis à Élodie Famille2").await?;
    // The second and the third were noted the wrong way round: the ranking is corrected, with a reason; an undo takes
    // it back.
    program.click("test id", "tab-prizes").await?;
    program.click("test id", "all-places").await?;
    program.click("test id", "ranking-correct").await?;
    put(&program, "ranking-place-2", "3").await?;
    program.click("test id", "ranking-save").await?;
    program.see("Donnez la raison de la correction").await?;
    put(&program, "ranking-why", "Notés à l’envers").await?;
    program.click("test id", "ranking-save").await?;
    program.see("ne suit pas les autres").await?;
    put(&program, "ranking-place-3", "2").await?;
    in_each_theme(&program, "dialog[open]", "ranking").await?;
    program.click("test id", "ranking-save").await?;
    closed(&program).await?;
    program.see("Classement corrigé à la main : Notés à l’envers").await?;
    let order = async || -> Result<Vec<i64>> {
        let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
        let results = view["results"].as_array().unwrap();
        Ok(results.iter().filter_map(|line| line["entry"].as_i64()).collect())
    };
    assert_eq!(order().await?, [2, 1, 3, 4]);
    program.picture("corrected").await?;
    program.eval("document.activeElement.blur()").await?;
    program.control("z").await?;
    program.until("document.querySelector('[data-testid=corrected]') === null").await?;
    assert_eq!(order().await?, [2, 3, 1, 4]);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_deal_of_the_last_ends_the_evening() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path);
    let program = Program::start("deal", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.click("test id", &format!("open-{id}")).await?;
    program.click("test id", "tab-prizes").await?;
    program.click("test id", "change-prizes").await?;
    put(&program, "prizes-places", "3").await?;
    program.click("test id", "save-prizes").await?;
    closed(&program).await?;

    program.click("test id", "make-deal").await?;
    program.see("Arrangement entre les 3 joueurs restants").await?;
    // Even shares need no stacks, the others do.
    program.find("test id", "deal-even-1").await?;
    program.until("document.querySelector('[data-testid=deal-icm-1]') === null").await?;
    program.click("test id", "deal-go").await?;
    program.see("Comptez le tapis de chaque joueur restant").await?;
    let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
    let chips = view["clock"]["chips"].as_i64().unwrap();
    put(&program, "deal-stack-1", &(chips / 2).to_string()).await?;
    put(&program, "deal-stack-2", &(chips / 4).to_string()).await?;
    put(&program, "deal-stack-3", &(chips / 2).to_string()).await?;
    program.see("jetons de trop").await?;
    put(&program, "deal-stack-3", &(chips / 4).to_string()).await?;
    program.find("test id", "deal-icm-1").await?;
    put(&program, "deal-kept", "5").await?;
    program.until("!document.querySelector('[data-testid=deal-chips] .wrong')").await?;
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("offer-{theme}")).await?;
    }
    // Amounts of their own are followed until nothing is left to share.
    put(&program, "deal-custom-1", "10").await?;
    program.see("Reste à répartir").await?;
    program.click("test id", "deal-chip_chop").await?;
    for entry in [1, 2] {
        program.click("test id", &format!("deal-agrees-{entry}")).await?;
    }
    program.click("test id", "deal-go").await?;
    program.see("doit donner son accord").await?;
    // A change takes back who agreed.
    put(&program, "deal-kept", "4").await?;
    program.until("document.querySelectorAll('dialog [type=checkbox]:checked').length === 0").await?;
    for entry in [1, 2, 3] {
        program.click("test id", &format!("deal-agrees-{entry}")).await?;
    }
    program.click("test id", "deal-go").await?;
    closed(&program).await?;
    program.see("Arrangement conclu").await?;
    program.picture("made").await?;
    assert_eq!(program.axe("main").await?, Vec::<String>::new());

    // Taken back after a question, brought back by undoing that, and the evening ends on it.
    program.click("test id", "deal-lift").await?;
    program.see("Annuler cet arrangement").await?;
    program.click("test id", "confirm-yes").await?;
    program.until("document.querySelector('[data-testid=deal]') === null").await?;
    program.call("undo", json!({ "id": id })).await?.unwrap();
    program.click("test id", "finish-evening").await?;
    program.find("test id", "ended").await?;
    let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
    assert_eq!(view["phase"], json!("finished"));
    let first = &view["results"][0];
    let share = &view["deal"]["shares"][0];
    assert_eq!((first["entry"].as_i64(), share["entry"].as_i64()), (Some(1), Some(1)));
    assert_eq!(first["prize"].as_i64().unwrap(), share["amount"].as_i64().unwrap() + 400);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
