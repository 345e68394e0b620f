//! The floor plan: every table of an evening at once, at every size of the window; the rail beside it keeps its
//! size.

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

use crate::presses::view;

const FIRST: [&str; 10] = [
    "Marc",
    "Solène",
    "Jean-Pierre",
    "Inès",
    "Óscar",
    "Maximilienne",
    "Lê",
    "Marie-Françoise",
    "Bo",
    "Anaïs",
];
const LAST: [&str; 12] = [
    "Rivière",
    "Faure",
    "de La Rochefoucauld-Montmorency",
    "Petit",
    "Œuvrard",
    "Van der Straeten",
    "Lefèvre",
    "N’Diaye",
    "Kerbrat",
    "Li",
    "Fauré",
    "Delaunay",
];

/// A club with one evening under way for each of these numbers of tables, with nine seats each.
pub(crate) fn club(path: &Path, language: Language, tables: &[usize]) -> Vec<TournamentId> {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Essai", language, today).unwrap();
    let most = tables.iter().max().unwrap() * 9;
    let members: Vec<_> = (0..most)
        .map(|index| {
            let draft = MemberDraft {
                first_name: FIRST[index % 10].to_owned(),
                last_name: LAST[(index + index / 60) % 12].to_owned(),
                ..MemberDraft::default()
            };
            club.library().save_member(draft, now).unwrap().id
        })
        .collect();
    let act = |club: &mut Club, id, action: Value| {
        club.play().act(id, &serde_json::from_value(action).unwrap(), now).unwrap();
    };
    let made = tables.iter().map(|tables| {
        let mut setup = rebuy(language, today);
        setup.seats_per_table = 9;
        setup.tables = (1..=*tables)
            .map(|no| serde_json::from_value(json!({ "no": no, "name": null, "seats": 9 })).unwrap())
            .collect();
        let id = club.tournaments().create_tournament(setup, None, now).unwrap();
        for (index, member) in members.iter().take(tables * 9 - tables.min(&3)).enumerate() {
            club.play()
                .act(id, &Action::Register { member: *member, born: None, paid: index % 11 != 4 }, now)
                .unwrap();
        }
        act(&mut club, id, json!({ "type": "draw_seats" }));
        act(&mut club, id, json!({ "type": "start" }));
        for table in 2..=*tables {
            let seat = (table * 2) % 8 + 1;
            act(
                &mut club,
                id,
                json!({ "type": "tell_position", "table": table, "seat": seat, "position": "button" }),
            );
        }
        act(&mut club, id, json!({ "type": "set_absent", "entry": 3, "absent": true }));
        for entry in [7, 11, 2] {
            if *tables > 1 || entry == 7 {
                act(
                    &mut club,
                    id,
                    json!({ "type": "bust", "players": [{ "entry": entry, "by": null, "stack": null }] }),
                );
            }
        }
        id
    });
    let made = made.collect();
    club.close();
    made
}

pub(crate) async fn resize(program: &Program, width: u32, height: u32) -> Result<()> {
    program.driver().set_window_rect(0, 0, width, height).await?;
    program.until(&format!("innerWidth === {width} && innerHeight === {height}")).await
}

/// Script that lists faults of the plan: plates outside it or over each other, a page that scrolls.
pub(crate) const WRONG: &str = "(() => {
    const box = (element) => element.getBoundingClientRect();
    const plan = box(document.querySelector('[data-testid=plan]'));
    const plates = [...document.querySelectorAll('[data-testid=plan] [data-seat]')].map((seat) => [seat.dataset.seat, box(seat)]);
    const outside = plates.filter(([, at]) => at.left < plan.left || at.top < plan.top || at.right > plan.right || at.bottom > plan.bottom);
    const over = plates.filter(([, one], index) => plates.slice(index + 1).some(([, other]) =>
        one.right > other.left + 0.5 && other.right > one.left + 0.5 && one.bottom > other.top + 0.5 && other.bottom > one.top + 0.5));
    const main = document.querySelector('main');
    return { outside: outside.map(([seat]) => seat), over: over.map(([seat]) => seat),
        scrolls: main.scrollHeight > main.clientHeight || main.scrollWidth > main.clientWidth,
        small: plates.filter(([, at]) => at.height < 24 || at.width < 60).length };
})()";

/// The desk of an evening with so many tables, its program's name and window as told. The folder is the club's.
pub(crate) async fn evening(
    name: &str,
    language: Language,
    tables: usize,
    size: (u32, u32),
) -> Result<(tempfile::TempDir, Program, TournamentId)> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = club(&path, language, &[tables])[0];
    let program = Program::start_on(name, &["--club", path.to_str().unwrap()], size).await?;
    program.desk().await?.open(id).await?;
    Ok((folder, program, id))
}

/// Number of players who are left.
pub(crate) async fn left(program: &Program, id: TournamentId) -> Result<i64> {
    Ok(view(program, id).await?["view"]["counts"]["left"].as_i64().unwrap())
}

#[tokio::test]
async fn all_tables_fit_the_window() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let counts = [1, 4, 8, 12];
    let made = club(&path, Language::Fr, &counts);
    let program = Program::start("plan", &["--club", path.to_str().unwrap()]).await?;
    let desk = program.desk().await?;
    for (id, tables) in made.into_iter().zip(counts) {
        desk.go("tournaments").await?;
        desk.open(id).await?;
        let seats =
            format!("document.querySelectorAll('[data-testid=plan] [data-seat]').length === {}", tables * 9);
        program.until(&seats).await?;
        for (width, height) in [(1024, 680), (1366, 768), (1920, 1080)] {
            resize(&program, width, height).await?;
            let right = json!({ "outside": [], "over": [], "scrolls": false, "small": 0 });
            program.until(&format!("JSON.stringify({WRONG}) === JSON.stringify({right})")).await?;
            program.picture(&format!("{tables}-{width}")).await?;
        }
    }
    assert_eq!(program.complaints().await?, Vec::<String>::new());
    program.quit().await
}

#[tokio::test]
async fn marks_at_a_seat_are_small() -> Result<()> {
    let (_folder, program, id) = evening("marks", Language::Fr, 8, (1920, 1080)).await?;
    let penalty = json!({
        "type": "penalise", "entry": 4, "offence": "language",
        "sanction": { "kind": "warning", "hands": 3 }, "note": "", "stack": null,
    });
    program.find("test id", "plan").await?;
    program.call("act", json!({ "id": id, "action": penalty })).await?.map_err(|why| why.to_string())?;
    let sizes = "[...document.querySelectorAll('[data-testid=plan] .mark')].map((mark) => {
        const { width, height } = mark.getBoundingClientRect();
        return [mark.dataset.mark, Math.max(width, height) <= 20 && Math.min(width, height) >= 10];
    })";
    for theme in ["light", "dark", "contrast"] {
        program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
        for (width, height) in [(1366, 768), (1920, 1080), (1024, 680)] {
            resize(&program, width, height).await?;
            program.until(&format!("{sizes}.some(([mark]) => mark === 'penalty')")).await?;
            program.picture(&format!("{theme}-{width}")).await?;
            program.until(&format!("{sizes}.every(([, small]) => small)")).await?;
        }
    }
    program.quit().await
}

#[tokio::test]
async fn axe_finds_nothing_on_the_plan() -> Result<()> {
    let folder = tempfile::tempdir()?;
    for (language, count) in [(Language::Fr, 8), (Language::En, 12)] {
        let path = folder.path().join(format!("{language:?}.tapis"));
        let id = club(&path, language, &[count])[0];
        let program = Program::start_on("axe", &["--club", path.to_str().unwrap()], (1366, 768)).await?;
        program.desk().await?.open(id).await?;
        program.until("document.querySelector('[data-seat]') !== null").await?;
        let mut wrong = Vec::new();
        let themes = if language == Language::Fr || tapis_tests::thorough() { 3 } else { 1 };
        for theme in ["light", "dark", "contrast"].into_iter().take(themes) {
            program.eval(&format!("(document.documentElement.dataset.theme = '{theme}')")).await?;
            let mut look = async |what: &str, part: &str| -> Result<()> {
                let found = program.axe(part).await?;
                wrong.extend(found.into_iter().map(|line| format!("{language:?} {theme} {what}: {line}")));
                program.picture(&format!("{count}-{theme}-{what}")).await?;
                Ok(())
            };
            look("plan", "main").await?;
            let seat = "[data-seat^='2-']:not(:disabled)";
            let seat = program.eval(&format!("document.querySelector(\"{seat}\").dataset.testid")).await?;
            program.tap(seat.as_str().unwrap()).await?;
            program.find("test id", "bust").await?;
            look("popover", "main").await?;
            program.tap("seat-close").await?;
            program.tap("find-player").await?;
            program.write("mar").await?;
            program.until("document.querySelector('#command-found [role=option]') !== null").await?;
            look("typed", "main").await?;
            program.write(Key::Escape + "").await?;
        }
        assert_eq!(wrong, Vec::<String>::new());
        assert_eq!(program.complaints().await?, Vec::<String>::new());
        program.quit().await?;
    }
    Ok(())
}
