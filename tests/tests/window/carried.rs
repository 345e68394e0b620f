//! Stacks of one's own in the window: a flight is played to its last level, its survivors go on in day 2 with the
//! stacks that were counted; and a season's final whose stacks follow from the standings.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{EntryId, MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, freezeout, rebuy};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, in_each_theme, put};
use crate::floor_plan::resize;
use crate::presses::{double_click, start, view};

fn members(club: &Club, now: Millis) -> Vec<MemberId> {
    let member = |number: u32| {
        let (first_name, last_name) = ("Marc".to_owned(), format!("Rivière {number}"));
        let draft = MemberDraft { first_name, last_name, ..MemberDraft::default() };
        club.library().save_member(draft, now).unwrap().id
    };
    (0..6).map(member).collect()
}

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|error| error.to_string())?;
    Ok(())
}

async fn rows(program: &Program, table: &str, count: usize) -> Result<()> {
    let rows = format!("document.querySelectorAll('[data-testid={table}] tbody tr').length === {count}");
    program.until(&rows).await?;
    Ok(())
}

async fn pictures(program: &Program, what: &str) -> Result<()> {
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        program.picture(&format!("{what}-{width}")).await?;
    }
    in_each_theme(program, "dialog", what).await
}

#[tokio::test]
async fn survivors_of_a_flight_keep_their_stacks() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let mut setup = rebuy(Language::Fr, today);
    "Grand tournoi".clone_into(&mut setup.name);
    let flight = club.tournaments().create_tournament(setup, None, now).unwrap();
    for member in members(&club, now) {
        club.play().act(flight, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    club.close();
    let program = start("flights", &path).await?;
    program.click("test id", &format!("open-{flight}")).await?;

    // The set-up says that it is a flight.
    program.tap("amend").await?;
    program.tap("section-rules").await?;
    choose(&program, "end", "flight").await?;
    put(&program, "flight-level", "2").await?;
    program.see("Ceux qui restent gardent leurs jetons").await?;
    program.picture("setup").await?;
    program.tap("create-tournament").await?;
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        act(&program, flight, action).await?;
    }
    act(&program, flight, json!({ "type": "bust", "players": [{ "entry": 1 }] })).await?;
    act(&program, flight, json!({ "type": "set_clock", "step": 2, "remaining": 600_000 })).await?;

    // The last level is over: stacks are counted.
    program.tap("tab-tables").await?;
    program.tap("finish").await?;
    program.tap("finish-evening").await?;
    program.see("il repart avec au jour 2").await?;
    for (entry, chips) in [(2, "5000"), (3, "9k"), (4, "7000"), (5, "6000"), (6, "3000")] {
        program.find("test id", &format!("stack-{entry}")).await?.send_keys(chips).await?;
    }
    program.picture("finish").await?;
    double_click(&program, "finish-go").await?;
    program.no_dialog().await?;
    program.tap("all-places").await?;
    program.see("Tapis gardé").await?;
    program.picture("results").await?;
    program.tap("back-to-prizes").await?;

    // Day 2 is made from it, and the flight joined there.
    program.tap("day-two").await?;
    program.until("document.querySelector('[data-testid=flights-target]').value === 'new'").await?;
    program.until("!(performance.now() < document.querySelector('dialog[open]').dataset.settled)").await?;
    double_click(&program, "flights-next").await?;
    rows(&program, "flights-players", 5).await?;
    program.see("5 joueurs reprennent avec 30").await?;
    program.see("Dotation réunie").await?;
    pictures(&program, "flights-join").await?;
    double_click(&program, "flights-go").await?;
    program.no_dialog().await?;
    rows(&program, "entries", 5).await?;
    program.see("le jeu reprend au niveau 3").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("day-two-{width}")).await?;
    }
    let day_two = TournamentId(flight.0 + 1);
    let shown = view(&program, day_two).await?["view"].clone();
    assert_eq!((&shown["pool"], &shown["counts"]["due"]), (&json!(6_000), &json!(0)), "{shown}");

    // One undo takes all of it back; joined again, play begins with the next level.
    program.tap("undo").await?;
    program.see("Personne pour l’instant").await?;
    program.tap("redo").await?;
    rows(&program, "entries", 5).await?;
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        act(&program, day_two, action).await?;
    }
    let clock = view(&program, day_two).await?["view"]["clock"].clone();
    assert_eq!(clock["current"]["level"], json!(3), "{clock}");
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_final_begins_with_stacks_by_points() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "Saison".to_owned(),
        starts_on: today,
        ends_on: today,
        best_n: None,
        min_played: 1,
    };
    let season = club.library().save_season(&season).unwrap();
    let evening =
        club.tournaments().create_tournament(freezeout(Language::Fr, today), Some(season), now).unwrap();
    let members = members(&club, now);
    for member in &members {
        club.play().act(evening, &Action::Register { member: *member, born: None, paid: true }, now).unwrap();
    }
    club.play().act(evening, &Action::DrawSeats, now).unwrap();
    club.play().act(evening, &Action::Start, now).unwrap();
    for entry in 1..=5 {
        let players = vec![BustLine { entry: EntryId(entry), by: None, stack: None }];
        club.play().act(evening, &Action::Bust { players }, now).unwrap();
    }
    club.play().act(evening, &Action::Finish { stacks: Vec::new() }, now).unwrap();
    let mut setup = freezeout(Language::Fr, today);
    "Finale".clone_into(&mut setup.name);
    let last = club.tournaments().create_tournament(setup, Some(season), now).unwrap();
    club.play().act(last, &Action::Register { member: members[5], born: None, paid: true }, now).unwrap();
    club.close();
    let program = start("final", &path).await?;
    program.click("test id", &format!("open-{last}")).await?;
    program.tap("register-more").await?;
    program.tap("register-final").await?;
    rows(&program, "final-lines", 6).await?;
    put(&program, "final-last_rank", "4").await?;
    rows(&program, "final-lines", 4).await?;
    program.see("déjà inscrit").await?;
    pictures(&program, "final-stacks").await?;
    // One stack is written by hand.
    put(&program, &format!("final-stack-{}", members[4]), "12345").await?;
    double_click(&program, "final-go").await?;
    program.no_dialog().await?;
    rows(&program, "entries", 4).await?;
    program.picture("entries").await?;
    let entries = view(&program, last).await?["view"]["entries"].clone();
    let stack = |member: MemberId| {
        let found = entries.as_array().unwrap().iter().find(|entry| entry["member"] == json!(member.0));
        found.unwrap()["own_stack"].as_i64().unwrap()
    };
    assert_eq!(stack(members[4]), 12_345);
    assert!(stack(members[5]) > stack(members[3]), "{entries}");

    // One player's stack alone.
    program.eval("document.querySelector('[data-testid=entries] tbody .link').click()").await?;
    put(&program, "player-stack", "20k").await?;
    program.picture("player").await?;
    double_click(&program, "player-stack-go").await?;
    program
        .until("document.querySelector('[data-testid=entries]').textContent.match(/20.000/) !== null")
        .await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
