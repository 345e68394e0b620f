//! Bounties through the window: set up, won in the seat's popover, shared by several, paid out of the till.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::{choose, closed, press, put};
use crate::floor_plan::resize;

const PLAYERS: [(&str, &str); 6] = [
    ("Marc", "Rivière"),
    ("Inès", "Faure"),
    ("Jean-Christophe", "de La Rochefoucauld-Montmorency"),
    ("Óscar", "Petit"),
    ("Lê", "Kerbrat"),
    ("Anaïs", "Delaunay"),
];

/// A club with six members and nothing else.
fn club(path: &Path, language: Language) {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let club = Club::create(path, "Essai", language, today).unwrap();
    for (first, last) in PLAYERS {
        let draft = MemberDraft {
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            ..MemberDraft::default()
        };
        club.library().save_member(draft, now).unwrap();
    }
    club.close();
}

async fn act(program: &Program, id: TournamentId, action: Value) -> Result<()> {
    program.call("act", json!({ "id": id, "action": action })).await?.map_err(|why| why.to_string())?;
    Ok(())
}

/// Somebody goes out in the popover at his seat; who did it is touched on the plan, or chosen.
async fn out(program: &Program, id: TournamentId, entry: u32, by: Option<u32>) -> Result<()> {
    let view = program.desk().await?.tournament(id).view().await?;
    let seat = |entry: u32| {
        let at = &view["entries"][entry as usize - 1]["seat"];
        format!("seat-{}-{}", at["table"], at["seat"])
    };
    press(program, &seat(entry)).await?;
    program.find("test id", "seat-popover").await?;
    if let Some(by) = by {
        // If the popover covers his seat, he is chosen in it.
        let covered = format!(
            "(() => {{ const at = document.querySelector('[data-testid={}]').getBoundingClientRect();\
             const over = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);\
             return over?.closest('[data-testid=seat-popover]') !== null; }})()",
            seat(by)
        );
        if program.eval(&covered).await? == json!(true) {
            press(program, "seat-more").await?;
            choose(program, "bust-by", &by.to_string()).await?;
        } else {
            press(program, &seat(by)).await?;
        }
        program.find("test id", "by").await?;
    }
    program.picture(&format!("out-{entry}")).await?;
    press(program, "bust").await?;
    program.until("document.querySelector('[data-testid=seat-popover]') === null").await
}

#[tokio::test]
async fn progressive_bounties_from_the_set_up_to_the_till() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path, Language::Fr);
    let program = Program::start_on("bounties", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    let desk = program.desk().await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Primes du vendredi").await?;
    program.tap("section-formula").await?;
    choose(&program, "setup-format", "freezeout").await?;
    if !program.has("test id", "money-fee").await? {
        program.tap("setup-money").await?;
    }
    choose(&program, "bounty", "progressive").await?;
    put(&program, "bounty-amount", "10").await?;
    // A percentage that is none is refused at its field.
    put(&program, "bounty-percent", "100").await?;
    program.see("de 1 à 99 % de la prime").await?;
    put(&program, "bounty-percent", "50").await?;
    program.until("document.querySelector('[data-testid=errors]') === null").await?;
    program.picture("formula").await?;
    resize(&program, 1024, 680).await?;
    program.picture("formula-small").await?;
    resize(&program, 1366, 768).await?;
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;

    let rows = program.call("tournaments", json!({})).await?.unwrap();
    let id = TournamentId(rows[0]["id"].as_i64().unwrap());
    let evening = desk.tournament(id);
    for member in 1..=6 {
        act(&program, id, json!({ "type": "register", "member": member, "born": null, "paid": true }))
            .await?;
    }
    // Ten for the entry and ten for the bounty.
    let price = evening.view().await?["entries"][0]["due"].clone();
    assert_eq!(price, json!(2000));
    act(&program, id, json!({ "type": "draw_seats" })).await?;
    act(&program, id, json!({ "type": "start" })).await?;
    evening.tab("tables").await?;
    program.find("test id", "plan").await?;

    // The head of whoever eliminates grows, and the popover says so.
    out(&program, id, 1, Some(2)).await?;
    let view = evening.view().await?;
    let of = |view: &Value, entry: usize| {
        let entry = &view["entries"][entry - 1];
        (entry["head"].as_i64().unwrap(), entry["bounties"].as_i64().unwrap())
    };
    assert_eq!(of(&view, 2), (1500, 500));
    out(&program, id, 2, None).await?;

    // Nobody is named; the prizes say so, and two share it.
    evening.tab("prizes").await?;
    program.see("sans gagnant désigné").await?;
    press(&program, "hunters-2").await?;
    program.see("Qui a éliminé Inès Faure").await?;
    put(&program, "hunter-search", "kerb").await?;
    program.until("document.querySelectorAll('[data-testid^=hunter-][type=checkbox]').length === 1").await?;
    press(&program, "hunter-5").await?;
    put(&program, "hunter-search", "pet").await?;
    program.until("document.querySelector('[data-testid=hunter-4]') !== null").await?;
    press(&program, "hunter-4").await?;
    program.see("Lê Kerbrat et Óscar Petit").await?;
    program.picture("hunters").await?;
    assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new());
    press(&program, "hunters-save").await?;
    closed(&program).await?;
    program.gone("sans gagnant désigné").await?;
    // Of 15, half is paid and half goes onto heads, shared to the cent.
    let view = evening.view().await?;
    assert_eq!((of(&view, 5), of(&view, 4)), ((1375, 375), (1375, 375)));
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("prizes-{theme}")).await?;
    }
    program.eval("(document.documentElement.dataset.theme = 'light')").await?;
    resize(&program, 1024, 680).await?;
    program.picture("prizes-small").await?;
    resize(&program, 1366, 768).await?;

    // A player who is out opens with his winnings, and there too others can be named.
    evening.tab("tables").await?;
    program.tap("find-player").await?;
    program.write("faure").await?;
    program.write(Key::Enter + "").await?;
    program.see("5 € de primes").await?;
    program.picture("player-out").await?;
    press(&program, "player-hunters").await?;
    program.see("Qui a éliminé Inès Faure").await?;
    program.write(Key::Escape + "").await?;
    program.until("document.querySelectorAll('dialog[open]').length === 1").await?;
    program.write(Key::Escape + "").await?;
    closed(&program).await?;

    for (entry, by) in [(3, Some(4)), (4, Some(5)), (6, None)] {
        out(&program, id, entry, by).await?;
    }
    // The winner keeps the own head and what nobody won.
    program.tap("finish").await?;
    program.tap("finish-evening").await?;
    program.find("test id", "ended").await?;
    closed(&program).await?;
    program.picture("results").await?;
    let view = evening.view().await?;
    let bounties: i64 =
        view["results"].as_array().unwrap().iter().filter_map(|line| line["bounties"].as_i64()).sum();
    assert_eq!(bounties, 6_000);
    assert_eq!(view["results"][0]["entry"], json!(5));

    // Everybody who won a bounty is handed it; then the till is empty.
    let owed = view["handed"]["prizes"].as_array().unwrap().len();
    assert_eq!(owed, 0);
    let ticks = "[...document.querySelectorAll('[data-testid^=handed-]')].map((one) => one.dataset.testid)";
    let winners = program.eval(ticks).await?;
    for winner in winners.as_array().unwrap() {
        press(&program, winner.as_str().unwrap()).await?;
        let ticked =
            format!("document.querySelector('[data-testid={}]')?.checked === true", winner.as_str().unwrap());
        program.until(&ticked).await?;
    }
    program.see("tout est remis").await?;
    program.see("Il doit y avoir 0 € dans la caisse").await?;
    program.picture("till").await?;
    mystery(&program).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Envelopes, from the form to the room: sealed by themselves, changed, drawn at the desk, undone and drawn again.
async fn mystery(program: &Program) -> Result<()> {
    program.tap("go-tournaments").await?;
    program.tap("new-tournament").await?;
    put(program, "setup-name", "Primes mystère").await?;
    program.tap("section-formula").await?;
    choose(program, "setup-format", "freezeout").await?;
    if !program.has("test id", "money-fee").await? {
        program.tap("setup-money").await?;
    }
    choose(program, "bounty", "mystery").await?;
    put(program, "bounty-amount", "10").await?;
    choose(program, "mystery-from", "players").await?;
    put(program, "mystery-players", "1").await?;
    program.see("les enveloppes se tirent à partir de").await?;
    put(program, "mystery-players", "4").await?;
    // A wish is shown with all envelopes it would give, and an impossible one is reported.
    press(program, "envelope-add").await?;
    put(program, "envelope-amount-0", "0").await?;
    program.see("une enveloppe contient quelque chose").await?;
    put(program, "envelope-amount-0", "25").await?;
    put(program, "envelope-count-0", "6").await?;
    program.find("test id", "envelopes-left_out").await?;
    program.picture("mystery-left-out").await?;
    put(program, "envelope-count-0", "1").await?;
    program.until("document.querySelector('[data-testid=envelopes-left_out]') === null").await?;
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{theme}");
    }
    program.eval("(document.documentElement.dataset.theme = 'light')").await?;
    program.until("document.querySelector('[data-testid=errors]') === null").await?;
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        program
            .eval("document.querySelector('[data-testid=envelope-add]').scrollIntoView({ block: 'end' })")
            .await?;
        program.picture(&format!("mystery-form-{width}")).await?;
    }
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;

    let desk = program.desk().await?;
    let rows = program.call("tournaments", json!({})).await?.unwrap();
    let id =
        rows.as_array().unwrap().iter().find(|row| row["name"] == "Primes mystère").unwrap()["id"].as_i64();
    let id = TournamentId(id.unwrap());
    let evening = desk.tournament(id);
    // Nobody registers late: the envelopes are sealed as soon as four are left.
    let mut setup = evening.view().await?["setup"].clone();
    setup["late_last_level"] = json!(0);
    act(program, id, json!({ "type": "amend", "setup": setup })).await?;
    for member in 1..=6 {
        act(program, id, json!({ "type": "register", "member": member, "born": null, "paid": true })).await?;
    }
    act(program, id, json!({ "type": "draw_seats" })).await?;
    act(program, id, json!({ "type": "start" })).await?;
    for entry in [1, 2] {
        act(program, id, json!({ "type": "bust", "players": [{ "entry": entry, "by": 6 }] })).await?;
    }

    // They are changed before the first is drawn; a sum that is not the pool is refused.
    evening.tab("prizes").await?;
    press(program, "seal-envelopes").await?;
    press(program, "envelope-add").await?;
    program.see("5 enveloppes pour 4").await?;
    press(program, "envelopes-seal").await?;
    program.see("une enveloppe par joueur restant").await?;
    put(program, "envelope-count-3", "0").await?;
    program.see("4 enveloppes pour 4").await?;
    put(program, "envelope-amount-0", "30").await?;
    program.see("de trop").await?;
    program.picture("mystery-seal").await?;
    assert_eq!(program.axe("dialog[open]").await?, Vec::<String>::new());
    program.write(Key::Escape + "").await?;
    press(program, "discard-go").await?;
    closed(program).await?;

    // A player who puts another out draws at once at his seat, beside the plan; it can be undone.
    evening.tab("tables").await?;
    program.find("test id", "plan").await?;
    out(program, id, 3, None).await?;
    press(program, "envelope-hunters-3").await?;
    press(program, "hunter-6").await?;
    press(program, "hunters-save").await?;
    closed(program).await?;
    program.see("a éliminé").await?;
    program.picture("mystery-waits").await?;
    press(program, "draw-envelope-3").await?;
    program.see("Dernière tirée").await?;
    program.see("3 enveloppes encore fermées").await?;
    program.tap("undo").await?;
    program.see("4 enveloppes encore fermées").await?;
    press(program, "draw-envelope-3").await?;
    program.see("3 enveloppes encore fermées").await?;
    let drawn = evening.view().await?["bounties"]["mystery"]["drawn"][0].clone();
    let won = evening.view().await?["entries"][5]["bounties"].clone();
    assert_eq!((&drawn["from"], &drawn["amount"]), (&json!(3), &won));
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(program, width, height).await?;
        program.picture(&format!("mystery-drawn-{width}")).await?;
    }
    program.call("room_show", json!({ "ids": [id] })).await?.map_err(|why| why.to_string())?;
    program.open_room(id).await?;
    program.window("room.html").await?;
    program.find("test id", "just-drawn").await?;
    program.picture("mystery-room").await?;
    program.window("index.html").await?;
    act(program, id, json!({ "type": "break_now", "minutes": 15 })).await?;
    program.window("room.html").await?;
    program.see("3 enveloppes restantes").await?;
    program.picture("mystery-room-break").await?;
    program.window("index.html").await?;

    // The prizes list the envelopes and who drew which.
    evening.tab("prizes").await?;
    program.find("test id", "envelopes").await?;
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{theme}");
        program.picture(&format!("mystery-prizes-{theme}")).await?;
    }
    program.eval("(document.documentElement.dataset.theme = 'light')").await?;
    // In English too, on the smallest screen.
    program.speak("en").await?;
    program.see("no. ").await?;
    resize(program, 1024, 680).await?;
    program.picture("mystery-prizes-english").await?;
    Ok(())
}
