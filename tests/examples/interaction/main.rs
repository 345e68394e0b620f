//! How long the desk takes from a press to the next picture, with 120 players at twelve tables and 300 members.
//! Goal: 50 ms. The measure is the page's own: from just before the press until the frame after it was handed to the
//! compositor (a message posted from an animation frame). A press that asks the program for something is measured to its
//! first frame too, and to the frame in which the answer shows.

#![allow(clippy::print_stdout, reason = "a measuring program")]

use std::path::Path;

use chrono::{Local, Utc};
use tapis_club::engine::Action;
use tapis_club::engine::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Problem, rebuy};
use tapis_tests::window::{Program, Result};

const MEMBERS: usize = 300;
const PLAYERS: usize = 120;
const ROUNDS: usize = 12;

/// Presses what `find` finds and answers the milliseconds to the next picture.
const PRESS: &str = "new Promise((done) => {
  const target = FIND;
  if (!target) return done(-1);
  const began = performance.now();
  target.focus?.();
  target.click();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - began);
    port2.postMessage(0);
  });
})";

/// Types a letter into the command field.
const TYPE: &str = "new Promise((done) => {
  const field = document.querySelector('[data-testid=find-player]');
  if (!field) return done(-1);
  const began = performance.now();
  field.focus();
  field.value = field.value === 'ma' ? 'mar' : 'ma';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - began);
    port2.postMessage(0);
  });
})";

fn made(path: &Path) -> std::result::Result<TournamentId, Problem> {
    let (today, now) = (Local::now().date_naive(), Millis(Utc::now().timestamp_millis()));
    let mut club = Club::create(path, "Mesure", Language::Fr, today)?;
    let mut members = Vec::new();
    for index in 0..MEMBERS {
        let draft = MemberDraft {
            first_name: format!("Prénom{}", index % 37),
            last_name: format!("Martin{index}"),
            ..MemberDraft::default()
        };
        members.push(club.library().save_member(draft, now)?.id);
    }
    let mut setup = rebuy(Language::Fr, today);
    setup.seats_per_table = 10;
    setup.tables = (1..=12).map(|no| tapis_club::engine::setup::RoomTable::new(no, 10)).collect();
    let id = club.create_tournament(setup, None, now)?;
    for member in members.into_iter().take(PLAYERS) {
        club.act(id, &Action::Register { member, born: None, paid: true }, now)?;
    }
    club.act(id, &Action::DrawSeats, now)?;
    club.act(id, &Action::Start, now)?;
    club.close();
    Ok(id)
}

#[tokio::main]
async fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let id = made(&path).map_err(|problem| problem.code)?;
    let file = path.to_str().ok_or("a path in UTF-8")?;
    let program = Program::start_on("interaction", &["--club", file], (1366, 768)).await?;
    program.desk().await?;
    let press = |find: &str| PRESS.replace("FIND", find);
    let by = |id: &str| press(&format!("document.querySelector('[data-testid={id}]')"));
    let taken = press("[...document.querySelectorAll('.plate:not(:disabled)')].at(-1)");
    let steps = [
        ("the tab of the tables", by("tab-tables")),
        ("a seat's popover opens", taken),
        ("a letter in the command field", TYPE.to_owned()),
        ("the tab of the entries", by("tab-entries")),
        ("the tab of the clock", by("tab-clock")),
        ("the tab of the prizes", by("tab-prizes")),
        ("the list of members", by("go-members")),
        ("the list of tournaments", by("go-tournaments")),
    ];
    let mut found: Vec<Vec<f64>> = vec![Vec::new(); steps.len()];
    for _ in 0..ROUNDS {
        program.tap("go-tournaments").await?;
        program.desk().await?.open(id).await?;
        for ((_, script), times) in steps.iter().zip(&mut found) {
            let took = program.eval(script).await?.as_f64().unwrap_or(-1.0);
            if took >= 0.0 {
                times.push(took);
            }
            tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        }
    }
    println!("{:32} {:>6} {:>9} {:>9} {:>9}", "", "count", "median", "90 %", "worst");
    for ((name, _), mut times) in steps.iter().zip(found) {
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
        let [median, most, worst] = [50, 90, 100].map(|share| at(share).copied().unwrap_or(f64::NAN));
        println!("{name:32} {:6} {median:6.1} ms {most:6.1} ms {worst:6.1} ms", times.len());
    }
    program.quit().await
}
