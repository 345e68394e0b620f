//! After a power cut the desk asks how the clock continues, and only a button answers.

use chrono::{Local, Utc};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};
use thirtyfour::Key;

use crate::acts::in_each_theme;

#[tokio::test]
async fn escape_does_not_answer_for_the_director() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let began = now - Millis(600_000);
    let id = club.tournaments().create_tournament(freezeout(Language::Fr, today), None, began).unwrap();
    for number in 1..=4 {
        let draft = MemberDraft {
            last_name: format!("N{number}"),
            first_name: "P".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, began).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, began).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, began).unwrap();
    club.play().act(id, &Action::Start, began).unwrap();
    // Last alive after a minute of play, not closed properly, and the computer
    // restarted since: its uptime cannot tell how long that was.
    drop(club);
    std::fs::write(format!("{}.alive", path.display()), (began + Millis::of_minutes(1)).to_string())?;
    let program = Program::start("power-cut", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.see("Le programme a été coupé").await?;
    in_each_theme(&program, "dialog[open]", "away").await?;
    program.write(Key::Escape + "").await?;
    program.write(Key::Escape + "").await?;
    program.tap("away-give-back").await?;
    program.find("test id", "time").await?;
    program.until("document.querySelector('[data-testid=time]').textContent.startsWith('13:')").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
