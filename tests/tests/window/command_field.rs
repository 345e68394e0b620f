//! The command field: who is typed is shown with table and seat; a first Enter chooses, a second one eliminates, and
//! where two could be meant neither does.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::locale::Language;
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::focused;
use crate::floor_plan::{evening, left};
use crate::presses::{hasty_keys, view};

const FIELD: &str = "document.querySelector('[data-testid=find-player]')";
const POPOVER: &str = "document.querySelector('[data-testid=seat-popover]')";

/// Waits until these entries are offered.
async fn offered(program: &Program, entries: &[i64]) -> Result<()> {
    let list =
        "[...document.querySelectorAll('#command-found [role=option]')].map((one) => one.dataset.testid)";
    let wanted: Vec<String> = entries.iter().map(|entry| format!("found-{entry}")).collect();
    program.until(&format!("JSON.stringify({list}) === JSON.stringify({})", json!(wanted))).await
}

/// Everybody by first name, last name, entry and seat.
async fn people(program: &Program, id: TournamentId) -> Result<Vec<(String, String, i64, Value)>> {
    let shown = view(program, id).await?;
    let people = shown["people"].as_array().unwrap();
    let found = shown["view"]["entries"].as_array().unwrap().iter().map(|entry| {
        let person = people.iter().find(|one| one["member"] == entry["member"]).unwrap();
        let name = |part: &str| person[part].as_str().unwrap().to_owned();
        (name("first_name"), name("last_name"), entry["id"].as_i64().unwrap(), entry["seat"].clone())
    });
    Ok(found.collect())
}

#[tokio::test]
async fn a_name_and_two_separate_enters_eliminate() -> Result<()> {
    let (_folder, program, id) = evening("command", Language::Fr, 12, (1366, 768)).await?;
    program.find("test id", "find-player").await?;
    let before = left(&program, id).await?;
    let all = people(&program, id).await?;
    let (first, last, entry, seat) = all.iter().find(|one| one.1 == "Œuvrard" && !one.3.is_null()).unwrap();

    program.leave_fields().await?;
    program.write("/").await?;
    focused(&program, "find-player").await?;
    program.write(format!("oeuvr {}", first.to_uppercase())).await?;
    offered(&program, &[*entry]).await?;
    let said = program.find("test id", &format!("found-{entry}")).await?.text().await?;
    let place = format!("table {}, place {}", seat["table"], seat["seat"]);
    assert!(said.contains(&place) && said.contains(last.as_str()), "{said}");
    program.picture("one").await?;
    // The key that chooses, held or pressed again in a hurry, does nothing more.
    hasty_keys(&program, Key::Enter + (Key::Enter + Key::Enter)).await?;
    focused(&program, "bust").await?;
    assert_eq!(left(&program, id).await?, before);
    let bust = program.find("test id", "bust").await?.text().await?;
    assert!(bust.starts_with("Éliminer") && bust.contains(&format!("{before}e")), "{bust}");
    program.see(&format!("{first} {last}")).await?;
    program.picture("chosen").await?;
    // A key of its own eliminates, and the next name can be typed at once.
    program.write(Key::Enter + "").await?;
    focused(&program, "find-player").await?;
    program.until(&format!("{POPOVER} === null && {FIELD}.value === ''")).await?;
    assert_eq!(left(&program, id).await?, before - 1);

    // A player who went out is found too, and can come back.
    program.write(format!("oeuvr {first}")).await?;
    offered(&program, &[*entry]).await?;
    program.write(Key::Enter + "").await?;
    program.tap("revive").await?;
    program.no_dialog().await?;
    assert_eq!(left(&program, id).await?, before);

    // Escape takes back what was typed; in the popover it returns to the field.
    program.tap("find-player").await?;
    program.write(first.as_str()).await?;
    program.write(Key::Escape + "").await?;
    program.until(&format!("{FIELD}.value === '' && document.activeElement === {FIELD}")).await?;

    // Two numbers are table and seat.
    let (.., entry, seat) = all.iter().find(|one| one.3["table"] == json!(3)).unwrap();
    program.write(format!("3 {}", seat["seat"])).await?;
    offered(&program, &[*entry]).await?;
    program.write(Key::Enter + "").await?;
    program.until(&format!("{POPOVER} !== null")).await?;
    focused(&program, "bust").await?;
    program.write(Key::Escape + "").await?;
    focused(&program, "find-player").await?;
    assert_eq!(left(&program, id).await?, before);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn where_two_could_be_meant_enter_chooses_nobody() -> Result<()> {
    let (_folder, program, id) = evening("ambiguous", Language::En, 12, (1024, 680)).await?;
    program.find("test id", "find-player").await?;
    let before = left(&program, id).await?;
    let mut alike: Vec<_> = people(&program, id).await?;
    alike.retain(|one| one.1.starts_with("Faur") && !one.3.is_null());
    alike.sort_by_key(|one| (one.3["table"].as_i64(), one.3["seat"].as_i64()));
    let entries: Vec<i64> = alike.iter().map(|one| one.2).collect();
    assert!(entries.len() > 1, "{alike:?}");

    program.leave_fields().await?;
    program.write("/").await?;
    focused(&program, "find-player").await?;
    program.write("fau").await?;
    program.until("document.querySelectorAll('#command-found [role=option]').length > 1").await?;
    program.picture("several").await?;
    // Enter only makes the text longer, as far as all of them agree.
    program.write(Key::Enter + (Key::Enter + Key::Enter)).await?;
    program.until(&format!("{FIELD}.value === 'faure'")).await?;
    assert!(!program.has("test id", "seat-popover").await?);
    program.find("test id", "find-hint").await?;
    // An arrow chooses, and then Enter does.
    program.write(Key::Down + "").await?;
    let here = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))";
    let second = program.eval(&format!("{here}.dataset.testid")).await?;
    program.write(Key::Enter + "").await?;
    focused(&program, "bust").await?;
    let opened = program.eval("document.querySelector('[data-seat].open').dataset.seat").await?;
    let chosen = alike.iter().find(|one| json!(format!("found-{}", one.2)) == second).unwrap();
    assert_eq!(opened, json!(format!("{}-{}", chosen.3["table"], chosen.3["seat"])));
    assert_eq!(left(&program, id).await?, before);
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
