//! Tournaments in rounds in the window: a bracket from the set-up to its winner, who of some players stays in longest,
//! and a team day prepared at once.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, NaiveDate, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_club::engine::setup::RoomTable;
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, in_each_theme, looks, put};
use crate::floor_plan::resize;
use crate::presses::{double_click, start};

fn members(club: &Club, count: u32, now: Millis) -> Vec<MemberId> {
    let member = |number: u32| {
        let (first_name, last_name) = ("Marc".to_owned(), format!("Rivière {number}"));
        let draft = MemberDraft { first_name, last_name, ..MemberDraft::default() };
        club.library().save_member(draft, now).unwrap().id
    };
    (1..=count).map(member).collect()
}

/// A tournament of so many players, not drawn yet, with money.
fn prepared(path: &Path, players: u32, today: NaiveDate, now: Millis) -> TournamentId {
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let mut setup = freezeout(Language::Fr, today);
    "Duels".clone_into(&mut setup.name);
    setup.tables = (1..=4).map(|no| RoomTable::new(no, 10)).collect();
    setup.money = Some(tapis_club::rebuy(Language::Fr, today).money.unwrap());
    let id = club.tournaments().create_tournament(setup, None, now).unwrap();
    for member in members(&club, players, now) {
        club.play().act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    club.close();
    id
}

async fn view(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(crate::presses::view(program, id).await?["view"].take())
}

/// A picture of the page in English.
async fn in_english(program: &Program, name: &str) -> Result<()> {
    program.speak("en").await?;
    program.picture(&format!("{name}-en")).await?;
    program.speak("fr").await
}

/// The clock, the seats and the moves in the room during the second round.
async fn in_room(program: &Program, id: TournamentId) -> Result<()> {
    program.open_room(id).await?;
    program.window("index.html").await?;
    for scene in ["clock", "seats", "moves"] {
        program.call("room_scene", json!({ "scene": scene })).await?.unwrap();
        program.window("room.html").await?;
        program.until(&format!("document.querySelector('[data-testid=scene-{scene}]') !== null")).await?;
        program.picture(&format!("room-{scene}")).await?;
        if scene == "clock" {
            program.see("Tour 2").await?;
        }
        program.window("index.html").await?;
    }
    Ok(())
}

/// Entries seated at a table, by number.
async fn seated(program: &Program, id: TournamentId, table: u64) -> Result<Vec<Value>> {
    let view = view(program, id).await?;
    let tables = view["tables"].as_array().unwrap();
    let found = tables.iter().find(|one| one["no"] == json!(table)).unwrap();
    let seats = found["seats"].as_array().unwrap();
    Ok(seats.iter().map(|seat| seat["entry"].clone()).filter(|entry| !entry.is_null()).collect())
}

/// One player of a table goes out, by the seat's own actions.
async fn out(program: &Program, id: TournamentId, table: u64) -> Result<()> {
    let entry = seated(program, id, table).await?[0].clone();
    let seat = view(program, id).await?["tables"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["no"] == json!(table))
        .unwrap()["seats"]
        .as_array()
        .unwrap()
        .iter()
        .position(|seat| seat["entry"] == entry)
        .unwrap()
        + 1;
    let left = view(program, id).await?["counts"]["left"].as_u64().unwrap();
    let find = format!("document.querySelector('[data-seat=\"{table}-{seat}\"]')");
    program.until(&format!("{find} !== null")).await?;
    program.eval(&format!("{find}.click()")).await?;
    program.until("document.querySelector('[data-testid=bust]') !== null").await?;
    program.tap("bust").await?;
    program.until(&format!("{find}?.disabled !== false")).await?;
    assert_eq!(view(program, id).await?["counts"]["left"], json!(left - 1));
    Ok(())
}

#[tokio::test]
async fn a_bracket_is_played_to_its_winner() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let id = prepared(&path, 7, today, now);
    let program = start("rounds", &path).await?;
    program.click("test id", &format!("open-{id}")).await?;

    program.tap("amend").await?;
    program.tap("section-rules").await?;
    choose(&program, "rounds", "bracket").await?;
    program.see("les vainqueurs de tables voisines").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("setup-{width}")).await?;
    }
    in_english(&program, "setup").await?;
    program.tap("create-tournament").await?;
    program.find("test id", "tab-tables").await?;
    for action in [json!({ "type": "draw_seats" }), json!({ "type": "start" })] {
        program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    }
    program.tap("tab-tables").await?;
    program.see("Tour 1").await?;
    program.see("3 tables jouent encore").await?;
    program.see("qualifié d’office").await?;

    // Two of them play for staying in longest.
    program.tap("tab-prizes").await?;
    program.tap("prizes-rest").await?;
    program.tap("last-longer-new").await?;
    put(&program, "last-longer-name", "Le bureau").await?;
    put(&program, "last-longer-stake", "5").await?;
    double_click(&program, "last-longer-save").await?;
    program.see("à deux joueurs au moins").await?;
    let table = seated(&program, id, 1).await?;
    let first = if table.len() == 2 { table } else { seated(&program, id, 2).await? };
    for entry in &first {
        program.tap(&format!("last-longer-{entry}")).await?;
    }
    looks(&program, "dialog", "last-longer").await?;
    double_click(&program, "last-longer-save").await?;
    program.no_dialog().await?;
    program.until("document.querySelectorAll('[data-testid=last-longers] tbody tr').length === 1").await?;
    program.see("2 × 5 €").await?;

    // The first round: three tables, of which each has its winner.
    program.tap("tab-tables").await?;
    for table in 1..=4 {
        if seated(&program, id, table).await?.len() == 2 {
            out(&program, id, table).await?;
        }
    }
    program.see("Chaque table a son vainqueur").await?;
    resize(&program, 1366, 768).await?;
    program.picture("round-over").await?;
    double_click(&program, "accept").await?;
    program.see("Tour 2").await?;
    in_room(&program, id).await?;
    out(&program, id, 1).await?;
    program.tap("tab-prizes").await?;
    program.tap("all-places").await?;
    program.until("document.querySelectorAll('[data-testid=rounds-played] .table').length === 6").await?;
    looks(&program, "[data-testid=rounds-played]", "bracket").await?;
    in_english(&program, "bracket").await?;
    program.tap("tab-tables").await?;
    out(&program, id, 2).await?;
    double_click(&program, "accept").await?;
    program.see("Tour 3").await?;
    out(&program, id, 1).await?;
    program.tap("finish").await?;
    program.tap("finish-evening").await?;
    program.see("Terminé").await?;
    let places: Vec<Value> = view(&program, id).await?["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["place"].clone())
        .collect();
    assert_eq!(places, [1, 2, 3, 3, 5, 5, 5]);
    program.until("document.querySelector('[data-testid=last-longer-winner-1] strong') !== null").await?;
    program.picture("prizes").await?;
    in_english(&program, "prizes").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_day_of_teams_is_prepared_and_taken_back() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "Interclubs".to_owned(),
        starts_on: today,
        ends_on: today + chrono::Days::new(100),
        best_n: None,
        min_played: 1,
    };
    club.library().save_season(&season).unwrap();
    let all = members(&club, 24, now);
    for (tag, players) in ["Nancy", "Metz", "Épinal"].iter().zip(all.chunks(8)) {
        club.library().tag_members(tag, &players.iter().copied().collect()).unwrap();
    }
    club.close();
    let program = start("team-day", &path).await?;
    program.desk().await?.go("tournaments").await?;
    // A club that has no evening yet has no calendar: the first one is made.
    if !program.has("test id", "team-day-open").await? {
        let setup = serde_json::to_value(freezeout(Language::Fr, today))?;
        program.call("tournament_create", json!({ "setup": setup, "season": null })).await?.unwrap();
    }
    program.tap("team-day-open").await?;
    for tag in ["Nancy", "Metz", "Épinal"] {
        program.tap(&format!("team-{tag}")).await?;
    }
    put(&program, "team-day-seats", "3").await?;
    program.see("24 joueurs : 2 tours à 8 tables").await?;
    looks(&program, "dialog", "form").await?;
    double_click(&program, "team-day-go").await?;
    program.no_dialog().await?;
    program.see("2 tours sont prêts").await?;
    program.tap("toast-undo").await?;
    program.see("La rencontre par équipes est retirée").await?;

    program.tap("team-day-open").await?;
    for tag in ["Nancy", "Metz", "Épinal"] {
        program.tap(&format!("team-{tag}")).await?;
    }
    put(&program, "team-day-seats", "3").await?;
    program.tap("team-day-go").await?;
    program.no_dialog().await?;
    let rows = program.call("tournaments", json!({})).await?.unwrap();
    let made: Vec<&Value> = rows
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["name"].as_str().unwrap().starts_with("Journée interclubs"))
        .collect();
    assert_eq!(made.len(), 2);
    let id = TournamentId(made[0]["id"].as_i64().unwrap());
    program.tap(&format!("open-{}", id.0)).await?;
    program.see("Joueurs des équipes pas encore inscrits").await?;
    program.tap("tick-usual-team-players").await?;
    program.picture("players").await?;
    in_each_theme(&program, "[data-testid=team-players]", "players").await?;
    program.tap("register-ticked-team-players").await?;
    program.until("document.querySelector('[data-testid=team-players]') === null").await?;
    program.tap("draw").await?;
    program.until("document.querySelectorAll('[data-testid=plan] [data-table]').length === 8").await?;
    let entries = view(&program, id).await?["entries"].clone();
    for table in 1..=8 {
        let team = |entry: &Value| {
            let found = entries.as_array().unwrap().iter().find(|one| one["id"] == *entry).unwrap();
            all.iter().position(|member| json!(member.0) == found["member"]).unwrap() / 8
        };
        let mut teams: Vec<usize> = seated(&program, id, table).await?.iter().map(team).collect();
        teams.sort_unstable();
        assert_eq!(teams, [0, 1, 2], "one of each team at table {table}");
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
