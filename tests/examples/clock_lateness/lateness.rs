//! How late each displayed second and each level is, and the machine itself.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tapis_tests::window::{Program, Result};

/// The windows, what each shows the time in, and their names in the table.
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
    const late = Date.now() - (window.__ends - (minutes * 60 + seconds) * 1000);
    if (Math.abs(late) < 30000) return void window.__late.seconds.push(late);
    // The next level, of a minute too.
    window.__late.levels.push(Date.now() - window.__ends);
    window.__ends += 60000;
  }).observe(shown, { childList: true, characterData: true, subtree: true });
  return true;
})()";

/// Begins to watch both windows. The desk's is at hand afterwards.
pub async fn watch(program: &Program, id: i64) -> Result<()> {
    for (window, shown, _) in WINDOWS {
        program.window(window).await?;
        program.eval("(window.__ends = null, true)").await?;
        program.eval(&WATCH.replace("SHOWN", shown)).await?;
    }
    expect(program, id).await
}

/// Both windows are told when the level ends, of which each second is reckoned.
async fn expect(program: &Program, id: i64) -> Result<()> {
    program.window("index.html").await?;
    let clock: Value = program.call("clock", json!({ "id": id })).await?.unwrap();
    for (window, ..) in WINDOWS {
        program.window(window).await?;
        // The program's time began with the system's clock, and nobody sets that here.
        program.eval(&format!("(window.__ends = {}, true)", clock["ends_at"])).await?;
    }
    Ok(())
}

/// So many levels more, each set close to its end: five minutes have but five ends.
pub async fn ends(program: &Program, id: i64, count: u64) -> Result<()> {
    for round in 0..count {
        for (window, ..) in WINDOWS {
            program.window(window).await?;
            program.eval("(window.__ends = null, true)").await?;
        }
        // At any part of a second.
        let remaining = 6_300 + round * 37 % 900;
        set(program, id, 1 + round % 6, remaining).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        expect(program, id).await?;
        tokio::time::sleep(Duration::from_millis(8_000)).await;
    }
    Ok(())
}

/// Sets the clock to so many milliseconds before the end of a level.
pub async fn set(program: &Program, id: i64, step: u64, remaining: u64) -> Result<()> {
    let action = json!({ "type": "set_clock", "step": step, "remaining": remaining });
    program.call("act", json!({ "id": id, "action": action })).await?.unwrap();
    Ok(())
}

/// Prints what was seen since the windows are watched, and forgets it.
pub async fn print(program: &Program) -> Result<()> {
    println!("{:<28} {:>5} {:>6} {:>6} {:>6}", "late by", "count", "50 %", "99 %", "worst");
    for (window, _, name) in WINDOWS {
        program.window(window).await?;
        let late = program.eval("window.__late").await?;
        let times = |kind: &str| -> Vec<i64> {
            let list = late[kind].as_array().cloned().unwrap_or_default();
            list.iter().filter_map(|time| time.as_f64().map(|time| time as i64)).collect()
        };
        line(&format!("{name}: a displayed second"), times("seconds"));
        line(&format!("{name}: a level"), times("levels"));
        program.eval("(window.__late = { seconds: [], levels: [] }, true)").await?;
    }
    Ok(())
}

fn line(name: &str, mut times: Vec<i64>) {
    times.sort_unstable();
    let at = |percent: usize| times.get(times.len() * percent / 100).or(times.last()).copied().unwrap_or(0);
    println!("{name:<28} {:>5} {:>6} {:>6} {:>6} ms", times.len(), at(50), at(99), at(100));
}

/// A thread that does nothing but wake a hundred times a second: no program is more punctual than
/// the machine it runs on.
pub struct Machine {
    stop: Arc<AtomicBool>,
    late: mpsc::Receiver<Vec<i64>>,
}

impl Machine {
    pub fn watch() -> Self {
        let (stop, (sender, late)) = (Arc::new(AtomicBool::new(false)), mpsc::channel());
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            let mut times = Vec::new();
            let mut due = Instant::now();
            while !stopped.load(Ordering::Relaxed) {
                due += Duration::from_millis(10);
                thread::sleep(due.saturating_duration_since(Instant::now()));
                times.push(i64::try_from(due.elapsed().as_millis()).unwrap_or(i64::MAX));
                due = due.max(Instant::now());
            }
            let _ = sender.send(times);
        });
        Machine { stop, late }
    }

    pub fn print(self) {
        self.stop.store(true, Ordering::Relaxed);
        line("the machine: a thread wakes", self.late.recv().unwrap_or_default());
    }
}
