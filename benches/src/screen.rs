//! An invisible screen, and what is painted on it: the X server keeps its pixels in a file,
//! which is read without involving the program or the server.

use std::fs;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const WIDTH: usize = 1366;
const HEIGHT: usize = 768;
const BYTES: usize = 4;
/// Only every n-th line is compared: a letter is higher.
const STEP: usize = 6;
/// Unchanged for this long means settled.
const STILL: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_secs(60);

/// The X server; dropping it ends it.
#[derive(Debug)]
pub struct Screen {
    server: Child,
    display: String,
    pixels: PathBuf,
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Screen {
    /// Starts one, with its pixels in this folder.
    ///
    /// # Errors
    /// If Xvfb is not installed or does not start.
    pub fn start(folder: &Path) -> Result<Self, String> {
        let said = |error: std::io::Error| format!("Xvfb: {error}");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0"])
            .arg(format!("{WIDTH}x{HEIGHT}x24"))
            .arg("-fbdir")
            .arg(folder)
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(said)?;
        let mut number = String::new();
        if let Some(out) = server.stdout.take() {
            BufReader::new(out).read_line(&mut number).map_err(said)?;
        }
        let display = format!(":{}", number.trim());
        Ok(Screen { server, display, pixels: folder.join("Xvfb_screen0") })
    }

    /// The `DISPLAY` of programs that are to appear on it.
    pub fn display(&self) -> &str {
        &self.display
    }

    fn look(&self) -> Result<Vec<u8>, String> {
        let said = |error: std::io::Error| format!("the screen's pixels: {error}");
        let mut file = fs::File::open(&self.pixels).map_err(said)?;
        let length = file.metadata().map_err(said)?.len();
        // The header before the pixels has a length that depends on the server.
        let head = length.saturating_sub(u64::try_from(WIDTH * HEIGHT * BYTES).unwrap_or(0));
        let mut seen = Vec::with_capacity(WIDTH * HEIGHT * BYTES / STEP + WIDTH * BYTES);
        let mut line = [0; WIDTH * BYTES];
        for row in (0..HEIGHT).step_by(STEP) {
            let at = head + u64::try_from(row * WIDTH * BYTES).unwrap_or(0);
            file.seek(SeekFrom::Start(at)).and_then(|_| file.read_exact(&mut line)).map_err(said)?;
            seen.extend_from_slice(&line);
        }
        Ok(seen)
    }

    /// Waits until nothing changes any more. Returns how long after `start` the screen first had its
    /// final content, except for one pixel in a hundred (a caret blinks, a clock runs).
    ///
    /// # Errors
    /// If nothing is painted, or the screen never settles.
    pub fn painted(&self, start: Instant) -> Result<Duration, String> {
        let empty = self.look()?;
        let mut seen: Vec<(Duration, Vec<u8>)> = Vec::new();
        let mut changed = Instant::now();
        loop {
            let now = self.look()?;
            let before = seen.last().map_or(&empty, |(_, picture)| picture);
            if now != *before {
                changed = Instant::now();
                seen.push((start.elapsed(), now));
            } else if !seen.is_empty() && changed.elapsed() > STILL {
                break;
            }
            if start.elapsed() > PATIENCE {
                return Err("nothing is painted, or it never comes to rest".to_owned());
            }
            std::thread::sleep(Duration::from_millis(3));
        }
        let (_, last) = seen.last().ok_or("nothing is painted")?;
        let alike = |picture: &[u8]| {
            let pixels = picture.chunks_exact(BYTES).zip(last.chunks_exact(BYTES));
            pixels.filter(|(one, other)| one != other).count() * 100 <= last.len() / BYTES
        };
        seen.iter().find(|(_, picture)| alike(picture)).map(|(at, _)| *at).ok_or("nothing".to_owned())
    }
}

/// The process and everything it started.
fn family(id: u32) -> Vec<u32> {
    let mut all = vec![id];
    let mut next = 0;
    while let Some(parent) = all.get(next).copied() {
        next += 1;
        let threads = fs::read_dir(format!("/proc/{parent}/task")).into_iter().flatten().flatten();
        for thread in threads {
            let children = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
            all.extend(children.split_whitespace().filter_map(|child| child.parse::<u32>().ok()));
        }
    }
    all
}

/// The proportional set size of a process and its children, in kilobytes.
pub fn memory(id: u32) -> u64 {
    let share = |id: u32| {
        let text = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?.to_owned();
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    family(id).into_iter().filter_map(share).sum()
}
