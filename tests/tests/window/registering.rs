//! Registration at the door: a checklist of those who usually come, names that are pasted, and those who
//! have not come.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::path::Path;

use chrono::{Days, Local, Utc};
use serde_json::json;
use tapis_club::engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_club::engine::journal::action::Newcomer;
use tapis_club::engine::{Action, SetupDraft};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::floor_plan::resize;
use crate::presses::{start, view};

/// A club of thirty members, of whom the first twenty came to its last evening; tonight nobody is in yet.
pub(crate) fn club(path: &Path, tables: u8) -> TournamentId {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", Language::Fr, today).unwrap();
    let draft = |number: u8| MemberDraft {
        first_name: ["Ana", "Jean-Pierre", "Zoé"][usize::from(number) % 3].to_owned(),
        last_name: format!(
            "{} {}",
            ["Rivière", "Petit"][usize::from(number) / 20],
            char::from(b'A' + number % 20)
        ),
        // Nobody plays before eighteen.
        born: (number == 29).then(|| today - Days::new(4_000)),
        ..MemberDraft::default()
    };
    let members = club.library().add_members((0..30).map(draft).collect(), now).unwrap();
    let mut evening = |date, tables: u8, players: &[MemberId]| {
        let mut setup: SetupDraft = rebuy(Language::Fr, date);
        setup.seats_per_table = 9;
        let tables = (1..=tables).map(|no| json!({ "no": no, "name": null, "seats": 9 }));
        setup.tables = serde_json::from_value(tables.collect()).unwrap();
        let id = club.tournaments().create_tournament(setup, None, now).unwrap();
        let players: Vec<_> = players.iter().map(|member| Newcomer { member: *member, born: None }).collect();
        if !players.is_empty() {
            let entries = players.len();
            club.play().act(id, &Action::RegisterSeveral { players, paid: true }, now).unwrap();
            club.play().act(id, &Action::DrawSeats, now).unwrap();
            club.play().act(id, &Action::Start, now).unwrap();
            for entry in 2..=entries {
                let bust = json!({ "type": "bust", "players": [{ "entry": entry }] });
                club.play().act(id, &serde_json::from_value(bust).unwrap(), now).unwrap();
            }
            club.play().act(id, &Action::Finish { stacks: vec![] }, now).unwrap();
        }
        id
    };
    evening(today - Days::new(7), 3, &members[..20]);
    let id = evening(today, tables, &[]);
    club.close();
    id
}

/// Number of players who are in, and of those who have paid.
async fn inside(program: &Program, id: TournamentId) -> Result<(usize, usize)> {
    let shown = view(program, id).await?["view"]["entries"].clone();
    let entries = shown.as_array().unwrap().iter().filter(|entry| entry["withdrawn"] == json!(false));
    let entries: Vec<_> = entries.collect();
    Ok((entries.len(), entries.iter().filter(|entry| entry["owed"] == json!(0)).count()))
}

async fn counted(program: &Program, entries: usize) -> Result<()> {
    let rows = "document.querySelectorAll('[data-testid=entries] tbody tr').length";
    program.until(&format!("{rows} === {entries}")).await
}

#[tokio::test]
async fn members_register_by_keys_touch_and_list() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, 4);
    let program = start("registering", &path).await?;
    program.tap("tonight-entries").await?;
    program.find("test id", "checklist").await?;
    for theme in ["contrast", "dark", "light"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        assert_eq!(program.axe("main").await?, Vec::<String>::new(), "{theme}");
        program.picture(theme).await?;
    }
    resize(&program, 1024, 680).await?;
    program
        .until("document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth")
        .await?;
    program.picture("1024").await?;

    // One by a touch, the others who usually come by two keys.
    program.tap("here-1").await?;
    counted(&program, 1).await?;
    program.eval("document.querySelector('[data-testid=tick-2]').focus()").await?;
    program.driver().active_element().await?.send_keys(Key::Control + "a").await?;
    program.until("document.querySelectorAll('[data-testid=checklist] input:checked').length === 19").await?;
    program.driver().active_element().await?.send_keys(Key::Enter + "").await?;
    counted(&program, 20).await?;
    assert_eq!(inside(&program, id).await?, (20, 20));

    // Somebody too young is told at his own line; nobody is registered, and the ticks stay.
    for member in [28, 30] {
        program.tap(&format!("tick-{member}")).await?;
    }
    program.tap("register-ticked").await?;
    program
        .until("/18 ans/.test(document.querySelector('[data-testid=checklist] [role=alert]')?.textContent)")
        .await?;
    assert_eq!(inside(&program, id).await?.0, 20);
    assert_eq!(
        program.eval("document.querySelectorAll('[data-testid=checklist] input:checked').length").await?,
        json!(2)
    );
    program.picture("refused").await?;

    // A message pasted where one name is searched for: known, unknown, in already, perhaps somebody.
    paste(&program, "1. PETIT B Ana\\n2. jean-pierre petit c\\n3. NOUVELLE Léa\\n4. Ana Rivière A\\nPetit D")
        .await?;
    program.until("document.querySelectorAll('[data-testid=names-found] li').length === 5").await?;
    assert_eq!(program.axe("dialog").await?, Vec::<String>::new());
    program.picture("names").await?;
    program.tap("names-new").await?;
    program.until("document.querySelector('[data-testid=names-go]').textContent.includes('3')").await?;
    program.tap("names-go").await?;
    counted(&program, 23).await?;
    // A line that named nobody for certain is not lost.
    program.until("document.querySelector('[data-testid=names-text]').value === 'Petit D'").await?;
    choose_first(&program).await?;
    program.tap("names-go").await?;
    program.no_dialog().await?;
    counted(&program, 24).await?;
    assert_eq!(inside(&program, id).await?, (24, 24));
    // Each list was one step.
    for left in [23, 20] {
        program.leave_fields().await?;
        program
            .driver()
            .action_chain()
            .key_down(Key::Control)
            .send_keys("z")
            .key_up(Key::Control)
            .perform()
            .await?;
        counted(&program, left).await?;
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Pastes a text into the field where a player is searched for.
async fn paste(program: &Program, text: &str) -> Result<()> {
    let held = format!("held.setData('text', '{text}')");
    let event = "new ClipboardEvent('paste', { clipboardData: held, bubbles: true, cancelable: true })";
    let field = "document.querySelector('[data-testid=register]')";
    let script = format!(
        "(() => {{ const held = new DataTransfer(); {held}; return {field}.dispatchEvent({event}); }})()"
    );
    assert_eq!(program.eval(&script).await?, json!(false), "the page takes the list itself");
    Ok(())
}

/// Chooses the member that the remaining name means.
async fn choose_first(program: &Program) -> Result<()> {
    program.until("document.querySelectorAll('[data-testid=names-found] select').length === 1").await?;
    let list = "document.querySelector('[data-testid=names-found] select')";
    let set = format!(
        "(() => {{ const list = {list}; list.value = list.options[1].value; \
         return list.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
    );
    program.eval(&set).await?;
    Ok(())
}

#[tokio::test]
async fn absent_players_are_settled_before_the_draw() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, 4);
    let now = Millis(Utc::now().timestamp_millis());
    let mut open = Club::open(&path, now).unwrap();
    for member in 1..=6 {
        let action = Action::Register { member: MemberId(member), born: None, paid: member > 3 };
        open.play().act(id, &action, now).unwrap();
    }
    open.close();
    let program = start("absents", &path).await?;
    program.tap("tonight-entries").await?;
    counted(&program, 6).await?;
    program.tap("absents-open").await?;
    program.find("test id", "absents").await?;
    // All who owe at once, then one of them otherwise.
    program.tap("owing-absent").await?;
    program.tap("withdrawn-2").await?;
    program.until("document.querySelector('[data-testid=absents-go]').textContent.includes('3')").await?;
    assert_eq!(program.axe("dialog").await?, Vec::<String>::new());
    program.picture("settled").await?;
    program.tap("absents-go").await?;
    program.no_dialog().await?;
    counted(&program, 5).await?;
    let shown = view(&program, id).await?["view"]["entries"].clone();
    let absent = shown.as_array().unwrap().iter().filter(|entry| entry["absent"] == json!(true)).count();
    assert_eq!(absent, 2);
    program.leave_fields().await?;
    program
        .driver()
        .action_chain()
        .key_down(Key::Control)
        .send_keys("z")
        .key_up(Key::Control)
        .perform()
        .await?;
    counted(&program, 6).await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
