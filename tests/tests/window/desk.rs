//! The desk by keyboard: finding everything, forms that lose nothing, confirmations before what cannot
//! be undone, moves announced in the room, money and prizes; a list of members; a short path in English.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::focused;

/// A club with one tournament of this many players, one of whom has not paid.
fn club(path: &Path, language: Language, players: usize) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", language, today).unwrap();
    let id = club.tournaments().create_tournament(rebuy(language, today), None, now).unwrap();
    for number in 0..players {
        let draft = MemberDraft {
            last_name: format!("Famille{number}"),
            first_name: "Élodie".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: number > 0 }, now).unwrap();
    }
    club.close();
    id
}

async fn start(name: &str, path: &Path) -> Result<Program> {
    let program = Program::start(name, &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    Ok(program)
}

async fn key(program: &Program, key: Key) -> Result<()> {
    program.write(key + "").await
}

async fn away_from_fields(program: &Program) -> Result<()> {
    program.leave_fields().await?;
    Ok(())
}

/// Waits until this much money has been received in total.
async fn received(program: &Program, amount: &str) -> Result<()> {
    let said = "document.querySelector('[data-testid=received]')?.textContent";
    program.until(&format!("{said}?.startsWith('{amount}') === true")).await
}

async fn do_it(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|error| error.to_string())?;
    Ok(())
}

#[tokio::test]
async fn everything_is_found_and_nothing_typed_is_lost() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path, Language::Fr, 6);
    let program = start("keys", &path).await?;
    program.see("Recaves et add-on").await?;

    // Keys, and the palette: places without accents, then an action.
    away_from_fields(&program).await?;
    program.write("?").await?;
    program.see("Touches du clavier").await?;
    key(&program, Key::Escape).await?;
    program.gone("Touches du clavier").await?;
    program.control("k").await?;
    focused(&program, "palette").await?;
    program.write("reglages").await?;
    key(&program, Key::Enter).await?;
    program.see("Volume général").await?;

    // Escape does not discard a half-filled form.
    program.control("K").await?;
    focused(&program, "palette").await?;
    program.write("ajouter un membre").await?;
    key(&program, Key::Enter).await?;
    focused(&program, "last-name").await?;
    program.write("Dupont").await?;
    key(&program, Key::Escape).await?;
    program.see("Quitter sans enregistrer").await?;
    key(&program, Key::Escape).await?;
    program.gone("Quitter sans enregistrer").await?;

    // Errors appear at their fields, and the first takes the focus.
    program.tap("email").await?;
    program.write("pas une adresse").await?;
    program.tap("save-member").await?;
    focused(&program, "first-name").await?;
    let said = "(() => { const field = document.activeElement; \
        return field.getAttribute('aria-invalid') === 'true' && \
        document.getElementById(field.getAttribute('aria-describedby')).textContent.length > 3; })()";
    assert_eq!(program.eval(said).await?, json!(true));
    assert_eq!(program.eval("document.querySelectorAll('[aria-invalid=true]').length").await?, json!(2));
    program.picture("wrong").await?;
    program.write("Réjane").await?;
    program.fill("Adresse électronique", "rejane@example.org").await?;
    program.tap("save-member").await?;
    program.until("document.querySelector('dialog[open]') === null").await?;

    // The palette finds the new member, and opens the panel; from there the form is one key away.
    program.control("k").await?;
    focused(&program, "palette").await?;
    program.write("rejane").await?;
    program.see("Réjane Dupont").await?;
    key(&program, Key::Enter).await?;
    focused(&program, "edit-member").await?;
    key(&program, Key::Enter).await?;
    program.until("document.querySelector('[data-testid=last-name]')?.value === 'Dupont'").await?;
    key(&program, Key::Escape).await?;
    program.until("document.querySelector('dialog[open]') === null").await?;

    // High contrast, from the palette.
    program.control("k").await?;
    focused(&program, "palette").await?;
    program.write("contraste").await?;
    key(&program, Key::Enter).await?;
    program.until("document.documentElement.dataset.theme === 'contrast'").await?;
    program.picture("contrast").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn money_prizes_moves_and_the_clock_s_questions() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::Fr, 20);
    let program = start("evening-desk", &path).await?;
    program.tap(&format!("open-{id}")).await?;

    // Letters and Enter receive what is owed; an empty box leaves Ctrl+Z to the tournament.
    received(&program, "190").await?;
    program.tap("register").await?;
    program.write("famille0").await?;
    program.see("Entrée pour encaisser").await?;
    key(&program, Key::Enter).await?;
    received(&program, "200").await?;
    program.control("Z").await?;
    received(&program, "190").await?;

    // Arrow keys between tabs, where the keyboard gave one the focus; after a press they are the clock's.
    program.tap("tab-entries").await?;
    key(&program, Key::Tab).await?;
    program.write(Key::Shift + Key::Tab).await?;
    for _ in 0..3 {
        key(&program, Key::Right).await?;
    }
    focused(&program, "tab-prizes").await?;
    program.see("Dotation").await?;
    program.tap("change-prizes").await?;
    program.tap("add-thing").await?;
    program.tap("thing-0").await?;
    program.write("Jambon de pays").await?;
    program.tap("save-prizes").await?;
    program.until("document.querySelector('dialog[open]') === null").await?;
    program.see("Jambon de pays").await?;
    program.see("encore à gagner").await?;
    program.picture("prizes").await?;

    // Changes of the clock cannot be undone, so they need a confirmation.
    do_it(&program, id, json!({ "type": "draw_seats" })).await?;
    do_it(&program, id, json!({ "type": "start" })).await?;
    program.tap("tab-clock").await?;
    program.press("Passer ici").await?;
    program.see("Changer l’horloge").await?;
    key(&program, Key::Escape).await?;
    program.until("document.querySelector('dialog[open]') === null").await?;
    let step = program.call("clock", json!({ "id": id })).await?.unwrap()["current"]["index"].clone();
    assert_eq!(step, json!(0));

    // A table breaks: the room announces the moves until the players sit.
    loop {
        let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
        let tables = view["tables"].as_array().unwrap().clone();
        if let Some(advice) =
            view["advice"].as_array().unwrap().iter().find(|advice| advice["kind"]["type"] == "break")
        {
            for table in &tables {
                let seats = table["seats"].as_array().unwrap();
                let seat = seats.iter().find(|seat| !seat["entry"].is_null()).unwrap();
                let told = json!({ "type": "tell_position", "table": table["no"], "seat": seat["no"],
                    "position": "button" });
                do_it(&program, id, told).await?;
            }
            do_it(&program, id, json!({ "type": "break_table", "table": advice["kind"]["table"] })).await?;
            break;
        }
        let largest = tables.iter().max_by_key(|table| table["players"].as_i64()).unwrap();
        let entry = largest["seats"].as_array().unwrap().iter().find_map(|seat| seat["entry"].as_i64());
        let out = json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] });
        do_it(&program, id, out).await?;
    }
    program.tap("tab-tables").await?;
    program.find("test id", "announce").await?;
    program.picture("announce").await?;
    let moves = program.call("desk", json!({ "id": id })).await?.unwrap()["announce"].clone();
    let count = moves.as_array().unwrap().len();
    program.open_room(id).await?;
    let shown =
        |count| format!("document.querySelectorAll('[data-testid=room-moves] li').length === {count}");
    program.until(&shown(count)).await?;
    program.picture("room-moves").await?;
    program.window("index.html").await?;
    // The last elimination scrolled the page; announcements are at its top.
    program.eval("(document.querySelector('main').scrollTop = 0, true)").await?;
    program.tap(&format!("seated-{}", moves[0]["entry"])).await?;
    program.window("room.html").await?;
    program.until(&shown(count - 1)).await?;
    program.window("index.html").await?;
    program.tap("all-seated").await?;
    program.until("document.querySelector('[data-testid=announce]') === null").await?;
    program.tap("rail-more").await?;
    program.see("Liste des déplacements").await?;
    program.window("room.html").await?;
    program.until(&shown(0)).await?;
    program.window("index.html").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_list_of_members_is_imported_through_the_window() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path, Language::Fr, 2);
    let list = folder.path().join("liste.csv");
    std::fs::write(
        &list,
        "Nom;Prénom;Né le\nLefèvre;Anaïs;03/05/1990\n;Sans nom;\nLefèvre;Anaïs;03/05/1990\n",
    )?;
    let program = start("import", &path).await?;
    program.tap("go-members").await?;
    let preview = program.call("members_preview", json!({ "path": list })).await?.unwrap();
    assert_eq!((&preview[1]["added"], &preview[1]["rejected"]), (&json!(1), &json!(1)));
    let added = program
        .call("members_import", json!({ "path": preview[0], "preview": preview[1] }))
        .await?
        .map_err(|error| error.to_string())?;
    assert_eq!(added, json!(1));
    program.see("Lefèvre").await?;
    program.press("Lefèvre").await?;
    program.see("3 mai 1990").await?;
    // Importing the same list again changes nothing, and says so.
    let again = program.call("members_preview", json!({ "path": list })).await?.unwrap();
    assert_eq!((&again[1]["added"], &again[1]["known"]), (&json!(0), &json!(2)));
    // The list changed after the preview: it is refused as a whole.
    std::fs::write(&list, "Nom;Prénom\nAutre;Personne\n")?;
    let refused = program.call("members_import", json!({ "path": again[0], "preview": again[1] })).await?;
    assert!(refused.is_err(), "{refused:?}");
    program.picture("members").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn a_short_evening_in_english() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, Language::En, 3);
    let program = start("english", &path).await?;
    program.until("document.documentElement.lang === 'en'").await?;
    program.tap(&format!("open-{id}")).await?;
    program.see("3 entries").await?;
    program.press("Draw the seats").await?;
    program.press("Cards in the air").await?;
    program.see("Level 1").await?;
    let tables = program.desk().await?.tournament(id).tables().await?;
    for place in ["3rd", "2nd"] {
        let view = program.call("desk", json!({ "id": id })).await?.unwrap()["view"].clone();
        let seat = view["entries"].as_array().unwrap().iter().find(|entry| !entry["seat"].is_null()).unwrap()
            ["seat"]
            .clone();
        tables.open_seat(&seat["table"], &seat["seat"]).await?;
        let out = program.find("test id", "bust").await?.text().await?;
        assert!(out.starts_with("Eliminate ") && out.contains(place), "{out}");
        program.tap("bust").await?;
        program.until("document.querySelector('dialog[open]') === null").await?;
    }
    program.tap("finish").await?;
    // A player still owes money: that is said beside the end, and does not stop it.
    program.see("owed stay").await?;
    program.tap("finish-evening").await?;
    program.find("test id", "ended").await?;
    program.picture("prizes").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
