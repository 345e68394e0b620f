//! The evening ahead on the first screen: from registered players to the running clock.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, rebuy};
use tapis_tests::window::{Program, Result};

use crate::floor_plan::resize;
use crate::presses::{start, view};
use crate::registering;

#[tokio::test]
async fn three_clicks_start_the_clock() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(&path, "Essai", Language::Fr, today).unwrap();
    let mut setup = rebuy(Language::Fr, today);
    setup.seats_per_table = 9;
    setup.tables = vec![serde_json::from_value(json!({ "no": 1, "name": null, "seats": 9 })).unwrap()];
    let id = club.tournaments().create_tournament(setup, None, now).unwrap();
    for number in 0..20 {
        let (first_name, last_name) = ("Marc".to_owned(), format!("Rivière {number}"));
        let draft = MemberDraft { first_name, last_name, ..MemberDraft::default() };
        let member = club.library().save_member(draft, now).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: number != 3 }, now).unwrap();
    }
    club.close();
    let program = Program::start_on("tonight", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
    program.window("index.html").await?;

    // Missing parts are named, and added at once.
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
    program.tap(&format!("tonight-open-{id}")).await?;
    program.find("test id", "plan").await?;
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

/// Presses of a director on the way to the first hand: each press is counted.
struct CountedPresses<'a> {
    program: &'a Program,
    presses: u32,
}

impl CountedPresses<'_> {
    async fn tap(&mut self, id: &str) -> Result<()> {
        self.presses += 1;
        self.program.tap(id).await
    }

    /// Types into the field that has the focus: one press, however long the text.
    async fn write(&mut self, text: &str) -> Result<()> {
        self.presses += 1;
        self.program.write(text).await
    }

    /// Clicks into a field and pastes.
    async fn paste(&mut self, id: &str, text: &str) -> Result<()> {
        self.presses += 2;
        self.program.paste(id, text).await
    }

    /// The clock runs, and so many sit at their tables.
    async fn plays(&self, id: TournamentId, players: usize) -> Result<()> {
        self.program.find("test id", "plan").await?;
        let shown = view(self.program, id).await?["view"].clone();
        assert_eq!((&shown["phase"], &shown["clock"]["running"]), (&json!("playing"), &json!(true)));
        let entries = shown["entries"].as_array().unwrap();
        assert_eq!(entries.iter().filter(|entry| !entry["seat"].is_null()).count(), players);
        assert_eq!(self.program.complaints().await?, Vec::<String>::new());
        Ok(())
    }
}

#[tokio::test]
async fn seven_presses_start_a_known_club() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = registering::club(&path, 2);
    let program = start("seven-presses", &path).await?;
    // Twenty came last time: they are awaited, and seats for two of them are missing.
    program
        .until("document.querySelector('[data-testid=tonight-awaited]')?.textContent.includes('20')")
        .await?;
    program
        .until("document.querySelector('[data-testid=last-evening]')?.textContent.includes('Rivière A')")
        .await?;
    program.until("document.querySelector('[data-testid=device-screen]') !== null").await?;
    let mut counted = CountedPresses { program: &program, presses: 0 };
    for press in ["tonight-entries", "tick-usual", "register-ticked", "go-tournaments", "tonight-tables"] {
        counted.tap(press).await?;
    }
    counted.tap("tonight-draw").await?;
    program.until("document.querySelector('[data-testid=step-seats]')?.dataset.state === 'done'").await?;
    counted.tap("tonight-start").await?;
    counted.plays(id, 20).await?;
    assert!(counted.presses <= 7, "{}", counted.presses);
    program.quit().await
}

/// From nothing: no club, no member, no tournament. A press is a click, a key, or a text that is typed or pasted.
#[tokio::test]
async fn a_new_club_plays_after_fifteen_presses() -> Result<()> {
    let program = Program::start_on("new-club", &[], (1366, 768)).await?;
    program.window("index.html").await?;
    let mut counted = CountedPresses { program: &program, presses: 0 };
    counted.tap("create").await?;
    program.find("test id", "club-name").await?;
    // The name is asked first.
    program.until("document.activeElement?.dataset.testid === 'club-name'").await?;
    counted.write("Les As").await?;
    let names: Vec<String> = (b'A'..b'U').map(|letter| format!("Ana Abel{}", char::from(letter))).collect();
    counted.paste("new-members", &format!("{}\nDupont", names.join("\n"))).await?;
    let found = "document.querySelector('[data-testid=new-members-found]')?.textContent ?? ''";
    program.until(&format!("/20 .*1 /s.test({found})")).await?;
    program
        .until("document.querySelector('[data-testid=club-place]').textContent.endsWith('Les As.tapis')")
        .await?;
    assert_eq!(program.axe("dialog").await?, Vec::<String>::new());
    for (width, height) in [(1024, 680), (1366, 768)] {
        resize(&program, width, height).await?;
        program.picture(&format!("form-{width}")).await?;
    }
    counted.tap("club-create").await?;
    counted.tap("first-tournament").await?;
    counted.tap("create-tournament").await?;
    counted.tap("tick-usual").await?;
    counted.tap("register-ticked").await?;
    counted.tap("draw").await?;
    counted.tap("start").await?;
    let id = program.first_tournament().await?;
    counted.plays(id, 20).await?;
    assert!(counted.presses <= 15, "{}", counted.presses);
    // The new club's settings hold from its first evening on: entries cost something, and it counts.
    let shown = view(&program, id).await?;
    assert_eq!(shown["view"]["setup"]["money"]["currency"], json!("EUR"));
    assert!(shown["season"].is_number());
    program.quit().await
}

#[tokio::test]
async fn a_club_without_members_plays_after_fifteen_presses() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    Club::create(&path, "Essai", Language::Fr, Local::now().date_naive()).unwrap().close();
    let program = start("no-members", &path).await?;
    let mut counted = CountedPresses { program: &program, presses: 0 };
    counted.tap("first-tournament").await?;
    counted.tap("create-tournament").await?;
    counted.tap("paste-names").await?;
    let names: Vec<String> = (b'A'..b'U').map(|letter| format!("Ana Abel{}", char::from(letter))).collect();
    counted.paste("names-text", &names.join("\n")).await?;
    program.until("document.querySelectorAll('[data-testid=names-found] li').length === 20").await?;
    counted.tap("names-new").await?;
    counted.tap("names-go").await?;
    program.no_dialog().await?;
    counted.tap("draw").await?;
    counted.tap("start").await?;
    let id = program.first_tournament().await?;
    counted.plays(id, 20).await?;
    assert!(counted.presses <= 15, "{}", counted.presses);
    program.quit().await
}
