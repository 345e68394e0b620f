//! The league's paper, read back.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_engine::championship::ChampionshipRules;
use tapis_hub::{HubError, add_championship, admit, ingest, name_league, standings_paper};
use tapis_locale::Language;

use crate::bundles::{Club, Journal, member};
use crate::cluster::Database;

fn words(bytes: &[u8]) -> String {
    let file = lopdf::Document::load_mem(bytes).unwrap();
    let pages: Vec<u32> = file.get_pages().into_keys().collect();
    file.extract_text(&pages).unwrap().replace('\n', " ")
}

#[tokio::test]
async fn the_standings_are_printed_with_members_and_clubs() {
    let database = Database::new().await;
    let mut client = database.client().await;
    name_league(&client, "Ligue de l’Ouest").await.unwrap();
    for number in 1..=2 {
        let mut club = Club::new(number, 40);
        let players: Vec<_> = (0..40).map(|at| member(number, at)).collect();
        club.journals.push(Journal::new(1, "2026-10-02", 3, &players));
        admit(&mut client, &club.bundle()).await.unwrap();
        ingest(&mut client, &club.bundle()).await.unwrap();
    }
    let rules = ChampionshipRules { best_n: Some(1), ..Default::default() };
    let cup = add_championship(&client, 2026, "Coupe", &rules).await.unwrap();
    let french = standings_paper(&mut client, 2026, None, Language::Fr).await.unwrap();
    let text = words(&french);
    for expected in [
        "Ligue de l’Ouest",
        "2026/27",
        "First0 Last0, Club 1",
        "First39 Last39, Club 2",
        "Classement par équipes",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let english = words(&standings_paper(&mut client, 2026, Some(cup), Language::En).await.unwrap());
    assert!(english.contains("Coupe · 2026/27") && english.contains("Points"), "{english}");
    if let Ok(folder) = std::env::var("TAPIS_PAPERS") {
        std::fs::write(format!("{folder}/league.pdf"), &french).unwrap();
    }
    let none = standings_paper(&mut client, 2026, Some(99), Language::Fr).await;
    assert!(matches!(none, Err(HubError::NotFound("championship"))), "{none:?}");
}
