//! The clock at the desk: a pause with an end, a typed time, hand for hand, the forecast end
//! of the evening and the effect of shorter levels, overtime, several clocks, keys,
//! sounds; a short path in English.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::focused;

/// A club with one running tournament per name, each started this many minutes ago,
/// at two tables. The last one has the greatest number.
pub(crate) fn club(path: &Path, language: Language, played: &[(&str, i64)]) -> Vec<TournamentId> {
    let (today, now) = (Local::now().date_naive(), Utc::now().timestamp_millis());
    let mut club = Club::create(path, "Essai", language, today).unwrap();
    let mut ids = Vec::new();
    for (name, minutes) in played {
        let began = now - minutes * 60_000;
        let mut setup = freezeout(language, today);
        (*name).clone_into(&mut setup.name);
        setup.seats_per_table = 6;
        let id = club.tournaments().create_tournament(setup, None, Millis(began)).unwrap();
        for number in 1..=12 {
            let draft = MemberDraft {
                last_name: format!("{name}{number}"),
                first_name: "Zoé".to_owned(),
                ..MemberDraft::default()
            };
            let member = club.library().save_member(draft, Millis(began)).unwrap().id;
            club.play().act(id, &Action::Register { member, born: None, paid: true }, Millis(began)).unwrap();
        }
        club.play().act(id, &Action::DrawSeats, Millis(began)).unwrap();
        club.play().act(id, &Action::Start, Millis(began)).unwrap();
        ids.push(id);
    }
    club.close();
    ids
}

pub(crate) async fn start(name: &str, path: &Path, id: TournamentId) -> Result<Program> {
    let program = Program::start(name, &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.tap(&format!("rail-clock-{id}")).await?;
    // The tab that opens by default.
    program.until("document.querySelector('[data-testid=tab-tables]')?.ariaSelected === 'true'").await?;
    program.tap("tab-clock").await?;
    program.until("document.querySelector('[data-testid=clock-time]') !== null").await?;
    Ok(program)
}

pub(crate) async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    Ok(())
}

pub(crate) async fn clock(program: &Program, id: TournamentId) -> Result<Value> {
    Ok(program.call("clock", json!({ "id": id })).await?.unwrap())
}

fn shows(test_id: &str, text: &str) -> String {
    format!("document.querySelector('[data-testid={test_id}]')?.textContent.includes('{text}') === true")
}

/// Whether the strip's button, an icon, has this name.
fn toggles(name: &str) -> String {
    format!("document.querySelector('[data-testid=toggle-clock]')?.ariaLabel === '{name}'")
}

async fn type_into(program: &Program, test_id: &str, text: &str) -> Result<()> {
    program.tap(test_id).await?;
    focused(program, test_id).await?;
    program.write(Key::Control + "a").await?;
    program.write(text).await
}

#[tokio::test]
async fn the_clock_is_typed_and_paused() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, &[("Vendredi", 3)])[0];
    let program = start("clock", &path, id).await?;

    // Typed: first an invalid time, then a valid one.
    program.tap("clock-time").await?;
    program.until("document.activeElement?.dataset.testid === 'clock-typed'").await?;
    program.write(Key::Control + "a").await?;
    program.write("douze").await?;
    program.write(Key::Enter + "").await?;
    program.see("Ce n’est pas une durée").await?;
    program.write(Key::Control + "a").await?;
    program.write("9:30").await?;
    program.write(Key::Enter + "").await?;
    program.until(&shows("clock-time", "9:")).await?;
    program.picture("typed").await?;

    // A pause that ends by itself, and a change of mind.
    type_into(&program, "pause-until", "plus tard").await?;
    program.write(Key::Enter + "").await?;
    program.see("Écrivez une heure").await?;
    type_into(&program, "pause-until", "10").await?;
    program.write(Key::Enter + "").await?;
    program.see("Reprise à").await?;
    let read = clock(&program, id).await?;
    assert_eq!(read["running"], json!(false));
    assert!((540_000..=600_000).contains(&read["resumes_in"].as_i64().unwrap()), "{read}");
    program.picture("pause").await?;
    program.press("Attendre ma décision").await?;
    program.gone("Reprise à").await?;
    program.press("Reprendre").await?;
    program.until(&toggles("Arrêter")).await?;

    // A pause whose end is already past has ended.
    act(&program, id, json!({ "type": "pause_until", "until": read["now"].as_i64().unwrap() + 900_000 }))
        .await?;
    program.until(&toggles("Reprendre")).await?;
    let soon = clock(&program, id).await?["now"].as_i64().unwrap() + 2_000;
    act(&program, id, json!({ "type": "pause_until", "until": soon })).await?;
    program.until(&toggles("Arrêter")).await?;

    // A break at once, and its end.
    program.tap("break-now").await?;
    program.until(&shows("strip", "Pause")).await?;
    program.see("Pause décidée par la direction").await?;
    program.picture("break").await?;
    program.tap("end-break").await?;
    program.until(&shows("strip", "Niveau 1")).await?;

    // Announces the last hands before the break.
    program.tap("last-hands").await?;
    program.until(&shows("hands-left", "Encore 3 mains")).await?;
    program.tap("hand-less").await?;
    program.until(&shows("hands-left", "Encore 2 mains")).await?;
    program.press("Retirer l’annonce").await?;
    program.until("document.querySelector('[data-testid=last-hands]') !== null").await?;

    // Hand for hand at two tables; both must be ready.
    let before = clock(&program, id).await?["remaining"].as_i64().unwrap();
    program.tap("hands-start").await?;
    program.until(&shows("hands-hand", "Main 1")).await?;
    program.see("TDA 2024 RP-8").await?;
    program.until("document.querySelector('[data-testid=hands-next]').disabled").await?;
    program.tap("hand-table-1").await?;
    program.until(&shows("hand-table-1", "main finie")).await?;
    program.picture("hand-for-hand").await?;
    program.tap("hand-table-2").await?;
    program.until("!document.querySelector('[data-testid=hands-next]').disabled").await?;
    program.tap("hands-next").await?;
    program.until(&shows("hands-hand", "Main 2")).await?;
    let after = clock(&program, id).await?["remaining"].as_i64().unwrap();
    assert!((118_000..=125_000).contains(&(before - after)), "{before} {after}");
    // The space bar cannot start the clock during hand for hand.
    program.leave_fields().await?;
    program.write(" ").await?;
    program.see("ce sont les mains qui font avancer l’horloge").await?;
    program.tap("hands-end").await?;
    program.until("document.querySelector('[data-testid=hands-start]') !== null").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn every_clock_button_works_at_any_moment() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let ids = club(&path, Language::Fr, &[("Vendredi", 3), ("Samedi", 5)]);
    let id = ids[0];
    let program = start("moments", &path, id).await?;
    let length = clock(&program, id).await?["current"]["length"].as_i64().unwrap();

    // In a break called at once, the level restarts as a whole.
    act(&program, id, json!({ "type": "break_now", "minutes": 4 })).await?;
    program.until(&shows("strip", "Pause")).await?;
    program.see("C’est la pause").await?;
    program.press("Reprendre le niveau au début").await?;
    program.tap("confirm-yes").await?;
    program.until(&shows("strip", "Niveau 1")).await?;
    let left = clock(&program, id).await?["remaining"].as_i64().unwrap();
    assert!((length - 30_000..=length).contains(&left), "{left} of {length}");

    // A held space bar stops the clock once.
    program.until(&toggles("Arrêter")).await?;
    program
        .eval(
            "(() => { for (const repeat of [false, true, true, true]) \
             window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', repeat })); return true; })()",
        )
        .await?;
    program.until(&toggles("Reprendre")).await?;
    assert!(!program.text().await?.contains("ne tourne pas"));
    assert_eq!(clock(&program, id).await?["running"], json!(false));

    // Two tournaments side by side stay so when the room's key is pressed for one of them.
    program.call("room_show", json!({ "ids": ids })).await?.unwrap();
    program.eval("window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', code: 'KeyF' }))").await?;
    program.window("room.html").await?;
    program.until("document.querySelector('[data-count]')?.dataset.count === '2'").await?;
    program.picture("beside").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_end_is_forecast_in_the_last_level() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let ids = club(&path, Language::Fr, &[("Vendredi", 20), ("Satellite", 400)]);
    let program = start("overtime", &path, ids[0]).await?;

    // The effect of shorter levels; applied, and undone.
    program.until(&shows("forecast-end", "Fin vers")).await?;
    type_into(&program, "cut-minutes", "8").await?;
    program.until(&shows("cut-end", "fin vers")).await?;
    let end = |read: &Value| read["forecast"]["ends_at"].as_i64().unwrap();
    let before = end(&clock(&program, ids[0]).await?);
    program.picture("what-if").await?;
    program.tap("cut-go").await?;
    // The field's label names the levels to come too; only the message beside the undo says that they changed.
    program.until(&shows("done", "Niveaux à venir")).await?;
    let after = end(&clock(&program, ids[0]).await?);
    assert!(after < before - 30 * 60_000, "{before} {after}");
    program.tap("undo").await?;
    program.until(&format!("!({})", shows("done", "Niveaux à venir"))).await?;

    // Keys: the next level after a confirmation, minutes, the list of all keys.
    program.leave_fields().await?;
    program.write(Key::Right + "").await?;
    program.tap("confirm-yes").await?;
    program.until(&shows("strip", "Niveau 3")).await?;
    let minute = clock(&program, ids[0]).await?["remaining"].as_i64().unwrap();
    program.leave_fields().await?;
    program.write("+").await?;
    program.see("Horloge décalée").await?;
    let longer = clock(&program, ids[0]).await?["remaining"].as_i64().unwrap();
    assert!((45_000..=60_000).contains(&(longer - minute)), "{minute} {longer}");
    program.write("?").await?;
    program.see("Niveau précédent ou suivant").await?;
    program.see("Scènes de la salle").await?;
    program.picture("keys").await?;
    program.write(Key::Escape + "").await?;
    program.gone("Niveau précédent ou suivant").await?;
    // A scene of the room by its digit, and back to automatic scenes.
    for (figure, held) in [("3", json!("clock")), ("0", Value::Null)] {
        program.leave_fields().await?;
        program.write(figure).await?;
        for _ in 0..200 {
            if program.call("room_status", json!({})).await?.unwrap()["hold"] == held {
                break;
            }
        }
        assert_eq!(program.call("room_status", json!({})).await?.unwrap()["hold"], held);
    }

    // The other tournament, one click away, has outlasted its structure.
    let other = format!("rail-clock-{}", ids[1]);
    program.until(&shows(&other, "+")).await?;
    program.tap(&other).await?;
    program.until(&shows("strip", "prolongation")).await?;
    program.until("document.querySelector('[data-testid=tab-tables]')?.ariaSelected === 'true'").await?;
    program.tap("tab-clock").await?;
    program.until("document.querySelector('[data-testid=overtime]') !== null").await?;
    let read = clock(&program, ids[1]).await?;
    assert!(
        read["over"].as_i64().unwrap() > 0 && read["current"]["blinds"]["big"] == json!(20_000),
        "{read}"
    );
    program.picture("overtime").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn sounds_are_chosen_one_by_one_in_english_too() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::En, &[("Friday", 3)])[0];
    let program = start("sounds", &path, id).await?;
    program.until(&shows("forecast-end", "Ends about")).await?;
    program.tap("hands-start").await?;
    program.until(&shows("hands-hand", "Hand 1")).await?;
    program.picture("english").await?;
    program.tap("go-settings").await?;
    program.see("Last ten seconds").await?;
    program.tap("sound-ten_seconds").await?;
    program.until("document.querySelector('[data-testid=sound-ten_seconds]').checked === false").await?;
    program.picture("sounds").await?;
    // This machine has no loudspeaker: one message, and the program continues.
    let tried = program.call("alert_try", json!({ "alert": "level" })).await?;
    if let Err(problem) = tried {
        assert!(problem["message"].as_str().unwrap().contains("heard"), "{problem}");
    }
    let kept = program.call("sounds", json!({})).await?.unwrap();
    let ten = kept["alerts"].as_array().unwrap().iter().find(|choice| choice["alert"] == "ten_seconds");
    assert_eq!(ten.unwrap()["on"], json!(false));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
