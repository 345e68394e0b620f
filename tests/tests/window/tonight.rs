//! The evening ahead on the first screen: from registered players to the running clock.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};

use crate::floor_plan::resize;
use crate::presses::view;

#[tokio::test]
async fn three_clicks_from_the_first_screen_until_the_clock_runs() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let mut setup = rebuy(Language::Fr, today);
    setup.seats_per_table = 9;
    setup.tables = vec![serde_json::from_value(json!({ "no": 1, "name": null, "seats": 9 })).unwrap()];
    let id = club.create_tournament(setup, None, now).unwrap();
    for number in 0..20 {
        let (first_name, last_name) = ("Marc".to_owned(), format!("Rivière {number}"));
        let draft = MemberDraft { first_name, last_name, ..MemberDraft::default() };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.act(id, &Action::Register { member, born: None, paid: number != 3 }, now).unwrap();
    }
    club.close();
    let program = Program::start_on("tonight", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;

    // What is missing is said, and added at once.
    program.until("document.querySelector('[data-testid=step-seats]')?.dataset.state === 'lacking'").await?;
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
    program.tap("tonight-tables").await?;
    program.tap("tonight-draw").await?;
    program.until("document.querySelector('[data-testid=step-seats]')?.dataset.state === 'done'").await?;
    program.tap("tonight-start").await?;
    program.find("test id", "plan").await?;
    let shown = view(&program, id).await?["view"].clone();
    assert_eq!((shown["phase"].as_str(), shown["clock"]["running"].as_bool()), (Some("playing"), Some(true)));
    let seated = shown["entries"].as_array().unwrap().iter().filter(|entry| !entry["seat"].is_null()).count();
    assert_eq!((seated, shown["tables"].as_array().unwrap().len()), (20, 3));
    // While it is played, one button leads back to it.
    program.tap("go-tournaments").await?;
    program.tap("tonight-open").await?;
    program.find("test id", "plan").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}
