//! Conduct in the real window: penalties at a live table, counted down and lifted, a
//! disqualification with its chips, absent players and a new draw, in French and in English.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::{MemberDraft, SeasonDraft};
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};

use crate::acts::{in_each_theme, press};

/// A club with a season, and in it an evening of twelve at two tables that began so many minutes ago; `None`
/// if seats are drawn and play has not begun. Answers the tournament's number.
fn club(path: &Path, language: Language, began: Option<i64>) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", language, today).unwrap();
    let season = SeasonDraft {
        id: None,
        name: "Saison".to_owned(),
        starts_on: today,
        ends_on: today + chrono::Days::new(100),
        best_n: None,
        min_played: 0,
    };
    let season = club.library().save_season(&season).unwrap();
    let mut members = Vec::new();
    for number in 1..=12 {
        let draft = MemberDraft {
            last_name: format!("Famille{number}"),
            first_name: "Élodie".to_owned(),
            ..MemberDraft::default()
        };
        members.push(club.library().save_member(draft, now).unwrap().id);
    }
    // An earlier evening of the season, in which the first member was punished.
    let mut setup = freezeout(language, today - chrono::Days::new(7));
    setup.name = "Vendredi passé".to_owned();
    let past = club.tournaments().create_tournament(setup, Some(season), now).unwrap();
    for member in &members[..3] {
        club.play().act(past, &Action::Register { member: *member, born: None, paid: true }, now).unwrap();
    }
    club.play().act(past, &Action::DrawSeats, now).unwrap();
    club.play().act(past, &Action::Start, now).unwrap();
    let warned = json!({ "type": "penalise", "entry": 1, "offence": "remarks",
        "sanction": { "kind": "warning", "hands": 1 }, "note": "", "stack": null });
    club.play().act(past, &serde_json::from_value(warned).unwrap(), now).unwrap();

    let mut setup = freezeout(language, today);
    setup.tables.truncate(2);
    setup.seats_per_table = 8;
    setup.final_table_seats = 6;
    let at = now - Millis::of_minutes(began.unwrap_or(0));
    let id = club.tournaments().create_tournament(setup, Some(season), at).unwrap();
    for member in members {
        club.play().act(id, &Action::Register { member, born: None, paid: true }, at).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, at).unwrap();
    if began.is_some() {
        club.play().act(id, &Action::Start, at).unwrap();
    }
    club.close();
    id
}

async fn view(program: &Program, id: TournamentId) -> Result<Value> {
    let desk = program.call("desk", json!({ "id": id })).await?.map_err(|error| error.to_string())?;
    Ok(desk["view"].clone())
}

async fn seat(program: &Program, id: TournamentId, entry: usize) -> Result<Value> {
    Ok(view(program, id).await?["entries"][entry - 1]["seat"].clone())
}

/// Opens the program on the evening, its tables in sight.
async fn opened(name: &str, path: &Path, id: TournamentId) -> Result<Program> {
    let program = Program::start(name, &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    press(&program, &format!("open-{id}")).await?;
    program.find("test id", "tab-tables").await?;
    Ok(program)
}

/// The penalty tool, with this player of the evening chosen.
async fn punish(program: &Program, entry: usize) -> Result<()> {
    press(program, "go-floor").await?;
    if program.has("test id", "floor-another").await? {
        press(program, "floor-another").await?;
    }
    press(program, "floor-all").await?;
    press(program, "tool-penalty").await?;
    program.find("test id", "penalty-player").await?;
    let script = format!(
        "(() => {{ const list = document.querySelector('[data-testid=penalty-player]'); \
         if (![...list.options].some((option) => option.value === '{entry}')) return false; \
         list.value = '{entry}'; list.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()"
    );
    program.until(&script).await?;
    program.find("test id", "penalty-proposal").await?;
    Ok(())
}

/// Checks the state of a penalty in the ledger.
async fn ledger(program: &Program, row: usize, said: &str) -> Result<()> {
    let read = format!("document.querySelectorAll('[data-testid=ledger] tbody tr')[{row}]?.innerText ?? ''");
    program.until(&format!("({read}).replace(/[\\s\\u00a0\\u202f]+/g, ' ').includes({})", json!(said))).await
}

#[tokio::test]
async fn penalties_at_a_live_table() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, Some(5));
    let program = opened("conduct", &path, id).await?;
    punish(&program, 1).await?;
    // His offence on another evening of the season stands beside the proposal.
    program.see("Vendredi passé : Remarques hors du coup, avertissement et une main manquée").await?;
    let table = seat(&program, id, 1).await?["table"].clone();

    press(&program, "give-warning_1_hand").await?;
    ledger(&program, 0, "encore 1 main").await?;
    press(&program, &format!("played-hand-{table}")).await?;
    ledger(&program, 0, "purgée").await?;
    // The penalty stands there, and nothing else is proposed before somebody asks. Then the ladder climbs; a round
    // has as many hands as the table has players.
    program.find("test id", "penalty-given").await?;
    assert!(!program.has("test id", "penalty-proposal").await?);
    press(&program, "penalty-another").await?;
    program.see("exclusion d’un tour : 6 mains").await?;
    press(&program, "give-suspend_1_orbit").await?;
    ledger(&program, 0, "encore 6 mains").await?;
    press(&program, &format!("played-hand-{table}")).await?;
    ledger(&program, 0, "encore 5 mains").await?;
    program.picture("running").await?;
    press(&program, "lift-2").await?;
    ledger(&program, 0, "levée").await?;
    program.until("document.querySelector('[data-testid^=played-hand]') === null").await?;
    program.picture("lifted").await?;

    // On paper, on request.
    press(&program, "print-penalties").await?;
    program.find("test id", "pages").await?;
    program
        .until(
            "document.querySelector('[data-testid=kind-penalties]').getAttribute('aria-current') === 'true'",
        )
        .await?;
    program.until("document.querySelectorAll('[data-testid=pages] canvas').length > 0").await?;
    program.picture("paper").await?;
    // On the member's card.
    press(&program, "go-members").await?;
    program.see("Famille1").await?;
    press(&program, "go-tournament").await?;
    press(&program, "tab-history").await?;
    program.see("Exclusion d’Élodie Famille1 pour un tour (jeu hors de son tour)").await?;
    program.see("Sanction 2 levée").await?;

    press(&program, "language").await?;
    punish(&program, 1).await?;
    ledger(&program, 0, "one round away").await?;
    ledger(&program, 0, "lifted").await?;
    program.see("Punished before this season").await?;
    program.picture("english").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_disqualification_removes_the_chips_that_were_counted() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, Some(5));
    let program = opened("disqualified", &path, id).await?;
    punish(&program, 2).await?;
    let before = view(&program, id).await?["counts"].clone();
    press(&program, "give-disqualified").await?;
    program.see("ses jetons sont retirés du jeu").await?;
    in_each_theme(&program, "dialog[open]", "disqualify").await?;
    // Nothing has happened yet; more than there are is refused and keeps what was typed.
    assert_eq!(view(&program, id).await?["counts"], before);
    program.find("test id", "counted").await?.send_keys("999999").await?;
    press(&program, "disqualify-go").await?;
    program.see("Ce tapis est impossible avec les jetons en jeu").await?;
    let field = program.find("test id", "counted").await?;
    field.clear().await?;
    field.send_keys("9000").await?;
    program.picture("counted").await?;
    press(&program, "disqualify-go").await?;
    ledger(&program, 0, "disqualifié, 9 000 jetons retirés").await?;
    program.until("document.querySelector('[data-testid=disqualify]') === null").await?;
    // The tool proposes nothing more until somebody who can still be punished is chosen.
    program.until("document.querySelector('[data-testid=penalty-player]').value === ''").await?;
    program.until("document.querySelector('[data-testid=penalty-proposal]') === null").await?;
    let others =
        "[...document.querySelectorAll('[data-testid=penalty-player] option')].map((one) => one.value)";
    program.until(&format!("{others}.includes('1') && !{others}.includes('2')")).await?;
    let after = view(&program, id).await?["counts"].clone();
    assert_eq!(after["left"], json!(11));
    program.picture("out").await?;

    // Lifted: the player is back, with the chips.
    press(&program, "lift-1").await?;
    ledger(&program, 0, "levée").await?;
    assert_eq!(view(&program, id).await?["counts"], before);

    press(&program, "language").await?;
    punish(&program, 3).await?;
    press(&program, "give-disqualified").await?;
    program.see("the chips leave play").await?;
    program.picture("english").await?;
    press(&program, "disqualify-go").await?;
    ledger(&program, 0, "disqualified").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Opens a player's box from his seat.
async fn player(program: &Program, id: TournamentId, entry: usize) -> Result<()> {
    let at = seat(program, id, entry).await?;
    press(program, "tab-tables").await?;
    press(program, &format!("seat-{}-{}", at["table"], at["seat"])).await?;
    program.find("test id", "absent").await?;
    Ok(())
}

#[tokio::test]
async fn absent_players_come_back_or_are_removed() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, Some(40));
    let program = opened("absent", &path, id).await?;
    press(&program, "go-tournament").await?;
    player(&program, id, 4).await?;
    press(&program, "absent").await?;
    // Forty minutes of play are more than the thirty of the rules.
    program.find("test id", "advice-no_show").await?;
    program.picture("advised").await?;
    player(&program, id, 4).await?;
    program.see("De retour").await?;
    press(&program, "absent").await?;
    program.until("document.querySelector('[data-testid=advice-no_show]') === null").await?;

    player(&program, id, 5).await?;
    press(&program, "absent").await?;
    let left = program.find("test id", "no-show-stack").await?;
    left.clear().await?;
    left.send_keys("8500").await?;
    press(&program, "remove-absent").await?;
    program.until("document.querySelector('[data-testid=advice-no_show]') === null").await?;
    assert_eq!(view(&program, id).await?["counts"]["left"], json!(11));
    press(&program, "tab-history").await?;
    program.see("Absent retiré : Élodie Famille5").await?;
    program.see("Arrivée notée : Élodie Famille4").await?;

    press(&program, "language").await?;
    program.see("Absent player removed: Élodie Famille5").await?;
    player(&program, id, 6).await?;
    program.see("Absent").await?;
    program.picture("english").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn seats_are_drawn_anew_before_the_start() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, None);
    let program = opened("drawn-again", &path, id).await?;
    press(&program, "tab-entries").await?;
    program.find("test id", "draw-again").await?;
    let first = view(&program, id).await?["draw_seed"].clone();
    // The seed is for whoever wants to verify the draw.
    let verify = "(() => { const all = document.querySelector('[data-testid=draw-verify]');
        if (!all.open) all.querySelector('summary').click(); return true; })()";
    let seed = "(document.querySelector('.seed')?.innerText ?? '')";
    program.eval(verify).await?;
    program.until(&format!("({seed}).includes({first})")).await?;
    // The new seats are shown at the tables.
    press(&program, "draw-again").await?;
    program.until("document.querySelector('[data-testid=tab-tables]').ariaSelected === 'true'").await?;
    press(&program, "tab-entries").await?;
    program.find("test id", "draw-verify").await?;
    program.eval(verify).await?;
    program.until(&format!("{seed} !== '' && !({seed}).includes({first})")).await?;
    let second = view(&program, id).await?["draw_seed"].clone();
    assert_ne!(first, second);
    program.picture("again").await?;
    // It can be taken back, and the first draw stands.
    press(&program, "undo").await?;
    program.until(&format!("({seed}).includes({first})")).await?;
    press(&program, "language").await?;
    program.see("Draw again").await?;
    press(&program, "draw-again").await?;
    program.until("document.querySelector('[data-testid=tab-tables]').ariaSelected === 'true'").await?;
    assert_ne!(view(&program, id).await?["draw_seed"], first);
    press(&program, "start").await?;
    program.find("test id", "table-1").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
