//! Time from a press until the desk's picture is painted, with 120 players at twelve tables and 300 members. Goal: 50
//! ms. The measure is the page's own: from just before the press until the second animation frame after it, which comes
//! once the first one was painted, and up to a sixtieth of a second later. A press that asks the program for something
//! is measured to its first picture; then to the longest wait while the answer arrives.

#![allow(clippy::print_stdout, reason = "a measuring program")]

use std::path::Path;

use chrono::{Local, Utc};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Problem, rebuy};
use tapis_tests::window::{Program, Result};

const MEMBERS: usize = 300;
const PLAYERS: usize = 120;
const ROUNDS: usize = 12;

/// Does `ACT` to what `FIND` finds. Answers the milliseconds until its picture is painted, and the longest time between
/// two pictures in the half second after it, in which a list goes on growing and answers arrive.
const MEASURE: &str = "new Promise((done) => {
  const target = FIND;
  if (!target) return done(null);
  const began = performance.now();
  target.focus?.();
  ACT;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    let [last, longest] = [performance.now(), 0];
    const first = last - began;
    const end = last + 500;
    const frame = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (now < end) requestAnimationFrame(frame);
      else done([first, longest]);
    };
    requestAnimationFrame(frame);
  }));
})";
const TYPE: &str = "target.value = target.value === 'ma' ? 'mar' : 'ma';
  target.dispatchEvent(new InputEvent('input', { bubbles: true }))";

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
    let id = club.tournaments().create_tournament(setup, None, now)?;
    for member in members.into_iter().take(PLAYERS) {
        club.play().act(id, &Action::Register { member, born: None, paid: true }, now)?;
    }
    club.play().act(id, &Action::DrawSeats, now)?;
    club.play().act(id, &Action::Start, now)?;
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
    let doing = |find: &str, act: &str| MEASURE.replace("FIND", find).replace("ACT", act);
    let named = |id: &str| format!("document.querySelector('[data-testid={id}]')");
    let by = |id: &str| doing(&named(id), "target.click()");
    let taken = doing("[...document.querySelectorAll('.plate:not(:disabled)')].at(-1)", "target.click()");
    let steps = [
        ("the tab of the entries", by("tab-entries")),
        ("the tab of the tables", by("tab-tables")),
        ("a seat's popover opens", taken),
        ("a letter in the command field", doing(&named("find-player"), TYPE)),
        ("the tab of the clock", by("tab-clock")),
        ("the tab of the prizes", by("tab-prizes")),
        ("the list of members", by("go-members")),
        ("the list of tournaments", by("go-tournaments")),
    ];
    let mut found: Vec<[Vec<f64>; 2]> = vec![[Vec::new(), Vec::new()]; steps.len()];
    for _ in 0..ROUNDS {
        program.tap("go-tournaments").await?;
        program.desk().await?.open(id).await?;
        program.until(&format!("{} !== null", named("tab-entries"))).await?;
        // The commands started by opening it are over.
        tokio::time::sleep(std::time::Duration::from_millis(800)).await;
        for ((name, script), times) in steps.iter().zip(&mut found) {
            let measured: Option<[f64; 2]> = serde_json::from_value(program.eval(script).await?)?;
            let measured = measured.ok_or_else(|| format!("{name}: nothing to press"))?;
            for (times, took) in times.iter_mut().zip(measured) {
                times.push(took);
            }
        }
    }
    println!("{:32} {:>9} {:>9} {:>9} {:>9} {:>9}", "", "median", "90 %", "worst", "then", "worst");
    for ((name, _), times) in steps.iter().zip(found) {
        let [[median, most, worst], [then, _, longest]] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
            [50, 90, 100].map(|share| at(share).copied().unwrap_or(f64::NAN))
        });
        println!("{name:32} {median:6.1} ms {most:6.1} ms {worst:6.1} ms {then:6.1} ms {longest:6.1} ms");
    }
    program.quit().await
}
