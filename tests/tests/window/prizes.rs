//! Prizes through the window: a minimum and a prize for the best newcomer in the set-up, announced, stale after a late
//! entry, kept or announced anew, given and handed over, and an end that says what is not shared.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::Club;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_tests::window::{Program, Result};

use crate::acts::{choose, closed, press, put};
use crate::floor_plan::resize;

const PLAYERS: [&str; 9] = [
    "Abel",
    "Bravo",
    "Cohen",
    "Durand",
    "Évrard",
    "Faure",
    "Garcia",
    "Henry",
    "de La Rochefoucauld-Montmorency",
];

/// A club with nine members and nothing else.
fn club(path: &Path) {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    for last in PLAYERS {
        let draft = MemberDraft {
            first_name: "Ana".to_owned(),
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

async fn enter(program: &Program, id: TournamentId, member: i64) -> Result<()> {
    act(program, id, json!({ "type": "register", "member": member, "born": null, "paid": true })).await
}

/// Nothing for axe in three themes, and a picture of each; then the small window.
async fn looked_at(program: &Program, part: &str, what: &str) -> Result<()> {
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe(part).await?, Vec::<String>::new(), "{what} {theme}");
        program.picture(&format!("{what}-{theme}")).await?;
    }
    program.eval("(document.documentElement.dataset.theme = 'light')").await?;
    resize(program, 1024, 680).await?;
    program.picture(&format!("{what}-small")).await?;
    resize(program, 1366, 768).await
}

#[tokio::test]
async fn prizes_last_from_set_up_to_handover() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    club(&path);
    let program = Program::start_on("prizes", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    let desk = program.desk().await?;
    program.tap("new-tournament").await?;
    put(&program, "setup-name", "Soirée des gains").await?;
    program.tap("section-formula").await?;
    choose(&program, "setup-format", "freezeout").await?;
    if !program.has("test id", "money-fee").await? {
        program.tap("setup-money").await?;
    }
    put(&program, "money-fee", "10").await?;
    program.tap("section-prizes").await?;
    choose(&program, "shares", "amounts").await?;
    choose(&program, "minimum", "amount").await?;
    // Own amounts below the minimum are refused where they stand.
    put(&program, "minimum-amount", "50").await?;
    program.see("est au-dessous du gain minimal").await?;
    program.picture("refused").await?;
    choose(&program, "shares", "percent").await?;
    put(&program, "minimum-amount", "20").await?;
    program.tap("named-add").await?;
    put(&program, "named-0", "Meilleure débutante").await?;
    put(&program, "named-amount-0", "8").await?;
    put(&program, "named-thing-0", "Livre").await?;
    program.until("document.querySelector('[data-testid=errors]') === null").await?;
    looked_at(&program, "main", "setup").await?;
    program.tap("create-tournament").await?;
    program.find("test id", "amend").await?;

    let rows = program.call("tournaments", json!({})).await?.unwrap();
    let id = TournamentId(rows[0]["id"].as_i64().unwrap());
    let evening = desk.tournament(id);
    for member in 1..=8 {
        enter(&program, id, member).await?;
    }
    act(&program, id, json!({ "type": "draw_seats" })).await?;
    act(&program, id, json!({ "type": "start" })).await?;
    let amounts = |view: &Value| -> Vec<i64> {
        view["payouts"].as_array().unwrap().iter().map(|payout| payout["amount"].as_i64().unwrap()).collect()
    };
    // Of 80 €, 8 for the newcomer; of the rest the second and the third would get less than 20.
    assert_eq!(amounts(&evening.view().await?), [3_200, 2_000, 2_000]);
    evening.tab("prizes").await?;
    press(&program, "announce-prizes").await?;
    program.find("test id", "announced").await?;
    looked_at(&program, "main", "announced").await?;

    // Somebody comes late: the rail and the prizes say so.
    enter(&program, id, 9).await?;
    program.find("test id", "prize-changes").await?;
    looked_at(&program, "main", "stale").await?;
    evening.tab("tables").await?;
    press(&program, "arrived").await?;
    program.find("test id", "prizes-stale").await?;
    looked_at(&program, "[data-testid=rail-todo]", "rail").await?;
    press(&program, "stale-see").await?;
    press(&program, "keep-prizes").await?;
    program.find("test id", "keep-note").await?;
    looked_at(&program, "dialog[open]", "keep").await?;
    put(&program, "keep-note", "Cagnotte de la saison").await?;
    press(&program, "keep-go").await?;
    closed(&program).await?;
    program.see("Cagnotte de la saison").await?;
    program.until("document.querySelector('[data-testid=prize-changes]') === null").await?;

    // The newcomer's prize is given by a name, and handed over.
    press(&program, "give-0").await?;
    put(&program, "give-search", "evr").await?;
    program.until("document.querySelectorAll('[data-testid^=give-to-]').length === 1").await?;
    press(&program, "give-to-5").await?;
    looked_at(&program, "dialog[open]", "give").await?;
    press(&program, "give-go").await?;
    closed(&program).await?;
    program.see("Ana Évrard").await?;
    press(&program, "named-handed-0").await?;
    program.until("document.querySelector('[data-testid=named-handed-0]').checked").await?;
    assert_eq!(evening.view().await?["handed"]["amount"], json!(800));
    looked_at(&program, "main", "given").await?;
    Ok(())
}
