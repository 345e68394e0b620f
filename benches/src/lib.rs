//! Shared by the measuring programs: medians, and a table on standard output.
#![forbid(unsafe_code)]

pub mod large;
pub mod league;
pub mod league_servers;
pub mod peers;
pub mod plot;
pub mod rehearsal;
pub mod screen;
pub mod writers;

use std::time::{Duration, Instant};

/// The median of these times; zero if there are none.
pub fn median(times: &[Duration]) -> Duration {
    quantile(times, 50)
}

/// The given percentile of these times.
pub fn quantile(times: &[Duration], percent: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let index = sorted.len().saturating_mul(percent) / 100;
    sorted.get(index.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// Runs this and returns its duration and its result.
pub fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let made = work();
    (start.elapsed(), made)
}

/// Milliseconds with a sensible number of digits.
pub fn ms(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1e3;
    if ms < 10.0 { format!("{ms:.3} ms") } else { format!("{ms:.1} ms") }
}

/// Prints lines in columns as wide as their widest cell; the first line is the heading.
pub fn table(title: &str, lines: &[Vec<String>]) {
    println!("\n{title}");
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in lines {
        let cells: Vec<String> = line
            .iter()
            .zip(&widths)
            .enumerate()
            .map(
                |(index, (cell, width))| {
                    if index == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
                },
            )
            .collect();
        println!("  {}", cells.join("  ").trim_end());
    }
}

/// A line of [`table`] from displayable values.
pub fn line(cells: &[&dyn std::fmt::Display]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

/// An error in words, for programs that end with it.
pub fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// States whether a figure meets its goal.
pub fn verdict(met: bool) -> &'static str {
    if met { "met" } else { "MISSED" }
}

/// A new folder beside the program itself, which is on a disk, as temporary folders may not be.
///
/// # Errors
/// If it cannot be created.
pub fn disk_folder() -> std::io::Result<tempfile::TempDir> {
    let program = std::env::current_exe()?;
    tempfile::tempdir_in(program.parent().unwrap_or(std::path::Path::new(".")))
}
