//! Lateness of each displayed second and each level, and of the machine itself.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use chrono::Utc;
use serde_json::{Value, json};
use tapis_club::engine::base::quantity::TournamentId;
use tapis_tests::window::{Program, Result};

/// The windows, the element in which each shows the time, and their names in the table.
const WINDOWS: [(&str, &str, &str); 2] =
    [("room.html", "room-time", "room"), ("index.html", "clock-time", "desk")];

/// Watches the time that the page shows: for each change, how long after a whole second of the
/// clock it came. The page and the program read the same system clock.
const WATCH: &str = "(() => {
  const shown = document.querySelector('[data-testid=SHOWN]');
  window.__late = { seconds: [], levels: [] };
  new MutationObserver(() => {
    if (window.__ends === null) return;
    const [minutes, seconds] = shown.textContent.split(':').map(Number);
    const [now, due] = [Date.now(), window.__ends - (minutes * 60 + seconds) * 1000];
    if (Math.abs(now - due) < 30000) return void window.__late.seconds.push([due, now]);
    // The next level, of a minute too.
    window.__late.levels.push([window.__ends, now]);
    window.__ends += 60000;
  }).observe(shown, { childList: true, characterData: true, subtree: true });
  return true;
})()";

/// Starts watching both windows. The desk's is current afterwards.
pub async fn watch(program: &Program, id: TournamentId) -> Result<()> {
    for (window, shown, _) in WINDOWS {
        program.window(window).await?;
        program.eval("(window.__ends = null, true)").await?;
        program.eval(&WATCH.replace("SHOWN", shown)).await?;
    }
    expect(program, id).await
}

/// Sets in both windows the time when the level ends; every second is computed from that.
async fn expect(program: &Program, id: TournamentId) -> Result<()> {
    program.window("index.html").await?;
    let clock: Value = program.call("clock", json!({ "id": id })).await?.unwrap();
    for (window, ..) in WINDOWS {
        program.window(window).await?;
        // The program's time started from the system's clock, which nobody sets during a measurement.
        program.eval(&format!("(window.__ends = {}, true)", clock["ends_at"])).await?;
    }
    Ok(())
}

/// Plays more levels, each set close to its end: five minutes contain only five ends.
pub async fn ends(program: &Program, id: TournamentId, count: u64) -> Result<()> {
    for round in 0..count {
        for (window, ..) in WINDOWS {
            program.window(window).await?;
            program.eval("(window.__ends = null, true)").await?;
        }
        // At a random part of a second.
        let remaining = 6_300 + round * 37 % 900;
        set(program, id, 1 + round % 6, remaining).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        expect(program, id).await?;
        tokio::time::sleep(Duration::from_millis(8_000)).await;
    }
    Ok(())
}

/// Sets the clock to this many milliseconds before the end of a level.
pub async fn set(program: &Program, id: TournamentId, step: u64, remaining: u64) -> Result<()> {
    let action = json!({ "type": "set_clock", "step": step, "remaining": remaining });
    program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    Ok(())
}

/// Prints the observations so far, and discards them.
pub async fn print(program: &Program, machine: Machine) -> Result<()> {
    let machine = machine.stop();
    println!("{:<40} {:>5} {:>6} {:>6} {:>6}", "late by", "count", "50 %", "99 %", "worst");
    for (window, _, name) in WINDOWS {
        program.window(window).await?;
        let late = program.eval("window.__late").await?;
        for (kind, what) in [("seconds", "a displayed second"), ("levels", "a level")] {
            let pairs = late[kind].as_array().cloned().unwrap_or_default();
            let times = pairs.iter().filter_map(|pair| Some((pair[0].as_f64()?, pair[1].as_f64()?)));
            let times: Vec<(i64, i64)> = times.map(|(due, now)| (due as i64, now as i64)).collect();
            let late = |(due, now): &(i64, i64)| now - due;
            line(&format!("{name}: {what}"), times.iter().map(late).collect());
            let whole = times.iter().filter(|(due, now)| !machine.stolen(*due, *now));
            line(&format!("{name}: {what}, no time stolen"), whole.map(late).collect());
        }
        program.eval("(window.__late = { seconds: [], levels: [] }, true)").await?;
    }
    line("the machine: a thread wakes", machine.late);
    Ok(())
}

fn line(name: &str, mut times: Vec<i64>) {
    times.sort_unstable();
    let at = |percent: usize| times.get(times.len() * percent / 100).or(times.last()).copied().unwrap_or(0);
    println!("{name:<40} {:>5} {:>6} {:>6} {:>6} ms", times.len(), at(50), at(99), at(100));
}

/// A thread that only wakes a hundred times a second: no program is more punctual than the machine it
/// runs on. It also notes when the host took processor time away from a virtual machine.
pub struct Machine {
    stop: Arc<AtomicBool>,
    seen: mpsc::Receiver<Observations>,
}

/// Observations of displayed seconds and levels.
#[derive(Default)]
struct Observations {
    /// The lateness of each wake-up, in milliseconds.
    late: Vec<i64>,
    /// Stolen time by the instant it was seen, in the system's hundredths of a second.
    stolen: Vec<(i64, u64)>,
}

impl Machine {
    pub fn watch() -> Self {
        let (stop, (sender, seen)) = (Arc::new(AtomicBool::new(false)), mpsc::channel());
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            let mut seen = Observations::default();
            let mut due = Instant::now();
            while !stopped.load(Ordering::Relaxed) {
                due += Duration::from_millis(10);
                thread::sleep(due.saturating_duration_since(Instant::now()));
                seen.late.push(i64::try_from(due.elapsed().as_millis()).unwrap_or(i64::MAX));
                let stolen = stolen();
                if seen.stolen.last().is_none_or(|(_, before)| *before != stolen) {
                    seen.stolen.push((Utc::now().timestamp_millis(), stolen));
                }
                due = due.max(Instant::now());
            }
            let _ = sender.send(seen);
        });
        Machine { stop, seen }
    }

    fn stop(self) -> Observations {
        self.stop.store(true, Ordering::Relaxed);
        self.seen.recv().unwrap_or_default()
    }
}

impl Observations {
    /// Whether time was stolen between two instants, or noticed just after.
    fn stolen(&self, from: i64, to: i64) -> bool {
        self.stolen.iter().skip(1).any(|(at, _)| (from..=to + 20).contains(at))
    }
}

/// The time that the host has taken from all processors so far.
fn stolen() -> u64 {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    stat.split_whitespace().nth(8).and_then(|field| field.parse().ok()).unwrap_or(0)
}
