//! A clock in the real windows: what it costs the processor within a level, with the desk alone and
//! with the room beside it, and then for five minutes of levels of one minute how late each displayed
//! second and each level is against the instant at which it was due. Prints tables; nothing is tested by it.
//!
//!     cargo run --release -p tapis-tests --example clock_lateness -- [seconds] [seconds of processor time]

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring program")]

mod processor;

use std::time::Duration;

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
  const shown = document.querySelector('[data-testid=SHOWN]');
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

/// What is fetched, compiled and drawn at the start is no part of the cost, nor the scrollbars, which
/// WebKit shows after each change of a page and lets fade for some seconds, sixty frames in each.
const QUIET: Duration = Duration::from_secs(45);

/// Takes everything out of the desk but one small text, which changes once a second.
const NOTHING: &str = "(() => {
  document.querySelectorAll('style, link').forEach((one) => one.remove());
  document.body.innerHTML = '<div></div>';
  const text = document.body.firstChild;
  let seconds = 0;
  setInterval(() => (text.textContent = `00:${String((seconds += 1) % 60).padStart(2, '0')}`), 1000);
  return true;
})()";

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
    // A break after all levels: how long it is until then is shown too.
    let (mut levels, breaks): (Vec<Step>, Vec<Step>) =
        setup.steps.into_iter().partition(|step| !step.is_break());
    levels.extend(breaks.into_iter().last());
    setup.steps = levels;
    // The first is as long as in a club: there nothing but the time changes.
    for step in setup.steps.iter_mut().skip(1) {
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

    // As the program chooses by itself, which the tests do not let it do.
    let alone = if std::fs::exists("/dev/dri")? { "0" } else { "1" };
    let painted = vec![("WEBKIT_DISABLE_DMABUF_RENDERER", alone.into())];
    let arguments = ["--club", path.to_str().unwrap()];
    let program = Program::start_with("lateness", &arguments, (1920, 1080), painted).await?;
    program.window("index.html").await?;
    program.click("test id", &format!("rail-clock-{id}")).await?;
    program.until("document.querySelector('[data-testid=time]') !== null").await?;
    let ids = program.process_ids();
    let span =
        Duration::from_secs(std::env::args().nth(2).and_then(|given| given.parse().ok()).unwrap_or(30));
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
    let next = json!({ "type": "set_clock", "step": 1, "remaining": 60_000 });
    program.call("act", json!({ "id": id, "action": next })).await?.unwrap();
    // How late the room is: it is what forty people look at.
    program.window("room.html").await?;
    watch(&program, id, "room-time").await?;
    program.window("index.html").await?;
    watch(&program, id, "clock-time").await?;
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    println!("\n{:<28} {:>5} {:>6} {:>6} {:>6}", "late by", "count", "50 %", "99 %", "worst");
    lateness(&program, "desk").await?;
    program.window("room.html").await?;
    lateness(&program, "room").await?;
    program.window("index.html").await?;
    // Once more, when WebKit has compiled what runs often: so it is for the rest of an evening.
    let back = json!({ "type": "set_clock", "step": 0, "remaining": 900_000 });
    program.call("act", json!({ "id": id, "action": back })).await?.unwrap();
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

/// Prints what the processes cost, each and in all, and how busy the machine was.
async fn cost(what: &str, ids: &[u32], span: Duration) {
    let shares = processor::share(ids, span).await;
    let all: f64 = shares.iter().map(|(_, share)| share).sum();
    let each: Vec<String> = shares.iter().map(|(name, share)| format!("{name} {share:.1}")).collect();
    println!("{what:<28} {all:>5.1}   {} (load {})", each.join(", "), processor::load());
}

/// Begins to watch the time in the window at hand.
async fn watch(program: &Program, id: i64, shown: &str) -> Result<()> {
    let clock: Value = program.call("clock", json!({ "id": id })).await?.unwrap();
    // The program's time began with the system's clock, and nobody sets that here.
    program.eval(&format!("(window.__ends = {}, true)", clock["ends_at"])).await?;
    program.eval(&WATCH.replace("SHOWN", shown)).await?;
    Ok(())
}

async fn lateness(program: &Program, window: &str) -> Result<()> {
    let late = program.eval("window.__late").await?;
    let times = |name: &str| -> Vec<i64> {
        let list = late[name].as_array().cloned().unwrap_or_default();
        list.iter().filter_map(|time| time.as_f64().map(|time| time as i64)).collect()
    };
    line(&format!("{window}: a displayed second"), times("seconds"));
    line(&format!("{window}: a level"), times("levels"));
    Ok(())
}
