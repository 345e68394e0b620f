//! Five minutes of a clock in the real windows: how late each displayed second and each level is
//! against the instant at which it was due, and what the running clock costs the processor. Prints
//! a table; nothing is tested by it.
//!
//!     cargo run --release -p tapis-tests --example clock_lateness -- [seconds]

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring program")]

use std::fs;
use std::time::{Duration, Instant};

use chrono::{Local, Utc};
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::structure::Step;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};

/// Watches the time that the page shows: for each change, how long after a whole second of the
/// clock it came. The page and the program read the same system clock.
const WATCH: &str = "(() => {
  const shown = document.querySelector('[data-testid=time]');
  window.__late = { seconds: [], levels: [] };
  new MutationObserver(() => {
    const [minutes, seconds] = shown.textContent.split(':').map(Number);
    const due = window.__ends - (minutes * 60 + seconds) * 1000;
    const late = Date.now() - due;
    // At the change of a level the end is another one: the program is asked for it.
    if (Math.abs(late) < 30000) window.__late.seconds.push(late);
    else {
      window.__late.levels.push(Date.now() - window.__ends);
      window.__ends += 60000;
    }
  }).observe(shown, { childList: true, characterData: true, subtree: true });
  return true;
})()";

/// The processor time of a process and all that it started, in seconds.
fn processor(roots: &[u32]) -> f64 {
    let mut all: Vec<(u32, u32, u64)> = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((head, rest)) = stat.rsplit_once(')') else { continue };
        let parts: Vec<&str> = rest.split_whitespace().collect();
        let number = |index: usize| parts.get(index).and_then(|part| part.parse::<u64>().ok()).unwrap_or(0);
        let id = head.split_whitespace().next().and_then(|id| id.parse().ok()).unwrap_or(0);
        all.push((id, u32::try_from(number(1)).unwrap_or(0), number(11) + number(12)));
    }
    let mut tree = roots.to_vec();
    let mut seen = 0;
    while let Some(parent) = tree.get(seen).copied() {
        seen += 1;
        tree.extend(all.iter().filter(|(_, of, _)| *of == parent).map(|(id, ..)| *id));
    }
    let ticks: u64 = all.iter().filter(|(id, ..)| tree.contains(id)).map(|(.., time)| time).sum();
    ticks as f64 / 100.0
}

fn line(name: &str, mut times: Vec<i64>) {
    times.sort_unstable();
    let at = |percent: usize| times.get(times.len() * percent / 100).or(times.last()).copied().unwrap_or(0);
    println!("{name:<28} {:>5} {:>6} {:>6} {:>6} ms", times.len(), at(50), at(99), at(100));
}

#[tokio::main]
async fn main() -> Result<()> {
    let seconds: u64 = std::env::args().nth(1).and_then(|given| given.parse().ok()).unwrap_or(300);
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Utc::now().timestamp_millis());
    let mut club = Club::create(&path, "Mesure", Language::Fr, today).unwrap();
    let mut setup = freezeout(Language::Fr, today);
    setup.steps.retain(|step| !step.is_break());
    for step in &mut setup.steps {
        if let Step::Level { minutes, .. } = step {
            *minutes = 1;
        }
    }
    let id = club.create_tournament(setup, None, now).unwrap();
    for number in 1..=40 {
        let draft = MemberDraft {
            last_name: format!("Membre {number}"),
            first_name: "Une".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.save_member(draft, now).unwrap().id;
        club.act(id, &Action::Register { member, born: None, paid: true }, now).unwrap();
    }
    club.act(id, &Action::DrawSeats, now).unwrap();
    club.act(id, &Action::Start, Utc::now().timestamp_millis()).unwrap();
    club.close();

    let program = Program::start("lateness", &["--club", path.to_str().unwrap()]).await?;
    program.window("index.html").await?;
    program.click("test id", &format!("rail-clock-{id}")).await?;
    program.until("document.querySelector('[data-testid=time]') !== null").await?;
    let clock: Value = program.call("clock", json!({ "id": id })).await?.unwrap();
    // The program's time began with the system's clock, and nobody sets that here.
    program.eval(&format!("(window.__ends = {}, true)", clock["ends_at"])).await?;
    program.eval(WATCH).await?;
    let ids = program.process_ids();
    let (began, before) = (Instant::now(), processor(&ids));
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let cost = (processor(&ids) - before) / began.elapsed().as_secs_f64() * 100.0;
    let late = program.eval("window.__late").await?;
    let times = |name: &str| -> Vec<i64> {
        let list = late[name].as_array().cloned().unwrap_or_default();
        list.iter().filter_map(|time| time.as_f64().map(|time| time as i64)).collect()
    };
    println!("{:<28} {:>5} {:>6} {:>6} {:>6}", "late by", "count", "50 %", "99 %", "worst");
    line("a displayed second", times("seconds"));
    line("a level", times("levels"));
    println!("processor, all of the program's processes: {cost:.1} % of one core");
    program.quit().await
}
