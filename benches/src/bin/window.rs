//! The time from the start of the process to the settled desk, and the memory of
//! its processes, compared with an empty Tauri window; alternating, in changing
//! order. Both programs are next to this one.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tapis_benches::screen::{Screen, memory};
use tapis_benches::{line, median, ms, quantile, table};

const ROUNDS: usize = 11;

/// A started program; dropping it ends it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(program: &Path, arguments: &[&str], screen: &Screen, home: &Path) -> Result<Running, String> {
    let child = Command::new(program)
        .args(arguments)
        .env("DISPLAY", screen.display())
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CACHE_HOME", home.join("cache"))
        .env("XDG_STATE_HOME", home.join("state"))
        .env_remove("WAYLAND_DISPLAY")
        .env("GDK_BACKEND", "x11")
        .env("NO_AT_BRIDGE", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    child.map(Running).map_err(|error| format!("{}: {error}", program.display()))
}

/// One start on a screen of its own: the time until it is painted, and the kilobytes in use then.
fn measured(program: &Path, arguments: &[&str], home: &Path) -> Result<(Duration, u64), String> {
    let pixels = tempfile::tempdir().map_err(|error| error.to_string())?;
    let screen = Screen::start(pixels.path())?;
    let begun = Instant::now();
    let running = start(program, arguments, &screen, home)?;
    let painted = screen.painted(begun).map_err(|error| format!("{}: {error}", program.display()))?;
    Ok((painted, memory(running.0.id())))
}

fn main() -> Result<(), String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let beside = own.parent().unwrap_or(Path::new("."));
    let (tapis, empty) = (beside.join("tapis"), beside.join("tapis-empty-window"));
    let homes = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (own_home, empty_home) = (homes.path().join("tapis"), homes.path().join("empty"));
    // The first start creates the sample club, and brings both programs into the system's cache.
    measured(&tapis, &["--sample"], &own_home)?;
    measured(&empty, &[], &empty_home)?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let first = if round % 2 == 0 { Some(measured(&empty, &[], &empty_home)?) } else { None };
        ours.push(measured(&tapis, &["--sample"], &own_home)?);
        theirs.push(match first {
            Some(done) => done,
            None => measured(&empty, &[], &empty_home)?,
        });
    }
    let row = |name: &str, found: &[(Duration, u64)]| {
        let times: Vec<Duration> = found.iter().map(|(time, _)| *time).collect();
        let mut sizes: Vec<u64> = found.iter().map(|(_, size)| *size).collect();
        sizes.sort_unstable();
        let size = sizes.get(sizes.len() / 2).copied().unwrap_or_default() / 1024;
        line(&[&name, &ms(median(&times)), &ms(quantile(&times, 90)), &format!("{size} MB")])
    };
    table(
        &format!("From the start of the process to the window as it stays, {ROUNDS} times"),
        &[
            line(&[&"", &"median", &"90 %", &"memory"]),
            row("an empty Tauri window", &theirs),
            row("the desk with the sample club", &ours),
        ],
    );
    Ok(())
}
