//! On the floor plan players and buttons are carried to their seats by a pointer.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::floor_plan::evening;
use crate::presses::view;

/// The seats of a table as test ids: those taken, and those free.
async fn seats(program: &Program, id: TournamentId, table: usize) -> Result<(Vec<String>, Vec<String>)> {
    let table = view(program, id).await?["view"]["tables"][table].clone();
    let of = |free: bool| {
        let seats = table["seats"].as_array().unwrap().iter();
        let seats = seats.filter(|seat| seat["entry"].is_null() == free);
        seats.map(|seat| format!("seat-{}-{}", table["no"], seat["no"])).collect()
    };
    Ok((of(false), of(true)))
}

/// Takes something up and carries it over something else.
async fn carry(program: &Program, from: &str, onto: &str) -> Result<()> {
    let (from, onto) = (program.find("test id", from).await?, program.find("test id", onto).await?);
    let pointer = program.driver().action_chain().move_to_element_center(&from).click_and_hold();
    pointer.move_by_offset(9, 9).move_to_element_center(&onto).perform().await?;
    Ok(())
}

async fn let_go(program: &Program) -> Result<()> {
    program.driver().action_chain().release().perform().await?;
    program.until("document.querySelector('[data-testid=carried]') === null").await
}

/// Seats of the players, and the button of each table.
async fn seating(program: &Program, id: TournamentId) -> Result<Value> {
    let tables = view(program, id).await?["view"]["tables"].clone();
    let facts =
        tables.as_array().unwrap().iter().map(|table| json!([table["seats"], table["told"]["button"]]));
    Ok(facts.collect())
}

#[tokio::test]
async fn a_player_is_carried_to_a_seat() -> Result<()> {
    let (_folder, program, id) = evening("drag", Language::Fr, 4, (1366, 768)).await?;
    let before = seating(&program, id).await?;
    let rows = async || -> Result<usize> {
        let lines = program.call("history", json!({ "id": id })).await?.map_err(|why| why.to_string())?;
        Ok(lines.as_array().unwrap().len())
    };
    let (mut crowded, mut short) = (0, 0);
    for table in 0..4 {
        let (taken, free) = seats(&program, id, table).await?;
        if free.is_empty() {
            crowded = table
        } else if taken.len() < 9 {
            short = table
        }
    }
    let (from, others) = {
        let (taken, _) = seats(&program, id, crowded).await?;
        (taken[0].clone(), taken)
    };
    let (taken, free) = seats(&program, id, short).await?;
    let history = rows().await?;

    // Over a seat that is taken the refusal is said before it is let go, and letting go does nothing.
    carry(&program, &from, &taken[0]).await?;
    let refused =
        format!("document.querySelector('[data-testid={}]').classList.contains('refused')", taken[0]);
    program.until(&refused).await?;
    program.find("test id", "foreseen-refused").await?;
    program.picture("refused").await?;
    let_go(&program).await?;
    assert_eq!(seating(&program, id).await?, before);

    // Escape puts it back where it was.
    carry(&program, &from, &free[0]).await?;
    program.find("test id", "foreseen").await?;
    program.write(Key::Escape + "").await?;
    program.until("document.querySelector('[data-testid=carried]') === null").await?;
    let_go(&program).await?;
    assert_eq!((seating(&program, id).await?, rows().await?), (before.clone(), history));

    // Over a free seat what follows is said; looking at it is written nowhere.
    carry(&program, &from, &free[0]).await?;
    program.find("test id", "foreseen").await?;
    program.picture("foreseen").await?;
    assert_eq!(rows().await?, history);
    let_go(&program).await?;
    program
        .until(&format!("!document.querySelector('[data-testid={}]').classList.contains('free')", free[0]))
        .await?;
    assert_eq!(rows().await?, history + 1);
    // The click that ends it opens nothing.
    assert!(!program.has("test id", "seat-popover").await?);
    program.tap("undo").await?;
    program
        .until(&format!("document.querySelector('[data-testid={}]').classList.contains('free')", free[0]))
        .await?;
    assert_eq!(seating(&program, id).await?, before);

    // The button goes to another seat of its table, and nowhere else.
    let chip = "[...document.querySelectorAll('[data-testid^=tell-button-]')].find((one) => one.textContent === 'D')";
    let chip = program.eval(&format!("{chip}.dataset.testid")).await?;
    let chip = chip.as_str().unwrap();
    let table: usize = chip.rsplit('-').next().unwrap().parse()?;
    let told = async || -> Result<Value> {
        Ok(view(&program, id).await?["view"]["tables"][table - 1]["told"]["button"].clone())
    };
    let was = told().await?;
    let (own, _) = seats(&program, id, table - 1).await?;
    let far = others.iter().chain(&taken).find(|seat| !own.contains(*seat)).unwrap();
    carry(&program, chip, far).await?;
    let_go(&program).await?;
    assert_eq!(told().await?, was);
    let next = own.iter().find(|seat| !seat.ends_with(&format!("-{was}"))).unwrap();
    carry(&program, chip, next).await?;
    program.find("test id", "foreseen").await?;
    let_go(&program).await?;
    let seat: i64 = next.rsplit('-').next().unwrap().parse()?;
    let button = program.find("test id", "undo").await?;
    program.until("document.querySelector('[data-testid=undo]').title.includes('outon')").await?;
    assert!(button.is_enabled().await?);
    assert_eq!(told().await?, json!(seat));
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn the_program_says_what_is_true_afterwards() -> Result<()> {
    let (_folder, program, id) = evening("after", Language::Fr, 4, (1366, 768)).await?;
    let (taken, _) = seats(&program, id, 0).await?;
    let left = view(&program, id).await?["view"]["counts"]["left"].as_i64().unwrap();
    program.tap(&taken[0]).await?;
    let said = format!("Après : {} joueurs, table 1 à {}.", left - 1, taken.len() - 1);
    program.see(&said).await?;
    program.picture("popover").await?;
    // Somebody of another table can be named.
    let seats = view(&program, id).await?["view"]["tables"][1]["seats"].clone();
    let other = seats
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["entry"].clone())
        .find(|entry| !entry.is_null())
        .unwrap();
    program.tap("seat-more").await?;
    let there = format!("document.querySelector('[data-testid=bust-by] option[value=\"{other}\"]') !== null");
    program.until(&there).await?;
    crate::acts::choose(&program, "bust-by", &other.to_string()).await?;
    program.tap("bust").await?;
    program.until("document.querySelector('[data-testid=last-out] .after .place') !== null").await?;
    let entries = view(&program, id).await?["view"]["entries"].clone();
    let out = entries.as_array().unwrap().iter().find(|one| one["place"] == json!(left)).unwrap().clone();
    assert_eq!(out["out_by"], other);
    program.picture("out").await?;
    // A rebuy that is not paid yet stays owed.
    program.tap(&taken[1]).await?;
    program.tap("seat-more").await?;
    program.tap("seat-rebuy_unpaid").await?;
    program.until("document.querySelector('[data-testid=seat-popover]') === null").await?;
    let unpaid = format!("document.querySelector('[data-testid={}]').classList.contains('unpaid')", taken[1]);
    program.until(&unpaid).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
