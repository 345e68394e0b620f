//! A clock in the real windows: its processor time within a level, with the desk alone and with the
//! room beside it, then how late each displayed second and each level is: for five minutes of
//! one-minute levels, and at the ends of thirty more levels. Prints tables; tests nothing.
//!
//!     cargo run --release -p tapis-tests --example clock_lateness -- [seconds] [seconds of processor time] [ends]

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring program")]

mod lateness;
mod processor;

use std::time::Duration;
use tapis_club::engine::base::quantity::Millis;

use chrono::{Local, Utc};
use serde_json::json;
use tapis_club::engine::Action;
use tapis_club::engine::structure::Step;
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, freezeout};
use tapis_tests::window::{Program, Result};

use crate::lateness::Machine;

/// Wait before measuring: loading and compiling at the start do not count, nor do the scrollbars, which
/// WebKit shows after each change of a page and fades out over some seconds at sixty frames a second.
const QUIET: Duration = Duration::from_secs(45);

/// Removes everything from the desk except one small text that changes once a second.
const NOTHING: &str = "(() => {
  document.querySelectorAll('style, link').forEach((one) => one.remove());
  document.body.innerHTML = '<div></div>';
  const text = document.body.firstChild;
  let seconds = 0;
  setInterval(() => (text.textContent = `00:${String((seconds += 1) % 60).padStart(2, '0')}`), 1000);
  return true;
})()";

#[tokio::main]
async fn main() -> Result<()> {
    let given = |place: usize, usual: u64| {
        std::env::args().nth(place).and_then(|given| given.parse().ok()).unwrap_or(usual)
    };
    let (seconds, span, ends) = (given(1, 300), Duration::from_secs(given(2, 30)), given(3, 30));
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("club.tapis");
    let (today, now) = (Local::now().date_naive(), Utc::now().timestamp_millis());
    let mut club = Club::create(&path, "Mesure", Language::Fr, today).unwrap();
    let mut setup = freezeout(Language::Fr, today);
    // A break after all levels, so that the time until it is shown too.
    let (mut levels, breaks): (Vec<Step>, Vec<Step>) =
        setup.steps.into_iter().partition(|step| !step.is_break());
    levels.extend(breaks.into_iter().last());
    setup.steps = levels;
    // The first level has a club's length: only the time changes during it.
    for step in setup.steps.iter_mut().skip(1) {
        if let Step::Level { minutes, .. } = step {
            *minutes = 1;
        }
    }
    let id = club.tournaments().create_tournament(setup, None, Millis(now)).unwrap();
    for number in 1..=40 {
        let draft = MemberDraft {
            last_name: format!("Membre {number}"),
            first_name: "Une".to_owned(),
            ..MemberDraft::default()
        };
        let member = club.library().save_member(draft, Millis(now)).unwrap().id;
        club.play().act(id, &Action::Register { member, born: None, paid: true }, Millis(now)).unwrap();
    }
    club.play().act(id, &Action::DrawSeats, Millis(now)).unwrap();
    club.play().act(id, &Action::Start, Millis(Utc::now().timestamp_millis())).unwrap();
    club.close();

    // With layers or without, as the program itself chooses; the tests override this choice.
    let alone = if std::fs::exists("/dev/dri")? { "0" } else { "1" };
    let painted = vec![("WEBKIT_DISABLE_DMABUF_RENDERER", alone.into())];
    let arguments = ["--club", path.to_str().unwrap()];
    let program = Program::start_with("lateness", &arguments, (1920, 1080), painted).await?;
    program.window("index.html").await?;
    program.click("test id", &format!("rail-clock-{id}")).await?;
    program.until("document.querySelector('[data-testid=time]') !== null").await?;
    let ids = program.process_ids();
    tokio::time::sleep(QUIET).await;
    println!("per cent of one core");
    cost("desk, tables", &ids, span).await;
    program.click("test id", "tab-clock").await?;
    tokio::time::sleep(QUIET).await;
    cost("desk, its clock", &ids, span).await;
    program.open_room(id).await?;
    program.find("test id", "scene-clock").await?;
    tokio::time::sleep(QUIET).await;
    cost("desk, its clock, and room", &ids, span).await;
    program.window("index.html").await?;
    lateness::set(&program, id, 1, 60_000).await?;
    lateness::watch(&program, id).await?;
    println!("\nlevels of a minute, {seconds} seconds");
    let machine = Machine::watch();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    lateness::print(&program, machine).await?;
    println!("\n{ends} levels, each set close to its end");
    let machine = Machine::watch();
    lateness::ends(&program, id, ends).await?;
    lateness::print(&program, machine).await?;
    program.window("index.html").await?;
    // Again once WebKit has compiled the hot code, as during the rest of an evening.
    lateness::set(&program, id, 0, 900_000).await?;
    tokio::time::sleep(QUIET).await;
    println!();
    cost("both, later", &ids, span).await;
    program.call("act", json!({ "id": id, "action": { "type": "pause_clock" } })).await?.unwrap();
    tokio::time::sleep(Duration::from_secs(1)).await;
    cost("both, clock stopped", &ids, span).await;
    // The floor: the same window with nothing in it but a text that changes once a second.
    program.eval(NOTHING).await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    cost("nothing but a text", &ids, span).await;
    program.quit().await
}

/// Prints the processor time of each process and in total, and the machine's load.
async fn cost(what: &str, ids: &[u32], span: Duration) {
    let shares = processor::share(ids, span).await;
    let all: f64 = shares.iter().map(|(_, share)| share).sum();
    let each: Vec<String> = shares.iter().map(|(name, share)| format!("{name} {share:.1}")).collect();
    println!("{what:<28} {all:>5.1}   {} (load {})", each.join(", "), processor::load());
}
